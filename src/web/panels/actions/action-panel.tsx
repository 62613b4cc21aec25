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
import { say, type Language } from '../../../words/index.ts';
import { choicesOf, type Choice, type Decision, type Traces } from '../decision.ts';
import { ChoiceButton } from './choice-button.tsx';
import { ChoiceGroups } from './choice-groups.tsx';
import { Confirm } from './confirm.tsx';
import { choiceAtKey, placeAfterKey } from './keys.ts';
import { PickerPanel } from './picker-panel.tsx';
import './actions.css';

/** What the panel of decisions is given. */
export interface ActionPanelProps {
  readonly language: Language;
  /** What the viewer is asked; undefined when it is for others to decide. */
  readonly decision: Decision | undefined;
  /** What is said while others decide, or when the match is over. */
  readonly waiting: string;
  readonly canUndo: boolean;
  /** A decision is on its way: nothing can be chosen. */
  readonly busy: boolean;
  /** The pieces that are picked, here or on the board. */
  readonly picked: readonly string[];
  /** The place that the board points at. */
  readonly aimed?: string | undefined;
  /** What shows the choices instead of a list of buttons, such as a hand of cards. */
  readonly instead?: JSX.Element | undefined;
  readonly onPick: (picked: readonly string[]) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onUndo: () => void;
  readonly onTraces: (traces: Traces | undefined) => void;
}

/** Everything that can be decided now, as labelled buttons: by mouse, by keyboard, for ears. */
export function ActionPanel(props: ActionPanelProps): JSX.Element {
  let section: HTMLElement | undefined;
  let prompt: HTMLParagraphElement | undefined;
  const [asking, setAsking] = createSignal<Choice | undefined>();
  const picked = createMemo(() => {
    const pieces = new Set(props.decision?.picker?.pieces(props.picked).map(({ id }) => id));
    return props.picked.filter((id) => pieces.has(id));
  });
  const hasPieces = createMemo(() => (props.decision?.picker?.pieces(picked()).length ?? 0) > 0);
  const ways = createMemo(() => props.decision?.picker?.ways(picked()) ?? []);
  const open = createMemo(() =>
    props.decision === undefined
      ? []
      : choicesOf(props.decision, ways()).filter(({ lines }) => lines.length > 0),
  );
  const finals = createMemo(() => [...new Set(open().flatMap(({ final }) => (final === '' ? [] : [final])))]);

  const hasFocus = (): boolean => section?.contains(document.activeElement) === true;
  let held = false;

  const choose = (choice: Choice): void => {
    if (props.busy || choice.lines.length === 0) return;
    if (choice.confirm !== '' && asking() !== choice) {
      setAsking(choice);
      return;
    }
    held = hasFocus() || document.activeElement === document.body;
    setAsking(undefined);
    props.onTraces(undefined);
    props.onChoose(choice);
  };

  const undo = (): void => {
    held = hasFocus();
    setAsking(undefined);
    props.onUndo();
  };

  const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

  /** The button that was pressed, here or on the board, may be gone with its decision: the focus goes to what is asked. */
  const keepFocus = (): void => {
    const wasHere = held;
    if (props.decision !== undefined) held = false;
    queueMicrotask(() => {
      if (wasHere && (isLost() || hasFocus())) prompt?.focus();
      else if (isLost()) prompt?.focus({ preventScroll: true });
    });
  };
  createEffect(
    on(
      () => [props.decision, props.instead] as const,
      () => {
        setAsking((choice) => (choice !== undefined && open().includes(choice) ? choice : undefined));
        keepFocus();
      },
      { defer: true },
    ),
  );
  // The next decision may be the same as the one before.
  createEffect(
    on(
      () => props.busy,
      (busy) => {
        if (!busy && held && props.decision !== undefined) keepFocus();
      },
      { defer: true },
    ),
  );

  const buttons = (): HTMLElement[] => [
    ...(section?.querySelectorAll<HTMLElement>('[data-choice]:not([disabled])') ?? []),
  ];

  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (target instanceof HTMLElement && target.matches('input, textarea, select, [role="slider"]')) return;
    const place = choiceAtKey(key);
    const choice = place === undefined ? undefined : open()[place];
    if (choice !== undefined) {
      event.preventDefault();
      choose(choice);
      return;
    }
    if (key.toLowerCase() === 'u' && props.canUndo && !props.busy) {
      event.preventDefault();
      undo();
      return;
    }
    if (key === 'Escape' && asking() !== undefined) {
      event.preventDefault();
      setAsking(undefined);
      prompt?.focus();
      return;
    }
    if (!hasFocus()) return;
    const all = buttons();
    const from = all.findIndex((each) => each === document.activeElement);
    const to = placeAfterKey(key, from, all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  // Keys work inside the panel, and where nothing else has the focus.
  const onPageKey = (event: KeyboardEvent): void => {
    if (document.activeElement === document.body || document.activeElement === null) onKey(event);
  };
  onMount(() => {
    section?.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onPageKey);
  });
  onCleanup(() => {
    section?.removeEventListener('keydown', onKey);
    document.removeEventListener('keydown', onPageKey);
  });

  const numberOf = (choice: Choice): number | undefined => {
    const at = open().indexOf(choice);
    return at >= 0 && at < 9 ? at + 1 : undefined;
  };

  return (
    <section
      ref={(element) => {
        section = element;
      }}
      class="actions"
      aria-label={say(props.language, 'web.panels.actions')}
      aria-busy={props.busy}
    >
      <p
        ref={(element) => {
          prompt = element;
        }}
        class="actions-prompt"
        classList={{ waits: props.decision === undefined }}
        tabindex="-1"
      >
        {props.decision?.prompt ?? props.waiting}
      </p>
      <Show when={props.decision}>
        {(decision) => (
          <>
            <Show when={decision().hint !== ''}>
              <p class="actions-hint">{decision().hint}</p>
            </Show>
            <Show when={hasPieces() && decision().picker} keyed>
              {(picker) => (
                <PickerPanel
                  language={props.language}
                  picker={picker}
                  picked={picked()}
                  ways={ways()}
                  busy={props.busy}
                  aimed={props.aimed}
                  numberOf={numberOf}
                  onPick={props.onPick}
                  onChoose={choose}
                  onTraces={props.onTraces}
                />
              )}
            </Show>
            <Show when={props.instead === undefined} fallback={props.instead}>
              <ChoiceGroups
                groups={decision().groups}
                busy={props.busy}
                aimed={props.aimed}
                numberOf={numberOf}
                onChoose={choose}
                onTraces={props.onTraces}
              />
            </Show>
          </>
        )}
      </Show>
      <div class="actions-finish">
        <Show when={props.decision}>
          {(decision) => (
            <For each={decision().finish}>
              {(choice) => (
                <Show
                  when={asking() === choice}
                  fallback={
                    <ChoiceButton
                      choice={choice}
                      number={numberOf(choice)}
                      busy={props.busy}
                      onChoose={choose}
                      onTraces={props.onTraces}
                    />
                  }
                >
                  <Confirm
                    language={props.language}
                    question={choice.confirm}
                    onYes={() => choose(choice)}
                    onNo={() => {
                      setAsking(undefined);
                      prompt?.focus();
                    }}
                  />
                </Show>
              )}
            </For>
          )}
        </Show>
        <Show when={props.canUndo}>
          <button
            type="button"
            class="button quiet"
            data-choice
            disabled={props.busy}
            aria-keyshortcuts="U"
            onClick={undo}
          >
            <UndoMark /> {say(props.language, 'web.panels.takeBack')}
          </button>
        </Show>
      </div>
      <Show when={finals().length > 0}>
        <ul class="actions-finals">
          <For each={finals()}>
            {(final) => (
              <li>
                <span class="seal" aria-hidden="true" /> {final}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.decision !== undefined}>
        <p class="actions-keys">{say(props.language, 'web.panels.keys')}</p>
      </Show>
    </section>
  );
}

const UndoMark = (): JSX.Element => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" class="mark">
    <path
      d="M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
    />
  </svg>
);
