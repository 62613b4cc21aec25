import type { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';

/** What is claimed now: by an entry, or by the phase; nothing as long as nobody has won. */
export const claimsOf = ({ pending, result }: queen.State): readonly queen.Claim[] =>
  pending?.claims ?? (result === null ? [] : [result]);

/** What a claim says, with the numbers that it rests on. A position beyond a limit wins nothing (V10 R6). */
export function claimSentence(umpire: Umpire, claim: queen.Claim): string {
  const { victory, winners, figures, turn, shared } = claim;
  const words = umpire.words();
  if (umpire.state().step === 'position')
    return t('web.virgin-queen.phase.beyond', {
      victory: words.name('victory', victory),
      powers: winners.map((power) => words.name('power', power)).join(', '),
    });
  return words.sentence('victory', shared ? 'shared' : victory, { ...figures, turn, powers: [...winners] });
}
