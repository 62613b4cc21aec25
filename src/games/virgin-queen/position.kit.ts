import { checkConfig } from '../../core/config.ts';
import type { Chance, GameEvent, Json, OptionValue, Seat } from '../../core/game.ts';
import { seeded } from '../../core/seeded.ts';
import type { Account } from './account.ts';
import { actionOf } from './actions.ts';
import { virginQueen } from './index.ts';
import { POWERS, type Power } from './powers.ts';
import type { ReasonId } from './reasons.ts';
import { inPublic, scoreOf, totalAccount, type Score } from './score/total.ts';
import { EMPIRE, TABLE } from './seats.ts';
import type { State, Step } from './state.ts';

/** Options of a sitting by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** How a test's sitting begins. */
export interface Beginning {
  readonly scenario?: 'campaign' | 'tournament' | 'custom';
  /** The card data; none unless told. */
  readonly cards?: Json;
  /** Options by their full names. */
  readonly options?: Options;
  /** Options of V10 by their names without 'rulings.'. */
  readonly rulings?: Options;
  /** The turn in which the sitting joins the game. */
  readonly turn?: number;
}

/** A sitting as a test speaks to it: in lines, as they stand in a record. */
export class Sitting {
  readonly state: State;
  readonly told: GameEvent[] = [];
  private readonly chance: Chance;

  constructor({ scenario = 'campaign', cards, options = {}, rulings = {}, turn }: Beginning = {}) {
    const ruled = Object.entries(rulings).map(([name, value]) => [`rulings.${name}`, value] as const);
    const config = checkConfig(virginQueen, {
      scenario,
      options: { ...options, ...Object.fromEntries(ruled) },
      ...(cards === undefined ? {} : { material: cards }),
    });
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    this.chance = seeded(1);
    this.state = virginQueen.setup(config.value, this.chance);
    if (turn !== undefined && turn !== this.state.turn) this.enter(`turn ${turn}`);
  }

  /** Enters lines one after another at the table. Throws when one is refused. */
  enter(...lines: readonly string[]): this {
    for (const line of lines) this.as(TABLE, line);
    return this;
  }

  /** Enters a line with a reason or a name at the table. */
  note(line: string, remark: string): this {
    this.as(TABLE, line, remark);
    return this;
  }

  /** Enters a line at the Empire's own seat. */
  empire(line: string): this {
    this.as(EMPIRE, line);
    return this;
  }

  /** Why a line is refused; 'ok' when it is not. */
  why(line: string, seat: Seat = TABLE): ReasonId | string {
    return virginQueen.reasons[virginQueen.why(this.state, seat, read(line))]?.id ?? 'none';
  }

  score(power: Power): Score {
    return scoreOf(inPublic(this.state), power);
  }

  total(power: Power): number | null {
    return this.score(power).total;
  }

  /** A power's total and all that it rests on. */
  account(power: Power): Account {
    return totalAccount(inPublic(this.state), power);
  }

  /** The bonus log in words, what has been struck out in brackets: 'france paris 2', '(spain piracy 1)'. */
  get log(): string[] {
    return this.state.facts.bonus.map(({ power, bonus, amount, voided }) => {
      const line = `${power} ${bonus} ${amount}`;
      return voided === null ? line : `(${line})`;
    });
  }

  get step(): Step {
    return this.state.step;
  }

  /** Who has won and how: 'spain standard'; undefined while the game goes on. */
  get result(): string | undefined {
    const outcome = virginQueen.outcome(this.state);
    if (outcome === undefined) return undefined;
    const winners = outcome.winners.map((seat) => virginQueen.seats[seat]?.id ?? '');
    return [...winners, outcome.kind].join(' ');
  }

  /** What an instant victory that waits for its yes says: 'protestant protestant-religious'. */
  get claim(): string | undefined {
    const [claim] = this.state.pending?.claims ?? [];
    return claim === undefined ? undefined : [...claim.winners, claim.victory].join(' ');
  }

  /** Types the totals of powers: basic VP, and no special VP, so that nothing of them is unknown. */
  totals(totals: Readonly<Partial<Record<Power, number>>>): this {
    for (const [power, vp] of Object.entries(totals)) {
      this.enter(`typed basic ${power} ${vp}`);
      if (power !== 'ottoman' && power !== 'empire') this.enter(`typed special ${power} 0`);
    }
    return this;
  }

  /** Types the totals of all six powers; those that are not named have `others`. */
  scores(totals: Readonly<Partial<Record<Power, number>>>, others = 0): this {
    return this.totals(Object.fromEntries(POWERS.map((power) => [power, totals[power] ?? others])));
  }

  /** Writes an earlier turn on the sheet: the totals of these powers. */
  recorded(turn: number, totals: Readonly<Partial<Record<Power, number>>>): this {
    for (const [power, vp] of Object.entries(totals)) this.enter(`record ${turn} ${power} ${vp}`);
    return this;
  }

  /** Everything that the phase asks of the board, where it awards nothing. */
  nothingAwarded(): this {
    return this.enter('place paris england', 'place prague ottoman');
  }

  /** Walks through the phase until the table has to answer something, or the turn is closed. */
  walk(): this {
    this.enter('victory-phase');
    const { turn } = this.state;
    while (this.state.turn === turn && this.why('go-on') === 'ok') this.enter('go-on');
    return this;
  }

  /** As `walk`, and yes to what it finds: who has won and how; undefined where the turn is closed or something is wanted. */
  decided(): string | undefined {
    this.walk();
    if (this.step === 'final') this.enter('yes');
    return this.result;
  }

  private as(seat: Seat, line: string, remark?: string): void {
    const reason = this.why(line, seat);
    if (reason !== 'ok') throw new Error(`${line} is refused: ${reason}`);
    virginQueen.apply(
      this.state,
      read(line),
      seat,
      this.chance,
      (open) => {
        if (open !== undefined) this.told.push(open);
      },
      remark,
    );
  }
}

function read(line: string): number {
  const action = actionOf(line);
  if (action === undefined) throw new Error(`'${line}' is no entry`);
  return action;
}

/** A sitting that has just begun. */
export const sitting = (beginning?: Beginning): Sitting => new Sitting(beginning);
