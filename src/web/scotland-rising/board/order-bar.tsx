import { createMemo, For, Show, type JSX } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import type { Controller } from '../controller.ts';
import type { UnitOrders } from '../orders.ts';
import { apOf } from '../plan.ts';
import { closedTo } from '../questions.ts';
import { NOTHING, picked, type Way } from '../selection.ts';
import { fullName, marksOf, percent, unitName, unitsIn, unitWithin } from '../speech.ts';
import { CounterFace, faceOf } from './counter-face.tsx';
import type { Control } from './control.ts';
import type { Model } from './model.ts';
import './order-bar.css';

interface Props {
  readonly controller: Controller;
  readonly model: Model;
  readonly control: Control;
}

/** What the picked unit can do, at hand on the board: ways to go, formation, and what has only to be confirmed. */
export function OrderBar(props: Props): JSX.Element {
  const { controller, model, control } = props;
  const language = () => controller.language();
  const mine = createMemo((): UnitOrders | undefined => {
    const { unit } = controller.selection();
    const orders = unit === undefined ? undefined : controller.situation().orders.units.get(unit);
    // One that is still to be placed has the tray of those that wait.
    return orders !== undefined && orders.place.size > 0 ? undefined : orders;
  });
  const unitOf = (orders: UnitOrders): rising.Unit => rising.unitNamed(controller.state(), orders.unit);
  const ways = (orders: UnitOrders): readonly Way[] => {
    const open: Way[] = [];
    if (orders.move.size > 0 || orders.attack.size > 0) open.push('free');
    if (orders.charge.size > 0) open.push('charge');
    if (orders.assault.size > 0) open.push('assault');
    if (orders.escort.size > 0) open.push('escort');
    return open;
  };
  const plain = (orders: UnitOrders): readonly string[] =>
    [orders.exit, orders.schiltron, orders.rally, orders.recover, orders.lift].filter(
      (line): line is string => line !== undefined,
    );
  const name = (line: string, orders: UnitOrders): string => {
    const [kind = ''] = line.split(' ');
    const inSchiltron = rising.hasMark(controller.state(), unitOf(orders), rising.SCHILTRON);
    if (kind === 'schiltron')
      return say(
        language(),
        inSchiltron ? 'web.scotland-rising.leaveSchiltron' : 'web.scotland-rising.formSchiltron',
      );
    return labelOf(controller, kind);
  };
  const step = (): string => {
    const { way, end, target } = controller.selection();
    if (way === 'free' || way === 'escort') return '';
    if (end === undefined) return say(language(), 'web.scotland-rising.chooseEnd');
    return target === undefined ? say(language(), 'web.scotland-rising.chooseTarget') : '';
  };
  return (
    <Show when={mine()}>
      {(orders) => (
        <section class="order-bar" aria-label={say(language(), 'web.scotland-rising.orders')}>
          <div class="order-unit">
            <svg viewBox="-34 -34 68 68" aria-hidden="true">
              <CounterFace face={faceOf(controller.state(), unitOf(orders()))} />
            </svg>
            <p>
              <strong>{fullName(controller.words(), controller.state(), unitOf(orders()))}</strong>
              <span>{marksOf(controller.words(), controller.state(), unitOf(orders())).join(', ')}</span>
            </p>
          </div>
          <div class="order-ways">
            <Show when={ways(orders()).length > 1 || !ways(orders()).includes('free')}>
              <For each={ways(orders())}>
                {(way) => (
                  <button
                    type="button"
                    class="order-way"
                    aria-pressed={controller.selection().way === way}
                    onClick={() => controller.select(picked(orders().unit, way))}
                  >
                    {labelOf(controller, way)} <Ap controller={controller} ap={way === 'charge' ? 2 : 1} />
                  </button>
                )}
              </For>
            </Show>
            <For each={plain(orders())}>
              {(line) => (
                <button
                  type="button"
                  class="order-way do"
                  disabled={controller.busy()}
                  onClick={() => controller.settle({ selection: NOTHING, play: [line] })}
                >
                  {name(line, orders())} <Ap controller={controller} ap={apOf(line)} />
                </button>
              )}
            </For>
            <For each={closedTo(controller.situation(), orders().unit)}>
              {(line) => (
                <button
                  type="button"
                  class="order-way closed"
                  aria-disabled="true"
                  title={say(language(), 'web.scotland-rising.whyNot', { action: name(line, orders()) })}
                  onClick={() => controller.ask(line)}
                >
                  {name(line, orders())} <span class="order-ap">?</span>
                </button>
              )}
            </For>
          </div>
          <button
            type="button"
            class="order-close"
            aria-label={say(language(), 'web.scotland-rising.let')}
            onClick={() => control.letGo()}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4l-8 8" />
            </svg>
          </button>
          <Show when={step() !== ''}>
            <p class="order-step">{step()}</p>
          </Show>
          <Show when={model.plan().line} keyed>
            {(line) => <Confirming controller={controller} model={model} control={control} line={line} />}
          </Show>
        </section>
      )}
    </Show>
  );
}

/** The name of a way to act. */
function labelOf(controller: Controller, kind: string): string {
  const name =
    kind === 'free'
      ? say(controller.language(), 'web.scotland-rising.free')
      : controller.words().name('kind', kind);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function Ap(props: { readonly controller: Controller; readonly ap: number }): JSX.Element {
  return (
    <Show when={props.controller.state().phase === 'actions'}>
      <span class="order-ap">
        {say(props.controller.language(), 'web.scotland-rising.ap', { ap: props.ap })}
      </span>
    </Show>
  );
}

/** What is about to be done, what it can come to, and the button that does it. */
function Confirming(props: Props & { readonly line: string }): JSX.Element {
  const { controller, model, control } = props;
  const words = () => controller.words();
  const language = () => controller.language();
  const odds = () => model.plan().odds;
  const others = (): readonly string[] => {
    const { end, target } = controller.selection();
    if (end === undefined || target !== undefined) return [];
    return unitsIn(controller.state(), end)
      .map((unit) => rising.infoOf(controller.state(), unit).id)
      .filter((id) => controller.situation().orders.units.has(id));
  };
  const verb = (): string => labelOf(controller, props.line.split(' ')[0] ?? '');
  return (
    <div class="order-confirm">
      <Show when={odds()}>
        {(what) => (
          <div class="order-odds">
            <p>
              {say(language(), 'web.scotland-rising.against', {
                defender: unitWithin(words(), what().defender),
                dice: what().dice,
                number: what().number,
              })}
            </p>
            <dl>
              <Chance label={say(language(), 'web.scotland-rising.chanceHit')} chance={what().hit} />
              <Show when={what().reduce > 0}>
                <Chance label={say(language(), 'web.scotland-rising.chanceReduced')} chance={what().reduce} />
              </Show>
              <Chance
                label={say(language(), 'web.scotland-rising.chanceEliminated')}
                chance={what().eliminate}
              />
              <Show when={what().leader}>
                {(leader) => <Chance label={unitName(words(), leader().unit)} chance={leader().falls} />}
              </Show>
              <Show when={what().disorder > 0}>
                <Chance
                  label={say(language(), 'web.scotland-rising.chanceDisorder')}
                  chance={what().disorder}
                  own
                />
              </Show>
            </dl>
          </div>
        )}
      </Show>
      <div class="order-buttons">
        <button
          type="button"
          class="button primary order-do"
          disabled={controller.busy()}
          onClick={() => control.confirm()}
        >
          {verb()} <Ap controller={controller} ap={apOf(props.line)} />
        </button>
        <For each={others()}>
          {(id) => (
            <button type="button" class="button" onClick={() => controller.select(picked(id))}>
              {say(language(), 'web.scotland-rising.pickInstead', { unit: unitWithin(words(), id) })}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

function Chance(props: {
  readonly label: string;
  readonly chance: number;
  readonly own?: boolean;
}): JSX.Element {
  return (
    <div class="order-chance" classList={{ own: props.own === true }}>
      <dt>{props.label}</dt>
      <dd>
        <meter min={0} max={100} value={percent(props.chance)} aria-hidden="true" />
        {percent(props.chance)}%
      </dd>
    </div>
  );
}
