import { For } from 'solid-js';
import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import type { Point } from '../../board/geometry.ts';
import { asArea, frameOf, knownBlock } from '../panels/facts.ts';
import type { Model } from './model.ts';
import { NORSE } from './orders.ts';
import { siteOf } from './places.ts';

/** The middle of the land, which ships go round. */
const MIDDLE: Point = { x: 500, y: 740 };
const BULGE = 260;

/** A way over the sea, bent away from the middle of the land. */
function laneOf(from: Point, to: Point): string {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const far = Math.hypot(half.x - MIDDLE.x, half.y - MIDDLE.y);
  const out = far < 40 ? { x: -1, y: 0 } : { x: (half.x - MIDDLE.x) / far, y: (half.y - MIDDLE.y) / far };
  const round = (value: number): number => Math.round(value);
  return `M${from.x} ${from.y}Q${round(half.x + out.x * BULGE)} ${round(half.y + out.y * BULGE)} ${to.x} ${to.y}`;
}

/** Where ships are to set out, and where they may land; undefined when nobody is about to sail. */
function voyage(model: Model): { readonly from: AreaId; readonly to: readonly AreaId[] } | undefined {
  const view = model.view();
  if (model.selection().blocks[0] === NORSE) {
    const from = asArea(knownBlock(view, NORSE)?.place);
    return from === undefined ? undefined : { from, to: [...model.destinations().keys()] };
  }
  const frame = frameOf(view, 'sea-move');
  const from = frame === undefined ? undefined : AREAS[frame.from]?.id;
  if (frame === undefined || from === undefined) return undefined;
  const to = AREAS[frame.to]?.id;
  return { from, to: to === undefined ? [...model.open()] : [to] };
}

/** Sea lanes, shown only while somebody is about to sail. */
export function Lanes(props: { readonly model: Model }) {
  const lanes = () => {
    const sailing = voyage(props.model);
    return sailing === undefined ? [] : sailing.to.map((to) => laneOf(siteOf(sailing.from), siteOf(to)));
  };
  return (
    <g class="board-lanes" aria-hidden="true">
      <For each={lanes()}>{(lane) => <path d={lane} />}</For>
    </g>
  );
}
