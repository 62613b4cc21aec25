import type { ActionParts, GameEvent, Seat, Viewer } from '../../src/core/game.ts';
import { type HammerState, hammerOfTheScots, type HammerView } from '../../src/games/index.ts';
import { AREA_IDS } from './names.kit.ts';
import type { MatchState, Update } from '../../src/protocol/index.ts';

/**
 * Looks for what H12 hides in what one viewer was sent. It knows the true positions, and takes what is hidden from
 * the owner's own view of them, not from the code that makes the viewer's.
 */

const SIDES = ['english', 'scottish'] as const;
type Side = (typeof SIDES)[number];

/** News that names a block to everybody (H12.2): it lies open then, or only this block can have done it. */
const NAMES_OPENLY = new Set([
  'herald-named',
  'noble-turned',
  'crowned',
  'revealed',
  'celtic-roll',
  'fired',
  'passed',
  'hit',
  'captured',
  'lost',
  'left-battle',
  'went-home',
  'turned-at-home',
  'leader-went',
]);

const NAMES_NOBLES = new Set(['herald', 'home']);

/** Whose own version of the news this is, where the news itself does not say. */
const OWNERS: Readonly<Record<string, Side>> = {
  'levy-own': 'english',
  'drawn-own': 'scottish',
  'raid-loss-own': 'scottish',
};

/** Words that name a block and nothing else: some blocks are called like an area, and one like a step of winter. */
const isPlain = (block: string): boolean => !AREA_IDS.has(block) && block !== 'edward';

const wordsOf = (json: unknown): ReadonlySet<string> => new Set(JSON.stringify(json).match(/[\w-]+/g));

/** The blocks of a side that nobody but its owner knows the place of. */
function hiddenOf(truth: HammerState, side: Side): Set<string> {
  const view: HammerView = hammerOfTheScots.view(truth, SIDES.indexOf(side));
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

/** All values that stand under these names, anywhere below. */
function valuesOf(json: unknown, names: ReadonlySet<string>): string[] {
  if (Array.isArray(json)) return json.flatMap((each) => valuesOf(each, names));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]: [string, unknown]) => {
    const own = names.has(name) ? [value].flat().filter((each) => typeof each === 'string') : [];
    return [...own, ...valuesOf(value, names)];
  });
}

const BLOCK_FIELDS = new Set(['block', 'blocks', 'mover']);

export class LeakSearch {
  readonly leaks: string[] = [];
  /** How many hidden blocks were looked for. */
  looked = 0;
  private readonly hiddenAt = new Map<string, ReadonlySet<string>>();
  private readonly viewer: Viewer;
  private readonly others: readonly Side[];
  /** The true position after each number of the log. */
  private readonly truths: readonly HammerState[];

  constructor(viewer: Viewer, truths: readonly HammerState[]) {
    this.viewer = viewer;
    this.truths = truths;
    this.others = SIDES.filter((_side, seat) => seat !== viewer);
  }

  state({ number, view, legal, result, dice }: MatchState): void {
    const truth = this.truths[number];
    if (truth === undefined) return this.leak(`there is no number ${number}`);
    if (result !== undefined) return;
    if (dice.secret !== undefined) this.leak(`the secret at ${number}`);
    const seen = view as HammerView;
    const { nobles: _nobles, edward: _reign, known, ...rest } = seen;
    const words = wordsOf(rest);
    const playable = new Set(legal.flatMap((line) => this.namedBy(line)));
    const inFields = new Set(valuesOf(rest, BLOCK_FIELDS));
    for (const side of this.others) {
      if (seen.hands[side] !== undefined) this.leak(`the hand of ${side} at ${number}`);
      const chosen = truth.agenda.at(-1)?.step === 'cards' ? seen.turnCards[side] : null;
      if (chosen !== null && chosen !== 'hidden') this.leak(`the card of ${side} at ${number}`);
      for (const block of this.hidden(number, side)) {
        this.looked += 1;
        if (known.some((each) => each.block === block)) this.leak(`${block} as known at ${number}`);
        if (inFields.has(block) || (isPlain(block) && words.has(block))) {
          this.leak(`${block} in the view at ${number}`);
        }
        if (playable.has(block)) this.leak(`${block} in what is legal at ${number}`);
      }
    }
  }

  update({ number, told }: Update): void {
    for (const { event } of told) if (event !== undefined) this.event(event as GameEvent, number);
  }

  event(event: GameEvent, number: number): void {
    if (event.type.endsWith('-own')) {
      const owner = event['side'] ?? OWNERS[event.type];
      if (SIDES.findIndex((side) => side === owner) !== this.viewer) this.leak(`${event.type} at ${number}`);
      return;
    }
    if (NAMES_OPENLY.has(event.type)) return;
    const named = new Set(valuesOf(event, BLOCK_FIELDS));
    const words = wordsOf(event);
    for (const side of this.others) {
      for (const block of this.hiddenAround(number, side)) {
        if (named.has(block) || (isPlain(block) && words.has(block)))
          this.leak(`${block} in ${event.type} at ${number}`);
      }
    }
  }

  /** The notes of a running match, taken after this number. */
  notes(text: string, number: number, secrets: readonly string[]): void {
    for (const line of text.split('\n')) {
      if (line.startsWith('; {')) this.event(JSON.parse(line.slice(2)) as GameEvent, number);
      else if (/^\d+\. /.test(line)) {
        const [, seat = '', ...words] = line.split(' ');
        const own = SIDES.findIndex((side) => side === seat) === this.viewer;
        if (!own && words.join(' ') !== '…') this.leak(`an action of ${seat} in the notes`);
        if (line.includes('{')) this.leak('answers of chance in the notes');
      }
    }
    this.raw(text, secrets);
  }

  /** Anything at all: words that nobody but another may have. */
  raw(text: string, secrets: readonly string[]): void {
    for (const secret of secrets) if (text.includes(secret)) this.leak('a secret');
  }

  /** Hidden before and after what happened under this number. */
  private hiddenAround(number: number, side: Side): string[] {
    const hidden = [...this.hidden(number, side)];
    return number === 0 ? hidden : hidden.filter((block) => this.hidden(number - 1, side).has(block));
  }

  private hidden(number: number, side: Side): ReadonlySet<string> {
    const key = `${number} ${side}`;
    const truth = this.truths[number];
    const hidden =
      this.hiddenAt.get(key) ?? (truth === undefined ? new Set<string>() : hiddenOf(truth, side));
    this.hiddenAt.set(key, hidden);
    return hidden;
  }

  /**
   * The blocks that a line names. The Herald names nobles of the other side, wherever they are; the new owner of
   * Bruce or Comyn chooses the home that he goes to (H12.6).
   */
  private namedBy(line: string): string[] {
    const action = hammerOfTheScots.notation.read(line);
    if (action === undefined) return [];
    const parts: ActionParts = hammerOfTheScots.notation.parts(action);
    return NAMES_NOBLES.has(parts.type) ? [] : valuesOf(parts, BLOCK_FIELDS);
  }

  private leak(what: string): void {
    if (this.leaks.length < 20) this.leaks.push(`${String(this.viewer)}: ${what}`);
  }
}

export const seatOf = (viewer: string): Viewer => {
  const seat: Seat = SIDES.findIndex((side) => side === viewer);
  return seat < 0 ? 'observer' : seat;
};
