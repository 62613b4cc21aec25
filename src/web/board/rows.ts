import type { Point } from './geometry.ts';

/** Pieces of one size in tidy rows. */
export interface Formation {
  readonly size: number;
  readonly spots: readonly Point[];
}

/** The distance from piece to piece in rows. */
export const pitchOf = (size: number): number => size + Math.max(2.4, size * 0.08);

/** Places in rows of `columns`, the last one centred, counted in half distances from their middle. */
export function rowsOf(count: number, columns: number): readonly (readonly [column: number, row: number])[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [(i % columns) * 2 - (inRow - 1), row * 2 - (rows - 1)];
  });
}

/** `count` pieces in rows of `columns` round a middle. */
export function inRows(count: number, columns: number, size: number, middle: Point): Formation {
  const half = pitchOf(size) / 2;
  const spots = rowsOf(count, columns).map(([column, row]) => ({
    x: middle.x + column * half,
    y: middle.y + row * half,
  }));
  return { size, spots };
}
