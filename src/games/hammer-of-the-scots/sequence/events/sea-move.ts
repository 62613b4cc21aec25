import type { ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { pop, replace } from '../../agenda.ts';
import { blockId, blocksFor, NORSE, SCOTTISH, sideId, type Block, type Side } from '../../blocks.ts';
import { AREA_COUNT, areaId, ENGLAND, isCoastal, type Area } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { countIn, isAt, isFriendly, placeOf, put, sideOf, type State } from '../../state.ts';
import { only, waits, type FrameOf, type Play, type Step } from '../step.ts';
import { decline, type Printed } from './printed.ts';

const FROM = codeOf('from');
const TO = codeOf('to');
const SHIP = codeOf('ship');
const DONE = codeOf('done');
const DECLINE = codeOf('decline');

const NO_SEA_MOVE = because('noSeaMove');
const ORIGIN_NOT_COASTAL = because('originNotCoastal');
const ORIGIN_WITHOUT_BLOCKS = because('originWithoutBlocks');
const ORIGIN_ALREADY_NAMED = because('originAlreadyNamed');
const ORIGIN_NOT_NAMED = because('originNotNamed');
const DESTINATION_NOT_COASTAL = because('destinationNotCoastal');
const DESTINATION_NOT_FRIENDLY = because('destinationNotFriendly');
const DESTINATION_IS_ORIGIN = because('destinationIsOrigin');
const DESTINATION_ALREADY_NAMED = because('destinationAlreadyNamed');
const DESTINATION_NOT_NAMED = because('destinationNotNamed');
const ENGLAND_UNDER_TRUCE = because('englandUnderTruce');
const NO_SEA_MOVE_TO_ENGLAND = because('noSeaMoveToEngland');
const NORSE_NOT_BY_CARD = because('norseNotByCard');
const NOT_YOURS = because('notYourBlock');
const BLOCK_NOT_AT_ORIGIN = because('blockNotAtOrigin');
const UNDER_WAY = because('eventUnderWay');

/** Blocks that a Sea Move carries (H5.7). */
const SHIPLOAD = 2;

/** Why blocks cannot be shipped from here to there; the destination must be held before the move (H5.7.1, H13.12). */
function destinationReason(s: State, seat: Side, from: Area, to: Area): ReasonCode {
  if (!isCoastal(to)) return DESTINATION_NOT_COASTAL;
  if (to === from) return DESTINATION_IS_ORIGIN;
  if (!isFriendly(s, to, seat)) return DESTINATION_NOT_FRIENDLY;
  if (seat === SCOTTISH && to === ENGLAND) {
    if (!s.terms.rules.scotsSeaMoveToEngland) return NO_SEA_MOVE_TO_ENGLAND;
    if (s.truce === SCOTTISH) return ENGLAND_UNDER_TRUCE;
  }
  return OK;
}

function originReason(s: State, seat: Side, from: Area): ReasonCode {
  if (!isCoastal(from)) return ORIGIN_NOT_COASTAL;
  const norse = seat === SCOTTISH && placeOf(s, NORSE) === from ? 1 : 0;
  const blocks = countIn(s, from, seat);
  if (blocks === 0) return ORIGIN_WITHOUT_BLOCKS;
  if (blocks === norse) return NORSE_NOT_BY_CARD;
  for (let to = 0; to < AREA_COUNT; to += 1) if (destinationReason(s, seat, from, to) === OK) return OK;
  return NO_SEA_MOVE;
}

function shipReason(s: State, f: FrameOf<'sea-move'>, b: Block): ReasonCode {
  if (f.to === -1) return DESTINATION_NOT_NAMED;
  if (sideOf(s, b) !== f.seat) return NOT_YOURS;
  if (b === NORSE) return NORSE_NOT_BY_CARD;
  return placeOf(s, b) === f.from ? OK : BLOCK_NOT_AT_ORIGIN;
}

/** Sea Move (H5.7). */
export const seaMove: Printed = {
  reason(s, seat) {
    for (let from = 0; from < AREA_COUNT; from += 1) if (originReason(s, seat, from) === OK) return OK;
    return NO_SEA_MOVE;
  },
  begin: (s, seat) => replace(s, { step: 'sea-move', seat, from: -1, to: -1, shipped: 0 }),
};

function ship(s: State, f: FrameOf<'sea-move'>, b: Block, play: Play): void {
  put(s, b, f.to);
  const side = sideId(f.seat);
  const from = areaId(f.from);
  const to = areaId(f.to);
  play.tell?.({ type: 'shipped', side, from, to }, f.seat, {
    type: 'shipped-own',
    side,
    from,
    to,
    block: blockId(b),
  });
  const shipped = f.shipped + 1;
  if (shipped === SHIPLOAD || countIn(s, f.from, f.seat) === 0) pop(s);
  else replace(s, { ...f, shipped });
}

function nameDestination(s: State, f: FrameOf<'sea-move'>, to: Area, play: Play): void {
  play.tell?.({ type: 'sea-move', side: sideId(f.seat), from: areaId(f.from), to: areaId(to) });
  replace(s, { ...f, to });
}

/** Naming both coasts, then the one or two blocks (H5.7). Whether a second block is asked for hangs on numbers alone. */
export const seaMoveStep: Step<'sea-move'> = {
  deciders: (_, f) => only(f.seat),
  offer(s, f, seat, out) {
    if (f.from === -1) for (let area = 0; area < AREA_COUNT; area += 1) out.push(FROM + pair(area));
    else if (f.to === -1) for (let area = 0; area < AREA_COUNT; area += 1) out.push(TO + pair(area));
    else for (const b of blocksFor(seat)) if (isAt(s, b, seat, f.from)) out.push(SHIP + pair(b));
    out.push(f.shipped === 0 ? DECLINE : DONE);
  },
  reason(s, f, seat, a) {
    switch (kindOf(a)) {
      case 'from':
        return f.from === -1 ? originReason(s, seat, firstArg(a)) : ORIGIN_ALREADY_NAMED;
      case 'to':
        if (f.from === -1) return ORIGIN_NOT_NAMED;
        return f.to === -1 ? destinationReason(s, seat, f.from, firstArg(a)) : DESTINATION_ALREADY_NAMED;
      case 'ship':
        return shipReason(s, f, firstArg(a));
      case 'done':
        return f.shipped > 0 ? OK : untimely(a);
      case 'decline':
        return f.shipped === 0 ? OK : UNDER_WAY;
      default:
        return untimely(a);
    }
  },
  act(s, f, seat, a, play) {
    switch (kindOf(a)) {
      case 'from':
        return replace(s, { ...f, from: firstArg(a) });
      case 'to':
        return nameDestination(s, f, firstArg(a), play);
      case 'ship':
        return ship(s, f, firstArg(a), play);
      case 'done':
        return pop(s);
      default:
        return decline(s, seat, play);
    }
  },
  run: waits,
};
