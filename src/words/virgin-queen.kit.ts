import { expect } from 'vitest';
import type { Json } from '../core/game.ts';
import { queen } from '../games/index.ts';
import type { Words } from './words.ts';

/** Traces of the code: an id, an argument that is missing, a gap. */
const TRACES =
  /[{}]|undefined|null|NaN|⟦|\[object| {2}|\p{Ll}\p{Lu}|\b(?:charles-ix|henry-iii|unusual-owner|at-limit|per-entry)\b/u;

/** A text that says something and shows nothing of the code. */
export function clean(text: string): void {
  expect(TRACES.exec(text)?.[0] ?? '', text).toBe('');
  expect(text).not.toBe('');
}

const figure = (value: number | null): Json => value ?? '?';

/** An account with all its parts, as screens say it. */
function sayAccount(speak: Words, { code: name, args, value, parts }: queen.Account): void {
  clean(speak.sentence('account', name, { ...args, vp: figure(value) }));
  for (const part of parts) sayAccount(speak, part);
}

function sayFinding(speak: Words, finding: queen.Finding): void {
  switch (finding.kind) {
    case 'award':
      return clean(speak.sentence('finding', finding.because, { ...finding.award }));
    case 'none':
      return clean(speak.sentence('finding', finding.because));
    case 'missing':
      for (const fact of finding.missing)
        clean(
          typeof fact === 'string'
            ? speak.sentence('finding', `missing-${fact}`)
            : speak.sentence('finding', `missing-${fact.what}`, { place: fact.place }),
        );
      return undefined;
    default:
      return finding satisfies never;
  }
}

function sayTie(speak: Words, { tied, steps, winners, missing, shared }: queen.TieBreak): void {
  if (tied.length < 2) return;
  clean(speak.sentence('verdict', 'tied', { powers: [...tied], total: 25 }));
  for (const { turn, totals, left } of steps) {
    const compared = totals.map(({ power }) => power);
    const facts = { turn, compared, totals: totals.map(({ total }) => total), still: [...left] };
    clean(speak.sentence('verdict', 'tie-step', facts));
  }
  if (missing !== null) {
    clean(speak.sentence('verdict', 'missing', { turn: missing.turn, powers: [...missing.powers] }));
    return;
  }
  const own = winners.length > 1 ? 'tie-own' : 'tie-broken';
  clean(speak.sentence('verdict', shared ? 'tie-shared' : own, { powers: [...winners] }));
}

function sayVerdict(speak: Words, verdict: queen.Verdict): void {
  switch (verdict.kind) {
    case 'none':
      return clean(speak.sentence('verdict', 'none'));
    case 'incomplete':
      return clean(speak.sentence('verdict', 'incomplete', { powers: [...verdict.powers] }));
    case 'won': {
      const { victory, total, tie } = verdict;
      const shared = tie.winners.length > 1 ? '-shared' : '';
      clean(speak.sentence('verdict', `${victory}${shared}`, { total, powers: [...tie.winners] }));
      return sayTie(speak, tie);
    }
    default:
      return verdict satisfies never;
  }
}

const sayClaim = (speak: Words, { victory, winners, turn, figures, shared }: queen.Claim): void =>
  clean(speak.sentence('victory', shared ? 'shared' : victory, { ...figures, turn, powers: [...winners] }));

/** Everything that screens say of a sitting as it stands. */
export function sayState(speak: Words, state: queen.State): void {
  for (const power of queen.POWERS) sayAccount(speak, queen.totalAccount(queen.inPublic(state), power));
  const sentences = [
    ...[...queen.alarms(state), ...queen.notices(state)].map(queen.alarmSentence),
    ...queen.downfalls(state).flatMap(queen.fallSentences),
    ...queen.shortStanding(state),
  ];
  for (const { group, code, facts } of sentences) clean(speak.sentence(group, code, facts));
  const { paris, europe, verdict } = queen.preview(state);
  sayFinding(speak, paris);
  sayFinding(speak, europe);
  sayVerdict(speak, verdict);
  for (const claim of state.pending?.claims ?? []) sayClaim(speak, claim);
  if (state.result !== null) sayClaim(speak, state.result);
}
