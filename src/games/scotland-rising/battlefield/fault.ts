import type { MaterialFault } from '../../../core/game.ts';

/**
 * Everything that can be wrong with a battlefield file, and what each fault names. Places are the file's own: a hex or
 * unit by its id, a field by its path (`freeform.scots.row`), a member of a list by its number from 1 (`hexes #13`).
 * The sentences stand in the message files under the same codes. No argument is called as a field of actions or news, so
 * that all of them are spoken as they stand in the file.
 */
export const FAULT_ARGS = {
  // The form of the file.
  notAnObject: [],
  fieldMissing: ['field'],
  notObject: ['field'],
  notList: ['field'],
  notText: ['field', 'most'],
  notNumber: ['field', 'found', 'least', 'most'],
  notOneOf: ['field', 'found', 'known'],
  offsetMismatch: ['orientation', 'offset', 'known'],

  // The grid.
  hexIdUnreadable: ['field', 'id'],
  hexOutside: ['hex', 'columns', 'rows'],
  hexTwice: ['hex'],
  hexMissing: ['hex'],
  badTerrain: ['hex', 'terrain', 'known'],
  roadHexUnknown: ['hex'],

  // The ways out.
  noExit: [],
  exitHexUnknown: ['hex'],
  exitEdgeUnknown: ['hex', 'edge', 'known'],
  exitNotOnEdge: ['hex', 'edge'],
  exitTwice: ['hex', 'edge'],
  exitSide: ['hex', 'found'],

  // Freeform set-up.
  freeformOverlap: [],
  freeformRoom: ['field', 'units', 'hexes'],

  // The set-up.
  tooManyUnits: ['count', 'most'],
  unitIdUnreadable: ['id'],
  badUnitId: ['id', 'wanted'],
  unitTwice: ['id'],
  leaderTwice: ['id'],
  unitSide: ['id', 'found', 'known'],
  unitType: ['id', 'found', 'known'],
  unitCommand: ['id', 'found', 'known'],
  setupHexUnknown: ['id', 'hex'],
  twoCombatUnits: ['hex', 'units'],
  threeUnits: ['hex', 'units'],
  enemiesInHex: ['hex', 'units'],
  kingMissing: ['id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FaultCode = keyof typeof FAULT_ARGS;

type FaultArgs<C extends FaultCode> = {
  readonly [A in (typeof FAULT_ARGS)[C][number]]: string | number | readonly string[];
};

/** The most faults that are told at once. */
export const MOST_FAULTS = 50;

/** The faults found so far, in the order in which they were found. */
export class Findings {
  readonly faults: MaterialFault[] = [];

  add<C extends FaultCode>(code: C, args: FaultArgs<C>): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ code, args });
  }
}
