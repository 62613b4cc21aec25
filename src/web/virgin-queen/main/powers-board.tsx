import { createMemo, For, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import type { Desk } from './desk.ts';
import { PowerCard } from './power-card.tsx';
import './powers-board.css';

/** The six powers, in impulse order. */
export function PowersBoard(props: { desk: Desk }): JSX.Element {
  const scores = createMemo(() => {
    const scored = queen.inPublic(props.desk.umpire.state());
    return queen.POWERS.map((power) => ({ power, score: queen.scoreOf(scored, power) }));
  });
  /** Whether a power leads for sure: nobody has more, even by what is known of a total that is not (V9.6). */
  const leads = (power: queen.Power): boolean => {
    const total = scores().find((each) => each.power === power)?.score.total ?? null;
    return total !== null && total > 0 && scores().every(({ score }) => score.known <= total);
  };
  return (
    <div class="vq-powers">
      <For each={queen.POWERS}>
        {(power) => <PowerCard desk={props.desk} power={power} leads={leads(power)} />}
      </For>
    </div>
  );
}
