import { expect, type Page } from '@playwright/test';
import { faultsOf, hurry, test, ways, yearOf } from './table.kit.ts';

/** Presses the key that leads on, as soon as something can be decided or skipped, and waits for what comes of it. */
async function pressOn(page: Page): Promise<void> {
  await expect(ways(page).first()).toBeVisible();
  const match = page.locator('.match');
  const before = await match.textContent();
  await page.keyboard.press((await page.locator('.confirm').isVisible()) ? 'Enter' : '1');
  await expect(match).not.toHaveText(before ?? '');
}

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
  while ((await yearOf(page)) === 1297) await pressOn(page);
  await expect(page.locator('.year-number')).toHaveText('1298');
  expect(faults).toEqual([]);
});
