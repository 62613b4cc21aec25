import { expect, type Locator, type Page } from '@playwright/test';

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

/** Everything that can be decided now: cards, moves, what a battle asks. */
export const choices = (page: Page): Locator => page.locator('[data-choice][data-line]:enabled');

/** What leads on: a battle's film is skipped, its board closed, a question answered. */
const ways = (page: Page): Locator =>
  page
    .locator('.battle-on')
    .or(page.locator('.battle-tools .button:not(.quiet)'))
    .or(page.locator('.confirm [data-choice]'))
    .or(choices(page));

/** Clicks the first button that leads on, until `done` says so. */
export async function playUntil(page: Page, done: () => Promise<boolean>, most = 600): Promise<number> {
  let clicks = 0;
  while (clicks < most && !(await done())) {
    const first = ways(page).first();
    await expect(first.or(page.locator('dialog[open]')).first()).toBeVisible({ timeout: 20_000 });
    if (await page.locator('dialog[open]').isVisible()) return clicks;
    // The button may have gone with what it was for: then there is another.
    await first.click({ timeout: 2_000 }).then(
      () => {
        clicks += 1;
      },
      () => undefined,
    );
  }
  return clicks;
}
