import type { Json } from '../../core/game.ts';
import { rising } from '../../games/index.ts';
import type { Traces } from '../panels/decision.ts';

/** The hexes and units that an event or an action names. */
export function tracesOf(facts: { readonly [field: string]: Json }): Traces {
  const areas = new Set<string>();
  const blocks = new Set<string>();
  for (const [field, value] of Object.entries(facts)) {
    if (field === 'type' || typeof value !== 'string') continue;
    if (rising.readHex(value) !== undefined) areas.add(value);
    else if (rising.readHandle(value) !== undefined) blocks.add(value);
  }
  return { areas: [...areas], blocks: [...blocks] };
}
