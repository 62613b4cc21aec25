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

/** What of a total others can take away, and what stays for good (V13.2). Both count what is known. */
export interface Split {
  readonly losable: number;
  readonly kept: number;
}

/** VP for Cyprus that go with the control of it (V10 R14). */
function cyprusOf({ facts, terms }: queen.State, power: queen.Power): number {
  if (terms.rules.cyprusMode === 'permanent') return 0;
  return facts.bonus
    .filter((line) => line.bonus === 'cyprus' && line.power === power)
    .filter(({ voided, off }) => voided === null && off === null)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Basic and special VP move with the board, bonus VP are kept. Two go the other way: a Valois wedding is for good
 * (V3.8, V10 R11), and Cyprus hangs on who controls it (V4.6).
 */
export function splitOf(s: queen.State, power: queen.Power): Split {
  const { basic, special, bonus } = queen.scoreOf(queen.inPublic(s), power);
  const weddings = power === 'france' && s.facts.typed.special.france.value === null ? (special ?? 0) : 0;
  const cyprus = cyprusOf(s, power);
  return { losable: (basic ?? 0) + (special ?? 0) - weddings + cyprus, kept: bonus + weddings - cyprus };
}

/** A number as it is printed, with the real minus sign. */
export const figure = (number: number): string => String(number).replace('-', '−');

/** A change as it is printed: with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : figure(number));

/** Whether nothing is known of any power's basic VP yet: then typed mode is offered first (V9.7). */
export const isFresh = (s: queen.State): boolean =>
  queen.POWERS.every((power) => queen.scoreOf(queen.inPublic(s), power).basic === null);
