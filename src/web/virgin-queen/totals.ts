import type { queen } from '../../games/index.ts';

/** A number as it is printed, with the real minus sign. */
export const figure = (number: number): string => String(number).replace('-', '−');

/** A change as it is printed: with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : figure(number));

/** A total, or its known part and a question mark when something of it is unknown (V9.6). */
export const totalText = ({ total, known }: queen.Score): string =>
  total === null ? `${figure(known)} + ?` : figure(total);

/** The parts of a total as a sum: '18 + 0 − 1'; an unknown one is a question mark (V9.6). */
export const sumText = (parts: readonly (number | null)[]): string =>
  parts
    .map((part, i) => {
      if (part === null) return i === 0 ? '?' : '+ ?';
      const sign = part < 0 ? '−' : '+';
      return i === 0 && part >= 0 ? String(part) : `${sign} ${Math.abs(part)}`;
    })
    .join(' ');
