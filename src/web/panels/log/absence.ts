/** What happened while nobody looked: the events after `since`, up to `until` as soon as that is known. */
export interface Absence {
  readonly since: number;
  readonly until: number | undefined;
}

/** A page that was out of sight for less was not left. */
const LONG_MS = 10 * 60_000;
/** So long after somebody's return what they missed may still come in, over a connection that has to be made anew. */
const CATCHING_UP_MS = 20_000;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Tells of everybody who comes back to a page that was out of sight for long: at once, and again when all that they
 * missed should have come. `last` gives the number of the latest event. Returns what ends the watch.
 */
export function watchAbsences(
  last: () => number,
  tell: (absence: Absence) => void,
  page: Page = document,
): () => void {
  let left: { readonly at: number; readonly since: number } | undefined;
  /** What is still coming in, and when that will be over. */
  let open: { readonly since: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  const settle = (): void => {
    if (open === undefined) return;
    const { since, timer } = open;
    clearTimeout(timer);
    open = undefined;
    tell({ since, until: last() });
  };
  const look = (): void => {
    if (page.visibilityState === 'hidden') {
      settle();
      left ??= { at: Date.now(), since: last() };
      return;
    }
    const before = left;
    left = undefined;
    if (before === undefined || Date.now() - before.at < LONG_MS) return;
    const { since } = before;
    tell({ since, until: undefined });
    open = { since, timer: setTimeout(settle, CATCHING_UP_MS) };
  };
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(open?.timer);
    page.removeEventListener('visibilitychange', look);
  };
}
