import { For } from 'solid-js';
import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { topFrame } from '../panels/facts.ts';
import type { Model } from './model.ts';
import { NORSE } from './orders.ts';
import { titleTop, type LetteringId } from './places.ts';

/** Where those who are about to sail may land; nothing when nobody is. */
function landings(model: Model): readonly AreaId[] {
  if (model.selection().blocks[0] === NORSE) return [...model.destinations().keys()];
  const frame = topFrame(model.view());
  if (frame?.step !== 'sea-move' || frame.from === -1) return [];
  const to = AREAS[frame.to]?.id;
  return to === undefined ? [...model.open()] : [to];
}

/** A ship beside the name of each area that can be reached by sea, only while somebody is about to sail. */
export function Landings(props: { readonly model: Model; readonly lettering: LetteringId }) {
  return (
    <g class="board-landings" aria-hidden="true">
      <For each={landings(props.model)}>
        {(id) => {
          const at = () => titleTop(id, props.lettering);
          return (
            <path
              transform={`translate(${at().x} ${at().y - 10})`}
              d="M-11 3Q0 9 11 3L8.5 8.5Q0 11 -8.5 8.5ZM-1 3V-10Q10-6 8.5 1.5H1V3ZM-2.5-8.5Q-9-4-8.5 1.5H-2.5Z"
            />
          );
        }}
      </For>
    </g>
  );
}
