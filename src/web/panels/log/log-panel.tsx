import {
  createEffect,
  createMemo,
  createSignal,
  Index,
  on,
  onCleanup,
  onMount,
  Show,
  type JSX,
} from 'solid-js';
import type { Told } from '../../../core/match.ts';
import { say, type Language } from '../../../words/index.ts';
import type { Traces } from '../decision.ts';
import { type Absence, watchAbsences } from './absence.ts';
import { buildLog, linesSince, type LogMemory, type LogSpeech } from './log.ts';
import { LogLines } from './log-lines.tsx';
import './log.css';

interface Props {
  readonly language: Language;
  /** Everything that the viewer has been told. */
  readonly told: readonly Told[];
  readonly speech: LogSpeech;
  /** The number of the last event seen before the page was opened; undefined when it was never left. */
  readonly since: number | undefined;
  /** The number of the last event that stood there when the page was opened; undefined when that is now. */
  readonly opened?: number | undefined;
  readonly onTraces: (traces: Traces | undefined) => void;
}

/** How near the end of the log one has to be for it to follow the game. */
const NEAR = 48;

/** What has happened, in sentences, by chapter and part; each line lights up what it names. */
export function LogPanel(props: Props): JSX.Element {
  let scroll: HTMLDivElement | undefined;
  const [follows, setFollows] = createSignal(true);
  const [isDismissed, setDismissed] = createSignal(false);
  const memory = createMemo((): { speech: LogSpeech; lines: LogMemory } => ({
    speech: props.speech,
    lines: new WeakMap(),
  }));
  const chapters = createMemo(() => buildLog(props.told, memory().speech, memory().lines));
  // What happened meanwhile is what stood in the log when the page was opened.
  const { opened = Infinity } = props;
  const firstChapters = buildLog(
    props.told.filter(({ number }) => number <= opened),
    props.speech,
  );
  const [absence, setAbsence] = createSignal<Absence>();
  const missed = createMemo(() => {
    if (isDismissed()) return [];
    const away = absence();
    if (away !== undefined) return linesSince(chapters(), away.since, away.until);
    const { since } = props;
    return since === undefined ? [] : linesSince(firstChapters, since);
  });
  onMount(() => {
    const end = watchAbsences(
      () => props.told.at(-1)?.number ?? -1,
      (away) => {
        if (away.until === undefined) setDismissed(false);
        setAbsence(away);
      },
    );
    onCleanup(end);
  });

  const toEnd = (): void => {
    if (scroll !== undefined) scroll.scrollTop = scroll.scrollHeight;
    setFollows(true);
  };
  createEffect(
    on(chapters, () => {
      if (follows()) queueMicrotask(toEnd);
    }),
  );

  return (
    <section class="log" aria-label={say(props.language, 'web.panels.log.title')}>
      <Show when={missed().length > 0}>
        <div class="log-since">
          <h3>{say(props.language, 'web.panels.log.sinceCount', { count: missed().length })}</h3>
          <LogLines lines={missed()} onTraces={props.onTraces} />
          <button type="button" class="button quiet" onClick={() => setDismissed(true)}>
            {say(props.language, 'web.panels.close')}
          </button>
        </div>
      </Show>
      <Show
        when={chapters().length > 0}
        fallback={<p class="muted">{say(props.language, 'web.panels.log.empty')}</p>}
      >
        <div
          ref={(element) => {
            scroll = element;
          }}
          class="log-scroll"
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
            setFollows(scrollHeight - scrollTop - clientHeight < NEAR)
          }
        >
          <Index each={chapters()}>
            {(chapter, at) => (
              <details open={at === chapters().length - 1}>
                <summary>{chapter().title || say(props.language, 'web.panels.log.beginning')}</summary>
                <Index each={chapter().parts}>
                  {(part) => (
                    <div class="log-part">
                      <Show when={part().title !== ''}>
                        <h4>{part().title}</h4>
                      </Show>
                      <LogLines lines={part().lines} onTraces={props.onTraces} />
                    </div>
                  )}
                </Index>
              </details>
            )}
          </Index>
        </div>
        <Show when={!follows()}>
          <button type="button" class="button log-newest" onClick={toEnd}>
            {say(props.language, 'web.panels.log.newest')}
          </button>
        </Show>
      </Show>
    </section>
  );
}
