import { plan, pop } from '../../agenda.ts';
import { ENGLISH, FIRST_NOBLE, SCOTTISH } from '../../blocks.ts';
import { isFinalYear, setHand, type State } from '../../state.ts';
import type { Play } from '../step.ts';

/**
 * Begins the Winter Turn in the place of the step that is done (H10): unplayed cards go back unseen (H3.4), and the
 * steps are planned in their order. A final year is scored after the builds, or after the disbanding (H13.50); what
 * stands behind counts only when a tie is played on.
 */
export function startWinter(s: State, play: Play): void {
  play.tell?.({ type: 'winter', year: s.year });
  setHand(s, ENGLISH, 0);
  setHand(s, SCOTTISH, 0);
  pop(s);
  const final = isFinalYear(s);
  const early = s.terms.rules.finalScoringAfter === 'disbanding';
  plan(s, { step: 'levy' }, { step: 'new-year' });
  if (final && !early) plan(s, { step: 'score' });
  plan(s, { step: 'french-check' });
  if (final && early) plan(s, { step: 'score' });
  plan(
    s,
    { step: 'homes', side: ENGLISH, next: FIRST_NOBLE, turned: 0 },
    { step: 'scottish-leaders', done: 0 },
    { step: 'edward' },
    { step: 'scottish-disbanding', begun: false },
  );
}
