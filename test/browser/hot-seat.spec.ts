import { expect, type Locator } from '@playwright/test';
import { beginMatch, choices, faultsOf, hurry, test } from './table.kit.ts';

test('a curtain stands between two people, and nothing of the other side is behind it', async ({ page }) => {
  const faults = faultsOf(page);
  // Headings of the match name the sides, too.
  const curtainOf = (side: string): Locator =>
    page.locator('.curtain').getByRole('heading', { name: side, exact: true });
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'A friend at this screen');
  await expect(curtainOf('English')).toBeVisible();
  await expect(page.locator('svg.board-map')).toHaveCount(0);

  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page.locator('svg.board-map')).toBeVisible();
  const own = await page.locator('body').innerText();
  expect(own).toContain('York');
  await choices(page).first().click();
  await page.getByRole('button', { name: 'Pass the screen' }).click();

  await expect(curtainOf('Scots')).toBeVisible();
  const behind = await page.content();
  for (const secret of ['York', 'Lancaster', 'Group Move', 'Herald', 'board-map'])
    expect(behind).not.toContain(secret);

  // A reload lifts no curtain.
  await page.reload();
  await expect(curtainOf('Scots')).toBeVisible();
  await expect(page.locator('svg.board-map')).toHaveCount(0);

  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(choices(page).first()).toBeVisible();
  const theirs = await page.content();
  expect(theirs).toContain('Wallace');
  expect(theirs).not.toContain('York');
  expect(faults).toEqual([]);
});
