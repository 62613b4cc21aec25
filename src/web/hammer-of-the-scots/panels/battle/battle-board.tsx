import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js';
import { say } from '../../../../words/index.ts';
import { BattleField } from './battle-field.tsx';
import type { BattleProps } from './battle-props.ts';
import './battle.css';
import './block.css';

/** The battle that is being fought: both lines, the dice, what happens, step by step. Nothing while there is none. */
export function BattleBoard(props: BattleProps): JSX.Element {
  const [aside, setAside] = createSignal(false);
  const isOpen = createMemo(() => props.film.scene() !== undefined && !aside());
  createEffect(on(isOpen, (open) => props.onOpen?.(open)));
  // A new battle comes to the front.
  createEffect(
    on(
      () => props.film.scene()?.area,
      () => setAside(false),
    ),
  );
  return (
    <Show when={props.film.scene()}>
      {(scene) => (
        <Show
          when={!aside()}
          fallback={
            <button
              ref={(element) => queueMicrotask(() => element.focus())}
              type="button"
              class="button battle-return"
              onClick={() => setAside(false)}
            >
              {say(props.language, 'web.panels.hammer.battle.toBattle')}:{' '}
              {props.words.name('area', scene().area)}
            </button>
          }
        >
          <BattleField
            {...props}
            scene={scene()}
            playing={props.film.playing()}
            onSkip={props.film.skip}
            onDismiss={props.film.dismiss}
            onAside={() => setAside(true)}
          />
        </Show>
      )}
    </Show>
  );
}
