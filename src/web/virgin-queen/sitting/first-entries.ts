import type { Table } from '../../table/table.ts';
import type { FirstEntry } from './draft.ts';

const PREFIX = 'schiltron.first.';

/** What waits to be entered into sittings that are being opened, by the names under which this browser knows them. */
const waiting = new Map<string, readonly FirstEntry[]>();

const isEntry = (value: unknown): value is FirstEntry =>
  typeof value === 'object' && value !== null && 'line' in value && typeof value.line === 'string';

function kept(matchId: string): readonly FirstEntry[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(PREFIX + matchId) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Lays ready what is entered as soon as a sitting is open. It outlasts a reload as far as the browser lets it. */
export function layReady(matchId: string, entries: readonly FirstEntry[]): void {
  waiting.set(matchId, entries);
  try {
    if (entries.length === 0) sessionStorage.removeItem(PREFIX + matchId);
    else sessionStorage.setItem(PREFIX + matchId, JSON.stringify(entries));
  } catch {
    // It lasts as long as the page.
  }
}

/**
 * Enters what was laid ready for a sitting, one entry after another; nothing when nothing waits. What is refused is
 * left out: the table sees who sits where and can say otherwise.
 */
export async function enterFirst(table: Table, matchId: string): Promise<void> {
  let entries = waiting.get(matchId) ?? kept(matchId);
  layReady(matchId, entries);
  for (let next = entries[0]; next !== undefined; next = entries[0]) {
    await table.play(next.line, next.remark);
    entries = entries.slice(1);
    layReady(matchId, entries);
  }
}
