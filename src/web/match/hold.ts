/** A match is open in another window of this browser. */
export class HeldElsewhere extends Error {
  constructor() {
    super('the match is open in another window');
    this.name = 'HeldElsewhere';
  }
}

/** After a reload the page that was there before may need a moment to let go. */
const PATIENCE_MS = 3_000;

/**
 * Takes a match for this window alone, so that no two of them write over each other. `held` throws a
 * `HeldElsewhere` when another window has it. Browsers without locks hold nothing.
 */
export function hold(id: string): { readonly held: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  // Typed as always there, but not on pages without a secure connection.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return { held: Promise.resolve(), release };
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<void>((resolve, reject) => {
    locks
      .request(`schiltron.match.${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        resolve();
        return until;
      })
      .catch(() => reject(new HeldElsewhere()));
  });
  return { held, release };
}
