import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { pop, replace, type Frame } from '../../agenda.ts';
import { blockId, sideId, type Block, type Side } from '../../blocks.ts';
import { areaId } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { isContested, placeOf, sideOf, stepsOf, turnCoat, type State } from '../../state.ts';
import { startBattle } from '../battle.ts';
import { contestedAreas } from '../battles.ts';
import { only, type Play, type Step } from '../step.ts';

const BATTLE = codeOf('battle');
const NOT_CONTESTED = because('notContested');

/** A noble goes over where it stands, at the strength it has (H5.4, H13.8). */
export function defect(s: State, noble: Block, play: Play): void {
  turnCoat(s, noble);
  play.tell?.({
    type: 'noble-turned',
    block: blockId(noble),
    area: areaId(placeOf(s, noble)),
    side: sideId(sideOf(s, noble)),
    steps: stepsOf(s, noble),
  });
}

/** The battles that an event of `player` causes, `attacker` attacking in each (H5.3, H13.3). */
export const battlesOf = (s: State, player: Side, attacker: Side): Frame => ({
  step: 'event-battles',
  seat: s.terms.rules.eventBattleOrder === 'eventPlayer' ? player : s.first,
  attacker,
});

/** Puts the battles that defectors to `attacker` cause in the place of the top frame. */
export const fightDefections = (s: State, player: Side, attacker: Side): void =>
  replace(s, battlesOf(s, player, attacker));

/** Battles that an event caused are fought at once, one after another (H5.3). */
export const eventBattlesStep: Step<'event-battles'> = {
  deciders: (_, f) => only(f.seat),
  offer(s, _, __, out) {
    for (const area of contestedAreas(s)) out.push(BATTLE + pair(area));
  },
  reason(s, _, __, a) {
    if (kindOf(a) !== 'battle') return untimely(a);
    return isContested(s, firstArg(a)) ? OK : NOT_CONTESTED;
  },
  act(s, f, _, a, play) {
    startBattle(s, firstArg(a), f.attacker, play);
  },
  run(s, f, play) {
    const areas = contestedAreas(s);
    const [area] = areas;
    if (area === undefined) pop(s);
    else if (areas.length === 1) startBattle(s, area, f.attacker, play);
    else return false;
    return true;
  },
};
