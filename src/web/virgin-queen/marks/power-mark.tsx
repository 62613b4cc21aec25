import { Match, Switch } from 'solid-js';
import type { queen } from '../../../games/index.ts';
import './power-mark.css';

const SHIELD = 'M3 2.5h26v13.5c0 7.4-5.4 11.9-13 14.5C8.4 27.9 3 23.4 3 16z';

/** Whose mark: a power's, or that of the table itself, which records. */
export type Marked = queen.Power | 'table';

function Crescent() {
  return (
    <>
      <circle cx="16" cy="16" r="13.4" fill="var(--power-ottoman)" stroke="var(--power-edge)" />
      <path d="M19.5 23.600a8.2 8.2 0 1 1 0-15.200a6.6 6.6 0 1 0 0 15.200z" fill="var(--power-light)" />
      <path
        d="M21.6 12.200l1.1 2.5 2.7.3-2 1.8.6 2.7-2.4-1.4-2.4 1.4.6-2.7-2-1.8 2.7-.3z"
        fill="var(--power-light)"
      />
    </>
  );
}

/** A castle of three towers. */
function Castle() {
  return (
    <>
      <path d={SHIELD} fill="var(--power-spain)" stroke="var(--power-edge)" />
      <path
        d="M8 24V11h2.200v2h2V9h2v-2h1v2h1.600V7h1v2h2v4h2v-2H24v13h-5.800v-4.500a2.2 2.2 0 0 0-4.4 0V24z"
        fill="var(--power-dark)"
      />
    </>
  );
}

/** A rose of five petals. */
function Rose() {
  return (
    <>
      <path d={SHIELD} fill="var(--power-england)" stroke="var(--power-edge)" />
      <g fill="var(--power-light)">
        <circle cx="16" cy="9.6" r="4" />
        <circle cx="21.5" cy="13.6" r="4" />
        <circle cx="19.4" cy="20.1" r="4" />
        <circle cx="12.6" cy="20.1" r="4" />
        <circle cx="10.5" cy="13.6" r="4" />
      </g>
      <circle cx="16" cy="15.4" r="3.3" fill="var(--power-gold)" stroke="var(--power-england)" />
    </>
  );
}

function Lily() {
  return (
    <>
      <path d={SHIELD} fill="var(--power-france)" stroke="var(--power-edge)" />
      <path
        d="M16 5.500c2.6 3 3.4 6.2 1.7 10.200h1.400c.2-3.2 2-5.4 4.3-5.2 2.6.3 3.2 3.9.8 5.2-.2-1.4-1.9-1.5-2.1.2-.2 1.4.6 2.2 1.3 2.600H18.100c.2 2 1.1 3.7 2.2 4.5-1.6.3-3 1-4.3 2.7-1.3-1.7-2.7-2.4-4.3-2.7 1.1-.8 2-2.5 2.2-4.500H8.600c.7-.4 1.5-1.2 1.3-2.6-.2-1.7-1.9-1.6-2.1-.2-2.4-1.3-1.8-4.9.8-5.2 2.3-.2 4.1 2 4.3 5.200h1.400c-1.7-4-.9-7.2 1.7-10.200z"
        fill="var(--power-gold)"
      />
    </>
  );
}

/** An eagle with two heads. */
function Eagle() {
  return (
    <>
      <path d={SHIELD} fill="var(--power-empire)" stroke="var(--power-edge)" />
      <path
        d="M16 10.200c.2-2-.5-3-2-3.9-1.6-.9-3.3-.4-4.4.900 1.3-.1 2 .3 2.3 1.200l-1.5.6c1 .5 1.7 1.2 2 2.2-2.4-1.6-4.6-2-7-1.1 1 .6 1.5 1.2 1.7 2.1-.8-.1-1.5.1-2.1.5 1.1.5 1.7 1.2 2 2.1-.7 0-1.3.2-1.8.7 1.2.3 1.9 1 2.3 1.9-.6.1-1.1.4-1.4.9 2.6.8 4.7.4 6.5-1.3-.3 2.2-1.1 3.7-2.6 4.900l2-.1-.9 2 2-.5-.2 2.5 1.7-1.300L16 26.800l1.4-2.4 1.7 1.3-.2-2.5 2 .5-.9-2 2 .1c-1.5-1.2-2.3-2.7-2.6-4.9 1.8 1.7 3.9 2.1 6.5 1.3-.3-.5-.8-.8-1.4-.9.4-.9 1.1-1.6 2.3-1.9-.5-.5-1.1-.7-1.8-.7.3-.9.9-1.6 2-2.1-.6-.4-1.3-.6-2.1-.5.2-.9.7-1.5 1.7-2.1-2.4-.9-4.6-.5-7 1.1.3-1 1-1.7 2-2.200l-1.5-.6c.3-.9 1-1.3 2.3-1.2-1.1-1.3-2.8-1.8-4.4-.9-1.5.9-2.2 1.9-2 3.900z"
        fill="var(--power-gold)"
      />
    </>
  );
}

/** An open book. */
function Book() {
  return (
    <>
      <path d="M16 1.800L30.2 16 16 30.2 1.8 16z" fill="var(--power-protestant)" stroke="var(--power-edge)" />
      <path
        d="M16 12.200c-1.8-1.3-4.2-1.7-7-1.400v9.600c2.8-.3 5.2.1 7 1.4 1.8-1.3 4.2-1.7 7-1.400v-9.600c-2.8-.3-5.2.1-7 1.400z"
        fill="var(--power-light)"
      />
      <path
        d="M16 12.200v9.600M11 13.600c1 0 2 .1 3 .5M11 16.200c1 0 2 .1 3 .5M21 13.600c-1 0-2 .1-3 .5M21 16.200c-1 0-2 .1-3 .5"
        fill="none"
        stroke="var(--power-protestant)"
        stroke-width="1"
      />
    </>
  );
}

/** A table with a sheet on it. */
function Board() {
  return (
    <>
      <rect x="2.5" y="2.5" width="27" height="27" rx="4" fill="var(--sheet)" stroke="var(--power-edge)" />
      <path d="M5 13h22v3H5zM7.5 16h2.500v10H7.500zM22 16h2.500v10H22z" fill="var(--ink-muted)" />
      <path d="M11 11.800L13 6.500h7.500l-2 5.300z" fill="var(--gold)" />
    </>
  );
}

/**
 * The mark of a power: its colour, and a charge for those who do not see it. It says nothing to a screen reader: the
 * name stands beside it. `size` is in CSS pixels.
 */
export function PowerMark(props: { power: Marked; size?: number; class?: string }) {
  return (
    <svg
      class={props.class ?? 'vq-mark'}
      viewBox="0 0 32 32"
      width={props.size ?? 24}
      height={props.size ?? 24}
      aria-hidden="true"
    >
      <Switch>
        <Match when={props.power === 'ottoman'}>
          <Crescent />
        </Match>
        <Match when={props.power === 'spain'}>
          <Castle />
        </Match>
        <Match when={props.power === 'england'}>
          <Rose />
        </Match>
        <Match when={props.power === 'france'}>
          <Lily />
        </Match>
        <Match when={props.power === 'empire'}>
          <Eagle />
        </Match>
        <Match when={props.power === 'protestant'}>
          <Book />
        </Match>
        <Match when={props.power === 'table'}>
          <Board />
        </Match>
      </Switch>
    </svg>
  );
}
