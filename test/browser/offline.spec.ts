import { expect } from '@playwright/test';
import { beginMatch, choices, hurry, lengthOf, test } from './table.kit.ts';

test.use({ serviceWorkers: 'allow' });

test('a match against the computer goes on without a network, and outlasts a reload there', async ({
  page,
  context,
}) => {
  await hurry(page);
  await page.goto('/');
  await expect(page.getByText('works without a network')).toBeVisible({ timeout: 90_000 });
  await page.reload();
  await context.setOffline(true);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await choices(page).first().click();
  await expect(async () => expect(await lengthOf(page)).toBeGreaterThan(1)).toPass();
  const length = await lengthOf(page);
  await page.reload();
  await expect(async () => expect(await lengthOf(page)).toBeGreaterThanOrEqual(length)).toPass();
});

test('both languages are there without a network', async ({ page, context }) => {
  await hurry(page);
  await page.goto('/');
  await expect(page.getByText('works without a network')).toBeVisible({ timeout: 90_000 });
  await page.reload();
  await context.setOffline(true);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  await page.getByRole('button', { name: /Russian/ }).click();
  await expect(page.getByRole('button', { name: 'Партия', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Партия', exact: true })).toBeVisible();
});
