import type { JSX } from 'solid-js';
import { ARMS, SHIELD } from './arms.ts';

/** The arms of a block on a shield, 20 wide and 24 high, for use inside a drawing. */
export function Shield(props: { readonly block: string }): JSX.Element {
  return (
    <>
      <g class="board-arms" innerHTML={ARMS[props.block] ?? ''} />
      <path d={SHIELD} class="board-shield" />
    </>
  );
}

/** The same as a picture of its own. `name` is what it is called; without one it is left to the text beside it. */
export function ShieldPicture(props: {
  readonly block: string;
  readonly height: number;
  readonly name?: string;
}): JSX.Element {
  return (
    <svg
      class="board-shield-picture"
      viewBox="0 0 20 24"
      width={(props.height * 20) / 24}
      height={props.height}
      role={props.name === undefined ? undefined : 'img'}
      aria-label={props.name}
      aria-hidden={props.name === undefined ? 'true' : undefined}
    >
      <Shield block={props.block} />
    </svg>
  );
}
