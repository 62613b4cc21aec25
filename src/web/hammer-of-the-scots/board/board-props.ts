import type { BoardProps } from '../../board/types.ts';
import type { HammerSnapshot } from '../../table/table.ts';
import type { Choosing } from '../choosing.ts';
import type { Explanation } from './explain.ts';

/** What the map is given. */
export interface HammerBoardProps extends BoardProps {
  readonly snapshot: HammerSnapshot;
  /** What is picked, here and in the panel. */
  readonly choosing: Choosing;
  /** Says why something is allowed or not. */
  onExplain(explanation: Explanation): void;
}
