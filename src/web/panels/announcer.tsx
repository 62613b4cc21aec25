import { createEffect, createSignal, on, type JSX } from 'solid-js';

interface Props {
  /** What has happened, in sentences; each new value is read out once. */
  readonly sentences: readonly string[];
}

/** More than this at a time nobody can listen to: the log has the rest. */
const MOST = 8;

/** Tells screen readers what has happened, without taking the focus away. */
export function Announcer(props: Props): JSX.Element {
  const [text, setText] = createSignal('');
  createEffect(
    on(
      () => props.sentences,
      (sentences) => {
        if (sentences.length > 0) setText(sentences.slice(-MOST).join(' '));
      },
    ),
  );
  return (
    <div class="unseen" role="log" aria-live="polite" aria-atomic="true">
      {text()}
    </div>
  );
}
