import type { QueenView } from '../../games/index.ts';

/** The umpire lies open on the table: only the Empire ever looks on alone, and asks for it itself (V7.2). */
export const isOpen = (): boolean => true;

/** How far the sitting has come. */
export const stageOf = ({ turn }: QueenView): Readonly<Record<string, number>> => ({ turn });
