import { type Of } from './common.ts';
import { z } from './zod.ts';

/**
 * Everything that the server can refuse, and with what: the comment names the arguments that come along. Sentences
 * are made by whoever shows them.
 */
const ERROR_CODES = [
  'badRequest', // where: the part of the request that is wrong
  'notFound',
  'noSuchMatch',
  'noSuchGame', // game
  'noSuchSeat', // seat
  'noSuchPlayer', // player
  'noComputer', // player: no computer plays where a match has an umpire
  'noSpectators',
  'notYourSeat', // seat
  'badToken',
  'inviteSpent', // used, or a newer one has taken its place
  'seatRenewed', // seat: a newer invitation has given it to somebody else
  'offerRefused', // why: a word of `OFFER_REFUSALS`
  'stale', // decision: the one that is open now, or null
  'notYourDecision',
  'unknownAction', // action
  'refused', // reason: its id, paragraph
  'undoRefused', // why: a word of `undoRefusals` of core
  'matchOver',
  'noResigning',
  'idReused',
  'wrongOrigin',
  'tooLarge', // limit: in bytes
  'tooMany', // seconds: when to come again
  'engineVersion', // match, engine
  'badConfig', // problem, and what it brings along
  'badRecord', // problem, line, column, and what it brings along
  'noSuchPosition', // length
  'stopping',
  'internal',
] as const;

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = Of<typeof ErrorCode>;

/** The answer to what is refused. It never holds more than the asking seat may know. */
export const Refused = z.object({
  error: z.object({ code: ErrorCode, args: z.record(z.string(), z.unknown()) }),
});
export type Refused = Of<typeof Refused>;
