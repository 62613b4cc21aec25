import type { QueenView } from '../../games/index.ts';

/** Only whoever records looks at the screen: the Empire looks on alone, and asks for it itself (V7.2). */
export const isOpen = (): boolean => false;

/** How far the sitting has come. */
export const stageOf = ({ turn }: QueenView): Readonly<Record<string, number>> => ({ turn });
