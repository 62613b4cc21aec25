import { isNeutral } from '../facts.ts';
import { PREFERENCES, type Preference } from '../powers.ts';
import { empireColumn } from '../score/special.ts';
import { inPublic, withPreference } from '../score/total.ts';
import type { State } from '../state.ts';
import { dominates, DOMINATION_FIRST_TURN, isWonBy, mayBeWonBy, resolve, type Verdict } from './resolve.ts';
import { standingOf } from './standing.ts';

/** What declaring would do under one preference (V7.4). */
export interface Prospect {
  /** The Empire would win on VP, alone or shared, and does not now. */
  readonly wins: boolean;
  /** Another power's domination would be stopped. */
  readonly blocks: boolean;
  /** Whether nobody can say what declaring would do: its VP are unknown, or the sheet lacks a turn (V9.6, V8.5). */
  readonly unknown: boolean;
}

const NO_PROSPECT: Prospect = { wins: false, blocks: false, unknown: false };

function blocked(s: State, now: Verdict, preference: Preference): boolean {
  if (s.turn < DOMINATION_FIRST_TURN || now.kind !== 'won' || now.victory !== 'domination') return false;
  const [power] = now.tie.winners;
  if (power === undefined || power === 'empire') return false;
  return !dominates(standingOf(s, withPreference(s, preference)), power);
}

/** Whether declaring this preference now would win the game or stop a domination (V7.4). */
export function prospectOf(s: State, preference: Preference): Prospect {
  if (empireColumn(s.facts, s.terms, preference) === null) return { ...NO_PROSPECT, unknown: true };
  const now = resolve(standingOf(s, inPublic(s)));
  const then = resolve(standingOf(s, withPreference(s, preference)));
  return {
    wins: isWonBy(then, 'empire') && !isWonBy(now, 'empire'),
    blocks: blocked(s, now, preference),
    unknown: mayBeWonBy(then, 'empire'),
  };
}

/** Whether a preference may be declared in this phase (V7.3, V10 R17). What nobody can compute is left to the table. */
export function mayDeclare(s: State, preference: Preference): boolean {
  if (s.terms.rules.empireReveal === 'free') return true;
  const { wins, blocks, unknown } = prospectOf(s, preference);
  return wins || blocks || unknown;
}

/** Whether there is a preference that can still be declared, as everybody knows (V7.1, V7.12, V10 R28). */
export const hasSecret = ({ facts, empire }: State): boolean =>
  empire.keeping !== 'none' && empire.revealed === null && !isNeutral(facts, 'empire');

/** Whether the Empire is asked: under at least one of the three preferences declaring would be allowed (V7.8). */
export const isAsked = (s: State): boolean =>
  hasSecret(s) && PREFERENCES.some((preference) => mayDeclare(s, preference));
