import { createEffect, createMemo, createSignal, For, on, onCleanup, type JSX } from 'solid-js';
import { TUMBLE } from './pace.ts';
import { hitDice, type Roll } from './scene.ts';

interface Props {
  readonly roll: Roll;
  /** What the dice show, in words. */
  readonly name: string;
}

/** Where the pips of each face are, on a grid of three by three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

const FACES = 6;
const FLICKER = 70;

const wantsStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Dice that tumble for a moment, then lie still; those that hit are marked. */
export function Dice(props: Props): JSX.Element {
  const [tumbling, setTumbling] = createSignal<readonly number[]>();
  let flicker: ReturnType<typeof setInterval> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const still = (): void => {
    clearInterval(flicker);
    clearTimeout(rest);
    setTumbling(undefined);
  };
  const anyFaces = (): number[] => props.roll.dice.map(() => 1 + Math.floor(Math.random() * FACES));
  createEffect(
    on(
      createMemo(() => props.roll.number),
      () => {
        still();
        if (wantsStillness()) return;
        setTumbling(anyFaces());
        flicker = setInterval(() => setTumbling(anyFaces()), FLICKER);
        rest = setTimeout(still, TUMBLE);
      },
    ),
  );
  onCleanup(still);
  const hits = (): readonly boolean[] => hitDice(props.roll);
  return (
    <div class="dice" role="img" aria-label={props.name}>
      <For each={props.roll.dice}>
        {(die, at) => (
          <svg
            viewBox="0 0 24 24"
            class="die"
            classList={{ tumbles: tumbling() !== undefined, hits: tumbling() === undefined && hits()[at()] }}
            aria-hidden="true"
          >
            <rect x="1" y="1" width="22" height="22" rx="4.5" />
            <For each={PIPS[tumbling()?.[at()] ?? die] ?? []}>
              {([x, y]) => <circle cx={6.5 + x * 5.5} cy={6.5 + y * 5.5} r="2" />}
            </For>
          </svg>
        )}
      </For>
    </div>
  );
}
