import type { Json } from '../../../core/game.ts';
import { readBlock } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { Traces } from '../../panels/decision.ts';
import { asArea } from './facts.ts';

/** The areas and blocks that an event or an action names. */
export function tracesOf(facts: { readonly [field: string]: Json }): Traces {
  const areas = new Set<string>();
  const blocks = new Set<string>();
  for (const [field, value] of Object.entries(facts)) {
    if (field === 'block' || field === 'blocks') {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (typeof each === 'string' && readBlock(each) !== undefined) blocks.add(each);
      }
    } else if (field !== 'type' && typeof value === 'string') {
      const area = asArea(value);
      if (area !== undefined) areas.add(area);
    }
  }
  return { areas: [...areas], blocks: [...blocks] };
}
