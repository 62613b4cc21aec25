import { expect, type Page } from '@playwright/test';
import { beginMatch, choices, faultsOf, lengthOf, test } from './table.kit.ts';

test('two browsers play by link: each sees its own side, and both hear of every decision', async ({
  page,
  newcomer,
}) => {
  const faults = faultsOf(page);
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  const link = await page.getByRole('textbox').inputValue();
  expect(new URL(link).hash).toMatch(/^#\/join\//);

  const friend = await newcomer();
  const friendsFaults = faultsOf(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take the seat' }).click();
  await expect(friend.locator('svg.board-map')).toBeVisible();
  expect(friend.url()).not.toContain('/join/');
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await choices(page).first().click();
  await choices(friend).first().click();
  await expect(async () => expect(await lengthOf(friend)).toBeGreaterThanOrEqual(2)).toPass();
  await expect(async () => expect(await lengthOf(page)).toBe(await lengthOf(friend))).toPass();

  expect(await blocksOf(page)).toContain('Wallace');
  expect(await blocksOf(page)).not.toContain('Cumbria');
  expect(await blocksOf(friend)).toContain('Cumbria');
  expect(await blocksOf(friend)).not.toContain('Wallace');

  // The invitation is spent; the seat comes back after a reload.
  const stranger = await newcomer();
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Take the seat' }).click();
  await expect(stranger.getByRole('alert')).toContainText('used already');
  await friend.reload();
  await expect(friend.locator('svg.board-map')).toBeVisible();
  expect(faults).toEqual([]);
  expect(friendsFaults).toEqual([]);
});

/** What a screen reader hears of the map. */
const blocksOf = (page: Page): Promise<string> =>
  page
    .locator('svg.board-map')
    .evaluate((map) =>
      [...map.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')).join('; '),
    );
