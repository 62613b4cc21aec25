import type { TypeId } from '../units.ts';
import type { Offset } from '../hexes.ts';

/** The kinds of ground, in the order of the terrain table (B3.2). */
export const TERRAINS = ['clear', 'woods', 'potholes', 'burn', 'bridge', 'swamp', 'village'] as const;
export type TerrainId = (typeof TERRAINS)[number];

export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

/** The sides as the battlefield file names them. */
export const FILE_SIDES = ['Scots', 'English'] as const;
export type FileSide = (typeof FILE_SIDES)[number];

/** A battlefield as its file holds it: B21.2. See docs/battlefield.md. */
export interface BattlefieldFile {
  readonly format: 'schiltron-hexmap';
  readonly version: 1;
  readonly name: string;
  /** What the battlefield rests on. */
  readonly provenance: string;
  /** Whether hexes stand on a point or on a flat side. */
  readonly orientation: 'pointy' | 'flat';
  readonly columns: number;
  readonly rows: number;
  readonly offset: Offset;
  readonly hexes: readonly { readonly id: string; readonly terrain: TerrainId; readonly name?: string }[];
  readonly exits: readonly { readonly hex: string; readonly edge: Edge; readonly side: FileSide }[];
  readonly freeform: {
    readonly scots: { readonly row: number; readonly direction: 'north' | 'south' };
    readonly english: { readonly row: number; readonly direction: 'north' | 'south' };
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
