import { For, Show } from 'solid-js';
import { rising } from '../../../games/index.ts';
import type { Controller } from '../controller.ts';
import { percent, sayHex } from '../speech.ts';
import { type Control, hexElement } from './control.ts';
import { present, type Model } from './model.ts';

interface Props {
  readonly controller: Controller;
  readonly model: Model;
  readonly control: Control;
}

/** The hexes: where one is chosen, and what of them is lit. */
export function Hexes(props: Props) {
  const { controller, model, control } = props;
  const lit = (hex: rising.Hex): boolean => controller.traces()?.areas.includes(rising.hexId(hex)) === true;
  const setUp = (): readonly rising.Side[] => {
    const { phase } = controller.state();
    if (phase === 'place-scots') return [rising.SCOTS];
    return phase === 'place-english' ? [rising.ENGLISH] : [];
  };
  return (
    <g class="hexes" onPointerLeave={() => model.point(undefined)}>
      <For each={[...controller.field().hexes]}>
        {(hex) => (
          <g
            id={hexElement(hex)}
            class="hex"
            classList={{
              goal: model.plan().ends.has(hex),
              target: model.plan().targets.has(hex),
              sally: model.plan().sallies.has(hex),
              origin: model.origin() === hex,
              end: controller.selection().end === hex,
              aimed: controller.selection().target === hex,
              lit: lit(hex),
              zone: setUp().some((side) => controller.field().freeform[side][hex] === 1),
            }}
            transform={`translate(${model.layout().centre(hex).x} ${model.layout().centre(hex).y})`}
            role="button"
            data-hex={rising.hexId(hex)}
            tabindex={control.current() === hex ? 0 : -1}
            aria-label={sayHex(controller.words(), controller.state(), hex)}
            onClick={() => control.chooseHex(hex)}
            onContextMenu={(event) => {
              event.preventDefault();
              control.ask(hex);
            }}
            onPointerEnter={() => model.point(hex)}
            onFocus={() => control.onFocus(hex)}
          >
            <polygon points={model.layout().outline} />
          </g>
        )}
      </For>
    </g>
  );
}

/** What the picked unit could do, written on the hexes: MP, chances, where a way ends. */
export function Goals(props: Props) {
  const { controller, model } = props;
  const at = (hex: rising.Hex): string => {
    const { x, y } = model.layout().centre(hex);
    return `translate(${x} ${y})`;
  };
  const isBurn = (hex: rising.Hex): boolean => rising.terrainAt(controller.field(), hex) === rising.BURN;
  const costs = () =>
    [...model.plan().ends].filter(([hex, cost]) => cost > 0 && hex !== controller.selection().end);
  const attacks = () => [...model.plan().targets, ...model.plan().sallies];
  return (
    <g class="goals" aria-hidden="true">
      <For each={costs()}>
        {([hex, cost]) => (
          <g
            class="goal-cost"
            classList={{ stop: isBurn(hex) }}
            transform={`${at(hex)} translate(0 ${rising.lowerAt(controller.state(), hex) === -1 ? 2 : 31})`}
          >
            <g class="goal-badge">
              <circle r={10.5} />
              <text y={5}>{cost}</text>
            </g>
          </g>
        )}
      </For>
      <For each={attacks()}>
        {([hex, odds]) => (
          <g
            class="goal-odds"
            classList={{ sally: model.plan().sallies.has(hex) }}
            transform={`${at(hex)} translate(0 30)`}
          >
            <g class="goal-badge">
              <path d="M-28-10H28V10H-28Z" />
              <text y={4.8}>{`${odds.dice}·${odds.number}+ ${percent(odds.hit)}%`}</text>
            </g>
          </g>
        )}
      </For>
      <For each={present(controller.selection().end)}>
        {(end) => {
          const from = model.origin();
          if (from === undefined) return undefined;
          const a = model.layout().centre(from);
          const b = model.layout().centre(end);
          return <path class="goal-way" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
        }}
      </For>
      <For each={present(controller.selection().target)}>
        {(target) => {
          const from = controller.selection().end ?? model.origin();
          if (from === undefined) return undefined;
          const a = model.layout().centre(from);
          const b = model.layout().centre(target);
          return <path class="goal-way attack" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
        }}
      </For>
    </g>
  );
}

/** Lines of sight from one hex: what is seen, what is not, and the hexes that stand in the way (B10). */
export function Sight(props: Props) {
  const { model } = props;
  const line = (to: rising.Hex): string => {
    const from = model.lookout();
    if (from === undefined) return '';
    const a = model.layout().centre(from);
    const b = model.layout().centre(to);
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  };
  const blockers = () => [...new Set(model.lines().flatMap((each) => [...each.blockers]))];
  return (
    <Show when={model.lines().length > 0}>
      <g class="sight" aria-hidden="true">
        <For each={model.lines()}>
          {(each) => (
            <g
              class="sight-line"
              classList={{ blocked: each.blockers.length > 0, pointed: model.pointed() === each.to }}
            >
              <path d={line(each.to)} />
              <g
                transform={`translate(${model.layout().centre(each.to).x} ${model.layout().centre(each.to).y})`}
              >
                <Show
                  when={each.blockers.length > 0}
                  fallback={<path class="sight-eye" d="M-13 0Q0-12 13 0Q0 12-13 0ZM0-4A4 4 0 1 1-.1-4Z" />}
                >
                  <path class="sight-cross" d="M-8-8 8 8M8-8-8 8" />
                </Show>
              </g>
            </g>
          )}
        </For>
        <For each={blockers()}>
          {(hex) => (
            <polygon
              class="sight-blocker"
              points={model.layout().outline}
              transform={`translate(${model.layout().centre(hex).x} ${model.layout().centre(hex).y}) scale(.9)`}
            />
          )}
        </For>
      </g>
    </Show>
  );
}
