import { MATERIAL_LIMIT } from '../core/config.ts';
import { z } from './zod.ts';

/** The bounds of what may be sent: the schemas refuse what goes beyond. */
export const LIMITS = {
  /** Characters of a line of notation. */
  line: 160,
  /** Characters of what is said with an action, before it is judged: see `isRemark` of core. */
  remark: 500,
  /** Bytes of a frame that a client sends. */
  frame: 2048,
  /** Bytes of the body of a request that carries no record. */
  body: 16 * 1024,
  /** Bytes of the body of a request that may carry material: three for each of its characters. */
  materialBody: 16 * 1024 + 3 * MATERIAL_LIMIT,
  /** Bytes of the body of a request that carries a record. */
  recordBody: 1024 * 1024,
} as const;

/** The id of a match: whoever knows it may watch, where spectators are let in. */
export const MatchId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/));

/** The id of a game, a scenario, a preset, an option, a seat or a computer player. */
export const Name = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9._-]{0,63}$/));

/** A number in the log of a match. */
export const Count = z.int().check(z.nonnegative(), z.maximum(1_000_000));

/** A count as it stands in an address. */
export const CountText = z.pipe(
  z.string().check(z.regex(/^\d{1,7}$/)),
  z.transform((text: string) => Number(text)),
);

/** What a client calls one of its own requests: the same id is the same request. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** An invitation or a key: 256 bits. */
export const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** A line of notation. */
export const Line = z.string().check(z.minLength(1), z.maxLength(LIMITS.line));

/** What is said with an action. Spaces at its ends are passed over. */
export const Remark = z.string().check(z.maxLength(LIMITS.remark));

/** Something that happened, as a viewer may hear it. */
export const Event = z.looseObject({ type: z.string() });

export const OptionValue = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(64))]);

/** The value of a schema, as code reads it. */
export type Of<T extends z.ZodMiniType> = z.output<T>;
