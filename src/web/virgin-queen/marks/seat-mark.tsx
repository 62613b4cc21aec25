import { queen } from '../../../games/index.ts';
import { PowerMark } from './power-mark.tsx';

/** The mark of a seat at a sitting: that of its power, or a table for whoever records. */
export function QueenSeatMark(props: { seat: string }) {
  const power = () => queen.POWERS.find((each) => each === props.seat) ?? 'table';
  return <PowerMark power={power()} size={20} class="seat-mark" />;
}
