import type { ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { pop, replace } from '../../agenda.ts';
import {
  BLOCK_COUNT,
  blockId,
  enemyOf,
  FIRST_NOBLE,
  isNoble,
  MORAY,
  sideId,
  type Block,
  type Side,
} from '../../blocks.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { isOnMap, sideOf, type State } from '../../state.ts';
import { only, waits, type Play, type Step } from '../step.ts';
import { defect, fightDefections } from './defection.ts';
import { decline, type Printed } from './printed.ts';

const NAME = codeOf('herald');
const DECLINE = codeOf('decline');
const NO_NOBLE_TO_TURN = because('noNobleToTurn');
const NOT_A_NOBLE = because('notANoble');
const MORAY_NEVER_TURNS = because('morayNeverTurns');
const NOT_ENEMY = because('nobleNotEnemy');
const NOT_ON_MAP = because('blockNotOnMap');

/** The highest roll with which the Herald succeeds (H5.5). */
const SUCCESS = 4;

/** Why the Herald of `seat` cannot turn this block (H5.5.2, H8.5). */
function nameReason(s: State, seat: Side, b: Block): ReasonCode {
  if (!isNoble(b)) return NOT_A_NOBLE;
  if (b === MORAY) return MORAY_NEVER_TURNS;
  if (sideOf(s, b) === seat) return NOT_ENEMY;
  return isOnMap(s, b) ? OK : NOT_ON_MAP;
}

function roll(seat: Side, play: Play): boolean {
  const die = play.chance.die('herald');
  const success = die <= SUCCESS;
  play.tell?.({ type: 'herald-roll', side: sideId(seat), die, success });
  return success;
}

/** The Herald (H5.5): first the roll, then the name; the other way round when `heraldNameFirst` is set (H13.7). */
export const herald: Printed = {
  reason(s, seat) {
    for (let b = FIRST_NOBLE; b < BLOCK_COUNT; b += 1) if (nameReason(s, seat, b) === OK) return OK;
    return NO_NOBLE_TO_TURN;
  },
  begin(s, seat, play) {
    if (s.terms.rules.heraldNameFirst || roll(seat, play)) replace(s, { step: 'herald', seat });
    else pop(s);
  },
};

/** Naming the noble that the Herald turns (H5.5). */
export const heraldStep: Step<'herald'> = {
  deciders: (_, f) => only(f.seat),
  offer(s, _, seat, out) {
    const enemy = enemyOf(seat);
    for (let b = FIRST_NOBLE; b < BLOCK_COUNT; b += 1) if (sideOf(s, b) === enemy) out.push(NAME + pair(b));
    out.push(DECLINE);
  },
  reason(s, _, seat, a) {
    switch (kindOf(a)) {
      case 'herald':
        return nameReason(s, seat, firstArg(a));
      case 'decline':
        return OK;
      default:
        return untimely(a);
    }
  },
  act(s, _, seat, a, play) {
    if (a === DECLINE) return decline(s, seat, play);
    const noble = firstArg(a);
    if (s.terms.rules.heraldNameFirst) {
      play.tell?.({ type: 'herald-named', side: sideId(seat), block: blockId(noble) });
      if (!roll(seat, play)) return pop(s);
    }
    defect(s, noble, play);
    fightDefections(s, seat, seat);
  },
  run: waits,
};
