import type { Json } from '../../../core/game.ts';
import { blockId, sideId, SIDES, type SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import { AREAS, areaId, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import type { KnownBlock, View, ViewFrame } from '../../../games/hammer-of-the-scots/view.ts';
import type { Facts } from '../../../words/index.ts';
import type { HammerSnapshot } from '../../table/table.ts';

export type FrameOf<Step extends ViewFrame['step']> = Extract<ViewFrame, { readonly step: Step }>;

/** The step that play stands in; undefined when the game is over. */
export const topFrame = (view: View): ViewFrame | undefined =>
  view.winner === null ? view.agenda.at(-1) : undefined;

/** The nearest frame of this step on the agenda. */
export function frameOf<Step extends ViewFrame['step']>(view: View, step: Step): FrameOf<Step> | undefined {
  return view.agenda.findLast((frame): frame is FrameOf<Step> => frame.step === step);
}

const AREA_FIELDS: readonly string[] = ['area', 'target', 'from', 'to'];
const SIDE_FIELDS: readonly string[] = ['seat', 'side', 'attacker'];

/** The facts of a frame as prompts want them: areas, sides and blocks by their ids. */
export function factsOf(frame: ViewFrame): Facts {
  const facts: Record<string, Json> = {};
  for (const [name, value] of Object.entries(frame)) {
    if (name === 'step') continue;
    if (typeof value !== 'number') facts[name] = value;
    else if (value < 0) continue;
    else if (AREA_FIELDS.includes(name)) facts[name] = areaId(value);
    else if (SIDE_FIELDS.includes(name)) facts[name] = sideId(value === 0 ? 0 : 1);
    else if (name === 'block') facts[name] = blockId(value);
    else facts[name] = value;
  }
  return facts;
}

const isAreaId = (word: string): word is AreaId => AREAS.some(({ id }) => id === word);

/** The area of this name; undefined when it is none. */
export const asArea = (word: string | undefined): AreaId | undefined =>
  word !== undefined && isAreaId(word) ? word : undefined;

export const enemyOf = (side: SideId): SideId => (side === 'english' ? 'scottish' : 'english');

/** The viewer's side below, the other one above; an observer sees the Scots below. */
export const sidesOf = ({ viewer }: View): { readonly own: SideId; readonly other: SideId } =>
  viewer === 'english' ? { own: 'english', other: 'scottish' } : { own: 'scottish', other: 'english' };

/**
 * The side whose decision is offered: the viewer's, or where two people at one screen look on together the side whose
 * turn it is. Undefined when nothing is offered.
 */
export function deciderOf({ viewer, deciders, legal }: HammerSnapshot): SideId | undefined {
  const seat = viewer === 'observer' ? deciders[0] : viewer;
  return legal.length === 0 || seat === undefined ? undefined : SIDES[seat];
}

/** The side that owes the decision: the viewer's where it is one of several. */
export const deciderIn = ({ viewer, deciders }: View): SideId | undefined =>
  viewer !== 'observer' && deciders.includes(viewer) ? viewer : deciders[0];

/** Blocks of a side that the viewer knows to be in an area. */
export const knownIn = (view: View, area: AreaId, side: SideId): readonly KnownBlock[] =>
  view.known.filter((each) => each.side === side && each.place === area);

/** How many blocks of a side stand in an area, known and hidden ones. */
export function countIn(view: View, area: AreaId, side: SideId): number {
  const hidden = view.standing
    .filter((each) => each.side === side && each.area === area)
    .reduce((sum, each) => sum + each.count, 0);
  return knownIn(view, area, side).length + hidden;
}

/** What the viewer knows of a block. */
export const knownBlock = (view: View, id: string): KnownBlock | undefined =>
  view.known.find(({ block }) => block === id);

export const seatOf = (side: SideId): number => SIDES.indexOf(side);
