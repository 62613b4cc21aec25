import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import { checkConfig } from '../../core/config.ts';
import { forkSeed, seeded } from '../../core/seeded.ts';
import { hammerOfTheScots as game } from '../../games/index.ts';
import type { EntryRow, MatchRow, SnapshotRow } from '../storage/store.ts';
import type { MatchLog } from './log.ts';
import { recordFor } from './records.ts';
import { restore } from './restore.ts';
import { pastFor, stateFor, updatesFor } from './seen.ts';
import { Snapshots } from './snapshot.ts';
import { begin, chanceOf, entryRow, infoOf, rowOf, type Terms } from './terms.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'observer'];

interface Played {
  readonly row: MatchRow;
  readonly rows: readonly EntryRow[];
  /** After each entry. */
  readonly snapshots: readonly SnapshotRow[];
}

/** A random match of so many entries, what was taken back included; with a seat that gives up at the end. */
function play(seed: number, length: number): Played {
  const chance = seeded(forkSeed(1306, seed));
  const config = checkConfig(game, { scenario: 'the-bruce' });
  if (!config.ok) throw new Error(config.error.code);
  const terms: Terms = {
    id: `match-${seed}-of-the-tests`,
    game,
    config: config.value,
    players: ['human', 'human'],
    spectators: true,
    secret: Uint8Array.from({ length: 32 }, (_, i) => i + seed),
    diceFrom: 0,
    taken: 0,
    created: 1_790_000_000_000,
  };
  const log = begin(terms);
  const row = rowOf(terms, log);
  const taker = new Snapshots(row, [], 1);
  const rows: EntryRow[] = [];
  const snapshots: SnapshotRow[] = [];
  const next = () => {
    const request = `request-${rows.length}`;
    const seat = log.match.deciders()[0] ?? 0;
    if (rows.length === length - 1) return log.resign(seat, request);
    if (log.match.canUndo(seat) && chance.draw(4, 'undo') === 0) {
      const undone = log.undo(seat, request);
      return undone.ok ? undone.value : undefined;
    }
    const legal = log.legal(seat);
    const action = legal[chance.draw(legal.length, 'line')] ?? -1;
    const played = log.play(seat, action, request, chanceOf(terms, log.answered));
    return played.ok ? played.value : undefined;
  };
  while (rows.length < length) {
    const entry = next();
    if (entry === undefined) throw new Error('the match cannot go on');
    const kept = entryRow(terms, entry, terms.created + rows.length);
    rows.push(kept);
    const snapshot = taker.after(kept, log);
    if (snapshot !== undefined) snapshots.push(snapshot);
  }
  return { row, rows, snapshots };
}

const again = (row: MatchRow, rows: readonly EntryRow[], snapshot?: SnapshotRow) =>
  restore([game], row, rows, snapshot);

/** All that anybody can learn of a match, now and of what was before. */
function everything(terms: Terms, log: MatchLog): string {
  const info = infoOf(terms, () => ({ taken: true, host: false, offered: false, offers: 0, renewed: 0 }));
  return JSON.stringify({
    answered: log.answered,
    answers: log.match.answers(),
    number: log.number,
    requests: log.requested(0, 'request-0') ?? log.requested(1, 'request-0'),
    undo: game.seats.map((_, seat) => log.match.undoRefusal(seat)),
    viewers: VIEWERS.map((viewer) => ({
      state: stateFor(terms, log, info, viewer),
      updates: updatesFor(terms, log, viewer),
      record: recordFor(terms, log, viewer),
      past: pastFor(terms, log, viewer, Math.floor(log.match.length / 2)),
    })),
  });
}

const LENGTH = 160;

let played: Played;

beforeAll(() => {
  played = play(1, LENGTH);
});

describe('a snapshot', () => {
  it('gives what all the entries give, wherever it was taken', () => {
    const { row, rows, snapshots } = played;
    expect(snapshots).toHaveLength(LENGTH);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['play', 'undo', 'resign']));
    for (const snapshot of snapshots.filter(({ number }) => number % 3 === 1)) {
      const upTo = rows.slice(0, snapshot.number + 3);
      const quick = again(row, upTo, snapshot);
      const slow = again(row, upTo);
      expect([quick.covered, slow.covered]).toEqual([snapshot.number, 0]);
      expect(everything(quick.terms, quick.log)).toBe(everything(slow.terms, slow.log));
    }
  });

  it('lets a seat take back what it could take back before', () => {
    const { row, rows, snapshots } = played;
    let undone = 0;
    for (const [i, snapshot] of snapshots.entries()) {
      const [quick, slow] = [again(row, rows.slice(0, i + 1), snapshot), again(row, rows.slice(0, i + 1))];
      for (const seat of game.seats.keys()) {
        while (slow.log.match.canUndo(seat)) {
          expect(quick.log.undo(seat, undefined)).toEqual(slow.log.undo(seat, undefined));
          undone += 1;
        }
      }
      expect(quick.log.match.canUndo(0) || quick.log.match.canUndo(1)).toBe(false);
      expect(game.encode(quick.log.match.state as never)).toEqual(game.encode(slow.log.match.state as never));
    }
    expect(undone).toBeGreaterThan(20);
  });
});

describe('a snapshot that does not fit', () => {
  const cut = (text: string): string => text.slice(0, -1);

  it.each<readonly [string, (row: SnapshotRow, other: SnapshotRow) => Partial<SnapshotRow>]>([
    ['is of other rules', ({ engine }) => ({ engine: engine + 1 })],
    ['says that it covers more', ({ number }) => ({ number: number + 1 })],
    ['says that it covers less', ({ number }) => ({ number: number - 1 })],
    ['covers more than there is', () => ({ number: LENGTH + 1 })],
    ['lacks its end', ({ body }) => ({ body: cut(body) })],
    [
      'has another figure in it',
      ({ body }) => ({ body: body.replace(/\d/, (digit) => String(9 - Number(digit))) }),
    ],
    ['has another digest', ({ digest }) => ({ digest: `${cut(digest)}x` })],
    ['is of another match', (_row, other) => ({ body: other.body, digest: other.digest })],
    ['is empty', () => ({ body: '', digest: '' })],
  ])('because it %s, changes nothing', (_why, damage) => {
    const { row, rows, snapshots } = played;
    const [snapshot, other] = [snapshots[99], play(2, 100).snapshots[99]];
    if (snapshot === undefined || other === undefined) throw new Error('there is no snapshot');
    const { terms, log, covered } = again(row, rows, { ...snapshot, ...damage(snapshot, other) });
    const whole = again(row, rows);
    expect(covered).toBe(0);
    expect(everything(terms, log)).toBe(everything(whole.terms, whole.log));
  });

  it('because the entries are others, changes nothing', () => {
    const { row, rows, snapshots } = played;
    const shorter = rows.slice(0, 90);
    expect(again(row, shorter, snapshots[99]).covered).toBe(0);
    const changed = rows.map((each) => (each.number === 3 ? { ...each, action: 'dance' } : each));
    expect(() => again(row, changed, snapshots[99])).toThrow('entry 3');
    const renamed = { ...row, id: 'another-match' };
    expect(again(renamed, rows, snapshots[99]).covered).toBe(0);
  });
});
