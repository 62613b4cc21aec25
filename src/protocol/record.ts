import { Count, LIMITS, Name, type Of, OptionValue } from './common.ts';
import { OutcomeState } from './match.ts';
import { z } from './zod.ts';

/** Is this record right? */
export const CheckRecord = z.object({ record: z.string().check(z.maxLength(LIMITS.recordBody)) });

/** A record that is right. */
export const CheckedRecord = z.object({
  game: Name,
  scenario: Name,
  options: z.record(z.string(), OptionValue),
  length: Count,
  result: z.optional(OutcomeState),
});
export type CheckedRecord = Of<typeof CheckedRecord>;
