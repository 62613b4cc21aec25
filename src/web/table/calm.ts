/** After a finger is lifted its click may come a moment later. */
const CLICK_MS = 100;
/** Nobody presses longer than this: what is held back comes all the same. */
const LONGEST_MS = 3_000;

const calms = new Set<Calm>();
/** Whether something on the page is pressed, or its click may still come. */
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatched = false;

const release = (): void => {
  clearTimeout(timer);
  isPressed = false;
  for (const calm of calms) calm.release();
};

const releaseAfter = (milliseconds: number): void => {
  clearTimeout(timer);
  timer = setTimeout(release, milliseconds);
};

const press = (): void => {
  isPressed = true;
  releaseAfter(LONGEST_MS);
};

const lift = (): void => {
  if (isPressed) releaseAfter(CLICK_MS);
};

/** Hears of all that is pressed on the page, by a pointer or by the space bar, from now on. */
function watch(): void {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener('pointerdown', ({ button }) => button === 0 && press(), true);
  document.addEventListener('pointerup', lift, true);
  document.addEventListener('pointercancel', release, true);
  document.addEventListener('keydown', ({ key, repeat }) => key === ' ' && !repeat && press(), true);
  document.addEventListener('keyup', ({ key }) => key === ' ' && lift(), true);
  // The page itself has heard of the click by then.
  addEventListener('click', release);
}

/**
 * Keeps the page as it is while something on it is pressed. What others do may take a button away, or move another one
 * under the finger, between the moment when it is pressed and the moment when it is let go: the press would be lost, or
 * would do something else. So news of others wait for that moment.
 */
export class Calm {
  private held: (() => void)[] = [];

  constructor() {
    watch();
    calms.add(this);
  }

  /** Does this at once where nothing is pressed, else as soon as nothing is, in the order in which it was asked for. */
  later(act: () => void): void {
    if (isPressed) this.held.push(act);
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
