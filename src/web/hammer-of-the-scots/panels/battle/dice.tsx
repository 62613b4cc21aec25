import { createEffect, createMemo, createSignal, For, on, onCleanup, type JSX } from 'solid-js';
import { wantsStillness } from '../../../app/stillness.ts';
import { DieFace } from '../../../panels/die-face.tsx';
import { TUMBLE } from './pace.ts';
import { hitDice, type Roll } from './scene.ts';

interface Props {
  readonly roll: Roll;
  /** What the dice show, in words. */
  readonly name: string;
}

const FACES = 6;
const FLICKER = 70;

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
            <DieFace pips={tumbling()?.[at()] ?? die} />
          </svg>
        )}
      </For>
    </div>
  );
}
