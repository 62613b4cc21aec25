import type { Component } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { HammerBoard } from '../hammer-of-the-scots/board/hammer-board.tsx';
import type { BoardProps } from './types.ts';

const BOARDS: Readonly<Record<string, Component<BoardProps>>> = { 'hammer-of-the-scots': HammerBoard };

/** The board of the game that a snapshot is of: shows it, and turns what is clicked into lines. */
export const Board: Component<BoardProps> = (props) => (
  <Dynamic component={BOARDS[props.snapshot.gameId]} {...props} />
);
