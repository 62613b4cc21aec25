import { Count, LIMITS, MatchId, Name, type Of, OptionValue, RequestId, Token } from './common.ts';
import { z } from './zod.ts';

/** A seat of a match, as everybody may see it. */
export const SeatState = z.object({
  seat: Name,
  /** `human`, or the name of a computer player. */
  player: Name,
  /** Whether a person has taken it. */
  taken: z.boolean(),
  /** Whether whoever made the match took it then: from such a seat others may be offered again. */
  host: z.boolean(),
  /** Whether a seat that is taken has been offered again, and nobody has come yet. */
  offered: z.boolean(),
  /** How often it has been offered again. */
  offers: Count,
  /** How often it has gone from one person or device to another by a new invitation. */
  renewed: Count,
});
export type SeatState = Of<typeof SeatState>;

/** What a match was made with: the same for everybody, and never changed but for who has taken a seat. */
export const MatchInfo = z.object({
  id: MatchId,
  game: Name,
  /** The version of the rules that the match keeps. */
  engine: z.int(),
  scenario: Name,
  options: z.record(z.string(), OptionValue),
  /** Whether the players brought material of their own, which is asked for by itself. */
  material: z.boolean(),
  /** Milliseconds since 1970. */
  created: z.int(),
  seats: z.array(SeatState),
  spectators: z.boolean(),
  /** How many actions were taken over from a record; 0 for a new game. */
  taken: Count,
});
export type MatchInfo = Of<typeof MatchInfo>;

/** Dice that can be checked: the commitment from the beginning, the secret when the match is over. */
export const DiceState = z.object({
  commitment: z.string(),
  secret: z.optional(z.string()),
  /** How many answers of chance were taken over from a record, before the first that comes from the secret. */
  from: Count,
});
export type DiceState = Of<typeof DiceState>;

/** What the players brought to a match: hidden from nobody. */
export const Material = z.object({ material: z.unknown() });
export type Material = Of<typeof Material>;

export const OutcomeState = z.object({ winners: z.array(Count), kind: z.string(), paragraph: z.string() });

/** All that a viewer may know of a match now. */
export const MatchState = z.object({
  match: MatchInfo,
  /** The id of the seat that looks on, or `observer`. */
  viewer: Name,
  /** The number of the latest update. */
  number: Count,
  /** How many actions stand. */
  length: Count,
  /** How many events have been told. */
  heard: Count,
  /** What the game's `view` gives this viewer. */
  view: z.unknown(),
  /** SHA-256 of the view's JSON, the first 16 hexadecimal digits. */
  digest: z.string(),
  /** The places of the seats that owe a decision. */
  deciders: z.array(Count),
  /** Names the decision that this seat owes; null when it owes none. */
  decision: z.nullable(Count),
  /** The lines of notation that are put before this seat; a game with long lists allows others beside them. */
  legal: z.array(z.string()),
  canUndo: z.boolean(),
  result: z.optional(OutcomeState),
  dice: DiceState,
});
export type MatchState = Of<typeof MatchState>;

/** A position of the past, as a viewer saw it. */
export const PastState = z.object({
  viewer: Name,
  length: Count,
  view: z.unknown(),
  deciders: z.array(Count),
});
export type PastState = Of<typeof PastState>;

export const CreateMatch = z.object({
  game: Name,
  scenario: Name,
  preset: z.optional(Name),
  options: z.optional(z.record(Name, OptionValue)),
  /** What the players bring with them, where the game takes something. */
  material: z.optional(z.unknown()),
  /** Who plays each seat: `human`, or the name of a computer player. Seats that are not named are human. */
  seats: z.optional(z.record(Name, Name)),
  /** The seats that whoever makes the match takes at once; the first seat of an umpire's match always. */
  take: z.optional(z.array(Name).check(z.maxLength(16))),
  /** Whether people without a seat may watch; they may when nothing is said. */
  spectators: z.optional(z.boolean()),
});
export type CreateMatch = Of<typeof CreateMatch>;

/** A match out of a record: to look at, or to play on from a point of it. */
export const OpenRecord = z.object({
  record: z.string().check(z.maxLength(LIMITS.recordBody)),
  /** After how many actions play goes on; all of them when nothing is said. */
  at: z.optional(Count),
  seats: z.optional(z.record(Name, Name)),
  take: z.optional(z.array(Name).check(z.maxLength(16))),
  spectators: z.optional(z.boolean()),
});
export type OpenRecord = Of<typeof OpenRecord>;

/** A new match. Whoever made it gets the invitations, once; keys for the seats that it took. */
export const Created = z.object({
  match: MatchInfo,
  dice: DiceState,
  /** By seat: good for one claim, to be sent to whoever shall play it. */
  invites: z.record(Name, Token),
  /** By seat: opens it again, on any machine of the person who plays it. */
  keys: z.record(Name, Token),
});
export type Created = Of<typeof Created>;

/** Takes a seat: with an invitation, which is good once, or with the key of a seat that was taken. */
export const ClaimSeat = z.object({ token: Token, id: RequestId });
export type ClaimSeat = Of<typeof ClaimSeat>;

/** Asks for a new invitation to a seat, from a seat that whoever made the match took. */
export const OfferSeat = z.object({ by: Name, seat: Name });
export type OfferSeat = Of<typeof OfferSeat>;

/** A new invitation, good once; those before it to the same seat are good no more. */
export const Offered = z.object({
  seat: Name,
  token: Token,
  /** How often the seat has been offered again now, this time included; 0 when nobody has taken it yet. */
  offers: Count,
});
export type Offered = Of<typeof Offered>;

/** Why a seat cannot be offered, or cannot be taken over by what was offered. */
export const OFFER_REFUSALS = [
  'notHost', // whoever asks did not make the match
  'ownSeat', // of a host too
  'computer', // no person plays it
  'here', // whoever holds it sits there now
  'privy', // its holder knows what an observer may not
] as const;
export type OfferRefusal = (typeof OFFER_REFUSALS)[number];

/** An invitation or a key, to be asked what it is for. */
export const HeldToken = z.object({ token: Token });

/** What an invitation or a key is for: no more than its seat, and whether the invitation has been used. */
export const Invited = z.object({ match: MatchInfo, seat: Name, spent: z.boolean() });
export type Invited = Of<typeof Invited>;

/** A seat taken: its key, which also stands in the cookie. */
export const Claimed = z.object({ seat: Name, key: Token });
export type Claimed = Of<typeof Claimed>;
