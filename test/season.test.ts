import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMatch } from '../src/core/record-read.ts';
import { hammerOfTheScots, type HammerView } from '../src/games/index.ts';
import { seasonOf, type Season } from '../src/web/hammer-of-the-scots/panels/year/year.ts';

const RECORDS = new URL('./records/hammer-of-the-scots/', import.meta.url);

/** The season before the last decision of a kept record, and after it. */
function lastSeasons(file: string): { before: Season; after: Season } {
  const read = readMatch([hammerOfTheScots], readFileSync(new URL(file, RECORDS), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.error.code}`);
  const { match } = read.value;
  const seen = (length: number): Season =>
    seasonOf(match.game.view(match.position(length), 'observer') as HammerView);
  return { before: seen(match.length - 1), after: seen(match.length) };
}

describe('the season', () => {
  const files = readdirSync(RECORDS);

  it.each(files)('stays what it was when the match ends: %s', (file) => {
    const { before, after } = lastSeasons(file);
    expect(after).toEqual(before);
  });

  it('is winter for a match that was decided by the score', () => {
    const scored = files.filter((file) => file.includes('majority'));
    expect(scored.length).toBeGreaterThan(0);
    for (const file of scored) expect(lastSeasons(file).after.turn).toBe(0);
  });
});
