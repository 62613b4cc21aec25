import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitment } from '../../../src/core/keyed.ts';
import { fromHex } from '../../../src/core/sha256.ts';
import { type House, openHouse } from '../table.kit.ts';
import { type Name, NAMES, play, type Played } from './play.kit.ts';
import { LeakSearch, seatOf } from './search.kit.ts';
import { Truth } from './truth.kit.ts';

/** So many whole matches are searched; SCHILTRON_LEAK_MATCHES asks for another number. */
const MATCHES = Number(process.env['SCHILTRON_LEAK_MATCHES'] ?? 50);

/** So many answers are enough to see that the search finds something. */
const SOME = 80;

/** Nothing has to outlive the test, so that nothing waits for a disk. */
const IN_MEMORY = ':memory:';

let house: House;

beforeAll(async () => {
  house = await openHouse({ file: IN_MEMORY });
});

afterAll(() => house.close());

/** Searches what one viewer heard, `heard`, as if it had been meant for another, `as`. */
function search(as: Name, { heard, tokens }: Played, truth: Truth, by: Name = as, some?: number): LeakSearch {
  const foreign = NAMES.filter((each) => each !== as).flatMap((each) => tokens[each]);
  return new LeakSearch(seatOf(as), truth, [truth.secret, ...foreign]).all(heard[by].slice(0, some));
}

/** What one side was sent is full of what the other, or an observer, may not know. */
const EXCHANGED: readonly (readonly [Name, Name])[] = [
  ['english', 'scottish'],
  ['scottish', 'english'],
  ['observer', 'english'],
];

describe('what H12 hides', () => {
  it(`is in no byte that anybody else was sent in ${MATCHES} whole matches`, {
    timeout: 60_000 + MATCHES * 30_000,
  }, async () => {
    let looked = 0;
    let bytes = 0;
    for (let number = 0; number < MATCHES; number += 1) {
      const played = await play(house.url, number);
      const truth = new Truth(played);
      expect(commitment(fromHex(truth.secret) ?? new Uint8Array())).toBe(played.commitment);
      for (const name of NAMES) {
        const found = search(name, played, truth);
        expect(found.leaks, `match ${number}`).toEqual([]);
        looked += found.looked;
        bytes += played.heard[name].reduce((sum, { head, text }) => sum + head.length + text.length, 0);
      }
      for (const [as, by] of EXCHANGED) {
        expect(search(as, played, truth, by, SOME).leaks.length).toBeGreaterThan(10);
      }
    }
    expect(looked).toBeGreaterThan(MATCHES * 10_000);
    expect(bytes).toBeGreaterThan(MATCHES * 1_000_000);
  });
});
