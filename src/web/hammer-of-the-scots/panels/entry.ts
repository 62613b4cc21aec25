import { AREAS, areaId, BORDERS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';

/** Where an attacking block began, and the area it came in from (H6.11.2). */
export interface Entry {
  readonly origin: AreaId;
  readonly via: AreaId;
}

const ORIGIN_BITS = 5;

/** Takes the mark of entry of a block that stands in `target` apart; undefined for one that came by sea. */
export function entryInto(mark: number, target: AreaId): Entry | undefined {
  const origin = AREAS[mark & ((1 << ORIGIN_BITS) - 1)]?.id;
  const border = BORDERS[(mark >> ORIGIN_BITS) - 1];
  if (origin === undefined || border === undefined) return undefined;
  const ends = [areaId(border.a), areaId(border.b)];
  const via = ends.find((end) => end !== target);
  return via === undefined || !ends.includes(target) ? undefined : { origin, via };
}
