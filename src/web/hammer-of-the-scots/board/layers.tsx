import { createMemo, For, Show } from 'solid-js';
import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { BlockFace, FACE } from './block-face.tsx';
import { OUTLINES } from './map.ts';
import type { Model } from './model.ts';
import { TITLES, type LetteringId } from './places.ts';
import { sayArea, sayPiece } from './speech.ts';

/** Something on the board that answers to the pointer and the keys. */
export interface Target {
  readonly kind: 'area' | 'block';
  readonly id: string;
}

export const targetId = ({ kind, id }: Target): string => `board-${kind}-${id.replaceAll(' ', '_')}`;

/** What the layers of the board share. */
export interface LayerProps {
  readonly model: Model;
  /** The one target that the tab key comes to. */
  readonly current: string;
  readonly lit: { readonly areas: readonly string[]; readonly blocks: readonly string[] };
  onChoose(target: Target): void;
  onHover(target: Target | undefined): void;
  /** Asks why something can be used or not. */
  onAsk(target: Target): void;
}

const asks = (props: LayerProps, target: Target) => (event: MouseEvent) => {
  event.preventDefault();
  props.onAsk(target);
};

/** The areas: where one is chosen, and what of them is lit. A name that stands out into the sea belongs to its area. */
export function Areas(props: LayerProps & { readonly lettering: LetteringId }) {
  const originOf = (id: AreaId): boolean =>
    props.model.selection().via === id ||
    (props.model.pieces().get(id) ?? []).some(
      ({ block }) => block !== undefined && props.model.selection().blocks.includes(block),
    );
  return (
    <g class="board-areas">
      <For each={AREAS}>
        {({ id }, i) => (
          <g
            id={targetId({ kind: 'area', id })}
            class="board-area"
            classList={{
              goal: props.model.destinations().has(id),
              aimed: props.model.choosing.aim() === id,
              origin: originOf(id),
              open: props.model.open().has(id),
              stage: props.model.stage() === id,
              contested: props.model.contested().has(id),
              marked: props.lit.areas.includes(id),
            }}
            role="button"
            tabindex={props.current === targetId({ kind: 'area', id }) ? 0 : -1}
            aria-label={sayArea(props.model.words(), id, props.model.pieces().get(id) ?? [])}
            onClick={() => props.onChoose({ kind: 'area', id })}
            onContextMenu={asks(props, { kind: 'area', id })}
            onPointerEnter={() => props.onHover({ kind: 'area', id })}
            onPointerLeave={() => props.onHover(undefined)}
          >
            <Show when={TITLES[props.lettering][i()]?.box}>
              {(name) => (
                <rect
                  class="board-area-name"
                  x={name().x - name().width / 2}
                  y={name().y - name().height / 2}
                  width={name().width}
                  height={name().height}
                />
              )}
            </Show>
            <path class="board-area-shape" d={OUTLINES.get(id) ?? ''} />
          </g>
        )}
      </For>
    </g>
  );
}

/** The blocks on the map. */
export function Pieces(props: LayerProps) {
  const keys = createMemo(() => [...props.model.placed().keys()]);
  return (
    <g class="board-pieces">
      <For each={keys()}>
        {(key) => (
          <Show when={props.model.placed().get(key)}>
            {(at) => (
              <g
                id={targetId({ kind: 'block', id: key })}
                class="board-piece"
                classList={{
                  picked: props.model.selection().blocks.includes(key),
                  playable: props.model.playable().has(key),
                  marked: props.lit.blocks.includes(key),
                }}
                style={{ transform: `translate(${at().x}px, ${at().y}px) scale(${at().size / FACE})` }}
                role="button"
                tabindex={props.current === targetId({ kind: 'block', id: key }) ? 0 : -1}
                aria-label={sayPiece(props.model.words(), at().piece)}
                aria-pressed={
                  props.model.playable().has(key) ? props.model.selection().blocks.includes(key) : undefined
                }
                onClick={() => props.onChoose({ kind: 'block', id: key })}
                onContextMenu={asks(props, { kind: 'block', id: key })}
                onPointerEnter={() => props.onHover({ kind: 'block', id: key })}
                onPointerLeave={() => props.onHover(undefined)}
              >
                <path class="board-ring" d="M-28-28H28V28H-28Z" />
                <g class="board-lift">
                  <BlockFace piece={at().piece} />
                </g>
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}

/** How full the borders are that the picked blocks could go over, and whether there is room for them. */
export function Crossings(props: { readonly model: Model; readonly scale: number }) {
  return (
    <g class="board-crossings" aria-hidden="true">
      <For each={props.model.crossings()}>
        {(crossing) => (
          <g
            class={`board-crossing ${crossing.kind}`}
            classList={{
              full: crossing.used + crossing.going > crossing.limit,
              aimed: props.model.choosing.aim() === crossing.to,
            }}
            transform={`translate(${crossing.x} ${crossing.y}) scale(${props.scale})`}
          >
            <rect x={-17} y={-10} width={34} height={20} rx={crossing.kind === 'red' ? 2 : 10} />
            <text y={4.8}>{`${crossing.used}/${crossing.limit}`}</text>
          </g>
        )}
      </For>
    </g>
  );
}
