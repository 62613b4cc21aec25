import { For, type JSX } from 'solid-js';

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

/** The face of a die with so many pips, to stand in a picture of 24 by 24. */
export function DieFace(props: { readonly pips: number }): JSX.Element {
  return (
    <>
      <rect x="1" y="1" width="22" height="22" rx="4.5" />
      <For each={PIPS[props.pips] ?? []}>
        {([x, y]) => <circle cx={6.5 + x * 5.5} cy={6.5 + y * 5.5} r="2" />}
      </For>
    </>
  );
}
