import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { alarms, notices, type Alarm } from '../alarms.ts';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../cards.kit.ts';
import { findingAt } from '../enter/phase.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { MINORS, PLACES, POWERS, TERRITORIES } from '../powers.ts';
import { preview } from '../preview.ts';
import type { Finding } from '../victory/awards.ts';
import { GROUPS, type Group } from '../words.ts';

// Laws that hold of every position, on random ones made of the fictional cards.

/** A listed key: who controls it, and whether it is in unrest. */
interface Key {
  readonly holder: string;
  readonly unrest: boolean;
}

/** A whole position, nothing of it unknown, and a turn. */
interface Position {
  readonly turn: number;
  readonly keys: readonly Key[];
  readonly ally: string;
  /** Lines that belong together and stand in this order, each group apart from the others. */
  readonly rest: readonly (readonly string[])[];
  readonly bonus: readonly string[];
}

const { keys: LIST } = FICTIONAL_F_MAP;
/** The last four of them lie in the Netherlands. */
const FIRST_DUTCH = LIST.length - 4;

/** The list of keys, nobody knowing who holds them. */
const MAP_CARDS: Json = { ...FICTIONAL_F, keys: LIST.map((key) => ({ ...key, start: null })) };
/** No tracks, only what wins by arms. */
const TYPED_CARDS: Json = {
  schemaVersion: 1,
  edition: 'FICTIONAL-F',
  militaryVictoryKeys: FICTIONAL_F.militaryVictoryKeys,
};

const presence = fc.constantFrom('in', 'out');
const calm = fc.constantFrom('calm', 'calm', 'unrest');

const spaces = (territory: string) =>
  fc
    .tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 5 }))
    .map(([held, unrest]) => [
      `spaces ${territory} ${held}`,
      `spaces-unrest ${territory} ${Math.min(held, unrest)}`,
    ]);

const places = PLACES.flatMap((place) => [
  fc
    .constantFrom('france', 'spain', 'protestant', 'empire', 'empire', 'venice')
    .map((holder) => [`place ${place} ${holder}`]),
  calm.map((marker) => [`place-unrest ${place} ${marker}`]),
]);

const people = [
  fc.constantFrom('charles-ix', 'henry-iii', 'other').map((ruler) => [`ruler ${ruler}`]),
  presence.map((where) => [`guise ${where}`]),
  presence.map((where) => [`navarre ${where}`]),
  fc.subarray([1, 2, 3, 4, 5]).map((royals) => ['none-wed', ...royals.map((royal) => `wed ${royal}`)]),
];

/** Lines of the bonus log whose amounts do not hang on their order. */
const bonus = fc.array(
  fc
    .tuple(fc.constantFrom('assassination', 'slaveTrader', 'piracy'), fc.constantFrom(...POWERS))
    .map(([type, power]) => `earn ${type} ${power}${type === 'piracy' ? ' 3' : ''}`),
  { maxLength: 5 },
);

const positions: fc.Arbitrary<Position> = fc.record({
  turn: fc.integer({ min: 1, max: 7 }),
  keys: fc.array(
    fc.record({ holder: fc.constantFrom(...POWERS, 'scotland', 'independent'), unrest: fc.boolean() }),
    { minLength: LIST.length, maxLength: LIST.length },
  ),
  ally: fc.constantFrom(...POWERS, 'none'),
  rest: fc.tuple(...TERRITORIES.map(spaces), ...places, ...people),
  bonus,
});

/** For whom a listed key counts, worked out apart from the engine (V2.6, V10 R10). */
function countsFor({ keys, ally }: Position, index: number): Group | undefined {
  const holder = keys[index]?.holder === 'scotland' ? ally : keys[index]?.holder;
  if (holder === 'protestant') return index < FIRST_DUTCH ? 'outside' : 'netherlands';
  return GROUPS.find((group) => group === holder);
}

/** The keys of a position as lines of count mode, a group each. */
const countLines = (position: Position): string[][] =>
  GROUPS.map((group) => {
    const own = position.keys.filter((_, i) => countsFor(position, i) === group);
    const inUnrest = own.filter(({ unrest }) => unrest);
    return [`keys ${group} ${own.length}`, `keys-unrest ${group} ${inUnrest.length}`];
  });

/** The keys of a position as lines of map mode. */
const mapLines = ({ keys, ally }: Position): string[][] => [
  ...keys.flatMap(({ holder, unrest }, i) => [
    [`hold ${i + 1} ${holder}`],
    [`hold-unrest ${i + 1} ${unrest ? 'unrest' : 'calm'}`],
  ]),
  ...MINORS.map((minor) => [`ally ${minor} ${minor === 'scotland' ? ally : 'none'}`]),
];

/** A sitting after these lines, which happen at one moment; a position beyond a limit is confirmed (V5.3, V10 R6). */
function entered(cards: Json, turn: number, lines: readonly string[]): Sitting {
  const table = sitting({ cards, turn }).enter('moment', ...lines, 'done');
  if (table.step === 'position') table.enter('yes');
  return table;
}

const counted = (position: Position): Sitting =>
  entered(FICTIONAL_F, position.turn, [...countLines(position), ...position.rest, position.bonus].flat());

const mapped = (position: Position): Sitting =>
  entered(MAP_CARDS, position.turn, [...mapLines(position), ...position.rest, position.bonus].flat());

/** The same with every part that is known typed as the cards would show it, and no track to count by. */
function typed(position: Position, like: Sitting): Sitting {
  const parts = POWERS.flatMap((power) => {
    const { basic, special } = like.score(power);
    const none = power === 'ottoman' || power === 'empire' || special === null;
    return [`typed basic ${power} ${basic ?? 0}`, ...(none ? [] : [`typed special ${power} ${special}`])];
  });
  return entered(TYPED_CARDS, position.turn, [
    ...[...countLines(position), ...position.rest, position.bonus].flat(),
    ...parts,
  ]);
}

/** What the umpire says of a sitting: totals, alarms, and who would win. */
const saidOf = ({ state }: Sitting) => {
  const { scores, verdict, paris, europe } = preview(state);
  return { scores, verdict, paris, europe, alarms: alarms(state) };
};

/** What the phase made of a sitting: where it stands, the log, the sheet. */
const ended = (table: Sitting) => ({
  step: table.step,
  turn: table.state.turn,
  result: table.state.result?.winners,
  log: table.log,
  totals: POWERS.map((power) => table.total(power)),
});

const RUNS = { numRuns: 12, seed: 1559 };

describe('V1.6 V1.15 E15 the modes', () => {
  it('E15 V1.6 V1.15 count, map and typed mode of a position: the same totals, alarms and verdicts', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const count = counted(position);
        const map = mapped(position);
        const type = typed(position, count);
        expect(saidOf(map)).toEqual(saidOf(count));
        expect(saidOf(type)).toEqual(saidOf(count));
        expect(notices(map.state)).toEqual(notices(count.state));
        expect(ended(map.walk())).toEqual(ended(count.walk()));
        expect(ended(type.walk())).toEqual(ended(count));
      }),
      RUNS,
    );
  });
});

describe('V1.17 the order of entries', () => {
  it('V1.17 totals, alarms and verdicts never depend on the order of entries that are independent', () => {
    const moves = GROUPS.map((group) =>
      fc.constantFrom([], [`gain ${group} calm`], [`gain ${group} unrest`, `settle ${group}`]),
    );
    const shuffled = fc.tuple(positions, fc.tuple(...moves)).chain(([position, moved]) => {
      const groups = [
        ...countLines(position).map((lines, i) => [...lines, ...(moved[i] ?? [])]),
        ...position.rest,
        ...position.bonus.map((line) => [line]),
      ];
      const turns = groups.flatMap((lines, i) => lines.map(() => i));
      return fc.record({
        turn: fc.constant(position.turn),
        groups: fc.constant(groups),
        order: fc.shuffledSubarray(turns, { minLength: turns.length }),
      });
    });
    fc.assert(
      fc.property(shuffled, ({ turn, groups, order }) => {
        const places = groups.map(() => 0);
        const lines = order.flatMap((group) => {
          const place = places[group] ?? 0;
          places[group] = place + 1;
          return groups[group]?.[place] ?? [];
        });
        expect(lines.toSorted()).toEqual(groups.flat().toSorted());
        const one = entered(FICTIONAL_F, turn, groups.flat());
        const other = entered(FICTIONAL_F, turn, lines);
        expect(saidOf(other)).toEqual(saidOf(one));
      }),
      RUNS,
    );
  });
});

describe('V9.6 unknown is never zero', () => {
  /** A position of which the first lines of each group have been entered, and the same one whole. */
  const withHoles = fc.tuple(positions, fc.boolean()).chain(([position, onMap]) => {
    const statements = [
      ...(onMap ? mapLines(position) : countLines(position)),
      ...position.rest.slice(0, -1),
    ];
    const weddings = position.rest.at(-1) ?? [];
    const kept = fc.tuple(
      ...statements.map((lines) => fc.nat({ max: 3 * lines.length }).map((n) => lines.slice(0, n))),
    );
    return fc.record({
      cards: fc.constant(onMap ? MAP_CARDS : FICTIONAL_F),
      turn: fc.constant(position.turn),
      whole: fc.constant([...statements, weddings, position.bonus].flat()),
      holed: fc
        .tuple(kept, fc.constantFrom([], weddings))
        .map(([lines, wed]) => [...lines, wed, position.bonus].flat()),
    });
  });

  const isUnknownOr = (part: number | null, whole: number | null): boolean => part === null || part === whole;

  const awardOf = (finding: Finding) => (finding.kind === 'award' ? finding.award : 'none');

  it('V9.6 what is said while something is unknown is never contradicted when it becomes known', () => {
    fc.assert(
      fc.property(withHoles, ({ cards, turn, whole, holed }) => {
        const full = entered(cards, turn, whole);
        const part = entered(cards, turn, holed);
        for (const power of POWERS) {
          const [less, more] = [part.score(power), full.score(power)];
          expect(isUnknownOr(less.basic, more.basic)).toBe(true);
          expect(isUnknownOr(less.special, more.special)).toBe(true);
          expect(isUnknownOr(less.total, more.total)).toBe(true);
          expect(less.known).toBeLessThanOrEqual(more.known);
        }
        for (const step of ['paris', 'europe'] as const) {
          const finding = findingAt(part.state, step);
          if (finding.kind !== 'missing')
            expect(awardOf(finding)).toEqual(awardOf(findingAt(full.state, step)));
        }
        const { verdict } = preview(part.state);
        if (verdict.kind !== 'incomplete') expect(verdict).toEqual(preview(full.state).verdict);
        const heard: readonly Alarm[] = alarms(full.state);
        for (const alarm of alarms(part.state)) expect(heard).toContainEqual(alarm);
      }),
      { ...RUNS, numRuns: 24 },
    );
  });

  it('V9.6 the phase either halts for what is missing or comes to the end that the whole position has', () => {
    const halts = ['parisMissing', 'europeMissing', 'totalsIncomplete', 'sheetMissing'];
    fc.assert(
      fc.property(withHoles, ({ cards, turn, whole, holed }) => {
        const part = entered(cards, turn, holed).walk();
        if (!halts.includes(part.why('go-on')) || part.step === 'play')
          expect(ended(part)).toEqual(ended(entered(cards, turn, whole).walk()));
      }),
      RUNS,
    );
  });

  it('V5.3 R6 a position that is being entered wins nothing, in whatever order and however much of it', () => {
    fc.assert(
      fc.property(withHoles, ({ cards, turn, holed }) => {
        const table = sitting({ cards, turn });
        for (const line of holed) {
          table.enter(line);
          expect(['play', 'position']).toContain(table.step);
          if (table.step === 'position') table.enter('yes');
        }
      }),
      RUNS,
    );
  });
});
