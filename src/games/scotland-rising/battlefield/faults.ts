import type { Json, MaterialFault } from '../../../core/game.ts';

/** What is wrong with a battlefield file (B21.3), each fault naming its hex, unit or field. Never throws. */
export function battlefieldFaults(json: Json): readonly MaterialFault[] {
  return json === null ? [{ code: 'notAnObject', args: {} }] : [];
}
