import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { pop } from '../../agenda.ts';
import { BRUCE, COMYN, enemyOf, SCOTTISH, sideId, type Side } from '../../blocks.ts';
import { HERALD } from '../../cards.ts';
import { OK, untimely } from '../../reasons.ts';
import { turnCard, type State } from '../../state.ts';
import { only, waits, type Step } from '../step.ts';
import { crown, crownReason, returnKing, returnReason } from './coronation.ts';
import { herald } from './herald.ts';
import { pillage } from './pillage.ts';
import { decline, type Printed } from './printed.ts';
import { seaMove } from './sea-move.ts';
import { victuals } from './victuals.ts';

const EVENT = codeOf('event');
const DECLINE = codeOf('decline');
const CROWN = codeOf('crown');
const RETURN = codeOf('return');

/** The enemy of the card's player is bound for the rest of the turn (H5.8, H13.13). */
const truce: Printed = {
  reason: () => OK,
  begin(s, seat, play) {
    pop(s);
    s.truce = enemyOf(seat);
    play.tell?.({ type: 'truce', side: sideId(seat) });
  },
};

/** In the order of the cards, from `HERALD` up. */
const PRINTED: readonly Printed[] = [herald, pillage, seaMove, truce, victuals];

const printed = (s: State, seat: Side): Printed | undefined => PRINTED[turnCard(s, seat) - HERALD];

/** Use of an Event: as printed, as a coronation or the return of the King, or not at all (H5.1, H5.2, H4.5). */
export const eventStep: Step<'event'> = {
  deciders: (_, f) => only(f.seat),
  offer(_, __, seat, out) {
    out.push(EVENT);
    if (seat === SCOTTISH) out.push(CROWN + pair(BRUCE), CROWN + pair(COMYN), RETURN);
    out.push(DECLINE);
  },
  reason(s, _, seat, a) {
    switch (kindOf(a)) {
      case 'event':
        return printed(s, seat)?.reason(s, seat) ?? untimely(a);
      case 'crown':
        return crownReason(s, seat, firstArg(a));
      case 'return':
        return returnReason(s, seat);
      case 'decline':
        return OK;
      default:
        return untimely(a);
    }
  },
  act(s, _, seat, a, play) {
    switch (kindOf(a)) {
      case 'event':
        return printed(s, seat)?.begin(s, seat, play);
      case 'crown':
        return crown(s, firstArg(a), play);
      case 'return':
        return returnKing(s, play);
      default:
        return decline(s, seat, play);
    }
  },
  run: waits,
};
