import type { Action, Game, GameEvent, Outcome, Reason, ReasonCode, Seat } from './game.ts';

/** One action of a match and the outcomes of chance that were drawn while it was carried out. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
  readonly chance: readonly number[];
  /** What was said with it: see `isRemark`. */
  readonly remark?: string;
}

/** A seat gives up: the others have won, and nothing is played or taken back after it. */
export interface Resignation {
  readonly seat: Seat;
  readonly resigns: true;
}

/** What stands in a match, one after another. */
export type Entry = Move | Resignation;

export const isResignation = (entry: Entry): entry is Resignation => 'resigns' in entry;

/** The outcomes of chance that an entry holds. */
export const chanceIn = (entry: Entry): readonly number[] => (isResignation(entry) ? [] : entry.chance);

/** What a seat that gives up does, where others have the line of an action; no action of a game is written so. */
export const RESIGNS = 'resigns';

/** The kind of outcome, the type of event and the id of the reason that belong to giving up, in every game. */
export const RESIGNED = 'resigned';

/** An action that the rules refuse. */
export interface Refusal {
  readonly code: ReasonCode;
  readonly reason: Reason;
}

/** What the match itself refuses in every game: the ids of its reasons, whose codes are -1, -2 and so on. */
export const matchReasons = [RESIGNED, 'remarkWanted', 'remarkNotTaken', 'badRemark'] as const;

export type MatchReason = (typeof matchReasons)[number];

/** What of its own the match says against an action. */
export interface MatchRefusal extends Refusal {
  readonly reason: { readonly id: MatchReason; readonly paragraph: '' };
}

/** The refusal of the match itself that has this id. */
export const matchRefusal = (id: MatchReason): MatchRefusal => ({
  code: -1 - matchReasons.indexOf(id),
  reason: { id, paragraph: '' },
});

/** Why nothing may be done after somebody has given up. */
export const AFTER_RESIGNATION: MatchRefusal = matchRefusal(RESIGNED);

/** The match's own reason behind a code; undefined for one of the game. */
export function matchReasonOf(code: ReasonCode): MatchReason | undefined {
  return code < 0 ? matchReasons[-1 - code] : undefined;
}

/** The reason behind a code, where there is one. */
export const reasonOf = (
  game: Pick<Game<unknown, unknown>, 'reasons'>,
  code: ReasonCode,
): Reason | undefined => {
  const own = matchReasonOf(code);
  return own === undefined ? game.reasons[code] : matchRefusal(own).reason;
};

/** The code of the reason that has this id; undefined when neither the game nor the match has it. */
export function codeOfReason(
  game: Pick<Game<unknown, unknown>, 'reasons'>,
  id: string,
): ReasonCode | undefined {
  const own = matchReasons.find((each) => each === id);
  if (own !== undefined) return matchRefusal(own).code;
  const code = game.reasons.findIndex((each) => each.id === id);
  return code < 0 ? undefined : code;
}

/** How a match ends that this seat gives up: all others have won. */
export const resignedBy = (seats: readonly unknown[], seat: Seat): Outcome => ({
  winners: [...seats.keys()].filter((each) => each !== seat),
  kind: RESIGNED,
  paragraph: '',
});

/** What everybody hears of it. */
export const resignedEvent = (seat: Seat): GameEvent => ({ type: RESIGNED, seat });
