import type { Json, OptionValue, OptionValues } from '../../../core/game.ts';
import { queen } from '../../../games/index.ts';
import { remember, remembered } from '../../app/memory.ts';

/** Who plays a power: a player, counted from 1, or nobody. */
export type Playing = number | 'neutral';

export const SCENARIOS = ['campaign', 'tournament', 'custom'] as const;
export type ScenarioChoice = (typeof SCENARIOS)[number];

/** Where the card data come from: nowhere (typed mode), or entered and loaded (V9.7). */
export const SOURCES = ['typed', 'form', 'file'] as const;
export type Source = (typeof SOURCES)[number];

/** On this device alone, or with a phone for each player as well. */
export const PLACES_OF_PLAY = ['here', 'phones'] as const;
export type PlaceOfPlay = (typeof PLACES_OF_PLAY)[number];

/** All that is settled before a sitting begins. */
export interface Draft {
  readonly scenario: ScenarioChoice;
  /** Of a custom scenario alone. */
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly players: number;
  /** Of all six players that there could be: names stay when their number changes. */
  readonly names: readonly string[];
  readonly powers: Readonly<Record<queen.Power, Playing>>;
  /** The turn in which a game under way is joined; null for a game that begins. */
  readonly joined: number | null;
  readonly source: Source;
  readonly cards: Json | null;
  /** Readings of the rules that differ from the usual ones. */
  readonly rulings: OptionValues;
  readonly place: PlaceOfPlay;
}

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = queen.POWERS.length;
export const LONGEST_NAME = 40;
const NAME = 'virgin-queen.sitting';

/** Who holds two powers where players are few (V10 R23): the scenario book has the last word, so all can be changed. */
const HANDS: Readonly<Record<number, readonly (readonly queen.Power[])[]>> = {
  2: [
    ['spain', 'france'],
    ['england', 'protestant'],
  ],
  3: [['spain'], ['england', 'protestant'], ['france']],
  4: [['spain'], ['england'], ['france'], ['protestant']],
  5: [['ottoman'], ['spain'], ['england'], ['france'], ['protestant']],
  6: queen.POWERS.map((power) => [power]),
};

/** Who usually plays which power among so many players; what nobody plays is neutral (V10 R22). */
export function usualPowers(players: number): Readonly<Record<queen.Power, Playing>> {
  const playing = (power: queen.Power): Playing => {
    const hand = (HANDS[players] ?? []).findIndex((powers) => powers.includes(power));
    return hand < 0 ? 'neutral' : hand + 1;
  };
  return {
    ottoman: playing('ottoman'),
    spain: playing('spain'),
    england: playing('england'),
    france: playing('france'),
    empire: playing('empire'),
    protestant: playing('protestant'),
  };
}

/** A sitting of which nothing has been settled yet. */
export const freshDraft = (): Draft => ({
  scenario: 'campaign',
  firstTurn: 1,
  lastTurn: queen.LAST_PRINTED_TURN,
  players: MOST_PLAYERS,
  names: Array.from({ length: MOST_PLAYERS }, () => ''),
  powers: usualPowers(MOST_PLAYERS),
  joined: null,
  source: 'typed',
  cards: null,
  rulings: {},
  place: 'here',
});

/** The turns of the game, as its scenario has them (V1.4). */
export function turnsOf({ scenario, firstTurn, lastTurn }: Draft): { first: number; last: number } {
  switch (scenario) {
    case 'campaign':
      return { first: 1, last: queen.LAST_PRINTED_TURN };
    case 'tournament':
      return { first: 3, last: 6 };
    case 'custom':
      return { first: firstTurn, last: Math.max(firstTurn, lastTurn) };
    default:
      return scenario satisfies never;
  }
}

/** The turn in which the sitting joins a game under way; null when it begins with the game. */
export function joinedTurn(draft: Draft): number | null {
  const { first, last } = turnsOf(draft);
  const { joined } = draft;
  return joined !== null && joined > first && joined <= last ? joined : null;
}

/** What a name is entered as: one line, without blanks at its ends. */
const tidyName = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/** The options with which the match is made. */
export function optionsOf(draft: Draft): Record<string, OptionValue> {
  const { first, last } = turnsOf(draft);
  const turns = draft.scenario === 'custom' ? { 'options.firstTurn': first, 'options.lastTurn': last } : {};
  return { ...draft.rulings, 'options.players': draft.players, ...turns };
}

/** An entry that is made as soon as the sitting has begun. */
export interface FirstEntry {
  readonly line: string;
  readonly remark?: string;
}

/** Who plays what as an entry (V1.3). */
export function playerEntry(power: queen.Power, playing: Playing, name: string): FirstEntry {
  const line = `player ${power} ${playing}`;
  const remark = playing === 'neutral' ? '' : tidyName(name);
  return remark === '' ? { line } : { line, remark };
}

/** What is entered at once: the turn that is joined, then who plays what, as far as the sitting cannot know it. */
export function firstEntries(draft: Draft): readonly FirstEntry[] {
  const joined = joinedTurn(draft);
  const seats = queen.POWERS.map((power, i) => {
    const playing = draft.powers[power];
    const name = playing === 'neutral' ? '' : (draft.names[playing - 1] ?? '');
    const usual = queen.neutralWith(draft.players).includes(power) ? 'neutral' : i + 1;
    return { entry: playerEntry(power, playing, name), isKnown: playing === usual && tidyName(name) === '' };
  });
  return [
    ...(joined === null ? [] : [{ line: `turn ${joined}` }]),
    ...seats.flatMap(({ entry, isKnown }) => (isKnown ? [] : [entry])),
  ];
}

const isOne = <T>(list: readonly T[], value: unknown): value is T => list.some((each) => each === value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isTurn = (value: unknown): value is number => isWhole(value, 1, queen.LAST_PRINTED_TURN);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlaying = (value: unknown): value is Playing =>
  value === 'neutral' || isWhole(value, 1, MOST_PLAYERS);

/** Whether this is a draft as an earlier visit has left it. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isOne(SCENARIOS, value['scenario']) &&
  isTurn(value['firstTurn']) &&
  isTurn(value['lastTurn']) &&
  isWhole(value['players'], FEWEST_PLAYERS, MOST_PLAYERS) &&
  Array.isArray(value['names']) &&
  value['names'].length === MOST_PLAYERS &&
  value['names'].every((name) => typeof name === 'string') &&
  isRecord(value['powers']) &&
  queen.POWERS.every((power) => isRecord(value['powers']) && isPlaying(value['powers'][power])) &&
  (value['joined'] === null || isTurn(value['joined'])) &&
  isOne(SOURCES, value['source']) &&
  value['cards'] !== undefined &&
  isRecord(value['rulings']) &&
  isOne(PLACES_OF_PLAY, value['place']);

/** What was settled before, in this browser; a fresh draft when nothing was, or nothing that can be read any more. */
export function keptDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(remembered(NAME) ?? 'null');
    return isDraft(draft) ? draft : freshDraft();
  } catch {
    return freshDraft();
  }
}

/** Keeps a draft over a reload, as far as the browser lets us. */
export const keepDraft = (draft: Draft): void => remember(NAME, JSON.stringify(draft));

/** The draft of the next sitting: the same people and cards, a game that begins. */
export const nextDraft = (draft: Draft): Draft => ({ ...draft, joined: null });
