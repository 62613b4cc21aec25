import type { Action } from '../../../core/game.ts';
import { seeded } from '../../../core/seeded.ts';
import { kindOf, firstArg, secondArg, action } from '../../../games/hammer-of-the-scots/actions.ts';
import {
  block as blockNamed,
  blockId,
  BLOCKS,
  type Block,
  type SideId,
} from '../../../games/hammer-of-the-scots/blocks.ts';
import {
  AREAS,
  area as areaNamed,
  areaId,
  ENGLAND,
  wayBetween,
  waysFrom,
  type Area,
  type AreaId,
} from '../../../games/hammer-of-the-scots/board.ts';
import { hammerOfTheScots as game, type HammerState } from '../../../games/index.ts';
import type { View } from '../../../games/hammer-of-the-scots/view.ts';
import type { ReasonName } from '../../../games/hammer-of-the-scots/reasons.ts';
import { asArea, countIn, knownBlock, seatOf, topFrame } from '../panels/facts.ts';

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

/** Trials after which the search for a way to one area gives up. */
const PATIENCE = 600;
/** The most areas that any block enters in one Group Move. */
const FARTHEST = Math.max(...BLOCKS.map(({ move }) => move));

/** How many borders lie between any two areas, at least. */
const DISTANCES: readonly (readonly number[])[] = AREAS.map((_, start) => {
  const far = AREAS.map(() => Infinity);
  far[start] = 0;
  const queue: Area[] = [start];
  for (const at of queue)
    for (const { to } of waysFrom(at)) {
      if (far[to] !== Infinity) continue;
      far[to] = (far[at] ?? 0) + 1;
      queue.push(to);
    }
  return far;
});

interface Tried {
  readonly state: HammerState;
  readonly lines: readonly string[];
}

/** A way that was tried: where it ends, and the area before that. */
interface Road extends Tried {
  readonly at: Area;
  readonly by: Area;
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
  private sampled: HammerState | undefined;

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
      this.trials = 0;
      // The first way of a single block is its shortest one.
      const all = blocks.length === 1 ? lines : this.search(begun, blocks, at);
      if (all !== undefined) found.set(areaId(at), [...begun.lines, ...all]);
    }
    return found;
  }

  /** Why the first of these blocks that cannot go to an area is refused, after those before it. */
  why(blocks: readonly string[], to: AreaId): Why | undefined {
    const begun = this.begin(blocks);
    if (begun === undefined) return undefined;
    let at: Tried = begun;
    for (const each of blocks) {
      const [way] = this.roads(at, blockNamed(each), areaNamed(to)).filter(
        (road) => road.at === areaNamed(to),
      );
      if (way === undefined) return this.refusal(at, blockNamed(each), areaNamed(to));
      at = way;
    }
    return undefined;
  }

  /** The last step on the way of a block to an area, and why it is refused: from beside the area, where it gets there. */
  private refusal(from: Tried, block: Block, to: Area): Why | undefined {
    const kind = this.kind();
    if (kind === undefined) return undefined;
    const wanted = action(kind, block, to);
    const asked = (state: HammerState): string =>
      game.reasons[game.why(state, this.seat, wanted)]?.id ?? 'ok';
    const beside =
      kind === 'move' ? this.roads(from, block).find(({ at }) => DISTANCES[at]?.[to] === 1) : undefined;
    const first = asked(from.state);
    const id =
      first !== 'notAdjacent' || beside === undefined ? first : (this.haltOf(beside) ?? asked(beside.state));
    const reason = game.reasons.find((each) => each.id === id);
    if (reason === undefined || id === 'ok') return undefined;
    return { line: game.notation.write(wanted), reason: id, paragraph: reason.paragraph };
  }

  /** Why a block stops at the end of a road, by the rules that stop it; undefined when it may go on (H6.1.4, H6.1.5). */
  private haltOf({ at, by }: Road): ReasonName | undefined {
    const enemy = this.me === 'english' ? 'scottish' : 'english';
    if (countIn(this.view, areaId(at), enemy) > 0) return 'mustStopAtEnemy';
    if (at === ENGLAND) return 'mustStopInEngland';
    return wayBetween(by, at)?.red === true ? 'mustStopAtRed' : undefined;
  }

  /** A whole position that the view cannot tell from the real one. */
  get sample(): HammerState {
    this.sampled ??= game.sample(this.view, seeded(1297));
    return this.sampled;
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
    const state = this.sample;
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

  /** Every way of one block, the shortest first, until it has nowhere new to go; to `goal` alone where one is named. */
  private roads(begun: Tried, block: Block, goal?: Area): Road[] {
    const roads: Road[] = [];
    const start = areaNamed(asArea(knownBlock(this.view, blockId(block))?.place) ?? 'england');
    let ends: readonly (Tried & { readonly at: Area })[] = [{ state: begun.state, lines: [], at: start }];
    const farthest = this.kind() === 'move' ? FARTHEST : 1;
    for (let length = 0; length < farthest; length += 1) {
      const next: Road[] = [];
      for (const end of ends)
        for (const step of this.steps(end.state, block)) {
          const left = goal === undefined ? 0 : (DISTANCES[secondArg(step)]?.[goal] ?? Infinity);
          if (left > farthest - length - 1) continue;
          this.trials += 1;
          if (this.trials > PATIENCE) return roads;
          const road = {
            state: this.after(end.state, step),
            lines: [...end.lines, game.notation.write(step)],
            at: secondArg(step),
            by: end.at,
          };
          next.push(road);
          roads.push(road);
        }
      ends = next;
    }
    return roads;
  }

  /** The lines that bring all these blocks to an area, one after another. */
  private search(from: Tried, blocks: readonly string[], to: Area): readonly string[] | undefined {
    const [first, ...rest] = blocks;
    if (first === undefined) return [];
    for (const road of this.roads(from, blockNamed(first), to)) {
      if (road.at !== to) continue;
      const others = this.search({ state: road.state, lines: [] }, rest, to);
      if (others !== undefined) return [...road.lines, ...others];
    }
    return undefined;
  }
}
