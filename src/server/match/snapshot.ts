import { createHash } from 'node:crypto';
import type { GameEvent, Json, Seat } from '../../core/game.ts';
import type { Entry } from '../../core/entry.ts';
import { type AnyGame, type Heard, type Known, Match, undoRefusals } from '../../core/match.ts';
import type { EntryRow, MatchRow, SnapshotRow } from '../storage/store.ts';
import { type LogEntry, MatchLog, type Noted } from './log.ts';

/*
 * A snapshot holds what a log leads to, so that loading a match need not play all of it again. It only makes
 * loading quick: what does not belong to exactly these entries and these rules is not looked at, and the log is
 * played again.
 */

/** Raised when what a snapshot holds is written in another way. */
const FORMAT = 2;

/** So many entries lie between two snapshots of a match. */
const BETWEEN = 100;

type Event = readonly [open: GameEvent | null, seat: Seat | null, closed: GameEvent | null];

interface Body {
  readonly state: Json;
  readonly checkpoints: readonly Json[];
  readonly undoable: readonly Json[];
  /** By entry that stands: how many events were told before it, and the place of what keeps it in `undoRefusals`. */
  readonly steps: readonly (readonly [heard: number, final: number])[];
  /** By number of the log: how many actions stood, how many events had been told, and which. */
  readonly noted: readonly (readonly [length: number, heard: number, events: readonly Event[]])[];
  readonly decisions: readonly (number | null)[];
}

/** What a log is known by: a digest of what the match was made with and of every entry so far, in their order. */
class Trace {
  private readonly hash = createHash('sha256');

  constructor({ id, game, engine, scenario, options, material, setup }: MatchRow) {
    this.add(FORMAT, id, game, engine, scenario, options, material, setup);
  }

  entry({ number, kind, seat, action, chance, remark }: EntryRow): void {
    this.add(number, kind, seat, action, chance, remark);
  }

  /** The digest of a snapshot with this body, taken now. */
  seal(body: string): string {
    return this.hash.copy().update(body, 'utf8').digest('hex');
  }

  private add(...parts: readonly (string | number | null)[]): void {
    this.hash.update(`${JSON.stringify(parts)}\n`, 'utf8');
  }
}

/** Keeps up with the log of a match that is played, and says when a snapshot is due. */
export class Snapshots {
  private readonly match: string;
  private readonly between: number;
  private readonly trace: Trace;

  constructor(match: MatchRow, entries: readonly EntryRow[], between = BETWEEN) {
    this.match = match.id;
    this.between = between;
    this.trace = new Trace(match);
    for (const entry of entries) this.trace.entry(entry);
  }

  /** To be called with every new entry: the snapshot that is to be kept after it, if one is due. */
  after(entry: EntryRow, log: MatchLog): SnapshotRow | undefined {
    this.trace.entry(entry);
    if (entry.number % this.between !== 0) return undefined;
    const body = bodyOf(log);
    const { version } = log.game;
    return { match: this.match, engine: version, number: entry.number, digest: this.trace.seal(body), body };
  }
}

const eventOf = ({ open, seat, closed }: Heard): Event => [open ?? null, seat ?? null, closed ?? null];

const heardOf = ([open, seat, closed]: Event): Heard => ({
  open: open ?? undefined,
  seat: seat ?? undefined,
  closed: closed ?? undefined,
});

/** The body of a snapshot of this log. */
function bodyOf(log: MatchLog): string {
  const { game } = log;
  const { state, checkpoints, undoable, steps } = log.match.known();
  const { noted, decisions } = log.known();
  const body: Body = {
    state: game.encode(state),
    checkpoints: checkpoints.map((each) => game.encode(each)),
    undoable: undoable.map((each) => game.encode(each)),
    steps: steps.map(({ heard, final }) => [heard, final === undefined ? -1 : undoRefusals.indexOf(final)]),
    noted: noted.map(({ length, heard, events }) => [length, heard, events.map(eventOf)]),
    decisions: decisions.map((decision) => decision ?? null),
  };
  return JSON.stringify(body);
}

/**
 * The log after the entries that a snapshot covers; undefined when it is not a snapshot of exactly these entries,
 * written by this program under these rules. `setUp` is the match before its first entry.
 */
export function fromSnapshot(
  { engine, number, digest, body }: SnapshotRow,
  row: MatchRow,
  rows: readonly EntryRow[],
  setUp: Match<unknown, unknown>,
  entryOf: (row: EntryRow) => LogEntry,
): MatchLog | undefined {
  if (engine !== setUp.game.version || number > rows.length) return undefined;
  const covered = rows.slice(0, number);
  const trace = new Trace(row);
  for (const each of covered) trace.entry(each);
  if (digest !== trace.seal(body)) return undefined;
  // The digest says that this program wrote the body.
  const known = JSON.parse(body) as Body;
  const entries = covered.map(entryOf);
  const noted = known.noted.map(([length, heard, events], at): Noted => {
    const { kind, seat }: Pick<Noted, 'kind' | 'seat'> = entries[at - 1] ?? {
      kind: 'setup',
      seat: undefined,
    };
    return { number: at, kind, seat, length, heard, events: events.map(heardOf) };
  });
  const match = Match.resume(
    setUp.game,
    setUp.config,
    setUp.setupChance,
    standing(entries),
    knownOf(setUp.game, known, noted),
  );
  const decisions = known.decisions.map((decision) => decision ?? undefined);
  return new MatchLog(match, { noted, entries, decisions });
}

/** What a log leaves standing. */
function standing(entries: readonly LogEntry[]): Entry[] {
  const stack: Entry[] = [];
  for (const { kind, seat, action, chance, remark } of entries) {
    if (kind === 'undo') stack.pop();
    else if (kind === 'resign') stack.push({ seat, resigns: true });
    else stack.push({ seat, action: action ?? -1, chance, ...(remark === undefined ? {} : { remark }) });
  }
  return stack;
}

function knownOf(game: AnyGame, body: Body, noted: readonly Noted[]): Known<unknown> {
  const heard: Heard[] = [];
  for (const each of noted) {
    if (each.kind === 'undo') heard.length = each.heard;
    else heard.push(...each.events);
  }
  return {
    state: game.decode(body.state),
    checkpoints: body.checkpoints.map((each) => game.decode(each)),
    undoable: body.undoable.map((each) => game.decode(each)),
    heard,
    steps: body.steps.map(([before, final]) => ({ heard: before, final: undoRefusals[final] })),
  };
}
