import type { Facts } from '../facts.ts';
import type { State } from '../state.ts';
import { firstOf, limitsPassed, type Limit } from '../victory/instant.ts';
import { VP_VICTORIES } from '../victory/resolve.ts';
import { unless, type Handlers, type Moment } from './handler.ts';
import { claimOf, eligibleOnly, finish, writeSheet } from './phase.ts';

/** The claims that these limits make: one, or one for each winner where the table has to choose (V10 R13). */
function claims(s: State, limits: readonly Limit[], entry: number) {
  const first = firstOf(limits, s.active, s.terms);
  if (first === undefined) return [];
  const winners = new Set(limits.map(({ winner }) => winner));
  if (s.terms.rules.simultaneousInstant !== 'ask' || winners.size === 1) return [claimOf(s, first, entry)];
  return [...winners].flatMap((winner) => {
    const own = limits.find((limit) => limit.winner === winner);
    return own === undefined ? [] : [claimOf(s, own, entry)];
  });
}

/**
 * Looks whether what has just been entered wins at once (V5), and halts for the table's yes if so. `from` is the
 * position that it is measured against, `back` what a no goes back to.
 */
export function judge(
  s: State,
  from: Facts,
  back: { facts: Facts; bundle: State['bundle'] },
  at: Moment,
): void {
  const passed = limitsPassed(from, s.facts, s.terms);
  const won = eligibleOnly(s, passed.won);
  const unsure = eligibleOnly(s, passed.unsure);
  const found = won.length > 0 ? won : unsure;
  if (found.length === 0) return;
  const made = claims(s, found, at.entry);
  s.pending = { claims: made, before: back.facts, beforeBundle: back.bundle, beforeStep: s.step };
  s.step = won.length === 0 ? 'position' : made.length > 1 ? 'choose' : 'claim';
  for (const { victory, winners, figures } of made)
    at.tell?.({ type: won.length > 0 ? 'limit' : 'position', victory, powers: [...winners], ...figures });
}

/** Whether entries are judged one by one (V10 R5, R13). */
export const isJudgedLater = ({ bundle, terms }: State): boolean =>
  bundle !== null && (bundle.kind === 'moment' || terms.rules.instantGrain === 'per-action');

function undo(s: State): void {
  if (s.pending === null) return;
  s.facts = s.pending.before;
  s.bundle = s.pending.beforeBundle;
  s.step = s.pending.beforeStep;
  s.pending = null;
}

/** Whether a game is won on VP: then the totals of its last turn go on the sheet as well (V5, V8.1). */
const isOnVp = (result: State['result']): boolean =>
  VP_VICTORIES.some((victory) => victory === result?.victory);

function confirm(s: State, at: Moment): void {
  const { pending } = s;
  s.pending = null;
  if (s.step === 'position') {
    s.step = pending?.beforeStep ?? 'play';
    return;
  }
  const [claim] = pending?.claims ?? [];
  if (claim !== undefined) s.result = claim;
  else if (isOnVp(s.result)) writeSheet(s, at.entry);
  finish(s, at);
}

/** Instant victories (V5.8), positions beyond a limit (V5.3), and entries that happen together (V10 R5, R13). */
export const instantHandlers: Handlers<'yes' | 'no' | 'moment' | 'action' | 'done'> = {
  yes: { refusal: () => 'ok', enter: (s, _, at) => confirm(s, at) },
  no: { refusal: ({ pending }) => unless(pending !== null, 'noQuestion'), enter: (s) => undo(s) },
  moment: {
    refusal: ({ bundle }) => unless(bundle === null, 'bundleOpen'),
    enter(s) {
      s.bundle = { kind: 'moment', before: s.facts };
    },
  },
  action: {
    refusal: ({ bundle }) => unless(bundle === null, 'bundleOpen'),
    enter(s) {
      s.bundle = { kind: 'action', before: s.facts };
    },
  },
  done: {
    refusal: ({ bundle }) => unless(bundle !== null, 'noBundle'),
    enter(s, _, at) {
      const { bundle, facts } = s;
      const late = isJudgedLater(s);
      s.bundle = null;
      if (bundle !== null && late) judge(s, bundle.before, { facts, bundle }, at);
    },
  },
};
