import type { Snapshot, Table } from '../table/table.ts';

/** What the screen of one game is given: it draws the board and the panels, the shell does the rest. */
export interface SurfaceProps {
  readonly table: Table;
  /** The name under which this browser knows the match; undefined for a record. */
  readonly matchId: string | undefined;
  /** What the viewer sees now. */
  readonly snapshot: Snapshot;
  /** The moment of the past that is looked at; undefined for the present. */
  readonly past: Snapshot | undefined;
  /** Whether the match is looked through rather than played. */
  readonly isRecord: boolean;
  /** Tells the shell whether what has just happened is still being shown: the end of the match waits for it. */
  onShowing(isShowing: boolean): void;
  /** Shows a moment of the past, or the present again. */
  onLook(moment: Snapshot | undefined): void;
}
