import { createEffect, createMemo, on, onCleanup, onMount, Show } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import { createCamera } from '../../board/camera.ts';
import { ZoomButtons } from '../../board/zoom-buttons.tsx';
import type { Controller } from '../controller.ts';
import { CounterFace, faceOf } from './counter-face.tsx';
import { Counters } from './counters.tsx';
import { createControl } from './control.ts';
import { DiceTray } from './dice.tsx';
import { createDrag } from './drag.ts';
import { Ground } from './ground/ground.tsx';
import { Goals, Hexes, Sight } from './hexes.tsx';
import { Hint } from './hint.tsx';
import { RADIUS } from './layout.ts';
import { createModel } from './model.ts';
import { OrderBar } from './order-bar.tsx';
import { Reserve } from './reserve.tsx';
import './board.css';

/** Below this many pixels a unit, names are written larger and counters show less. */
const SMALL_MAP = 0.5;

/** How many pixels a hex is wide at first, where there is little room. */
const FINGER = 42;
/** How many hexes around a chosen one are to be seen with it. */
const AROUND = 2.5;
/** Pixels a unit at which what is written on hexes is large enough. */
const LEGIBLE = 0.92;

/** The battlefield with its counters: shows a position, and turns clicks and keys into lines. */
export function RisingBoard(props: { readonly controller: Controller }) {
  const { controller } = props;
  let frame: HTMLDivElement | undefined;
  const model = createModel(controller);
  const camera = createCamera(() => frame, model.layout().whole, model.layout().edges);
  const control = createControl(controller, model, camera);
  const drag = createDrag(controller);
  const isSmall = createMemo(() => camera.drawn().k < SMALL_MAP);
  /** What is written on hexes is never smaller than it can be read. */
  const badge = createMemo(() => Math.max(1, LEGIBLE / camera.drawn().k));
  const language = () => controller.language();
  // On a small screen the map begins so large that a hex can be hit with a finger.
  createEffect(
    on(camera.size, ({ width }, before) => {
      if (width <= 1 || (before !== undefined && before.width > 1)) return;
      const hex = RADIUS * Math.sqrt(3) * camera.view().k;
      if (hex < FINGER) camera.zoomBy(FINGER / hex);
    }),
  );
  /** Who is picked in the panel, and what is aimed at, comes into sight with what lies around. */
  const showChosen = (): void => {
    const { end, target } = controller.selection();
    // The English set up along the lower edge, where the units wait that are still to be placed.
    const lowest = controller.state().phase === 'place-english' ? controller.field().hexes.at(-1) : undefined;
    const hex = target ?? end ?? model.origin() ?? lowest;
    if (hex === undefined) return;
    camera.reveal(model.layout().centre(hex), AROUND * RADIUS * Math.sqrt(3) * camera.view().k);
  };
  createEffect(
    on(
      () => [model.origin(), controller.selection().end, controller.selection().target] as const,
      showChosen,
      { defer: true },
    ),
  );
  // What lies along the lower edge must not hide the hexes for good.
  let bottom: HTMLDivElement | undefined;
  let covered = 0;
  onMount(() => {
    const observer = new ResizeObserver(() => {
      if (bottom === undefined) return;
      const { offsetHeight, offsetTop } = bottom;
      const height = offsetHeight === 0 ? 0 : camera.size().height - offsetTop;
      if (height === covered) return;
      covered = height;
      camera.cover(height);
      if (height > 0) showChosen();
    });
    if (bottom !== undefined) observer.observe(bottom);
    onCleanup(() => observer.disconnect());
  });
  return (
    <div
      class="rising"
      classList={{
        small: isSmall(),
        choosing: controller.selection().unit !== undefined,
        asking: model.asks(),
        moving: camera.moves(),
      }}
      style={{ '--badge': String(badge()) }}
    >
      <div
        ref={(element) => {
          frame = element;
        }}
        class="rising-frame"
      >
        <div class="rising-picture" style={{ transform: camera.shift() }}>
          <svg
            class="rising-map"
            role="group"
            aria-label={say(language(), 'web.scotland-rising.map')}
            aria-describedby="rising-keys"
            on:keydown={(event: KeyboardEvent) => control.onKeyDown(event)}
            onPointerLeave={() => model.point(undefined)}
            onFocusOut={() => model.point(undefined)}
          >
            <g transform={`translate(${camera.drawn().x} ${camera.drawn().y}) scale(${camera.drawn().k})`}>
              <Ground
                field={controller.field()}
                layout={model.layout()}
                language={language()}
                isSmall={isSmall()}
              />
              <Hexes controller={controller} model={model} control={control} />
              <Counters controller={controller} model={model} control={control} drag={drag} />
              <Sight controller={controller} model={model} control={control} />
              <Goals controller={controller} model={model} control={control} />
            </g>
          </svg>
        </div>
      </div>
      <Hint controller={controller} model={model} camera={camera} />
      <div class="rising-top">
        <DiceTray controller={controller} />
      </div>
      <div
        ref={(element) => {
          bottom = element;
        }}
        class="rising-bottom"
      >
        <Reserve controller={controller} drag={drag} />
        <OrderBar controller={controller} model={model} control={control} />
      </div>
      <div class="rising-tools" role="group" aria-label={say(language(), 'web.scotland-rising.tools')}>
        <Tool
          label={say(language(), 'web.scotland-rising.look')}
          pressed={model.looks()}
          path="M2 10Q10 2 18 10Q10 18 2 10ZM10 7.4A2.6 2.6 0 1 1 9.9 7.4"
          onClick={() => model.setLooks(!model.looks())}
        />
        <Tool
          label={say(language(), 'web.scotland-rising.askWhy')}
          pressed={model.asks()}
          path="M6.6 7.2Q7 4 10.2 4Q13.6 4.2 13.4 7Q13.2 9 10.4 10.4V12.2M10.4 15.4V16"
          onClick={() => model.setAsks(!model.asks())}
        />
      </div>
      <ZoomButtons camera={camera} language={language()} />
      <Show when={drag.unit()} keyed>
        {(id) => (
          <svg
            class="rising-dragged"
            viewBox="-34 -34 68 68"
            style={{ left: `${drag.hand().x}px`, top: `${drag.hand().y}px` }}
            aria-hidden="true"
          >
            <CounterFace face={faceOf(controller.state(), rising.unitNamed(controller.state(), id))} />
          </svg>
        )}
      </Show>
      <p id="rising-keys" class="unseen">
        {say(language(), 'web.scotland-rising.keys')}
      </p>
      <p class="unseen" aria-live="polite">
        {control.spoken()}
      </p>
    </div>
  );
}

function Tool(props: {
  readonly label: string;
  readonly pressed: boolean;
  readonly path: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="rising-tool"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      onClick={() => props.onClick()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}
