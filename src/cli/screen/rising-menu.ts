import type { ActionParts } from '../../core/game.ts';
import { KINDS, type Kind } from '../../games/scotland-rising/actions.ts';
import { hexId, readHex } from '../../games/scotland-rising/hexes.ts';
import { diceAgainst, type AttackKind } from '../../games/scotland-rising/sequence/combat.ts';
import { lowerAt, placeOf, targetNumberOf, type State } from '../../games/scotland-rising/state.ts';
import type { Unit } from '../../games/scotland-rising/units.ts';
import { say } from '../../words/index.ts';
import { groundAt } from './rising-map.ts';
import { letters, markLetters, nickOf, unitSpelled, unitText } from './rising-units.ts';
import type { Sheet } from './screen.ts';

/** AP of each kind of action (B6.5); undefined for those of the set-up. */
const COST: Readonly<Record<Kind, number | undefined>> = {
  place: undefined,
  lift: undefined,
  ready: undefined,
  announce: undefined,
  roll: undefined,
  move: 1,
  escort: 1,
  exit: 1,
  attack: 1,
  charge: 2,
  assault: 1,
  schiltron: 0,
  rally: 1,
  recover: 0,
  end: undefined,
};

/** Kinds of which a unit has many: how many is worth a number. */
const COUNTED: readonly string[] = ['attack', 'charge', 'assault'];

/** Who acts: the unit that an action names. */
export const actorOf = ({ unit }: ActionParts): string | undefined =>
  typeof unit === 'string' ? unit : undefined;

/** A unit with its hex and marks, and what it can do: `P3 0504 r: move, attack 2`. */
export function unitRow({ words }: Sheet, s: State, id: string, actions: readonly ActionParts[]): string {
  const unit = unitSpelled(s, id);
  const kinds = new Map<string, number>();
  for (const { type } of actions) kinds.set(type, (kinds.get(type) ?? 0) + 1);
  const able = [...kinds].map(([kind, count]) => {
    const name = words.name('kind', kind);
    return COUNTED.includes(kind) ? `${name} ${count}` : name;
  });
  const place = placeOf(s, unit);
  const where = place < 0 ? [] : [hexId(place)];
  const marks = markLetters(s, unit);
  return `${[nickOf(id), ...where, ...(marks === '' ? [] : [marks])].join(' ')}: ${able.join(', ')}`;
}

/** A unit with all its numbers, and whoever stands with it. */
export const aboutUnit = (sheet: Sheet, s: State, id: string): string =>
  unitText(sheet, s, unitSpelled(s, id));

const isKind = (type: string): type is Kind => KINDS.some(({ kind }) => kind === type);

/** The heading of an action: its kind and its cost in AP. */
export function headingOf({ terminal, words }: Sheet, { type }: ActionParts): string {
  const kind = words.name('kind', type);
  const ap = isKind(type) ? COST[type] : undefined;
  const text = ap === undefined ? kind : say(terminal.language, 'cli.screen.rising.cost', { kind, ap });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where an action goes and whom it attacks: a hex with its ground, a target with the dice and the number needed. */
export function optionText(sheet: Sheet, s: State, { type, unit, to, target }: ActionParts): string {
  const end = typeof to === 'string' ? to : undefined;
  if (typeof target !== 'string') return end === undefined ? '' : hexText(sheet, s, end);
  const aim = against(
    sheet,
    s,
    typeof unit === 'string' ? unitSpelled(s, unit) : -1,
    target,
    kindOf(s, type),
  );
  return end === undefined ? aim : `${end} > ${aim}`;
}

const kindOf = (s: State, type: string): AttackKind => {
  if (type === 'charge') return 'charge';
  if (type !== 'assault') return 'attack';
  return s.chargeTurn && s.terms.rules.scotsCharge === 'charge' ? 'charge' : 'assault';
};

function hexText({ words }: Sheet, s: State, id: string): string {
  const hex = readHex(id);
  const ground = hex === undefined ? 'clear' : groundAt(s, hex);
  return ground === 'clear' ? id : `${id} ${words.name('terrain', ground)}`;
}

function against({ terminal }: Sheet, s: State, unit: Unit, id: string, kind: AttackKind): string {
  const hex = readHex(id);
  const defender = hex === undefined ? -1 : lowerAt(s, hex);
  if (hex === undefined || defender === -1) return id;
  return say(terminal.language, 'cli.screen.rising.against', {
    hex: id,
    unit: letters(s, defender),
    dice: diceAgainst(s, unit, hex, kind),
    number: targetNumberOf(s, defender),
  });
}
