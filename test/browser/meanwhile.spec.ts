import { expect, type Page } from '@playwright/test';
import { twoByLink } from './link.kit.ts';
import { choices, lengthOf, stopClock, test } from './table.kit.ts';

const PRESSABLE = 'button, a[href], input, select, textarea, summary, [tabindex]';

/** Remembers in the page everything on it that can be pressed. */
const remember = (page: Page): Promise<void> =>
  page.evaluate((pressable) => {
    Object.assign(globalThis, { remembered: [...document.querySelectorAll(pressable)] });
  }, PRESSABLE);

/** What can no longer be pressed of all that was remembered, by its name. */
const gone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { remembered } = globalThis as unknown as { readonly remembered: readonly Element[] };
    return remembered
      .filter((element) => !element.isConnected)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });

/** How much the page has heard of the match over its socket. */
function listenAt(page: Page): () => number {
  let heard = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard += 1)));
  return () => heard;
}

/** Presses and holds a button by mouse, or by the space bar where it has the focus. */
const presses = {
  mouse: {
    down: async (page: Page) => {
      await choices(page).first().hover();
      await page.mouse.down();
    },
    up: (page: Page) => page.mouse.up(),
  },
  keyboard: {
    down: async (page: Page) => {
      await choices(page).first().focus();
      await page.keyboard.down('Space');
    },
    up: (page: Page) => page.keyboard.up('Space'),
  },
};

for (const [by, press] of Object.entries(presses))
  test(`what is being pressed stays under the finger while others act, by ${by}`, async ({
    page,
    newcomer,
  }) => {
    const friend = await newcomer();
    const heard = listenAt(friend);
    await friend.clock.install();
    await twoByLink(page, friend);
    const log = friend.getByRole('region', { name: 'Log' });
    // However long the other one takes, to the page it is one press.
    await stopClock(friend);
    await press.down(friend);
    const before = heard();
    await choices(page).first().click();
    await expect.poll(heard).toBeGreaterThan(before);
    await expect(log).not.toContainText('The Scots chose a card');
    await press.up(friend);
    await expect.poll(() => lengthOf(friend)).toBeGreaterThan(1);
    await expect(log).toContainText('The Scots chose a card');
  });

test('what is held back comes when the press has led to nothing', async ({ page, newcomer }) => {
  const friend = await newcomer();
  await twoByLink(page, friend);
  const log = friend.getByRole('region', { name: 'Log' });
  await choices(friend).first().hover();
  await friend.mouse.down();
  await friend.mouse.move(0, 0);
  await choices(page).first().click();
  await friend.mouse.up();
  await expect(log).toContainText('The Scots chose a card');
  await expect(choices(friend).first()).toBeVisible();
});

test('what others do takes nothing off the screen that can be pressed', async ({ page, newcomer }) => {
  const friend = await newcomer();
  await twoByLink(page, friend);
  await remember(friend);
  await choices(page).first().click();
  await expect(friend.getByRole('region', { name: 'Log' })).toContainText('The Scots chose a card');
  expect(await gone(friend)).toEqual([]);
  await choices(friend).first().click();
  for (const each of [page, friend]) await expect.poll(() => lengthOf(each)).toBeGreaterThan(1);

  // Whoever looks on keeps the place among the nobles.
  const [mover, other] = (await choices(page).count()) > 0 ? [page, friend] : [friend, page];
  const noble = other.getByRole('button', { name: 'Angus, Comyn faction' });
  await noble.focus();
  await remember(other);
  const length = await lengthOf(other);
  await choices(mover).first().click();
  await expect.poll(() => lengthOf(other)).toBeGreaterThan(length);
  expect(await gone(other)).toEqual([]);
  await expect(noble).toBeFocused();
});

test('what is pressed on the start page stays while the server answers', async ({ page }) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/games', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  const here = page.getByRole('radio', { name: /^A friend at this screen/ });
  await here.hover();
  await page.mouse.down();
  answer();
  await expect(page.getByRole('radio', { name: /^A friend by link/ })).toBeEnabled();
  await page.mouse.up();
  await expect(here).toBeChecked();
});
