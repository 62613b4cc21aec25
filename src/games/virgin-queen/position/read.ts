import { defaultOptions } from '../../../core/config.ts';
import type { Json, MaterialFault, OptionValue } from '../../../core/game.ts';
import { bad, good, type Result } from '../../../core/result.ts';
import { shortName } from '../../../core/rulings.ts';
import { settledAmount } from '../bonus.ts';
import { cardFaults } from '../cards/faults.ts';
import { eligibleOnly } from '../enter/phase.ts';
import { firstFacts, nothingKnown } from '../facts.ts';
import { OPTIONS, rulesFrom } from '../options.ts';
import { MINORS, PLACES, POWERS, PREFERENCES, TERRITORIES, type Power } from '../powers.ts';
import { isProved } from '../preference.ts';
import { SCENARIOS, type ScenarioId } from '../scenarios.ts';
import { firstState, type State } from '../state.ts';
import { isMapMode, termsOf, type Terms } from '../terms.ts';
import { limitsPassed, type Passed } from '../victory/instant.ts';
import {
  BONUS_TYPES,
  HOLDERS,
  LAST_PRINTED_TURN,
  LEAST_VP,
  MOST_BONUS,
  MOST_BONUS_ENTRIES,
  MOST_HITS,
  MOST_KEYS,
  MOST_LISTED_KEYS,
  MOST_SPACES,
  MOST_VP,
  ROYALS,
  RULERS,
  type Group,
} from '../words.ts';
import { Faults, Node, type Path, type PositionFault } from './reader.ts';
import { Scribe } from './scribe.ts';

/** A position as a file tells it. */
export interface Position {
  readonly state: State;
  /** Whether it stands in the Victory Determination Phase. */
  readonly inPhase: boolean;
  /** Limits that it lies beyond: `won` where they can only have been passed in play, `unsure` for the table to confirm (V5.3, V10 R6). */
  readonly beyond: Passed;
  /** By entry of the accounts, from the first: the place of the file that it comes from. */
  readonly paths: readonly Path[];
}

/** Why a position cannot be read: its own faults, or those of the card data that came with it. */
export type PositionProblem =
  | { readonly kind: 'position'; readonly faults: readonly PositionFault[] }
  | { readonly kind: 'cards'; readonly fault: MaterialFault };

const FIELDS = [
  'turn',
  'step',
  'scenario',
  'options',
  'seats',
  'cards',
  'keys',
  'map',
  'spaces',
  'places',
  'people',
  'valois',
  'rebellion',
  'bonus',
  'typed',
  'allies',
  'empire',
  'startTotals',
  'history',
] as const;
type Fields = Partial<Record<(typeof FIELDS)[number], Node>>;

const NOTE = 120;

/** The options of a file: by their names with or without the word before the point. */
function optionsIn(node: Node | undefined, scenario: ScenarioId): Record<string, OptionValue> {
  const { specs } = OPTIONS;
  const given = node?.fields(specs.flatMap(({ name }) => [name, shortName(name)])) ?? {};
  const options: Record<string, OptionValue> = {
    ...defaultOptions({ scenarios: SCENARIOS, options: OPTIONS }, scenario),
  };
  for (const { name, values } of specs) {
    const own = given[name] ?? given[shortName(name)];
    if (own === undefined) continue;
    const value = values.find((each) => each === own.json);
    if (value === undefined) own.wrong('notOneOf', { found: own.json ?? null, known: [...values] });
    else options[name] = value;
  }
  return options;
}

/** The seats come first: who is neutral decides who can win (V1.3). */
function readSeats(scribe: Scribe, node: Node | undefined): void {
  const players: string[] = [];
  for (const [power, seat] of Object.entries(node?.fields(POWERS) ?? {})) {
    const name = seat.text(NOTE);
    if (name === undefined) continue;
    if (name !== 'neutral' && !players.includes(name)) players.push(name);
    const player = name === 'neutral' ? name : String(players.indexOf(name) + 1);
    scribe.enter(seat, `player ${power} ${player}`, name === 'neutral' ? undefined : name);
  }
}

function readGroup(scribe: Scribe, node: Node, group: Group): void {
  const { keys, keysInUnrest } = node.fields(['keys', 'keysInUnrest']);
  const held = keys?.integer(0, MOST_KEYS);
  if (keys !== undefined && held !== undefined) scribe.enter(keys, `keys ${group} ${held}`);
  const unrest = keysInUnrest?.integer(0, MOST_KEYS);
  if (keysInUnrest !== undefined && unrest !== undefined)
    scribe.enter(keysInUnrest, `keys-unrest ${group} ${unrest}`);
}

function readKeys(scribe: Scribe, node: Node | undefined): void {
  const { protestant, ...others } = node?.fields(POWERS) ?? {};
  for (const power of POWERS) {
    const own = power === 'protestant' ? undefined : others[power];
    if (own !== undefined && power !== 'protestant') readGroup(scribe, own, power);
  }
  const rows = protestant?.fields(['netherlands', 'outside']) ?? {};
  if (rows.netherlands !== undefined) readGroup(scribe, rows.netherlands, 'netherlands');
  if (rows.outside !== undefined) readGroup(scribe, rows.outside, 'outside');
}

const calmWord = (unrest: boolean): string => (unrest ? 'unrest' : 'calm');

function readMap(scribe: Scribe, node: Node | undefined): void {
  const list = scribe.state.terms.cards.keys ?? [];
  for (const item of node?.items(MOST_LISTED_KEYS) ?? []) {
    const { id, controller, unrest } = item.fields(['id', 'controller', 'unrest']);
    const index = list.findIndex((key) => key.id === id?.json);
    if (index < 0) {
      (id ?? item).wrong('notOnList', { id: id?.json ?? null, known: list.map((key) => key.id) });
      continue;
    }
    const holder = controller?.oneOf(HOLDERS);
    if (controller !== undefined && holder !== undefined)
      scribe.enter(controller, `hold ${index + 1} ${holder}`);
    const isTroubled = unrest?.flag();
    if (unrest !== undefined && isTroubled !== undefined)
      scribe.enter(unrest, `hold-unrest ${index + 1} ${calmWord(isTroubled)}`);
  }
}

function readSpaces(scribe: Scribe, node: Node | undefined): void {
  const given = node?.fields(TERRITORIES) ?? {};
  for (const territory of TERRITORIES) {
    const { protestant, protestantInUnrest } =
      given[territory]?.fields(['protestant', 'protestantInUnrest']) ?? {};
    const held = protestant?.integer(0, MOST_SPACES);
    if (protestant !== undefined && held !== undefined)
      scribe.enter(protestant, `spaces ${territory} ${held}`);
    const unrest = protestantInUnrest?.integer(0, MOST_SPACES);
    if (protestantInUnrest !== undefined && unrest !== undefined)
      scribe.enter(protestantInUnrest, `spaces-unrest ${territory} ${unrest}`);
  }
}

function readPlaces(scribe: Scribe, node: Node | undefined): void {
  const given = node?.fields(PLACES) ?? {};
  for (const place of PLACES) {
    const { controller, unrest } = given[place]?.fields(['controller', 'unrest']) ?? {};
    const holder = controller?.oneOf(HOLDERS);
    if (controller !== undefined && holder !== undefined)
      scribe.enter(controller, `place ${place} ${holder}`);
    const isTroubled = unrest?.flag();
    if (unrest !== undefined && isTroubled !== undefined)
      scribe.enter(unrest, `place-unrest ${place} ${calmWord(isTroubled)}`);
  }
}

function readPeople(scribe: Scribe, node: Node | undefined): void {
  const { rulerOfFrance, guiseInParis, navarreInParis } =
    node?.fields(['rulerOfFrance', 'guiseInParis', 'navarreInParis']) ?? {};
  const ruler = rulerOfFrance?.oneOf(RULERS);
  if (rulerOfFrance !== undefined && ruler !== undefined) scribe.enter(rulerOfFrance, `ruler ${ruler}`);
  for (const [kind, own] of [
    ['guise', guiseInParis],
    ['navarre', navarreInParis],
  ] as const) {
    const isIn = own?.flag();
    if (own !== undefined && isIn !== undefined) scribe.enter(own, `${kind} ${isIn ? 'in' : 'out'}`);
  }
}

function readValois(scribe: Scribe, node: Node | undefined): void {
  if (node === undefined || node.isUnknown) return;
  const royals = node.items(ROYALS);
  scribe.enter(node, 'none-wed');
  const now = scribe.state.turn;
  royals.forEach((royal, i) => {
    const { name, married, turn } = royal.fields(['name', 'married', 'turn']);
    scribe.state.turn = turn?.integer(1, now) ?? now;
    if (married?.flag() === true) scribe.enter(royal, `wed ${i + 1}`, name?.text(NOTE));
  });
  scribe.state.turn = now;
}

function readRebellion(scribe: Scribe, node: Node | undefined): void {
  if (node === undefined || node.isUnknown) return;
  const { spainHits, englandHits } = node.fields(['spainHits', 'englandHits']);
  const [spain, england] = [spainHits?.integer(0, MOST_HITS), englandHits?.integer(0, MOST_HITS)];
  if (spain === undefined || england === undefined)
    node.wrong('missing', { field: 'spainHits, englandHits' });
  else scribe.enter(node, `rebellion ${spain} ${england}`);
}

/** One line of the bonus log, entered as of the turn in which it was earned. */
function readBonus(scribe: Scribe, item: Node, now: number): void {
  const given = item.fields(['id', 'power', 'type', 'amount', 'turn', 'note', 'voided']);
  const power = given.power?.oneOf(POWERS);
  const type = given.type?.oneOf(BONUS_TYPES);
  if (power === undefined || type === undefined) {
    if (given.power === undefined || given.type === undefined)
      item.wrong('missing', { field: 'power, type' });
    return;
  }
  const { state } = scribe;
  state.turn = given.turn?.integer(1, now) ?? now;
  const amount = given.amount?.integer(-1, MOST_BONUS);
  const settled = settledAmount(state.facts, state.terms, type, power);
  const line =
    amount === undefined || amount === settled ? `earn ${type} ${power}` : typedLine(type, power, amount);
  const before = state.facts.bonus.length;
  scribe.enter(given.amount ?? item, line, given.note?.text(NOTE));
  if (given.voided?.flag() === true && state.facts.bonus.length > before)
    scribe.enter(item, `void ${before + 1}`);
  state.turn = now;
}

const typedLine = (type: string, power: string, amount: number): string =>
  `earn ${type} ${power} ${Math.max(0, amount)}`;

function readTyped(scribe: Scribe, node: Node | undefined): void {
  const given = node?.fields(POWERS) ?? {};
  for (const power of POWERS) {
    const parts = given[power]?.fields(['basic', 'special']) ?? {};
    for (const part of ['basic', 'special'] as const) {
      const own = parts[part];
      const vp = own?.integer(LEAST_VP, MOST_VP);
      if (own !== undefined && vp !== undefined) scribe.enter(own, `typed ${part} ${power} ${vp}`);
    }
  }
}

function readAllies(scribe: Scribe, node: Node | undefined): void {
  const given = node?.fields(MINORS) ?? {};
  for (const minor of MINORS) {
    const own = given[minor];
    const ally = own?.oneOf([...POWERS, 'none'] as const);
    if (own !== undefined && ally !== undefined) scribe.enter(own, `ally ${minor} ${ally}`);
  }
}

/** The Empire's preference: a published one has to fit its commitment (V7.9). */
function readEmpire(scribe: Scribe, node: Node | undefined): void {
  const { commitment, revealed } = node?.fields(['preference', 'commitment', 'revealed']) ?? {};
  const digest = commitment?.text(NOTE);
  const { state } = scribe;
  if (digest !== undefined)
    state.empire = { ...state.empire, keeping: 'paper', commitment: digest, chosen: state.terms.firstTurn };
  if (revealed === undefined || revealed.isUnknown) return;
  const given = revealed.fields(['turn', 'preference', 'salt']);
  const turn = given.turn?.integer(1, LAST_PRINTED_TURN);
  const preference = given.preference?.oneOf(PREFERENCES);
  if (turn === undefined || preference === undefined)
    return revealed.wrong('missing', { field: 'turn, preference' });
  const salt = given.salt?.text(NOTE);
  if (digest !== undefined && salt === undefined) return revealed.wrong('missing', { field: 'salt' });
  if (digest !== undefined && salt !== undefined && !isProved(digest, preference, salt))
    return (given.salt ?? revealed).wrong('sealBroken', { preference });
  state.empire = {
    ...state.empire,
    keeping: 'paper',
    preference,
    salt: salt ?? '',
    revealed: { turn, entry: state.entries },
  };
}

function readTotals(node: Node | undefined, each: (node: Node, power: Power, vp: number) => void): void {
  const given = node?.fields(POWERS) ?? {};
  for (const power of POWERS) {
    const own = given[power];
    const vp = own?.integer(LEAST_VP, MOST_VP);
    if (own !== undefined && vp !== undefined) each(own, power, vp);
  }
}

function readHistory(scribe: Scribe, node: Node | undefined): void {
  for (const row of node?.items(LAST_PRINTED_TURN) ?? []) {
    const { turn, totals, spaces } = row.fields(['turn', 'totals', 'spaces']);
    const number = turn?.integer(1, LAST_PRINTED_TURN);
    if (number === undefined) {
      if (turn === undefined) row.wrong('missing', { field: 'turn' });
      continue;
    }
    readTotals(totals, (own, power, vp) => scribe.enter(own, `record ${number} ${power} ${vp}`));
    const count = spaces?.integer(0, MOST_SPACES * TERRITORIES.length);
    const { state } = scribe;
    if (count !== undefined)
      state.sheet = state.sheet.map((own) => (own.turn === number ? { ...own, spaces: count } : own));
  }
}

function readBoard(scribe: Scribe, fields: Fields): void {
  if (isMapMode(scribe.state.terms)) readMap(scribe, fields.map);
  else if (fields.map !== undefined && !fields.map.isUnknown)
    fields.map.wrong('noCard', { field: 'cards.keys' });
  readKeys(scribe, fields.keys);
  readSpaces(scribe, fields.spaces);
  readPlaces(scribe, fields.places);
  readPeople(scribe, fields.people);
  readValois(scribe, fields.valois);
  readRebellion(scribe, fields.rebellion);
  readTyped(scribe, fields.typed);
  readAllies(scribe, fields.allies);
}

function readAll(terms: Terms, turn: number, fields: Fields): Scribe {
  const state = firstState(terms);
  state.turn = turn;
  state.joined = turn;
  const scribe = new Scribe(state);
  readSeats(scribe, fields.seats);
  readBoard(scribe, fields);
  for (const item of fields.bonus?.items(MOST_BONUS_ENTRIES) ?? []) readBonus(scribe, item, turn);
  readEmpire(scribe, fields.empire);
  readTotals(fields.startTotals, (own, power, vp) => scribe.enter(own, `start ${power} ${vp}`));
  readHistory(scribe, fields.history);
  state.bundle = null;
  return scribe;
}

function cardsIn(node: Node | undefined, brought: Json | undefined): Result<Json | undefined, MaterialFault> {
  const material = node === undefined || node.isUnknown ? brought : node.json;
  if (material === undefined) return good(undefined);
  const [fault] = cardFaults(material);
  return fault === undefined ? good(material) : bad(fault);
}

/** The limits that a position lies beyond. What the card data say of the start is no position of play (V5.3, V10 R6). */
function beyondIn(s: State): Passed {
  const { won, unsure } = limitsPassed(nothingKnown(firstFacts(s.terms)), s.facts, s.terms);
  return { won: eligibleOnly(s, won), unsure: eligibleOnly(s, unsure) };
}

/** The position that plain data describe (V1.20; docs/score-file.md). `cards` are card data that came beside it. */
export function readPosition(json: Json, cards?: Json): Result<Position, PositionProblem> {
  const faults = new Faults();
  const fields: Fields = new Node(json, [], faults).fields(FIELDS);
  const brought = cardsIn(fields.cards, cards);
  if (!brought.ok) return bad({ kind: 'cards', fault: brought.error });
  const scenario = fields.scenario?.oneOf(SCENARIOS.map(({ id }) => id)) ?? 'campaign';
  const terms = termsOf(scenario, rulesFrom(optionsIn(fields.options, scenario)), brought.value);
  const turn = fields.turn?.integer(terms.firstTurn, terms.lastTurn) ?? terms.firstTurn;
  const step = fields.step?.oneOf(['play', 'vdp']) ?? 'play';
  const { state, paths } = readAll(terms, turn, fields);
  if (faults.found.length > 0) return bad({ kind: 'position', faults: faults.found });
  return good({ state, inPhase: step === 'vdp', beyond: beyondIn(state), paths });
}

/** Whether data look like card data rather than a position. */
export const looksLikeCards = (json: Json): boolean =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && 'schemaVersion' in json;
