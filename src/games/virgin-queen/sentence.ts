import type { Json } from '../../core/game.ts';
import type { Alarm } from './alarms.ts';
import type { Preview } from './preview.ts';
import type { Claim } from './state.ts';
import type { Verdict } from './victory/resolve.ts';

/** A sentence of the umpire: its group among the messages, its name there, and what it is filled with. */
export interface Sentence {
  readonly group: string;
  readonly code: string;
  readonly facts: { readonly [field: string]: Json };
}

/** An alarm or a notice. */
export const alarmSentence = ({ code, powers, figures }: Alarm): Sentence => ({
  group: 'alarm',
  code,
  facts: { ...figures, powers: [...powers] },
});

/** Who has won, or that play has stopped, with the numbers that it rests on. */
export const claimSentence = ({ victory, winners, turn, figures, shared }: Claim): Sentence => ({
  group: 'victory',
  code: shared ? 'shared' : victory,
  facts: { ...figures, turn, powers: [...winners] },
});

/** What the totals mean, in one sentence; a tie that waits for the sheet says what is missing there (V8.5). */
function verdictSentence(verdict: Verdict): Sentence {
  const say = (code: string, facts: Sentence['facts'] = {}): Sentence => ({ group: 'verdict', code, facts });
  switch (verdict.kind) {
    case 'none':
      return say('none');
    case 'incomplete':
      return say('incomplete', { powers: [...verdict.powers] });
    case 'won': {
      const { victory, total, tie } = verdict;
      const { missing, winners } = tie;
      if (missing !== null) return say('missing', { turn: missing.turn, powers: [...missing.powers] });
      return say(winners.length > 1 ? `${victory}-shared` : victory, { total, powers: [...winners] });
    }
    default:
      return verdict satisfies never;
  }
}

/** Who wins if the phase comes now, in one sentence (V13.4): by arms, where the phase looks for that first (V10 R12). */
export function outlookSentence({ military, verdict }: Pick<Preview, 'military' | 'verdict'>): Sentence {
  const winners = [...new Set(military.map(({ winner }) => winner))];
  return winners.length > 0
    ? { group: 'verdict', code: 'military', facts: { powers: winners } }
    : verdictSentence(verdict);
}
