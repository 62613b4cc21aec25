import type { Action, Seat } from '../../core/game.ts';
import { lineAction } from './actions.ts';
import { deciders, legal, why } from './flow.ts';
import { POWERS } from './powers.ts';
import { EMPIRE, TABLE } from './seats.ts';
import type { State } from './state.ts';

/** What stands as a button before the table, whenever it is legal: everything else is typed into a form. */
const LINES = [
  'victory-phase',
  'go-on',
  'waive',
  'reopen',
  'yes',
  'no',
  ...POWERS.map((power) => `judge ${power}`),
  'silent',
  'keep-seal',
  'done',
  'moment',
  'action',
  'rebellion-over',
  'cyprus-lost',
  'paper',
  'late-choice',
  'stop',
];

/** As `Game.offers`. */
export function offers(s: State, seat: Seat): Action[] {
  if (!deciders(s).includes(seat)) return [];
  if (seat === EMPIRE) return legal(s, seat);
  return LINES.map(lineAction).filter((action) => why(s, TABLE, action) === 0);
}
