import type { SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import type { View } from '../../../games/hammer-of-the-scots/view.ts';
import { asArea, knownBlock, topFrame } from '../panels/facts.ts';
import { askedOf, NORSE, type Order } from './orders.ts';
import type { Ways } from './ways.ts';

/** What has been picked on the board so far. */
export interface Selection {
  readonly blocks: readonly string[];
  /** The area that a Main Attack came out of last, while its start is still to be named. */
  readonly via: AreaId | undefined;
}

export const NOTHING: Selection = { blocks: [], via: undefined };

/** What comes of a click: what is picked now, lines to be played, or that it should be said why nothing is. */
export interface Outcome {
  readonly selection: Selection;
  readonly play: readonly string[];
  readonly asks?: boolean;
}

/** All that a click is judged by. */
export interface Position {
  readonly view: View;
  readonly me: SideId | undefined;
  readonly orders: readonly Order[];
  readonly ways: Ways | undefined;
  /** Whether the match is over, by the rules or since somebody has resigned. */
  readonly isOver: boolean;
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
export const ordersAimedWith = ({ orders }: Position, block: string): readonly Order[] =>
  orders.filter(
    (order) =>
      order.area !== undefined && (order.block === block || (block === NORSE && order.kind === 'norse')),
  );

/** Whether a block waits to move, in an area whose Group Move has not begun. */
export function mayMove(position: Position, block: string): boolean {
  const known = knownBlock(position.view, block);
  if (known === undefined || topFrame(position.view)?.step !== 'moves') return false;
  if (known.side !== position.me || known.moved === true || block === NORSE) return false;
  const from = asArea(known.place);
  return position.orders.some((order) => order.kind === 'group' && order.area === from);
}

/** Whether anything can be done with a block now. */
export const isPlayable = (position: Position, block: string): boolean =>
  blockOrders(position, block).length > 0 ||
  ordersAimedWith(position, block).length > 0 ||
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
    for (const { area, line } of ordersAimedWith(position, first))
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
  const aimed = ordersAimedWith(position, block);
  const [only] = alone;
  const picked = selection.blocks.includes(block);
  if (only !== undefined && (picked || (alone.length === 1 && aimed.length === 0))) return play(only.line);
  if (picked) return keep({ ...NOTHING, blocks: selection.blocks.filter((each) => each !== block) });
  if (isPlayable(position, block))
    return keep({ ...NOTHING, blocks: [...companions(position, selection, block), block] });
  const { block: kind, aim } = askedOf(position.view);
  const asks = position.me !== undefined && (kind !== undefined || aim !== undefined);
  return { selection, play: [], asks };
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
  return {
    selection: NOTHING,
    play: [],
    asks: position.me !== undefined && askedOf(position.view).area !== undefined,
  };
}

function sendTo(position: Position, selection: Selection, area: AreaId): Outcome {
  const lines = destinations(position, selection).get(area);
  if (lines !== undefined) return play(...lines);
  const [first] = selection.blocks;
  if (first === undefined || knownBlock(position.view, first)?.place === area) return keep(NOTHING);
  return { selection, play: [], asks: true };
}

/** What is to be asked where picked blocks cannot go to an area: the step that is refused, and why if that is known. */
export function refusedGoal(
  position: Position,
  { blocks }: Selection,
  area: AreaId,
): { readonly line: string; readonly reason?: string } | undefined {
  const [first] = blocks;
  if (first === undefined) return undefined;
  const why = position.ways?.why(blocks, area);
  if (why !== undefined) return why;
  if (first === NORSE && topFrame(position.view)?.step === 'moves') return { line: `norse ${area}` };
  const { aim, block } = askedOf(position.view);
  if (aim !== undefined) return { line: `${aim} ${first} ${area}` };
  return block === undefined ? undefined : { line: `${block} ${first}` };
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
