import type { IdField } from '../../core/game.ts';

const SIDE: IdField = { kind: 'side' };
const UNIT: IdField = { kind: 'unit' };
const HEX: IdField = { kind: 'hex' };

/** What the fields of actions, events and prompts hold. */
export const fields: Readonly<Record<string, IdField>> = {
  side: SIDE,
  unit: UNIT,
  leader: UNIT,
  defender: UNIT,
  from: HEX,
  to: HEX,
  at: HEX,
  target: HEX,
  event: { kind: 'event', numeric: true },
  ending: { kind: 'ending' },
};
