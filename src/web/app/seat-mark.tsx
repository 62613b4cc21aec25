import { type Component, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { HammerSeatMark } from '../hammer-of-the-scots/seat-mark.tsx';
import { QueenSeatMark } from '../virgin-queen/marks/seat-mark.tsx';
import { RisingSeatMark } from '../scotland-rising/seat-mark.tsx';

const MARKS: Readonly<Record<string, Component<{ seat: string }>>> = {
  'hammer-of-the-scots': HammerSeatMark,
  'scotland-rising': RisingSeatMark,
  'virgin-queen': QueenSeatMark,
};

/** The mark of a seat, where its game has one. */
export function SeatMark(props: { gameId: string; seat: string }) {
  return <Show when={MARKS[props.gameId]}>{(mark) => <Dynamic component={mark()} seat={props.seat} />}</Show>;
}
