import { Name, type Of, OptionValue } from './common.ts';
import { z } from './zod.ts';

/** A game on offer, and who can play it. */
const GameInfo = z.object({
  id: Name,
  engine: z.int(),
  seats: z.array(Name),
  scenarios: z.array(Name),
  /** The scenarios in which one person plays every seat. */
  solitaire: z.array(Name),
  /** Whether nothing is hidden from anybody. */
  open: z.boolean(),
  /** Whether players may bring material with them. */
  material: z.boolean(),
  /** Whether a match holds what people did at a table of their own: its first seat records it, no computer plays. */
  umpire: z.boolean(),
  presets: z.array(Name),
  options: z.array(
    z.object({
      name: Name,
      values: z.array(OptionValue),
      default: OptionValue,
      paragraph: z.string(),
    }),
  ),
  players: z.array(Name),
});

export const Games = z.object({ games: z.array(GameInfo) });
export type Games = Of<typeof Games>;
