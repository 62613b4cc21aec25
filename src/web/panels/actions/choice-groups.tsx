import { createUniqueId, For, Show, type JSX } from 'solid-js';
import type { Choice, ChoiceGroup, Traces } from '../decision.ts';
import { ChoiceButton } from './choice-button.tsx';

interface Props {
  readonly groups: readonly ChoiceGroup[];
  readonly busy: boolean;
  /** The place that the board points at. */
  readonly aimed: string | undefined;
  readonly numberOf: (choice: Choice) => number | undefined;
  readonly onChoose: (choice: Choice) => void;
  readonly onTraces: (traces: Traces | undefined) => void;
}

/** Choices by what they belong to: a block, an area, or nothing. */
export function ChoiceGroups(props: Props): JSX.Element {
  return (
    <For each={props.groups}>
      {(group) => {
        const title = createUniqueId();
        return (
          <div class="choice-group" role="group" aria-labelledby={group.title === '' ? undefined : title}>
            <Show when={group.title !== ''}>
              <h3
                id={title}
                class="choice-title"
                onPointerEnter={() => props.onTraces(group.traces)}
                onPointerLeave={() => props.onTraces(undefined)}
              >
                {group.title}
                <Show when={group.note !== ''}>
                  {' '}
                  <span class="choice-title-note">{group.note}</span>
                </Show>
              </h3>
            </Show>
            <div class="choices" classList={{ many: group.choices.length > 3 }}>
              <For each={group.choices}>
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
          </div>
        );
      }}
    </For>
  );
}
