import { isNarrow } from '../main/width.ts';

/** What the chart is drawn in, in its own units: its width, and the edges of the field of the lines. */
export interface Frame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

const WIDE: Frame = { width: 720, left: 44, right: 612, bottom: 300 };

/** On a phone a unit is about a pixel: the numbers of the axes keep their size. */
const NARROW: Frame = { width: 360, left: 34, right: 272, bottom: 300 };

export const frame = (): Frame => (isNarrow() ? NARROW : WIDE);
