import type { Chance, GameEvent, OptionValues, Seat, Viewer } from '../../core/game.ts';
import { plan, type Frame } from './agenda.ts';
import {
  block,
  blockInfo,
  ENGLISH,
  FIRST_NOBLE,
  FRENCH_KNIGHTS,
  isNoble,
  KING,
  SCOTTISH,
  type Side,
  type SideId,
} from './blocks.ts';
import { area, areaId, readArea, type AreaId } from './board.ts';
import { CARDS, type CardId } from './cards.ts';
import { notation } from './actions.ts';
import { rulesFrom } from './options.ts';
import { reasons } from './reasons.ts';
import { scenario } from './scenarios.ts';
import { advance, apply, deciders, legal, why } from './sequence/flow.ts';
import {
  countIn,
  emptyState,
  OFF_MAP,
  placeOf,
  POOL,
  put,
  setHand,
  setSteps,
  setTurnCard,
  sideOf,
  stepsOf,
  withCard,
  type State,
} from './state.ts';
import { view } from './view.ts';

type Places = Partial<Record<AreaId | 'pool' | 'off', string>>;

/** A position in words. Blocks that are not named are out of the game; a block without a number is at full strength. */
export interface Words {
  readonly scenario?: 'braveheart' | 'the-bruce' | 'campaign';
  readonly options?: OptionValues;
  readonly year?: number;
  readonly turn?: number;
  readonly english?: Places;
  readonly scottish?: Places;
  /** Cards in hand, for example `'3 2 herald'`. */
  readonly hands?: { readonly english?: string; readonly scottish?: string };
  /** The cards that were played this turn. */
  readonly cards?: { readonly english?: CardId; readonly scottish?: CardId };
  readonly crowned?: boolean;
  readonly edwardSecond?: boolean;
  readonly winterArea?: AreaId;
  readonly frenchEntered?: boolean;
  readonly truceBinds?: SideId;
  readonly first?: SideId;
  /** What is to be done, the next step first. See `start`. */
  readonly agenda: readonly Frame[];
}

const sideNamed = (id: SideId): Side => (id === 'english' ? ENGLISH : SCOTTISH);

function placeNamed(id: string): number {
  if (id === 'pool') return POOL;
  if (id === 'off') return OFF_MAP;
  const index = readArea(id);
  if (index === undefined) throw new Error(`no area is called ${id}`);
  return index;
}

function putWords(s: State, side: Side, places: Places): void {
  for (const [where, words] of Object.entries(places)) {
    for (const item of words.split(',')) {
      const [name, steps] = item.trim().split(/\s+/);
      if (name === undefined || name === '') continue;
      const b = block(name);
      if (isNoble(b) && name !== 'moray') {
        const bit = 1 << (b - FIRST_NOBLE);
        s.scottishNobles = side === SCOTTISH ? s.scottishNobles | bit : s.scottishNobles & ~bit;
      }
      if (sideOf(s, b) !== side) throw new Error(`${name} is no block of that side`);
      put(s, b, placeNamed(where));
      if (placeOf(s, b) < POOL) setSteps(s, b, steps === undefined ? blockInfo(b).max : Number(steps));
    }
  }
}

const cardNamed = (id: string): number => {
  const card = CARDS.findIndex((each) => each.id === id);
  if (card === -1) throw new Error(`no card is called ${id}`);
  return card;
};

const tally = (words: string): number =>
  words
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .reduce((hand, word) => withCard(hand, cardNamed(word)), 0);

/** Builds the position that these words describe. */
export function position(words: Words): State {
  const s = emptyState({
    scenario: scenario(words.scenario ?? 'braveheart'),
    rules: rulesFrom(words.options ?? {}),
  });
  for (const b of [KING, FRENCH_KNIGHTS]) put(s, b, OFF_MAP);
  putWords(s, ENGLISH, words.english ?? {});
  putWords(s, SCOTTISH, words.scottish ?? {});
  setHand(s, ENGLISH, tally(words.hands?.english ?? ''));
  setHand(s, SCOTTISH, tally(words.hands?.scottish ?? ''));
  if (words.cards?.english !== undefined) setTurnCard(s, ENGLISH, cardNamed(words.cards.english));
  if (words.cards?.scottish !== undefined) setTurnCard(s, SCOTTISH, cardNamed(words.cards.scottish));
  s.year = words.year ?? s.terms.scenario.firstYear;
  s.turn = words.turn ?? 1;
  s.crowned = words.crowned ?? s.terms.scenario.crowned;
  s.edwardSecond = words.edwardSecond ?? false;
  s.winterArea = words.winterArea === undefined ? -1 : area(words.winterArea);
  s.frenchEntered = words.frenchEntered ?? placeOf(s, FRENCH_KNIGHTS) !== OFF_MAP;
  s.truce = words.truceBinds === undefined ? -1 : sideNamed(words.truceBinds);
  s.first = sideNamed(words.first ?? 'english');
  plan(s, ...words.agenda);
  return s;
}

/** Places to begin in the sequence of play, to be put under `agenda`. */
export const start = {
  /** The Card Phase. */
  cards: (): readonly Frame[] => [{ step: 'cards' }],
  /** The Move Phase: Group Moves for each side in their order, then battles and the end of the turn. */
  moves: (...sides: readonly (readonly [SideId, number])[]): readonly Frame[] => [
    ...sides.map(([side, left]): Frame => ({ step: 'moves', seat: sideNamed(side), left })),
    { step: 'battles' },
    { step: 'end-of-turn' },
  ],
  /** The same without an end of the turn: after the battles comes the next Card Phase. */
  movesAlone: (...sides: readonly (readonly [SideId, number])[]): readonly Frame[] => [
    ...sides.map(([side, left]): Frame => ({ step: 'moves', seat: sideNamed(side), left })),
    { step: 'battles' },
    { step: 'cards' },
  ],
  battles: (): readonly Frame[] => [{ step: 'battles' }, { step: 'end-of-turn' }],
  endOfTurn: (): readonly Frame[] => [{ step: 'end-of-turn' }],
  /** The events of these sides and their battles, then the next Card Phase. */
  eventsAlone: (...sides: readonly SideId[]): readonly Frame[] => [
    ...sides.map((side): Frame => ({ step: 'event', seat: sideNamed(side) })),
    { step: 'cards' },
  ],
  /** One side's event, then moves of the other. */
  event: (side: SideId, thenMoves?: readonly [SideId, number]): readonly Frame[] => [
    { step: 'event', seat: sideNamed(side) },
    ...(thenMoves === undefined
      ? []
      : [{ step: 'moves', seat: sideNamed(thenMoves[0]), left: thenMoves[1] } as const]),
    { step: 'battles' },
    { step: 'end-of-turn' },
  ],
};

/** A table at which a test sits: says which dice fall, plays lines of notation, hears what each viewer hears. */
export class TestTable {
  readonly s: State;
  private answers: number[] = [];
  private readonly heard: {
    open: GameEvent | undefined;
    seat: Seat | undefined;
    closed: GameEvent | undefined;
  }[] = [];

  constructor(s: State, answers: readonly number[] = []) {
    this.s = s;
    this.answers = [...answers];
    advance(s, { chance: this.chance, tell: this.tell });
  }

  private readonly chance: Chance = {
    die: (purpose) => {
      const value = this.answers.shift();
      if (value === undefined) throw new Error(`nobody said what the die for ${purpose} shows`);
      if (value < 1 || value > 6) throw new Error(`a die for ${purpose} cannot show ${value}`);
      return value;
    },
    draw: (n, purpose) => {
      const value = this.answers.shift();
      if (value === undefined) throw new Error(`nobody said what is drawn of ${n} for ${purpose}`);
      if (value < 0 || value >= n) throw new Error(`${value} cannot be drawn of ${n} for ${purpose}`);
      return value;
    },
  };

  private readonly tell = (open: GameEvent | undefined, seat?: Seat, closed?: GameEvent): void => {
    this.heard.push({ open, seat, closed });
  };

  /** Says what the next dice and draws give. */
  rolls(...answers: readonly number[]): this {
    this.answers.push(...answers);
    return this;
  }

  /** Dice and draws that have been said but not asked for. */
  get unrolled(): number {
    return this.answers.length;
  }

  /** Plays lines for a side, each of which must be legal. */
  play(side: SideId, ...lines: readonly string[]): this {
    for (const line of lines) {
      const seat = sideNamed(side);
      const a = notation.read(line);
      if (a === undefined) throw new Error(`"${line}" is no action`);
      const reason = why(this.s, seat, a);
      if (reason !== 0)
        throw new Error(
          `${side} "${line}" is refused: ${reasons[reason]?.id}; legal: ${this.legal(side).join(', ')}`,
        );
      if (!legal(this.s, seat).includes(a)) throw new Error(`${side} "${line}" is allowed but not offered`);
      apply(this.s, a, seat, this.chance, this.tell);
    }
    return this;
  }

  /** The reason for which a line is refused and its paragraph, as `pinned H6.10`; `ok` when it is allowed. */
  refusal(side: SideId, line: string): string {
    const a = notation.read(line);
    if (a === undefined) throw new Error(`"${line}" is no action`);
    const reason = reasons[why(this.s, sideNamed(side), a)];
    return reason === undefined ? 'unknown' : reason.id === 'ok' ? 'ok' : `${reason.id} ${reason.paragraph}`;
  }

  /** The legal actions of a side, as lines. */
  legal(side: SideId): string[] {
    return legal(this.s, sideNamed(side)).map((a) => notation.write(a));
  }

  get deciders(): SideId[] {
    return deciders(this.s).map((seat) => (seat === ENGLISH ? 'english' : 'scottish'));
  }

  /** Where a block is, whose it is and its strength: `scottish fife 4`, `english pool`, `scottish removed`. */
  where(name: string): string {
    const b = block(name);
    const place = placeOf(this.s, b);
    const side = sideOf(this.s, b) === ENGLISH ? 'english' : 'scottish';
    if (place === POOL) return `${side} pool`;
    if (place === OFF_MAP) return `${side} off`;
    if (place > OFF_MAP) return `${side} removed`;
    return `${side} ${areaId(place)} ${stepsOf(this.s, b)}`;
  }

  /** All events that a viewer has heard, in order. */
  told(viewer: SideId | 'observer'): GameEvent[] {
    const who: Viewer = viewer === 'observer' ? 'observer' : sideNamed(viewer);
    return this.heard.flatMap(({ open, seat, closed }) => {
      const event = seat !== undefined && seat === who ? closed : open;
      return event === undefined ? [] : [event];
    });
  }

  /** Events of one type that a viewer has heard. */
  toldOf(viewer: SideId | 'observer', type: string): GameEvent[] {
    return this.told(viewer).filter((event) => event.type === type);
  }

  /** Everything that a viewer can find out: what it sees, whom it waits for, what it may do and why not, what it heard. */
  knows(viewer: SideId | 'observer'): object {
    const who: Viewer = viewer === 'observer' ? 'observer' : sideNamed(viewer);
    return {
      view: view(this.s, who),
      deciders: this.deciders,
      told: this.told(viewer),
      ...(who === 'observer'
        ? {}
        : {
            legal: legal(this.s, who),
            reasons: notation.alphabet().map((a) => why(this.s, who, a)),
          }),
    };
  }

  /** How the game ended: `scottish edward-killed`; undefined while it goes on. */
  get result(): string | undefined {
    return this.s.winner === -1
      ? undefined
      : `${this.s.winner === ENGLISH ? 'english' : 'scottish'} ${this.s.ending}`;
  }

  /** The step that play stands in. */
  get step(): string {
    return this.s.agenda.at(-1)?.step ?? 'none';
  }

  /** Blocks of each side in an area: `2 english, 1 scottish`. */
  count(id: AreaId): string {
    return `${countIn(this.s, area(id), ENGLISH)} english, ${countIn(this.s, area(id), SCOTTISH)} scottish`;
  }
}

/** Sits down at the position that these words describe, with the first dice and draws. */
export const table = (words: Words, ...answers: readonly number[]): TestTable =>
  new TestTable(position(words), answers);
