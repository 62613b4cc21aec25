import {
  areaId,
  area as areaNamed,
  isCoastal,
  waysFrom,
  AREAS,
  type AreaId,
} from '../../../games/hammer-of-the-scots/board.ts';
import { blockId } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { View, ViewFrame } from '../../../games/hammer-of-the-scots/view.ts';
import { entryInto } from '../panels/entry.ts';
import { asArea, deciderIn, knownBlock, knownIn, topFrame } from '../panels/facts.ts';
import { askedOf, NORSE, type Order } from './orders.ts';

/** A Group Move in this area: what is wanted of an area when nothing else is, and never at the wrong time. */
const byItself = (area: AreaId | undefined): readonly string[] =>
  area === undefined ? [] : [`group ${area}`];

/** A block sent from where it is to each area in turn: beside it, or over the sea. */
function ways(kind: string, block: string, from: AreaId | undefined): readonly string[] {
  if (block === NORSE) return AREAS.filter((_, i) => isCoastal(i)).map(({ id }) => `${kind} ${block} ${id}`);
  if (from === undefined) return [];
  return waysFrom(areaNamed(from)).map(({ to }) => `${kind} ${block} ${areaId(to)}`);
}

/** The Main Attack that a block would belong to; one that nobody makes for a block that does not attack there. */
function attackOf(view: View, frame: Extract<ViewFrame, { step: 'main-attack' }>, block: string): string[] {
  const known = knownBlock(view, block);
  const target = frame.area === -1 ? undefined : areaId(frame.area);
  const at = asArea(known?.place);
  if (block === NORSE) return ['main-norse'];
  const entry =
    known?.entry === undefined || target === undefined || at !== target
      ? undefined
      : entryInto(known.entry, target);
  if (entry !== undefined) return [`main ${entry.origin} ${entry.via}`];
  return at === undefined ? [] : [`main ${at} ${at}`];
}

/**
 * The lines that stand for wanting something of an own block on the map, the likeliest first: what the rules say to
 * the first one that they refuse is why it cannot be used.
 */
export function questionsOfBlock(view: View, block: string): readonly string[] {
  const frame = topFrame(view);
  const at = asArea(knownBlock(view, block)?.place);
  if (frame === undefined) return byItself(at);
  switch (frame.step) {
    case 'moves':
      return block === NORSE ? AREAS.map(({ id }) => `norse ${id}`) : byItself(at);
    case 'main-attack':
      return [...attackOf(view, frame, block), ...byItself(at)];
    case 'sea-move':
      return [...(frame.from === -1 && at !== undefined ? [`from ${at}`] : []), `ship ${block}`];
    case 'pillage':
    case 'victuals':
    case 'battles':
    case 'event-battles': {
      const { area } = askedOf(view);
      return at === undefined || area === undefined ? byItself(at) : [`${area} ${at}`, ...byItself(at)];
    }
    default: {
      const { block: kind, aim } = askedOf(view);
      return [
        ...(kind === undefined ? [] : [`${kind} ${block}`]),
        ...(aim === undefined ? [] : ways(aim, block, at)),
        ...byItself(at),
      ];
    }
  }
}

/** The block that is to be sent somewhere now: the one in motion, the one asked about, or the first that can go. */
function sentNow(frame: ViewFrame, orders: readonly Order[]): string | undefined {
  switch (frame.step) {
    case 'group':
      return typeof frame.mover === 'string' ? frame.mover : undefined;
    case 'home':
    case 'coast':
      return blockId(frame.block);
    default:
      return orders.find(({ block, area }) => block !== undefined && area !== undefined)?.block;
  }
}

/** The lines that stand for wanting something of an area, the likeliest first. */
export function questionsOfArea(view: View, orders: readonly Order[], area: AreaId): readonly string[] {
  const frame = topFrame(view);
  if (frame === undefined) return byItself(area);
  const { area: kind, block: blockKind, aim } = askedOf(view);
  const sent = sentNow(frame, orders);
  const me = deciderIn(view);
  const here = me === undefined ? [] : knownIn(view, area, me);
  return [
    ...(kind === undefined ? [] : [`${kind} ${area}`]),
    ...(aim === undefined || sent === undefined ? [] : [`${aim} ${sent} ${area}`]),
    ...(frame.step === 'main-attack' ? [`main ${area} ${area}`] : []),
    ...(blockKind === undefined ? [] : here.map(({ block }) => `${blockKind} ${block}`)),
    ...byItself(area),
  ];
}
