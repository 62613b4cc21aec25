import { changedOptions } from './config.ts';
import { isResignation, type Move, RESIGNS } from './entry.ts';
import type { OptionValue } from './game.ts';
import type { AnyGame, Match } from './match.ts';

/** A line of the head of a record: what the format itself does not know is kept and written back. */
export interface Tag {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/** The most characters that a record may have. */
export const RECORD_LIMIT = 4 * 1024 * 1024;

/** The tags that the format itself knows. */
export const ownTags = ['game', 'scenario', 'engine', 'rulings', 'option', 'material'] as const;

/** The word for an outcome that nobody won. */
export const DRAW = 'draw';

/** The record of a match as text: see docs/record-format.md. Throws on a tag or an action that cannot be written. */
export function writeRecord<S, V>(match: Match<S, V>, extraTags: readonly Tag[] = []): string {
  const { game, config } = match;
  const tags: Tag[] = [
    { name: 'game', values: [game.id] },
    { name: 'scenario', values: [config.scenario] },
    { name: 'engine', values: [String(game.version)] },
    ...changedOptions(game, config).map((option) => ({ name: 'option', values: option })),
    ...(config.material === undefined
      ? []
      : [{ name: 'material', values: [JSON.stringify(config.material)] }]),
    ...extraTags,
  ];
  extraTags.forEach(checkTag);
  const entries = match.entries.map((entry): WrittenEntry => {
    const seat = game.seats[entry.seat]?.id ?? '';
    if (isResignation(entry)) return { seat, line: RESIGNS, chance: [] };
    return { seat, line: writeMove(game, entry), chance: entry.chance };
  });
  return writeLines(tags, match.setupChance, entries, writeResult(match));
}

/** An entry as it stands in a record. */
export interface WrittenEntry {
  /** The id of the seat. */
  readonly seat: string;
  /** The action, with what was said with it, or `RESIGNS`. */
  readonly line: string;
  readonly chance: readonly number[];
}

/**
 * A record of parts that have been written already, all tags and the result included: of a match that need not be
 * played again for it.
 */
export function writeLines(
  tags: readonly Tag[],
  setup: readonly number[] | undefined,
  entries: readonly WrittenEntry[],
  result?: string,
): string {
  const lines = tags.map(writeTag);
  if (setup !== undefined) lines.push(`setup ${writeChance(setup)}`);
  entries.forEach(({ seat, line, chance }, i) => {
    lines.push(`${i + 1}. ${seat} ${line}${chance.length > 0 ? ` ${writeChance(chance)}` : ''}`);
  });
  if (result !== undefined) lines.push(`result ${result}`);
  return `${lines.join('\n')}\n`;
}

/** An action and what was said with it, as they stand in a record. Throws on an action that cannot be written. */
export function writeMove(game: Pick<AnyGame, 'id' | 'notation'>, { action, remark }: Move): string {
  const text = game.notation.write(action);
  if (!isActionText(text)) throw new Error(`${game.id}: '${text}' cannot stand in a record`);
  return withRemark(text, remark);
}

/** The text of an action with what was said with it, as they stand in a record. */
export const withRemark = (text: string, remark: string | undefined): string =>
  remark === undefined ? text : `${text} ${JSON.stringify(remark)}`;

/** How a match ended, as it stands in its record: 'english sudden-death'; undefined while it goes on. */
export function writeResult<S, V>(match: Match<S, V>): string | undefined {
  const outcome = match.outcome();
  if (outcome === undefined) return undefined;
  const winners = outcome.winners.map((seat) => match.game.seats[seat]?.id ?? '');
  return [...(winners.length > 0 ? winners : [DRAW]), outcome.kind].join(' ');
}

/** Whether an action written so can stand in a record: words with one space between, none of them like '12.'. */
export function isActionText(text: string): boolean {
  return text.split(' ').every((word) => /^[^\s{}[\]";]+$/.test(word) && !/^\d+\.$/.test(word));
}

/** Whether this can be the name of a game, a seat, a scenario, an option, a tag or a kind of outcome. */
export function isName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9._-]*$/.test(text);
}

function checkTag({ name, values }: Tag): void {
  if (!isName(name)) throw new Error(`'${name}' cannot be the name of a tag`);
  if (ownTags.some((own) => own === name))
    throw new Error(`the tag '${name}' is written from the match itself`);
  if (values.some((value) => typeof value === 'number' && !Number.isFinite(value))) {
    throw new Error(`a value of the tag '${name}' cannot be written`);
  }
}

function writeTag(tag: Tag): string {
  return `[${[tag.name, ...tag.values.map((value) => JSON.stringify(value))].join(' ')}]`;
}

function writeChance(values: readonly number[]): string {
  return `{${values.join(' ')}}`;
}
