import { expect } from '@playwright/test';
import { faultsOf, test } from './table.kit.ts';

test('the page fetches one language, of the games what it needs, and the other language when it is asked for', async ({
  page,
}) => {
  const faults = faultsOf(page);
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('A friend by link')) fetched.push('English');
    if (text.includes('Друг по ссылке')) fetched.push('Russian');
    if (text.includes('hammer-of-the-scots.rules.text')) fetched.push('the game');
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect.poll(() => fetched).toEqual(['English']);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('svg.board-map')).toBeVisible();
  await expect.poll(() => fetched.toSorted()).toEqual(['English', 'the game']);

  await page.getByRole('button', { name: /Russian/ }).click();
  await expect(page.getByRole('button', { name: 'Партия', exact: true })).toBeVisible();
  await expect.poll(() => fetched.toSorted()).toEqual(['English', 'Russian', 'the game', 'the game']);
  expect(await page.locator('body').innerText()).not.toMatch(/web\.|hammer-of-the-scots\./);
  expect(faults).toEqual([]);
});

test('a language that cannot be fetched is said, and the page speaks on as before', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: /Russian/ }).click();
  await expect(page.locator('.notice')).toContainText('cannot be fetched');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page without its messages says so in both languages', async ({ page }) => {
  await page.route('**/assets/page-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#speechless')).toContainText('could not be fetched');
  await expect(page.locator('#speechless')).toContainText('Не удалось');
});
