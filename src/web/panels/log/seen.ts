/** What is needed of `localStorage`. */
export interface Store {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

const keyOf = (match: string, viewer: string): string => `schiltron.seen.${match}.${viewer}`;

/** The number of the last event that was seen of a match when the page was left; undefined for none. */
export function lastSeen(store: Store | undefined, match: string, viewer: string): number | undefined {
  try {
    const text = store?.getItem(keyOf(match, viewer)) ?? '';
    const number = text === '' ? Number.NaN : Number(text);
    return Number.isInteger(number) ? number : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the last event seen. Where nothing can be kept, nothing is. */
export function rememberSeen(store: Store | undefined, match: string, viewer: string, number: number): void {
  try {
    store?.setItem(keyOf(match, viewer), String(number));
  } catch {
    // A full or forbidden store only costs the group 'since you left'.
  }
}
