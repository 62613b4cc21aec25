import { For, Show, type JSX } from 'solid-js';
import type { SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { BattleBlock } from './battle-block.tsx';
import { captivesOf, LETTERS, lineOf, roleOf, type Fighter, type Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
  readonly side: SideId;
  readonly words: Words;
  readonly language: Language;
  /** How many blocks wait unseen. */
  readonly reserves: number;
  /** The names of those that wait, where the viewer knows them. */
  readonly reserveNames: readonly string[];
  /** The letter whose Combat Turn it is, if it is this side's. */
  readonly turn: string | undefined;
  /** Blocks that may be chosen. */
  readonly open: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (block: string) => void;
}

/** One side of a battle: its blocks by letter, in the order in which they act, and those that wait. */
export function BattleLine(props: Props): JSX.Element {
  const fighter = (id: string): Fighter | undefined => props.scene.fighters.find((each) => each.id === id);
  // Blocks are followed by name, so that each stays what it is on the screen while its strength changes.
  const card = (id: string): JSX.Element => (
    <Show when={fighter(id)}>
      {(each) => (
        <BattleBlock
          fighter={each()}
          words={props.words}
          language={props.language}
          struck={props.scene.struck.includes(id)}
          firing={props.scene.roll?.block === id}
          open={props.open.includes(id)}
          chosen={props.chosen === id}
          onChoose={() => props.onChoose(id)}
        />
      )}
    </Show>
  );
  const captives = (): readonly string[] => captivesOf(props.scene, props.side).map(({ id }) => id);
  const count = (): string =>
    say(props.language, 'web.panels.hammer.battle.reserves', { count: props.reserves });
  const title = (): string =>
    props.reserveNames.length === 0 ? count() : `${count()}: ${props.reserveNames.join(', ')}`;
  return (
    <div class="bline" classList={{ [props.side]: true }} role="group" aria-label={sideTitle(props)}>
      <p class="bline-title">
        <span class="bline-side">{props.words.name('side', props.side)}</span>{' '}
        <span>{say(props.language, `web.panels.hammer.battle.${roleOf(props.scene, props.side)}`)}</span>
      </p>
      <div class="bline-row">
        <For each={LETTERS}>
          {(letter) => (
            <Show when={lineOf(props.scene, props.side, letter).length > 0}>
              <div class="bletter" classList={{ turn: props.turn === letter }}>
                <span class="bletter-name" aria-hidden="true">
                  {letter}
                </span>
                <div class="bletter-blocks">
                  <For each={lineOf(props.scene, props.side, letter)}>{card}</For>
                </div>
              </div>
            </Show>
          )}
        </For>
        <Show when={captives().length > 0 || props.reserves > 0}>
          <div class="bwait">
            <For each={captives()}>{card}</For>
            <Show when={props.reserves > 0}>
              <div class="breserve" role="img" aria-label={title()} title={title()}>
                <span class="bback" classList={{ [props.side]: true }} aria-hidden="true" />
                <span aria-hidden="true">× {props.reserves}</span>
              </div>
            </Show>
          </div>
        </Show>
      </div>
    </div>
  );
}

const sideTitle = (props: Props): string =>
  `${props.words.name('side', props.side)}, ${say(
    props.language,
    `web.panels.hammer.battle.${roleOf(props.scene, props.side)}`,
  )}`;
