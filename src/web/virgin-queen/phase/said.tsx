import { createMemo, For, Show } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';
import type { Sentence } from './walk.ts';

/** Sentences of the umpire, one under another. */
export function Sentences(props: { umpire: Umpire; sentences: readonly (Sentence | queen.Sentence)[] }) {
  return (
    <For each={props.sentences}>
      {({ group, code, facts }) => <p>{props.umpire.words().sentence(group, code, facts)}</p>}
    </For>
  );
}

/** A paragraph of the rules, to be read at a press. */
export function Paragraph(props: { umpire: Umpire; id: string }) {
  return (
    <button type="button" class="vq-phase-paragraph" onClick={() => props.umpire.read(props.id)}>
      {props.id}
    </button>
  );
}

/** A button that makes an entry as the rules name it; nothing while it would be refused. */
export function LineButton(props: { umpire: Umpire; line: string; primary?: boolean; label?: string }) {
  const label = (): string => {
    if (props.label !== undefined) return props.label;
    const action = queen.actionOf(props.line);
    return action === undefined ? props.line : props.umpire.words().action(action, props.umpire.state().step);
  };
  const isOpen = createMemo(() => props.umpire.whyNot(props.line) === undefined);
  return (
    <Show when={isOpen()}>
      <button
        type="button"
        class="button vq-phase-button"
        classList={{ primary: props.primary === true }}
        disabled={props.umpire.busy()}
        onClick={() => void props.umpire.enter(props.line).catch(reportError)}
      >
        {label()}
      </button>
    </Show>
  );
}

/** The way into the Empire's own corner of a screen that it shares with the table; nothing elsewhere (V7.9). */
export function AloneButton(props: { umpire: Umpire }) {
  return (
    <Show when={props.umpire.canBeAlone()}>
      <button type="button" class="button primary vq-phase-button" onClick={() => props.umpire.beAlone(true)}>
        {t('web.virgin-queen.empire.alone')}
      </button>
    </Show>
  );
}
