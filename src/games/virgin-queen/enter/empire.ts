import type { Seat } from '../../../core/game.ts';
import { isNeutral } from '../facts.ts';
import type { Preference } from '../powers.ts';
import { commitmentOf, newSalt } from '../preference.ts';
import type { ReasonId } from '../reasons.ts';
import type { State } from '../state.ts';
import { mayDeclare, prospectOf } from '../victory/empire.ts';
import { EMPIRE } from '../seats.ts';
import { firstReason, unless, type Handlers, type Moment } from './handler.ts';

/** Whether the Empire may still choose, and may choose now (V7.1, V7.12, V10 R28). */
function mayChoose({ facts, empire, turn, terms }: State): ReasonId {
  return firstReason(
    unless(!isNeutral(facts, 'empire'), 'neutralEmpire'),
    unless(empire.keeping === 'none', 'chosenAlready'),
    unless(turn <= terms.firstTurn || empire.lateAllowed, 'firstTurnOnly'),
  );
}

/** Whether this preference may be declared (V7.3, V7.4). */
const declarable = (s: State, preference: Preference): ReasonId =>
  unless(mayDeclare(s, preference), 'declareToWin');

function reveal(s: State, preference: Preference, { entry, tell }: Moment): void {
  const { empire } = s;
  s.empire = { ...empire, preference, revealed: { turn: s.turn, entry } };
  s.empireAnswered = true;
  s.step = 'totals';
  tell?.({ type: 'declared', preference, commitment: empire.commitment, salt: empire.salt });
}

/** Whether staying silent is the Empire's to choose (V7.5, V10 R18). Only its own seat is held to it. */
function maySayNothing(s: State, seat: Seat): ReasonId {
  const { terms, empire } = s;
  if (seat !== EMPIRE) return 'ok';
  if (!terms.rules.empireMustClaim || empire.preference === null) return 'ok';
  return unless(!prospectOf(s, empire.preference).wins, 'mustClaim');
}

function open(s: State, preference: Preference, { tell }: Moment): void {
  s.empire = { ...s.empire, preference, opened: true };
  s.step = 'over';
  tell?.({ type: 'opened', preference, commitment: s.empire.commitment, salt: s.empire.salt });
}

/** The Empire's secret preference (V7). */
export const empireHandlers: Handlers<
  | 'prefer'
  | 'paper'
  | 'late-choice'
  | 'declare'
  | 'declare-paper'
  | 'silent'
  | 'open-seal'
  | 'open-paper'
  | 'keep-seal'
> = {
  prefer: {
    refusal: (s) => mayChoose(s),
    enter(s, { preference }, { chance, tell }) {
      const salt = newSalt(chance);
      const commitment = commitmentOf(preference, salt);
      s.empire = { ...s.empire, keeping: 'sealed', chosen: s.turn, preference, salt, commitment };
      tell?.({ type: 'preferred', turn: s.turn, commitment }, EMPIRE, {
        type: 'preferred-own',
        turn: s.turn,
        commitment,
        preference,
      });
    },
  },
  paper: {
    refusal: (s) => mayChoose(s),
    enter(s) {
      s.empire = { ...s.empire, keeping: 'paper', chosen: s.turn };
    },
  },
  'late-choice': {
    refusal: ({ facts, empire, turn, terms }) =>
      firstReason(
        unless(!isNeutral(facts, 'empire'), 'neutralEmpire'),
        unless(empire.keeping === 'none', 'chosenAlready'),
        unless(turn > terms.firstTurn && !empire.lateAllowed, 'lateNotNeeded'),
      ),
    enter(s) {
      s.empire = { ...s.empire, lateAllowed: true };
    },
  },
  declare: {
    refusal(s) {
      const { keeping, preference } = s.empire;
      if (keeping === 'paper') return 'onPaper';
      return preference === null ? 'noPreference' : declarable(s, preference);
    },
    enter(s, _, at) {
      if (s.empire.preference !== null) reveal(s, s.empire.preference, at);
    },
  },
  'declare-paper': {
    refusal: (s, { preference }) =>
      firstReason(unless(s.empire.keeping === 'paper', 'notOnPaper'), declarable(s, preference)),
    enter: (s, { preference }, at) => reveal(s, preference, at),
  },
  silent: {
    refusal: (s, _, seat) => maySayNothing(s, seat),
    enter(s) {
      s.empireAnswered = true;
      s.step = 'totals';
    },
  },
  'open-seal': {
    refusal: ({ empire }) => unless(empire.keeping === 'sealed', 'onPaper'),
    enter(s, _, at) {
      if (s.empire.preference !== null) open(s, s.empire.preference, at);
    },
  },
  'open-paper': {
    refusal: ({ empire }) => unless(empire.keeping === 'paper', 'notOnPaper'),
    enter: (s, { preference }, at) => open(s, preference, at),
  },
  'keep-seal': {
    refusal: () => 'ok',
    enter(s) {
      s.step = 'over';
    },
  },
};
