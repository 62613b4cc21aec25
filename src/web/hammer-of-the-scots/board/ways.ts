import type { Action } from '../../../core/game.ts';
import { seeded } from '../../../core/seeded.ts';
import { kindOf, firstArg, secondArg, action } from '../../../games/hammer-of-the-scots/actions.ts';
import { block as blockNamed, type Block, type SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import {
  area as areaNamed,
  areaId,
  type Area,
  type AreaId,
} from '../../../games/hammer-of-the-scots/board.ts';
import { hammerOfTheScots as game, type HammerState } from '../../../games/index.ts';
import type { View } from '../../../games/hammer-of-the-scots/view.ts';
import { knownBlock, seatOf, topFrame } from '../panels/facts.ts';
import { asArea } from '../panels/facts.ts';

/** Why something that was tried is refused: a reason of the game, its paragraph, and the line it is about. */
export interface Why {
  readonly line: string;
  readonly reason: string;
  readonly paragraph: string;
}

/** Steps in which several blocks can be sent the same way, and what sends them. */
const TOGETHER: Readonly<Record<string, 'move' | 'regroup' | 'retreat'>> = {
  moves: 'move',
  group: 'move',
  regroup: 'regroup',
  'must-retreat': 'retreat',
};

/** Trials after which a search for ways gives up. */
const PATIENCE = 600;
/** Areas that a block may enter in one Group Move. */
const FARTHEST = 3;

interface Tried {
  readonly state: HammerState;
  readonly lines: readonly string[];
}

/**
 * Tries out on a copy of the position where blocks can go together. The copy is a position that the view cannot tell
 * from the real one, so it knows no more than the viewer; what it allows, the table allows.
 */
export class Ways {
  private readonly view: View;
  private readonly me: SideId;
  private readonly seat: number;
  private trials = 0;

  constructor(view: View, me: SideId) {
    this.view = view;
    this.me = me;
    this.seat = seatOf(me);
  }

  /** Whether several blocks can go the same way in this step. */
  get together(): boolean {
    const frame = topFrame(this.view);
    return frame !== undefined && this.view.viewer === this.me && TOGETHER[frame.step] !== undefined;
  }

  /** Each area that all these blocks can reach together, with the lines that bring them there. */
  reach(blocks: readonly string[]): ReadonlyMap<AreaId, readonly string[]> {
    const found = new Map<AreaId, readonly string[]>();
    const begun = this.begin(blocks);
    const first = blocks[0];
    if (begun === undefined || first === undefined) return found;
    for (const { lines, at } of this.roads(begun, blockNamed(first))) {
      if (found.has(areaId(at))) continue;
      const all = this.search(begun, blocks, at);
      if (all !== undefined) found.set(areaId(at), [...begun.lines, ...all]);
      else if (blocks.length === 1) found.set(areaId(at), [...begun.lines, ...lines]);
    }
    return found;
  }

  /** Why the first of these blocks that cannot take the step into `to` is refused, after those before it. */
  why(blocks: readonly string[], to: AreaId): Why | undefined {
    const begun = this.begin(blocks);
    const kind = this.kind();
    if (begun === undefined || kind === undefined) return undefined;
    let { state } = begun;
    for (const each of blocks) {
      const wanted = action(kind, blockNamed(each), areaNamed(to));
      const code = game.why(state, this.seat, wanted);
      const reason = game.reasons[code];
      const line = game.notation.write(wanted);
      if (code !== 0 && reason !== undefined) return { line, reason: reason.id, paragraph: reason.paragraph };
      state = this.after(state, wanted);
    }
    return undefined;
  }

  private kind(): 'move' | 'regroup' | 'retreat' | undefined {
    const frame = topFrame(this.view);
    return frame === undefined ? undefined : TOGETHER[frame.step];
  }

  /** The position in which these blocks can set out: with their Group Move begun, where that has to be done first. */
  private begin(blocks: readonly string[]): Tried | undefined {
    this.trials = 0;
    const from = asArea(knownBlock(this.view, blocks[0] ?? '')?.place);
    if (!this.together || from === undefined) return undefined;
    const state = game.sample(this.view, seeded(1297));
    if (topFrame(this.view)?.step !== 'moves') return { state, lines: [] };
    const group = action('group', areaNamed(from));
    if (game.why(state, this.seat, group) !== 0) return undefined;
    return { state: this.after(state, group), lines: [game.notation.write(group)] };
  }

  private after(state: HammerState, done: Action): HammerState {
    const next = game.copy(state);
    game.apply(next, done, this.seat, seeded(1297));
    return next;
  }

  private steps(state: HammerState, block: Block): readonly Action[] {
    const kind = this.kind();
    if (!game.deciders(state).includes(this.seat)) return [];
    return game.legal(state, this.seat).filter((each) => kindOf(each) === kind && firstArg(each) === block);
  }

  /** Every way of one block, the shortest first, until it has nowhere new to go. */
  private roads(begun: Tried, block: Block): (Tried & { readonly at: Area })[] {
    const roads: (Tried & { readonly at: Area })[] = [];
    let ends: readonly Tried[] = [{ state: begun.state, lines: [] }];
    const farthest = this.kind() === 'move' ? FARTHEST : 1;
    for (let length = 0; length < farthest; length += 1) {
      const next: Tried[] = [];
      for (const end of ends)
        for (const step of this.steps(end.state, block)) {
          this.trials += 1;
          if (this.trials > PATIENCE) return roads;
          const tried = {
            state: this.after(end.state, step),
            lines: [...end.lines, game.notation.write(step)],
          };
          next.push(tried);
          roads.push({ ...tried, at: secondArg(step) });
        }
      ends = next;
    }
    return roads;
  }

  /** The lines that bring all these blocks to an area, one after another. */
  private search(from: Tried, blocks: readonly string[], to: Area): readonly string[] | undefined {
    const [first, ...rest] = blocks;
    if (first === undefined) return [];
    for (const road of this.roads(from, blockNamed(first))) {
      if (road.at !== to) continue;
      const others = this.search({ state: road.state, lines: [] }, rest, to);
      if (others !== undefined) return [...road.lines, ...others];
    }
    return undefined;
  }
}
