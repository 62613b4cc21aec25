import { createEffect, createMemo, createSignal, on, type Accessor, type Setter } from 'solid-js';
import type { SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import {
  AREAS,
  wayBetween,
  area as areaNamed,
  type AreaId,
} from '../../../games/hammer-of-the-scots/board.ts';
import type { View } from '../../../games/hammer-of-the-scots/view.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { words, type Words } from '../../../words/index.ts';
import type { BoardProps } from '../../board/types.ts';
import type { Point } from '../../board/geometry.ts';
import { asArea, deciderOf, frameOf, knownBlock } from '../panels/facts.ts';
import type { HammerSnapshot } from '../../table/table.ts';
import { destinations, isPlayable, NOTHING, openAreas, type Position, type Selection } from './choose.ts';
import { borderKey, DRAWN_BORDERS } from './map.ts';
import { NORSE, readOrders } from './orders.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { formation, siteOf, type LetteringId } from './places.ts';
import { Ways } from './ways.ts';

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
}

/** Everything that the board shows, worked out from the snapshot and from what has been picked. */
export interface Model {
  readonly view: Accessor<View>;
  readonly words: Accessor<Words>;
  readonly position: Accessor<Position>;
  readonly pieces: Accessor<ReadonlyMap<AreaId, readonly Piece[]>>;
  readonly placed: Accessor<ReadonlyMap<string, Placed>>;
  readonly selection: Accessor<Selection>;
  readonly select: Setter<Selection>;
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

const asHammer = (props: BoardProps): HammerSnapshot => props.snapshot as HammerSnapshot;

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

function crossingsOf(
  { view, me }: Position,
  { blocks }: Selection,
  ways: ReadonlyMap<AreaId, readonly string[]>,
): Crossing[] {
  const from = asArea(knownBlock(view, blocks[0] ?? '')?.place);
  if (from === undefined || me === undefined || blocks[0] === NORSE) return [];
  return [...ways.keys()].flatMap((to) => {
    const way = wayBetween(areaNamed(from), areaNamed(to));
    const key = borderKey(from, to);
    const drawn = DRAWN_BORDERS.find((border) => border.key === key);
    if (way === undefined || drawn === undefined) return [];
    return [
      {
        key,
        to,
        ...towards(drawn.middle, siteOf(to), BEYOND),
        kind: drawn.kind,
        limit: way.limit,
        used: usedOver(view, from, to, me),
      },
    ];
  });
}

export function createModel(props: BoardProps, lettering: Accessor<LetteringId>): Model {
  const [selection, select] = createSignal<Selection>(NOTHING);
  const view = (): View => asHammer(props).view;
  const speech = createMemo(() => words(props.language, game));
  const position = createMemo<Position>(() => {
    const snapshot = asHammer(props);
    const me = props.still ? undefined : deciderOf(snapshot);
    return {
      view: snapshot.view,
      me,
      orders: props.still ? [] : readOrders(snapshot.legal),
      ways: me === undefined ? undefined : new Ways(snapshot.view, me),
    };
  });
  const pieces = createMemo(() => piecesOf(view()));
  const placed = createMemo(() => placedOf(pieces(), lettering()));
  const goals = createMemo(() => destinations(position(), selection()));

  // What can no longer be played is let go when play has gone on.
  createEffect(
    on(position, (now) => {
      select(({ blocks }) => ({ ...NOTHING, blocks: blocks.filter((each) => isPlayable(now, each)) }));
    }),
  );

  return {
    view,
    words: speech,
    position,
    pieces,
    placed,
    selection,
    select,
    destinations: goals,
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
    crossings: createMemo(() => crossingsOf(position(), selection(), goals())),
  };
}
