import type { Viewer } from '../../core/game.ts';
import { changedOptions } from '../../core/config.ts';
import { type Entry, isResignation, RESIGNS } from '../../core/entry.ts';
import { commitment } from '../../core/keyed.ts';
import type { AnyGame, Match } from '../../core/match.ts';
import { replayMatch } from '../../core/replay.ts';
import { type Tag, writeMove, writeRecord } from '../../core/record.ts';
import { readMatch } from '../../core/record-read.ts';
import { sealTags } from '../../core/seal.ts';
import { toHex } from '../../core/sha256.ts';
import { Refusal } from '../refusal.ts';
import { type LogEntry, MatchLog } from './log.ts';
import { viewerName } from './seen.ts';
import { seatName, type Terms } from './terms.ts';

type Dice = Pick<Terms, 'id' | 'secret' | 'diceFrom' | 'taken'>;

/** The tags that a server adds to a whole record: who played, and by which `schiltron verify` finds the dice. */
export const serverTags = (terms: Dice & Pick<Terms, 'players'>): Tag[] => [
  { name: 'players', values: [...terms.players] },
  ...diceTags(terms),
];

const diceTags = ({ id, secret, diceFrom, taken }: Dice): Tag[] =>
  sealTags({
    match: id,
    commitment: commitment(secret),
    secret: toHex(secret),
    ...(taken === 0 && diceFrom === 0 ? {} : { continued: { entries: taken, answers: diceFrom } }),
  });

/** The whole record of a match of which nothing is hidden any more (H12.5). */
function wholeRecord(terms: Terms, log: MatchLog): string {
  return writeRecord(log.match, serverTags(terms));
}

/**
 * What a viewer may take home from a match of which something is hidden: its own actions as lines, and for everything else only what it
 * was told. No answers of chance, since they hold both hands and every draw; nothing that was taken back. It is
 * no record and cannot be replayed.
 */
function notes(terms: Terms, log: MatchLog, viewer: Viewer): string {
  const { match } = log;
  const { game } = terms;
  const tags = [
    `[game "${game.id}"]`,
    `[scenario "${terms.config.scenario}"]`,
    `[engine "${game.version}"]`,
    ...changedOptions(game, terms.config).map(
      ([name, value]) => `[option "${name}" ${JSON.stringify(value)}]`,
    ),
    ...(terms.config.material === undefined
      ? []
      : [`[material ${JSON.stringify(JSON.stringify(terms.config.material))}]`]),
    `[notes "${viewerName(terms, viewer)}"]`,
    `[commitment "${commitment(terms.secret)}"]`,
  ];
  const heard = (entry: number): string[] =>
    match
      .toldDuring(viewer, entry)
      .flatMap(({ event }) => (event === undefined ? [] : [`; ${JSON.stringify(event)}`]));
  const lines = match.entries.flatMap((entry, i) => [
    `${i + 1}. ${seatName(game, entry.seat)} ${lineOf(game, entry, viewer)}`,
    ...heard(i + 1),
  ]);
  return `${[aboutNotes(viewerName(terms, viewer)), ...tags, ...heard(0), ...lines].join('\n')}\n`;
}

/** The first line of notes: no reader of records takes them for one. */
export const aboutNotes = (viewer: string): string =>
  `; What ${viewer} knows of a match of which not all is open. This is no record.`;

/** What stands in notes for an action of somebody else. */
export const UNSEEN = '…';

/** What an entry says to a viewer: the line of its own action; what others did stands in what it was told. */
function lineOf(game: AnyGame, entry: Entry, viewer: Viewer): string {
  if (isResignation(entry)) return RESIGNS;
  return entry.seat === viewer ? writeMove(game, entry) : UNSEEN;
}

/** The match as a text file: the record when it is over and all of it open, else what the viewer may know. */
export const recordFor = (terms: Terms, log: MatchLog, viewer: Viewer): string =>
  log.isDisclosed ? wholeRecord(terms, log) : notes(terms, log, viewer);

/** Reads a record of one of these games and plays it again. Throws a `Refusal` that names the first mistake. */
export function readRecord(games: readonly AnyGame[], text: string): Match<unknown, unknown> {
  const read = readMatch<unknown, unknown>(games, text);
  if (read.ok) return read.value.match;
  const { code, args, line, column } = read.error;
  throw new Refusal('badRecord', { ...args, problem: code, line, column });
}

/** A match with the first actions of another one, each entered as the log wants it. */
export function takeOver(
  game: AnyGame,
  from: Match<unknown, unknown>,
  at: number,
): { log: MatchLog; entries: LogEntry[] } {
  if (at > from.length) throw new Refusal('noSuchPosition', { length: from.length });
  const setup = replayMatch(game, from.config, from.setupChance, []);
  if (!setup.ok) throw new Error('a record that was read cannot be set up');
  const log = new MatchLog(setup.value);
  const entries = from.entries.slice(0, at).map(
    (entry, i): LogEntry => ({
      number: i + 1,
      seat: entry.seat,
      request: undefined,
      ...(isResignation(entry)
        ? { kind: 'resign', action: undefined, chance: [], remark: undefined }
        : { kind: 'play', action: entry.action, chance: entry.chance, remark: entry.remark }),
    }),
  );
  for (const entry of entries) log.redo(entry);
  return { log, entries };
}
