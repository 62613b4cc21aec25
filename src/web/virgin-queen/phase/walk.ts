import type { Facts } from '../../../words/index.ts';
import { queen } from '../../../games/index.ts';

/** A sentence of the game's own messages: its group, its code, and what it is about. */
export interface Sentence {
  readonly group: 'finding' | 'verdict' | 'news' | 'victory';
  readonly code: string;
  readonly facts: Facts;
}

export type WalkStatus = 'done' | 'now' | 'ahead';

/** A step of the Victory Determination Phase as the walk shows it. */
export interface WalkLine {
  readonly step: queen.WalkStep;
  /** Its number in the order of V6.1; null for what stands between the numbers. */
  readonly number: number | null;
  readonly status: WalkStatus;
}

const NUMBERS: Readonly<Record<queen.WalkStep, number | null>> = {
  military: null,
  paris: 1,
  europe: 2,
  totals: 3,
  empire: null,
  standard: 4,
  domination: 5,
  time: 6,
};

/** The paragraph that each step rests on. */
export const STEP_PARAGRAPHS: Readonly<Record<queen.WalkStep, string>> = {
  military: 'V5.5',
  paris: 'V6.2',
  europe: 'V6.3',
  totals: 'V6.5',
  empire: 'V6.13',
  standard: 'V6.6',
  domination: 'V6.10',
  time: 'V6.12',
};

const sentence = (group: Sentence['group'], code: string, facts: Facts = {}): Sentence => ({
  group,
  code,
  facts,
});

const isWalkStep = (step: string): step is queen.WalkStep => queen.WALK.some((each) => each === step);

/** The step that the phase has come to: where it halts, or where what it has found was found. */
function stepReached({ step, result, pending }: queen.State): queen.WalkStep | null {
  if (isWalkStep(step)) return step;
  if (pending !== null || result === null || step === 'play') return null;
  return isWalkStep(result.victory) ? result.victory : null;
}

/** Whether the Empire has been asked in this phase, or is to be, as far as everybody can work out (V7.8). */
const isEmpireIn = (s: queen.State): boolean => s.step === 'empire' || s.empireAnswered || queen.hasSecret(s);

/** The steps of the phase in their order (V6.1); none in play and at an instant victory. */
export function walkOf(s: queen.State): readonly WalkLine[] {
  const reached = stepReached(s);
  if (reached === null) return [];
  const at = queen.WALK.indexOf(reached);
  const isIn = (step: queen.WalkStep): boolean => {
    if (step === 'military') return s.terms.rules.militaryTiming === 'victory-phase';
    if (step === 'empire') return isEmpireIn(s);
    return step !== 'time' || s.turn >= s.terms.lastTurn;
  };
  return queen.WALK.filter(isIn).map((step) => ({
    step,
    number: NUMBERS[step],
    status: statusOf(s, queen.WALK.indexOf(step) - at, step),
  }));
}

/** Once the Empire has answered, the walk goes back to the totals and passes it by. */
function statusOf(s: queen.State, distance: number, step: queen.WalkStep): WalkStatus {
  if (step === 'empire' && s.empireAnswered) return 'done';
  if (distance === 0) return 'now';
  return distance < 0 ? 'done' : 'ahead';
}

const AWARDS = { paris: 'paris', europe: 'masterOfCentralEurope' } as const;

/** What this phase has awarded in a step; undefined when it has nothing. */
const awardIn = (s: queen.State, step: 'paris' | 'europe'): queen.Bonus | undefined =>
  s.facts.bonus.find(
    ({ bonus, entry, voided }) => bonus === AWARDS[step] && entry > s.phaseBegan && voided === null,
  );

const missingCode = (missing: queen.MissingFact): string =>
  `missing-${typeof missing === 'string' ? missing : missing.what}`;

/** What an award step found, or what is missing for it. */
export function findingSentences(finding: queen.Finding): readonly Sentence[] {
  switch (finding.kind) {
    case 'award':
      return [sentence('finding', finding.because, { ...finding.award })];
    case 'none':
      return [sentence('finding', finding.because)];
    case 'missing':
      return finding.missing.map((missing) =>
        sentence(
          'finding',
          missingCode(missing),
          typeof missing === 'string' ? {} : { place: missing.place },
        ),
      );
    default:
      return finding satisfies never;
  }
}

/** What Paris or Central Europe came to, or has found. `waived` when the table has let an award go. */
function awardSentences(
  s: queen.State,
  step: 'paris' | 'europe',
  isDone: boolean,
): readonly Sentence[] | 'waived' {
  const made = awardIn(s, step);
  if (isDone && made !== undefined)
    return [sentence('news', 'award', { bonus: made.bonus, power: made.power, vp: made.amount })];
  const finding = queen.findingAt(s, step);
  return isDone && finding.kind === 'award' ? 'waived' : findingSentences(finding);
}

const isOnePlayers = ({ facts, terms }: queen.State, powers: readonly queen.Power[]): boolean =>
  terms.rules.victoryUnit === 'player' &&
  new Set(powers.map((power) => facts.seated[power].player)).size === 1;

/** How a tie ended, or what stops it (V8.3, V8.5). */
export function tieSentence(s: queen.State, { winners, missing }: queen.TieBreak): Sentence {
  if (missing !== null)
    return sentence('verdict', 'missing', { turn: missing.turn, powers: [...missing.powers] });
  if (winners.length === 1) return sentence('verdict', 'tie-broken', { powers: [...winners] });
  const code = isOnePlayers(s, winners) ? 'tie-own' : 'tie-shared';
  return sentence('verdict', code, { powers: [...winners] });
}

type VpStep = 'standard' | 'domination' | 'time';

const isVpStep = (step: queen.WalkStep): step is VpStep =>
  step === 'standard' || step === 'domination' || step === 'time';

/** The tie that a step has come upon; undefined when it has not. */
export function tieAt(s: queen.State, step: queen.WalkStep): queen.TieBreak | undefined {
  if (!isVpStep(step)) return undefined;
  const verdict = queen.verdictAt(s, step);
  return verdict.kind === 'won' && verdict.tie.tied.length > 1 ? verdict.tie : undefined;
}

/** What a verdict means; `none` is the sentence for a verdict that nobody has won. */
export function verdictSentences(s: queen.State, verdict: queen.Verdict, none = 'none'): readonly Sentence[] {
  switch (verdict.kind) {
    case 'none':
      return [sentence('verdict', none)];
    case 'incomplete':
      return [sentence('verdict', 'incomplete', { powers: [...verdict.powers] })];
    case 'won': {
      const { tied } = verdict.tie;
      const facts = { powers: [...tied], total: verdict.total };
      return tied.length > 1
        ? [sentence('verdict', 'tied', facts), tieSentence(s, verdict.tie)]
        : [sentence('verdict', verdict.victory, facts)];
    }
    default:
      return verdict satisfies never;
  }
}

function stepSentences(s: queen.State, step: VpStep): readonly Sentence[] {
  const isEarly = step === 'domination' && s.turn < queen.DOMINATION_FIRST_TURN;
  return verdictSentences(s, queen.verdictAt(s, step), isEarly ? 'domination-early' : `${step}-none`);
}

function militarySentences(s: queen.State): readonly Sentence[] {
  const found = queen.preview(s).military.map(({ winner }) => winner);
  return found.length === 0
    ? [sentence('verdict', 'military-none')]
    : [sentence('verdict', 'military', { powers: [...new Set(found)] })];
}

/** What the Empire has answered in this phase. */
function empireSentences(s: queen.State): readonly Sentence[] | 'unasked' | 'asked' {
  if (s.step === 'empire') return 'asked';
  if (!s.empireAnswered) return 'unasked';
  const { revealed, preference } = s.empire;
  return revealed !== null && revealed.entry > s.phaseBegan && preference !== null
    ? [sentence('news', 'declared', { preference })]
    : [sentence('news', 'silent')];
}

/** What a step found or came to, in sentences; a word where the page has a sentence of its own. */
export function foundIn(
  s: queen.State,
  { step, status }: WalkLine,
): readonly Sentence[] | 'waived' | 'unasked' | 'asked' | 'totals' {
  switch (step) {
    case 'military':
      return militarySentences(s);
    case 'paris':
    case 'europe':
      return awardSentences(s, step, status === 'done');
    case 'totals':
      return 'totals';
    case 'empire':
      return empireSentences(s);
    case 'standard':
    case 'domination':
    case 'time':
      return stepSentences(s, step);
    default:
      return step satisfies never;
  }
}
