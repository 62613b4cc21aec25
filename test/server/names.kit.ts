import { AREA_COUNT, areaId } from '../../src/games/hammer-of-the-scots/board.ts';

/** The names of all areas. */
export const AREA_IDS: ReadonlySet<string> = new Set(Array.from({ length: AREA_COUNT }, (_, i) => areaId(i)));
