/** A match as it was made. Nothing here but `finished` changes afterwards. */
export interface MatchTable {
  id: string;
  game: string;
  engine: number;
  scenario: string;
  /** JSON: the value of every option. */
  options: string;
  /** JSON: what the players brought with them; null when nothing. */
  material: string | null;
  /** JSON: who plays each seat, in the order of the game's seats. */
  players: string;
  spectators: number;
  /** The secret behind the dice, in hexadecimal digits. */
  secret: string;
  /** How many answers of chance came from elsewhere before the secret gave the first. */
  dice_from: number;
  /** How many actions were taken over from a record. */
  taken: number;
  /** JSON: what chance answered for the setup. */
  setup: string;
  /** Milliseconds since 1970. */
  created: number;
  finished: number | null;
}

/** The log of a match: rows are added, never changed. */
export interface EntryTable {
  match: string;
  /** From 1, without gaps. */
  number: number;
  kind: string;
  seat: number;
  /** A line of notation; null for an undo. */
  action: string | null;
  /** JSON: what chance answered. */
  chance: string;
  /** What was said with an action; null for nothing. */
  remark: string | null;
  /** What the client called its request; null for the computer. */
  request: string | null;
  at: number;
}

/** Invitations, offers of a seat that was taken before, and keys, by the SHA-256 of each. */
export interface TokenTable {
  hash: string;
  match: string;
  seat: number;
  kind: string;
  made: number;
  /** When an invitation or an offer was used, and the SHA-256 of the request that used it. */
  spent: number | null;
  spent_by: string | null;
  /** When it was put out of use, for a newer one or because its seat was not free after all; null while it is good. */
  revoked: number | null;
}

/** What a log leads to, so that a match is loaded quickly: one for each match, and it may be missing or stale. */
export interface SnapshotTable {
  match: string;
  /** The version of the rules. */
  engine: number;
  /** The latest entry that it covers. */
  number: number;
  /** SHA-256 of what the match was made with, the entries that are covered, and the body. */
  digest: string;
  /** JSON: see `match/snapshot.ts`. */
  body: string;
}

/** One row, written by the readiness probe. */
export interface ProbeTable {
  id: number;
  at: number;
}

export interface Tables {
  matches: MatchTable;
  entries: EntryTable;
  tokens: TokenTable;
  snapshots: SnapshotTable;
  probe: ProbeTable;
}
