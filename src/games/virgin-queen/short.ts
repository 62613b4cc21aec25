import { alarms } from './alarms.ts';
import { totalText, UNKNOWN } from './figures.ts';
import { preview, ranking, empireTotals } from './preview.ts';
import { countOf } from './score/spaces.ts';
import type { Score } from './score/total.ts';
import { alarmSentence, claimSentence, outlookSentence, type Sentence } from './sentence.ts';
import type { Claim, State } from './state.ts';

const short = (code: string, facts: Sentence['facts'] = {}): Sentence => ({ group: 'short', code, facts });

/** The numbers of a power, those that are unknown as a question mark (V9.6). */
const figures = ({ basic, special, bonus, total, known }: Score) => ({
  basic: basic ?? UNKNOWN,
  special: special ?? UNKNOWN,
  bonus,
  total: total ?? totalText({ total, known }),
});

/** What has been won: by an entry that waits for its yes, or at the end; nothing while the table has to choose. */
function claimsOf({ step, pending, result }: State): readonly Claim[] {
  if (step === 'claim') return pending?.claims ?? [];
  return result === null || step === 'choose' ? [] : [result];
}

/** What everybody may know of the Empire's preference: while it is sealed its commitment alone (V7.8, V7.9). */
function empireLines(s: State): Sentence[] {
  const { keeping, commitment, revealed, opened, preference } = s.empire;
  if ((revealed !== null || opened) && preference !== null) return [short('declared', { preference })];
  const range = empireTotals(s);
  const between = range === null ? [] : [short('range', { ...range })];
  if (commitment !== '') return [short('seal', { commitment }), ...between];
  return keeping === 'paper' ? [short('paper'), ...between] : [];
}

/**
 * The standing of a sitting as one short text for a mail or a chat, a sentence a line (V13.10): the turn, all powers
 * by their totals, the marker, the Empire, what to watch for, and who has won or would win now. It holds nothing but
 * what everybody may know.
 */
export function shortStanding(s: State): Sentence[] {
  const claims = claimsOf(s);
  const stage = s.step === 'play' ? 'play' : 'phase';
  return [
    short('head', { turn: s.turn, last: s.terms.lastTurn, stage: claims.length > 0 ? 'end' : stage }),
    ...ranking(s).map(({ power, score, place }) => short('power', { power, place, ...figures(score) })),
    short('spaces', { count: countOf(s.facts) ?? UNKNOWN }),
    ...empireLines(s),
    ...(claims.length > 0
      ? claims.map(claimSentence)
      : [...alarms(s).map(alarmSentence), short('now'), outlookSentence(preview(s))]),
  ];
}
