import { pop } from './agenda.ts';
import { ENGLISH, SCOTTISH, WALLACE } from './blocks.ts';
import { automatic } from './sequence/step.ts';
import { isOnMap, noblesOf, win, type State } from './state.ts';

/** Ends the game when one side holds every noble in play (H9.2, H11.1); says whether it did. */
export function allNoblesHeld(s: State): boolean {
  const english = noblesOf(s, ENGLISH);
  const scottish = noblesOf(s, SCOTTISH);
  if (english > 0 === scottish > 0) return false;
  win(s, english > 0 ? ENGLISH : SCOTTISH, 'all-nobles');
  return true;
}

/** Does a tie mean further years here (H13.51)? */
const playsOnWhenTied = ({ terms }: State): boolean =>
  terms.scenario.id === 'campaign' && terms.rules.campaignTie === 'extend';

/** Who holds more nobles on the map wins; Wallace settles a tie (H11.4, H11.7, H11.8). */
export const scoreStep = automatic('score', (s, _f, play) => {
  const lead = noblesOf(s, SCOTTISH) - noblesOf(s, ENGLISH);
  if (lead !== 0) win(s, lead > 0 ? SCOTTISH : ENGLISH, 'majority');
  else if (playsOnWhenTied(s)) {
    play.tell?.({ type: 'tied', nobles: noblesOf(s, ENGLISH) });
    pop(s);
  } else win(s, isOnMap(s, WALLACE) ? SCOTTISH : ENGLISH, 'wallace-decides');
});
