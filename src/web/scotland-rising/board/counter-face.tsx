import { For, Show } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { ARMS, SHIELD, TINCTURES } from './arms.ts';
import { CROWN, SIGNS } from './symbols.ts';
import './counter.css';

/** What a counter shows: its unit and the marks on it (B1.3, B2.4). */
export interface Face {
  readonly info: rising.UnitInfo;
  readonly dice: number;
  readonly target: number;
  readonly move: number;
  readonly reduced: boolean;
  readonly disordered: boolean;
  readonly schiltron: boolean;
  readonly acted: boolean;
}

/** A counter is a square of this size round its middle. */
const FACE = 60;

/** The face of a unit as it stands. */
export function faceOf(s: rising.State, unit: rising.Unit): Face {
  const info = rising.infoOf(s, unit);
  const has = (mark: number): boolean => rising.hasMark(s, unit, mark);
  return {
    info,
    dice: rising.diceOf(s, info.type),
    target: rising.targetNumberOf(s, unit),
    move: rising.rateOf(s, unit),
    reduced: has(rising.REDUCED),
    disordered: has(rising.DISORDERED),
    schiltron: has(rising.SCHILTRON),
    acted: has(rising.ACTED) && info.side === s.side && s.phase === 'actions',
  };
}

/** Two faces that look alike. */
export const sameFace = (a: Face, b: Face): boolean =>
  a.info === b.info &&
  a.dice === b.dice &&
  a.target === b.target &&
  a.move === b.move &&
  a.reduced === b.reduced &&
  a.disordered === b.disordered &&
  a.schiltron === b.schiltron &&
  a.acted === b.acted;

const CORNER: readonly number[] = [10, 1.5];
const CUT = 15;

/** The outline of a counter: round corners for the Scots, square ones for the English; a corner gone when reduced. */
function bodyOf({ info, reduced }: Face): string {
  const half = FACE / 2;
  const r = CORNER[info.side] ?? 0;
  const turn = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`;
  const low = reduced ? `V${half - CUT}L${half - CUT} ${half}` : `V${half - r}${turn(-1, 1)}`;
  return `M${-half + r} ${-half}H${half - r}${turn(1, 1)}${low}H${-half + r}${turn(-1, -1)}V${-half + r}${turn(1, -1)}Z`;
}

/** Spears that stand out all round: a schiltron. */
const HEDGE = (() => {
  const spears = 20;
  const points = Array.from({ length: spears * 2 }, (_, i) => {
    const angle = (i * Math.PI) / spears;
    // Longer towards the corners of the counter, which would hide them otherwise.
    const out = 38 + 6.5 * Math.abs(Math.sin(2 * angle));
    const radius = i % 2 === 0 ? out + 4 : out - 5;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
})();

/** The back of a side, faint behind what is on the counter. */
const DEVICE: readonly string[] = ['M-30-30 30 30M30-30-30 30', 'M0-30V30M-30 0H30'];

/** A unit as its counter shows it. */
export function CounterFace(props: { readonly face: Face }) {
  const info = () => props.face.info;
  const isLeader = (): boolean => info().type === rising.LEADER;
  const type = () => rising.typeInfo(info().type);
  const sign = () => {
    const { id } = rising.TYPES[info().type];
    return id === 'leader' ? undefined : SIGNS[id];
  };
  const pips = () => Array.from({ length: type().steps }, (_, i) => i === 0 || !props.face.reduced);
  return (
    <g
      class={`counter ${rising.sideId(info().side)}`}
      classList={{
        reduced: props.face.reduced,
        disordered: props.face.disordered,
        schiltron: props.face.schiltron,
        acted: props.face.acted,
        leader: isLeader(),
      }}
    >
      <Show when={props.face.schiltron}>
        <path class="counter-hedge" d={HEDGE} />
      </Show>
      <g class="counter-turn">
        <path class="counter-shadow" d={bodyOf(props.face)} transform="translate(1.6 2.6)" />
        <path class="counter-body" d={bodyOf(props.face)} />
        <path class="counter-device" d={DEVICE[info().side]} />
        <Show
          when={sign()}
          fallback={
            <>
              <Arms command={info().command} transform="translate(-15 -25.5) scale(1.5)" />
              <Show when={info().isKing}>
                <path class="counter-crown" d={CROWN} transform="translate(19 -20) scale(.8)" />
              </Show>
            </>
          }
        >
          {(signed) => (
            <>
              <Arms command={info().command} transform="translate(-28 -28) scale(.84)" />
              <g class="counter-sign" transform="translate(5.5 -7)">
                <path class="line" d={signed().lines} />
                <path class="line thin" d={signed().thin ?? ''} />
                <path class="fill" d={signed().fill} fill-rule="evenodd" />
              </g>
            </>
          )}
        </Show>
        <text class="counter-numbers" y={25}>
          {props.face.dice}
          <tspan class="dot" dx="1.6">
            •
          </tspan>
          <tspan dx="1.6" classList={{ changed: props.face.disordered }}>
            {props.face.target}
          </tspan>
          <tspan class="dot" dx="1.6">
            •
          </tspan>
          <tspan dx="1.6">{props.face.move}</tspan>
        </text>
        <For each={pips()}>
          {(full, i) => (
            <circle
              class="counter-pip"
              classList={{ lost: !full }}
              cx={-25}
              cy={i() === 0 ? 2 : -4.6}
              r={2.3}
            />
          )}
        </For>
        <path class="counter-edge" d={bodyOf(props.face)} />
        <Show when={props.face.acted}>
          <g class="counter-acted" transform="translate(23 -23)">
            <circle r={8.4} />
            <path d="M-4 0-1 3.4 4.4-3.4" />
          </g>
        </Show>
        <Show when={props.face.disordered}>
          <g class="counter-disorder" transform="translate(-23 12)">
            <path d="M0-10 8.7 5H-8.7Z" />
            <path class="bolt" d="M1.6-6-2 .4H1.4L-.8 4" />
          </g>
        </Show>
      </g>
    </g>
  );
}

/** A coat of arms on a shield of 20 by 24. */
export function Arms(props: { readonly command: rising.CommandName; readonly transform?: string }) {
  return (
    <g transform={props.transform}>
      <g class="counter-arms">
        <path d={SHIELD} fill={TINCTURES[ARMS[props.command].field]} />
        <For each={ARMS[props.command].charges}>
          {({ d, tincture }) => <path d={d} fill={TINCTURES[tincture]} />}
        </For>
      </g>
      <path class="counter-shield" d={SHIELD} />
    </g>
  );
}
