import type { ReasonCode } from '../../core/game.ts';
import type { Block, Side } from './blocks.ts';
import type { Area } from './board.ts';

/**
 * What is still to be done, as a stack of small frames, one a step of the sequence of play. The top frame is the
 * step that play stands in; a frame is never changed, only replaced. The table `STEPS` says what each one does.
 */
export type Frame =
  /** The English choose Comyn's first home (`rulings.comynSetupChoice`). */
  | { readonly step: 'comyn-start' }
  | { readonly step: 'deal' }
  | { readonly step: 'cards' }
  | { readonly step: 'event'; readonly seat: Side }
  /** Naming a noble: after a roll that succeeded, or before it when `heraldNameFirst` is set. */
  | { readonly step: 'herald'; readonly seat: Side }
  | { readonly step: 'pillage'; readonly seat: Side; readonly target: Area | -1 }
  /** `left` hits are still to be taken; `lost` steps are gone. */
  | {
      readonly step: 'pillage-hits';
      readonly seat: Side;
      readonly target: Area;
      readonly from: Area;
      readonly left: number;
      readonly lost: number;
    }
  /**
   * Steps to be added to blocks of one area: what Pillage won, or Victuals. With the Norse as a group of its own
   * (`norseOwnGroupForEvents`) the first step settles who they are for; the table is told.
   */
  | {
      readonly step: 'gain';
      readonly seat: Side;
      readonly area: Area;
      readonly left: number;
      readonly group: 'all' | 'open' | 'norse' | 'others';
    }
  | {
      readonly step: 'sea-move';
      readonly seat: Side;
      readonly from: Area | -1;
      readonly to: Area | -1;
      readonly shipped: number;
    }
  | { readonly step: 'victuals'; readonly seat: Side }
  /** Battles that an event caused: `seat` orders them, the blocks of `attacker` attack in each. */
  | { readonly step: 'event-battles'; readonly seat: Side; readonly attacker: Side }
  | { readonly step: 'moves'; readonly seat: Side; readonly left: number }
  /**
   * One Group Move under way. `mover` is the block that may still go on (-1: none), `path` the areas it has seen as
   * bits, `spent` the areas it has entered, `halt` why it must stop (a reason, or 0), `moved` the blocks that have
   * begun to move, `crossed` whether one went over the Anglo-Scottish border.
   */
  | {
      readonly step: 'group';
      readonly seat: Side;
      readonly area: Area;
      readonly mover: Block | -1;
      readonly path: number;
      readonly spent: number;
      readonly halt: ReasonCode;
      readonly moved: number;
      readonly crossed: boolean;
    }
  /** `area` is the attacked area whose Main Attack has to be named; -1 before the step has looked for one. */
  | { readonly step: 'main-attack'; readonly seat: Side; readonly area: Area | -1 }
  | { readonly step: 'battles' }
  /** One battle; `turn` counts the Combat Turns of H7.7 from 0, and 6 ends the round. */
  | {
      readonly step: 'battle';
      readonly area: Area;
      readonly attacker: Side;
      readonly round: number;
      readonly turn: number;
    }
  /** Hits that `side` still has to take in the battle below this frame. */
  | { readonly step: 'hits'; readonly area: Area; readonly side: Side; readonly left: number }
  | { readonly step: 'must-retreat'; readonly area: Area; readonly side: Side }
  | { readonly step: 'regroup'; readonly area: Area; readonly side: Side }
  | { readonly step: 'end-of-turn' }
  | { readonly step: 'raid' }
  | { readonly step: 'turn-check' }
  /** H10.2 and H10.3: the nobles of `side`, from this block on, still have to go home. */
  | { readonly step: 'homes'; readonly side: Side; readonly next: Block; readonly turned: number }
  /** `seat` puts Bruce or Comyn into one of the two homes. */
  | { readonly step: 'home'; readonly seat: Side; readonly block: Block }
  | { readonly step: 'scottish-leaders'; readonly done: number }
  | { readonly step: 'edward' }
  /** `again`: Edward was not asked, because he wintered in Scotland last year. */
  | { readonly step: 'english-disbanding'; readonly again: boolean }
  | { readonly step: 'scottish-disbanding'; readonly begun: boolean }
  | { readonly step: 'french-check' }
  /** `points` holds the replacement points left in each area. */
  | { readonly step: 'builds'; readonly seat: Side; readonly points: readonly number[] }
  /** A block drawn for an inland area looks for a coast (H10.15.1). */
  | { readonly step: 'coast'; readonly block: Block; readonly from: Area }
  | { readonly step: 'score' }
  | { readonly step: 'levy' }
  | { readonly step: 'new-year' };

export type StepName = Frame['step'];

interface HasAgenda {
  readonly agenda: Frame[];
}

/** The step that play stands in. Throws when there is none: the last frame of a game is never taken off. */
export function top(s: HasAgenda): Frame {
  const frame = s.agenda[s.agenda.length - 1];
  if (frame === undefined) throw new Error('the agenda is empty');
  return frame;
}

export const push = (s: HasAgenda, frame: Frame): void => {
  s.agenda.push(frame);
};

export const pop = (s: HasAgenda): void => {
  s.agenda.pop();
};

/** Puts `frame` in the place of the top frame. */
export const replace = (s: HasAgenda, frame: Frame): void => {
  s.agenda[s.agenda.length - 1] = frame;
};

/** Plans these steps, the first of them next. */
export const plan = (s: HasAgenda, ...frames: readonly Frame[]): void => {
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame !== undefined) s.agenda.push(frame);
  }
};
