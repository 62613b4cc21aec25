import { type Given, scripted } from '../../core/chance.ts';
import type { Chance, GameEvent, Json, OptionValues } from '../../core/game.ts';
import { notation } from './actions.ts';
import { BANNOCKBURN } from './battlefield/bannockburn.ts';
import { compile, type Battlefield } from './battlefield/battlefield.ts';
import type { BattlefieldFile, TerrainId } from './battlefield/file.ts';
import { hexId, readHex, type Hex } from './hexes.ts';
import { rulesFrom } from './options.ts';
import { reasons } from './reasons.ts';
import type { ScenarioId } from './scenarios.ts';
import { apply, deciders, legal, why } from './sequence/flow.ts';
import {
  ACTED,
  DISORDERED,
  ELIMINATED,
  emptyState,
  enemyNear,
  EXITED,
  hasMark,
  mark,
  placeOf,
  PRESSED,
  put,
  REDUCED,
  SCHILTRON,
  scoreOf,
  type Phase,
  type State,
} from './state.ts';
import { termsOf } from './terms.ts';
import { ENGLISH, readHandle, SCOTS, sideId, SIDES, type Side, type SideId, type Unit } from './units.ts';

/** Ground in words: hexes that are not clear, as `{ woods: '0504 0505', burn: '0606' }`. */
export type Ground = Partial<Record<TerrainId, string>>;

/**
 * A position in words. Units by their ids with hex and marks: `'S-P1 0504, S-A2 0604 reduced'`; the marks are reduced,
 * disordered, schiltron and acted, and `eliminated` or `exited` stands in place of a hex. Units that are not named are
 * off the map and count for nobody. The ground is clear but for what `ground` names, or that of Bannockburn.
 */
export interface Words {
  readonly scots?: string;
  readonly english?: string;
  readonly ground?: Ground | 'bannockburn';
  readonly options?: OptionValues;
  readonly scenario?: ScenarioId;
  readonly phase?: Phase;
  readonly turn?: number;
  /** The active player; the Scots unless it is said. */
  readonly side?: SideId;
  readonly ap?: number;
  readonly event?: number;
  readonly chargeTurn?: boolean;
  readonly chargeTurnUsed?: boolean;
}

const MARKS: Readonly<Record<string, number>> = {
  reduced: REDUCED,
  disordered: DISORDERED,
  schiltron: SCHILTRON,
  acted: ACTED,
};

const sideNamed = (id: SideId): Side => (id === 'scots' ? SCOTS : ENGLISH);

/** Bannockburn's map, units and arrow on other ground. */
function fieldOf(ground: Words['ground']): Battlefield {
  if (ground === 'bannockburn') return BANNOCKBURN;
  const terrain = new Map<string, TerrainId>();
  const named: [string, string | undefined][] = Object.entries(ground ?? {});
  for (const [kind, hexes] of named) {
    const known = (['clear', 'woods', 'potholes', 'burn', 'bridge', 'swamp', 'village'] as const).find(
      (each) => each === kind,
    );
    if (known === undefined) throw new Error(`no ground is called ${kind}`);
    for (const hex of (hexes ?? '').split(' ')) {
      if (!BANNOCKBURN.file.hexes.some(({ id }) => id === hex)) throw new Error(`there is no hex '${hex}'`);
      terrain.set(hex, known);
    }
  }
  const file: BattlefieldFile = {
    ...BANNOCKBURN.file,
    hexes: BANNOCKBURN.file.hexes.map(({ id }) => ({ id, terrain: terrain.get(id) ?? 'clear' })),
  };
  return compile(file);
}

const fields = new Map<string, Battlefield>();

/** The same, made once for each ground. */
function cachedField(ground: Words['ground']): Battlefield {
  const key = JSON.stringify(ground ?? {});
  const known = fields.get(key) ?? fieldOf(ground);
  fields.set(key, known);
  return known;
}

const plain = (file: BattlefieldFile): Json => JSON.parse(JSON.stringify(file)) as Json;

const mustHex = (text: string): Hex => {
  const hex = readHex(text);
  if (hex === undefined) throw new Error(`'${text}' is no hex`);
  return hex;
};

function unitNamed(s: State, id: string): Unit {
  const handle = readHandle(id);
  const unit = handle === undefined ? -1 : (s.terms.field.unitOfHandle[handle] ?? -1);
  if (unit === -1) throw new Error(`no unit is called ${id}`);
  return unit;
}

function putWords(s: State, words: string): void {
  for (const item of words.split(',')) {
    const [id = '', where = '', ...marks] = item.trim().split(/\s+/);
    if (id === '') continue;
    const unit = unitNamed(s, id);
    if (where === 'eliminated') s.place[unit] = ELIMINATED;
    else if (where === 'exited') s.place[unit] = EXITED;
    else put(s, unit, mustHex(where));
    for (const each of marks) {
      const bit = MARKS[each];
      if (bit === undefined) throw new Error(`no mark is called ${each}`);
      mark(s, unit, bit);
    }
  }
}

/** Builds the position that these words describe: by default the Scots act in turn 6 with 9 AP. */
export function position(words: Words): State {
  const rules = rulesFrom(words.options ?? {});
  const field = cachedField(words.ground);
  const material = field === BANNOCKBURN ? undefined : plain(field.file);
  const s = emptyState(termsOf(words.scenario ?? 'battle', rules, field, material));
  putWords(s, words.scots ?? '');
  putWords(s, words.english ?? '');
  s.phase = words.phase ?? 'actions';
  s.turn = words.turn ?? 6;
  s.side = sideNamed(words.side ?? 'scots');
  s.ap = words.ap ?? (s.phase === 'actions' ? 9 : 0);
  s.event = words.event ?? 0;
  s.chargeTurn = words.chargeTurn ?? false;
  s.chargeTurnUsed = words.chargeTurnUsed ?? true;
  s.terms.field.units.forEach(({ side }, unit) => {
    if (side === s.side && placeOf(s, unit) >= 0 && enemyNear(s, placeOf(s, unit), side))
      mark(s, unit, PRESSED);
  });
  return s;
}

/** A table at which a test sits: says which dice fall, plays lines of notation, hears the news. */
export class TestTable {
  readonly s: State;
  private given: Given;
  private readonly heard: GameEvent[] = [];

  constructor(s: State, dice: readonly number[] = []) {
    this.s = s;
    this.given = scripted(dice);
  }

  private readonly chance: Chance = {
    die: (purpose) => this.given.die(purpose),
    draw: (n, purpose) => this.given.draw(n, purpose),
  };

  /** Says what the next dice show; those said before must have been rolled. */
  rolls(...dice: readonly number[]): this {
    this.given.finish();
    this.given = scripted(dice);
    return this;
  }

  /** Plays lines for the side that decides, each of which must be legal. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const a = notation.read(line);
      if (a === undefined) throw new Error(`"${line}" is no action`);
      const [seat] = deciders(this.s);
      if (seat === undefined) throw new Error(`"${line}": the battle is over`);
      const reason = why(this.s, seat, a);
      if (reason !== 0) throw new Error(`"${line}" is refused: ${reasons[reason]?.id ?? reason}`);
      if (!legal(this.s, seat).includes(a)) throw new Error(`"${line}" is allowed but not offered`);
      apply(this.s, a, this.chance, (event) => this.heard.push(event));
    }
    return this;
  }

  /**
   * The reason for which a line is refused to a side, the one that decides unless it is said, and its paragraph:
   * `mpShort B7.2`; `ok` when it is allowed.
   */
  refusal(line: string, side?: SideId): string {
    const a = notation.read(line);
    if (a === undefined) throw new Error(`"${line}" is no action`);
    const seat = side === undefined ? (deciders(this.s)[0] ?? SCOTS) : sideNamed(side);
    const reason = reasons[why(this.s, seat, a)];
    return reason === undefined ? 'unknown' : reason.id === 'ok' ? 'ok' : `${reason.id} ${reason.paragraph}`;
  }

  /** The legal actions of the side that decides, as lines; those of one kind, or that begin so. */
  legal(beginning = ''): string[] {
    return legal(this.s, deciders(this.s)[0] ?? SCOTS)
      .map((a) => notation.write(a))
      .filter((line) => line.startsWith(beginning));
  }

  get decider(): SideId | undefined {
    const [seat] = deciders(this.s);
    return seat === undefined ? undefined : SIDES[seat];
  }

  /** Where a unit is, and its marks: `0504`, `0504 reduced schiltron`, `eliminated`, `exited`, `unplaced`. */
  where(id: string): string {
    const unit = unitNamed(this.s, id);
    const place = placeOf(this.s, unit);
    const at =
      place >= 0
        ? hexId(place)
        : place === ELIMINATED
          ? 'eliminated'
          : place === EXITED
            ? 'exited'
            : 'unplaced';
    const marks = ['reduced', 'disordered', 'schiltron', 'acted'].filter((each) =>
      hasMark(this.s, unit, MARKS[each] ?? 0),
    );
    return [at, ...marks].join(' ');
  }

  /** VP of the Scots and the English: `5 to 0`. */
  get score(): string {
    return `${scoreOf(this.s, SCOTS)} to ${scoreOf(this.s, ENGLISH)}`;
  }

  /** Everything that has been told, or what is of one type. */
  told(type?: string): GameEvent[] {
    return type === undefined ? this.heard : this.heard.filter((event) => event.type === type);
  }

  /** How the battle ended: `scots points`, `nobody points` for a draw; undefined while it goes on. */
  get result(): string | undefined {
    const { winner, ending } = this.s;
    if (ending === '') return undefined;
    return `${winner === SCOTS || winner === ENGLISH ? sideId(winner) : 'nobody'} ${ending}`;
  }
}

/** Sits down at the position that these words describe, with the first dice. */
export const table = (words: Words, ...dice: readonly number[]): TestTable =>
  new TestTable(position(words), dice);
