import { expect, type Page } from '@playwright/test';
import { beginMatch, choices, faultsOf, test } from './table.kit.ts';

/** Chooses to give up in the menu, and is asked whether that is meant. */
async function askToResign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('This cannot be taken back.');
}

test('whoever resigns is asked first, and has lost', async ({ page }) => {
  const faults = faultsOf(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const dialog = page.getByRole('dialog');
  await askToResign(page);
  await expect(dialog).toContainText('Scots: the match ends at once');
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(choices(page).first()).toBeVisible();

  await askToResign(page);
  await dialog.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(dialog).toContainText('Winner: English (by resignation).');
  await dialog.getByRole('button', { name: 'Check the dice' }).click();
  await dialog.getByRole('button', { name: 'Compute them again' }).click();
  await expect(dialog).toContainText(/All \d+ outcomes follow/);
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  // Nobody is waited for to choose a card, and no question is put off to another time.
  await expect(page.locator('.turn-state', { hasText: 'not yet' })).toHaveCount(0);
  await page.locator('#board-area-fife').focus();
  await page.keyboard.press('?');
  await expect(page.locator('.why')).toContainText('The game is over.');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save the record' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resign', exact: true })).toHaveCount(0);

  await page.reload();
  await expect(page.locator('.bars')).toContainText('Winner: English (by resignation).');
  await page.goto('/');
  await expect(page.locator('.my-matches')).toContainText('Won by the English');
  expect(faults).toEqual([]);
});

test('two friends at one screen: the one before it resigns', async ({ page }) => {
  await beginMatch(page, 'Braveheart', 'A friend at this screen');
  await page.getByRole('button', { name: /I am here/ }).click();
  await expect(choices(page).first()).toBeVisible();
  await askToResign(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('English: the match ends at once');
  await dialog.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(dialog).toContainText('Winner: Scots (by resignation).');
});

test('a friend far away hears of it at once', async ({ page, newcomer }) => {
  const faults = faultsOf(page);
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  const link = await page.getByRole('textbox').first().inputValue();
  const friend = await newcomer();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take the seat' }).click();
  await expect(choices(friend).first()).toBeVisible();
  await choices(page).first().click();

  // The answer may come after the news: the end that the news told stays on the screen.
  await page.route('**/resign', async (route) => {
    const response = await route.fetch();
    await page.getByRole('dialog').filter({ hasText: 'Winner' }).waitFor();
    await route.fulfill({ response });
  });

  // It is not the Scots' turn any more.
  await askToResign(page);
  const answered = page.waitForResponse('**/resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  for (const each of [page, friend])
    await expect(each.getByRole('dialog')).toContainText('Winner: English (by resignation).');
  await expect(choices(friend)).toHaveCount(0);
  expect(faults).toEqual([]);
});
