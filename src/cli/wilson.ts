/** A share of a whole and the bounds between which the true share lies, 95 times of a hundred. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** The Wilson interval of `hits` among `all`. Without any trials everything from 0 to 1 is possible. */
export function wilson(hits: number, all: number): Interval {
  if (all === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / all;
  const scale = 1 + (Z * Z) / all;
  const middle = (share + (Z * Z) / (2 * all)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / all + (Z * Z) / (4 * all * all));
  return { share, low: hits === 0 ? 0 : middle - half, high: hits === all ? 1 : middle + half };
}
