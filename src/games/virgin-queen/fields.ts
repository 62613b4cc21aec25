import type { IdField } from '../../core/game.ts';

const POWER: IdField = { kind: 'power' };
const HOLDER: IdField = { kind: 'holder' };

/** What the fields of entries, news and prompts hold. */
export const fields: Readonly<Record<string, IdField>> = {
  power: POWER,
  powers: POWER,
  /** Who is compared with a leader, and who takes its keys (V13.2). */
  rival: POWER,
  taker: POWER,
  /** Powers with their totals in an earlier turn, and who is still tied after it (V8.3). */
  compared: { kind: 'power', numbers: 'totals' },
  still: POWER,
  group: { kind: 'group' },
  loser: { kind: 'group' },
  ally: HOLDER,
  active: HOLDER,
  holder: HOLDER,
  minor: HOLDER,
  territory: { kind: 'territory' },
  where: { kind: 'territory' },
  place: { kind: 'place' },
  preference: { kind: 'preference' },
  ruler: { kind: 'ruler' },
  bonus: { kind: 'bonus' },
  part: { kind: 'part' },
  victory: { kind: 'victory' },
  warning: { kind: 'warning' },
};
