import { createEffect, createMemo, createSignal, For, on, type JSX } from 'solid-js';
import { say, type Language } from '../../../words/index.ts';
import type { Snapshot } from '../../table/table.ts';
import { findMarks, titled, type Mark } from './marks.ts';
import './timeline.css';

interface Props {
  readonly language: Language;
  /** How many decisions the match has by now. */
  readonly length: number;
  /** The moment that is looked at; undefined for the present. */
  readonly past: Snapshot | undefined;
  /** What the viewer knew after so many decisions. */
  readonly at: (length: number) => Promise<Snapshot>;
  /** The chapter of the match that a moment lies in, such as its year. */
  readonly chapterOf: (snapshot: Snapshot) => string;
  /** Shows a moment of the past, or the present again. */
  readonly onLook: (moment: Snapshot | undefined) => void;
}

/** Steps or slides through the whole match. */
export function Timeline(props: Props): JSX.Element {
  const [marks, setMarks] = createSignal<readonly Mark[]>([]);
  const [wanted, setWanted] = createSignal<number>();
  const written = createMemo(() => titled(marks(), props.length));
  const place = (): number => wanted() ?? props.past?.length ?? props.length;
  let slider: HTMLInputElement | undefined;
  let marked = -1;
  let asked = 0;

  // The end of the scale comes before the place on it: a browser cuts off a value beyond the end.
  createEffect(() => {
    if (slider === undefined) return;
    slider.max = String(Math.max(props.length, 1));
    slider.value = String(place());
  });

  const findYears = async (): Promise<void> => {
    if (marked === props.length) return;
    marked = props.length;
    setMarks(await findMarks(props.length, async (length) => props.chapterOf(await props.at(length))));
  };

  const look = async (length: number): Promise<void> => {
    const goal = Math.min(Math.max(length, 0), props.length);
    asked += 1;
    const number = asked;
    setWanted(goal);
    if (goal === props.length) {
      setWanted(undefined);
      props.onLook(undefined);
      return;
    }
    const moment = await props.at(goal);
    // While one moment was looked up the hand on the slider went on to another.
    if (number !== asked) return;
    props.onLook(moment);
    setWanted(undefined);
    await findYears();
  };

  const go = (length: number): void => {
    look(length).catch((error: unknown) => {
      setWanted(undefined);
      reportError(error);
    });
  };

  // A match that is taken back beyond the moment looked at has no such moment any more.
  createEffect(
    on(
      () => props.length,
      (length) => {
        if (props.past !== undefined && props.past.length > length) props.onLook(undefined);
      },
    ),
  );

  const chapter = (): string =>
    props.past === undefined ? '' : (marks().findLast(({ length }) => length <= place())?.title ?? '');

  return (
    <section class="timeline" aria-label={say(props.language, 'web.panels.timeline.title')}>
      <div class="timeline-row">
        <Step
          label={say(props.language, 'web.panels.timeline.first')}
          path="M4 3v10M13 3 7 8l6 5"
          disabled={place() === 0}
          onClick={() => go(0)}
        />
        <Step
          label={say(props.language, 'web.panels.timeline.back')}
          path="M11 3 5 8l6 5"
          disabled={place() === 0}
          onClick={() => go(place() - 1)}
        />
        <div class="timeline-track">
          <input
            type="range"
            min="0"
            ref={(element) => {
              slider = element;
            }}
            disabled={props.length === 0}
            aria-label={say(props.language, 'web.panels.timeline.slider')}
            aria-valuetext={say(props.language, 'web.panels.timeline.value', {
              length: place(),
              all: props.length,
              chapter: chapter(),
            })}
            onPointerDown={() => void findYears().catch(reportError)}
            onFocus={() => void findYears().catch(reportError)}
            onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
          />
          <div class="timeline-marks" aria-hidden="true">
            <For each={marks()}>
              {(mark) => (
                <span style={{ '--at': props.length === 0 ? '0' : String(mark.length / props.length) }}>
                  {written().has(mark) ? mark.title : ''}
                </span>
              )}
            </For>
          </div>
        </div>
        <Step
          label={say(props.language, 'web.panels.timeline.forward')}
          path="m5 3 6 5-6 5"
          disabled={place() === props.length}
          onClick={() => go(place() + 1)}
        />
        <Step
          label={say(props.language, 'web.panels.timeline.last')}
          path="m3 3 6 5-6 5M12 3v10"
          disabled={place() === props.length}
          onClick={() => go(props.length)}
        />
        <span class="timeline-place">
          {say(props.language, 'web.panels.timeline.place', { length: place(), all: props.length })}
        </span>
      </div>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly path: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Step = (props: StepProps): JSX.Element => (
  <button
    type="button"
    class="timeline-step"
    aria-label={props.label}
    title={props.label}
    disabled={props.disabled}
    onClick={() => props.onClick()}
  >
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={props.path} fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  </button>
);
