import { For, Show } from 'solid-js';
import { DRAWN_BORDERS, LAND } from './map.ts';

/** The coast and the borders, each kind with a line of its own: toothed, dashed, or dash and dot on a light edge. */
export function Lines() {
  return (
    <g class="board-lines" aria-hidden="true">
      <path class="board-coast" d={LAND} />
      <For each={DRAWN_BORDERS}>
        {({ path, kind, crossing, teeth }) => (
          <>
            <Show when={crossing}>
              <path class="board-border edge" d={path} />
            </Show>
            <Show when={teeth !== ''}>
              <path class="board-teeth" d={teeth} />
            </Show>
            <path class={`board-border ${kind}`} classList={{ crossing }} d={path} />
          </>
        )}
      </For>
    </g>
  );
}
