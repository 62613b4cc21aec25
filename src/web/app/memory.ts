/** Small choices that this browser remembers: language, theme, pace. */
const PREFIX = 'schiltron.';

/** What was remembered under a name; undefined when nothing was, or when the browser forbids it. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice, as far as the browser lets us. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
