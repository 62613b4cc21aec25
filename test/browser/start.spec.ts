import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { faultsOf, test } from './table.kit.ts';

test('the start page offers a match, and remembers language and colours', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Schiltron', level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Braveheart/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'A friend by link' })).toBeEnabled();

  await page.getByRole('button', { name: /Russian/ }).click();
  await expect(page.getByRole('heading', { name: 'Новая партия' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: 'Тёмные цвета' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(faults).toEqual([]);
});

test('every reading of the rules is explained, and one that is chosen goes into the match', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByText('Readings of the rules').click();
  const herald = page.getByRole('combobox', { name: /H13\.7(?!\d)/ });
  await herald.selectOption({ index: 1 });
  await expect(page.getByText('1 other than usual')).toBeVisible();
});

test('the start page fits a narrow screen', async ({ page }) => {
  for (const language of ['English', 'Russian'] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    if (language === 'Russian') {
      await page.getByRole('button', { name: /Russian/ }).click();
      await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible();
    }
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
  }
});

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU', viewport: { width: 360, height: 740 } });

  test('letters that come late move nothing that can be pressed', async ({ page }) => {
    let fetched = 0;
    await page.route('**/*.woff2', async (route) => {
      fetched += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto('/');
    const scenario = page.getByRole('radio', { name: /^Брюс/ });
    await expect(scenario).toBeVisible();
    const place = await scenario.boundingBox();
    const stand = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.fonts.check('1rem "PT Serif"', 'Брюс');
    });
    expect(stand).toBe(true);
    expect(await scenario.boundingBox()).toEqual(place);
    expect(fetched).toBeGreaterThan(0);
  });
});

test('a file that is no record is refused with the place of its mistake', async ({ page }) => {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear Bruce,\n'),
  });
  await expect(page.getByRole('alert')).toContainText('Line 1');
});

test('a record of a decision that the rules refuse is refused with their reason', async ({ page }) => {
  const record = readFileSync('test/records/hammer-of-the-scots/braveheart-english-majority.txt', 'utf8');
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'wrong.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(record.replace(/^1\. (english|scottish) .*$/m, '1. $1 winter')),
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Line \d+/);
  await expect(alert).not.toContainText(/[a-z]-[a-z]+-[a-z]/);
});
