import { push } from '../agenda.ts';
import {
  blockId,
  blockInfo,
  blocksFor,
  ENGLISH,
  enemyOf,
  isNoble,
  SCOTTISH,
  sideId,
  type Block,
  type Side,
} from '../blocks.ts';
import type { Area } from '../board.ts';
import { hasMark, isAt, stepsOf, UP, type State } from '../state.ts';
import type { FrameOf, Play } from './step.ts';

const HOME_RATING = 3;

/** Do English archers fight in this battle? Then no schiltrom stands (H13.75). */
function facesArchers(s: State, area: Area): boolean {
  return blocksFor(ENGLISH).some(
    (b) => blockInfo(b).type === 'archers' && isAt(s, b, ENGLISH, area) && hasMark(s, b, UP),
  );
}

/** The highest die that hits: the number on the block, the home bonus of a noble that defends, schiltroms. */
function combatNumber(s: State, b: Block, side: Side, attacker: Side, area: Area): number {
  const info = blockInfo(b);
  if (isNoble(b) && side !== attacker && info.homes.includes(area)) return HOME_RATING;
  const schiltrom =
    s.terms.rules.schiltroms && side === SCOTTISH && info.type === 'infantry' && !facesArchers(s, area);
  return schiltrom ? info.hits + 1 : info.hits;
}

/** One die a step; each that shows the combat number or less is a hit, taken before anybody else acts (H7.9). */
export function fire(s: State, f: FrameOf<'battle'>, b: Block, side: Side, play: Play): void {
  const number = combatNumber(s, b, side, f.attacker, f.area);
  const count = stepsOf(s, b);
  const dice: number[] = [];
  let hits = 0;
  for (let i = 0; i < count; i += 1) {
    const die = play.chance.die('fire');
    if (play.tell !== undefined) dice.push(die);
    if (die <= number) hits += 1;
  }
  play.tell?.({ type: 'fired', side: sideId(side), block: blockId(b), dice, hits });
  if (hits > 0) push(s, { step: 'hits', area: f.area, side: enemyOf(side), left: hits });
}

export const pass = (b: Block, side: Side, play: Play): void =>
  play.tell?.({ type: 'passed', side: sideId(side), block: blockId(b) });
