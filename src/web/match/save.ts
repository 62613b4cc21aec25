import { t, wordsOf } from '../i18n/language.ts';
import { keptRecord } from '../table/storage.ts';
import type { Snapshot, Table } from '../table/table.ts';

/** Gives a text to the person as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The name of the file for the record of a match: '2026-11-30 Braveheart.txt'. */
function fileName({ gameId, scenario }: Pick<Snapshot, 'gameId' | 'scenario'>): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${day} ${wordsOf(gameId).name('scenario', scenario)}.txt`;
}

/**
 * Saves the record of a match that this browser keeps, as it was kept: also of one that cannot be opened any more.
 * Throws when the browser has it not.
 */
export async function saveKept(id: string): Promise<void> {
  const kept = await keptRecord(id);
  if (kept === undefined) throw new Error(`this browser has no match '${id}'`);
  download(fileName(kept.match), kept.record.text);
}

/** Whether the record that this table gives now holds what others hide. */
export const tellsSecrets = ({ recordShowsAll }: Table, { result, withheld }: Snapshot): boolean =>
  recordShowsAll && (result === undefined || withheld === true);

/** Saves the record of a match as a file. */
export async function saveRecord(table: Table, snapshot: Snapshot): Promise<void> {
  download(fileName(snapshot), await table.record());
}

/** The title of the page for a match. */
export const titleOf = ({ gameId, scenario }: Snapshot): string =>
  t('web.shell.title', { page: wordsOf(gameId).name('scenario', scenario) });
