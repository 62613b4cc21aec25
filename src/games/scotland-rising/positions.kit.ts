import fc from 'fast-check';
import type { OptionValue, OptionValues } from '../../core/game.ts';
import { BANNOCKBURN } from './battlefield/bannockburn.ts';
import { compile, terrainAt, CLEAR, type Battlefield } from './battlefield/battlefield.ts';
import { TERRAINS, type BattlefieldFile } from './battlefield/file.ts';
import { OFFSETS, type Offset } from './hexes.ts';
import { OPTIONS, rulesFrom } from './options.ts';
import { roomFor } from './sequence/room.ts';
import {
  ACTED,
  DISORDERED,
  ELIMINATED,
  emptyState,
  enemyNear,
  EXITED,
  isPike,
  mark,
  placeOf,
  PRESSED,
  put,
  REDUCED,
  SCHILTRON,
  sideOf,
  typeOf,
  UNPLACED,
  type Phase,
  type State,
} from './state.ts';
import { termsOf } from './terms.ts';
import { ENGLISH, SCOTS, typeInfo } from './units.ts';

const COLUMNS = 7;
const ROWS = 6;
const HEXES = COLUMNS * ROWS;

/** One of each type and two leaders a side, and a few more pikes and bows. */
const UNITS = /^(S|E)-(P[1-3]|A1|L[12]|C1|K1|H1|RBruce|Moray|EdwardII|Bohun)$/;

const ids: readonly string[] = Array.from({ length: HEXES }, (_, i) =>
  [(i % COLUMNS) + 1, Math.floor(i / COLUMNS) + 1].map((n) => String(n).padStart(2, '0')).join(''),
);

/** A small battlefield on this ground, with the arrow in the middle of the north edge. */
function fieldOn(ground: readonly number[], offset: Offset): Battlefield {
  const setup = BANNOCKBURN.file.setup
    .filter(({ id }) => UNITS.test(id))
    .map((entry, i) => ({ ...entry, hex: ids[i] ?? '0101' }));
  const file: BattlefieldFile = {
    ...BANNOCKBURN.file,
    decor: {},
    orientation: offset === 'odd-r' || offset === 'even-r' ? 'pointy' : 'flat',
    columns: COLUMNS,
    rows: ROWS,
    offset,
    hexes: ids.map((id, i) => ({ id, terrain: TERRAINS[ground[i] ?? CLEAR] ?? 'clear' })),
    exits: [{ hex: '0401', edge: 'N', side: 'English' }],
    freeform: { scots: { row: 3, direction: 'north' }, english: { row: 4, direction: 'south' } },
    setup,
  };
  return compile(file);
}

/** Ground: mostly clear, some of everything. */
const ground: fc.Arbitrary<number[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 6 }) },
  ),
  { minLength: HEXES, maxLength: HEXES },
);

/** Every option at one of its values, the default as likely as all others together. */
const options: fc.Arbitrary<OptionValues> = fc
  .tuple(
    ...OPTIONS.specs.map((spec) =>
      fc.oneof(fc.constant<OptionValue>(spec.default), fc.constantFrom<OptionValue[]>(...spec.values)),
    ),
  )
  .map((values) => Object.fromEntries(OPTIONS.specs.map(({ name }, i) => [name, values[i] ?? false])));

/** Where each unit is wished to be, and its marks: both as numbers that `build` makes sense of. */
const whereabouts = fc.array(
  fc.record({ at: fc.integer({ min: -2, max: HEXES - 1 }), marks: fc.integer({ min: 0, max: 31 }) }),
  { minLength: 24, maxLength: 24 },
);

/** Puts a unit where the draw wishes if there is room, otherwise off the map, with the marks that it can have. */
function place(s: State, unit: number, at: number, marks: number): void {
  const hex = s.terms.field.hexes[at];
  if (hex === undefined || roomFor(s, unit, hex) !== 0) {
    s.place[unit] = at === -2 ? EXITED : ELIMINATED;
    return;
  }
  put(s, unit, hex);
  const { steps, charges } = typeInfo(typeOf(s, unit));
  const onClear = terrainAt(s.terms.field, hex) === CLEAR || s.terms.rules.schiltronTerrain === 'formOnly';
  if ((marks & 1) !== 0 && steps === 2) mark(s, unit, REDUCED);
  if ((marks & 6) === 6 && charges) mark(s, unit, DISORDERED);
  if ((marks & 4) !== 0 && isPike(s, unit) && onClear) mark(s, unit, SCHILTRON);
  if ((marks & 24) === 24 && s.phase === 'actions') mark(s, unit, ACTED);
}

/** A position in a few numbers, so that one that shows a fault can be read. */
const drafts = fc.record({
  ground,
  offset: fc.constantFrom(...OFFSETS),
  options,
  whereabouts,
  side: fc.constantFrom(SCOTS, ENGLISH),
  ap: fc.integer({ min: 1, max: 9 }),
  event: fc.constantFrom(0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
  eventUses: fc.integer({ min: 0, max: 3 }),
  chargeTurn: fc.boolean(),
});

type Draft = typeof drafts extends fc.Arbitrary<infer T> ? T : never;

/** Whether a unit stands on the map, or is off it for good, in this phase. */
const isDue = (s: State, unit: number): boolean =>
  s.phase === 'place-scots' ? sideOf(s, unit) === SCOTS : true;

function placeAll(s: State, draft: Draft): void {
  const inFreeform = s.phase === 'place-scots' || s.phase === 'place-english';
  s.terms.field.units.forEach((_, unit) => {
    const { at, marks } = draft.whereabouts[unit] ?? { at: -1, marks: 0 };
    if (isDue(s, unit)) place(s, unit, at, marks);
    if (inFreeform && placeOf(s, unit) < 0) s.place[unit] = UNPLACED;
  });
  s.terms.field.units.forEach((_, unit) => {
    const hex = placeOf(s, unit);
    if (hex >= 0 && enemyNear(s, hex, sideOf(s, unit))) mark(s, unit, PRESSED);
  });
}

/** The position that a draft stands for, in this phase. */
function built(draft: Draft, phase: Phase): State {
  const field = fieldOn(draft.ground, draft.offset);
  const s = emptyState(termsOf('battle', rulesFrom(draft.options), field));
  s.phase = phase;
  s.turn = 6;
  if (phase === 'actions') {
    s.side = draft.side;
    s.ap = draft.ap;
    s.event = draft.event;
    s.eventUses = draft.eventUses;
    s.chargeTurn = s.side === SCOTS && draft.chargeTurn;
    s.chargeTurnUsed = s.chargeTurn;
  }
  placeAll(s, draft);
  return s;
}

/** Asserts something of so many random positions of a phase, on any ground and under any options. */
export function ofPositions(phase: Phase, numRuns: number, holds: (s: State) => void): void {
  fc.assert(
    fc.property(drafts, (draft) => {
      holds(built(draft, phase));
    }),
    { numRuns },
  );
}
