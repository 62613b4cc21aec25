import type { Action, ReasonCode } from '../../../core/game.ts';
import { codeOf, kindOf, type Kind } from '../actions.ts';
import { because, OK, untimely } from '../reasons.ts';
import { ACTED, hasMark, type State } from '../state.ts';
import { ENGLISH, sideId, type Unit } from '../units.ts';
import { endWhenEnglishAreGone } from '../victory.ts';
import { assault } from './assault.ts';
import { attack } from './attack.ts';
import { charge } from './charge.ts';
import { escort } from './escort.ts';
import { exit } from './exit.ts';
import { lookAround } from './look.ts';
import { move } from './move.ts';
import type { PhaseRules, Play } from './phase.ts';
import { rally } from './rally.ts';
import { actor } from './ready.ts';
import { recover } from './recover.ts';
import type { ActionRule } from './rule.ts';
import { schiltron } from './schiltron.ts';
import { endPlayerTurn } from './turn.ts';

const END = codeOf('end');

const SCOTS_ANNOUNCE = because('scotsAnnounce');
const ANNOUNCED_BEFORE = because('announcedBefore');
const ANNOUNCE_BEFORE_ROLL = because('announceBeforeRoll');

/** What a unit can do in the action phase (B6.5). */
const RULES: Readonly<Partial<Record<Kind, ActionRule>>> = {
  move,
  escort,
  exit,
  attack,
  charge,
  assault,
  schiltron,
  rally,
  recover,
};

/** Everything that a unit can do, named one by one: this is asked more often than anything else. */
function offerAll(s: State, unit: Unit, out: Action[]): void {
  move.offer(s, unit, out);
  escort.offer(s, unit, out);
  exit.offer(s, unit, out);
  attack.offer(s, unit, out);
  charge.offer(s, unit, out);
  assault.offer(s, unit, out);
  schiltron.offer(s, unit, out);
  rally.offer(s, unit, out);
  recover.offer(s, unit, out);
}

/** Why nobody announces a Scots Charge turn now: the English never, the Scots once, before they roll (B14.1, B14.6). */
const lateReason = (s: State): ReasonCode =>
  s.side === ENGLISH ? SCOTS_ANNOUNCE : s.chargeTurnUsed ? ANNOUNCED_BEFORE : ANNOUNCE_BEFORE_ROLL;

/** The mark of units that need not be asked: those that have acted, unless event 2 is no action (B6.6, B18 R31). */
const doneFor = (s: State): number => (s.terms.rules.eventRallyIsAction ? ACTED : 0);

function finish(s: State, play: Play): void {
  play.tell?.({ type: 'ended', side: sideId(s.side), ap: s.ap });
  endPlayerTurn(s, play);
}

/** The action phase: any actions, by any units, in any order, until the player ends it or his AP are 0 (B5.3, B5.4). */
export const actions: PhaseRules = {
  decider: (s) => s.side,
  offer(s, out) {
    const { sides } = s.terms.field;
    lookAround(s);
    const done = doneFor(s);
    for (let unit = 0; unit < sides.length; unit += 1) {
      if (sides[unit] !== s.side || (s.place[unit] ?? -1) < 0 || hasMark(s, unit, done)) continue;
      offerAll(s, unit, out);
    }
    out.push(END);
  },
  reason(s, a): ReasonCode {
    const kind = kindOf(a);
    if (kind === 'end') return OK;
    if (kind === 'announce') return lateReason(s);
    return RULES[kind]?.reason(s, actor(s, a), a) ?? untimely(a);
  },
  act(s, a: Action, play) {
    if (a === END) return finish(s, play);
    RULES[kindOf(a)]?.act(s, actor(s, a), a, play);
    if (endWhenEnglishAreGone(s, play)) return;
    if (s.ap === 0 && s.terms.rules.turnEndsAtZeroAP) finish(s, play);
  },
};
