import type { Outcome } from '../../core/game.ts';
import type { Play } from './sequence/phase.ts';
import { DRAWN, ENDINGS, hasUnits, scoreOf, UNDECIDED, type EndingKind, type State } from './state.ts';
import { ENGLISH, SCOTS } from './units.ts';

function end(s: State, ending: EndingKind, play: Play): void {
  const scotsVp = scoreOf(s, SCOTS);
  const englishVp = scoreOf(s, ENGLISH);
  const holds = scotsVp === englishVp && s.terms.rules.tie === 'scots';
  s.winner = scotsVp > englishVp || holds ? SCOTS : englishVp > scotsVp ? ENGLISH : DRAWN;
  s.ending = holds ? 'siege-holds' : ending;
  s.phase = 'over';
  s.ap = 0;
  play.tell?.({ type: 'over', ending: s.ending, scotsVp, englishVp });
}

/** Scores the battle after turn 15: the side with more VP wins (B15.6; ties B18 R28). */
export const score = (s: State, play: Play): void => end(s, 'points', play);

/** Ends the battle at once when no English unit is left on the map, for no score can change any more (B15.7). */
export function endWhenEnglishAreGone(s: State, play: Play): boolean {
  if (hasUnits(s, ENGLISH)) return false;
  end(s, 'no-english-left', play);
  return true;
}

/** How the battle ended; undefined while it goes on. Nobody wins a draw. */
export function outcome(s: State): Outcome | undefined {
  const ending = ENDINGS.find(({ kind }) => kind === s.ending);
  if (s.winner === UNDECIDED || ending === undefined) return undefined;
  return { winners: s.winner === DRAWN ? [] : [s.winner], kind: ending.kind, paragraph: ending.paragraph };
}
