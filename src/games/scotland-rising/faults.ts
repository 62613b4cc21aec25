import { CLEAR } from './battlefield/battlefield.ts';
import { hexId } from './hexes.ts';
import {
  DISORDERED,
  hasMark,
  infoOf,
  isLeader,
  isOver,
  isPike,
  lowerAt,
  placeOf,
  REDUCED,
  SCHILTRON,
  UNPLACED,
  upperAt,
  type State,
} from './state.ts';
import { SCOTS, typeInfo, type Unit } from './units.ts';

/** The marks that a unit can never have (B2.4). */
function markFaults(s: State, unit: Unit): string[] {
  const info = infoOf(s, unit);
  const { steps, charges } = typeInfo(info.type);
  const faults: string[] = [];
  if (hasMark(s, unit, REDUCED) && steps === 1) faults.push(`${info.id} has one step and is reduced`);
  const mayCharge = charges || (info.side === SCOTS && s.terms.rules.scotsCharge === 'charge');
  if (hasMark(s, unit, DISORDERED) && !mayCharge) faults.push(`${info.id} is disordered without a charge`);
  if (!hasMark(s, unit, SCHILTRON)) return faults;
  if (!isPike(s, unit)) faults.push(`${info.id} is in schiltron and no pike`);
  const isClear = s.terms.field.terrain[placeOf(s, unit)] === CLEAR;
  if (placeOf(s, unit) >= 0 && !isClear && s.terms.rules.schiltronTerrain === 'clearOnly')
    faults.push(`${info.id} is in schiltron off clear ground`);
  return faults;
}

/** Every unit is where its hex says, and every hex holds what stacking allows (B3.6). */
function stackFaults(s: State): string[] {
  const faults: string[] = [];
  for (const hex of s.terms.field.hexes) {
    const lower = lowerAt(s, hex);
    const upper = upperAt(s, hex);
    if (lower !== -1 && placeOf(s, lower) !== hex)
      faults.push(`${hexId(hex)} holds a unit that is elsewhere`);
    if (upper === -1) continue;
    if (placeOf(s, upper) !== hex) faults.push(`${hexId(hex)} holds a leader who is elsewhere`);
    if (!isLeader(s, upper)) faults.push(`${hexId(hex)} is stacked without a leader`);
    if (lower === -1 || infoOf(s, lower).side !== infoOf(s, upper).side)
      faults.push(`${hexId(hex)} is stacked with nobody, or with an enemy`);
  }
  s.terms.field.units.forEach(({ id }, unit) => {
    const hex = placeOf(s, unit);
    if (hex >= 0 && lowerAt(s, hex) !== unit && upperAt(s, hex) !== unit) faults.push(`${id} is lost`);
  });
  return faults;
}

function phaseFaults(s: State): string[] {
  const faults: string[] = [];
  const inSetup = s.phase === 'schiltrons' || s.phase === 'place-scots' || s.phase === 'place-english';
  if (!inSetup && s.place.includes(UNPLACED)) faults.push('a unit was never placed');
  if (s.phase !== 'actions' && s.ap !== 0) faults.push(`${s.ap} AP outside the action phase`);
  if (s.phase === 'actions' && s.ap === 0 && s.terms.rules.turnEndsAtZeroAP)
    faults.push('the action phase goes on without AP');
  if (s.chargeTurn && (s.side !== SCOTS || !s.chargeTurnUsed)) faults.push('a Scots Charge turn of nobody');
  if (isOver(s) === (s.ending === '')) faults.push('the end has no ending, or play goes on after it');
  return faults;
}

/** What is wrong with a position, a sentence each; empty for every position that play can reach. */
export const faults = (s: State): string[] => [
  ...s.terms.field.units.flatMap((_, unit) => markFaults(s, unit)),
  ...stackFaults(s),
  ...phaseFaults(s),
];
