import { createMemo, createUniqueId, For, Show, type JSX } from 'solid-js';
import { say, type Language } from '../../../words/index.ts';
import type { Choice, Picker, Traces } from '../decision.ts';
import { ChoiceButton } from './choice-button.tsx';

interface Props {
  readonly language: Language;
  readonly picker: Picker;
  readonly picked: readonly string[];
  /** The ways open to what is picked. */
  readonly ways: readonly Choice[];
  readonly busy: boolean;
  /** The place that the board points at. */
  readonly aimed: string | undefined;
  readonly numberOf: (choice: Choice) => number | undefined;
  readonly onPick: (picked: readonly string[]) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onTraces: (traces: Traces | undefined) => void;
}

/** Pick one or several pieces, then the way that they take together. */
export function PickerPanel(props: Props): JSX.Element {
  const title = createUniqueId();
  const pieces = createMemo(() => props.picker.pieces(props.picked));
  const single = (): boolean => pieces().length === 1;
  const toggle = (id: string): void =>
    props.onPick(
      props.picked.includes(id) ? props.picked.filter((each) => each !== id) : [...props.picked, id],
    );
  const all = (): readonly string[] => pieces().map(({ id }) => id);
  const ready = (): boolean => single() || props.picked.length > 0;
  return (
    <div class="choice-group" role="group" aria-labelledby={title}>
      <h3 id={title} class="choice-title">
        {props.picker.title(props.picked)}
      </h3>
      <div class="pieces">
        <For each={pieces()}>
          {(piece) => (
            <button
              type="button"
              class="piece"
              data-choice
              data-piece={piece.id}
              aria-pressed={single() || props.picked.includes(piece.id)}
              disabled={props.busy}
              onClick={() => {
                if (!single()) toggle(piece.id);
              }}
              onPointerEnter={() => props.onTraces({ areas: [], blocks: [piece.id] })}
              onPointerLeave={() => props.onTraces(undefined)}
            >
              <span>{piece.label}</span> <span class="choice-note">{piece.note}</span>
            </button>
          )}
        </For>
        <Show when={!single()}>
          <button
            type="button"
            class="button quiet"
            data-choice
            disabled={props.busy}
            onClick={() => props.onPick(props.picked.length === all().length ? [] : all())}
          >
            {say(
              props.language,
              props.picked.length === all().length ? 'web.panels.pickNone' : 'web.panels.pickAll',
            )}
          </button>
        </Show>
      </div>
      <Show
        when={props.ways.length > 0}
        fallback={
          <p class="actions-hint" aria-live="polite">
            {say(props.language, ready() ? 'web.panels.noWay' : 'web.panels.pickSome')}
          </p>
        }
      >
        <div class="choices" classList={{ many: props.ways.length > 3 }}>
          <For each={props.ways}>
            {(choice) => (
              <ChoiceButton
                choice={choice}
                aimed={props.aimed}
                number={props.numberOf(choice)}
                busy={props.busy}
                onChoose={props.onChoose}
                onTraces={props.onTraces}
              />
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
