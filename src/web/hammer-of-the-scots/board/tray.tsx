import { createMemo, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { area as areaNamed, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { notation } from '../../../games/hammer-of-the-scots/actions.ts';
import { say } from '../../../words/index.ts';
import { placeAfterKey } from '../../panels/actions/keys.ts';
import { topFrame } from '../panels/facts.ts';
import { BlockFace } from './block-face.tsx';
import { blockOrders } from './choose.ts';
import type { Model } from './model.ts';
import type { Piece } from './pieces.ts';
import { homesIn } from './places.ts';
import { listed, sayGround, sayMarks, sayPiece } from './speech.ts';

/** A block as a button, large. */
function TrayBlock(props: {
  readonly model: Model;
  readonly piece: Piece;
  onChoose(key: string): void;
  onAsk(key: string): void;
}) {
  const playable = (): boolean => props.model.playable().has(props.piece.key);
  const name = (): string => {
    const { block } = props.piece;
    return block === undefined ? '' : props.model.words().name('block', block);
  };
  const picked = (): boolean => props.model.selection().blocks.includes(props.piece.key);
  return (
    <button
      type="button"
      class="board-tray-block"
      classList={{ picked: picked(), playable: playable() }}
      aria-label={sayPiece(props.model.words(), props.piece)}
      aria-pressed={playable() ? picked() : undefined}
      onClick={() => props.onChoose(props.piece.key)}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onAsk(props.piece.key);
      }}
      on:keydown={(event: KeyboardEvent) => {
        if (event.key !== '?') return;
        event.preventDefault();
        props.onAsk(props.piece.key);
      }}
    >
      <svg viewBox="-31 -33 62 62" aria-hidden="true">
        <BlockFace piece={props.piece} />
      </svg>
      <span class="board-tray-name">{name()}</span>
      <Show when={sayMarks(props.model.words(), props.piece)[0]}>
        {(mark) => <span class="board-tray-mark">{mark()}</span>}
      </Show>
    </button>
  );
}

/** The orders that picked blocks carry out where they stand, and what ends the step. */
function Orders(props: { readonly model: Model; onPlay(line: string): void }) {
  const orders = () => {
    const position = props.model.position();
    const { blocks } = props.model.selection();
    const alone = blocks.length === 1 ? blockOrders(position, blocks[0] ?? '') : [];
    return [...alone, ...position.orders.filter(({ kind }) => kind === 'done')];
  };
  const sayLine = (line: string): string =>
    props.model.words().action(notation.read(line) ?? 0, topFrame(props.model.view())?.step);
  return (
    <Show when={orders().length > 0}>
      <div class="board-tray-orders">
        <For each={orders()}>
          {({ line }) => (
            <button type="button" class="board-tray-order" onClick={() => props.onPlay(line)}>
              {sayLine(line)}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}

function Sheet(props: {
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly note: string;
  readonly close: string;
  readonly children: JSX.Element;
  readonly isHeld: boolean;
  onClose(): void;
  onSize(element: HTMLElement): void;
  onGone(): void;
}) {
  let sheet: HTMLElement | undefined;
  const blocks = (): readonly HTMLElement[] => [
    ...(sheet?.querySelectorAll<HTMLElement>('.board-tray-block') ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      props.onClose();
      return;
    }
    const all = blocks();
    const from = all.findIndex((each) => each === document.activeElement);
    const to = from === -1 ? undefined : placeAfterKey(event.key, from, all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  onMount(() => {
    if (sheet === undefined) return;
    const element = sheet;
    if (props.isHeld) blocks()[0]?.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => props.onSize(element));
    observer.observe(element);
    onCleanup(() => {
      observer.disconnect();
      props.onGone();
    });
  });
  return (
    <section
      ref={(element) => {
        sheet = element;
      }}
      class={`board-tray ${props.side}`}
      aria-label={props.title}
      on:keydown={onKeyDown}
    >
      <header>
        <h2>{props.title}</h2>
        <p>{props.note}</p>
        <button type="button" class="board-button" aria-label={props.close} onClick={() => props.onClose()}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </header>
      {props.children}
    </section>
  );
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/** The blocks of one area, or of a Draw Pool, magnified, with all that can be done with those that are picked. */
export function Tray(props: {
  readonly model: Model;
  readonly title: string;
  readonly area: AreaId | undefined;
  readonly pieces: readonly Piece[];
  /** Whether the keys go into it as it opens. */
  readonly isHeld: boolean;
  onChoose(key: string): void;
  onAsk(key: string): void;
  /** Where it stands in a wide window, so that it does not hide what it shows. */
  readonly side: 'left' | 'right';
  onPlay(line: string): void;
  onClose(): void;
  onSize(element: HTMLElement): void;
  onGone(): void;
}) {
  const words = () => props.model.words();
  // By their keys, so that the focus stays where it is while play goes on.
  const keys = createMemo(() => props.pieces.map(({ key }) => key), undefined, { equals: isSame });
  const picked = (): string => {
    const { blocks } = props.model.selection();
    if (blocks.length === 0) return '';
    return say(words().language, 'web.board.hammer.picked', {
      names: listed(
        words(),
        blocks.map((each) => words().name('block', each)),
      ),
      count: props.model.destinations().size,
    });
  };
  return (
    <Sheet
      side={props.side}
      isHeld={props.isHeld}
      onSize={(element) => props.onSize(element)}
      onGone={() => props.onGone()}
      title={props.title}
      note={props.area === undefined ? '' : sayGround(words(), props.area, homesIn(areaNamed(props.area)))}
      close={say(words().language, 'web.board.close')}
      onClose={() => props.onClose()}
    >
      <div class="board-tray-blocks">
        <For each={keys()}>
          {(key) => (
            <Show when={props.pieces.find((piece) => piece.key === key)}>
              {(piece) => (
                <TrayBlock
                  model={props.model}
                  piece={piece()}
                  onChoose={(chosen) => props.onChoose(chosen)}
                  onAsk={(asked) => props.onAsk(asked)}
                />
              )}
            </Show>
          )}
        </For>
      </div>
      <Show when={picked()}>{(text) => <p class="board-tray-picked">{text()}</p>}</Show>
      <Orders model={props.model} onPlay={(line) => props.onPlay(line)} />
    </Sheet>
  );
}
