import type { Score } from './score/total.ts';

/** What stands for a number that nobody knows (V9.6). */
export const UNKNOWN = '?';

/** A number as it is printed, with the real minus sign; unknown is a question mark (V9.6). */
export const figure = (number: number | null): string =>
  number === null ? UNKNOWN : String(number).replace('-', '−');

/** A total, or its known part and a question mark when something of it is unknown (V9.6). */
export const totalText = ({ total, known }: Pick<Score, 'total' | 'known'>): string =>
  total === null ? `${figure(known)} + ${UNKNOWN}` : figure(total);
