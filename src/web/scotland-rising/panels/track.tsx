import { createMemo, For, Show, type JSX } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import type { Controller } from '../controller.ts';
import './track.css';

const TURNS = Array.from({ length: rising.LAST_TURN }, (_, i) => i + 1);

/** The turn, whose it is, the AP left, and what holds for this player turn alone. */
export function Track(props: { readonly controller: Controller }): JSX.Element {
  const { controller } = props;
  const s = controller.state;
  const language = () => controller.language();
  const isSetUp = (): boolean =>
    s().phase === 'schiltrons' || s().phase === 'place-scots' || s().phase === 'place-english';
  /** The AP that the running player turn began with, by what was told. */
  const total = createMemo(() => {
    const told = controller.shown().log.findLast(({ event }) => event?.type === 'points')?.event?.['ap'];
    return Math.max(s().ap, typeof told === 'number' ? told : 0);
  });
  const side = (): string => controller.words().name('side', rising.sideId(s().side));
  return (
    <section class="track" aria-label={say(language(), 'web.scotland-rising.track')}>
      <p class="track-now">
        <span class="track-turn">
          {isSetUp()
            ? say(language(), 'web.scotland-rising.setUp')
            : say(language(), 'web.scotland-rising.turn', { turn: s().turn })}
        </span>{' '}
        <Show when={s().phase !== 'over' && !isSetUp()}>
          <span class={`track-side ${rising.sideId(s().side)}`}>{side()}</span>
        </Show>
      </p>
      <ol class="track-turns" aria-hidden="true">
        <For each={TURNS}>
          {(turn) => (
            <li classList={{ past: !isSetUp() && turn < s().turn, now: !isSetUp() && turn === s().turn }}>
              <span>{turn}</span>
            </li>
          )}
        </For>
      </ol>
      <Show when={s().phase === 'actions'}>
        <div class="track-ap">
          <span class="track-pips" aria-hidden="true">
            <For each={Array.from({ length: total() }, (_, i) => i)}>
              {(i) => <i classList={{ left: i < s().ap }} />}
            </For>
          </span>
          <span>{say(language(), 'web.scotland-rising.apLeft', { ap: s().ap, all: total() })}</span>
        </div>
      </Show>
      <Show when={s().chargeTurn}>
        <p class="track-note">
          <strong>{say(language(), 'web.scotland-rising.chargeTurn')}</strong>{' '}
          {say(language(), 'web.scotland-rising.chargeTurnNote')}
        </p>
      </Show>
      <Show when={s().event !== 0}>
        <p class="track-note">
          <strong>{say(language(), 'web.scotland-rising.event', { event: s().event })}</strong>{' '}
          {controller.words().name('event', String(s().event))}
          <Show when={s().event === 2 || s().event === 3}>
            {' '}
            {say(language(), 'web.scotland-rising.eventUses', {
              used: s().eventUses,
              all: s().event === 2 ? 2 : 3,
            })}
          </Show>
        </p>
      </Show>
    </section>
  );
}
