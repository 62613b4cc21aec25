import type { SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import type { View } from '../../../games/hammer-of-the-scots/view.ts';
import { asArea, knownBlock, topFrame } from '../panels/facts.ts';
import { lineForArea, lineForBlock, NORSE, askedOf, type Order } from './orders.ts';
import type { Ways, Why } from './ways.ts';

/** What has been picked on the board so far. */
export interface Selection {
  readonly blocks: readonly string[];
  /** The area that a Main Attack came out of last, while its start is still to be named. */
  readonly via: AreaId | undefined;
}

export const NOTHING: Selection = { blocks: [], via: undefined };

/** What comes of a click: what is picked now, lines to be played, or a line to ask about. */
export interface Outcome {
  readonly selection: Selection;
  readonly play: readonly string[];
  readonly ask?: { readonly line: string; readonly why?: Why };
}

/** All that a click is judged by. */
export interface Position {
  readonly view: View;
  readonly me: SideId | undefined;
  readonly orders: readonly Order[];
  readonly ways: Ways | undefined;
}

const keep = (selection: Selection): Outcome => ({ selection, play: [] });
const play = (...lines: readonly string[]): Outcome => ({ selection: NOTHING, play: lines });

/** Orders that name one area and no block. */
const areaOrders = ({ orders }: Position, area: AreaId): readonly Order[] =>
  orders.filter((order) => order.block === undefined && order.kind !== 'norse' && order.area === area);

/** Orders that one block carries out by itself. */
export const blockOrders = ({ orders }: Position, block: string): readonly Order[] =>
  orders.filter(
    (order) =>
      (order.block === block && order.area === undefined) || (block === NORSE && order.kind === 'main-norse'),
  );

/** Orders that send a block to an area. */
const aimedOrders = ({ orders }: Position, block: string): readonly Order[] =>
  orders.filter(
    (order) =>
      order.area !== undefined && (order.block === block || (block === NORSE && order.kind === 'norse')),
  );

/** Whether a block waits to move, in an area whose Group Move has not begun. */
function mayMove(position: Position, block: string): boolean {
  const known = knownBlock(position.view, block);
  if (known === undefined || topFrame(position.view)?.step !== 'moves') return false;
  if (known.side !== position.me || known.moved === true || block === NORSE) return false;
  const from = asArea(known.place);
  return position.orders.some((order) => order.kind === 'group' && order.area === from);
}

/** Whether anything can be done with a block now. */
export const isPlayable = (position: Position, block: string): boolean =>
  blockOrders(position, block).length > 0 ||
  aimedOrders(position, block).length > 0 ||
  mayMove(position, block);

/** Where the picked blocks can go, with the lines that bring them there. */
export function destinations(
  position: Position,
  { blocks, via }: Selection,
): ReadonlyMap<AreaId, readonly string[]> {
  const found = new Map<AreaId, readonly string[]>();
  if (via !== undefined)
    for (const { via: over, origin, line } of position.orders)
      if (over === via && origin !== undefined) found.set(origin, [line]);
  const [first] = blocks;
  if (first === undefined) return found;
  if (blocks.length === 1)
    for (const { area, line } of aimedOrders(position, first))
      if (area !== undefined) found.set(area, [line]);
  if (position.ways?.together !== true || first === NORSE) return found;
  for (const [area, lines] of position.ways.reach(blocks)) if (!found.has(area)) found.set(area, lines);
  return found;
}

/** Areas that can be chosen by themselves now. */
export function openAreas(position: Position): ReadonlySet<AreaId> {
  const open = new Set<AreaId>();
  for (const { block, area, via, kind } of position.orders) {
    if (block === undefined && area !== undefined && kind !== 'norse') open.add(area);
    if (via !== undefined) open.add(via);
  }
  return open;
}

const isNorth = (block: string): boolean => block === NORSE;

/** What comes of choosing a block. */
export function chooseBlock(position: Position, selection: Selection, block: string): Outcome {
  const alone = blockOrders(position, block);
  const aimed = aimedOrders(position, block);
  const [only] = alone;
  const picked = selection.blocks.includes(block);
  if (only !== undefined && (picked || (alone.length === 1 && aimed.length === 0))) return play(only.line);
  if (picked) return keep({ ...NOTHING, blocks: selection.blocks.filter((each) => each !== block) });
  if (isPlayable(position, block))
    return keep({ ...NOTHING, blocks: [...companions(position, selection, block), block] });
  const known = knownBlock(position.view, block);
  const line = lineForBlock(position.view, block, asArea(known?.place));
  if (position.me === undefined || line === undefined) return keep(selection);
  return { selection, play: [], ask: { line } };
}

/** The blocks that stay picked when another one joins them: those that go from the same area. */
function companions(position: Position, { blocks }: Selection, block: string): readonly string[] {
  if (position.ways?.together !== true || isNorth(block) || blocks.some(isNorth)) return [];
  const placeOf = (each: string): string | undefined => knownBlock(position.view, each)?.place;
  return blocks.filter((each) => placeOf(each) === placeOf(block));
}

/** What comes of choosing an area. */
export function chooseArea(position: Position, selection: Selection, area: AreaId): Outcome {
  if (selection.blocks.length > 0 || selection.via !== undefined) return sendTo(position, selection, area);
  const [first, ...others] = areaOrders(position, area);
  if (first !== undefined && others.length === 0) return play(first.line);
  const over = position.orders.filter((order) => order.via === area);
  const [main, ...more] = over;
  if (main !== undefined) return more.length === 0 ? play(main.line) : keep({ ...NOTHING, via: area });
  const line = lineForArea(position.view, area);
  if (position.me === undefined || line === undefined) return keep(NOTHING);
  return { selection: NOTHING, play: [], ask: { line } };
}

function sendTo(position: Position, selection: Selection, area: AreaId): Outcome {
  const lines = destinations(position, selection).get(area);
  if (lines !== undefined) return play(...lines);
  const [first] = selection.blocks;
  if (first === undefined || knownBlock(position.view, first)?.place === area) return keep(NOTHING);
  const why = position.ways?.why(selection.blocks, area);
  if (why !== undefined) return { selection, play: [], ask: { line: why.line, why } };
  const kind = first === NORSE ? 'norse' : askedOf(position.view).aim;
  if (kind === undefined) return keep(selection);
  return {
    selection,
    play: [],
    ask: { line: kind === 'norse' ? `norse ${area}` : `${kind} ${first} ${area}` },
  };
}

/** Lines that no click on the board can give: they stand in the action panel alone. */
export const PANEL_ONLY: ReadonlySet<string> = new Set([
  // Cards, and what ends or declines something, have no place on the map.
  'card',
  'event',
  'return',
  'decline',
  'done',
  'end',
  'winter',
  // The noble called on is the enemy's, and nobody knows where he stands.
  'herald',
]);
