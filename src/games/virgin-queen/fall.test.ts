import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FICTIONAL_F, FICTIONAL_F_MAP, FICTIONAL_F_UNARMED } from './cards.kit.ts';
import { downfalls, FALL_WAYS, fallSentences, type Fall } from './fall.ts';
import { sitting, type Beginning, type Sitting } from './position.kit.ts';
import { POWERS, TERRITORIES } from './powers.ts';
import { inPublic } from './score/total.ts';
import { resolve } from './victory/resolve.ts';
import { standingOf } from './victory/standing.ts';
import { GROUPS, type Group } from './words.ts';

type Keys = Readonly<Partial<Record<Group, number>>>;

/** FICTIONAL-F with these keys, none in unrest, the marker on `spaces`, and nobody wed: every total is known. */
function counted(keys: Keys, spaces: number, beginning: Beginning = {}): Sitting {
  const table = sitting({ cards: FICTIONAL_F_UNARMED, ...beginning });
  for (const group of GROUPS) table.enter(`keys ${group} ${keys[group] ?? 0}`, `keys-unrest ${group} 0`);
  return marked(table, spaces);
}

function marked(table: Sitting, spaces: number): Sitting {
  for (const territory of TERRITORIES)
    table.enter(`spaces ${territory} ${territory === 'france' ? spaces : 0}`, `spaces-unrest ${territory} 0`);
  return table.enter('none-wed');
}

/** A fall in short: 'lost 3 level 10 france 10'. */
function short({ way, aim, count, total, rival, rivalTotal, taker }: Fall): string {
  const end = aim === 'stopped' ? [] : [rival, rivalTotal];
  return [way, ...(taker === null ? [] : [taker]), count, aim, total, ...end].join(' ');
}

/** What brings the only leader down. */
function said(table: Sitting): string[] {
  const [only, ...others] = downfalls(table.state);
  expect(others).toEqual([]);
  return (only?.falls ?? []).map(short);
}

describe('V13.2 what would bring the leader down', () => {
  it('V13.2 the fewest keys lost, or taken by a rival, that bring it level with the next or behind', () => {
    const table = counted({ ottoman: 8, france: 5 }, 45);
    expect(downfalls(table.state)).toMatchObject([{ leader: 'ottoman', total: 16, unknown: [] }]);
    expect(said(table)).toEqual([
      'lost 3 level 10 france 10',
      'lost 4 behind 8 france 10',
      'taken france 2 behind 12 france 14',
    ]);
  });

  it('V13.2 conversions: the marker moves several totals at once', () => {
    const table = counted({ spain: 5, netherlands: 1 }, 25);
    expect([table.total('spain'), table.total('protestant')]).toEqual([16, 6]);
    expect(said(table)).toEqual([
      'lost 5 level 6 protestant 6',
      'taken england 4 behind 8 england 10',
      'up 15 behind 10 protestant 12',
    ]);
  });

  it('V13.2 V2.5 both rows of the Protestant, whichever takes the fewest keys', () => {
    const [only] = downfalls(counted({ ottoman: 5, netherlands: 4, outside: 2 }, 45).state);
    expect(only?.falls.map(({ way, aim, rows }) => [way, aim, rows])).toEqual([
      ['lost', 'stopped', [{ group: 'outside', count: 1 }]],
      [
        'lost',
        'behind',
        [
          { group: 'netherlands', count: 4 },
          { group: 'outside', count: 2 },
        ],
      ],
      ['taken', 'stopped', [{ group: 'outside', count: 1 }]],
      ['taken', 'level', [{ group: 'netherlands', count: 3 }]],
      [
        'taken',
        'behind',
        [
          { group: 'netherlands', count: 2 },
          { group: 'outside', count: 2 },
        ],
      ],
      ['down', 'stopped', []],
    ]);
  });

  it('V13.2 V6.10 a victory is stopped when its total would win no more: below 25, and short of a domination', () => {
    const keys = { spain: 8, england: 6 };
    const bonus = ['earn assassination spain', 'earn assassination spain', 'earn assassination spain'];
    const stops = (turn: number): string | undefined =>
      said(counted(keys, 25, { turn }).enter(...bonus)).find((fall) => fall.includes('stopped'));
    expect(stops(3)).toBe('lost 1 stopped 23');
    expect(stops(4)).toBe('lost 4 stopped 17');
  });

  it('V13.2 R8 where a Dutch key in unrest still counts, only its loss brings the Protestant down', () => {
    const unrest = (dutchKeyInUnrest: string) =>
      downfalls(
        counted({ england: 1, netherlands: 2 }, 25, { rulings: { dutchKeyInUnrest } }).state,
      )[0]?.falls.map(({ way, unrest: also }) => `${way} ${also}`);
    expect(unrest('no-vp')).toEqual(['lost true', 'lost true', 'taken false', 'down false']);
    expect(unrest('vp')).toEqual(['lost false', 'lost false', 'taken false', 'down false']);
  });

  it('V13.2 R7 where boxes under unrest are typed, unrest promises nothing', () => {
    const table = counted({ ottoman: 3 }, 45, { rulings: { unrestCover: 'typed' } }).enter(
      'earn piracy ottoman 5',
    );
    const lost = downfalls(table.state).flatMap(({ falls }) => falls.filter(({ way }) => way === 'lost'));
    expect(lost.map(({ unrest }) => unrest)).toEqual([false, false]);
  });

  it('V13.2 a leader that only bonus VP hold up is brought down by nothing', () => {
    const table = counted({ spain: 1 }, 25).enter(
      ...Array.from({ length: 12 }, () => 'earn assassination ottoman'),
    );
    expect(downfalls(table.state)).toMatchObject([{ leader: 'ottoman', falls: [], unknown: [] }]);
    const [own] = downfalls(table.state);
    expect(own === undefined ? [] : fallSentences(own)).toEqual([
      { group: 'fall', code: 'leader', facts: { power: 'ottoman', total: 12 } },
      { group: 'fall', code: 'none', facts: { power: 'ottoman' } },
    ]);
  });

  it('V13.2 V9.6 what is typed is unknown here, and said to be', () => {
    const table = sitting().scores({ spain: 10 }, 4);
    expect(downfalls(table.state)).toEqual([
      { leader: 'spain', total: 10, falls: [], unknown: ['keys', 'spaces'] },
    ]);
    const half = counted({ ottoman: 8, spain: 0 }, 45).enter('typed basic france 9');
    expect(downfalls(half.state)[0]?.unknown).toEqual([]);
    expect(said(half)).toEqual(['lost 4 behind 8 france 9', 'taken england 3 behind 10 england 12']);
    half.enter('typed special france 2', 'typed special empire 2');
    expect(downfalls(half.state)[0]?.unknown).toEqual([]);
    expect(downfalls(half.enter('typed special england 6').state)[0]?.unknown).toEqual(['spaces']);
  });

  it('V13.2 V9.6 the marker goes no further than its rows are known, and that is said', () => {
    const protestantSpacesTrack = FICTIONAL_F.protestantSpacesTrack.filter(({ from }) => from !== 30);
    const table = counted({ spain: 5, netherlands: 1 }, 25, {
      cards: { ...FICTIONAL_F_UNARMED, protestantSpacesTrack },
    });
    expect(said(table)).toEqual(['lost 5 level 6 protestant 6', 'taken england 4 behind 8 england 10']);
    expect(downfalls(table.state)[0]?.unknown).toEqual(['spaces']);
  });

  it('V13.2 a fall as a sentence: whose keys they become, and in which row', () => {
    const [leader] = downfalls(counted({ ottoman: 5, netherlands: 4, outside: 2 }, 45).state);
    const sentences = leader === undefined ? [] : fallSentences(leader);
    expect(sentences.filter(({ code }) => code === 'taken').at(-1)).toEqual({
      group: 'fall',
      code: 'taken',
      facts: {
        power: 'protestant',
        aim: 'behind',
        count: 4,
        total: 15,
        rival: 'ottoman',
        rivalTotal: 18,
        unrest: false,
        row: 'both',
        netherlands: 2,
        outside: 2,
        taker: 'ottoman',
      },
    });
    expect(sentences.find(({ code }) => code === 'lost')?.facts).toMatchObject({
      row: 'outside',
      outside: 1,
    });
    expect(sentences.find(({ code }) => code === 'down')?.facts).toMatchObject({ row: 'none', count: 6 });
    expect(sentences.find(({ code }) => code === 'down')?.facts['taker']).toBeUndefined();
  });

  it('V13.2 V9.6 nobody is brought down while a total is unknown, nobody has VP, or a victory is claimed', () => {
    expect(downfalls(sitting().state)).toEqual([]);
    expect(downfalls(sitting().totals({ spain: 10 }).state)).toEqual([]);
    expect(downfalls(sitting().scores({}, 0).state)).toEqual([]);
    const won = sitting().scores({ spain: 26 }, 3).nothingAwarded().walk();
    expect([won.step, downfalls(won.state)]).toEqual(['final', []]);
    const armed = sitting({ cards: FICTIONAL_F }).scores({ spain: 12 }, 3);
    armed.enter('keys spain 9', 'keys-unrest spain 0');
    expect(downfalls(armed.state)).toHaveLength(1);
    expect(downfalls(armed.enter('gain spain calm').state)).toEqual([]);
  });

  it('V13.2 every one of those tied on top, each behind the other with one key fewer', () => {
    const table = counted({ ottoman: 6, france: 6 }, 45);
    expect(downfalls(table.state).map(({ leader, falls }) => [leader, ...falls.map(short)])).toEqual([
      ['ottoman', 'lost 1 behind 10 france 12', 'taken france 1 behind 10 france 14'],
      ['france', 'lost 1 behind 10 ottoman 12', 'taken ottoman 1 behind 10 ottoman 14'],
    ]);
  });

  it('V13.2 R22 R23 nobody is measured against a neutral power, nor a player against its own', () => {
    const neutral = counted({ ottoman: 5, spain: 8 }, 45, { options: { 'options.players': 4 } });
    expect(said(neutral)).not.toContainEqual(expect.stringContaining('ottoman'));
    const own = counted({ france: 8, spain: 7, england: 0 }, 45, { rulings: { victoryUnit: 'player' } });
    own.enter('player spain 4');
    expect(said(own)).not.toContainEqual(expect.stringContaining('spain'));
    expect(said(own)[0]).toBe('lost 4 behind 8 protestant 9');
  });

  it('V13.2 map mode: the Protestant takes keys in the Netherlands, 3 VP each; count mode cannot tell which they are', () => {
    const table = marked(
      sitting({
        cards: {
          ...FICTIONAL_F_MAP,
          basicTracks: {
            ...FICTIONAL_F.basicTracks,
            spain: [0, 0, 2, 4, 6, 8, 10],
            england: [0, 0, 0, 0, 0],
          },
        },
      }).enter('ally scotland none'),
      35,
    );
    expect([table.total('spain'), table.total('england'), table.total('protestant')]).toEqual([13, 4, 6]);
    expect(said(table)).toContain('taken netherlands 2 behind 9 protestant 12');
    const takers = downfalls(counted({ spain: 6 }, 35).state).flatMap(({ falls }) =>
      falls.map(({ taker }) => taker),
    );
    expect(takers).toContain('england');
    expect(takers).not.toContain('netherlands');
  });

  it('V7.8 it never depends on what the Empire keeps secret', () => {
    const of = (preference: string) =>
      downfalls(counted({ empire: 8, spain: 5 }, 45).empire(`prefer ${preference}`).state);
    expect(of('protestant')).toEqual(of('catholic'));
    expect(of('protestant')).toHaveLength(1);
  });

  it('V13.2 every fall comes true when it is entered, and one key or space fewer does not do', () => {
    const position = fc.record({
      keys: fc.record(Object.fromEntries(GROUPS.map((group) => [group, fc.integer({ min: 0, max: 9 })]))),
      spaces: fc.integer({ min: 10, max: 49 }),
      turn: fc.integer({ min: 1, max: 6 }),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(position, ({ keys, spaces, turn }) => {
        const table = counted(keys, spaces, { turn });
        for (const { leader, falls } of downfalls(table.state))
          for (const fall of falls) {
            seen.add(fall.way);
            const after = entered(keys, spaces, turn, fall, fall.count);
            expect(after.total(leader)).toBe(fall.total);
            expect(after.total(fall.rival)).toBe(fall.rivalTotal);
            expect(isReached(after, leader, fall)).toBe(true);
            if (fall.rows.length < 2 && fall.count > 1)
              expect(isReached(entered(keys, spaces, turn, fall, fall.count - 1), leader, fall)).toBe(false);
          }
      }),
      { numRuns: 20, seed: 25 },
    );
    expect([...seen].toSorted()).toEqual(FALL_WAYS.toSorted());
  });
});

/** The position after so many of a fall's keys or spaces, the rest of its rows as the fall says. */
function entered(
  keys: Keys,
  spaces: number,
  turn: number,
  { way, rows, taker }: Fall,
  count: number,
): Sitting {
  const left = { ...keys };
  const rest = rows.slice(1).reduce((sum, row) => sum + row.count, 0);
  rows.forEach(({ group, count: own }, i) => {
    left[group] = (left[group] ?? 0) - (i === 0 ? count - rest : own);
  });
  if (taker !== null) left[taker] = (left[taker] ?? 0) + count;
  const by = { lost: 0, taken: 0, down: -count, up: count }[way];
  return counted(left, spaces + by, { turn });
}

/** Whether a fall's aim is reached in a sitting, by the rules themselves. */
function isReached({ state }: Sitting, leader: Fall['rival'], { aim }: Fall): boolean {
  const standing = standingOf(state, inPublic(state));
  const own = standing.totals[leader] ?? 0;
  const best = Math.max(
    ...POWERS.filter((power) => power !== leader).map((power) => standing.totals[power] ?? 0),
  );
  if (aim === 'level') return own === best;
  if (aim === 'behind') return own < best;
  const verdict = resolve(standing);
  return verdict.kind === 'none' || (verdict.kind === 'won' && !verdict.tie.winners.includes(leader));
}
