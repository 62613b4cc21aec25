import type { Action, ReasonCode } from '../../../core/game.ts';
import { codeOf, handleOf, hexOf, kindOf, packed } from '../actions.ts';
import { hasHex } from '../battlefield/battlefield.ts';
import { hexId, type Hex } from '../hexes.ts';
import { because, OK, untimely } from '../reasons.ts';
import { infoOf, lift, placeOf, put, SCHILTRON, sideOf, unmark, UNPLACED, type State } from '../state.ts';
import { ENGLISH, SCOTS, sideId, type Side, type Unit } from '../units.ts';
import { roomFor } from './room.ts';
import type { PhaseRules, Play } from './phase.ts';
import { offerStart, startReason, toggle } from './schiltrons.ts';
import { beginBattle } from './turn.ts';

const PLACE = codeOf('place');
const LIFT = codeOf('lift');
const READY = codeOf('ready');

const NOT_IN_BATTLE = because('notInBattle');
const NOT_YOURS = because('notYourUnit');
const ALREADY_PLACED = because('alreadyPlaced');
const NOT_PLACED = because('notPlaced');
const NO_SUCH_HEX = because('noSuchHex');
const OUTSIDE_ROWS = because('outsideRows');
const SCOTS_ONLY = because('startPikesOnly');
const UNITS_LEFT = because('unitsLeft');

const unitIn = (s: State, a: Action): Unit => s.terms.field.unitOfHandle[handleOf(a)] ?? -1;

function ownUnitReason(s: State, side: Side, unit: Unit): ReasonCode {
  if (unit === -1) return NOT_IN_BATTLE;
  return sideOf(s, unit) === side ? OK : NOT_YOURS;
}

/** Why a hex is no place to set this unit up: its row, or who stands there (B4.4, B3.6). */
function placeReason(s: State, unit: Unit, hex: Hex): ReasonCode {
  const { field } = s.terms;
  if (field.freeform[sideOf(s, unit)][hex] === 1) return roomFor(s, unit, hex);
  return hasHex(field, hex) ? OUTSIDE_ROWS : NO_SUCH_HEX;
}

const isReady = (s: State, side: Side): boolean =>
  s.terms.field.units.every((info, unit) => info.side !== side || placeOf(s, unit) !== UNPLACED);

function offerPlaces(s: State, side: Side, out: Action[]): void {
  const { units, hexes } = s.terms.field;
  units.forEach((info, unit) => {
    if (info.side !== side) return;
    if (placeOf(s, unit) !== UNPLACED) {
      out.push(LIFT + packed(info.handle));
      return;
    }
    for (const hex of hexes) {
      if (placeReason(s, unit, hex) === OK) out.push(PLACE + packed(info.handle, hex));
    }
  });
}

function place(s: State, unit: Unit, hex: Hex, play: Play): void {
  put(s, unit, hex);
  play.tell?.({ type: 'placed', unit: infoOf(s, unit).id, to: hexId(hex) });
}

function takeUp(s: State, unit: Unit, play: Play): void {
  const from = hexId(placeOf(s, unit));
  lift(s, unit);
  unmark(s, unit, SCHILTRON);
  play.tell?.({ type: 'lifted', unit: infoOf(s, unit).id, from });
}

function finish(s: State, side: Side, play: Play): void {
  play.tell?.({ type: 'ready', side: sideId(side) });
  if (side === ENGLISH) return beginBattle(s, play);
  s.phase = 'place-english';
  s.side = ENGLISH;
}

/** Freeform set-up of one side: all its units, where it likes within its rows; the Scots first (B4.4). */
export const freeform = (side: Side): PhaseRules => ({
  decider: () => side,
  offer(s, out) {
    offerPlaces(s, side, out);
    if (side === SCOTS) offerStart(s, out);
    if (isReady(s, side)) out.push(READY);
  },
  reason(s, a) {
    const unit = unitIn(s, a);
    switch (kindOf(a)) {
      case 'place': {
        const own = ownUnitReason(s, side, unit);
        if (own !== OK) return own;
        return placeOf(s, unit) === UNPLACED ? placeReason(s, unit, hexOf(a)) : ALREADY_PLACED;
      }
      case 'lift': {
        const own = ownUnitReason(s, side, unit);
        if (own !== OK) return own;
        return placeOf(s, unit) === UNPLACED ? NOT_PLACED : OK;
      }
      case 'schiltron':
        return side === SCOTS ? startReason(s, a) : SCOTS_ONLY;
      case 'ready':
        return isReady(s, side) ? OK : UNITS_LEFT;
      default:
        return untimely(a);
    }
  },
  act(s, a, play) {
    const unit = unitIn(s, a);
    switch (kindOf(a)) {
      case 'place':
        return place(s, unit, hexOf(a), play);
      case 'lift':
        return takeUp(s, unit, play);
      case 'schiltron':
        return toggle(s, unit, play);
      default:
        return finish(s, side, play);
    }
  },
});
