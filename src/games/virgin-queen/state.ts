import { firstFacts, type Facts, forEachOf } from './facts.ts';
import { UNKNOWN, type Known } from './known.ts';
import { POWERS, type Power, type Preference } from './powers.ts';
import type { Terms } from './terms.ts';

/** Where the sitting stands: in play, or at a step of the Victory Determination Phase (V6.1), or at its end. */
export const STEPS = [
  'play',
  /** An instant victory has been found and waits for 'entered correctly?' (V5.8). */
  'claim',
  /** A position beyond a limit that the table has to confirm: no victory (V5.3, V10 R6). */
  'position',
  /** Several powers have won and the table says which (V10 R13, R16). */
  'choose',
  // The Victory Determination Phase.
  'military',
  'paris',
  'europe',
  'totals',
  'empire',
  'standard',
  'domination',
  'time',
  /** A victory of the phase, or play that stops, waits for the table's yes. */
  'final',
  /** The game is decided and the Empire's preference still sealed (V7.11). */
  'seal',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** The steps of the Victory Determination Phase in which the table walks on. */
export const WALK = [
  'military',
  'paris',
  'europe',
  'totals',
  'empire',
  'standard',
  'domination',
  'time',
] as const;
export type WalkStep = (typeof WALK)[number];

/** How a game can be won, or end without a winner, and where that is said (V5.6, V10 R29). */
export const VICTORIES = {
  'protestant-religious': 'V5.1',
  'catholic-religious': 'V5.2',
  'catholic-rebellion': 'V5.4',
  military: 'V5.5',
  standard: 'V6.6',
  domination: 'V6.10',
  time: 'V6.12',
  stopped: 'V10 R29',
} as const;
export type Victory = keyof typeof VICTORIES;

/** What is known of a limit at a moment: by which victory, and for whom. */
export type Claim = {
  readonly victory: Victory;
  /** One winner; several when the table has to choose or the rules do not decide; none when play has stopped. */
  readonly winners: readonly Power[];
  readonly turn: number;
  /** The entry that brought it about. */
  readonly entry: number;
  /** The numbers that it rests on, by name. */
  readonly figures: Readonly<Record<string, number>>;
  /** Whether winners share because the rules do not decide (V8.3). */
  readonly shared: boolean;
};

/** An instant victory that waits for its yes, and what to go back to on a no. */
export type Pending = {
  readonly claims: readonly Claim[];
  readonly before: Facts;
  readonly beforeBundle: Bundle | null;
  readonly beforeStep: Step;
};

/** Entries that happen together (V10 R5, R13). */
export type Bundle = {
  readonly kind: 'moment' | 'action';
  readonly before: Facts;
};

/** A power's line of the Victory Record Sheet in one turn (V1.14). */
export type SheetLine = {
  /** Null where only the total was written down. */
  readonly basic: number | null;
  readonly special: number | null;
  readonly bonus: number | null;
  readonly total: number;
  /** The entry that wrote it. */
  readonly entry: number;
  /** Every amendment: what stood there before, why it was changed, and by which entry (V8.2). */
  readonly amended: readonly { readonly was: number; readonly reason: string; readonly entry: number }[];
};

/** A closed turn of the Victory Record Sheet (V8.1). Powers that nobody recorded are missing. */
export type SheetTurn = {
  readonly turn: number;
  readonly lines: Readonly<Partial<Record<Power, SheetLine>>>;
  /** The Protestant Spaces marker; null when it was not recorded. */
  readonly spaces: number | null;
  /** Whether the Empire had declared by then. */
  readonly revealed: boolean;
};

/** How the Empire keeps its preference: not chosen, sealed here, or on a paper of its own (V7.9). */
export const KEEPINGS = ['none', 'sealed', 'paper'] as const;
export type Keeping = (typeof KEEPINGS)[number];

/** The Empire's preference (V1.13, V7). */
export type Empire = {
  readonly keeping: Keeping;
  /** The turn in which it was chosen. */
  readonly chosen: number | null;
  /** Whether the table let it be chosen after the first turn (V10 R28). */
  readonly lateAllowed: boolean;
  readonly commitment: string;
  /** Secret until it is revealed: nothing public may depend on it (V7.8). */
  readonly preference: Preference | null;
  readonly salt: string;
  readonly revealed: { readonly turn: number; readonly entry: number } | null;
  /** Shown for the record after the end (V7.11). */
  readonly opened: boolean;
};

/** A sitting as it stands. All parts are replaced, never changed in place. */
export interface State {
  readonly terms: Terms;
  /** How many entries there have been. */
  entries: number;
  turn: number;
  step: Step;
  facts: Facts;
  /** Whose impulse it is, as far as the table says (V10 R13). */
  active: Power | 'none';
  bundle: Bundle | null;
  pending: Pending | null;
  /** What ends or has ended the game. */
  result: Claim | null;
  /** Closed turns and those written down later, by turn. */
  sheet: readonly SheetTurn[];
  /** Totals of the set-up (V1.14). */
  start: Readonly<Record<Power, Known<number>>>;
  /** The turn in which the sitting joined the game; turns before it are not closed by the umpire. */
  joined: number;
  empire: Empire;
  /** The entry with which this Victory Determination Phase began; 0 before the first. */
  phaseBegan: number;
  /** Whether the Empire has answered in this phase. */
  empireAnswered: boolean;
}

const NO_EMPIRE: Empire = {
  keeping: 'none',
  chosen: null,
  lateAllowed: false,
  commitment: '',
  preference: null,
  salt: '',
  revealed: null,
  opened: false,
};

/** A sitting that has just begun. */
export function firstState(terms: Terms): State {
  const { startingTotals } = terms.cards;
  return {
    terms,
    entries: 0,
    turn: terms.firstTurn,
    step: 'play',
    facts: firstFacts(terms),
    active: 'none',
    bundle: null,
    pending: null,
    result: null,
    sheet: [],
    start: forEachOf(POWERS, (power) => {
      const total = startingTotals[power];
      return total === null ? UNKNOWN : { value: total, from: [0] };
    }),
    joined: terms.firstTurn,
    empire: NO_EMPIRE,
    phaseBegan: 0,
    empireAnswered: false,
  };
}

/** A copy: the parts are never changed in place and may be shared. */
export const copyState = (s: State): State => ({ ...s });

/** Whether the game has been decided and told. */
export const isOver = (s: State): boolean => s.step === 'over';

/** Whether the Empire's special VP count in public (V3.6, V7.7). */
export const isRevealed = (s: State): boolean => s.empire.revealed !== null;
