import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/core/match.ts';
import { readMatch } from '../src/core/record-read.ts';
import { GAMES } from '../src/games/index.ts';

/*
 * Whole games that were kept, one in each scenario, and with some sets of options, for each ending that was found. They must replay to the result in
 * their name; `npx tsx scripts/collect-records.ts GAME` collects them anew when a rule has changed on purpose.
 */
const ROOT = join(import.meta.dirname, 'records');

describe.each(Object.values<AnyGame>(GAMES))('kept records of $id', (game) => {
  const folder = join(ROOT, game.id);
  const files = readdirSync(folder);

  it('has at least ten', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
  });

  it.each(files)('%s replays to its result', (file) => {
    const read = readMatch([game], readFileSync(join(folder, file), 'utf8'));
    expect(read.ok ? '' : JSON.stringify(read.error)).toBe('');
    if (!read.ok) return;
    const { match } = read.value;
    const outcome = match.outcome();
    const winner = game.seats[outcome?.winners[0] ?? -1]?.id ?? 'nobody';
    expect(file.startsWith(match.config.scenario)).toBe(true);
    expect(file.endsWith(`-${winner}-${outcome?.kind}.txt`)).toBe(true);
    expect(game.faults(match.state)).toEqual([]);
  });
});
