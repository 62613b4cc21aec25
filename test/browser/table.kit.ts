import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as plain,
} from '@playwright/test';
import { seedChance } from './chance.kit.ts';

interface Given {
  /**
   * Whether the pages are painted. Most tests look at what is there, not at its pixels, and painting without a
   * graphics card is half of their work.
   */
  painted: boolean;
  /** Opens a page in somebody else's browser, which remembers nothing. */
  newcomer: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A test of the page. */
export const test = plain.extend<Given>({
  painted: [false, { option: true }],
  context: async ({ context, painted, serviceWorkers }, use) => {
    if (!painted) await unpaint(context);
    // A page that is kept for later takes its worker from what is kept.
    if (serviceWorkers === 'block') await seedChance(context);
    await use(context);
  },
  newcomer: async ({ browser, painted }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      if (!painted) await unpaint(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Lets pages be laid out, read and pressed as ever, but not painted. */
async function unpaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { opacity: 0 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What goes wrong in the page while it is watched: errors of scripts, and what it says on its console. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** Makes the computer play without waiting. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('schiltron.pace', 'instant'));
}

/**
 * Stops the clock of the page: dice tumble and films stand still until they are skipped, however long the test takes to
 * look at them. The page must have been loaded after `page.clock.install()`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Begins a match from the start page. */
export async function beginMatch(
  page: Page,
  scenario: string,
  opponent: string,
  side?: string,
): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: new RegExp(`^${scenario}`) }).check();
  await page.getByRole('radio', { name: new RegExp(`^${opponent}`) }).check();
  if (side !== undefined) await page.getByRole('radio', { name: side, exact: true }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** The year that the panel shows. */
export const yearOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.year-number').textContent());

/** How many decisions have been made, by the time-line. */
export const lengthOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.timeline input[type=range]').getAttribute('max'));

/** Does something that makes a decision, and waits until it has been made. */
export async function decide(page: Page, act: () => Promise<void>): Promise<void> {
  const length = await lengthOf(page);
  await act();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(length);
}

/** Everything that can be decided now: cards, moves, what a battle asks. */
export const choices = (page: Page): Locator => page.locator('[data-choice][data-line]:enabled');

/** What leads on: a battle's film is skipped, its board closed, a question answered. */
export const ways = (page: Page): Locator =>
  page
    .locator('.battle-on')
    .or(page.locator('.battle-tools .button:not(.quiet)'))
    .or(page.locator('.confirm [data-choice]'))
    .or(choices(page));

/** Clicks something that may vanish at any moment; says whether it was still there. */
export const clickIfThere = (target: Locator): Promise<boolean> =>
  target.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

/**
 * Clicks the first button that leads on, as soon as there is one, until `done` says so or a dialog opens. Returns how
 * many clicks that took. Only the end of the test sets a limit.
 */
export async function playUntil(page: Page, done: () => Promise<boolean>): Promise<number> {
  const dialog = page.locator('dialog[open]');
  let clicks = 0;
  while (!(await done())) {
    const first = ways(page).first();
    await expect(first.or(dialog).first()).toBeVisible();
    if (await dialog.isVisible()) break;
    // The button may have gone with what it was for: then there is another.
    if (await clickIfThere(first)) clicks += 1;
  }
  return clicks;
}
