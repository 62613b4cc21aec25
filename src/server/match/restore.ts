import { checkConfig } from '../../core/config.ts';
import type { Config, Json, OptionValues } from '../../core/game.ts';
import type { AnyGame, Match } from '../../core/match.ts';
import { replayMatch } from '../../core/replay.ts';
import { fromHex } from '../../core/sha256.ts';
import { Refusal } from '../refusal.ts';
import type { EntryRow, MatchRow, SnapshotRow } from '../storage/store.ts';
import { BrokenLog, type LogEntry, MatchLog } from './log.ts';
import { fromSnapshot } from './snapshot.ts';
import { gameNamed, type Terms } from './terms.ts';

/** A stored match as it is played on. */
export interface Restored {
  readonly terms: Terms;
  readonly log: MatchLog;
  /** The number of the latest entry that did not have to be played again; 0 when all of them had to. */
  readonly covered: number;
}

/**
 * The terms and the log of a stored match of one of these games, with the help of a snapshot where it fits. Throws a `Refusal` when the
 * rules have another version than the match was begun with, and a `BrokenLog` when the log does not follow them.
 */
export function restore(
  games: readonly AnyGame[],
  row: MatchRow,
  rows: readonly EntryRow[],
  snapshot?: SnapshotRow,
): Restored {
  const game = gameNamed(games, row.game);
  if (row.engine !== game.version) {
    throw new Refusal('engineVersion', { match: row.engine, engine: game.version });
  }
  const terms = termsOf(game, row);
  const match = replayMatch(game, terms.config, JSON.parse(row.setup) as number[], []);
  if (!match.ok) throw new BrokenLog(0);
  const known = quickly(row, rows, snapshot, match.value);
  const log = known ?? new MatchLog(match.value);
  const covered = log.number;
  for (const entry of rows.slice(covered)) log.redo(logEntry(game, entry));
  return { terms, log, covered };
}

/** The log by its snapshot; undefined when that is of no use, whatever is wrong with it. */
function quickly(
  row: MatchRow,
  rows: readonly EntryRow[],
  snapshot: SnapshotRow | undefined,
  setUp: Match<unknown, unknown>,
): MatchLog | undefined {
  if (snapshot === undefined) return undefined;
  try {
    return fromSnapshot(snapshot, row, rows, setUp, (entry) => logEntry(setUp.game, entry));
  } catch {
    return undefined;
  }
}

function termsOf(game: AnyGame, row: MatchRow): Terms {
  const secret = fromHex(row.secret);
  if (secret === undefined) throw new BrokenLog(0);
  return {
    id: row.id,
    game,
    config: configOf(game, row),
    players: JSON.parse(row.players) as string[],
    spectators: row.spectators === 1,
    secret,
    diceFrom: row.dice_from,
    taken: row.taken,
    created: row.created,
  };
}

function configOf(game: AnyGame, { scenario, options, material }: MatchRow): Config {
  const config = checkConfig(game, {
    scenario,
    options: JSON.parse(options) as OptionValues,
    ...(material === null ? {} : { material: JSON.parse(material) as Json }),
  });
  if (!config.ok) throw new BrokenLog(0);
  return config.value;
}

const logEntry = (game: AnyGame, row: EntryRow): LogEntry => ({
  number: row.number,
  kind: row.kind === 'undo' || row.kind === 'resign' ? row.kind : 'play',
  seat: row.seat,
  action: row.action === null ? undefined : game.notation.read(row.action),
  chance: JSON.parse(row.chance) as number[],
  remark: row.remark ?? undefined,
  request: row.request ?? undefined,
});
