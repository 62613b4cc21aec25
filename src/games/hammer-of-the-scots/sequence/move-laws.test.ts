import { describe, expect, it } from 'vitest';
import { seeded } from '../../../core/seeded.ts';
import type { OptionValues } from '../../../core/game.ts';
import { notation } from '../actions.ts';
import { BLOCKS, ENGLISH, isNoble, readBlock, SCOTTISH, type SideId } from '../blocks.ts';
import { AREAS, BORDERS, areaId, isCoastal, type AreaId } from '../board.ts';
import { table, type TestTable } from '../position.kit.ts';
import { legal, why } from './flow.ts';

/*
 * A second reading of H6, written from the paragraphs alone, in names and sets. It follows random Move Phases and
 * says at each decision what may be done; the engine has to agree.
 */

interface Road {
  readonly to: AreaId;
  readonly name: string;
  readonly red: boolean;
  readonly dashed: boolean;
}

const roads = (from: AreaId): Road[] =>
  BORDERS.flatMap(({ a, b, red, dashed }) => {
    const ends = [areaId(a), areaId(b)];
    if (!ends.includes(from)) return [];
    const [to] = ends.filter((end) => end !== from);
    return to === undefined ? [] : [{ to, name: ends.join('-'), red, dashed }];
  });

const rating = (name: string): number => BLOCKS.find(({ id }) => id === name)?.move ?? 0;
const other = (side: SideId): SideId => (side === 'english' ? 'scottish' : 'english');

interface Options {
  readonly wholeGroup: boolean;
  readonly onEntry: boolean;
  readonly largest: boolean;
  readonly truce: SideId | undefined;
}

interface Mover {
  readonly name: string;
  readonly seen: AreaId[];
  stopped: boolean;
}

class Reading {
  readonly at = new Map<string, AreaId>();
  readonly sides = new Map<string, SideId>();
  private readonly options: Options;
  private side: SideId = 'english';
  private readonly moved = new Set<string>();
  private used = new Map<string, number>();
  private atStart = new Map<string, AreaId>();
  private readonly attacker = new Map<AreaId, SideId>();
  private readonly entered = new Set<string>();
  private readonly entry = new Map<string, string>();
  private readonly lateNorse = new Set<string>();
  private readonly firstGroup = new Map<AreaId, string>();
  private from: AreaId | undefined;
  private walkers: string[] = [];
  private crossed = false;
  private mover: Mover | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  begin(side: SideId): void {
    this.side = side;
    this.used = new Map();
    this.atStart = new Map(this.at);
  }

  in(place: AreaId, side: SideId): string[] {
    return [...this.at].flatMap(([name, at]) =>
      at === place && this.sides.get(name) === side ? [name] : [],
    );
  }

  private open(road: Road): boolean {
    if ((this.used.get(road.name) ?? 0) >= (road.red ? 2 : 6)) return false;
    if (this.options.truce !== this.side) return true;
    if (road.to === 'england' && this.side === 'scottish') return false;
    return this.in(road.to, other(this.side)).length === 0;
  }

  /** H6.10.2: as many of those that stood here at first must stay as there are attackers, if there are as many. */
  private mayLeave(place: AreaId): boolean {
    const attackers = this.in(place, other(this.side)).length;
    const first = [...this.atStart].filter(
      ([name, at]) => at === place && this.sides.get(name) === this.side,
    );
    const left = first.filter(([name]) => this.at.get(name) === place).length;
    return left - 1 >= Math.min(attackers, first.length);
  }

  private firstSteps(name: string, walkers: readonly string[], crossed: boolean): AreaId[] {
    const place = this.at.get(name);
    if (place === undefined || name === 'norse' || this.moved.has(name)) return [];
    const attacked = this.in(place, other(this.side)).length > 0;
    if (attacked && !this.mayLeave(place)) return [];
    return roads(place)
      .filter((road) => this.open(road))
      .filter((road) => !this.entered.has(`${other(this.side)} ${road.name} ${place}`))
      .filter((road) =>
        this.options.wholeGroup
          ? !(road.dashed && crossed)
          : walkers.length === 0 || (!crossed && !road.dashed),
      )
      .map(({ to }) => to);
  }

  private nextSteps(mover: Mover): AreaId[] {
    const place = this.at.get(mover.name);
    if (mover.stopped || place === undefined || mover.seen.length > rating(mover.name)) return [];
    return roads(place)
      .filter((road) => this.open(road) && !mover.seen.includes(road.to))
      .filter((road) => !road.dashed || (this.options.wholeGroup ? !this.crossed : this.walkers.length === 1))
      .filter(() => this.options.wholeGroup || !this.crossed || this.walkers.length === 1)
      .map(({ to }) => to);
  }

  /** What may be done while Group Moves are chosen (H6.1, H6.9). */
  choices(): string[] {
    const lines = ['end'];
    for (const { id } of AREAS)
      if (this.in(id, this.side).some((name) => this.firstSteps(name, [], false).length > 0))
        lines.push(`group ${id}`);
    const norse = this.at.get('norse');
    if (this.side === 'english' || norse === undefined || this.moved.has('norse')) return lines;
    if (this.in(norse, 'english').length > 0 && !this.mayLeave(norse)) return lines;
    for (const [area, { id }] of AREAS.entries()) {
      if (!isCoastal(area) || id === norse || id === 'england') continue;
      if (this.options.truce === 'scottish' && this.in(id, 'english').length > 0) continue;
      lines.push(`norse ${id}`);
    }
    return lines;
  }

  /** What may be done within a Group Move. */
  steps(): string[] {
    const lines = ['done'];
    const { mover, from } = this;
    if (mover !== undefined) for (const to of this.nextSteps(mover)) lines.push(`move ${mover.name} ${to}`);
    if (from !== undefined)
      for (const name of this.in(from, this.side))
        for (const to of this.firstSteps(name, this.walkers, this.crossed)) lines.push(`move ${name} ${to}`);
    return lines;
  }

  group(from: AreaId): void {
    this.from = from;
    this.walkers = [];
    this.crossed = false;
    this.mover = undefined;
  }

  step(name: string, to: AreaId): void {
    const place = this.at.get(name);
    const road = place === undefined ? undefined : roads(place).find((each) => each.to === to);
    if (place === undefined || road === undefined) throw new Error(`${name} cannot walk to ${to}`);
    if (this.mover?.name !== name) {
      this.mover = { name, seen: [place], stopped: false };
      this.walkers.push(name);
    }
    this.used.set(road.name, (this.used.get(road.name) ?? 0) + 1);
    if (road.dashed) this.crossed = true;
    const enemy = this.in(to, other(this.side)).length > 0;
    if (enemy) this.enter(name, to, road.name);
    this.mover.seen.push(to);
    this.mover.stopped = enemy || road.red || to === 'england';
    this.moved.add(name);
    this.at.set(name, to);
  }

  sail(to: AreaId): void {
    if (this.in(to, 'english').length > 0) this.enter('norse', to, 'sea');
    this.moved.add('norse');
    this.at.set('norse', to);
  }

  private enter(name: string, to: AreaId, road: string): void {
    if (this.in(to, this.side).length === 0) this.attacker.set(to, this.side);
    else if (name === 'norse') this.lateNorse.add(to);
    const group = name === 'norse' ? 'norse' : `${this.atStart.get(name)} ${road}`;
    this.entry.set(name, group);
    if (!this.firstGroup.has(to)) this.firstGroup.set(to, group);
    if (road !== 'sea') this.entered.add(`${this.side} ${road} ${to}`);
  }

  /** The groups of which one is the Main Attack, in each area that this side attacked (H6.11). */
  mainAttacks(): Map<AreaId, string[]> {
    const result = new Map<AreaId, string[]>();
    for (const { id } of AREAS) {
      if (this.attacker.get(id) !== this.side) continue;
      const sizes = new Map<string, number>();
      for (const name of this.in(id, this.side)) {
        const group = this.entry.get(name) ?? '';
        if (group === 'norse' && this.lateNorse.has(id)) continue;
        if (this.options.onEntry && group !== this.firstGroup.get(id)) continue;
        sizes.set(group, (sizes.get(group) ?? 0) + 1);
      }
      const most = Math.max(...sizes.values());
      result.set(
        id,
        [...sizes].flatMap(([group, size]) => (size === most || !this.options.largest ? [group] : [])),
      );
    }
    return result;
  }
}

/** A line of a Main Attack for a group of the reading. */
function mainLine(group: string, area: AreaId): string {
  if (group === 'norse') return 'main-norse';
  const [origin, road] = group.split(' ');
  return `main ${origin} ${(road ?? '').split('-').find((end) => end !== area)}`;
}

const NAMES = BLOCKS.map(({ id }) => id).filter((id) => !['king', 'french-knights'].includes(id));
/** Few areas, so that the sides meet: the north, or the border. */
const LANDS: readonly (readonly AreaId[])[] = [
  ['buchan', 'mar', 'angus', 'strathspey', 'badenoch', 'fife', 'atholl', 'moray'],
  ['england', 'annan', 'dunbar', 'teviot', 'selkirk', 'lanark', 'lothian', 'carrick', 'galloway'],
  AREAS.map(({ id }) => id),
];

type Draw = (n: number) => number;

function deal(
  seed: number,
  draw: Draw,
  reading: Reading,
  options: OptionValues,
  truce: SideId | undefined,
): TestTable {
  const land = LANDS[seed % LANDS.length] ?? [];
  const owners = new Map<AreaId, SideId>(land.map((id) => [id, draw(2) === 0 ? 'english' : 'scottish']));
  const places: Record<SideId, Partial<Record<AreaId, string>>> = { english: {}, scottish: {} };
  for (const name of NAMES) {
    if (draw(3) === 0) continue;
    const b = readBlock(name) ?? 0;
    const owner =
      isNoble(b) && name !== 'moray' ? undefined : BLOCKS[b]?.owner === SCOTTISH ? 'scottish' : 'english';
    const fits = land.filter(
      (id) =>
        (owner === undefined || owners.get(id) === owner) &&
        (name !== 'norse' || (id !== 'england' && AREAS.some((each) => each.id === id && each.sea))),
    );
    const place = fits[draw(Math.max(1, fits.length))];
    if (place === undefined) continue;
    const side = owners.get(place) ?? 'english';
    places[side][place] = `${places[side][place] ?? ''}, ${name}`;
    reading.at.set(name, place);
    reading.sides.set(name, side);
  }
  return table({
    ...places,
    options,
    ...(truce === undefined ? {} : { truceBinds: truce }),
    agenda: [
      ...(truce === 'scottish' ? [] : [{ step: 'moves', seat: ENGLISH, left: 4 } as const]),
      ...(truce === 'english' ? [] : [{ step: 'moves', seat: SCOTTISH, left: 4 } as const]),
      { step: 'cards' },
    ],
  });
}

/** Both sides agree on what may be done, and the alphabet holds no other legal action. */
function agree(t: TestTable, expected: readonly string[]): void {
  const side = t.deciders[0] ?? 'english';
  const seat = side === 'english' ? ENGLISH : SCOTTISH;
  expect(t.legal(side).sort()).toEqual([...expected].sort());
  const allowed = notation.alphabet().filter((a) => why(t.s, seat, a) === 0);
  expect(allowed.map((a) => notation.write(a)).sort()).toEqual([...expected].sort());
  expect(legal(t.s, seat === ENGLISH ? SCOTTISH : ENGLISH)).toEqual([]);
}

/** Whom a Truce binds; nobody in most of the phases. */
const TRUCES: readonly (SideId | undefined)[] = [undefined, undefined, 'english', undefined, 'scottish'];

function follow(seed: number): number {
  const random = seeded(seed);
  const draw: Draw = (n) => random.draw(n, 'test');
  const truce = TRUCES[seed % TRUCES.length];
  const options: Options = {
    wholeGroup: draw(3) === 0,
    onEntry: draw(4) === 0,
    largest: draw(3) > 0,
    truce,
  };
  const reading = new Reading(options);
  const t = deal(
    seed,
    draw,
    reading,
    {
      'rulings.borderCrossingMovesWholeGroup': options.wholeGroup,
      'rulings.mainAttackDeclaredAt': options.onEntry ? 'onEntry' : 'endOfMovePhase',
      'rulings.mainAttackMustBeLargest': options.largest,
    },
    truce,
  );
  let side: SideId = t.deciders[0] ?? 'english';
  let checked = 0;
  reading.begin(side);
  while (t.step !== 'cards') {
    const decider = t.deciders[0] ?? 'english';
    if (decider !== side) {
      side = decider;
      reading.begin(side);
    }
    if (t.step === 'moves') agree(t, reading.choices());
    else if (t.step === 'group') agree(t, reading.steps());
    else {
      const frame = t.s.agenda.at(-1);
      const id = areaId(frame !== undefined && 'area' in frame ? frame.area : 0);
      const groups = reading.mainAttacks().get(id) ?? [];
      expect(groups.length).toBeGreaterThan(1);
      agree(
        t,
        groups.map((group) => mainLine(group, id)),
      );
    }
    checked += 1;
    const lines = t.legal(side).filter((line) => !['done', 'end'].includes(line) || draw(6) === 0);
    const line = lines[draw(Math.max(1, lines.length))] ?? (t.step === 'group' ? 'done' : 'end');
    t.play(side, line);
    const [kind, first, second] = line.split(' ');
    const place = AREAS.find(({ id }) => id === (second ?? first))?.id;
    if (place === undefined) continue;
    if (kind === 'group') reading.group(place);
    if (kind === 'norse') reading.sail(place);
    if (kind === 'move' && first !== undefined) reading.step(first, place);
  }
  for (const { id } of AREAS)
    expect(t.count(id)).toBe(
      `${reading.in(id, 'english').length} english, ${reading.in(id, 'scottish').length} scottish`,
    );
  return checked;
}

describe('random Move Phases', () => {
  it('H6 a second reading of the rules says at every decision the same as the engine', () => {
    let checked = 0;
    for (let seed = 1; seed <= 60; seed += 1) checked += follow(seed);
    expect(checked).toBeGreaterThan(500);
  });
});
