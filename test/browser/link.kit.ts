import { expect, type Page } from '@playwright/test';
import { beginMatch, choices } from './table.kit.ts';

/** Two people at a match by link: who made it plays the Scots, `friend` the English. */
export async function twoByLink(page: Page, friend: Page): Promise<void> {
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  const link = await page.getByRole('textbox').inputValue();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take the seat' }).click();
  await expect(choices(friend).first()).toBeVisible();
}
