import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import type { AreaId } from '../../games/hammer-of-the-scots/board.ts';
import type { HammerSnapshot } from '../table/table.ts';
import { destinations, isPlayable, NOTHING, type Position, type Selection } from './board/choose.ts';
import { readOrders } from './board/orders.ts';
import { Ways } from './board/ways.ts';
import { deciderOf } from './panels/facts.ts';

/** What is picked, on the map and in the panel alike, and where that can go. */
export interface Choosing {
  readonly position: Accessor<Position>;
  readonly selection: Accessor<Selection>;
  select(selection: Selection): void;
  /** Where the picked blocks can go, with the lines that bring them there. */
  readonly destinations: Accessor<ReadonlyMap<AreaId, readonly string[]>>;
  /** The area that would be chosen by what the pointer or the focus is on, on the map or in the panel. */
  readonly aim: Accessor<AreaId | undefined>;
  setAim(area: AreaId | undefined): void;
}

/** All that a choice is judged by; nothing can be chosen while the screen only shows. */
export function positionOf(snapshot: HammerSnapshot, isStill = false): Position {
  const me = isStill ? undefined : deciderOf(snapshot);
  return {
    view: snapshot.view,
    me,
    orders: isStill ? [] : readOrders(snapshot.legal),
    ways: me === undefined ? undefined : new Ways(snapshot.view, me),
    isOver: snapshot.result !== undefined || snapshot.view.winner !== null,
  };
}

const isSame = (a: Selection, b: Selection): boolean =>
  a.via === b.via && a.blocks.length === b.blocks.length && a.blocks.every((each, i) => each === b.blocks[i]);

/** The one selection of a screen. What can no longer be played is let go when play has gone on. */
export function createChoosing(snapshot: Accessor<HammerSnapshot>, isStill: Accessor<boolean>): Choosing {
  const [selection, select] = createSignal<Selection>(NOTHING, { equals: isSame });
  const [aim, setAim] = createSignal<AreaId>();
  const position = createMemo(() => positionOf(snapshot(), isStill()));
  createEffect(
    on(position, (now) => {
      setAim(undefined);
      select(({ blocks }) => ({ ...NOTHING, blocks: blocks.filter((each) => isPlayable(now, each)) }));
    }),
  );
  return {
    position,
    selection,
    select: (next) => void select(next),
    destinations: createMemo(() => destinations(position(), selection())),
    aim,
    setAim: (area) => void setAim(area),
  };
}
