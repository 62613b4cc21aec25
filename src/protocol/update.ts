import { Count, Event, Name, type Of } from './common.ts';
import { z } from './zod.ts';

/** One event as a viewer hears it: without the event itself where the viewer is not entitled to it. */
const ToldEvent = z.object({ number: Count, event: z.optional(Event) });

/**
 * One entry of the log of a match, as one viewer hears it. Numbers have no gaps: 0 is the setup, and whoever is
 * not entitled to what happened gets an empty update under the same number.
 */
export const Update = z.object({
  number: Count,
  kind: z.enum(['setup', 'play', 'undo', 'resign']),
  /** Who acted; absent for the setup. */
  seat: z.optional(Name),
  /** How many actions stand after this. */
  length: Count,
  /** How many events have been told after this: an undo takes the later ones back. */
  heard: Count,
  told: z.array(ToldEvent),
});
export type Update = Of<typeof Update>;
