import type { ReasonCode } from '../../../../core/game.ts';
import { pop } from '../../agenda.ts';
import { sideId, type Side } from '../../blocks.ts';
import { cardId } from '../../cards.ts';
import { turnCard, type State } from '../../state.ts';
import type { Play } from '../step.ts';

/** What is printed on an Event card (H1.8). */
export interface Printed {
  /** 0 when the player of the card can make something of it now, otherwise why not. */
  reason(s: State, seat: Side): ReasonCode;
  /** Begins it: takes the frame of the event off the agenda and plans what follows. */
  begin(s: State, seat: Side, play: Play): void;
}

/** Gives up what the card still allows and ends its step (H3.6, H4.5). */
export function decline(s: State, seat: Side, play: Play): void {
  pop(s);
  play.tell?.({ type: 'event-declined', side: sideId(seat), card: cardId(turnCard(s, seat)) });
}
