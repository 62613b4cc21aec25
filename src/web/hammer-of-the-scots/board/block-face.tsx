import { For, Show } from 'solid-js';
import { block as blockNamed, blockInfo } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { Piece } from './pieces.ts';
import { Shield } from './shield.tsx';

/** A block's face and back are drawn in a square of this width round the origin. */
export const FACE = 48;

const PIP = 7;
const PIP_GAP = 2.2;

const outlineOf = (side: SideId): string =>
  side === 'scottish'
    ? 'M-13-23.5H13Q23.5-23.5 23.5-13V13Q23.5 23.5 13 23.5H-13Q-23.5 23.5-23.5 13V-13Q-23.5-23.5-13-23.5Z'
    : 'M-22-23.5H22L23.5-22V22L22 23.5H-22L-23.5 22V-22Z';

/** The light along the upper left edge. */
const lightOf = (side: SideId): string =>
  side === 'scottish' ? 'M-21.4 12V-12.4Q-21.4-21.4-12.4-21.4H12' : 'M-21.4 20.5V-21.4H20.5';

/** The device of a side, for the backs: a saltire, a cross fitchy. */
function Device(props: { readonly side: SideId }) {
  return (
    <Show
      when={props.side === 'scottish'}
      fallback={
        <path class="board-device" d="M-3-16.5H3V-8.5H12.5V-2.5H3V6L0 15.5-3 6V-2.5H-12.5V-8.5H-3Z" />
      }
    >
      <path
        class="board-device"
        d="M-15.5-18.5L0-4 15.5-18.5 18.5-15.5 4 0 18.5 15.5 15.5 18.5 0 4-15.5 18.5-18.5 15.5-4 0-18.5-15.5Z"
      />
    </Show>
  );
}

const GLYPHS: Readonly<Record<string, string>> = {
  king: 'M-6 4.5V-3L-3-.2 0-4.8 3-.2 6-3V4.5Z',
  leader: 'M-.9-6H.9V1.6H4V3.2H.9V6.4H-.9V3.2H-4V1.6H-.9Z',
  hobelars: 'M-6 5.6C-6-2-3-4.8 1.6-5.6L2.4-4 5.6-.4 4.2 1.4 1-.2C1 2-.2 3.6 2 5.6Z',
  knights: 'M-4.6-5.6H4.6V1.6Q3.6 5.2 0 6.4-3.6 5.2-4.6 1.6ZM-3.2-1.6V.2H3.2V-1.6Z',
  cavalry: 'M-6 5.6C-6-2-3-4.8 1.6-5.6L2.4-4 5.6-.4 4.2 1.4 1-.2C1 2-.2 3.6 2 5.6Z',
  archers: 'M-3.4-6Q5.6 0-3.4 6L-2.2 6.2Q8 0-2.2-6.2ZM-6-.6H3L2-2.4 6.6 0 2 2.4 3 .6H-6Z',
  infantry: 'M4.8-6.6L2.2-5.6 3-4.6-6 4.6-5 5.6 4.2-3.6 5.2-2.8Z',
  norse: 'M-6.4 1.6Q0 5.6 6.4 1.6L5 4.8H-5ZM-.6 1.8V-6.2Q5.4-3.4 4.6 1Z',
  noble: 'M-5.4 3.4V-2.4L-2.6.2 0-3.4 2.6.2 5.4-2.4V3.4Z',
};

/** The pips of a block's strength: full for steps it has, hollow for those it lost. */
function Pips(props: { readonly steps: number; readonly max: number }) {
  const left = (): number => -(props.max * PIP + (props.max - 1) * PIP_GAP) / 2;
  return (
    <For each={Array.from({ length: props.max }, (_, i) => i)}>
      {(i) => (
        <rect
          class={i < props.steps ? 'board-pip' : 'board-pip lost'}
          x={left() + i * (PIP + PIP_GAP)}
          y={13.6}
          width={PIP}
          height={4.6}
          rx={1.1}
        />
      )}
    </For>
  );
}

/** What a known block shows: shield, rating, kind of troop, strength. */
function Front(props: { readonly block: string; readonly piece: Piece }) {
  const info = () => blockInfo(blockNamed(props.block));
  return (
    <>
      <g class="board-arms-at">
        <Shield block={props.block} />
      </g>
      <text class="board-rating" x={12.6} y={-5}>
        {`${info().letter}${info().hits}`}
      </text>
      <path class="board-glyph" d={GLYPHS[info().type] ?? ''} transform="translate(12.4 4.2) scale(0.86)" />
      <Pips steps={props.piece.steps} max={props.piece.max} />
    </>
  );
}

/** A block, or a pile of hidden ones, round the origin. */
export function BlockFace(props: { readonly piece: Piece }) {
  const side = (): SideId => props.piece.side;
  const depth = (): readonly number[] =>
    Array.from(
      { length: Math.min(3, props.piece.count) - 1 },
      (_, i, all = Math.min(3, props.piece.count) - 1) => all - i,
    );
  return (
    <g
      class={`board-block ${side()}`}
      classList={{
        moved: props.piece.marks.moved,
        reserve: props.piece.marks.reserve,
        acted: props.piece.marks.acted,
        shown: props.piece.marks.up,
      }}
    >
      <path class="board-shadow" d={outlineOf(side())} transform="translate(1.6 3)" />
      <For each={depth()}>
        {(i) => (
          <path
            class="board-body deep"
            d={outlineOf(side())}
            transform={`translate(${i * 2.4} ${i * -2.4})`}
          />
        )}
      </For>
      <path class="board-body" d={outlineOf(side())} />
      <path class="board-light" d={lightOf(side())} />
      <Show when={props.piece.block} fallback={<Device side={side()} />}>
        {(block) => <Front block={block()} piece={props.piece} />}
      </Show>
      <Show when={props.piece.count > 1}>
        <circle class="board-count-disc" cx={0} cy={0} r={14} />
        <text class="board-count" x={0} y={7.4}>
          {props.piece.count}
        </text>
      </Show>
      <Show when={props.piece.marks.moved}>
        <rect class="board-tab" x={8} y={-30.5} width={18.5} height={14} />
        <path class="board-mark" d="M11-25.2H17.5V-28.4L24-23.5 17.5-18.6V-21.8H11Z" />
      </Show>
      <Show when={props.piece.marks.reserve}>
        <rect class="board-tab" x={-26.5} y={-30.5} width={17.5} height={14} />
        <path class="board-mark" d="M-23-27.6H-19.4V-19.4H-23ZM-16.2-27.6H-12.6V-19.4H-16.2Z" />
      </Show>
    </g>
  );
}
