import type { Chance } from '../../../core/game.ts';
import { replace } from '../agenda.ts';
import { ENGLISH, SCOTTISH, sideId, type Side } from '../blocks.ts';
import { CARD_KINDS, CARDS, DECK_SIZE, HAND_SIZE, type Card, type CardId } from '../cards.ts';
import { cardsOf, handOf, setHand, setPlayed, setTurnCard, withCard, type State } from '../state.ts';
import { automatic, type Play } from './step.ts';

/** Takes the card at this place out of the deck, whose cards lie in the order of `CARDS`. */
function takeCard(deck: number[], place: number): Card {
  let rest = place;
  for (let card = 0; card < CARD_KINDS; card += 1) {
    const copies = deck[card] ?? 0;
    if (rest < copies) {
      deck[card] = copies - 1;
      return card;
    }
    rest -= copies;
  }
  throw new Error(`the deck has no card ${place}`);
}

function dealHand(deck: number[], size: number, chance: Chance): number {
  let hand = 0;
  for (let dealt = 0; dealt < HAND_SIZE; dealt += 1) {
    hand = withCard(hand, takeCard(deck, chance.draw(size - dealt, 'deal')));
  }
  return hand;
}

function cardNames(hand: number): CardId[] {
  return CARDS.flatMap(({ id }, card) => new Array<CardId>(cardsOf(hand, card)).fill(id));
}

function giveHand(s: State, side: Side, hand: number, play: Play): void {
  setHand(s, side, hand);
  setPlayed(s, side, 0);
  setTurnCard(s, side, -1);
  play.tell?.(undefined, side, { type: 'hand-own', side: sideId(side), cards: cardNames(hand) });
}

/** Shuffles all 25 cards and deals 5 to each player; the other 15 stay unseen (H3.1). */
export const dealStep = automatic('deal', (s, _f, play) => {
  const deck = CARDS.map(({ copies }) => copies);
  const english = dealHand(deck, DECK_SIZE, play.chance);
  const scottish = dealHand(deck, DECK_SIZE - HAND_SIZE, play.chance);
  play.tell?.({ type: 'year', year: s.year });
  giveHand(s, ENGLISH, english, play);
  giveHand(s, SCOTTISH, scottish, play);
  s.turn = 0;
  startTurn(s, play);
});

/** Begins the next Game Turn with its Card Phase (H3.2), in the place of the step that is done. */
export function startTurn(s: State, play: Play): void {
  play.tell?.({ type: 'turn', turn: s.turn + 1 });
  replace(s, { step: 'cards' });
}

export const handIsEmpty = (s: State): boolean => handOf(s, ENGLISH) === 0 || handOf(s, SCOTTISH) === 0;
