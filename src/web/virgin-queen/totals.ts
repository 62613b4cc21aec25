import type { queen } from '../../games/index.ts';

/** A total, or its known part and a question mark when something of it is unknown (V9.6). */
export const totalText = ({ total, known }: queen.Score): string =>
  total === null ? `${known} + ?` : String(total);
