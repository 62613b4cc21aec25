import { createEffect, createSignal, For, on } from 'solid-js';
import { wantsStillness } from '../../app/stillness.ts';
import type { GameEvent } from '../../../core/game.ts';
import type { SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { asArea } from '../panels/facts.ts';
import type { Snapshot } from '../../table/table.ts';
import { BlockFace, FACE } from './block-face.tsx';
import type { Piece } from './pieces.ts';
import { siteOf } from './places.ts';

/** A hidden block on its way. */
interface Ghost {
  readonly id: number;
  readonly side: SideId;
  readonly from: AreaId;
  readonly to: AreaId;
  readonly delay: number;
}

const TRAVEL_MS = 240;
const STAGGER_MS = 70;
const MOST = 14;
const SIZE = 40;

const text = (event: GameEvent, field: string): string | undefined => {
  const value = event[field];
  return typeof value === 'string' ? value : undefined;
};

/** Moves of blocks that are hidden from the viewer; their owner's own go by their blocks. */
const UNNAMED: readonly string[] = ['moved', 'shipped', 'regrouped', 'retreated'];

function ghostsOf(events: readonly (GameEvent | undefined)[], first: number): Ghost[] {
  return events
    .flatMap((event) => {
      if (event === undefined || !UNNAMED.includes(event.type)) return [];
      const from = asArea(text(event, 'from'));
      const to = asArea(text(event, 'to'));
      const side: SideId = text(event, 'side') === 'english' ? 'english' : 'scottish';
      return from === undefined || to === undefined ? [] : [{ side, from, to }];
    })
    .slice(-MOST)
    .map((each, i) => ({ ...each, id: first + i, delay: i * STAGGER_MS }));
}

const pieceOf = ({ side, from }: Ghost): Piece => ({
  key: '',
  side,
  area: from,
  block: undefined,
  steps: 0,
  max: 0,
  count: 1,
  marks: {},
});

const placeOf = (area: AreaId): string => {
  const { x, y } = siteOf(area);
  return `translate(${x}px, ${y}px) scale(${SIZE / FACE})`;
};

/** Hidden blocks that have just gone from one area to another, seen on their way. */
export function Ghosts(props: { readonly snapshot: Snapshot }) {
  const [ghosts, setGhosts] = createSignal<readonly Ghost[]>([]);
  let next = 0;

  createEffect(
    on(
      () => props.snapshot,
      ({ told }) => {
        if (wantsStillness()) return;
        const more = ghostsOf(
          told.map(({ event }) => event),
          next,
        );
        next += more.length;
        if (more.length > 0) setGhosts((all) => [...all, ...more]);
      },
      { defer: true },
    ),
  );

  const travel = (element: SVGGElement, ghost: Ghost): void => {
    const frames = [
      { transform: placeOf(ghost.from), opacity: 0.9 },
      { transform: placeOf(ghost.to), opacity: 0.9 },
    ];
    const journey = element.animate(frames, {
      duration: TRAVEL_MS,
      delay: ghost.delay,
      easing: 'ease-in-out',
      fill: 'both',
    });
    journey.onfinish = () => setGhosts((all) => all.filter(({ id }) => id !== ghost.id));
    journey.oncancel = journey.onfinish;
  };

  return (
    <g class="board-ghosts" aria-hidden="true">
      <For each={ghosts()}>
        {(ghost) => (
          <g ref={(element) => queueMicrotask(() => travel(element, ghost))}>
            <BlockFace piece={pieceOf(ghost)} />
          </g>
        )}
      </For>
    </g>
  );
}
