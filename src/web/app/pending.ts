import type { Start } from '../table/errands.ts';

/** Matches that have been asked for and are about to be opened, by their ids. */
const pending = new Map<string, Start>();

/** The record that is being looked through. */
let opened: string | undefined;

/** A name for a new match that no other has. */
export function newId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lays a match ready for the page that opens it. */
export function prepare(id: string, start: Start): void {
  pending.set(id, start);
}

/** How to open a match: as it was laid ready, else as this browser keeps it. */
export function startOf(id: string): Start {
  const start = pending.get(id) ?? { type: 'kept', id };
  pending.delete(id);
  return start;
}

const KEY = 'schiltron.record';

/** Lays a record ready to be looked through. It outlasts a reload as far as the browser lets it. */
export function prepareRecord(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Too long to be kept: after a reload the file is asked for again.
  }
}

/** The record that was laid ready; undefined when there is none. */
export function preparedRecord(): string | undefined {
  try {
    return opened ?? sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return opened;
  }
}
