import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { twoByLink } from './link.kit.ts';
import { beginMatch, choices, lengthOf, test } from './table.kit.ts';

/** The line of a page to the server, which can be cut and mended. */
async function lineOf(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    open.add(socket);
    server.onClose(() => void socket.close());
    socket.onClose(() => open.delete(socket));
  });
  await page.route('**/api/**', (route) => (isCut ? route.abort('internetdisconnected') : route.fallback()));
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
    },
    mend() {
      isCut = false;
    },
  };
}

/** What the log of a page says, in order. */
const logOf = (page: Page): Promise<string[]> => page.locator('.log-scroll').allInnerTexts();

test('after a cut the page goes on where it was: without a reload, without a gap', async ({
  page,
  newcomer,
}) => {
  const line = await lineOf(page);
  const friend = await newcomer();
  await twoByLink(page, friend);
  await page.evaluate(() => Object.assign(globalThis, { unbroken: true }));

  await line.cut();
  const status = page.locator('.bars [role=status]');
  await expect(page.locator('.bar.away')).toBeVisible();
  await expect(status).toContainText('No connection');

  // The other side plays meanwhile, takes back, and plays something else.
  const takeBack = friend.getByRole('button', { name: 'Take back' });
  await choices(friend).first().click();
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await choices(friend).nth(1).click();
  await expect(takeBack).toBeVisible();

  line.mend();
  await expect(page.locator('.bar.away')).toHaveCount(0, { timeout: 90_000 });
  await expect(status).toContainText('back');
  await choices(page).first().click();
  await expect(async () => expect(await lengthOf(page)).toBeGreaterThan(1)).toPass();
  await expect(async () => expect(await lengthOf(page)).toBe(await lengthOf(friend))).toPass();
  expect(await page.evaluate(() => 'unbroken' in globalThis)).toBe(true);
  const heard = await logOf(page);
  await page.reload();
  await expect.poll(() => logOf(page)).toEqual(heard);
});

test('the network goes and comes again: the page notices by itself', async ({ page, newcomer }) => {
  await twoByLink(page, await newcomer());
  await page.context().setOffline(true);
  await expect(page.locator('.bar.away')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.bar.away')).toHaveCount(0, { timeout: 90_000 });
});

/** Lets a page miss every other news of the match, so many of them, beginning with the next one. */
async function leakyLine(page: Page) {
  let toCome = 0;
  let lost = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const { updates } = JSON.parse(String(message)) as { readonly updates?: readonly unknown[] };
      const isNews = updates !== undefined && updates.length > 0;
      if (isNews && toCome % 2 === 1) lost += 1;
      else socket.send(message);
      if (isNews) toCome = Math.max(toCome - 1, 0);
    });
  });
  return {
    lose(news: number) {
      toCome = news * 2 - 1;
    },
    lost: () => lost,
  };
}

test('what is lost on the way is asked for again, however quickly the next is lost', async ({
  page,
  newcomer,
}) => {
  const friend = await newcomer();
  const line = await leakyLine(friend);
  await twoByLink(page, friend);
  const takeBack = page.getByRole('button', { name: 'Take back' });
  const [chosen, log] = ['The Scots chose a card', friend.getByRole('region', { name: 'Log' })];

  // The first news is lost, and the answer to the question for it; the third news shows that again something is missing.
  line.lose(2);
  await choices(page).first().click();
  await takeBack.click();
  await expect.poll(line.lost).toBe(2);
  await expect(log).not.toContainText(chosen);
  await choices(page).first().click();
  await expect(log).toContainText(chosen);
});

test('what happened while one was away stands over the log', async ({ page, newcomer }) => {
  const friend = await newcomer();
  await twoByLink(page, friend);
  await choices(page).first().click();
  await expect(choices(page)).toHaveCount(0);
  const address = page.url();
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  const before = await lengthOf(friend);
  await choices(friend).first().click();
  await expect(async () => expect(await lengthOf(friend)).toBeGreaterThan(before)).toPass();

  await page.goto(address);
  await expect(page.locator('.log-since')).toContainText('since you left');
  await expect(page.locator('.log-since li, .log-since button').first()).toBeVisible();
  await page.locator('.log-since').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.log-since')).toHaveCount(0);
});

/** Says to a page that nobody sees it any more, or that somebody does again. */
const turn = (page: Page, to: DocumentVisibilityState): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);

test('what happened while the page was out of sight for hours stands over the log as well', async ({
  page,
  newcomer,
}) => {
  await page.clock.install();
  const friend = await newcomer();
  await twoByLink(page, friend);
  await choices(page).first().click();
  await expect(choices(page)).toHaveCount(0);
  await turn(page, 'hidden');
  const before = await lengthOf(page);
  await choices(friend).first().click();
  await expect(async () => expect(await lengthOf(page)).toBeGreaterThan(before)).toPass();
  await expect(page.locator('.log-since')).toHaveCount(0);
  await page.clock.fastForward('03:00:00');
  await turn(page, 'visible');
  await expect(page.locator('.log-since')).toContainText('since you left');
  await expect(page.locator('.log-since li, .log-since button').first()).toBeVisible();
  await page.locator('.log-since').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.log-since')).toHaveCount(0);
});

test('onlookers come by a link of their own, and hear of what happens', async ({
  page,
  context,
  newcomer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const friend = await newcomer();
  await twoByLink(page, friend);
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Links' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Copy: .*look on/ }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/seat\/[^/]+\/observer$/);
  await page.keyboard.press('Escape');

  const onlooker = await newcomer();
  await onlooker.goto(link);
  await expect(onlooker.locator('svg.board-map')).toBeVisible();
  await expect(choices(onlooker)).toHaveCount(0);
  await choices(page).first().click();
  await choices(friend).first().click();
  await expect(async () => expect(await lengthOf(onlooker)).toBeGreaterThan(1)).toPass();
  await expect(async () => expect(await lengthOf(onlooker)).toBe(await lengthOf(friend))).toPass();
  await onlooker.getByRole('button', { name: 'Match', exact: true }).click();
  await onlooker.getByRole('button', { name: 'Links' }).click();
  await expect(onlooker.getByRole('dialog')).not.toContainText('your own seat');
});

test('a free seat can be offered again', async ({ page }) => {
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  const link = await page.getByRole('textbox').inputValue();
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue(link);
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Links' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(link);
});

test('a server with other rules is noticed: in a sentence, with the way out', async ({ page }) => {
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  await expect(page.getByRole('textbox')).toBeVisible();
  const renewed = '**/api/matches/*/updates*';
  await page.route(renewed, async (route) => {
    const answer = await route.fetch();
    const { updates, state } = (await answer.json()) as { updates: unknown; state: { match: object } };
    const match = { ...state.match, engine: 99 };
    await route.fulfill({ json: { updates, state: { ...state, match } } });
  });
  await page.reload();
  await expect(page.getByRole('heading')).toContainText('another version of the rules');
  await page.unroute(renewed);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('svg.board-map')).toBeVisible();
});

test('a server that is renewed during a match says why it cannot go on', async ({ page, newcomer }) => {
  const line = await lineOf(page);
  await twoByLink(page, await newcomer());
  await page.route('**/api/matches/*/updates*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'engineVersion', args: { match: 1, engine: 2 } } },
    }),
  );
  await line.cut();
  const alert = page.locator('.bars [role=alert]');
  await expect(alert).toContainText('version 1 of the rules', { timeout: 90_000 });
});
