import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { beginMatch, choices, stopClock, test } from './table.kit.ts';

/** Begins a match by link and gives the link. */
async function invite(page: Page): Promise<string> {
  const link = page.getByRole('textbox');
  await expect(link).toBeVisible();
  return link.inputValue();
}

async function take(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page).toHaveURL(/#\/seat\//);
  await expect(page.getByRole('button', { name: 'Match', exact: true })).toBeVisible();
}

async function openLinks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Links' }).click();
}

/** Presses a button until it leads to this: the server may need a moment to notice that somebody has gone. */
const press = (button: Locator, to: Locator): Promise<void> =>
  expect(async () => {
    if (!(await to.isVisible())) await button.click({ timeout: 5_000 });
    await expect(to).toBeVisible({ timeout: 5_000 });
  }).toPass();

test('a lost device is made up for by a new link: nobody is put out of a seat, and all are told', async ({
  page,
  newcomer,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('radio', { name: /^Scotland Rising/ }).check();
  await page.getByRole('radio', { name: /^A friend by link/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  const friend = await newcomer();
  await take(friend, await invite(page));
  const seat = friend.url();

  await openLinks(page);
  // What is said at the edge of the page stays there.
  await stopClock(page);
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: 'Make a new link' });
  // The friend may be just about to come in: then the first link is good no more as soon as they have.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 5_000 });
    await expect(dialog.getByRole('alert')).toContainText('at the table now', { timeout: 5_000 });
  }).toPass();
  const device = friend.context();
  await friend.close();
  const offered = dialog.getByRole('textbox', { name: /one seat, once/ });
  await press(again, offered);
  const news = page.locator('.notices');
  await expect(news).toContainText('has made a new link');

  // Whoever was there comes back: the link is good no more, and both hear of it.
  const back = await device.newPage();
  await back.goto(seat);
  await expect(back.locator('.notices')).toContainText('has come back');
  await expect(news).toContainText('has come back');
  await expect(offered).toHaveCount(0);
  await back.close();

  await press(again, offered);
  const other = await newcomer();
  await take(other, await offered.inputValue());
  await expect(news).toContainText('has gone to another device');
  const late = await device.newPage();
  await late.goto(seat);
  await expect(late.getByRole('heading')).toContainText('has gone to another device');
});

test('a seat that knows what others may not is given away by nobody; its own link brings it back', async ({
  page,
  context,
  newcomer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  const friend = await newcomer();
  await take(friend, await invite(page));
  await friend.close();
  await openLinks(page);
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Make a new link' }).click();
    await expect(dialog.getByRole('alert')).toContainText('knows what others may not', { timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Escape');

  const copy = page.getByRole('button', { name: 'Copy my link' });
  await copy.click();
  await expect(copy).toHaveCount(0);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  await expect(copy).toHaveCount(0);
  const elsewhere = await newcomer();
  await take(elsewhere, link);
  await expect(choices(elsewhere).first()).toBeVisible();
  expect(elsewhere.url()).toBe(page.url());
});

test('of a match that the server cannot go on with, what one may have is saved', async ({ page }) => {
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  await invite(page);
  await choices(page).first().click();
  await expect(choices(page)).toHaveCount(0);
  await page.route('**/api/matches/*/updates*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'engineVersion', args: { match: 1, engine: 2 } } },
    }),
  );
  await page.reload();
  await expect(page.getByRole('heading')).toContainText('version 1 of the rules');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toMatch(/\n1\. scottish card /);
});

test('at a table of people’s own a lost phone is made up for by another code', async ({ page, newcomer }) => {
  await page.clock.install();
  await page.goto('/#/sitting/virgin-queen');
  await page.getByRole('radio', { name: /^This device and the players’ phones/ }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Players’ phones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Players’ phones' });
  await dialog.getByRole('button', { name: 'France' }).click();
  await stopClock(page);
  const link = dialog.getByRole('textbox');
  const first = await link.inputValue();
  const phone = await newcomer();
  await take(phone, first);
  await phone.close();
  await expect(link).toHaveCount(0);
  await press(dialog.getByRole('button', { name: 'Make a new link' }), link);
  expect(await link.inputValue()).not.toBe(first);
  await expect(dialog.getByRole('img', { name: 'QR code: France' })).toBeVisible();
  const other = await newcomer();
  await take(other, await link.inputValue());
  await expect(other.getByRole('heading', { name: 'France', level: 1 })).toBeVisible();
  await expect(page.locator('.notices')).toContainText('France: this seat has gone to another device');
});
