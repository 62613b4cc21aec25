import type { TypeId } from '../units.ts';
import { columnOf, rowOf, type Hex, type Offset } from '../hexes.ts';

/** What the file of a battlefield says of itself. */
export const FORMAT = 'schiltron-hexmap';
export const VERSION = 1;

/** The kinds of ground, in the order of the terrain table (B3.2). */
export const TERRAINS = ['clear', 'woods', 'potholes', 'burn', 'bridge', 'swamp', 'village'] as const;
export type TerrainId = (typeof TERRAINS)[number];

export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

/** Whether hexes stand on a point or on a flat side. */
export const ORIENTATIONS = ['pointy', 'flat'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** On which side of its row a side sets up freely, the row included. */
export const ROW_DIRECTIONS = ['north', 'south'] as const;
export type RowDirection = (typeof ROW_DIRECTIONS)[number];

/** The sides as the battlefield file names them. */
export const FILE_SIDES = ['Scots', 'English'] as const;
export type FileSide = (typeof FILE_SIDES)[number];

/** A battlefield as its file holds it: B21.2. See docs/battlefield.md. */
export interface BattlefieldFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly name: string;
  /** What the battlefield rests on. */
  readonly provenance: string;
  readonly orientation: Orientation;
  readonly columns: number;
  readonly rows: number;
  readonly offset: Offset;
  readonly hexes: readonly { readonly id: string; readonly terrain: TerrainId; readonly name?: string }[];
  readonly exits: readonly { readonly hex: string; readonly edge: Edge; readonly side: FileSide }[];
  readonly freeform: {
    readonly scots: { readonly row: number; readonly direction: RowDirection };
    readonly english: { readonly row: number; readonly direction: RowDirection };
  };
  readonly setup: readonly {
    readonly id: string;
    readonly side: FileSide;
    readonly type: TypeId;
    readonly command: string;
    readonly hex: string;
  }[];
  /** For the picture alone. */
  readonly decor?: { readonly road?: readonly string[] };
}

/** Whether a hex lies on this edge of a map of this size. */
export function isOnEdge(
  { columns, rows }: { columns: number; rows: number },
  hex: Hex,
  edge: Edge,
): boolean {
  switch (edge) {
    case 'N':
      return rowOf(hex) === 0;
    case 'S':
      return rowOf(hex) === rows - 1;
    case 'W':
      return columnOf(hex) === 0;
    case 'E':
      return columnOf(hex) === columns - 1;
    default:
      return edge satisfies never;
  }
}
