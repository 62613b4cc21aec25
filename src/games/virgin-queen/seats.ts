import type { Seat } from '../../core/game.ts';
import { POWERS, type Power } from './powers.ts';

/** Who holds a seat at a sitting: the table itself, which records all that happens, and the six powers. */
export const SEATS = ['table', ...POWERS] as const;

/** The seat that records. */
export const TABLE: Seat = 0;

/** The seat of a power. */
export const seatOf = (power: Power): Seat => POWERS.indexOf(power) + 1;

/** The only power that ever decides something alone (V7). */
export const EMPIRE: Seat = seatOf('empire');
