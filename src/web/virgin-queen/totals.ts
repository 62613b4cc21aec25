import { queen } from '../../games/index.ts';

export const figure = queen.figure;
export const totalText = queen.totalText;

/** A change as it is printed: with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : figure(number));

/** The parts of a total as a sum: '18 + 0 − 1'; an unknown one is a question mark (V9.6). */
export const sumText = (parts: readonly (number | null)[]): string =>
  parts
    .map((part, i) => {
      if (part === null) return i === 0 ? '?' : '+ ?';
      const sign = part < 0 ? '−' : '+';
      return i === 0 && part >= 0 ? String(part) : `${sign} ${Math.abs(part)}`;
    })
    .join(' ');
