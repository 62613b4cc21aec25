/** The bounds of a number that is asked for. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The text as a whole number; undefined when it is none, or out of bounds. */
export function numberIn(text: string, { least, most }: Bounds): number | undefined {
  if (!/^[-−]?\d{1,3}$/.test(text)) return undefined;
  const number = Number(text.replace('−', '-'));
  return number >= least && number <= most ? number : undefined;
}

/** The text after one more digit: a number that is there already is typed anew. */
export const withDigit = (text: string, digit: string, isFresh: boolean): string =>
  isFresh || text === '0' ? digit : `${text}${digit}`.slice(0, 4);
