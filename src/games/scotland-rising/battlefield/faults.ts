import type { Json, MaterialFault } from '../../../core/game.ts';
import { checkExits } from './check/exits.ts';
import { asObject, Fields } from './check/fields.ts';
import { checkFreeform } from './check/freeform.ts';
import { checkDecor, checkGrid, checkHexes } from './check/grid.ts';
import { checkSetup } from './check/setup.ts';
import { Findings } from './fault.ts';
import { FORMAT, VERSION } from './file.ts';

const LONGEST_NAME = 100;
const LONGEST_PROVENANCE = 10_000;

/**
 * What is wrong with a battlefield file (B21.2, B21.3), each fault naming its hex, unit or field: the form first, then
 * the ground, the ways out, the units, the rows of freeform set-up. At most `MOST_FAULTS`. Never throws.
 */
export function battlefieldFaults(json: Json): readonly MaterialFault[] {
  const found = new Findings();
  const object = asObject(json);
  if (object === undefined) {
    found.add('notAnObject', {});
    return found.faults;
  }
  const file = new Fields(object, found);
  file.oneOf('format', [FORMAT]);
  file.oneOf('version', [VERSION]);
  file.text('name', LONGEST_NAME);
  file.text('provenance', LONGEST_PROVENANCE);
  const grid = checkGrid(file, found);
  checkHexes(file, grid, found);
  checkExits(file, grid, found);
  const setup = checkSetup(file, grid, found);
  checkFreeform(file, grid, setup, found);
  checkDecor(file, grid, found);
  return found.faults;
}
