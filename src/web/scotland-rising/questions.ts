import { rising } from '../../games/index.ts';
import type { UnitOrders } from './orders.ts';
import type { Selection, Situation, Way } from './selection.ts';

/** The hexes of the map next to a hex. */
const around = ({ neighbours }: rising.Battlefield, hex: rising.Hex): rising.Hex[] =>
  Array.from(
    { length: rising.DIRECTIONS },
    (_, d) => neighbours[hex * rising.DIRECTIONS + d] ?? rising.NO_HEX,
  ).filter((each) => each !== rising.NO_HEX);

const isEnemyIn = (s: rising.State, unit: rising.Unit, hex: rising.Hex): boolean => {
  const there = rising.lowerAt(s, hex);
  return there !== -1 && unit !== -1 && rising.sideOf(s, there) !== rising.sideOf(s, unit);
};

/** The hex among these that is nearest to a unit. */
function nearest(s: rising.State, unit: rising.Unit, hexes: readonly rising.Hex[]): rising.Hex | undefined {
  const from = rising.placeOf(s, unit);
  const far = (hex: rising.Hex): number => rising.distance(s.terms.field, from, hex);
  return hexes.toSorted((a, b) => far(a) - far(b))[0];
}

/** Where a unit would most likely end to attack a hex after a move: an empty hex next to it, the nearest. */
function endBefore(s: rising.State, unit: rising.Unit, target: rising.Hex): rising.Hex | undefined {
  const near = around(s.terms.field, target).filter((hex) => hex !== rising.placeOf(s, unit));
  return (
    nearest(
      s,
      unit,
      near.filter((hex) => rising.lowerAt(s, hex) === -1),
    ) ?? nearest(s, unit, near)
  );
}

/** The way in which a unit can at all move and then attack in this player turn; undefined when it has none. */
function sallyWay(s: rising.State, unit: rising.Unit): Exclude<Way, 'free' | 'escort'> | undefined {
  const { id, charges } = rising.typeInfo(rising.typeOf(s, unit));
  if (s.chargeTurn || (s.event === PIKE_EVENT && id === 'pike')) return 'assault';
  return charges ? 'charge' : undefined;
}

/** The event that lets pikes move and attack (B16.6), and the one that restores units (B16.5). */
const PIKE_EVENT = 3;
const RALLY_EVENT = 2;

/** The line that stands for wanting a unit to attack a hex after a move in this way. */
function sallyQuestion(
  s: rising.State,
  unit: rising.Unit,
  way: 'charge' | 'assault',
  target: rising.Hex,
): string | undefined {
  const end = endBefore(s, unit, target);
  if (end === undefined) return undefined;
  return `${way} ${rising.infoOf(s, unit).id} ${rising.hexId(end)}>${rising.hexId(target)}`;
}

/**
 * The line that stands for wanting to attack an enemy without having said how: an attack, or what moves before it where
 * no attack reaches and a move might.
 */
function attackQuestion(s: rising.State, unit: rising.Unit, target: rising.Hex): string {
  const far = rising.distance(s.terms.field, rising.placeOf(s, unit), target);
  const way = sallyWay(s, unit);
  const isSally = way !== undefined && far > rising.rangeOf(s, unit) && far <= rising.rateOf(s, unit) + 1;
  const sally = isSally ? sallyQuestion(s, unit, way, target) : undefined;
  return sally ?? `attack ${rising.infoOf(s, unit).id} ${rising.hexId(target)}`;
}

/** The line that stands for wanting the picked unit to do something with a hex: to ask why not. */
export function questionAt(
  { s }: Situation,
  { unit, way, end }: Selection,
  hex: rising.Hex,
): string | undefined {
  if (unit === undefined) return undefined;
  const id = rising.hexId(hex);
  const me = rising.unitNamed(s, unit);
  const isEnemy = isEnemyIn(s, me, hex);
  if (me !== -1 && rising.placeOf(s, me) === rising.UNPLACED) return `place ${unit} ${id}`;
  if (way === 'charge' || way === 'assault') {
    if (isEnemy && end !== undefined) return `${way} ${unit} ${rising.hexId(end)}>${id}`;
    if (isEnemy) return sallyQuestion(s, me, way, hex);
    const near = around(s.terms.field, hex);
    const target = near.find((each) => isEnemyIn(s, me, each)) ?? near[0];
    return target === undefined ? `move ${unit} ${id}` : `${way} ${unit} ${id}>${rising.hexId(target)}`;
  }
  if (way === 'escort') return `escort ${unit} ${id}`;
  return isEnemy ? attackQuestion(s, me, hex) : `move ${unit} ${id}`;
}

/** The line that stands for wanting anything of a unit. */
export function unitQuestion({ s }: Situation, unit: string): string {
  const hex = rising.placeOf(s, rising.unitNamed(s, unit));
  if (s.phase === 'schiltrons') return `schiltron ${unit}`;
  if (s.phase === 'place-scots' || s.phase === 'place-english') return `lift ${unit}`;
  const near = hex < 0 ? [] : around(s.terms.field, hex);
  const to = near.find((each) => rising.lowerAt(s, each) === -1) ?? near[0] ?? hex;
  return `move ${unit} ${rising.hexId(Math.max(0, to))}`;
}

/** Whether a unit gets to a way out by a move, without going on over the edge (B7.7). */
function comesToWayOut(s: rising.State, orders: UnitOrders): boolean {
  const { arrows, arrowEdges } = s.terms.field;
  const ways = s.terms.rules.exitPlace === 'arrowHex' ? arrows : arrowEdges;
  const isEnglish = rising.sideOf(s, rising.unitNamed(s, orders.unit)) === rising.ENGLISH;
  return isEnglish && [...orders.move.keys()].some((hex) => ways[hex] === 1);
}

/**
 * What a picked unit is made to do and cannot do now, a line each to ask about: a charge or an assault at the nearest
 * enemy, a schiltron, a rally, the way out that it only just reaches, what an event gives. Nothing outside the action phase.
 */
export function closedTo({ s, orders }: Situation, unit: string): readonly string[] {
  const mine = orders.units.get(unit);
  if (mine === undefined || s.phase !== 'actions') return [];
  const me = rising.unitNamed(s, unit);
  const { id } = rising.typeInfo(rising.typeOf(s, me));
  const closed: (string | undefined)[] = [];
  const way = sallyWay(s, me);
  if (way !== undefined && mine[way].size === 0) {
    const enemies = s.terms.field.hexes.filter((hex) => isEnemyIn(s, me, hex));
    const target = nearest(s, me, enemies);
    closed.push(target === undefined ? undefined : sallyQuestion(s, me, way, target));
  }
  if (id === 'pike' && mine.schiltron === undefined) closed.push(`schiltron ${unit}`);
  if (id === 'leader' && mine.rally === undefined) closed.push(`rally ${unit}`);
  if (mine.exit === undefined && comesToWayOut(s, mine)) closed.push(`exit ${unit}`);
  if (s.event === RALLY_EVENT && rising.hasMark(s, me, rising.REDUCED) && mine.recover === undefined)
    closed.push(`recover ${unit}`);
  return closed.filter((line) => line !== undefined);
}
