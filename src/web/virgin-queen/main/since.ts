import { queen } from '../../../games/index.ts';

/** How a power's total has changed since the last turn that was closed. */
export interface Change {
  /** The turn at whose end the total stood at `was`. */
  readonly turn: number;
  readonly was: number;
  readonly by: number;
}

/** How a power stands against the last closed turn of the sheet; undefined when that or the total is unknown. */
export function changeOf(s: queen.State, power: queen.Power): Change | undefined {
  const last = s.sheet.findLast(({ turn, lines }) => turn < s.turn && lines[power] !== undefined);
  const was = last?.lines[power]?.total;
  const { total } = queen.scoreOf(queen.inPublic(s), power);
  return last === undefined || was === undefined || total === null
    ? undefined
    : { turn: last.turn, was, by: total - was };
}

/** Whether nothing is known of any power's basic VP yet: then typed mode is offered first (V9.7). */
export const isFresh = (s: queen.State): boolean =>
  queen.POWERS.every((power) => queen.scoreOf(queen.inPublic(s), power).basic === null);
