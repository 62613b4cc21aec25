import { expect } from '@playwright/test';
import { type Moment, momentOf, playOn } from './moment.kit.ts';
import { faultsOf, hurry, lengthOf, test } from './table.kit.ts';

const RECORD = 'test/records/hammer-of-the-scots/the-bruce-english-all-nobles.txt';

test('a record is looked through by the time-line and played on from a point of it', async ({ page }) => {
  const faults = faultsOf(page);
  await hurry(page);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await expect(page.locator('.year-number')).toHaveText('1306');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('Tab');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/Winner: English/).first()).toBeVisible();
  await slider.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await expect(page.locator('.year-number')).toBeVisible();
  expect(faults).toEqual([]);
});

/** The last turn of the last year of The Bruce: the match ends soon, whatever is done. */
const lastTurn = ({ view }: Moment): boolean => view.year === 1314 && view.turn === 5;

test('two computers play to the end, and their dice can be checked', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /^Nobody/ }).check();
  await page.getByRole('combobox', { name: 'Level' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(20);

  await playOn(page, momentOf('the-bruce-scottish-majority', lastTurn));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Winner', { timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByRole('button', { name: 'Compute them again' }).click();
  await expect(page.getByText(/^\d+ outcomes? follows? from the secret/)).toBeVisible();
});
