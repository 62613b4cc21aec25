import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
  type JSX,
} from 'solid-js';
import type { SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import { say, type Language } from '../../../../words/index.ts';
import { ChoiceButton } from '../../../panels/actions/choice-button.tsx';
import { choiceAtKey, placeAfterKey } from '../../../panels/actions/keys.ts';
import type { Choice, ChoiceGroup } from '../../../panels/decision.ts';
import { frameOf, knownBlock, knownIn, seatOf, sidesOf } from '../facts.ts';
import type { BattleProps } from './battle-props.ts';
import { BattleLine, type Waiting } from './battle-line.tsx';
import { BattleMiddle } from './battle-middle.tsx';
import { BATTLE_STEPS } from './pace.ts';
import { LETTERS, type Scene } from './scene.ts';

interface Props extends BattleProps {
  readonly scene: Scene;
  readonly playing: boolean;
  readonly onSkip: () => void;
  readonly onDismiss: () => void;
  readonly onAside: () => void;
}

/** Both lines, what happens between them, and what can be done. */
export function BattleField(props: Props): JSX.Element {
  let section: HTMLElement | undefined;
  let heading: HTMLHeadingElement | undefined;
  const [picked, setPicked] = createSignal<string>();
  const sides = createMemo(() => sidesOf(props.snapshot.view));
  const frame = createMemo(() => (props.playing ? undefined : frameOf(props.snapshot.view, 'battle')));
  const groups = createMemo((): readonly ChoiceGroup[] => {
    const { decision } = props;
    return props.playing || decision === undefined || !BATTLE_STEPS.includes(decision.step)
      ? []
      : decision.groups;
  });
  const open = createMemo(() =>
    groups().flatMap(({ choices }) => choices.flatMap(({ traces }) => traces.blocks)),
  );
  /** The block whose choices are shown: the one picked, else the first that may act. */
  const chosen = createMemo(() => {
    const own = picked();
    return own !== undefined && open().includes(own) ? own : open()[0];
  });
  const choices = createMemo((): readonly Choice[] => {
    const isHit = props.decision?.step === 'hits';
    return groups().flatMap((group) =>
      isHit ? group.choices : group.choices.filter(({ traces }) => traces.blocks.includes(chosen() ?? '')),
    );
  });
  /** All choices in one row, as number keys count them. */
  const all = createMemo(() => groups().flatMap((group) => group.choices));
  const numberOf = (choice: Choice): number | undefined => {
    const at = all().indexOf(choice);
    return at >= 0 && at < 9 ? at + 1 : undefined;
  };
  const hasFocus = (): boolean => section?.contains(document.activeElement) === true;
  const choose = (choice: Choice): void => {
    // The button goes with the decision; the focus waits at the heading until there is another one.
    if (hasFocus()) heading?.focus({ preventScroll: true });
    props.onChoose(choice);
  };
  const skip = (): void => {
    heading?.focus({ preventScroll: true });
    props.onSkip();
  };
  // Who comes back from the map comes back to the battle.
  onMount(() => {
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  });
  /** The first number key and Escape lead on where there is nothing to choose: to the end of the film, out of it. */
  const goesOn = (event: KeyboardEvent): boolean => {
    if (event.key !== '1' && event.key !== 'Escape') return false;
    if (props.playing) skip();
    else if (props.scene.victor !== undefined) props.onDismiss();
    else return false;
    event.preventDefault();
    return true;
  };
  const onPageKey = (event: KeyboardEvent): void => {
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== null;
    if (!isElsewhere && !event.defaultPrevented && props.playing) goesOn(event);
  };
  onMount(() => document.addEventListener('keydown', onPageKey));
  onCleanup(() => document.removeEventListener('keydown', onPageKey));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || props.busy) return;
    const place = choiceAtKey(event.key);
    const choice = place === undefined ? undefined : all()[place];
    if (choice !== undefined) {
      event.preventDefault();
      choose(choice);
      return;
    }
    if (goesOn(event)) return;
    const buttons = [...(section?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
    const from = buttons.findIndex((each) => each === document.activeElement);
    const to = placeAfterKey(event.key, from, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  createEffect(
    on(all, (choices) => {
      if (choices.length === 0 || document.activeElement !== heading) return;
      queueMicrotask(() => section?.querySelector<HTMLElement>('.battle-choices button')?.focus());
    }),
  );
  createEffect(
    on(
      () => props.scene.victor !== undefined && !props.playing,
      (isOver) => {
        if (isOver && (hasFocus() || document.activeElement === document.body))
          queueMicrotask(() => section?.querySelector<HTMLElement>('.battle-on')?.focus());
      },
    ),
  );
  const title = (): string => groups().find(({ id }) => id === chosen())?.title ?? '';
  const turnOf = (side: SideId): string | undefined => {
    const at = frame();
    if (at === undefined) return undefined;
    const isAttacker = at.turn % 2 === 1;
    return isAttacker === (seatOf(side) === at.attacker) ? LETTERS[at.turn >> 1] : undefined;
  };
  const turnNow = (): string | undefined => {
    const at = frame();
    const letter = at === undefined ? undefined : LETTERS[at.turn >> 1];
    if (at === undefined || letter === undefined || props.decision?.step === 'hits') return undefined;
    const role = at.turn % 2 === 0 ? 'defender' : 'attacker';
    return say(props.language, 'web.panels.hammer.battle.turn', { letter, role });
  };
  /** Blocks in Reserve: those that the viewer knows by name, and how many others wait. */
  const waiting = (side: SideId): Waiting => {
    const { view } = props.snapshot;
    const { area, victor, unseen } = props.scene;
    const isOwn = view.viewer === side;
    const later = isOwn ? unseen[side] : [];
    const hidden = isOwn ? 0 : unseen[side].length;
    if (victor !== undefined || frameOf(view, 'battle') === undefined) return { known: later, hidden };
    const known = knownIn(view, area, side).filter(({ reserve }) => reserve === true);
    const standing = view.standing
      .filter((each) => each.side === side && each.area === area)
      .reduce((sum, { count }) => sum + count, 0);
    return { known: [...later, ...known.map(({ block }) => block)], hidden: hidden + standing };
  };
  const line = (side: SideId): JSX.Element => (
    <BattleLine
      scene={props.scene}
      side={side}
      words={props.words}
      language={props.language}
      waiting={waiting(side)}
      stepsOf={(block) => knownBlock(props.snapshot.view, block)?.steps}
      turn={turnOf(side)}
      open={open()}
      chosen={props.decision?.step === 'hits' ? undefined : chosen()}
      onAsk={props.onAsk}
      onChoose={(block) => {
        setPicked(block);
        const [only, more] = groups().flatMap((group) =>
          group.choices.filter(({ traces }) => traces.blocks.includes(block)),
        );
        if (props.decision?.step === 'hits' && only !== undefined && more === undefined) choose(only);
      }}
    />
  );
  return (
    <section
      ref={(element) => {
        section = element;
      }}
      class="battle"
      on:keydown={onKeyDown}
      aria-label={say(props.language, 'web.panels.hammer.battle.title', {
        area: props.words.name('area', props.scene.area),
      })}
    >
      <header class="battle-head">
        <h2
          ref={(element) => {
            heading = element;
          }}
          tabindex="-1"
        >
          {say(props.language, 'web.panels.hammer.battle.title', {
            area: props.words.name('area', props.scene.area),
          })}
        </h2>
        <Rounds round={props.scene.round} language={props.language} />
        <Show when={turnNow()}>{(text) => <p class="battle-turn">{text()}</p>}</Show>
        <div class="battle-tools">
          <Show when={props.playing}>
            <button type="button" class="button" onClick={skip}>
              {say(props.language, 'web.panels.hammer.battle.skip')}
            </button>
          </Show>
          <button type="button" class="button quiet" onClick={() => props.onAside()}>
            {say(props.language, 'web.panels.hammer.battle.toMap')}
          </button>
        </div>
      </header>
      {line(sides().other)}
      <BattleMiddle scene={props.scene} words={props.words} language={props.language} />
      {line(sides().own)}
      <footer class="battle-foot">
        <Show when={choices().length > 0}>
          <Show when={title() !== ''}>
            <p class="battle-who">{title()}</p>
          </Show>
          <div class="battle-choices">
            <For each={choices()}>
              {(choice) => (
                <ChoiceButton
                  choice={choice}
                  number={numberOf(choice)}
                  busy={props.busy}
                  onChoose={choose}
                  onTraces={props.onTraces}
                />
              )}
            </For>
          </div>
        </Show>
        <Show when={props.scene.victor !== undefined && !props.playing}>
          <button type="button" class="button primary battle-on" onClick={() => props.onDismiss()}>
            {say(props.language, 'web.panels.hammer.battle.goOn')}
          </button>
        </Show>
        <Show when={choices().length === 0 && props.scene.victor === undefined && !props.playing}>
          <p class="muted small">{say(props.language, 'web.panels.hammer.battle.order')}</p>
        </Show>
      </footer>
    </section>
  );
}

function Rounds(props: { readonly round: number; readonly language: Language }): JSX.Element {
  return (
    <p class="battle-round">
      {say(props.language, 'web.panels.hammer.battle.round', { round: props.round })}
      <span class="battle-pips" aria-hidden="true">
        <For each={[1, 2, 3]}>{(each) => <i classList={{ full: each <= props.round }} />}</For>
      </span>
    </p>
  );
}
