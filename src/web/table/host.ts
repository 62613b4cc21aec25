import { type Bot, botsFor } from '../../bots/index.ts';
import { checkConfig } from '../../core/config.ts';
import type { Seat, Viewer } from '../../core/game.ts';
import { type AnyGame, Match } from '../../core/match.ts';
import { replayMatch } from '../../core/replay.ts';
import { type Tag, writeRecord } from '../../core/record.ts';
import { wordless } from '../../core/remark.ts';
import { readMatch } from '../../core/record-read.ts';
import { isSealTag, type Seal, sealIn } from '../../core/seal.ts';
import { seeded } from '../../core/seeded.ts';
import { chanceOf, type Dice, newDice, sealOf, tagsOf } from './dice.ts';
import type { Glance, Opened, Start, Verdict } from './errands.ts';
import { games } from './games.ts';
import { habitsOf } from './habits.ts';
import type { Player } from './players.ts';
import type { KeptMatch, KeptRecord } from './storage.ts';
import type { Snapshot } from './table.ts';

/** Where matches are kept. */
export interface Shelf {
  keep(match: KeptMatch, record: KeptRecord): Promise<void>;
  find(id: string): Promise<{ readonly match: KeptMatch; readonly record: KeptRecord } | undefined>;
}

/** A match on the table: who plays, with which dice, under which name it is kept. */
export interface Hosted {
  readonly match: Match<unknown, unknown>;
  readonly players: readonly Player[];
  /** Undefined when the match is only looked through. */
  readonly kept: { readonly id: string; readonly started: number; readonly dice: Dice } | undefined;
  /** The lines of the head of its record that the format does not know. */
  readonly tags: readonly Tag[];
  readonly bots: ReadonlyMap<Seat, Bot>;
}

export type Hosting = { readonly ok: true; readonly hosted: Hosted } | Extract<Opened, { ok: false }>;

/** Sets a match up, finds it again or reads its record. */
export async function host(start: Start, shelf: Shelf): Promise<Hosting> {
  switch (start.type) {
    case 'new':
      return begin(start);
    case 'kept':
      return resume(start.id, shelf);
    case 'record':
      return look(start.text);
    case 'branch':
      return branch(start);
  }
}

const botsOf = (game: AnyGame, players: readonly Player[]): ReadonlyMap<Seat, Bot> =>
  new Map(
    players.flatMap((player, seat): [Seat, Bot][] => {
      const bot = botsFor(game).find(({ id }) => id === player);
      return bot === undefined ? [] : [[seat, bot]];
    }),
  );

function begin({ id, gameId, config, players }: Extract<Start, { type: 'new' }>): Hosting {
  const game = games.find((each) => each.id === gameId);
  if (game === undefined)
    return {
      ok: false,
      problem: { code: 'unknownGame', args: { game: gameId, known: games.map((g) => g.id) } },
    };
  const checked = checkConfig(game, config);
  if (!checked.ok) return { ok: false, problem: checked.error };
  const dice = newDice(id);
  const match = new Match(game, checked.value, chanceOf(dice, 0));
  const kept = { id, started: Date.now(), dice };
  return { ok: true, hosted: { match, players, kept, tags: [], bots: botsOf(game, players) } };
}

async function resume(id: string, shelf: Shelf): Promise<Hosting> {
  const found = await shelf.find(id);
  if (found === undefined) return { ok: false, problem: 'lost' };
  const { match: summary, record } = found;
  const read = readMatch(games, record.text);
  if (!read.ok) return { ok: false, problem: read.error };
  const { match, tags } = read.value;
  match.continueWith(chanceOf(record.dice, match.answers().length));
  const { players, started } = summary;
  const kept = { id, started, dice: record.dice };
  return {
    ok: true,
    hosted: {
      match,
      players,
      kept,
      tags: tags.filter((tag) => !isSealTag(tag)),
      bots: botsOf(match.game, players),
    },
  };
}

function look(text: string): Hosting {
  const read = readMatch(games, text);
  if (!read.ok) return { ok: false, problem: read.error };
  const { match, tags } = read.value;
  return { ok: true, hosted: { match, players: [], kept: undefined, tags, bots: new Map() } };
}

function branch({ id, text, length, players }: Extract<Start, { type: 'branch' }>): Hosting {
  const read = readMatch(games, text);
  if (!read.ok) return { ok: false, problem: read.error };
  const { match: whole, tags } = read.value;
  const entries = whole.entries.slice(0, length);
  const played = replayMatch(whole.game, whole.config, whole.setupChance, entries);
  if (!played.ok) return { ok: false, problem: played.error };
  const match = played.value;
  // The seal stands for what comes: the outcomes so far came with the record.
  const answers = match.answers().length;
  const dice = newDice(id, { entries: match.length, answers });
  match.continueWith(chanceOf(dice, answers));
  return {
    ok: true,
    hosted: {
      match,
      players,
      kept: { id, started: Date.now(), dice },
      tags: tags.filter((tag) => !isSealTag(tag)),
      bots: botsOf(match.game, players),
    },
  };
}

/** What may be shown of the dice of a match. */
export function sealNow({ match, kept, tags }: Hosted): Seal | undefined {
  return kept === undefined ? sealIn(tags) : sealOf(kept.dice, match.isDisclosed());
}

/** The record of a match as a person may have it: the secret of the dice stands in it once nothing is hidden. */
export function recordOf(hosted: Hosted): string {
  const { match, kept, tags } = hosted;
  return writeRecord(match, kept === undefined ? tags : [...tags, ...tagsOf(sealNow(hosted))]);
}

/** Keeps a match as it stands. */
export async function keepNow({ match, players, kept, tags }: Hosted, shelf: Shelf): Promise<void> {
  if (kept === undefined) return;
  const { id, started, dice } = kept;
  const result = match.outcome();
  const { game, config, length } = match;
  const stage = habitsOf(game.id).stageOf(match.view('observer'));
  const summary = {
    id,
    gameId: game.id,
    scenario: config.scenario,
    players,
    started,
    updated: Date.now(),
    length,
    stage,
    ...(result === undefined ? {} : { result }),
  };
  await shelf.keep(summary, { id, text: writeRecord(match, tags), dice });
}

/** Whether this line is allowed to a seat now, whatever is said with it. */
export function judge(match: Match<unknown, unknown>, seat: Seat, line: string): Verdict {
  const action = match.game.notation.read(line);
  if (action === undefined) return { unread: true };
  return { code: match.objection(seat, action)?.code ?? 0 };
}

/** Carries out a line of a seat with what is said with it, where it is allowed. */
export function enact(
  match: Match<unknown, unknown>,
  seat: Seat,
  line: string,
  remark: string | undefined,
): Verdict {
  const action = match.game.notation.read(line);
  if (action === undefined) return { unread: true };
  const played = match.play(seat, action, remark);
  return { code: played.ok ? 0 : played.error.code };
}

/** What the computer plays at this seat: by the view alone, as a person there would. */
export function think({ match, bots }: Hosted, seat: Seat): void {
  const bot = bots.get(seat);
  if (bot === undefined) throw new Error(`nobody plays seat ${seat}`);
  const legal = match.legal(seat);
  const [only] = legal;
  const [word = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
  const action =
    only !== undefined && legal.length === 1
      ? only
      : bot.choose(match.game, match.view(seat), seat, legal, seeded(word));
  if (!match.play(seat, action, wordless(match.game, action)).ok)
    throw new Error(`${bot.id} chose what is not allowed`);
}

/** The position of a viewer after the first `length` entries, and the news until then. */
export function past(match: Match<unknown, unknown>, viewer: Viewer, length: number): Snapshot {
  const { state, deciders, outcome: result } = match.moment(length);
  const { game } = match;
  return {
    gameId: game.id,
    scenario: match.config.scenario,
    viewer,
    view: game.view(state, viewer),
    deciders,
    legal: [],
    log: match.told(viewer).slice(0, heardAfter(match, length)),
    told: match.toldDuring(viewer, length),
    length,
    canUndo: false,
    ...(result === undefined ? {} : { result }),
  };
}

/** How many events had been told after so many entries. */
function heardAfter(match: Match<unknown, unknown>, length: number): number {
  for (let entry = length + 1; entry <= match.length; entry += 1) {
    const first = match.toldDuring('observer', entry)[0];
    if (first !== undefined) return first.number;
  }
  return match.eventCount;
}

/** What a viewer sees now. `seat` is whose decisions are offered, `mayResign` the one that can be given up. */
export function glance(
  match: Match<unknown, unknown>,
  viewer: Viewer,
  seat: Seat | undefined,
  mayResign: Seat | undefined,
): Glance {
  const { game } = match;
  const result = match.outcome();
  return {
    gameId: game.id,
    scenario: match.config.scenario,
    viewer,
    view: match.view(viewer),
    deciders: match.deciders(),
    legal: seat === undefined ? [] : match.offered(seat).map((action) => game.notation.write(action)),
    length: match.length,
    canUndo: seat !== undefined && match.canUndo(seat),
    ...(mayResign === undefined ? {} : { mayResign }),
    ...(result === undefined ? {} : { result }),
    ...(result === undefined || match.isDisclosed() ? {} : { withheld: true }),
  };
}
