import { createMemo, For, Show } from 'solid-js';
import type { Controller } from '../controller.ts';
import { CounterFace } from './counter-face.tsx';
import type { Control } from './control.ts';
import type { Drag } from './drag.ts';
import type { Model } from './model.ts';

interface Props {
  readonly controller: Controller;
  readonly model: Model;
  readonly control: Control;
  readonly drag: Drag;
}

/** The counters. For ears they are in the names of their hexes. */
export function Counters(props: Props) {
  const { controller, model, control, drag } = props;
  // Leaders lie over the units they are stacked with, and who is picked over everybody.
  const ids = createMemo(() =>
    [...model.counters().values()].toSorted((a, b) => b.size - a.size || a.y - b.y).map(({ id }) => id),
  );
  const canAct = (id: string): boolean => controller.situation().orders.units.has(id);
  return (
    <g class="counters" aria-hidden="true" onPointerLeave={() => model.point(undefined)}>
      <For each={ids()}>
        {(id) => (
          <Show when={model.counters().get(id)}>
            {(at) => (
              <g
                class="unit"
                classList={{
                  picked: controller.selection().unit === id,
                  playable: canAct(id),
                  lit: controller.traces()?.blocks.includes(id) === true,
                  dragged: drag.unit() === id,
                }}
                style={{ transform: `translate(${at().x}px, ${at().y}px) scale(${at().size})` }}
                data-unit={id}
                onClick={() => control.chooseUnit(id)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  control.ask(at().hex, id);
                }}
                onPointerEnter={() => model.point(at().hex)}
                onPointerDown={(event) => drag.begin(event, id)}
                on:mousedown={(event) => drag.hold(event, id)}
                on:touchstart={(event) => drag.hold(event, id)}
              >
                <rect class="unit-ring" x={-34} y={-34} width={68} height={68} rx={11} />
                <g class="unit-lift">
                  <CounterFace face={at().face} />
                </g>
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}
