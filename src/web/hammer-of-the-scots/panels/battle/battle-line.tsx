import { For, Show, type JSX } from 'solid-js';
import { block, blockInfo, type SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { BattleBlock } from './battle-block.tsx';
import { captivesOf, LETTERS, lineOf, roleOf, type Fighter, type Scene } from './scene.ts';

/** Blocks in Reserve: those that the viewer knows by name, and how many others. */
export interface Waiting {
  readonly known: readonly string[];
  readonly hidden: number;
}

interface Props {
  readonly scene: Scene;
  readonly side: SideId;
  readonly words: Words;
  readonly language: Language;
  readonly waiting: Waiting;
  /** The strength of a block that the viewer knows. */
  readonly stepsOf: (block: string) => number | undefined;
  /** The letter whose Combat Turn it is, if it is this side's. */
  readonly turn: string | undefined;
  /** Blocks that may be chosen. */
  readonly open: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (block: string) => void;
  readonly onAsk: (block: string) => void;
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
          onAsk={() => props.onAsk(id)}
        />
      )}
    </Show>
  );
  const captives = (): readonly string[] => captivesOf(props.scene, props.side).map(({ id }) => id);
  /** A block that waits, as its owner sees it. */
  const waits = (id: string): JSX.Element => (
    <BattleBlock
      fighter={{
        id,
        side: props.side,
        letter: blockInfo(block(id)).letter,
        steps: props.stepsOf(id) ?? blockInfo(block(id)).max,
        standing: 'waits',
        acted: false,
        to: undefined,
      }}
      words={props.words}
      language={props.language}
      struck={false}
      firing={false}
      open={false}
      chosen={false}
      onChoose={() => props.onChoose(id)}
      onAsk={() => props.onAsk(id)}
    />
  );
  const isWaiting = (): boolean => props.waiting.known.length > 0 || props.waiting.hidden > 0;
  const count = (): string =>
    say(props.language, 'web.panels.hammer.battle.reserves', {
      count: props.waiting.known.length + props.waiting.hidden,
    });
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
        <For each={captives()}>{card}</For>
      </div>
      <Show when={isWaiting()}>
        <div class="bwait" role="group" aria-label={count()}>
          <span class="bwait-title" aria-hidden="true">
            {count()}
          </span>
          <For each={props.waiting.known}>{waits}</For>
          <For each={Array.from({ length: props.waiting.hidden })}>
            {() => <span class="bback" classList={{ [props.side]: true }} aria-hidden="true" />}
          </For>
        </div>
      </Show>
    </div>
  );
}

const sideTitle = (props: Props): string =>
  `${props.words.name('side', props.side)}, ${say(
    props.language,
    `web.panels.hammer.battle.${roleOf(props.scene, props.side)}`,
  )}`;
