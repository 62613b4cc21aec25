import { replaying } from '../../../src/core/chance.ts';
import { isResignation } from '../../../src/core/entry.ts';
import type { Seat, Viewer } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { readMatch } from '../../../src/core/record-read.ts';
import { hammerOfTheScots, type HammerState, type HammerView } from '../../../src/games/index.ts';
import type { Played } from './play.kit.ts';

export const SIDES = ['english', 'scottish'] as const;
export type Side = (typeof SIDES)[number];

const EMPTY: ReadonlySet<string> = new Set();

/** The blocks of a side that nobody but its owner knows the place of, by its owner's own view. */
function hiddenOf(view: HammerView, side: Side): ReadonlySet<string> {
  // Edward lies face up in the pool at first (H2.6), and in a winter that he spends in Scotland (H12.2).
  const edwardIsOpen =
    view.winterArea !== null || view.known.some((each) => each.block === 'edward' && each.place === 'pool');
  return new Set(
    view.known
      .filter((each) => each.side === side && each.place !== 'removed' && each.place !== 'off-map')
      .filter((each) => each.up !== true && each.captured !== true && each.leaving !== true)
      .map((each) => each.block)
      .filter((block) => block !== 'edward' || !edwardIsOpen),
  );
}

/**
 * What was really so after each number of the log of a match. It is played again from what the test asked for and
 * from what chance answered by the record at the end: nothing of it comes from the log that the server keeps.
 */
export class Truth {
  readonly secret: string;
  private readonly done: Played['done'];
  /** After each number; 0 is the setup. */
  private readonly states: readonly HammerState[];
  private readonly views = new Map<Viewer, HammerView[]>([
    [0, []],
    [1, []],
    ['observer', []],
  ]);
  private readonly hiddenAt = new Map<Side, ReadonlySet<string>[]>(SIDES.map((side) => [side, []]));
  private readonly aroundAt = new Map<Side, ReadonlySet<string>[]>(SIDES.map((side) => [side, []]));

  constructor({ record, done }: Pick<Played, 'record' | 'done'>) {
    const read = readMatch([hammerOfTheScots], record);
    if (!read.ok) throw new Error(`the record at the end is wrong: ${read.error.code}`);
    this.secret = String(read.value.tags.find((tag) => tag.name === 'secret')?.values[0] ?? '');
    this.done = done;
    this.states = replayed(read.value.match, done);
  }

  /** How many numbers there are. */
  get length(): number {
    return this.states.length;
  }

  state(number: number): HammerState | undefined {
    return this.states[number];
  }

  /** What the rules let a viewer know after this number. */
  view(viewer: Viewer, number: number): HammerView | undefined {
    const state = this.states[number];
    const kept = this.views.get(viewer);
    if (state === undefined || kept === undefined) return undefined;
    const view = kept[number] ?? hammerOfTheScots.view(state, viewer);
    kept[number] = view;
    return view;
  }

  /** The numbers of what stands after this number, the setup's first: the numbers of the lines of notes. */
  standing(number: number): number[] {
    return [0, ...standing(this.done.slice(0, number)).map((place) => place + 1)];
  }

  /** The blocks of a side that are hidden after this number. */
  hidden(side: Side, number: number): ReadonlySet<string> {
    const view = this.view(SIDES.indexOf(side), number);
    const kept = this.hiddenAt.get(side);
    if (view === undefined || kept === undefined) return EMPTY;
    const hidden = kept[number] ?? hiddenOf(view, side);
    kept[number] = hidden;
    return hidden;
  }

  /** The blocks of a side that are hidden both before and after what happened under this number. */
  hiddenAround(side: Side, number: number): ReadonlySet<string> {
    if (number === 0) return this.hidden(side, 0);
    const kept = this.aroundAt.get(side) ?? [];
    const before = this.hidden(side, number - 1);
    const around =
      kept[number] ?? new Set([...this.hidden(side, number)].filter((block) => before.has(block)));
    kept[number] = around;
    return around;
  }
}

/** Plays a match again with everything that was taken back in it. */
function replayed(final: Match<HammerState, HammerView>, done: Played['done']): HammerState[] {
  const chances = chancesOf(final, done);
  const match = new Match(hammerOfTheScots, final.config, replaying(final.setupChance));
  const states = [hammerOfTheScots.copy(match.state)];
  done.forEach((each, i) => {
    const ok =
      'undoneBy' in each
        ? match.undo(each.undoneBy).ok
        : match.playEntry({ seat: each.seat, action: actionOf(each.line), chance: chances[i] ?? [] }).ok;
    if (!ok) throw new Error(`what was done under ${i + 1} cannot be done again`);
    states.push(hammerOfTheScots.copy(match.state));
  });
  return states;
}

/** What chance answered to each thing that was done; what was taken back had asked for nothing. */
function chancesOf(final: Match<HammerState, HammerView>, done: Played['done']): (readonly number[])[] {
  const places = standing(done);
  if (places.length !== final.length) throw new Error('the record at the end leaves something out');
  const chances: (readonly number[])[] = done.map(() => []);
  final.entries.forEach((entry, i) => {
    if (isResignation(entry)) throw new Error(`seat ${entry.seat} gave up`);
    const { seat, action, chance } = entry;
    const place = places[i] ?? -1;
    if (!isSame(done[place], seat, action)) throw new Error(`the record differs at ${i + 1}`);
    chances[place] = chance;
  });
  return chances;
}

/** The places of what was not taken back. */
function standing(done: Played['done']): number[] {
  const places: number[] = [];
  done.forEach((each, i) => {
    if ('undoneBy' in each) places.pop();
    else places.push(i);
  });
  return places;
}

const isSame = (done: Played['done'][number] | undefined, seat: Seat, action: number): boolean =>
  done !== undefined && 'line' in done && done.seat === seat && actionOf(done.line) === action;

const actionOf = (line: string): number => hammerOfTheScots.notation.read(line) ?? -1;
