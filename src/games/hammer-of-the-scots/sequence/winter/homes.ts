import type { Action, ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair, secondArg } from '../../actions.ts';
import { pop, push, replace } from '../../agenda.ts';
import {
  BLOCK_COUNT,
  blockId,
  blockInfo,
  ENGLISH,
  enemyOf,
  FIRST_NOBLE,
  MORAY,
  SCOTTISH,
  sideId,
  type Block,
  type Side,
} from '../../blocks.ts';
import { areaId, type Area } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { hasEnemy, isOnMap, put, sideOf, stepsOf, turnCoat, type State } from '../../state.ts';
import { automatic, only, waits, type FrameOf, type Play, type Step } from '../step.ts';

const HOME = codeOf('home');
const NOT_A_CHOOSER = because('notAHomeChooser');
const OTHER_FIRST = because('otherNobleFirst');
const NOT_ITS_HOME = because('notItsHome');

const homesOf = (b: Block): readonly Area[] => blockInfo(b).homes;

/** Puts a noble into a home of his; he joins `side` there if he has not been of it (H10.2). */
function goHome(s: State, b: Block, home: Area, side: Side, play: Play): void {
  const turns = sideOf(s, b) !== side;
  put(s, b, home);
  if (turns) turnCoat(s, b);
  const told = { side: sideId(side), block: blockId(b), area: areaId(home) };
  if (turns) play.tell?.({ type: 'turned-at-home', ...told, steps: stepsOf(s, b) });
  else play.tell?.({ type: 'went-home', ...told });
}

/** Does this noble go home in the step at hand? Who turned in H10.2 is there already (H10.3). */
const goesHome = (s: State, f: FrameOf<'homes'>, b: Block): boolean =>
  b !== MORAY && isOnMap(s, b) && sideOf(s, b) === f.side && ((f.turned >> (b - FIRST_NOBLE)) & 1) === 0;

/** Sends one noble home, or asks who has to choose his home (H10.2.1). */
function sendHome(s: State, f: FrameOf<'homes'>, b: Block, play: Play): void {
  const homes = homesOf(b);
  const free = homes.filter((home) => !hasEnemy(s, home, f.side));
  const turns = free.length === 0;
  const side = turns ? enemyOf(f.side) : f.side;
  const turned = turns ? f.turned | (1 << (b - FIRST_NOBLE)) : f.turned;
  replace(s, { step: 'homes', side: f.side, next: b + 1, turned });
  const [home, other] = turns ? homes : free;
  if (home === undefined) throw new Error(`${blockId(b)} has no home`);
  if (other === undefined) goHome(s, b, home, side, play);
  else push(s, { step: 'home', seat: side, block: b });
}

/** English nobles go home, then Scottish ones; each turns where the enemy has taken his home (H10.2, H10.3). */
export const homesStep = automatic('homes', (s, f, play) => {
  for (let b = f.next; b < BLOCK_COUNT; b += 1) {
    if (goesHome(s, f, b)) {
      sendHome(s, f, b, play);
      return;
    }
  }
  if (f.side === ENGLISH) replace(s, { step: 'homes', side: SCOTTISH, next: FIRST_NOBLE, turned: f.turned });
  else pop(s);
});

/** Offers both homes of Bruce or Comyn. */
export function offerHomes(b: Block, out: Action[]): void {
  for (const home of homesOf(b)) out.push(HOME + pair(b, home));
}

/** Why this noble, whose turn it is, may not be put there; whoever is asked has both homes open (H10.2.1). */
export function whyNotHome(b: Block, a: Action): ReasonCode {
  const named = firstArg(a);
  if (named !== b) return named >= FIRST_NOBLE && homesOf(named).length > 1 ? OTHER_FIRST : NOT_A_CHOOSER;
  return homesOf(b).includes(secondArg(a)) ? OK : NOT_ITS_HOME;
}

/** The holder of Bruce or Comyn, or his new owner, chooses between the two homes (H10.2.1). */
export const homeStep: Step<'home'> = {
  deciders: (_s, f) => only(f.seat),
  offer(_s, f, _seat, out) {
    offerHomes(f.block, out);
  },
  reason: (_s, f, _seat, a) => (kindOf(a) === 'home' ? whyNotHome(f.block, a) : untimely(a)),
  act(s, f, seat, a, play) {
    pop(s);
    goHome(s, f.block, secondArg(a), seat, play);
  },
  run: waits,
};
