import { createMemo, For, Show, type JSX } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import type { Controller } from '../controller.ts';
import { NOTHING, picked } from '../selection.ts';
import { sayUnit } from '../speech.ts';
import { CounterFace, faceOf } from './counter-face.tsx';
import type { Drag } from './drag.ts';
import './reserve.css';

/** The units that are still to be placed in a free set-up: pull them onto the map, or pick one and then a hex (B4.4). */
export function Reserve(props: { readonly controller: Controller; readonly drag: Drag }): JSX.Element {
  const { controller, drag } = props;
  const waiting = createMemo(() => {
    const s = controller.state();
    if (s.phase !== 'place-scots' && s.phase !== 'place-english') return [];
    const side = s.phase === 'place-scots' ? rising.SCOTS : rising.ENGLISH;
    return s.terms.field.units.flatMap((info, unit) =>
      info.side === side && rising.placeOf(s, unit) === rising.UNPLACED ? [unit] : [],
    );
  });
  const idOf = (unit: rising.Unit): string => rising.infoOf(controller.state(), unit).id;
  return (
    <Show when={waiting().length > 0 && controller.situation().decides}>
      <section class="reserve" aria-label={say(controller.language(), 'web.scotland-rising.reserve')}>
        <p class="label">
          {say(controller.language(), 'web.scotland-rising.toPlace', { count: waiting().length })}
        </p>
        <div class="reserve-units">
          <For each={waiting()}>
            {(unit) => (
              <button
                type="button"
                class="reserve-unit"
                aria-pressed={controller.selection().unit === idOf(unit)}
                aria-label={sayUnit(controller.words(), controller.state(), unit)}
                title={sayUnit(controller.words(), controller.state(), unit)}
                classList={{ dragged: drag.unit() === idOf(unit) }}
                onPointerDown={(event) => drag.begin(event, idOf(unit))}
                onClick={() =>
                  controller.select(controller.selection().unit === idOf(unit) ? NOTHING : picked(idOf(unit)))
                }
              >
                <svg viewBox="-33 -33 66 66" aria-hidden="true">
                  <CounterFace face={faceOf(controller.state(), unit)} />
                </svg>
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
