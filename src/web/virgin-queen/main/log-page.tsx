import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
  Suspense,
  type JSX,
} from 'solid-js';
import type { GameEvent } from '../../../core/game.ts';
import { queen, type QueenView } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import { t } from '../../i18n/language.ts';
import { LogPanel, Timeline } from '../../panels/index.ts';
import { NO_TRACES } from '../../panels/decision.ts';
import type { LogSpeech } from '../../panels/log/log.ts';
import type { Snapshot } from '../../table/table.ts';
import type { Umpire } from '../umpire.ts';
import type { Desk } from './desk.ts';
import { newsOf } from './told.ts';
import './log-page.css';

/** The log: a chapter is a turn. */
function queenLog(umpire: Umpire): LogSpeech {
  const words = umpire.words();
  const language = umpire.language();
  const chapter = (event: GameEvent): string | undefined =>
    (event.type === 'turn-began' || event.type === 'turn') && typeof event['turn'] === 'number'
      ? say(language, 'web.virgin-queen.main.turn', { turn: event['turn'] })
      : undefined;
  return {
    sentence: (event) => newsOf(words, event),
    chapter,
    part: () => undefined,
    traces: () => NO_TRACES,
  };
}

/** What happened while the page was closed: it is told once, and is no news when the log is opened again. */
export interface Missed {
  /** The number of the last event seen before; undefined when nothing was missed, or all of it is read. */
  readonly since: number | undefined;
  /** The number of the last event when the page was opened. */
  readonly opened: number;
  readonly onRead: () => void;
}

interface Props {
  readonly desk: Desk;
  readonly past: Snapshot | undefined;
  readonly onLook: (moment: Snapshot | undefined) => void;
  readonly missed: Missed;
}

/** Everything that was entered, with what was said of it, and the way back to any moment. */
export function LogPage(props: Props): JSX.Element {
  const { umpire } = props.desk;
  const speech = createMemo(() => queenLog(umpire));
  onCleanup(() => props.missed.onRead());
  return (
    <div class="vq-log">
      <Show when={props.desk.entry()}>
        {(entry) => <EntryNote desk={props.desk} entry={entry()} onLook={props.onLook} />}
      </Show>
      <LogPanel
        language={umpire.language()}
        told={umpire.shown().log}
        speech={speech()}
        since={props.missed.since}
        opened={props.missed.opened}
        onTraces={() => undefined}
      />
      <Timeline
        language={umpire.language()}
        length={umpire.live().length}
        past={props.past}
        at={(length) => umpire.table.at(length)}
        chapterOf={(snapshot) => String((snapshot.view as QueenView).turn)}
        onLook={props.onLook}
      />
      <button type="button" class="button quiet vq-log-rules" onClick={() => umpire.read('')}>
        {t('web.panels.rules.title')}
      </button>
    </div>
  );
}

interface NoteProps {
  readonly desk: Desk;
  readonly entry: number;
  readonly onLook: (moment: Snapshot | undefined) => void;
}

/** One entry by its number: what it said, and the sitting as it left it. */
function EntryNote(props: NoteProps): JSX.Element {
  const { umpire } = props.desk;
  let note: HTMLElement | undefined;
  const isTried = () => props.entry > umpire.live().length;
  const [moment] = createResource(
    () => (isTried() ? undefined : props.entry),
    (entry) => umpire.table.at(entry),
  );
  const [sentences, setSentences] = createSignal<readonly string[]>([]);
  createEffect(() => {
    const words = umpire.words();
    if (isTried()) {
      const trial = umpire.trial();
      const line = trial?.lines[props.entry - (trial.states[0].entries + 1)];
      const action = line === undefined ? undefined : queen.actionOf(line);
      setSentences(action === undefined ? [] : [words.action(action)]);
      return;
    }
    const told = moment()?.told ?? [];
    setSentences(told.flatMap(({ event }) => (event === undefined ? [] : [newsOf(words, event)])));
  });
  createEffect(
    on(
      () => props.entry,
      () => queueMicrotask(() => note?.focus()),
    ),
  );
  return (
    <section
      class="vq-entry-note"
      tabindex="-1"
      ref={(element) => {
        note = element;
      }}
      aria-label={t('web.virgin-queen.main.entry', { entry: props.entry })}
    >
      <h3>{t('web.virgin-queen.main.entry', { entry: props.entry })}</h3>
      <For each={sentences()}>{(sentence) => <p>{sentence}</p>}</For>
      <div class="vq-entry-note-ways">
        <Suspense>
          <Show when={moment()}>
            {(at) => (
              <button type="button" class="button quiet" onClick={() => props.onLook(at())}>
                {t('web.virgin-queen.main.lookThen')}
              </button>
            )}
          </Show>
        </Suspense>
        <button type="button" class="button quiet" onClick={() => props.desk.showEntry(undefined)}>
          {t('web.panels.close')}
        </button>
      </div>
    </section>
  );
}
