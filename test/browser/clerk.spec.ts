import { expect } from '@playwright/test';
import { seriousFaults } from './axe.kit.ts';
import { beginMatch, choices, faultsOf, hurry, lengthOf, playUntil, test, yearOf } from './table.kit.ts';

test('a whole year against the clerk by mouse, which a reload keeps', async ({ page }) => {
  const faults = faultsOf(page);
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(page.locator('.year-number')).toHaveText('1297');
  const clicks = await playUntil(page, async () => (await yearOf(page)) > 1297);
  expect(clicks).toBeGreaterThan(10);
  await expect(page.locator('.year-number')).toHaveText('1298');

  const length = await lengthOf(page);
  expect(length).toBeGreaterThan(20);
  await page.reload();
  await expect(page.locator('.year-number')).toHaveText('1298');
  expect(await lengthOf(page)).toBeGreaterThanOrEqual(length);

  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.getByRole('link', { name: /^Braveheart, 1298/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a refused decision is explained with its paragraph', async ({ page }) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await playUntil(page, async () => page.getByText('Choose an area for a Group Move').first().isVisible());
  await page.getByRole('button', { name: /^Ross/ }).first().focus();
  await page.keyboard.press('?');
  await expect(page.locator('.why')).toContainText(/H\d/);
});

test.describe('painted', () => {
  test.use({ painted: true });
  for (const theme of ['light', 'dark'] as const)
    test(`neither the start page nor a match has serious faults for axe, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await hurry(page);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      await beginMatch(page, 'The Bruce', 'The computer', 'English');
      await expect(choices(page).first()).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
    });
});
