import { Show, type JSX } from 'solid-js';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { Dice } from './dice.tsx';
import type { Scene } from './scene.ts';

/** Between the lines: the dice, and the sentence of what has just happened. */
export function BattleMiddle(props: {
  readonly scene: Scene;
  readonly words: Words;
  readonly language: Language;
}): JSX.Element {
  const sentence = (): string => {
    const { victor, area, event } = props.scene;
    const name = props.words.name('area', area);
    if (victor === 'nobody') return say(props.language, 'web.panels.hammer.battle.nobody', { area: name });
    return victor === undefined
      ? props.words.news(event)
      : say(props.language, 'web.panels.hammer.battle.victor', { side: victor, area: name });
  };
  return (
    <div class="battle-middle" classList={{ over: props.scene.victor !== undefined }}>
      <Show when={props.scene.roll}>
        {(roll) => (
          <Dice
            roll={roll()}
            name={say(props.language, 'web.panels.hammer.battle.rolled', {
              block: props.words.name('block', roll().block),
              dice: roll().dice.join(', '),
              hits: roll().hits,
            })}
          />
        )}
      </Show>
      <p class="battle-says">{sentence()}</p>
    </div>
  );
}
