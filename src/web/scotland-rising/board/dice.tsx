import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import type { GameEvent } from '../../../core/game.ts';
import { say } from '../../../words/index.ts';
import { DieFace } from '../../panels/die-face.tsx';
import type { Controller } from '../controller.ts';
import type { Roll } from '../film.ts';
import './dice.css';

const FLICKER = 70;

const textIn = (event: GameEvent, field: string): string => {
  const value = event[field];
  return typeof value === 'string' ? value : '';
};
const numberIn = (event: GameEvent, field: string): number => {
  const value = event[field];
  return typeof value === 'number' ? value : 0;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a die of a roll does what it was thrown for: hits, saves, rallies. */
function succeeds({ kind, event }: Roll, die: number): boolean {
  switch (kind) {
    case 'attack':
      return die >= numberIn(event, 'number');
    case 'save':
    case 'rally':
      return die <= 3;
    default:
      return false;
  }
}

/** The dice of the latest decision: they tumble, then lie until others are thrown. */
export function DiceTray(props: { readonly controller: Controller }): JSX.Element {
  const { controller } = props;
  const [dismissed, setDismissed] = createSignal(-1);
  const rolls = createMemo(() => {
    const thrown = controller.film.rolls();
    if (thrown === undefined || controller.isPast() || dismissed() === thrown.length) return undefined;
    return thrown;
  });
  const shown = (): readonly Roll[] => rolls()?.rolls.slice(0, rolls()?.shown).slice(-MOST) ?? [];
  return (
    <Show when={shown().length > 0}>
      <section class="dice-tray" aria-label={say(controller.language(), 'web.scotland-rising.dice.title')}>
        <For each={shown()}>
          {(roll, i) => (
            <RollRow
              controller={controller}
              roll={roll}
              tumbles={rolls()?.tumbling === true && i() === shown().length - 1}
            />
          )}
        </For>
        <Show
          when={controller.film.playing()}
          fallback={
            <button
              type="button"
              class="dice-close"
              aria-label={say(controller.language(), 'web.board.close')}
              onClick={() => setDismissed(rolls()?.length ?? -1)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m4 4 8 8M12 4l-8 8" />
              </svg>
            </button>
          }
        >
          <button type="button" class="dice-skip" onClick={() => controller.film.skip()}>
            {say(controller.language(), 'web.scotland-rising.dice.skip')}
          </button>
        </Show>
      </section>
    </Show>
  );
}

const MOST = 3;

function RollRow(props: {
  readonly controller: Controller;
  readonly roll: Roll;
  readonly tumbles: boolean;
}): JSX.Element {
  const words = () => props.controller.words();
  const language = () => props.controller.language();
  const name = (field: string): string => {
    const id = textIn(props.roll.event, field);
    return id === '' ? '' : words().name('unit', id);
  };
  const title = (): string => {
    const { event, kind } = props.roll;
    switch (kind) {
      case 'points':
        return say(language(), 'web.scotland-rising.dice.points', {
          side: words().name('side', textIn(event, 'side')),
          command: numberIn(event, 'command'),
          random: numberIn(event, 'random'),
          ap: numberIn(event, 'ap'),
        });
      case 'event':
        return say(language(), 'web.scotland-rising.dice.event', { sum: numberIn(event, 'event') });
      case 'attack':
        return say(language(), 'web.scotland-rising.dice.attack', {
          unit: name('unit'),
          defender: name('defender'),
          number: numberIn(event, 'number'),
        });
      case 'save':
        return say(language(), 'web.scotland-rising.dice.save', { unit: name('unit') });
      case 'rally':
        return say(language(), 'web.scotland-rising.dice.rally', {
          leader: name('leader'),
          unit: name('unit'),
        });
      default:
        return kind satisfies never;
    }
  };
  const result = (): string => {
    const { event, kind } = props.roll;
    if (kind === 'points') return '';
    if (kind === 'event') return words().name('event', String(numberIn(event, 'event')));
    const own =
      kind === 'attack'
        ? say(language(), 'web.scotland-rising.dice.hits', { hits: numberIn(event, 'hits') })
        : say(language(), 'web.scotland-rising.dice.success', { success: String(event['success'] === true) });
    return own;
  };
  /** What it did to whom: who is gone need not be told to have been reduced before. */
  const lasting = (): string => {
    const { after } = props.roll;
    const gone = new Set(after.flatMap((each) => (each.type === 'eliminated' ? [each['unit']] : [])));
    return after
      .filter((each) => LASTING.has(each.type) && (each.type !== 'reduced' || !gone.has(each['unit'])))
      .map((each) => words().news(each))
      .join(' ');
  };
  return (
    <div class="dice-roll">
      <p class="dice-title">{capital(title())}</p>
      <Dice roll={props.roll} tumbles={props.tumbles} />
      <Show when={!props.tumbles && result() !== ''}>
        <p class="dice-result">
          {result()} <span class="dice-lasting">{lasting()}</span>
        </p>
      </Show>
    </div>
  );
}

/** What came of dice and is worth saying beside them. */
const LASTING: ReadonlySet<string> = new Set(['reduced', 'eliminated', 'disordered', 'hits-lost', 'over']);

/** Dice that tumble for a moment, then lie still; those that do what they were thrown for are marked. */
function Dice(props: { readonly roll: Roll; readonly tumbles: boolean }): JSX.Element {
  const [faces, setFaces] = createSignal<readonly number[]>([]);
  let flicker: ReturnType<typeof setInterval> | undefined;
  createEffect(
    on(
      () => props.tumbles,
      (tumbles) => {
        clearInterval(flicker);
        if (!tumbles) return;
        const any = (): number[] => props.roll.dice.map(() => 1 + Math.floor(Math.random() * 6));
        setFaces(any());
        flicker = setInterval(() => setFaces(any()), FLICKER);
      },
    ),
  );
  onCleanup(() => clearInterval(flicker));
  const showing = (): string => (props.tumbles ? '…' : props.roll.dice.join(' '));
  return (
    <div class="dice-row" role="img" aria-label={showing()}>
      <For each={props.roll.dice}>
        {(die, at) => (
          <svg
            viewBox="0 0 24 24"
            class="rising-die"
            classList={{ tumbles: props.tumbles, good: !props.tumbles && succeeds(props.roll, die) }}
            aria-hidden="true"
          >
            <DieFace pips={props.tumbles ? (faces()[at()] ?? die) : die} />
          </svg>
        )}
      </For>
    </div>
  );
}
