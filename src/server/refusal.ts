import type { ErrorCode } from '../protocol/index.ts';

/** The status that goes with each refusal. */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  badRequest: 400,
  notFound: 404,
  noSuchMatch: 404,
  noSuchGame: 422,
  noSuchSeat: 404,
  noSuchPlayer: 422,
  noComputer: 422,
  noSpectators: 403,
  notYourSeat: 403,
  badToken: 403,
  inviteSpent: 409,
  seatRenewed: 403,
  offerRefused: 409,
  stale: 409,
  notYourDecision: 409,
  unknownAction: 422,
  refused: 422,
  undoRefused: 409,
  matchOver: 409,
  noResigning: 409,
  idReused: 409,
  wrongOrigin: 403,
  tooLarge: 413,
  tooMany: 429,
  engineVersion: 409,
  badConfig: 422,
  badRecord: 422,
  noSuchPosition: 404,
  stopping: 503,
  internal: 500,
};

/** Something that the server does not do, for a reason that the asking side may hear. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly args: Readonly<Record<string, unknown>>;
  /** Further parts of the answer. */
  readonly more: object;

  constructor(code: ErrorCode, args: Readonly<Record<string, unknown>> = {}, more: object = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.args = args;
    this.more = more;
  }

  get status(): number {
    return STATUS[this.code];
  }

  /** The answer as it goes out. */
  body(): object {
    return { error: { code: this.code, args: this.args }, ...this.more };
  }
}
