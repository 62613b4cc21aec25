import { For, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { PowerMark } from '../../marks/power-mark.tsx';
import { figure } from '../../totals.ts';
import type { Umpire } from '../../umpire.ts';

interface PickProps {
  readonly umpire: Umpire;
  readonly legend: string;
  readonly picked: queen.Power | undefined;
  readonly onPick: (power: queen.Power) => void;
}

/** One of the six powers, by mark and name. */
export function PowerPick(props: PickProps): JSX.Element {
  return (
    <div class="vq-pick" role="group" aria-label={props.legend}>
      <For each={queen.POWERS}>
        {(power) => (
          <button
            type="button"
            class="vq-pick-one"
            aria-pressed={props.picked === power}
            onClick={() => props.onPick(power)}
          >
            <PowerMark power={power} size={26} />
            <span>{props.umpire.words().name('power', power)}</span>
          </button>
        )}
      </For>
    </div>
  );
}

interface SwitchProps<V extends string> {
  readonly legend: string;
  readonly values: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onValue: (value: V) => void;
}

/** One of a few ways, side by side. */
export function Switcher<V extends string>(props: SwitchProps<V>): JSX.Element {
  return (
    <div class="vq-switch" role="group" aria-label={props.legend}>
      <For each={props.values}>
        {({ value, label }) => (
          <button
            type="button"
            class="vq-switch-one"
            aria-pressed={props.value === value}
            onClick={() => props.onValue(value)}
          >
            {label}
          </button>
        )}
      </For>
    </div>
  );
}

interface ExactProps {
  readonly label: string;
  readonly value: number | null;
  readonly onAsk: () => void;
}

/** A number that can be typed as it is: what it is of, and what it is now. */
export const Exact = (props: ExactProps): JSX.Element => (
  <button type="button" class="vq-exact" onClick={() => props.onAsk()}>
    <span>{props.label}</span>
    <strong>{figure(props.value)}</strong>
  </button>
);
