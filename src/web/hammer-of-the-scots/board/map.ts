import { AREAS, BORDERS, areaId, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { middleOf, parsePath, type Box, type Point } from '../../board/geometry.ts';
import data from './map.json' with { type: 'json' };
import { teeth } from './teeth.ts';

/** The part of the map that must be in sight when the whole board is. */
export const WHOLE: Box = { x: 487, y: 722, width: 930, height: 1268 };
/** How far the map goes, and can be pushed about. */
export const EDGES = { left: -640, top: -60, right: 1640, bottom: 1416 };

/** The outline of all land, of coast and islands; and the same with less detail, for lines in the water. */
export const LAND = data.land;
export const SHORE = data.shore;

/** How a border looks: which of the two kinds, and whether it divides England from Scotland. */
export interface DrawnBorder {
  readonly key: string;
  readonly path: string;
  readonly kind: 'red' | 'green';
  readonly crossing: boolean;
  /** The teeth of a red border. */
  readonly teeth: string;
  readonly middle: Point;
}

const outlineOf = (id: AreaId): string => {
  const area = data.areas.find((each) => each.id === id);
  if (area === undefined) throw new Error(`the map has no ${id}`);
  return area.path;
};

/** The outline of each area. */
export const OUTLINES: ReadonlyMap<AreaId, string> = new Map(AREAS.map(({ id }) => [id, outlineOf(id)]));

/** The corners of each area, in the order of the rules. */
export const RINGS: readonly (readonly (readonly Point[])[])[] = AREAS.map(({ id }) =>
  parsePath(outlineOf(id)),
);

/** The key of the border between two areas. */
export const borderKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** All borders as they are drawn, in the order of the rules. */
export const DRAWN_BORDERS: readonly DrawnBorder[] = BORDERS.map(({ a, b, red, dashed }) => {
  const key = borderKey(areaId(a), areaId(b));
  const drawn = data.borders.find(({ between: [one = '', other = ''] }) => borderKey(one, other) === key);
  if (drawn === undefined) throw new Error(`the map has no border ${key}`);
  const lines = parsePath(drawn.path);
  return {
    key,
    path: drawn.path,
    kind: red ? 'red' : 'green',
    crossing: dashed,
    teeth: red && !dashed ? teeth(lines) : '',
    middle: middleOf(lines),
  };
});
