import { checkConfig, MATERIAL_PROBLEMS } from './config.ts';
import type { Chance, Config, Game } from './game.ts';
import { type Entry, RESIGNS } from './entry.ts';
import type { Match } from './match.ts';
import type { PlacedProblem, Problem, ProblemCode } from './problem.ts';
import { type Tag, writeResult } from './record.ts';
import { type EntryText, type Marked, parseRecord, placed, type RecordText } from './record-text.ts';
import { replayMatch } from './replay.ts';
import type { ReplayProblem } from './replay-problem.ts';
import { bad, good, type Result } from './result.ts';

/** A record that has been read and checked. */
export interface ReadMatch<S, V> {
  readonly match: Match<S, V>;
  /** The tags that the format does not know, to be written back. */
  readonly tags: readonly Tag[];
}

type Mistake = Problem & { readonly at: number };

/**
 * Reads a record and plays it again, checking every word of it. `chance` answers when the match is played on. The
 * error names the first place where the record is wrong; bad text never throws.
 */
export function readMatch<S, V>(
  games: readonly Game<S, V>[],
  text: string,
  chance?: Chance,
): Result<ReadMatch<S, V>, PlacedProblem> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const read = replayed(games, parsed.value, chance);
  return read.ok ? read : bad(placed(text, read.error.at, read.error));
}

function replayed<S, V>(
  games: readonly Game<S, V>[],
  record: RecordText,
  chance: Chance | undefined,
): Result<ReadMatch<S, V>, Mistake> {
  const game = gameOf(games, record);
  if (!game.ok) return game;
  const config = configOf(game.value, record);
  if (!config.ok) return config;
  const entries = entriesOf(game.value, record.entries);
  const match = replayMatch(game.value, config.value, record.setup.value, entries.value, chance);
  if (!match.ok) return bad(placeOf(record, match.error));
  if (entries.mistake !== undefined) return bad(entries.mistake);
  const mistake = resultMistake(match.value, record);
  return mistake === undefined ? good({ match: match.value, tags: record.tags }) : bad(mistake);
}

function gameOf<S, V>(games: readonly Game<S, V>[], record: RecordText): Result<Game<S, V>, Mistake> {
  const game = games.find((candidate) => candidate.id === record.game.value);
  if (game === undefined) {
    const args = { game: record.game.value, known: games.map((known) => known.id) };
    return bad({ code: 'unknownGame', args, at: record.game.at });
  }
  const engine = String(game.version);
  if (record.engine.value !== engine) {
    return bad({
      code: 'engineVersion',
      args: { record: record.engine.value, engine },
      at: record.engine.at,
    });
  }
  return good(game);
}

function configOf<S, V>(game: Game<S, V>, record: RecordText): Result<Config, Mistake> {
  const { scenario, preset, options, material } = record;
  const config = checkConfig(game, {
    scenario: scenario.value,
    options: Object.fromEntries(options.map(({ name, value }) => [name, value])),
    ...(preset === undefined ? {} : { preset: preset.value }),
    ...(material === undefined ? {} : { material: material.value }),
  });
  if (config.ok) return config;
  const { code, args } = config.error;
  return bad({ code, args, at: tagOf(record, config.error).at });
}

/** The tag that a problem of the configuration lies in. */
function tagOf(
  { scenario, preset, options, material }: RecordText,
  { code, args }: Problem,
): Marked<unknown> {
  if (code === 'unknownScenario') return scenario;
  if (MATERIAL_PROBLEMS.has(code)) return material ?? scenario;
  const option = options.find(({ name }) => name === args['option']);
  return (code === 'unknownPreset' ? preset : option) ?? preset ?? scenario;
}

/** The entries up to the first that names no seat or no action of this game. */
function entriesOf<S, V>(
  game: Game<S, V>,
  texts: readonly EntryText[],
): { value: readonly Entry[]; mistake: Mistake | undefined } {
  const value: Entry[] = [];
  const seats = game.seats.map((seat) => seat.id);
  for (const text of texts) {
    const seat = seats.indexOf(text.seat.value);
    if (seat < 0) {
      const args = { seat: text.seat.value, known: seats };
      return { value, mistake: { code: 'unknownSeat', args, at: text.seat.at } };
    }
    if (text.action.value === RESIGNS) {
      value.push({ seat, resigns: true });
      const mistake = besideResigning(text);
      if (mistake === undefined) continue;
      return { value, mistake };
    }
    const action = game.notation.read(text.action.value);
    if (action === undefined) {
      return {
        value,
        mistake: { code: 'unknownAction', args: { action: text.action.value }, at: text.action.at },
      };
    }
    const said = text.remark === undefined ? {} : { remark: text.remark.value };
    value.push({ seat, action, chance: text.chance.value, ...said });
  }
  return { value, mistake: undefined };
}

/** Who gives up says nothing with it, and nothing is drawn. */
function besideResigning({ seat, remark, chance }: EntryText): Mistake | undefined {
  if (remark !== undefined)
    return { code: 'remarkNotTaken', args: { seat: seat.value, action: RESIGNS }, at: remark.at };
  const [first] = chance.each;
  if (first === undefined) return undefined;
  return { code: 'chanceLeftOver', args: { left: chance.each.length }, at: first };
}

function placeOf(record: RecordText, { code, args, entry, outcome }: ReplayProblem): Mistake {
  const text = record.entries[entry - 1];
  const action = text?.action.at ?? record.setup.at;
  if (OF_ACTION.has(code)) return { code, args, at: action };
  if (OF_REMARK.has(code)) return { code, args, at: text?.remark?.at ?? action };
  const chance = text?.chance ?? record.setup;
  const end = chance.each.at(-1) ?? chance.at;
  return { code, args, at: chance.each[outcome ?? 0] ?? end };
}

const OF_ACTION: ReadonlySet<ProblemCode> = new Set([
  'refused',
  'resignedTooLate',
  'noResigning',
  'afterResignation',
]);

/** Placed at the remark, or at the action that lacks one. */
const OF_REMARK: ReadonlySet<ProblemCode> = new Set(['remarkWanted', 'remarkNotTaken', 'badRemark']);

function resultMistake<S, V>(match: Match<S, V>, { result }: RecordText): Mistake | undefined {
  if (result === undefined) return undefined;
  const actual = writeResult(match);
  if (actual === result.value) return undefined;
  const args = { result: result.value };
  if (actual === undefined) return { code: 'resultTooEarly', args, at: result.at };
  return { code: 'resultDiffers', args: { ...args, actual }, at: result.at };
}
