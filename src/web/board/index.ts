export { Board } from './board.tsx';
export type { BoardProps, BoardReason, Highlight } from './types.ts';
