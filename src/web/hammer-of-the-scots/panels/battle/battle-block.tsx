import { For, Show, type JSX } from 'solid-js';
import { block, blockInfo } from '../../../../games/hammer-of-the-scots/blocks.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { ShieldPicture } from '../../board/shield.tsx';
import type { Fighter } from './scene.ts';

interface Props {
  readonly fighter: Fighter;
  readonly words: Words;
  readonly language: Language;
  /** Something has just befallen it. */
  readonly struck: boolean;
  /** It has just rolled. */
  readonly firing: boolean;
  /** It may be chosen now. */
  readonly open: boolean;
  /** It is the one whose choices are shown. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Asks why it can act or not. */
  readonly onAsk: () => void;
}

/** A block in the line of battle: shield, rating, name, and its strength on the lower edge. */
export function BattleBlock(props: Props): JSX.Element {
  const info = (): ReturnType<typeof blockInfo> => blockInfo(block(props.fighter.id));
  const rating = (): string => `${info().letter}${info().hits}`;
  const name = (): string => props.words.name('block', props.fighter.id);
  /** Letters of the longest word of the name: it is written small enough to fit. */
  const letters = (): number =>
    Math.max(
      ...name()
        .split(' ')
        .map(({ length }) => length),
    );
  const state = (): string => {
    const { standing, acted } = props.fighter;
    if (standing === 'up') return acted ? say(props.language, 'web.panels.hammer.battle.acted') : '';
    return say(props.language, `web.panels.hammer.battle.${standing}`);
  };
  const spoken = (): string =>
    [
      say(props.language, 'web.panels.hammer.battle.block', {
        name: name(),
        rating: rating(),
        steps: props.fighter.steps,
        max: info().max,
      }),
      state(),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div
      class="bblock"
      classList={{
        [props.fighter.side]: true,
        [props.fighter.standing]: true,
        acted: props.fighter.acted,
        struck: props.struck,
        firing: props.firing,
        open: props.open,
        chosen: props.chosen,
      }}
      data-block={props.fighter.id}
    >
      <button
        type="button"
        class="bblock-face"
        aria-label={spoken()}
        title={spoken()}
        aria-pressed={props.open ? props.chosen : undefined}
        aria-disabled={props.open ? undefined : 'true'}
        tabindex={props.open ? 0 : -1}
        onClick={() => (props.open ? props.onChoose() : props.onAsk())}
        onContextMenu={(event) => {
          event.preventDefault();
          props.onAsk();
        }}
        on:keydown={(event: KeyboardEvent) => {
          if (event.key !== '?') return;
          event.preventDefault();
          props.onAsk();
        }}
      >
        <span class="bblock-top">
          <ShieldPicture block={props.fighter.id} height={26} />
          <span class="bblock-rating">{rating()}</span>
        </span>
        <span class="bblock-name" style={{ '--letters': letters() }}>
          {name()}
        </span>
        <span class="bblock-steps" style={{ '--max': String(info().max) }}>
          <For each={Array.from({ length: info().max }, (_, at) => at)}>
            {(at) => <i classList={{ full: at < props.fighter.steps }} />}
          </For>
        </span>
      </button>
      <Show when={props.fighter.to} keyed>
        {(to) => <span class="bblock-to">→ {props.words.name('area', to)}</span>}
      </Show>
    </div>
  );
}
