import type { rising } from '../../games/index.ts';
import type { Orders } from './orders.ts';

/** How the picked unit is to go: a Move or an attack from where it stands, or something that does both at once. */
export type Way = 'free' | 'escort' | 'charge' | 'assault';

/** What has been picked so far on the board or in the panel. */
export interface Selection {
  readonly unit: string | undefined;
  readonly way: Way;
  /** Where a charge or an assault ends, or a Move to a hex in which a friend stands. */
  readonly end: rising.Hex | undefined;
  readonly target: rising.Hex | undefined;
}

export const NOTHING: Selection = { unit: undefined, way: 'free', end: undefined, target: undefined };

export const picked = (unit: string, way: Way = 'free'): Selection => ({ ...NOTHING, unit, way });

/** All that a click is judged by. */
export interface Situation {
  readonly s: rising.State;
  readonly orders: Orders;
  /** Whether the viewer may decide anything now. */
  readonly decides: boolean;
}
