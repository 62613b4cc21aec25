import { block as blockNamed, blockInfo, type SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import type { MarkWords, View } from '../../../games/hammer-of-the-scots/view.ts';
import { asArea } from '../panels/facts.ts';

/** Hidden blocks that look alike stand side by side up to this number; more are one pile. */
const APART = 3;

/** Something that stands on the map: a block that the viewer knows, or a pile of hidden ones that look alike. */
export interface Piece {
  /** Keeps its value while the piece is the same one. */
  readonly key: string;
  readonly side: SideId;
  readonly area: AreaId;
  /** The block, where the viewer knows it. */
  readonly block: string | undefined;
  readonly steps: number;
  readonly max: number;
  /** How many blocks: more than 1 only for a pile. */
  readonly count: number;
  readonly marks: MarkWords;
}

const SIDE_ORDER: readonly SideId[] = ['scottish', 'english'];

const marksOf = (from: MarkWords): MarkWords => ({
  ...(from.moved ? { moved: true } : {}),
  ...(from.reserve ? { reserve: true } : {}),
  ...(from.captured ? { captured: true } : {}),
  ...(from.acted ? { acted: true } : {}),
  ...(from.up ? { up: true } : {}),
});

type Pile = Pick<Piece, 'side' | 'area' | 'count' | 'marks'>;

/** Hidden blocks that look alike on the map, by a key of their own. */
function pilesOf(view: View): ReadonlyMap<string, Pile> {
  const piles = new Map<string, Pile>();
  for (const { side, area, count, handle, ...rest } of view.standing) {
    const marks = marksOf(rest);
    const key = `${side} ${area} ${handle ?? ''} ${Object.keys(marks).join(' ')}`;
    piles.set(key, { side, area, marks, count: count + (piles.get(key)?.count ?? 0) });
  }
  return piles;
}

/** Everything on the map, area by area: the Scots first, blocks in reserve last. */
export function piecesOf(view: View): ReadonlyMap<AreaId, readonly Piece[]> {
  const pieces = new Map<AreaId, Piece[]>(AREAS.map(({ id }) => [id, []]));
  for (const known of view.known) {
    const area = asArea(known.place);
    if (area === undefined) continue;
    const { max } = blockInfo(blockNamed(known.block));
    const { block, side, steps = max } = known;
    pieces.get(area)?.push({ key: block, side, area, block, steps, max, count: 1, marks: marksOf(known) });
  }
  for (const [key, pile] of pilesOf(view)) {
    const hidden = {
      side: pile.side,
      area: pile.area,
      block: undefined,
      steps: 0,
      max: 0,
      marks: pile.marks,
    };
    const many = pile.count > APART;
    for (let i = 0; i < (many ? 1 : pile.count); i += 1)
      pieces
        .get(pile.area)
        ?.push({ ...hidden, key: many ? key : `${key} ${i}`, count: many ? pile.count : 1 });
  }
  for (const at of pieces.values())
    at.sort(
      (a, b) =>
        SIDE_ORDER.indexOf(a.side) - SIDE_ORDER.indexOf(b.side) ||
        Number(a.marks.reserve ?? false) - Number(b.marks.reserve ?? false) ||
        Number(a.block === undefined) - Number(b.block === undefined),
    );
  return pieces;
}

/** How many blocks of a side stand among these. */
export const countOf = (pieces: readonly Piece[], side: SideId): number =>
  pieces.reduce((sum, piece) => sum + (piece.side === side ? piece.count : 0), 0);
