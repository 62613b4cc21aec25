import { isAtLimit } from '../bonus.ts';
import { isEligible } from '../facts.ts';
import { POWERS, type Power } from '../powers.ts';
import type { ReasonId } from '../reasons.ts';
import { countOf } from '../score/spaces.ts';
import { inPublic, scoreOf } from '../score/total.ts';
import { isRevealed, type Claim, type SheetLine, type State, type Step } from '../state.ts';
import { europeFinding, parisFinding, type Finding } from '../victory/awards.ts';
import { hasSecret, isAsked } from '../victory/empire.ts';
import { firstOf, militaryNow, type Limit } from '../victory/instant.ts';
import {
  dominationVerdict,
  incomplete,
  standardVerdict,
  timeVerdict,
  type Verdict,
} from '../victory/resolve.ts';
import { withTurn } from '../victory/sheet.ts';
import { standingOf } from '../victory/standing.ts';
import { withBonus, withLines } from './bonus.ts';
import { unless, type Handlers, type Moment } from './handler.ts';

/** What a claim by an instant or military limit says. */
export const claimOf = ({ turn }: State, { victory, winner, figures }: Limit, entry: number): Claim => ({
  victory,
  winners: [winner],
  turn,
  entry,
  figures,
  shared: false,
});

/** The limits of powers that can win (V10 R22). */
export const eligibleOnly = ({ facts, terms }: State, limits: readonly Limit[]): Limit[] =>
  limits.filter(({ winner }) => isEligible(facts, terms, winner));

/** What steps 4, 5 and 6 find on the public totals (V6.6 to V6.12). */
export function verdictAt(s: State, step: 'standard' | 'domination' | 'time'): Verdict {
  const standing = standingOf(s, inPublic(s));
  switch (step) {
    case 'standard':
      return standardVerdict(standing);
    case 'domination':
      return dominationVerdict(standing);
    case 'time':
      return timeVerdict(standing);
    default:
      return step satisfies never;
  }
}

const AWARDS = { paris: 'paris', europe: 'masterOfCentralEurope' } as const;

/** What steps 1 and 2 find (V6.2, V6.3); an award that the table has entered by hand is not made again (V4.2). */
export function findingAt(s: State, step: 'paris' | 'europe'): Finding {
  if (isAtLimit(s.facts, AWARDS[step], s.turn)) return { kind: 'none', because: 'awarded-already' };
  return step === 'paris' ? parisFinding(s.facts, s.terms, s.turn) : europeFinding(s.facts, s.terms);
}

function verdictRefusal(verdict: Verdict): ReasonId {
  if (verdict.kind === 'incomplete') return 'totalsIncomplete';
  return verdict.kind === 'won' && verdict.tie.missing !== null ? 'sheetMissing' : 'ok';
}

/** Why the table cannot walk on from this step. */
function goOnRefusal(s: State): ReasonId {
  switch (s.step) {
    case 'paris':
      return unless(findingAt(s, 'paris').kind !== 'missing', 'parisMissing');
    case 'europe':
      return unless(findingAt(s, 'europe').kind !== 'missing', 'europeMissing');
    case 'totals':
      return unless(incomplete(standingOf(s, inPublic(s))).length === 0, 'totalsIncomplete');
    case 'standard':
    case 'domination':
    case 'time':
      return verdictRefusal(verdictAt(s, s.step));
    default:
      return 'ok';
  }
}

function award(s: State, step: 'paris' | 'europe', at: Moment): void {
  const finding = findingAt(s, step);
  const bonus = AWARDS[step];
  if (finding.kind !== 'award') {
    at.tell?.({ type: 'no-award', bonus });
    return;
  }
  const { power, amount } = finding.award;
  s.facts = withBonus(s.facts, { bonus, power, amount, turn: s.turn, entry: at.entry });
  at.tell?.({ type: 'award', bonus, power, vp: amount });
}

/** A victory of the phase waits for the table's yes; several winners that nothing parts are shared or chosen (V8.3). */
function claimWon(s: State, verdict: Verdict & { kind: 'won' }, { entry, tell }: Moment): void {
  const { victory, total, tie } = verdict;
  const { winners, shared } = tie;
  s.result = { victory, winners, turn: s.turn, entry, figures: { total }, shared };
  s.step = shared && s.terms.rules.finalTie === 'ask' ? 'choose' : 'final';
  tell?.({ type: 'verdict', victory, powers: [...winners], total });
}

function decide(s: State, step: 'standard' | 'domination' | 'time', next: Step, at: Moment): void {
  const verdict = verdictAt(s, step);
  if (verdict.kind === 'won') return claimWon(s, verdict, at);
  at.tell?.({ type: 'no-victory', victory: step });
  if (next === 'play') closeTurn(s, at);
  else s.step = next;
}

/** The totals of this turn as they go on the sheet (V8.1). */
export function writeSheet(s: State, entry: number): void {
  const scored = inPublic(s);
  const lines: Partial<Record<Power, SheetLine>> = {};
  for (const power of POWERS) {
    const { basic, special, bonus, total } = scoreOf(scored, power);
    if (total !== null) lines[power] = { basic, special, bonus, total, entry, amended: [] };
  }
  const row = { turn: s.turn, lines, spaces: countOf(s.facts), revealed: isRevealed(s) };
  s.sheet = withTurn(s.sheet, row);
}

/** Nobody has won: the turn goes on the sheet and the marker moves (V6.1, V8.1). */
function closeTurn(s: State, { entry, tell }: Moment): void {
  writeSheet(s, entry);
  tell?.({ type: 'turn-closed', turn: s.turn });
  s.turn += 1;
  s.step = 'play';
  s.empireAnswered = false;
  tell?.({ type: 'turn-began', turn: s.turn });
}

/** The powers with a military victory in the phase: several where the table says which of them has won (V10 R12, R13). */
function walkMilitary(s: State, { entry, tell }: Moment): void {
  const limits = eligibleOnly(s, militaryNow(s.facts, s.terms));
  const first = firstOf(limits, s.active, s.terms);
  if (first === undefined) {
    tell?.({ type: 'no-victory', victory: 'military' });
    s.step = 'paris';
    return;
  }
  const asks = s.terms.rules.simultaneousInstant === 'ask' && limits.length > 1;
  const found = asks ? limits : [first];
  s.result = { ...claimOf(s, first, entry), winners: found.map(({ winner }) => winner) };
  s.step = asks ? 'choose' : 'final';
  for (const { winner, figures } of found)
    tell?.({ type: 'limit', victory: 'military', powers: [winner], ...figures });
}

function goOn(s: State, at: Moment): void {
  switch (s.step) {
    case 'military':
      return walkMilitary(s, at);
    case 'paris':
      award(s, 'paris', at);
      s.step = 'europe';
      return;
    case 'europe':
      award(s, 'europe', at);
      s.step = 'totals';
      return;
    case 'totals':
      s.step = !s.empireAnswered && isAsked(s) ? 'empire' : 'standard';
      at.tell?.({ type: s.step === 'empire' ? 'asked' : 'totals-stand' });
      return;
    case 'standard':
      return decide(s, 'standard', 'domination', at);
    case 'domination':
      return decide(s, 'domination', s.turn >= s.terms.lastTurn ? 'time' : 'play', at);
    case 'time':
      return decide(s, 'time', 'play', at);
    default:
      throw new Error(`there is no way on from ${s.step}`);
  }
}

/** What this phase has awarded is struck out, and play goes on as it was. */
function reopen(s: State, { entry }: Moment): void {
  s.facts = withLines(s.facts, (line) =>
    line.entry > s.phaseBegan && line.voided === null ? { ...line, voided: entry } : line,
  );
  s.step = 'play';
  s.result = null;
  s.empireAnswered = false;
}

/** The game is over, save that the Empire may show what it kept sealed (V7.11). */
export function finish(s: State, { tell }: Moment): void {
  const { result } = s;
  if (result !== null) {
    const { victory, winners, shared } = result;
    tell?.(
      winners.length === 0
        ? { type: 'undecided', victory }
        : { type: 'won', victory, powers: [...winners], shared },
    );
  }
  s.step = hasSecret(s) ? 'seal' : 'over';
}

/** The Victory Determination Phase (V6) and the end of play. */
export const phaseHandlers: Handlers<'victory-phase' | 'go-on' | 'waive' | 'reopen' | 'judge' | 'stop'> = {
  'victory-phase': {
    refusal: ({ bundle }) => unless(bundle === null, 'bundleOpen'),
    enter(s, _, { entry }) {
      s.phaseBegan = entry;
      s.step = s.terms.rules.militaryTiming === 'victory-phase' ? 'military' : 'paris';
      s.empireAnswered = false;
    },
  },
  'go-on': { refusal: goOnRefusal, enter: (s, _, at) => goOn(s, at) },
  waive: {
    refusal(s) {
      if (s.terms.rules.parisAward === 'mandatory') return 'awardMandatory';
      return unless(findingAt(s, 'paris').kind === 'award', 'noAwardToWaive');
    },
    enter(s) {
      s.step = 'europe';
    },
  },
  reopen: {
    refusal: ({ pending }) => unless(pending === null, 'answerFirst'),
    enter: (s, _, at) => reopen(s, at),
  },
  judge: {
    refusal: (s, { power }) => unless(candidates(s).includes(power), 'notAmongWinners'),
    enter: judge,
  },
  stop: {
    refusal: ({ bundle }) => unless(bundle === null, 'bundleOpen'),
    enter(s, _, { entry }) {
      s.phaseBegan = entry;
      s.result = { victory: 'stopped', winners: [], turn: s.turn, entry, figures: {}, shared: false };
      s.step = 'final';
    },
  },
};

/** Among whom the table chooses (V10 R13, R16). */
export const candidates = ({ pending, result }: State): readonly Power[] =>
  pending === null ? (result?.winners ?? []) : pending.claims.flatMap(({ winners }) => winners);

function judge(s: State, { power }: { readonly power: Power }): void {
  const claim = s.pending?.claims.find(({ winners }) => winners.includes(power));
  if (claim !== undefined && s.pending !== null) {
    s.pending = { ...s.pending, claims: [claim] };
    s.step = 'claim';
    return;
  }
  if (s.result === null) return;
  const limit = militaryNow(s.facts, s.terms).find(({ winner }) => winner === power);
  const figures = s.result.victory === 'military' && limit !== undefined ? limit.figures : s.result.figures;
  s.result = { ...s.result, winners: [power], figures, shared: false };
  s.step = 'final';
}
