import type { Seat, Viewer } from '../../core/game.ts';
import type { Errand, Errands, Said } from './errands.ts';
import { areTogether } from './habits.ts';
import {
  enact,
  glance,
  host,
  type Hosted,
  judge,
  keepNow,
  past,
  recordOf,
  sealNow,
  type Shelf,
  think,
} from './host.ts';

/** What the attendant needs of the worker around it. */
export interface Surroundings {
  readonly shelf: Shelf;
  say(said: Said): void;
  wait(milliseconds: number): Promise<void>;
}

type Handlers = { [E in Errand]: (ask: Errands[E]['ask']) => Promise<Errands[E]['answer']> };

const LEAP_MS = 120;

/**
 * Runs one match for the page: carries out what people decide, lets the computer play, keeps the match after every
 * entry, and tells the page what the person before it may know, and nothing else.
 */
export class Attendant {
  private readonly around: Surroundings;
  private hosted: Hosted | undefined;
  private pace = 0;
  /** Whose view the page has; undefined behind the curtain. */
  private facing: Viewer | undefined;
  /** Who looked before the curtain was drawn. */
  private drawn: Viewer | undefined;
  /** How many events each viewer has heard, and how many the page holds of those of `facing`. */
  private readonly heard = new Map<Viewer, number>();
  private held: { readonly viewer: Viewer; count: number } | undefined;
  private driving = false;
  /** Whether the match was kept the last time. */
  private kept = true;
  private shown = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Does what the page asks. */
  async run<E extends Errand>(errand: E, ask: Errands[E]['ask']): Promise<Errands[E]['answer']> {
    return this.handlers[errand](ask);
  }

  private readonly handlers: Handlers = {
    open: async ({ start, pace }) => {
      this.pace = pace;
      const hosting = await host(start, this.around.shelf);
      if (!hosting.ok) return hosting;
      const { hosted } = hosting;
      this.hosted = hosted;
      const people = this.people();
      this.facing = this.firstFacing();
      if (this.facing !== undefined && hosted.match.length > 0)
        this.heard.set(this.facing, hosted.match.eventCount);
      await this.keep();
      this.show();
      void this.drive();
      const { game, config } = hosted.match;
      const brought = config.material === undefined ? {} : { material: config.material };
      return { ok: true, gameId: game.id, seats: people, ...brought };
    },
    play: async ({ line, remark }) => {
      const seat = this.deciding();
      if (seat === undefined) return { unread: true };
      const verdict = enact(this.needed().match, seat, line, remark);
      if ('unread' in verdict || verdict.code !== 0) return verdict;
      await this.changed();
      return verdict;
    },
    why: async ({ line }) => {
      const seat = this.deciding() ?? this.people().find((each) => each === this.facing) ?? this.people()[0];
      return seat === undefined ? { unread: true } : judge(this.needed().match, seat, line);
    },
    undo: async () => {
      const seat = this.deciding();
      if (seat === undefined) return { refusal: 'nothing' };
      const undone = this.needed().match.undo(seat);
      if (!undone.ok) return { refusal: undone.error };
      await this.changed();
      return {};
    },
    resign: async ({ seat }) => {
      if (seat !== this.resigning()) throw new Error(`seat ${seat} cannot be given up now`);
      this.needed().match.resign(seat);
      await this.changed();
      return {};
    },
    record: async () => ({ text: recordOf(this.needed()) }),
    at: async ({ length }) => {
      if (this.facing === undefined) throw new Error('nobody is looking');
      return { snapshot: past(this.needed().match, this.facing, length) };
    },
    draw: async () => {
      if (this.people().length > 1) {
        this.drawn = this.facing;
        this.facing = undefined;
      }
      this.show();
      return {};
    },
    look: async ({ viewer }) => {
      const people = this.people();
      const { match } = this.needed();
      const allowed =
        people.length === 0 || match.isDisclosed()
          ? true
          : people.length > 1 && viewer !== 'observer' && people.includes(viewer);
      if (!allowed) throw new Error('this seat belongs to somebody else');
      this.facing = viewer;
      this.held = undefined;
      this.show();
      return {};
    },
    pace: async ({ pace }) => {
      this.pace = pace;
      return {};
    },
  };

  private needed(): Hosted {
    if (this.hosted === undefined) throw new Error('no match has been opened');
    return this.hosted;
  }

  private people(): Seat[] {
    return this.needed().players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
  }

  /** People who owe a decision. */
  private owing(): Seat[] {
    const people = this.people();
    return this.needed()
      .match.deciders()
      .filter((seat) => people.includes(seat));
  }

  /** Who looks when the match is opened: an umpire at once, several people only when one of them lifts the curtain. */
  private firstFacing(): Viewer | undefined {
    const people = this.people();
    if (people.length === 0) return 'observer';
    return people.length === 1 || this.isUmpired() ? people[0] : undefined;
  }

  private isUmpired(): boolean {
    return this.needed().match.game.umpire === true;
  }

  /** The seat that the screen is passed to next: from an umpire to who is asked in secret, and back. */
  private following(): Seat | undefined {
    const owing = this.owing();
    if (!this.isUmpired()) return owing[0];
    const others = owing.filter((seat) => seat !== (this.facing ?? this.drawn));
    return others[0] ?? (this.facing === undefined ? owing[0] : undefined);
  }

  /** Whether people at one screen take the decision at hand together. */
  private together(): boolean {
    return this.people().length > 1 && areTogether(this.needed().match, this.owing().length > 0);
  }

  /** The seat whose decision the person before the page makes now. */
  private deciding(): Seat | undefined {
    const owing = this.owing();
    if (this.together()) return owing[0];
    return owing.find((seat) => seat === this.facing);
  }

  /** The seat that the person before the page can give up: their own, or the one whose turn it is for both. */
  private resigning(): Seat | undefined {
    const people = this.people();
    const own = people.length === 1 ? people[0] : people.find((seat) => seat === this.facing);
    const seat = own ?? this.deciding();
    return seat !== undefined && this.needed().match.canResign(seat) ? seat : undefined;
  }

  /** After an entry or its taking back: keeps the match, shows it, lets the computer go on. */
  private async changed(): Promise<void> {
    await this.keep();
    this.show();
    void this.drive();
  }

  /** Keeps the match. When the browser refuses, play goes on, and the page is told. */
  private async keep(): Promise<void> {
    const kept = await keepNow(this.needed(), this.around.shelf).then(
      () => true,
      () => false,
    );
    if (kept !== this.kept) this.around.say({ type: 'keeping', kept });
    this.kept = kept;
  }

  /** Lets the computer play as long as it owes a decision. */
  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    try {
      for (let seat = this.nextBot(); seat !== undefined; seat = this.nextBot()) {
        const hosted = this.needed();
        const before = hosted.match.length;
        if (this.fresh && this.pace > 0) await this.around.wait(this.pace);
        if (hosted.match.length !== before) continue;
        think(hosted, seat);
        if (this.hurries()) continue;
        await this.keep();
        this.show();
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.around.say({ type: 'broken', message });
    } finally {
      this.driving = false;
    }
  }

  /** Without a pace, a row of the computer's decisions is shown in a few leaps rather than one by one. */
  private hurries(): boolean {
    return this.pace === 0 && this.nextBot() !== undefined && Date.now() - this.shown < LEAP_MS;
  }

  /** Whether the page has just been told something that takes a moment to see. */
  private fresh = false;

  private nextBot(): Seat | undefined {
    const { bots, match } = this.needed();
    return match.deciders().find((seat) => bots.has(seat));
  }

  /** Sends the page what the person before it may know now. */
  private show(): void {
    this.shown = Date.now();
    const hosted = this.needed();
    const { match } = hosted;
    const seal = sealNow(hosted);
    const next = this.following();
    const together = this.together();
    const over = match.outcome() !== undefined;
    if (together || (over && this.facing === undefined)) this.facing = 'observer';
    if (this.facing === undefined) {
      this.held = undefined;
      if (next !== undefined) this.around.say({ type: 'curtain', next, seal });
      return;
    }
    const viewer = this.facing;
    const seat = this.deciding();
    const all = match.eventCount;
    const held = this.held?.viewer === viewer ? Math.min(this.held.count, all) : 0;
    const heard = Math.min(this.heard.get(viewer) ?? 0, all);
    this.held = { viewer, count: all };
    this.heard.set(viewer, all);
    const news = match.told(viewer, held);
    this.fresh = match.told(viewer, heard).some(({ event }) => event !== undefined);
    this.around.say({
      type: 'seen',
      glance: glance(match, viewer, seat, this.resigning()),
      from: held,
      news,
      told: all - heard,
      next: (seat === undefined || this.isUmpired()) && this.people().length > 1 ? next : undefined,
      thinking: this.nextBot() !== undefined && seat === undefined,
      seal,
    });
  }
}
