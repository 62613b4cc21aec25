import type { OptionValue, Viewer } from '../../core/game.ts';
import type { Frame } from './agenda.ts';
import {
  BLOCK_COUNT,
  blockId,
  EDWARD,
  ENGLISH,
  FIRST_NOBLE,
  MORAY,
  SCOTTISH,
  sideId,
  type Block,
  type Side,
  type SideId,
} from './blocks.ts';
import { AREA_COUNT, areaId, wayBetween, type AreaId } from './board.ts';
import { borderUses, unuse, type BorderUse } from './borders.ts';
import { CARDS, type CardId } from './cards.ts';
import { deciders } from './sequence/flow.ts';
import { edwardLiesFaceUp } from './sequence/winter/levy.ts';
import {
  ACTED,
  attackMask,
  CAPTURED,
  cardsOf,
  handOf,
  hasMark,
  isOver,
  LEAVING,
  marksOf,
  MOVED,
  OFF_MAP,
  placeOf,
  playedOf,
  POOL,
  RESERVE,
  sideOf,
  stepsOf,
  tallySize,
  turnCard,
  UP,
  type State,
} from './state.ts';
import { nonDefaultOptions } from './terms.ts';

/** Where a block that a viewer knows is. `leaving` is a block whose retreat has not been shown yet (H7.23). */
export type KnownPlace = AreaId | 'pool' | 'off-map' | 'removed' | 'leaving';

/** What lies on a block for the turn or the battle at hand; a mark that is not named is not there. */
export type MarkWords = {
  readonly moved?: true;
  readonly reserve?: true;
  readonly captured?: true;
  readonly acted?: true;
  readonly up?: true;
  readonly leaving?: true;
  /** How it came into the battle: start area and border, in one number (H6.11.2). */
  readonly entry?: number;
};

/** A block whose identity the viewer knows. */
export type KnownBlock = MarkWords & {
  readonly block: string;
  readonly side: SideId;
  readonly place: KnownPlace;
  readonly steps?: number;
  /** The number by which the other side follows it, where `privacy.trackableBlocks` is set. */
  readonly handle?: number;
};

/** Blocks that stand hidden from the viewer and differ in nothing the table shows: how many of them. */
export type Standing = MarkWords & {
  readonly side: SideId;
  readonly area: AreaId;
  readonly count: number;
  readonly handle?: number;
};

/** A frame of the agenda without what its owner alone may know. `mover` is a block, or the area of a hidden one. */
export type ViewFrame =
  | Exclude<Frame, { readonly step: 'group' }>
  | (Omit<Extract<Frame, { readonly step: 'group' }>, 'mover'> & {
      readonly mover: string | { readonly at: AreaId } | null;
    });

export type ViewCards = Readonly<Partial<Record<CardId, number>>>;

/** All that a seat, or an observer, may know (H12.1). Hidden blocks appear as counts alone (H12.3). */
export type View = {
  readonly viewer: SideId | 'observer';
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly year: number;
  readonly turn: number;
  readonly first: SideId;
  readonly truceBinds: SideId | null;
  readonly crowned: boolean;
  readonly edward: 1 | 2;
  readonly winterArea: AreaId | null;
  /** Null where the viewer cannot know it (`rulings.frenchStayBelowEight` off). */
  readonly frenchEntered: boolean | null;
  readonly winner: SideId | null;
  readonly ending: string;
  readonly deciders: readonly SideId[];
  readonly agenda: readonly ViewFrame[];
  readonly nobles: Readonly<Record<string, SideId>>;
  readonly known: readonly KnownBlock[];
  readonly standing: readonly Standing[];
  readonly pools: Readonly<Record<SideId, number>>;
  readonly handSizes: Readonly<Record<SideId, number>>;
  /** The hands that the viewer may see. */
  readonly hands: Readonly<Partial<Record<SideId, ViewCards>>>;
  readonly played: Readonly<Record<SideId, ViewCards>>;
  /** This turn's cards: a kind, `hidden` when one is chosen but not revealed, null when there is none. */
  readonly turnCards: Readonly<Record<SideId, CardId | 'hidden' | null>>;
  readonly attacks: Readonly<Record<SideId, readonly AreaId[]>>;
  readonly borders: readonly BorderUse[];
};

const BOTH_SIDES = [ENGLISH, SCOTTISH] as const;

/** May this viewer see everything a side hides? Its owner may, and everybody when the game is over (H12.5). */
const seesAll = (s: State, viewer: Viewer, side: Side): boolean => viewer === side || isOver(s);

const isChoosing = (s: State): boolean => s.agenda.at(-1)?.step === 'cards';

/** Does the table show which block this is (H12.1)? */
function isShown(s: State, b: Block): boolean {
  const place = placeOf(s, b);
  if (b === EDWARD && edwardLiesFaceUp(s)) return true;
  return place >= OFF_MAP || hasMark(s, b, UP | CAPTURED | LEAVING);
}

function markWords(marks: number): MarkWords {
  const entry = marks >> 6;
  return {
    ...(marks & MOVED ? { moved: true } : {}),
    ...(marks & RESERVE ? { reserve: true } : {}),
    ...(marks & CAPTURED ? { captured: true } : {}),
    ...(marks & ACTED ? { acted: true } : {}),
    ...(marks & UP ? { up: true } : {}),
    ...(marks & LEAVING ? { leaving: true } : {}),
    ...(entry > 0 ? { entry } : {}),
  };
}

function knownPlace(place: number): KnownPlace {
  if (place < AREA_COUNT) return areaId(place);
  return place === POOL ? 'pool' : place === OFF_MAP ? 'off-map' : 'removed';
}

function knownBlock(s: State, b: Block, owner: boolean): KnownBlock {
  const handle = s.handles[b] ?? 0;
  const base = { block: blockId(b), side: sideId(sideOf(s, b)), ...(handle > 0 ? { handle } : {}) };
  if (!owner && hasMark(s, b, LEAVING)) return { ...base, place: 'leaving', ...hiddenMarks(s, b) };
  const place = placeOf(s, b);
  return {
    ...base,
    place: knownPlace(place),
    ...(place < AREA_COUNT ? { steps: stepsOf(s, b) } : {}),
    ...markWords(marksOf(s, b)),
  };
}

/** The marks of a block that has left: only that it moved this turn is left of them, and its strength was seen. */
const hiddenMarks = (s: State, b: Block): MarkWords & { readonly steps: number } => ({
  ...markWords(marksOf(s, b)),
  steps: stepsOf(s, b),
});

/** Hidden blocks of a side on the map, gathered by area and marks in a fixed order. */
function standingOf(s: State, side: Side): Standing[] {
  const piles = new Map<number, Block[]>();
  for (let b = 0; b < BLOCK_COUNT; b += 1) {
    if (sideOf(s, b) !== side || placeOf(s, b) >= AREA_COUNT || isShown(s, b)) continue;
    const key = placeOf(s, b) * (1 << 20) + marksOf(s, b);
    piles.set(key, [...(piles.get(key) ?? []), b]);
  }
  return [...piles]
    .sort(([a], [b]) => a - b)
    .flatMap(([key, blocks]) => {
      const pile = {
        side: sideId(side),
        area: areaId(Math.floor(key / (1 << 20))),
        ...markWords(key % (1 << 20)),
      };
      if (s.handles.length === 0) return [{ ...pile, count: blocks.length }];
      return blocks
        .map((b) => s.handles[b] ?? 0)
        .sort((a, b) => a - b)
        .map((handle) => ({ ...pile, count: 1, handle }));
    });
}

function viewFrame(s: State, f: Frame, viewer: Viewer): ViewFrame | undefined {
  switch (f.step) {
    case 'group': {
      const mover =
        f.mover === -1
          ? null
          : seesAll(s, viewer, f.seat)
            ? blockId(f.mover)
            : { at: areaId(placeOf(s, f.mover)) };
      return { ...f, mover };
    }
    case 'coast':
      return seesAll(s, viewer, SCOTTISH) ? f : undefined;
    default:
      return f;
  }
}

const viewCards = (tally: number): ViewCards => {
  const cards: Partial<Record<CardId, number>> = {};
  CARDS.forEach(({ id }, card) => {
    const count = cardsOf(tally, card);
    if (count > 0) cards[id] = count;
  });
  return cards;
};

function viewTurnCard(s: State, viewer: Viewer, side: Side): CardId | 'hidden' | null {
  const card = CARDS[turnCard(s, side)];
  if (card === undefined) return null;
  return isChoosing(s) && !seesAll(s, viewer, side) ? 'hidden' : card.id;
}

/** How borders were used, without the use that blocks made of them whose retreat is not shown yet (H7.23). */
function viewBorders(s: State, viewer: Viewer): readonly BorderUse[] {
  const borders = s.borders.slice();
  for (const f of s.agenda) {
    if (f.step !== 'battle' && f.step !== 'must-retreat') continue;
    for (let b = 0; b < BLOCK_COUNT; b += 1) {
      if (!hasMark(s, b, LEAVING) || seesAll(s, viewer, sideOf(s, b))) continue;
      const way = wayBetween(f.area, placeOf(s, b));
      if (way !== undefined) unuse(borders, way.border, sideOf(s, b));
    }
  }
  return borderUses(borders);
}

const areasOf = (mask: number): AreaId[] => {
  const areas: AreaId[] = [];
  for (let area = 0; area < AREA_COUNT; area += 1) if ((mask >> area) & 1) areas.push(areaId(area));
  return areas;
};

const perSide = <T>(make: (side: Side) => T): Record<SideId, T> => ({
  english: make(ENGLISH),
  scottish: make(SCOTTISH),
});

const poolSize = (s: State, side: Side): number => {
  let size = 0;
  for (let b = 0; b < BLOCK_COUNT; b += 1) if (placeOf(s, b) === POOL && sideOf(s, b) === side) size += 1;
  return size;
};

function knownBlocks(s: State, viewer: Viewer): KnownBlock[] {
  const known: KnownBlock[] = [];
  for (let b = 0; b < BLOCK_COUNT; b += 1) {
    const owner = seesAll(s, viewer, sideOf(s, b));
    if (owner || isShown(s, b)) known.push(knownBlock(s, b, owner));
  }
  return known;
}

function viewNobles(s: State): Record<string, SideId> {
  const nobles: Record<string, SideId> = {};
  for (let b = FIRST_NOBLE; b < MORAY; b += 1) nobles[blockId(b)] = sideId(sideOf(s, b));
  return nobles;
}

/** What this viewer may know of the position, and nothing else (H12). */
export function view(s: State, viewer: Viewer): View {
  const scots = seesAll(s, viewer, SCOTTISH);
  return {
    viewer: viewer === ENGLISH ? 'english' : viewer === SCOTTISH ? 'scottish' : 'observer',
    scenario: s.terms.scenario.id,
    options: nonDefaultOptions(s),
    year: s.year,
    turn: s.turn,
    first: sideId(s.first),
    truceBinds: s.truce === -1 ? null : sideId(s.truce),
    crowned: s.crowned,
    edward: s.edwardSecond ? 2 : 1,
    winterArea: s.winterArea === -1 ? null : areaId(s.winterArea),
    frenchEntered: scots || s.terms.rules.frenchStayBelowEight ? s.frenchEntered : null,
    winner: s.winner === -1 ? null : sideId(s.winner),
    ending: s.ending,
    deciders: deciders(s).map((seat) => sideId(seat === ENGLISH ? ENGLISH : SCOTTISH)),
    agenda: s.agenda.flatMap((f) => viewFrame(s, f, viewer) ?? []),
    nobles: viewNobles(s),
    known: knownBlocks(s, viewer),
    standing: BOTH_SIDES.flatMap((side) => (seesAll(s, viewer, side) ? [] : standingOf(s, side))),
    pools: perSide((side) => poolSize(s, side)),
    handSizes: perSide((side) => tallySize(handOf(s, side))),
    hands: Object.fromEntries(
      BOTH_SIDES.flatMap((side) =>
        seesAll(s, viewer, side) ? [[sideId(side), viewCards(handOf(s, side))]] : [],
      ),
    ),
    played: perSide((side) => viewCards(playedOf(s, side))),
    turnCards: perSide((side) => viewTurnCard(s, viewer, side)),
    attacks: perSide((side) => areasOf(attackMask(s, side))),
    borders: viewBorders(s, viewer),
  };
}
