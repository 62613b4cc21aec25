/** A point of the map, in map units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the map, by its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The corners of each part of a path made of absolute `M`, `L` and `Z`. */
export function parsePath(d: string): Point[][] {
  return d
    .split('M')
    .filter((part) => part !== '')
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(',').map(Number);
          return { x, y };
        }),
    );
}

/** Whether two rectangles share any ground, a margin added round them. */
export const overlap = (a: Box, b: Box, margin = 0): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width + margin * 2 &&
  Math.abs(a.y - b.y) * 2 < a.height + b.height + margin * 2;

/** A point on a line of corners, with the direction of the line there (a unit vector). */
export interface Along extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** Points every `every` units along a line of corners, the first half a step from its start. */
export function along(corners: readonly Point[], every: number): Along[] {
  const points: Along[] = [];
  let next = every / 2;
  let done = 0;
  corners.forEach((to, i) => {
    const from = corners[i - 1];
    if (from === undefined) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const dx = length === 0 ? 0 : (to.x - from.x) / length;
    const dy = length === 0 ? 0 : (to.y - from.y) / length;
    for (; next <= done + length; next += every) {
      const t = next - done;
      points.push({ x: from.x + dx * t, y: from.y + dy * t, dx, dy });
    }
    done += length;
  });
  return points;
}

/** The length of a line of corners. */
const lengthOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, to, i) => {
    const from = corners[i - 1];
    return from === undefined ? 0 : sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);

/** The point half way along the longest of these lines. */
export function middleOf(lines: readonly (readonly Point[])[]): Point {
  const longest = lines.reduce<readonly Point[]>(
    (best, line) => (lengthOf(line) > lengthOf(best) ? line : best),
    [],
  );
  const length = lengthOf(longest);
  return along(longest, length * 0.999)[0] ?? longest[0] ?? { x: 0, y: 0 };
}
