import { describe, expect, it } from 'vitest';
import { seeded } from '../../core/seeded.ts';
import { block, ENGLISH, SCOTTISH } from './blocks.ts';
import { area, wayBetween } from './board.ts';
import { faults } from './faults.ts';
import { hammerOfTheScots } from './index.ts';
import { position, start, table, type Words } from './position.kit.ts';
import { deploy, OFF_MAP, POOL, put, setHand, type State, win, withCard } from './state.ts';
import { useBorder } from './borders.ts';

const fresh = (): State => hammerOfTheScots.setup({ scenario: 'braveheart', options: {} }, seeded(1297));

/** What is found once this has been done to a position in which nothing is wrong. */
function planted(spoil: (s: State) => void): string[] {
  const s = fresh();
  expect(faults(s)).toEqual([]);
  spoil(s);
  return faults(s);
}

describe('what cannot be', () => {
  it('a block that is nowhere', () => {
    expect(planted((s) => (s.place[block('hobelars')] = 99))).toContain('hobelars is nowhere');
    expect(planted((s) => (s.place[block('hobelars')] = -1))).toContain('hobelars is nowhere');
  });

  it('H1.4.1 a strength above the maximum, none on the map, or some off it', () => {
    expect(planted((s) => (s.steps[block('grant')] = 4))).toEqual(['grant has strength 4']);
    expect(planted((s) => (s.steps[block('grant')] = 0))).toEqual(['grant has strength 0']);
    expect(planted((s) => (s.steps[block('keith')] = 1))).toEqual(['keith has strength 1']);
  });

  it('H11.7 a noble that is not on the map, Moray excepted', () => {
    expect(planted((s) => put(s, block('mar'), POOL))).toEqual(['mar is not on the map']);
    expect(planted((s) => put(s, block('moray'), POOL))).toEqual([]);
  });

  it('H0.3 anybody off the map but the King and the French Knights', () => {
    expect(planted((s) => put(s, block('wallace'), OFF_MAP))).toEqual(['wallace is off the map']);
  });

  it('H6.9 the Norse in England', () => {
    expect(planted((s) => deploy(s, block('norse'), area('england'), 1))).toContain(
      'the Norse are in England',
    );
  });

  it('H1.10 a tally that is not what stands there', () => {
    expect(planted((s) => (s.count[area('ross') * 2 + ENGLISH] = 2))).toContain(
      'ross is tallied with 2 english blocks',
    );
  });

  it('H6.2 more blocks over a border than its limit', () => {
    const border = wayBetween(area('mar'), area('angus'))?.border ?? -1;
    const cross = (times: number) =>
      planted((s) => {
        for (let i = 0; i < times; i += 1) useBorder(s, border, SCOTTISH);
      });
    expect(cross(2)).toEqual([]);
    expect(cross(3)).toEqual(['3 scottish blocks crossed between angus and mar']);
  });

  it('H1.8 more copies of a card than the deck has, H3.3 a hand and played cards that are not five', () => {
    const heralds = planted((s) => {
      for (const side of [ENGLISH, SCOTTISH] as const) setHand(s, side, [0, 1, 1, 1, 3].reduce(withCard, 0));
    });
    expect(heralds).toEqual(['6 cards 2 are about', '2 cards herald are about'].slice(1));
    expect(planted((s) => setHand(s, ENGLISH, [1, 1, 2, 2].reduce(withCard, 0)))).toContain(
      'the english hand holds 4',
    );
  });

  it('H3.7 a Contested area when cards are chosen', () => {
    expect(planted((s) => deploy(s, block('hobelars'), area('fife'), 1))).toEqual([
      'fife is contested after the battles',
    ]);
  });

  it('what stands in the middle of a turn is not measured by the rules between turns', () => {
    const { s } = table({
      english: { fife: 'york-infantry' },
      scottish: { fife: 'wallace' },
      agenda: start.battles(),
    });
    expect(faults(s).filter((each) => !each.endsWith('is not on the map'))).toEqual([]);
    const over = fresh();
    deploy(over, block('hobelars'), area('fife'), 1);
    win(over, ENGLISH, 'king-killed');
    expect(faults(over)).toEqual([]);
  });
});

describe('after a winter', () => {
  const wintered = (words: Partial<Words>): string[] =>
    faults(position({ year: 1298, turn: 0, agenda: start.cards(), ...words })).filter((each) =>
      each.includes('wintered'),
    );

  it('H10.9 H10.13 blocks beyond the Castle Limits', () => {
    expect(wintered({ english: { ross: 'ross, york-infantry' } })).toEqual([
      '2 english blocks wintered in ross',
    ]);
    expect(wintered({ scottish: { mar: 'mar, douglas' } })).toEqual(['2 scottish blocks wintered in mar']);
    expect(wintered({ scottish: { lennox: 'lennox, douglas' } })).toEqual([]);
    expect(wintered({ scottish: { england: 'douglas' } })).toEqual(['1 scottish blocks wintered in england']);
  });

  it('H10.9 H10.12 H10.15 but not the levy, Edward and those with him, Wallace in Selkirk, the French', () => {
    expect(wintered({ english: { england: 'york-infantry, hobelars' } })).toEqual([]);
    expect(wintered({ english: { ross: 'edward, york-knights, ross' }, winterArea: 'ross' })).toEqual([]);
    expect(wintered({ scottish: { selkirk: 'wallace' } })).toEqual([]);
    expect(wintered({ scottish: { selkirk: 'wallace, douglas' } })).toHaveLength(1);
    expect(wintered({ scottish: { carrick: 'bruce, french-knights' } })).toEqual([]);
  });
});
