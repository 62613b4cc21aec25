import { codeOf, firstArg, kindOf, pair } from '../actions.ts';
import { plan, pop, type Frame } from '../agenda.ts';
import { ENGLISH, enemyOf, SCOTTISH, sideId, type Side } from '../blocks.ts';
import { CARD_KINDS, cardMoves, CARDS, isEvent, type Card, type CardId } from '../cards.ts';
import { because, OK, untimely } from '../reasons.ts';
import {
  cardsOf,
  handOf,
  playedOf,
  setHand,
  setPlayed,
  setTurnCard,
  turnCard,
  withCard,
  withoutCard,
  type State,
} from '../state.ts';
import { BOTH, NOBODY, only, type Play, type Step } from './step.ts';

const CARD = codeOf('card');
const NOT_IN_HAND = because('cardNotInHand');

const cardId = (card: Card): CardId => {
  const info = CARDS[card];
  if (info === undefined) throw new Error(`there is no card ${card}`);
  return info.id;
};

const hasChosen = (s: State, side: Side): boolean => turnCard(s, side) !== -1;

/** Did both players play Events this turn (H4.4)? Asked while the turn's cards lie on the table. */
export const isDoubleEvent = (s: State): boolean =>
  isEvent(turnCard(s, ENGLISH)) && isEvent(turnCard(s, SCOTTISH));

/** Player 1 of the turn (H4.2); the only Event gives the initiative away unless the option says otherwise (H13.1). */
function playerOne(s: State, english: Card, scottish: Card): Side {
  if (isEvent(english) === isEvent(scottish)) {
    return cardMoves(english) >= cardMoves(scottish) ? ENGLISH : SCOTTISH;
  }
  const eventPlayer = isEvent(english) ? ENGLISH : SCOTTISH;
  return s.terms.rules.eventForfeitsInitiative ? enemyOf(eventPlayer) : eventPlayer;
}

const movesOf = (s: State, seat: Side): Frame => ({
  step: 'moves',
  seat,
  left: cardMoves(turnCard(s, seat)),
});

/** What follows the reveal (H4.2 to H4.4): events before moves, moves in the players' order, then battles. */
function stepsOfTurn(s: State): readonly Frame[] {
  const end: readonly Frame[] = [{ step: 'battles' }, { step: 'end-of-turn' }];
  if (isDoubleEvent(s)) {
    return [{ step: 'event', seat: ENGLISH }, { step: 'event', seat: SCOTTISH }, { step: 'end-of-turn' }];
  }
  for (const seat of [ENGLISH, SCOTTISH] as const) {
    if (isEvent(turnCard(s, seat))) return [{ step: 'event', seat }, movesOf(s, enemyOf(seat)), ...end];
  }
  return [movesOf(s, s.first), movesOf(s, enemyOf(s.first)), ...end];
}

function layDown(s: State, side: Side): Card {
  const card = turnCard(s, side);
  setHand(s, side, withoutCard(handOf(s, side), card));
  setPlayed(s, side, withCard(playedOf(s, side), card));
  return card;
}

function reveal(s: State, play: Play): void {
  const english = layDown(s, ENGLISH);
  const scottish = layDown(s, SCOTTISH);
  s.turn += 1;
  s.first = playerOne(s, english, scottish);
  play.tell?.({
    type: 'cards-revealed',
    english: cardId(english),
    scottish: cardId(scottish),
    first: sideId(s.first),
  });
  pop(s);
  plan(s, ...stepsOfTurn(s));
}

/** The Card Phase (H4): each player secretly chooses a card; both are revealed together. */
export const cardsStep: Step<'cards'> = {
  deciders(s) {
    if (hasChosen(s, ENGLISH)) return hasChosen(s, SCOTTISH) ? NOBODY : only(SCOTTISH);
    return hasChosen(s, SCOTTISH) ? only(ENGLISH) : BOTH;
  },
  offer(s, _f, seat, out) {
    const hand = handOf(s, seat);
    for (let card = 0; card < CARD_KINDS; card += 1) if (cardsOf(hand, card) > 0) out.push(CARD + pair(card));
  },
  reason(s, _f, seat, a) {
    if (kindOf(a) !== 'card') return untimely(a);
    return cardsOf(handOf(s, seat), firstArg(a)) > 0 ? OK : NOT_IN_HAND;
  },
  act(s, _f, seat, a, play) {
    const card = firstArg(a);
    setTurnCard(s, seat, card);
    play.tell?.({ type: 'card-chosen', side: sideId(seat) }, seat, {
      type: 'card-chosen-own',
      side: sideId(seat),
      card: cardId(card),
    });
  },
  run(s, _f, play) {
    if (!hasChosen(s, ENGLISH) || !hasChosen(s, SCOTTISH)) return false;
    reveal(s, play);
    return true;
  },
};
