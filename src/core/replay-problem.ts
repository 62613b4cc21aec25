import { ChanceError } from './chance.ts';
import { matchReasonOf, type Move, type Refusal, RESIGNED, type Resignation } from './entry.ts';
import type { Game } from './game.ts';
import type { Problem } from './problem.ts';
import { bad, good, type Result } from './result.ts';

/** What stops a replay. `entry` counts from 1; 0 is the setup. `outcome` is the place in the entry's chance. */
export interface ReplayProblem extends Problem {
  readonly entry: number;
  readonly outcome?: number;
}

type Names = Pick<Game<unknown, unknown>, 'seats' | 'notation' | 'umpire'>;

/** A seat resigns when the game is over, or where nobody can. */
export function resignationProblem(game: Names, { seat }: Resignation, number: number): ReplayProblem {
  const code = game.umpire === true ? 'noResigning' : 'resignedTooLate';
  return { entry: number, code, args: { seat: game.seats[seat]?.id ?? '' } };
}

/** An entry that is refused. */
export function refusedProblem(
  game: Names,
  entry: Move,
  { code, reason }: Refusal,
  number: number,
): ReplayProblem {
  const seat = game.seats[entry.seat]?.id ?? '';
  const action = game.notation.write(entry.action);
  const own = matchReasonOf(code);
  if (own !== undefined)
    return { entry: number, code: own === RESIGNED ? 'afterResignation' : own, args: { seat, action } };
  const args = { seat, action, reason: reason.id, paragraph: reason.paragraph };
  return { entry: number, code: 'refused', args };
}

/** Runs something that draws given outcomes; turns what does not fit into a problem, lets other errors pass. */
export function catching<T>(entry: number, run: () => T): Result<T, ReplayProblem> {
  try {
    return good(run());
  } catch (error) {
    if (!(error instanceof ChanceError)) throw error;
    const { code, index, question, value, left } = error;
    if (code === 'chanceLeftOver') return bad({ entry, outcome: index, code, args: { left } });
    const asked = { kind: question?.kind ?? '', n: question?.n ?? 0, purpose: question?.purpose ?? '' };
    const args = code === 'chanceOutOfRange' ? { ...asked, value: value ?? null } : asked;
    return bad({ entry, outcome: index, code, args });
  }
}
