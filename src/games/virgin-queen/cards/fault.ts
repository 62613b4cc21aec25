import type { MaterialFault } from '../../../core/game.ts';

/**
 * Everything that can be wrong with a card-data file, and what each fault names: `field` is the path of the place
 * (`basicTracks.spain[3]`, counted as in the file, from 0), `found` what stands there, the others say what is wanted.
 * The sentences stand in the message files under the same codes.
 */
export const FAULT_ARGS = {
  notAnObject: ['found'],
  unknownField: ['field', 'known'],
  unknownFieldNear: ['field', 'nearest'],

  missingVersion: ['field', 'wanted'],
  missingText: ['field', 'least', 'most'],
  missingNumber: ['field', 'least', 'most'],
  missingObject: ['field'],
  missingId: ['field'],

  notVersion: ['field', 'found', 'wanted'],
  notObject: ['field', 'found'],
  notList: ['field', 'found'],
  notText: ['field', 'found', 'least', 'most'],
  notNumber: ['field', 'found', 'least', 'most'],
  notNumberOrNull: ['field', 'found', 'least', 'most'],
  notYesOrNo: ['field', 'found'],
  notId: ['field', 'found'],
  notController: ['field', 'found', 'known'],

  trackStart: ['field', 'found'],
  trackLength: ['field', 'found', 'least', 'most'],
  noRows: ['field'],
  rowBackwards: ['field', 'found', 'from'],
  rowOverlaps: ['field', 'found', 'from', 'to'],
  rowOutOfOrder: ['field', 'found', 'from', 'to'],
  keyTwice: ['field', 'found', 'first'],
  tooManyKeys: ['field', 'found', 'most'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What may be a slip of the pen, though a sitting can go by it (V9.5). */
export const WARNING_ARGS = {
  trackDrops: ['field', 'found', 'before'],
  rowsHole: ['field', 'from', 'to'],
  militaryAboveKeys: ['field', 'found', 'keys'],
  startAboveTotal: ['field', 'found', 'total'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FaultCode = keyof typeof FAULT_ARGS;
export type WarningCode = keyof typeof WARNING_ARGS;

type Args<Names extends readonly string[]> = {
  readonly [Name in Names[number]]: string | number | readonly string[];
};
export type FaultArgs<C extends FaultCode> = Args<(typeof FAULT_ARGS)[C]>;
type WarningArgs<C extends WarningCode> = Args<(typeof WARNING_ARGS)[C]>;

/** The most faults that are told at once. */
export const MOST_FAULTS = 50;

/** The faults found so far, in the order in which they were found. */
export class Findings {
  readonly faults: MaterialFault[] = [];

  add<C extends FaultCode>(code: C, args: FaultArgs<C>): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ code, args });
  }
}

/** A warning, in the form of a fault. */
export const warning = <C extends WarningCode>(code: C, args: WarningArgs<C>): MaterialFault => ({
  code,
  args,
});
