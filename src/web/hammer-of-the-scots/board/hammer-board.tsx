import { createMemo, createSignal, Show } from 'solid-js';
import { say } from '../../../words/index.ts';
import { createCamera } from '../../board/camera.ts';
import { ZoomButtons } from '../../board/zoom-buttons.tsx';
import { AskButton } from './ask-button.tsx';
import type { HammerBoardProps } from './board-props.ts';
import { createControl, type Opened } from './control.ts';
import { Ghosts } from './ghosts.tsx';
import { Ground } from './ground.tsx';
import { Hint } from './hint.tsx';
import { Landings } from './landings.tsx';
import { Areas, Crossings, Pieces, type LayerProps, type Target } from './layers.tsx';
import { Lines } from './lines.tsx';
import { EDGES, WHOLE } from './map.ts';
import { asArea } from '../panels/facts.ts';
import { createModel } from './model.ts';
import { LARGEST_BLOCK, LETTERINGS, siteOf, type LetteringId } from './places.ts';
import { poolPieces, Pools } from './pools.tsx';
import { Titles } from './titles.tsx';
import { Tray } from './tray.tsx';
import './hammer-board.css';

/** Below this many pixels a unit, names are written larger. */
const SMALL_MAP = 0.52;
/** Blocks of fewer pixels show their shield alone. */
const SMALL_BLOCK = 25;

const NO_LIGHT = { areas: [], blocks: [] };

/** The map of Scotland with its blocks: shows a snapshot, and turns clicks and keys into lines. */
export function HammerBoard(props: HammerBoardProps) {
  let frame: HTMLElement | undefined;
  const camera = createCamera(() => frame, WHOLE, EDGES);
  const lettering = createMemo<LetteringId>(() => (camera.drawn().k < SMALL_MAP ? 'large' : 'plain'));
  const isSmall = createMemo(() => camera.drawn().k * LARGEST_BLOCK < SMALL_BLOCK);
  const model = createModel(props, lettering);
  const control = createControl(props, model, camera, lettering, isSmall);
  const [hovered, setHovered] = createSignal<Target>();

  const layer: LayerProps = {
    model,
    get current() {
      return control.current();
    },
    get lit() {
      return props.highlight ?? NO_LIGHT;
    },
    onChoose: (target) => control.choose(target),
    onHover(target) {
      setHovered(target);
      const area =
        target?.kind === 'area' ? asArea(target.id) : model.placed().get(target?.id ?? '')?.piece.area;
      props.choosing.setAim(area !== undefined && model.destinations().has(area) ? area : undefined);
    },
    onAsk: (target) => control.ask(target),
  };

  const areaOf = (open: Opened) => (open.kind === 'area' ? open.area : undefined);
  const titleOf = (open: Opened): string =>
    open.kind === 'area'
      ? model.words().name('area', open.area)
      : `${say(props.language, 'web.board.hammer.pools')}: ${model.words().name('side', open.side)}`;
  const piecesIn = (open: Opened) =>
    open.kind === 'area' ? (model.pieces().get(open.area) ?? []) : poolPieces(model.view(), open.side);
  const sideFor = (open: Opened): 'left' | 'right' =>
    open.kind === 'area' && camera.toWindow(siteOf(open.area)).x > camera.size().width / 2 ? 'left' : 'right';

  /** A tray along the whole lower edge must not hide the area that it shows. */
  const makeRoom = (element: HTMLElement): void => {
    const isStrip = element.offsetWidth >= camera.size().width - 1;
    camera.cover(isStrip ? element.offsetHeight : 0);
    const area = areaOf(control.opened() ?? { kind: 'pool', side: 'scottish' });
    if (isStrip && area !== undefined) camera.reveal(siteOf(area));
  };
  const close = (): void => {
    control.open(undefined);
    document.getElementById(control.current())?.focus({ preventScroll: true });
  };

  return (
    <div
      class="board"
      classList={{
        small: isSmall(),
        large: lettering() === 'large',
        choosing: model.selection().blocks.length > 0,
        asking: control.asking(),
        moving: camera.moves(),
      }}
    >
      <Ground camera={camera} />
      <div
        ref={(element) => {
          frame = element;
        }}
        class="board-frame"
      >
        <div class="board-picture" style={{ transform: camera.shift() }}>
          <svg
            class="board-map"
            role="group"
            aria-label={say(props.language, 'web.board.hammer.map')}
            aria-describedby="board-keys"
            on:keydown={(event: KeyboardEvent) => {
              setHovered(undefined);
              control.onKeyDown(event);
            }}
            onFocusIn={(event) => control.onFocusIn(event)}
            onFocusOut={() => control.onFocusOut()}
          >
            <g transform={`translate(${camera.drawn().x} ${camera.drawn().y}) scale(${camera.drawn().k})`}>
              <Areas {...layer} lettering={lettering()} />
              <Lines />
              <Titles lettering={lettering()} words={model.words()} contested={model.contested()} />
              <Landings model={model} lettering={lettering()} />
              <Pieces {...layer} />
              <Crossings model={model} scale={Math.max(0.8, LETTERINGS[lettering()].name / 22)} />
              <Ghosts snapshot={props.snapshot} />
            </g>
          </svg>
        </div>
      </div>
      <Hint
        model={model}
        camera={camera}
        lettering={lettering()}
        target={camera.moves() ? undefined : (hovered() ?? control.focused())}
      />
      <Pools model={model} onOpen={(side) => control.open({ kind: 'pool', side })} />
      <div class="board-tools">
        <AskButton control={control} language={props.language} />
        <ZoomButtons camera={camera} language={props.language} />
      </div>
      <Show when={control.opened()}>
        {(open) => (
          <Tray
            model={model}
            title={titleOf(open())}
            area={areaOf(open())}
            pieces={piecesIn(open())}
            side={sideFor(open())}
            isHeld={open().held === true}
            onChoose={(key) => control.choose({ kind: 'block', id: key })}
            onAsk={(key) => control.ask({ kind: 'block', id: key })}
            onPlay={(line) => control.play(line)}
            onClose={close}
            onSize={makeRoom}
            onGone={() => camera.cover(0)}
          />
        )}
      </Show>
      <p id="board-keys" class="unseen">
        {say(props.language, 'web.board.hammer.keys')}
      </p>
      <p class="unseen" aria-live="polite">
        {control.spoken()}
      </p>
    </div>
  );
}
