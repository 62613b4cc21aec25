import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { keyed } from '../../src/core/keyed.ts';
import type { AnyGame } from '../../src/core/match.ts';
import { replayMatch } from '../../src/core/replay.ts';
import { readMatch } from '../../src/core/record-read.ts';
import { GAMES } from '../../src/games/index.ts';
import { choices, stopClock, test } from './table.kit.ts';

const RECORD = 'test/records/hammer-of-the-scots/the-bruce-english-king-killed.txt';

/** The id that a match gets from a page whose random bytes are all 7. */
const ID = '07'.repeat(16);

/** A byte that, as every byte of the secret, lets the last decision of the record end the match once more. */
function endingByte(): number {
  const read = readMatch(Object.values<AnyGame>(GAMES), readFileSync(RECORD, 'utf8'));
  if (!read.ok) throw new Error(read.error.code);
  const { match: whole } = read.value;
  const last = whole.entries.at(-1);
  if (last === undefined) throw new Error('the record is empty');
  for (let byte = 0; byte < 256; byte += 1) {
    const played = replayMatch(whole.game, whole.config, whole.setupChance, whole.entries.slice(0, -1));
    if (!played.ok) throw new Error(played.error.code);
    const match = played.value;
    match.continueWith(keyed(new Uint8Array(32).fill(byte), ID, match.answers().length));
    if ('action' in last && match.play(last.seat, last.action).ok && match.outcome() !== undefined)
      return byte;
  }
  throw new Error('no byte ends the match');
}

test('the end is told after its last battle has been seen', async ({ page }) => {
  const fill = (byte: number): string => `globalThis.crypto.getRandomValues = (list) => list.fill(${byte});`;
  await page.clock.install();
  await page.addInitScript(fill(7));
  await page.route('**/worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${fill(endingByte())}\n${await answer.text()}` });
  });
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/Winner: English/).first()).toBeVisible();
  // One decision before the king falls, with people on both sides.
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  for (const seat of await dialog.getByRole('combobox').all()) await seat.selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Begin' }).click();

  await expect(page.locator('[data-line="fire edward"]').first()).toBeVisible();
  await stopClock(page);
  await page.locator('[data-line="fire edward"]').first().click();
  const skip = page.locator('.battle-tools .button:not(.quiet)');
  await expect(skip).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.bars')).not.toContainText('Winner');
  await page.clock.resume();
  await skip.click();
  await expect(dialog).toContainText('Winner: English');
  await dialog.getByRole('button', { name: 'Look at the table' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.bars')).toContainText('Winner');
});

test('the keys are listed on a question mark, and the focus comes back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(choices(page).first()).toBeVisible();
  const focused = page.locator(':focus');
  const menu = page.getByRole('button', { name: 'Match', exact: true });
  await menu.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('takes back the latest decision');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(focused).toHaveText(/Match/);

  // Out of the menu as well, which is gone by then.
  await menu.click();
  await page.getByRole('button', { name: 'The dice' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(focused).toHaveText(/Match/);
});
