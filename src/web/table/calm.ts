/** After a finger is lifted its click may come a moment later. */
const CLICK_MS = 100;
/** Nobody presses longer than this: what is held back comes all the same. */
const LONGEST_MS = 3_000;

/** What is pressed on the page: pointers by their numbers, and the space bar. */
const pressed = new Set<number | 'space'>();
const calms = new Set<Calm>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watched: Document | undefined;

const releaseAll = (): void => {
  clearTimeout(timer);
  pressed.clear();
  for (const calm of calms) calm.release();
};

const press = (what: number | 'space'): void => {
  clearTimeout(timer);
  pressed.add(what);
  timer = setTimeout(releaseAll, LONGEST_MS);
};

/** What was pressed is let go; the click that comes of it comes after this. */
const lift = (what: number | 'space'): void => {
  if (!pressed.has(what)) return;
  clearTimeout(timer);
  timer = setTimeout(releaseAll, CLICK_MS);
};

/** Hears of all that is pressed, from now on. */
function watch(page: Document): void {
  if (watched === page) return;
  watched = page;
  page.addEventListener('pointerdown', ({ pointerId, button }) => button === 0 && press(pointerId), true);
  page.addEventListener('pointerup', ({ pointerId }) => lift(pointerId), true);
  page.addEventListener('pointercancel', releaseAll, true);
  page.addEventListener('keydown', ({ key }) => key === ' ' && press('space'), true);
  page.addEventListener('keyup', ({ key }) => key === ' ' && lift('space'), true);
  // The page itself has heard of the click by then.
  page.defaultView?.addEventListener('click', releaseAll);
}

/**
 * Keeps the page as it is while something on it is pressed. What others do may take a button away, or move another one
 * under the finger, between the moment when it is pressed and the moment when it is let go: the press would be lost, or
 * would do something else. So news of others wait for that moment.
 */
export class Calm {
  private held: (() => void)[] = [];

  constructor() {
    if (typeof document !== 'undefined') watch(document);
    calms.add(this);
  }

  /** Does this at once where nothing is pressed, else as soon as nothing is, in the order in which it was asked for. */
  later(act: () => void): void {
    if (pressed.size > 0) this.held.push(act);
    else this.now(act);
  }

  /** Does this at once, after all that was held back. */
  now(act: () => void): void {
    this.release();
    act();
  }

  /** Does what was held back. */
  release(): void {
    const { held } = this;
    this.held = [];
    for (const act of held) act();
  }

  /** Forgets what was held back: there is nobody to see it any more. */
  close(): void {
    this.held = [];
    calms.delete(this);
  }
}
