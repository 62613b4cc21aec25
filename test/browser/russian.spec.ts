import { expect } from '@playwright/test';
import { choices, faultsOf, hurry, lengthOf, playUntil, test } from './table.kit.ts';

const KEYS = new Set(['Enter', 'Escape', 'Shift']);

test.use({ locale: 'ru-RU', viewport: { width: 360, height: 740 } });

test('a match in Russian on a narrow screen', async ({ page }) => {
  const faults = faultsOf(page);
  await hurry(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /^Брюс/ }).check();
  await page.getByRole('button', { name: 'Начать' }).click();
  await expect(choices(page).first()).toBeVisible();
  await playUntil(page, async () => (await lengthOf(page)) > 40);
  const text = await page.locator('body').innerText();
  // The names of keys are all the Latin that may be left.
  expect(text.match(/[A-Za-z]{3,}/g)?.filter((word) => !KEYS.has(word)) ?? []).toEqual([]);
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
  expect(faults).toEqual([]);
});
