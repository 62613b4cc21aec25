import { isActionText, type Tag, withRemark, writeLines, type WrittenEntry } from '../../core/record.ts';
import { RESIGNS } from '../../core/entry.ts';
import type { OptionValues, Seat, Viewer } from '../../core/game.ts';
import { commitment } from '../../core/keyed.ts';
import type { AnyGame } from '../../core/match.ts';
import { fromHex } from '../../core/sha256.ts';
import type { EntryRow, MatchRow, Store, StoredMatch } from '../storage/store.ts';
import { Keys } from './keys.ts';
import { BrokenLog } from './log.ts';
import { aboutNotes, serverTags, UNSEEN } from './records.ts';
import { seatName, type Terms } from './terms.ts';

/**
 * A match that was begun under other rules than those at hand. It cannot be played or looked at, but what is stored can
 * be written out: lines need no rules.
 */
export class Shelved {
  readonly terms: Pick<Terms, 'game' | 'spectators'>;
  private readonly stored: StoredMatch;
  private readonly keys: Keys;

  constructor(game: AnyGame, stored: StoredMatch, store: Store) {
    this.terms = { game, spectators: stored.match.spectators === 1 };
    this.stored = stored;
    this.keys = new Keys(stored.match.id, stored.tokens, store);
  }

  /** Whether this token is the key of this seat. */
  opens(seat: Seat, token: string): boolean {
    return this.keys.opens(seat, token);
  }

  /** Whether this token was the key of this seat, which has gone to somebody else. */
  hasOpened(seat: Seat, token: string): boolean {
    return this.keys.hasOpened(seat, token);
  }

  /** Nobody can offer a seat of such a match again, so that nothing has to be withdrawn. */
  greet(): void {}

  /**
   * The record of a match that is over, with every option named, since nobody here knows what the other rules took for
   * granted, and without its result. Of a running match, and where something may stay hidden at the end, the viewer's own
   * actions: what it was told only the rules can say.
   */
  record(viewer: Viewer): string {
    const { match, entries } = this.stored;
    const standing = standingOf(entries);
    return match.finished === null || this.terms.game.withholds !== undefined
      ? this.notes(standing, viewer)
      : writeLines(
          [...headOf(match), ...serverTags(diceOf(match))],
          JSON.parse(match.setup) as number[],
          standing.map((row) => this.written(row)),
        );
  }

  private notes(standing: readonly EntryRow[], viewer: Viewer): string {
    const { game } = this.terms;
    const { match } = this.stored;
    const name = viewer === 'observer' ? viewer : seatName(game, viewer);
    const entries = standing.map((row): WrittenEntry => {
      const { seat, line } = this.written(row);
      return { seat, line: row.kind === 'resign' || row.seat === viewer ? line : UNSEEN, chance: [] };
    });
    const tags = [
      ...headOf(match),
      { name: 'notes', values: [name] },
      { name: 'commitment', values: [commitment(diceOf(match).secret)] },
    ];
    return `${aboutNotes(name)}\n${writeLines(tags, undefined, entries)}`;
  }

  private written({ number, kind, seat, action, chance, remark }: EntryRow): WrittenEntry {
    const line = kind === 'resign' ? RESIGNS : (action ?? '');
    if (!isActionText(line)) throw new BrokenLog(number);
    return {
      seat: seatName(this.terms.game, seat),
      line: withRemark(line, remark ?? undefined),
      chance: JSON.parse(chance) as number[],
    };
  }
}

/** The entries that stand when every taking back has done its work. */
function standingOf(rows: readonly EntryRow[]): EntryRow[] {
  const standing: EntryRow[] = [];
  for (const row of rows) {
    if (row.kind === 'undo') standing.pop();
    else standing.push(row);
  }
  return standing;
}

const headOf = ({ game, scenario, engine, options, material }: MatchRow): Tag[] => [
  { name: 'game', values: [game] },
  { name: 'scenario', values: [scenario] },
  { name: 'engine', values: [String(engine)] },
  ...Object.entries(JSON.parse(options) as OptionValues).map(([name, value]) => ({
    name: 'option',
    values: [name, value],
  })),
  ...(material === null ? [] : [{ name: 'material', values: [material] }]),
];

function diceOf(row: MatchRow): Pick<Terms, 'id' | 'players' | 'secret' | 'diceFrom' | 'taken'> {
  const secret = fromHex(row.secret);
  if (secret === undefined) throw new BrokenLog(0);
  return {
    id: row.id,
    players: JSON.parse(row.players) as string[],
    secret,
    diceFrom: row.dice_from,
    taken: row.taken,
  };
}
