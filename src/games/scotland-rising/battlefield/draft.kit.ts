import type { Json } from '../../../core/game.ts';
import bannockburn from './bannockburn.json' with { type: 'json' };
import { battlefieldFaults } from './faults.ts';

/** The shipped file as JSON. */
export const SHIPPED = JSON.stringify(bannockburn);

/** Any part of a file, to be written over. */
export type Part = Record<string, unknown>;

/** The shipped file, to be changed. */
export interface Draft {
  [field: string]: unknown;
  hexes: Part[];
  exits: Part[];
  freeform: { scots: Part; english: Part };
  setup: Part[];
  decor: { road: unknown[] };
}

/** The shipped file after a change. */
export function changed(change: (draft: Draft) => void): Json {
  const draft = JSON.parse(SHIPPED);
  change(draft);
  return JSON.parse(JSON.stringify(draft));
}

/** The entry of a unit in the set-up list. */
export const entry = (draft: Draft, id: string): Part => {
  const found = draft.setup.find((each) => each['id'] === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
};

/** The entry of a hex in the list of hexes. */
export const hex = (draft: Draft, id: string): Part => {
  const found = draft.hexes.find((each) => each['id'] === id);
  if (found === undefined) throw new Error(`no hex ${id}`);
  return found;
};

/** What is wrong with the shipped file after a change: `hexMissing {"hex":"0101"}`. */
export const faultsOf = (change: (draft: Draft) => void): string[] =>
  battlefieldFaults(changed(change)).map(({ code, args }) => `${code} ${JSON.stringify(args)}`);
