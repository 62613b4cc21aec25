import { queen } from '../../../../games/index.ts';

/** A number that can be typed: the basic or the special VP of a power (V1.15). */
export interface Cell {
  readonly power: queen.Power;
  readonly part: queen.TypedPart;
}

/** The Ottoman has no special VP, and the Empire's are its secret until it declares (V3.6, V7.2). */
const isTypable = (state: queen.State, { power, part }: Cell): boolean =>
  part === 'basic' || (power !== 'ottoman' && (power !== 'empire' || queen.isRevealed(state)));

/** Everything that can be typed now, in the order in which it is asked for. */
export const typableCells = (state: queen.State): readonly Cell[] =>
  queen.POWERS.flatMap((power) => queen.TYPED_PARTS.map((part) => ({ power, part }))).filter((cell) =>
    isTypable(state, cell),
  );

/** The next number after this one that nobody knows yet (V9.6); undefined when there is none. */
export function nextUnknown(state: queen.State, after: Cell): Cell | undefined {
  const cells = typableCells(state);
  const from = cells.findIndex(({ power, part }) => power === after.power && part === after.part);
  const scored = queen.inPublic(state);
  return cells.slice(from + 1).find(({ power, part }) => queen.scoreOf(scored, power)[part] === null);
}
