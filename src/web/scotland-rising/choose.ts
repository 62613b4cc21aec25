import { rising } from '../../games/index.ts';
import type { Aims, Sallies, UnitOrders } from './orders.ts';
import { questionAt, unitQuestion } from './questions.ts';
import { NOTHING, picked, type Selection, type Situation, type Way } from './selection.ts';

/** What comes of a click: what is picked now, lines to be played one after another, or a line to ask about. */
export interface Outcome {
  readonly selection: Selection;
  readonly play: readonly string[];
  readonly ask?: string;
}

const keep = (selection: Selection): Outcome => ({ selection, play: [] });
const play = (...lines: readonly string[]): Outcome => ({ selection: NOTHING, play: lines });

const NONE: Aims = new Map();

const ordersOf = ({ orders }: Situation, { unit }: Selection): UnitOrders | undefined =>
  unit === undefined ? undefined : orders.units.get(unit);

const sallies = (orders: UnitOrders, way: Way): Sallies | undefined =>
  way === 'charge' || way === 'assault' ? orders[way] : undefined;

/** Where the picked unit can end, with the line that brings it there if no target is needed or it is known. */
export function endsOf(
  situation: Situation,
  selection: Selection,
): ReadonlyMap<rising.Hex, string | undefined> {
  const orders = ordersOf(situation, selection);
  if (orders === undefined) return NONE;
  const both = sallies(orders, selection.way);
  if (both === undefined) return selection.way === 'escort' ? orders.escort : placesOr(situation, orders);
  const { target } = selection;
  const ends = [...both].filter(([, aims]) => target === undefined || aims.has(target));
  return new Map(ends.map(([end, aims]) => [end, target === undefined ? undefined : aims.get(target)]));
}

/** In the set-up a unit that stands somewhere can be put elsewhere: it is taken up first. */
function placesOr({ s }: Situation, orders: UnitOrders): Aims {
  if (orders.place.size > 0) return orders.place;
  if (orders.lift === undefined) return orders.move;
  const unit = rising.unitNamed(s, orders.unit);
  return new Map(rising.placesFor(s, unit).map((hex) => [hex, `place ${orders.unit} ${rising.hexId(hex)}`]));
}

/** What the picked unit can attack: from where it stands, or from where its charge ends. */
export function targetsOf(situation: Situation, { unit, way, end }: Selection): Aims {
  const orders = ordersOf(situation, { ...NOTHING, unit });
  if (orders === undefined) return NONE;
  const both = sallies(orders, way);
  if (both === undefined) return way === 'free' ? orders.attack : NONE;
  if (end !== undefined) return both.get(end) ?? NONE;
  return new Map([...both.values()].flatMap((aims) => [...aims]));
}

/** The line that is ready to be played when it is confirmed; undefined while something is still to be named. */
export function readyLine(situation: Situation, selection: Selection): string | undefined {
  const orders = ordersOf(situation, selection);
  const { way, end, target } = selection;
  if (orders === undefined) return undefined;
  const both = sallies(orders, way);
  if (both !== undefined)
    return end === undefined || target === undefined ? undefined : both.get(end)?.get(target);
  if (target !== undefined) return orders.attack.get(target);
  return end === undefined ? undefined : orders.move.get(end);
}

/** The lines that put a unit onto a hex in the set-up. */
const placing = (orders: UnitOrders, line: string): readonly string[] =>
  orders.lift === undefined ? [line] : [orders.lift, line];

/** A sally that begins with its target, the cheaper way first; undefined when no way leads there. */
function sallyAt(orders: UnitOrders, target: rising.Hex): Selection | undefined {
  for (const way of ['assault', 'charge'] as const) {
    const ends = [...orders[way]].filter(([, aims]) => aims.has(target)).map(([end]) => end);
    const [only] = ends;
    if (only !== undefined)
      return { unit: orders.unit, way, target, end: ends.length === 1 ? only : undefined };
  }
  return undefined;
}

function sallyTo(both: Sallies, selection: Selection, hex: rising.Hex): Selection | undefined {
  const { end, target } = selection;
  if (end !== undefined && both.get(end)?.has(hex) === true) return { ...selection, target: hex };
  const aims = both.get(hex);
  if (aims !== undefined) {
    const [only, ...more] = aims.keys();
    if (target !== undefined && aims.has(target)) return { ...selection, end: hex };
    return { ...selection, end: hex, target: more.length === 0 ? only : undefined };
  }
  const from = [...both].filter(([, each]) => each.has(hex)).map(([each]) => each);
  const [first, ...others] = from;
  if (first === undefined) return undefined;
  return { ...selection, target: hex, end: others.length === 0 ? first : undefined };
}

/** While the Scots choose their schiltrons a click on a pike is the whole choice (B4.3). */
function startLine({ s, orders }: Situation, units: readonly string[]): string | undefined {
  if (s.phase !== 'schiltrons') return undefined;
  return units.map((unit) => orders.units.get(unit)?.schiltron).find((line) => line !== undefined);
}

/** What comes of choosing a hex. */
export function chooseHex(situation: Situation, selection: Selection, hex: rising.Hex): Outcome {
  const orders = ordersOf(situation, selection);
  if (!situation.decides || orders === undefined) return pickIn(situation, selection, hex);
  const ready = readyLine(situation, selection);
  if (
    ready !== undefined &&
    (hex === selection.target || (selection.target === undefined && hex === selection.end))
  )
    return play(ready);
  const both = sallies(orders, selection.way);
  if (both !== undefined) {
    const next = sallyTo(both, selection, hex);
    return next === undefined ? elsewhere(situation, selection, hex) : keep(next);
  }
  const line = endsOf(situation, selection).get(hex);
  if (line !== undefined) {
    const isSetUp = orders.lift !== undefined || orders.place.size > 0;
    if (isSetUp) return play(...placing(orders, line));
    // A friend stands there: to join him, or to pick him instead.
    const joins = rising.lowerAt(situation.s, hex) !== -1;
    return joins ? keep({ ...selection, end: hex, target: undefined }) : play(line);
  }
  if (selection.way === 'free') {
    if (orders.attack.has(hex)) return keep({ ...selection, end: undefined, target: hex });
    const sally = sallyAt(orders, hex);
    if (sally !== undefined) return keep(sally);
  }
  return elsewhere(situation, selection, hex);
}

/** A hex that the picked unit can do nothing with: one of one's own is picked, anything else is asked about. */
function elsewhere(situation: Situation, selection: Selection, hex: rising.Hex): Outcome {
  const { s } = situation;
  const here = [rising.lowerAt(s, hex), rising.upperAt(s, hex)].filter((unit) => unit !== -1);
  const mine = here.some((unit) => situation.orders.units.has(rising.infoOf(s, unit).id));
  if (mine) return pickIn(situation, selection, hex);
  const ask = questionAt(situation, selection, hex);
  return ask === undefined ? keep(NOTHING) : { selection, play: [], ask };
}

/** Picks the unit in a hex; in a stack the other one when one of them is picked already. */
function pickIn(situation: Situation, selection: Selection, hex: rising.Hex): Outcome {
  const { s } = situation;
  const here = [rising.lowerAt(s, hex), rising.upperAt(s, hex)]
    .filter((unit) => unit !== -1)
    .map((unit) => rising.infoOf(s, unit).id);
  const start = startLine(situation, here);
  if (start !== undefined) return play(start);
  const able = here.filter((id) => situation.orders.units.has(id));
  const at = able.indexOf(selection.unit ?? '');
  const next = able[at + 1] ?? (at === -1 || able.length === 1 ? able[0] : undefined);
  if (next !== undefined && next !== selection.unit) return keep(picked(next));
  if (next !== undefined || at !== -1) return keep(NOTHING);
  const [first] = here;
  if (!situation.decides || first === undefined) return keep(NOTHING);
  return { selection: NOTHING, play: [], ask: unitQuestion(situation, first) };
}

/** What comes of choosing one counter. */
export function chooseUnit(situation: Situation, selection: Selection, unit: string): Outcome {
  const { s, orders, decides } = situation;
  const start = startLine(situation, [unit]);
  if (start !== undefined) return play(start);
  const hex = rising.placeOf(s, rising.unitNamed(s, unit));
  if (selection.unit === unit) {
    if (selection.way === 'free' && selection.end === undefined && selection.target === undefined)
      return keep(NOTHING);
    return keep(picked(unit));
  }
  // What the picked unit can do with the hex comes first.
  if (hex >= 0 && decides && selection.unit !== undefined) {
    const isGoal = endsOf(situation, selection).has(hex) || targetsOf(situation, selection).has(hex);
    const mine = orders.units.get(selection.unit);
    const isSally = selection.way === 'free' && mine !== undefined && sallyAt(mine, hex) !== undefined;
    if (isGoal || isSally || !orders.units.has(unit)) return chooseHex(situation, selection, hex);
  }
  if (orders.units.has(unit)) return keep(picked(unit));
  return decides ? { selection: NOTHING, play: [], ask: unitQuestion(situation, unit) } : keep(NOTHING);
}
