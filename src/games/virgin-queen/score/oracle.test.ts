import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FICTIONAL_F_UNARMED } from '../cards.kit.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { POWERS, TERRITORIES, type Power } from '../powers.ts';
import { GROUPS, type Group } from '../words.ts';

// The algorithms of V2, V3, V4 and V6.2 to V6.5, written down a second time and apart from the engine: on random
// positions both have to say the same.

/** A count, and how many of it are in unrest. */
type Pair = readonly [all: number, unrest: number];

interface Board {
  readonly turn: number;
  readonly keys: Readonly<Record<string, Pair>>;
  readonly spaces: readonly Pair[];
  readonly royals: readonly number[];
  readonly bonus: readonly (readonly [type: string, power: Power])[];
  readonly paris: string;
  readonly parisUnrest: boolean;
  readonly ruler: string;
  readonly guise: boolean;
  readonly navarre: boolean;
  readonly europe: readonly string[];
  readonly europeUnrest: readonly boolean[];
  readonly dutchVp: boolean;
  readonly floor: boolean;
}

/** V11: 2 VP an open box, 10 boxes at most, 5 for the Protestant outside the Netherlands. */
const boxVp = ([keys, unrest]: Pair, boxes: number): number =>
  2 * Math.min(boxes, Math.max(0, keys - unrest));

/** V2.4, V2.5, V10 R8. */
function basic({ keys, dutchVp }: Board, power: Power): number {
  const pair = (group: string): Pair => keys[group] ?? [0, 0];
  if (power !== 'protestant') return boxVp(pair(power), 10);
  const [dutch, unrest] = pair('netherlands');
  return boxVp(pair('outside'), 5) + 3 * (dutchVp ? dutch : dutch - unrest);
}

/** V11: the rows from 10, 20, 30 and 40. */
const COLUMNS: Readonly<Partial<Record<Power, readonly number[]>>> = {
  spain: [8, 6, 3, 0],
  england: [0, 2, 4, 6],
  protestant: [0, 3, 6, 9],
};

/** V3.2, V3.5, V3.6: null where no row is for the count (V3.9). */
function special({ spaces, royals }: Board, power: Power): number | null {
  if (power === 'france') return new Set(royals).size;
  const column = COLUMNS[power];
  if (column === undefined) return 0;
  const count = spaces.reduce((sum, [all, unrest]) => sum + all - unrest, 0);
  return column[Math.floor(count / 10) - 1] ?? null;
}

/** V4.2: 2 and 1 for circumnavigations, in their order. */
function bonus({ bonus: log }: Board, power: Power): number {
  const worth: Readonly<Record<string, number>> = {
    assassination: 1,
    slaveTrader: -1,
    suezCanal: 2,
    piracy: 4,
  };
  let sailed = 0;
  let sum = 0;
  for (const [type, owner] of log) {
    const vp = type === 'circumnavigation' ? Math.max(0, 2 - sailed++) : (worth[type] ?? 0);
    if (owner === power) sum += vp;
  }
  return sum;
}

/** V6.2 and V6.3. */
function award(board: Board, power: Power): number {
  const { paris, parisUnrest, turn, ruler, guise, navarre, europe, europeUnrest } = board;
  if (power === 'empire')
    return europe.every((holder) => holder === 'empire') && !europeUnrest.includes(true) ? 1 : 0;
  const high: Readonly<Record<string, boolean>> = {
    france: ruler !== 'other',
    spain: guise,
    protestant: navarre,
  };
  if (paris !== power || parisUnrest || high[power] === undefined) return 0;
  return turn >= 5 && high[power] ? 2 : 1;
}

function expected(board: Board, power: Power, awarded: boolean): number | null {
  const own = special(board, power);
  if (own === null) return null;
  const sum = basic(board, power) + own + bonus(board, power) + (awarded ? award(board, power) : 0);
  return board.floor ? Math.max(0, sum) : sum;
}

const pair = (most: number): fc.Arbitrary<Pair> =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 3 }))
    .map(([all, unrest]) => [all, Math.min(all, unrest)]);

const boards: fc.Arbitrary<Board> = fc.record({
  turn: fc.integer({ min: 1, max: 7 }),
  keys: fc.record(Object.fromEntries(GROUPS.map((group) => [group, pair(12)]))),
  spaces: fc.tuple(pair(12), pair(12), pair(12), pair(12)),
  royals: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }),
  bonus: fc.array(
    fc.tuple(
      fc.constantFrom('assassination', 'slaveTrader', 'suezCanal', 'piracy', 'circumnavigation'),
      fc.constantFrom(...POWERS),
    ),
    { maxLength: 8 },
  ),
  paris: fc.constantFrom('france', 'spain', 'protestant', 'england', 'venice'),
  parisUnrest: fc.constantFrom(false, false, true),
  ruler: fc.constantFrom('charles-ix', 'henry-iii', 'other'),
  guise: fc.boolean(),
  navarre: fc.boolean(),
  europe: fc.tuple(...['', '', ''].map(() => fc.constantFrom('empire', 'empire', 'empire', 'ottoman'))),
  europeUnrest: fc.tuple(...['', '', ''].map(() => fc.constantFrom(false, false, false, true))),
  dutchVp: fc.boolean(),
  floor: fc.boolean(),
});

const calm = (unrest: boolean): string => (unrest ? 'unrest' : 'calm');

const keyLines = ({ keys }: Board): string[] =>
  GROUPS.flatMap((group: Group) => {
    const [all, unrest] = keys[group] ?? [0, 0];
    return [`keys ${group} ${all}`, `keys-unrest ${group} ${unrest}`];
  });

const boardLines = (board: Board): string[] => [
  ...TERRITORIES.flatMap((territory, i) => {
    const [all, unrest] = board.spaces[i] ?? [0, 0];
    return [`spaces ${territory} ${all}`, `spaces-unrest ${territory} ${unrest}`];
  }),
  'none-wed',
  ...board.royals.map((royal) => `wed ${royal}`),
  ...board.bonus.map(([type, power]) => `earn ${type} ${power}${type === 'piracy' ? ' 4' : ''}`),
  `place paris ${board.paris}`,
  `place-unrest paris ${calm(board.parisUnrest)}`,
  `ruler ${board.ruler}`,
  `guise ${board.guise ? 'in' : 'out'}`,
  `navarre ${board.navarre ? 'in' : 'out'}`,
  ...['prague', 'vienna', 'buda'].flatMap((place, i) => [
    `place ${place} ${board.europe[i] ?? 'empire'}`,
    `place-unrest ${place} ${calm(board.europeUnrest[i] === true)}`,
  ]),
];

function begun(board: Board): Sitting {
  const table = sitting({
    cards: FICTIONAL_F_UNARMED,
    turn: board.turn,
    rulings: {
      dutchKeyInUnrest: board.dutchVp ? 'vp' : 'no-vp',
      negativeTotals: board.floor ? 'floor-0' : 'allowed',
    },
  });
  for (const line of [...keyLines(board), ...boardLines(board)]) {
    table.enter(line);
    if (table.step === 'position') table.enter('yes');
  }
  return table;
}

it('V2.4 V2.5 V3.2 V3.6 V4.1 V6.2 V6.3 V6.5 the totals of random positions, before the awards and after', () => {
  let awards = 0;
  let unknown = 0;
  fc.assert(
    fc.property(boards, (board) => {
      const table = begun(board);
      const totals = (): (number | null)[] => POWERS.map((power) => table.total(power));
      expect(totals()).toEqual(POWERS.map((power) => expected(board, power, false)));
      table.enter('victory-phase', 'go-on', 'go-on');
      expect(totals()).toEqual(POWERS.map((power) => expected(board, power, true)));
      awards += POWERS.reduce((sum, power) => sum + award(board, power), 0);
      unknown += totals().includes(null) ? 1 : 0;
    }),
    { numRuns: 60, seed: 1582 },
  );
  expect(awards).toBeGreaterThan(20);
  expect(unknown).toBeGreaterThan(0);
});
