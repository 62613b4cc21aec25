import type { IdField } from '../../core/game.ts';

const SIDE: IdField = { kind: 'side' };
const AREA: IdField = { kind: 'area' };
const CARD: IdField = { kind: 'card' };

/** What the fields of actions, events and prompts hold. */
export const fields: Readonly<Record<string, IdField>> = {
  side: SIDE,
  seat: SIDE,
  first: SIDE,
  attacker: SIDE,
  area: AREA,
  from: AREA,
  to: AREA,
  target: AREA,
  origin: AREA,
  via: { ...AREA, sameAs: 'origin' },
  home: AREA,
  block: { kind: 'block' },
  blocks: { kind: 'block', numbers: 'steps' },
  card: CARD,
  cards: CARD,
  english: CARD,
  scottish: CARD,
  ending: { kind: 'ending' },
  scenario: { kind: 'scenario' },
};
