import type { RisingView } from '../../games/index.ts';

/** Everything lies open (B0.6): people at one screen take every decision together. */
export const isOpen = (): boolean => true;

/** How far the battle has come; turn 0 is the set-up. */
export const stageOf = ({ phase, turn }: RisingView): Readonly<Record<string, number>> => ({
  turn: phase === 'schiltrons' || phase === 'place-scots' || phase === 'place-english' ? 0 : turn,
});
