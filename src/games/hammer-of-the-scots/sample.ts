import type { Chance } from '../../core/game.ts';
import { dealt } from '../../core/chance.ts';
import type { Frame } from './agenda.ts';
import {
  block,
  BLOCK_COUNT,
  blockInfo,
  EDWARD,
  ENGLISH,
  FIRST_NOBLE,
  FRENCH_KNIGHTS,
  isNoble,
  MORAY,
  NORSE,
  SCOTTISH,
  sideId,
  WALLACE,
  type Block,
  type Side,
  type SideId,
} from './blocks.ts';
import { area, ENGLAND, isCoastal, SELKIRK, waysFrom, type Area } from './board.ts';
import { borderWords, useBorder } from './borders.ts';
import { CARDS, type Card, type CardId } from './cards.ts';
import { rulesFrom } from './options.ts';
import { scenario } from './scenarios.ts';
import { canRetreat, retreatReason } from './sequence/retreat.ts';
import {
  ACTED,
  BY_SEA,
  blocksIn,
  CAPTURED,
  cardsOf,
  ENDINGS,
  emptyState,
  entryIn,
  handOf,
  hasMark,
  isOnMap,
  LEAVING,
  limitFor,
  MOVED,
  OFF_MAP,
  placeOf,
  POOL,
  put,
  REMOVED,
  RESERVE,
  setHand,
  setPlayed,
  setSteps,
  setTurnCard,
  sideOf,
  UP,
  withCard,
  type State,
} from './state.ts';
import type { KnownBlock, MarkWords, View, ViewCards, ViewFrame } from './view.ts';

const sideNamed = (id: SideId): Side => (id === 'english' ? ENGLISH : SCOTTISH);
const BOTH_SIDES = [ENGLISH, SCOTTISH] as const;

const marksFrom = (words: MarkWords): number =>
  (words.moved ? MOVED : 0) |
  (words.reserve ? RESERVE : 0) |
  (words.captured ? CAPTURED : 0) |
  (words.acted ? ACTED : 0) |
  (words.up ? UP : 0) |
  (words.leaving ? LEAVING : 0) |
  ((words.entry ?? 0) << 6);

const tallyFrom = (cards: ViewCards): number => {
  let tally = 0;
  CARDS.forEach(({ id }, card) => {
    for (let i = 0; i < (cards[id] ?? 0); i += 1) tally = withCard(tally, card);
  });
  return tally;
};

const cardNamed = (id: CardId): Card => CARDS.findIndex((card) => card.id === id);

/** What the view says plainly. */
function publicPart(v: View): State {
  const s = emptyState({ scenario: scenario(v.scenario), rules: rulesFrom(v.options) });
  s.year = v.year;
  s.turn = v.turn;
  s.first = sideNamed(v.first);
  s.truce = v.truceBinds === null ? -1 : sideNamed(v.truceBinds);
  s.crowned = v.crowned;
  s.edwardSecond = v.edward === 2;
  s.winterArea = v.winterArea === null ? -1 : area(v.winterArea);
  s.frenchEntered = v.frenchEntered ?? false;
  s.winner = v.winner === null ? -1 : sideNamed(v.winner);
  s.ending = ENDINGS.find(({ kind }) => kind === v.ending)?.kind ?? '';
  for (const id of v.attacks.english) s.attackedByEnglish |= 1 << area(id);
  for (const id of v.attacks.scottish) s.attackedByScots |= 1 << area(id);
  for (let b = FIRST_NOBLE; b < MORAY; b += 1)
    if (v.nobles[blockInfo(b).id] === 'scottish') s.scottishNobles |= 1 << (b - FIRST_NOBLE);
  s.borders.splice(0, s.borders.length, ...borderWords(v.borders));
  return s;
}

function placeKnown(s: State, known: KnownBlock): void {
  const b = block(known.block);
  if (s.handles.length > 0) s.handles[b] = known.handle ?? 0;
  if (known.place === 'leaving') return;
  if (known.place === 'pool') put(s, b, POOL);
  else if (known.place === 'off-map') put(s, b, OFF_MAP);
  else if (known.place === 'removed') put(s, b, REMOVED);
  else {
    put(s, b, area(known.place));
    setSteps(s, b, known.steps ?? 0);
    s.marks[b] = marksFrom(known);
  }
}

/** A place on the map for one hidden block. */
interface Slot {
  readonly area: Area;
  readonly marks: number;
  readonly handle: number;
}

const slotsOf = (v: View, side: Side): Slot[] =>
  v.standing
    .filter((pile) => pile.side === sideId(side))
    .flatMap((pile) =>
      Array.from({ length: pile.count }, () => ({
        area: area(pile.area),
        marks: marksFrom(pile),
        handle: pile.handle ?? 0,
      })),
    );

/** Nobles but Moray are always on the map (H11.7). */
const mustStand = (b: Block): boolean => isNoble(b) && b !== MORAY;

const cameBySea = (slot: Slot): boolean => entryIn(slot.marks) === BY_SEA;
const cameByLand = (slot: Slot): boolean => entryIn(slot.marks) !== -1 && !cameBySea(slot);
const suitsNorse = (slot: Slot): boolean =>
  isCoastal(slot.area) && slot.area !== ENGLAND && !cameByLand(slot);

function randomStrength(b: Block, chance: Chance): number {
  const { max } = blockInfo(b);
  return chance.draw(2, 'sample') === 0 ? max : 1 + chance.draw(max, 'sample');
}

function fill(s: State, b: Block, slot: Slot | undefined, chance: Chance): void {
  if (slot === undefined) {
    put(s, b, POOL);
    return;
  }
  put(s, b, slot.area);
  setSteps(s, b, randomStrength(b, chance));
  s.marks[b] = slot.marks;
  if (s.handles.length > 0) s.handles[b] = slot.handle;
}

/** Is this the winter from a step on, or the time between it and the first move of the year? */
const isWinterAfter = (v: View, steps: readonly ViewFrame['step'][]): boolean =>
  v.agenda.some(({ step }) => step === 'new-year')
    ? !v.agenda.some(({ step }) => steps.includes(step))
    : v.turn === 0 && v.year > scenario(v.scenario).firstYear;

const HOMES: readonly ViewFrame['step'][] = ['homes'];
const EDWARD_CHOICE: readonly ViewFrame['step'][] = [...HOMES, 'scottish-leaders', 'edward'];

/** Nobles that are at home for the winter, each in a home of his where somebody stands (H10.2, H10.3). */
function noblesAtHome(v: View, side: Side, unknown: readonly Block[]): readonly (readonly [Block, Area])[] {
  if (!isWinterAfter(v, HOMES)) return [];
  const held = new Set(slotsOf(v, side).map((slot) => slot.area));
  return unknown.filter(mustStand).flatMap((b) => {
    const home = blockInfo(b).homes.find((each) => held.has(each));
    return home === undefined ? [] : [[b, home] as const];
  });
}

/** Who can only stand where, right after a winter (H10.7, H10.12, H10.15.1). */
function winterGuests(
  s: State,
  v: View,
  side: Side,
  unknown: readonly Block[],
): readonly (readonly [Block, Area])[] {
  const nobles = noblesAtHome(v, side, unknown);
  if (side === ENGLISH)
    return s.winterArea !== -1 && isWinterAfter(v, EDWARD_CHOICE)
      ? [...nobles, [EDWARD, s.winterArea]]
      : nobles;
  if (v.turn !== 0 || v.year === s.terms.scenario.firstYear) return nobles;
  const guests: (readonly [Block, Area])[] = [...nobles, [WALLACE, SELKIRK]];
  const sizes = new Map<Area, number>();
  for (const slot of slotsOf(v, side)) sizes.set(slot.area, (sizes.get(slot.area) ?? 0) + 1);
  const seafarers = [FRENCH_KNIGHTS, NORSE].filter((b) => unknown.includes(b));
  for (const [where, size] of sizes) {
    const excess = where === SELKIRK ? 0 : size - limitFor(where, side);
    for (const b of seafarers.splice(0, Math.max(0, excess))) guests.push([b, where]);
  }
  return guests;
}

function settle(s: State, b: Block, slot: Slot, unknown: Block[], places: Slot[], chance: Chance): void {
  fill(s, b, slot, chance);
  places.splice(places.indexOf(slot), 1);
  unknown.splice(unknown.indexOf(b), 1);
}

/** Only infantry is left of the English in Scotland once the others had to leave, but for Edward's camp (H10.9). */
function placeGarrisons(
  s: State,
  v: View,
  side: Side,
  unknown: Block[],
  places: Slot[],
  chance: Chance,
): void {
  if (side !== ENGLISH || !isWinterAfter(v, EDWARD_CHOICE)) return;
  for (const slot of places.filter(({ area: at }) => at !== ENGLAND && at !== s.winterArea)) {
    const infantry = unknown.filter((b) => blockInfo(b).type === 'infantry');
    const b = infantry[chance.draw(Math.max(1, infantry.length), 'sample')];
    if (b !== undefined) settle(s, b, slot, unknown, places, chance);
  }
}

/** Only the Norse come into a battle by sea (H6.9). */
function placeLanding(s: State, unknown: Block[], places: Slot[], chance: Chance): void {
  const landed = places.find(cameBySea);
  if (landed !== undefined && unknown.includes(NORSE)) settle(s, NORSE, landed, unknown, places, chance);
}

/** The Norse are on a coast, or in the pool if there is one, by chance. */
function placeNorse(s: State, unknown: Block[], places: Slot[], chance: Chance): void {
  if (!unknown.includes(NORSE)) return;
  const nobles = unknown.filter(mustStand).length;
  const fitting = places.length > nobles ? places.filter(suitsNorse) : [];
  const pool = unknown.length - places.length;
  const slot = fitting[chance.draw(Math.max(1, fitting.length + pool), 'sample')];
  if (slot !== undefined) settle(s, NORSE, slot, unknown, places, chance);
  else if (pool > 0) {
    put(s, NORSE, POOL);
    unknown.splice(unknown.indexOf(NORSE), 1);
  }
}

/** Puts the guests of a winter into slots of their areas and takes both off the lists. */
function placeGuests(s: State, v: View, side: Side, unknown: Block[], places: Slot[], chance: Chance): void {
  for (const [b, where] of winterGuests(s, v, side, unknown)) {
    const slot = places.find((place) => place.area === where);
    if (slot !== undefined && unknown.includes(b)) settle(s, b, slot, unknown, places, chance);
  }
}

/** Somebody other than the Norse is the block in motion, where the view shows that one is. */
function placeMover(s: State, v: View, side: Side, unknown: Block[], places: Slot[], chance: Chance): void {
  for (const f of v.agenda) {
    if (f.step !== 'group' || f.seat !== side || f.mover === null || typeof f.mover === 'string') continue;
    const at = area(f.mover.at);
    const slot = places.find(
      (place) => place.area === at && (place.marks & MOVED) !== 0 && !cameBySea(place),
    );
    const nobles = unknown.filter(mustStand);
    const able = nobles.length < places.length ? unknown.filter((b) => b !== NORSE) : nobles;
    const b = able[chance.draw(Math.max(1, able.length), 'sample')];
    if (slot !== undefined && b !== undefined) settle(s, b, slot, unknown, places, chance);
  }
}

/** Deals the blocks of a side that are not known to the places that hide somebody (H12.1). */
function placeHidden(s: State, v: View, side: Side, chance: Chance): void {
  const known = new Set(v.known.map(({ block: id }) => block(id)));
  const unknown: Block[] = [];
  for (let b = 0; b < BLOCK_COUNT; b += 1) if (!known.has(b) && sideOf(s, b) === side) unknown.push(b);
  const slots = slotsOf(v, side);
  const places = dealt(chance, slots.length, slots.length, 'sample').flatMap((i) => slots[i] ?? []);
  placeGuests(s, v, side, unknown, places, chance);
  placeGarrisons(s, v, side, unknown, places, chance);
  placeLanding(s, unknown, places, chance);
  placeMover(s, v, side, unknown, places, chance);
  placeNorse(s, unknown, places, chance);
  const nobles = unknown.filter(mustStand);
  for (const b of nobles) fill(s, b, places.pop(), chance);
  const troops = unknown.filter((b) => !mustStand(b));
  const order = dealt(chance, troops.length, troops.length, 'sample').flatMap((i) => troops[i] ?? []);
  for (const b of order) fill(s, b, places.pop(), chance);
}

type Fight = Extract<ViewFrame, { readonly step: 'battle' | 'must-retreat' }>;

/** In a forced retreat that waits for its owner somebody is able to leave: the Norse by a coast just made Friendly. */
const canGoOn = (s: State, f: Fight): boolean =>
  f.step !== 'must-retreat' || blocksIn(s, f.area, f.side).some((b) => canRetreat(s, f.area, b));

/** Where the blocks may have gone whose retreat is not shown yet: any way that the rules allow. */
function placeLeaving(s: State, blocks: readonly KnownBlock[], f: Fight): boolean {
  const [next, ...rest] = blocks;
  if (next === undefined) return canGoOn(s, f);
  const b = block(next.block);
  const side = sideOf(s, b);
  for (const { to, border } of waysFrom(f.area)) {
    put(s, b, f.area);
    if (retreatReason(s, f.area, b, to) !== 0) continue;
    const used = s.borders[border] ?? 0;
    useBorder(s, border, side);
    put(s, b, to);
    setSteps(s, b, next.steps ?? 1);
    s.marks[b] = marksFrom(next);
    if (placeLeaving(s, rest, f)) return true;
    s.borders[border] = used;
  }
  put(s, b, REMOVED);
  return false;
}

function sampleCards(s: State, v: View, chance: Chance): void {
  const unseen: Card[] = [];
  for (const side of BOTH_SIDES) {
    setPlayed(s, side, tallyFrom(v.played[sideId(side)]));
    setHand(s, side, tallyFrom(v.hands[sideId(side)] ?? {}));
  }
  CARDS.forEach(({ copies }, card) => {
    let left: number = copies;
    for (const entry of [0, 1, 2, 3]) left -= cardsOf(s.cards[entry] ?? 0, card);
    for (let i = 0; i < left; i += 1) unseen.push(card);
  });
  const deck = dealt(chance, unseen.length, unseen.length, 'sample').flatMap((i) => unseen[i] ?? []);
  for (const side of BOTH_SIDES) {
    if (v.hands[sideId(side)] === undefined)
      for (let i = 0; i < v.handSizes[sideId(side)]; i += 1)
        setHand(s, side, withCard(handOf(s, side), deck.pop() ?? 0));
    sampleTurnCard(s, side, v.turnCards[sideId(side)], chance);
  }
}

function sampleTurnCard(s: State, side: Side, shown: CardId | 'hidden' | null, chance: Chance): void {
  if (shown === null) return;
  if (shown !== 'hidden') {
    setTurnCard(s, side, cardNamed(shown));
    return;
  }
  const hand = CARDS.flatMap((_, card) => new Array<Card>(cardsOf(handOf(s, side), card)).fill(card));
  setTurnCard(s, side, hand[chance.draw(hand.length, 'sample')] ?? -1);
}

/** A block that may be the one in motion: it stands there and has moved this turn. */
function moverAt(s: State, side: Side, where: Area): Block {
  for (let b = 0; b < BLOCK_COUNT; b += 1)
    if (b !== NORSE && placeOf(s, b) === where && sideOf(s, b) === side && hasMark(s, b, MOVED)) return b;
  throw new Error('nobody is in motion where the view says so');
}

function sampleFrame(s: State, f: ViewFrame): Frame {
  if (f.step !== 'group') return f;
  const { mover } = f;
  if (mover === null) return { ...f, mover: -1 };
  return { ...f, mover: typeof mover === 'string' ? block(mover) : moverAt(s, f.seat, area(mover.at)) };
}

const fightOf = (v: View): Fight | undefined =>
  v.agenda.find((f): f is Fight => f.step === 'battle' || f.step === 'must-retreat');

/** A whole position that this view cannot tell from the real one: what it hides is dealt out by chance. */
export function sample(v: View, chance: Chance): State {
  const s = publicPart(v);
  for (const known of v.known) placeKnown(s, known);
  const leaving = v.known.filter(({ place }) => place === 'leaving');
  for (const side of BOTH_SIDES) placeHidden(s, v, side, chance);
  const fight = fightOf(v);
  if (fight !== undefined && !placeLeaving(s, leaving, fight))
    throw new Error('the view hides an impossible retreat');
  sampleCards(s, v, chance);
  if (v.frenchEntered === null) s.frenchEntered = isOnMap(s, FRENCH_KNIGHTS);
  s.agenda.push(...v.agenda.map((f) => sampleFrame(s, f)));
  return s;
}
