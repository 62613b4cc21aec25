import { createHash } from 'node:crypto';
import type { GameEvent, Seat, Viewer } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { hammerOfTheScots, type HammerView } from '../../../src/games/index.ts';
import type { MatchState, Update, Verdict } from '../../../src/protocol/index.ts';
import { AREA_IDS } from '../names.kit.ts';
import { type Side, SIDES, type Truth } from './truth.kit.ts';
import type { Heard } from './wire.kit.ts';

/*
 * Looks for what H12 hides in what one viewer was sent. It takes what is hidden from the owner's own view of the
 * true positions, not from the code that makes the viewer's.
 */

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

/**
 * Actions that may name a noble of the other side, wherever it is: the Herald names one, and the new owner of Bruce
 * or Comyn chooses the home that he goes to (H12.6).
 */
const NAMES_NOBLES = new Set(['herald', 'home']);

/** Whose own version of the news this is, where the news itself does not say. */
const OWNERS: Readonly<Record<string, Side>> = {
  'levy-own': 'english',
  'drawn-own': 'scottish',
  'raid-loss-own': 'english',
};

/** Parts of a view that name blocks without saying anything of where they are. */
const PUBLIC_PARTS = new Set(['nobles', 'edward', 'known']);

/** One of so many digests is computed again. */
const DIGESTS = 8;

const BLOCK_FIELDS = new Set(['block', 'blocks', 'mover']);

/** Words that name a block and nothing else: some blocks are called like an area, and one like a step of winter. */
const isPlain = (block: string): boolean => !AREA_IDS.has(block) && block !== 'edward';

/** The words of a piece of JSON, and those of them that stand where a block is named. */
class Words {
  readonly all = new Set<string>();
  readonly asBlocks = new Set<string>();

  add(json: unknown, isBlock = false): this {
    if (typeof json === 'string') {
      if (/^[\w-]*$/.test(json)) this.all.add(json);
      else for (const word of json.match(/[\w-]+/g) ?? []) this.all.add(word);
      if (isBlock) this.asBlocks.add(json);
    } else if (Array.isArray(json)) {
      for (const each of json) this.add(each, isBlock);
    } else if (typeof json === 'object' && json !== null) {
      for (const [name, value] of Object.entries(json)) {
        this.all.add(name);
        this.add(value, BLOCK_FIELDS.has(name));
      }
    }
    return this;
  }

  name(block: string): boolean {
    return this.asBlocks.has(block) || (isPlain(block) && this.all.has(block));
  }
}

/** By line of notation: the blocks that it names and that it should not, when they are hidden. */
const namedBy = new Map<string, readonly string[]>();

function blocksOf(line: string): readonly string[] {
  const kept = namedBy.get(line);
  if (kept !== undefined) return kept;
  const action = hammerOfTheScots.notation.read(line);
  const parts = action === undefined ? undefined : hammerOfTheScots.notation.parts(action);
  const named =
    parts === undefined || NAMES_NOBLES.has(parts.type) ? [] : [...new Words().add(parts).asBlocks];
  namedBy.set(line, named);
  return named;
}

/** What stands before a view, and after it in a position of the past; a state ends with its view. */
const VIEW = '"view":';
const AFTER_PAST = ',"deciders":[';

/** Any message of the server: the parts that can be in it. */
interface Body extends Partial<MatchState> {
  readonly state?: MatchState;
  readonly updates?: readonly Update[];
  readonly allowed?: boolean;
  readonly error?: { readonly code: string };
}

/** A message with the text of the view in it apart; without one the text is empty. */
function parsed(text: string): { body: Body; view: string } {
  const begin = text.indexOf(VIEW);
  if (begin < 0) return { body: JSON.parse(text) as Body, view: '' };
  const from = begin + VIEW.length;
  const past = text.startsWith('"length":', text.indexOf(',') + 1) ? text.lastIndexOf(AFTER_PAST) : -1;
  const end = past < 0 ? text.length - (text.includes('"state":') ? 2 : 1) : past;
  const body = JSON.parse(`${text.slice(0, from)}null${text.slice(end)}`) as Body;
  return { body, view: text.slice(from, end) };
}

/** Searches everything that one viewer heard of a match. */
export class LeakSearch {
  readonly leaks: string[] = [];
  /** How many hidden blocks were looked for. */
  looked = 0;
  private readonly viewer: Viewer;
  private readonly others: readonly Side[];
  private readonly truth: Truth;
  private readonly secrets: readonly string[];
  /** What was searched already, and need not be again. */
  private readonly done = new Set<string>();
  private number = 0;
  private over = false;

  /** `secrets` are words that this viewer may not hear before the match is over. */
  constructor(viewer: Viewer, truth: Truth, secrets: readonly string[]) {
    this.viewer = viewer;
    this.truth = truth;
    this.secrets = secrets;
    this.others = SIDES.filter((_side, seat) => seat !== viewer);
  }

  /** Everything that came, in its order. */
  all(heard: readonly Heard[]): this {
    for (const each of heard) this.one(each);
    return this;
  }

  private one({ path, head, text }: Heard): void {
    this.raw(head);
    if (this.over) return;
    if (text.startsWith(';')) this.notes(text);
    else if (text.startsWith('{')) this.message(path, text);
    else if (text !== '') return this.leak(`something else: ${text.slice(0, 40)}`);
    if (!this.over) this.raw(text);
  }

  private message(path: string, text: string): void {
    // The answer to a post and the frame that tells of it hold the same.
    const from = text.indexOf('"updates":');
    const rest = from < 0 ? text : text.slice(from);
    if (this.done.has(rest)) return;
    this.done.add(rest);
    const { body, view } = parsed(text);
    if (body.error?.code === 'notFound') this.leak(`a search at ${path}, where nothing is`);
    const state = body.state ?? (body.legal === undefined ? undefined : (body as MatchState));
    if (state !== undefined) {
      this.number = Math.max(this.number, state.number);
      this.over = state.result !== undefined;
      if (!this.over) this.state(state, view);
    } else if (view !== '') this.view(view, this.truth.standing(this.number)[body.length ?? -1] ?? -1);
    if (body.allowed !== undefined) this.verdict(path, body as Verdict);
    for (const update of body.updates ?? []) this.update(update);
  }

  private state({ number, digest, legal, deciders, dice }: MatchState, view: string): void {
    const truth = this.truth.state(number);
    if (truth === undefined) return this.leak(`there is no number ${number}`);
    if (dice.secret !== undefined) this.leak(`the secret at ${number}`);
    if (number % DIGESTS === 0 && digest !== digestOf(view)) this.leak(`another digest at ${number}`);
    if (String(deciders) !== String(hammerOfTheScots.deciders(truth)))
      this.leak(`other deciders at ${number}`);
    this.view(view, number);
    const playable = new Set(legal.flatMap(blocksOf));
    for (const side of this.others) {
      for (const block of this.truth.hidden(side, number)) {
        if (playable.has(block)) this.leak(`${block} in what is legal at ${number}`);
      }
    }
  }

  /** A view is what the rules let the viewer know of the true position, to the byte; and that is searched as well. */
  private view(text: string, number: number): void {
    const truth = this.truth.state(number);
    const right = this.truth.view(this.viewer, number);
    if (truth === undefined || right === undefined) return this.leak(`there is no number ${number}`);
    const isRight = text === JSON.stringify(right);
    if (!isRight) this.leak(`another view at ${number}`);
    const key = `view ${number}`;
    if (isRight && this.done.has(key)) return;
    if (isRight) this.done.add(key);
    const seen = isRight ? right : (JSON.parse(text) as HammerView);
    const words = new Words();
    for (const [name, part] of Object.entries(seen)) {
      words.all.add(name);
      if (!PUBLIC_PARTS.has(name)) words.add(part);
    }
    const known = new Set(seen.known.map((each) => each.block));
    for (const side of this.others) {
      if (seen.hands[side] !== undefined) this.leak(`the hand of ${side} at ${number}`);
      const chosen = truth.agenda.at(-1)?.step === 'cards' ? seen.turnCards[side] : null;
      if (chosen !== null && chosen !== 'hidden') this.leak(`the card of ${side} at ${number}`);
      for (const block of this.truth.hidden(side, number)) {
        this.looked += 1;
        if (known.has(block)) this.leak(`${block} as known at ${number}`);
        if (words.name(block)) this.leak(`${block} in the view at ${number}`);
      }
    }
  }

  /** A hint rests on what the seat may know: it is the same in another position that looks like the true one. */
  private verdict(path: string, { allowed, reason }: Verdict): void {
    const view = this.truth.view(this.viewer, this.number);
    const line = new URL(path, 'http://table').searchParams.get('action') ?? '';
    const action = hammerOfTheScots.notation.read(line);
    if (view === undefined || action === undefined || this.viewer === 'observer')
      return this.leak(`a hint for ${line}`);
    const twin = hammerOfTheScots.sample(view, seeded(this.number));
    const code = hammerOfTheScots.why(twin, this.viewer, action);
    if (code !== (reason?.code ?? 0) || allowed !== (code === 0))
      this.leak(`a hint for ${line} at ${this.number}`);
  }

  private update({ number, told }: Update): void {
    for (const { event } of told) if (event !== undefined) this.event(event as GameEvent, number);
  }

  private event(event: GameEvent, number: number): void {
    const key = `${number} ${JSON.stringify(event)}`;
    if (this.done.has(key)) return;
    this.done.add(key);
    if (event.type.endsWith('-own')) {
      const owner = event['side'] ?? OWNERS[event.type];
      if (SIDES.findIndex((side) => side === owner) !== this.viewer) this.leak(`${event.type} at ${number}`);
      return;
    }
    if (NAMES_OPENLY.has(event.type)) return;
    const words = new Words().add(event);
    for (const side of this.others) {
      for (const block of this.truth.hiddenAround(side, number)) {
        if (words.name(block)) this.leak(`${block} in ${event.type} at ${number}`);
      }
    }
  }

  /** The notes of a running match. */
  private notes(text: string): void {
    const numbers = this.truth.standing(this.number);
    let entry = 0;
    for (const line of text.split('\n')) {
      if (line.startsWith('; {')) this.event(JSON.parse(line.slice(2)) as GameEvent, numbers[entry] ?? -1);
      else if (/^\d+\. /.test(line)) {
        entry += 1;
        const [, seat = '', ...words] = line.split(' ');
        const own = SIDES.findIndex((side) => side === seat) === this.viewer;
        if (!own && words.join(' ') !== '…') this.leak(`an action of ${seat} in the notes`);
        if (line.includes('{')) this.leak('answers of chance in the notes');
      }
    }
  }

  /** Anything at all: words that nobody but another may have. */
  private raw(text: string): void {
    for (const secret of this.secrets) if (text.includes(secret)) this.leak('a secret');
  }

  private leak(what: string): void {
    if (this.leaks.length < 20) this.leaks.push(`${String(this.viewer)}: ${what}`);
  }
}

/** As docs/server.md says it. */
const digestOf = (view: string): string => createHash('sha256').update(view).digest('hex').slice(0, 16);

export const seatOf = (viewer: string): Viewer => {
  const seat: Seat = SIDES.findIndex((side) => side === viewer);
  return seat < 0 ? 'observer' : seat;
};
