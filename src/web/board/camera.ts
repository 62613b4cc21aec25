import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { batch, createSignal, onCleanup, onMount, type Accessor } from 'solid-js';
import { wantsStillness } from '../app/stillness.ts';
import type { Box, Point } from './geometry.ts';

/** How the map lies in the window: `x` and `y` of its origin in pixels, `k` pixels a unit. */
export type View = Pick<ZoomTransform, 'k' | 'x' | 'y'>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The window on a map: what it shows, and ways to move it. */
export interface Camera {
  readonly view: Accessor<View>;
  /**
   * The view that the map is drawn for. While the map is moved it is only shifted and stretched as a picture, which
   * is quick; it is drawn anew when it has come to rest.
   */
  readonly drawn: Accessor<View>;
  /** Whether the map is on the move. */
  readonly moves: Accessor<boolean>;
  /** How the drawn picture is shifted and stretched to fit the view, as a CSS transform. */
  readonly shift: Accessor<string>;
  readonly size: Accessor<Size>;
  /** Whether the whole map is shown, as it is at first. */
  readonly isWhole: Accessor<boolean>;
  zoomBy(factor: number): void;
  fit(): void;
  panBy(x: number, y: number): void;
  /**
   * Moves the map so that this point is well inside the window, so many pixels from its edges as far as there is room;
   * not at all when it is. A map that is shown whole is only pushed up from under what covers it.
   */
  reveal(point: Point, pixels?: number): void;
  /** Something covers this many pixels along the lower edge: the map may be pushed up from under it. */
  cover(pixels: number): void;
  /** Where a point of the map is in the window. */
  toWindow(point: Point): Point;
}

const CLOSEST = 7;
const MOVE_MS = 200;
const MARGIN = 56;
/** The map is drawn anew when it has been at rest for so long, and sooner when the picture is stretched too far. */
const REST_MS = 200;
const STRETCH = 3;

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** The view that shows all of a box in the middle of a window. */
function fitted(whole: Box, { width, height }: Size): View {
  const k = Math.max(0.05, Math.min(width / whole.width, height / whole.height));
  return { k, x: width / 2 - whole.x * k, y: height / 2 - whole.y * k };
}

/** A camera over the drawing in a frame; wheel, pinch, drag and the methods move it. */
export function createCamera(frame: () => HTMLElement | undefined, whole: Box, edges: Edges): Camera {
  const [view, setView] = createSignal<View>({ k: 1, x: 0, y: 0 });
  const [size, setSize] = createSignal<Size>({ width: 1, height: 1 });
  const [isWhole, setWhole] = createSignal(true);
  let behaviour: ZoomBehavior<HTMLElement, unknown> | undefined;
  const [drawn, setDrawn] = createSignal<View>(view());
  const [moves, setMoves] = createSignal(false);
  let running = 0;
  let covered = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let calm = 0;

  const keepMoving = (): void => {
    clearTimeout(resting);
    cancelAnimationFrame(calm);
  };
  const draw = (): void => {
    keepMoving();
    batch(() => {
      setMoves(false);
      setDrawn(view());
    });
  };
  /** Draws the map when it has come to rest. */
  const drawSoon = (): void => {
    const stretch = view().k / drawn().k;
    keepMoving();
    if (stretch > STRETCH || stretch < 1 / STRETCH) setDrawn(view());
    setMoves(true);
    // Where frames come slowly, a pause between two of them is no rest.
    resting = setTimeout(() => {
      calm = requestAnimationFrame(() => {
        calm = requestAnimationFrame(draw);
      });
    }, REST_MS);
  };

  const put = ({ k, x, y }: View): void => {
    const element = frame();
    if (element === undefined || behaviour === undefined) return;
    behaviour.transform(select(element), zoomIdentity.translate(x, y).scale(k));
  };

  const glide = (to: View): void => {
    cancelAnimationFrame(running);
    const from = view();
    if (wantsStillness()) {
      put(to);
      return;
    }
    const begun = performance.now();
    const step = (now: number): void => {
      const t = ease(Math.min(1, (now - begun) / MOVE_MS));
      const between = (a: number, b: number): number => a + (b - a) * t;
      put({ k: between(from.k, to.k), x: between(from.x, to.x), y: between(from.y, to.y) });
      if (t < 1) running = requestAnimationFrame(step);
    };
    running = requestAnimationFrame(step);
  };

  const limit = (): void => {
    const under = covered / fitted(whole, size()).k;
    behaviour?.translateExtent([
      [edges.left, edges.top],
      [edges.right, edges.bottom + under],
    ]);
  };

  const fit = (): void => {
    setWhole(true);
    glide(fitted(whole, size()));
  };

  onMount(() => {
    const element = frame();
    if (element === undefined) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      setSize({ width, height });
      const all = fitted(whole, { width, height });
      behaviour
        ?.extent([
          [0, 0],
          [width, height],
        ])
        .scaleExtent([all.k, all.k * CLOSEST]);
      limit();
      if (isWhole()) {
        put(all);
        draw();
      }
    };
    behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(7)
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        const { k, x, y } = event.transform;
        setView({ k, x, y });
        drawSoon();
        // A movement of the hand, not ours.
        if (event.sourceEvent !== null && event.sourceEvent !== undefined) setWhole(false);
      });
    select(element).call(behaviour).on('dblclick.zoom', null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    onCleanup(() => {
      observer.disconnect();
      cancelAnimationFrame(running);
      keepMoving();
      select(element).on('.zoom', null);
    });
  });

  const toWindow = ({ x, y }: Point): Point => ({ x: view().x + x * view().k, y: view().y + y * view().k });

  const shift = (): string => {
    const { k, x, y } = view();
    const from = drawn();
    const by = k / from.k;
    return `translate(${x - from.x * by}px, ${y - from.y * by}px) scale(${by})`;
  };

  return {
    view,
    drawn,
    shift,
    moves,
    size,
    isWhole,
    fit,
    toWindow,
    zoomBy(factor) {
      const { width, height } = size();
      const { k, x, y } = view();
      const all = fitted(whole, size()).k;
      const to = Math.min(all * CLOSEST, Math.max(all, k * factor));
      const share = to / k;
      if (to === all) fit();
      else {
        setWhole(false);
        glide({ k: to, x: width / 2 - (width / 2 - x) * share, y: height / 2 - (height / 2 - y) * share });
      }
    },
    panBy(x, y) {
      setWhole(false);
      glide({ k: view().k, x: view().x + x, y: view().y + y });
    },
    cover(pixels) {
      const element = frame();
      covered = pixels;
      limit();
      if (pixels > 0 || element === undefined) return;
      if (isWhole()) fit();
      else behaviour?.translateBy(select(element), 0, 0);
    },
    reveal(point, pixels = MARGIN) {
      const { width } = size();
      const height = size().height - covered;
      const at = toWindow(point);
      const margin = Math.min(pixels, width / 4, height / 4);
      if (isWhole()) {
        const all = fitted(whole, size());
        const hidden = (y: number, room: number): number => Math.max(0, all.y + y * all.k + room - height);
        const most = hidden(whole.y + whole.height / 2, 0);
        const under = covered > 0 ? Math.min(most, hidden(point.y, margin)) : 0;
        if (view().y !== all.y - under) glide({ ...all, y: all.y - under });
        return;
      }
      const x = Math.min(width - margin, Math.max(margin, at.x)) - at.x;
      const y = Math.min(height - margin, Math.max(margin, at.y)) - at.y;
      if (x !== 0 || y !== 0) glide({ k: view().k, x: view().x + x, y: view().y + y });
    },
  };
}
