import type { Json, Tell } from '../../core/game.ts';
import type { Entry } from './actions.ts';
import { bonusWarnings, settledAmount } from './bonus.ts';
import type { Kind } from './kinds.ts';
import { POWERS, type Power } from './powers.ts';
import { countOf } from './score/spaces.ts';
import { inPublic, scoreOf } from './score/total.ts';
import type { State } from './state.ts';

/** The public numbers that the table is told of when they change. */
export interface Figures {
  readonly marker: number | null;
  readonly totals: readonly {
    readonly power: Power;
    readonly total: number | null;
    readonly known: number;
  }[];
}

/** The public numbers of a sitting as it stands. */
export function figuresOf(s: State): Figures {
  const scored = inPublic(s);
  return {
    marker: countOf(s.facts),
    totals: POWERS.map((power) => {
      const { total, known } = scoreOf(scored, power);
      return { power, total, known };
    }),
  };
}

/** Tells what an entry has done to the marker and to the totals. */
export function tellChanges(was: Figures, is: Figures, tell: Tell | undefined): void {
  if (was.marker !== is.marker && is.marker !== null)
    tell?.({ type: 'marker', was: was.marker ?? '?', count: is.marker });
  is.totals.forEach(({ power, total }, i) => {
    const before = was.totals[i]?.total ?? null;
    if (before !== total) tell?.({ type: 'total', power, was: before ?? '?', vp: total ?? '?' });
  });
}

/** Entries that are told by what they bring about: the entry itself would say it twice, or say what is secret. */
const TOLD_BY_THEIR_EFFECT: readonly Kind[] = [
  'prefer',
  'declare',
  'declare-paper',
  'open-seal',
  'open-paper',
  'go-on',
];

/** What people want to hear of an entry beside its own fields: the VP of a bonus, which line is struck out, which key. */
function besides({ facts, terms }: State, entry: Entry): { readonly [field: string]: Json } {
  switch (entry.type) {
    case 'earn':
      return { amount: settledAmount(facts, terms, entry.bonus, entry.power) ?? 0 };
    case 'void': {
      const line = facts.bonus[entry.line - 1];
      return line === undefined ? {} : { bonus: line.bonus, power: line.power, amount: line.amount };
    }
    case 'hold':
    case 'hold-unrest': {
      const key = terms.cards.keys?.[entry.key - 1];
      return key === undefined ? {} : { named: { en: key.en, ru: key.ru ?? key.en } };
    }
    default:
      return {};
  }
}

/** Tells an entry before it is carried out, with what was said of it, and the warnings that a bonus brings (V4.4). */
export function tellEntry(s: State, entry: Entry, remark: string, tell: Tell | undefined): void {
  if (tell === undefined || TOLD_BY_THEIR_EFFECT.includes(entry.type)) return;
  tell({ ...entry, ...besides(s, entry), ...(remark === '' ? {} : { remark }) });
  if (entry.type !== 'earn' && entry.type !== 'earn-typed') return;
  const { bonus, power } = entry;
  for (const warning of bonusWarnings(s.facts, bonus, power, s.turn))
    tell({ type: 'warned', warning, bonus, power });
}
