import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { replayMatch } from '../../src/core/replay.ts';
import { writeRecord } from '../../src/core/record.ts';
import { readMatch } from '../../src/core/record-read.ts';
import { hammerOfTheScots as game, type HammerView } from '../../src/games/index.ts';
import { hurry } from './table.kit.ts';

/** A decision in a kept match. */
export interface Moment {
  readonly seat: number;
  readonly view: HammerView;
  readonly step: string | undefined;
  readonly legal: readonly string[];
}

/** A match that stands at a decision. */
interface Cut {
  readonly record: string;
  readonly seat: number;
}

/** The first decision of a kept match that fits. */
export function momentOf(name: string, fits: (moment: Moment) => boolean): Cut {
  const file = `test/records/hammer-of-the-scots/${name}.txt`;
  const read = readMatch([game], readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.error.code}`);
  const { match } = read.value;
  for (const [length, { seat }] of match.entries.entries()) {
    const state = match.position(length);
    const view = game.view(state, seat);
    const legal = game.legal(state, seat).map((action) => game.notation.write(action));
    if (!fits({ seat, view, step: view.agenda.at(-1)?.step, legal })) continue;
    const cut = replayMatch(game, match.config, match.setupChance, match.entries.slice(0, length));
    if (!cut.ok) throw new Error(`${file}: ${cut.error.code}`);
    return { record: writeRecord(cut.value), seat };
  }
  throw new Error(`${file} has no such moment`);
}

/** Plays on from a moment: the seat that has to decide by hand, the other one by the weakest computer. */
export async function playFrom(page: Page, cut: Cut): Promise<void> {
  await playOn(page, cut, cut.seat);
  await expect(page.locator('.actions-prompt:not(.waits)')).toBeVisible();
}

/** Lets the weakest computer play on from a moment, but for the seat of a person, if there is one. */
export async function playOn(page: Page, { record }: Cut, person?: number): Promise<void> {
  await hurry(page);
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  const players = dialog.getByRole('combobox');
  for (const seat of [0, 1]) await players.nth(seat).selectOption(seat === person ? 'human' : { index: 1 });
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
}
