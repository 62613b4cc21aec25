import { createMemo, type Accessor } from 'solid-js';
import type { SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import {
  AREAS,
  area as areaNamed,
  areaId,
  waysFrom,
  type AreaId,
} from '../../../games/hammer-of-the-scots/board.ts';
import type { View } from '../../../games/hammer-of-the-scots/view.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { words, type Words } from '../../../words/index.ts';
import type { Point } from '../../board/geometry.ts';
import type { Choosing } from '../choosing.ts';
import { asArea, frameOf, knownBlock } from '../panels/facts.ts';
import type { HammerBoardProps } from './board-props.ts';
import { isPlayable, openAreas, type Position, type Selection } from './choose.ts';
import { borderKey, DRAWN_BORDERS } from './map.ts';
import { NORSE } from './orders.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { formation, siteOf, type LetteringId } from './places.ts';

/** A piece and where it stands. */
export interface Placed extends Point {
  readonly piece: Piece;
  readonly size: number;
}

/** How full a border is that somebody could go over now. */
export interface Crossing extends Point {
  readonly key: string;
  readonly to: AreaId;
  readonly kind: 'red' | 'green';
  readonly used: number;
  readonly limit: number;
  /** How many blocks are picked to go over it now. */
  readonly going: number;
}

/** Everything that the board shows, worked out from the snapshot and from what has been picked. */
export interface Model {
  readonly view: Accessor<View>;
  readonly words: Accessor<Words>;
  readonly choosing: Choosing;
  readonly position: Accessor<Position>;
  readonly pieces: Accessor<ReadonlyMap<AreaId, readonly Piece[]>>;
  readonly placed: Accessor<ReadonlyMap<string, Placed>>;
  readonly selection: Accessor<Selection>;
  /** Where the picked blocks can go. */
  readonly destinations: Accessor<ReadonlyMap<AreaId, readonly string[]>>;
  /** Areas that can be chosen by themselves. */
  readonly open: Accessor<ReadonlySet<AreaId>>;
  readonly playable: Accessor<ReadonlySet<string>>;
  /** Areas where both sides stand. */
  readonly contested: Accessor<ReadonlySet<AreaId>>;
  /** The area of the battle or the group that is under way. */
  readonly stage: Accessor<AreaId | undefined>;
  readonly crossings: Accessor<readonly Crossing[]>;
}

/** How far behind a border it says how full the border is. */
const BEYOND = 17;

/** The count of blocks of a side that have gone over a border in this window. */
export function usedOver(view: View, from: AreaId, to: AreaId, side: SideId): number {
  const key = borderKey(from, to);
  return view.borders.find(({ a, b }) => borderKey(a, b) === key)?.used[side] ?? 0;
}

function stageOf(view: View): AreaId | undefined {
  const frame = frameOf(view, 'group') ?? frameOf(view, 'battle') ?? frameOf(view, 'regroup');
  return frame === undefined ? undefined : AREAS[frame.area]?.id;
}

function placedOf(
  pieces: ReadonlyMap<AreaId, readonly Piece[]>,
  lettering: LetteringId,
): ReadonlyMap<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const { id } of AREAS) {
    const here = pieces.get(id) ?? [];
    const { size, spots } = formation(id, here.length, lettering);
    here.forEach((piece, i) => {
      const spot = spots[i];
      if (spot !== undefined) placed.set(piece.key, { ...spot, size, piece });
    });
  }
  return placed;
}

/** The point on the way from one to another, at a distance from the first. */
function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function crossingsOf({ view, me }: Position, { blocks }: Selection): Crossing[] {
  const from = asArea(knownBlock(view, blocks[0] ?? '')?.place);
  if (from === undefined || me === undefined || blocks[0] === NORSE) return [];
  return waysFrom(areaNamed(from)).flatMap(({ to: index, limit }) => {
    const to = areaId(index);
    const key = borderKey(from, to);
    const drawn = DRAWN_BORDERS.find((border) => border.key === key);
    if (drawn === undefined) return [];
    const used = usedOver(view, from, to, me);
    const { middle, kind } = drawn;
    return [{ key, to, ...towards(middle, siteOf(to), BEYOND), kind, limit, used, going: blocks.length }];
  });
}

export function createModel(props: HammerBoardProps, lettering: Accessor<LetteringId>): Model {
  const view = (): View => props.snapshot.view;
  const speech = createMemo(() => words(props.language, game));
  const { position, selection, destinations } = props.choosing;
  const pieces = createMemo(() => piecesOf(view()));
  const placed = createMemo(() => placedOf(pieces(), lettering()));
  return {
    view,
    words: speech,
    choosing: props.choosing,
    position,
    pieces,
    placed,
    selection,
    destinations,
    open: createMemo(() => (selection().blocks.length > 0 ? new Set<AreaId>() : openAreas(position()))),
    playable: createMemo(
      () => new Set(view().known.flatMap(({ block }) => (isPlayable(position(), block) ? [block] : []))),
    ),
    contested: createMemo(
      () =>
        new Set(
          [...pieces()].flatMap(([area, here]) =>
            new Set(here.map(({ side }) => side)).size > 1 ? [area] : [],
          ),
        ),
    ),
    stage: createMemo(() => stageOf(view())),
    crossings: createMemo(() => crossingsOf(position(), selection())),
  };
}
