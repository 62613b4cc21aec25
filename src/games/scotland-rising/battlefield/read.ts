import type { Json } from '../../../core/game.ts';
import { battlefieldFaults } from './faults.ts';
import type { BattlefieldFile } from './file.ts';

const isBattlefield = (json: unknown): json is BattlefieldFile =>
  battlefieldFaults(json as Json).length === 0;

/** A battlefield from the contents of its file. Throws on one that `battlefieldFaults` finds fault with. */
export function readBattlefield(json: unknown): BattlefieldFile {
  if (isBattlefield(json)) return json;
  const [fault] = battlefieldFaults(json as Json);
  throw new Error(
    `the battlefield cannot be used: ${fault?.code ?? ''} ${JSON.stringify(fault?.args ?? {})}`,
  );
}
