import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { arrange, type Rows } from '../../board/arrange.kit.ts';
import { groundOf, rasterize } from '../../board/raster.kit.ts';
import { RINGS } from './map.ts';
import { siteOf, TITLES, type LetteringId } from './places.ts';

/** Sizes of blocks that are tried, in map units. */
const SIZES = [48, 45, 42, 39, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 9, 8, 7];
/** As many pieces as are ever likely to stand in one area. */
const MOST = 20;

/** How any number of blocks stands in these areas (all of them by default), for names of this size. */
export function formations(
  lettering: LetteringId,
  ids: readonly AreaId[] = AREAS.map(({ id }) => id),
): Readonly<Record<string, readonly Rows[]>> {
  const raster = rasterize(RINGS, { x: 500, y: 700, width: 1200, height: 1400 }, 3);
  const keep = TITLES[lettering].map(({ box }) => box);
  return Object.fromEntries(
    ids.map((id) => {
      const shares = groundOf(
        raster,
        AREAS.findIndex((each) => each.id === id),
      );
      return [id, arrange({ anchor: siteOf(id), shares, keep }, MOST, SIZES)];
    }),
  );
}
