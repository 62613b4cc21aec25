import { expect, test } from '@playwright/test';
import { faultsOf, hurry, yearOf } from './table.kit.ts';

test('a whole year against the clerk by keyboard alone', async ({ page }) => {
  const faults = faultsOf(page);
  await hurry(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let i = 0; i < 60 && (await focused()) !== 'Begin'; i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.year-number')).toHaveText('1297');
  for (let i = 0; i < 900 && (await yearOf(page)) === 1297; i += 1) {
    if (await page.locator('.confirm').isVisible()) await page.keyboard.press('Enter');
    else await page.keyboard.press('1');
    await page.waitForTimeout(50);
  }
  await expect(page.locator('.year-number')).toHaveText('1298');
  expect(faults).toEqual([]);
});
