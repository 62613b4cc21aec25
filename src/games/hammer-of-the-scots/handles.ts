import { dealt } from '../../core/chance.ts';
import type { Chance } from '../../core/game.ts';
import { BLOCK_COUNT, type Block } from './blocks.ts';
import { isOnMap, type State } from './state.ts';

/*
 * With `privacy.trackableBlocks` every standing block carries an anonymous number by which the other side can follow
 * it until blocks are mixed (H12.3). 0 is a block that has none: off the map, or just mixed.
 */

/** The owner mixes these blocks: nobody can tell any longer which of them is which. */
export function mix(s: State, blocks: readonly Block[]): void {
  if (s.handles.length > 0) for (const b of blocks) s.handles[b] = 0;
}

/** Gives the blocks on the map that have no number new ones, in an order that chance decides. */
export function renewHandles(s: State, chance: Chance): void {
  if (s.handles.length === 0) return;
  const fresh: Block[] = [];
  let last = 0;
  for (let b = 0; b < BLOCK_COUNT; b += 1) {
    const handle = s.handles[b] ?? 0;
    last = Math.max(last, handle);
    if (!isOnMap(s, b)) s.handles[b] = 0;
    else if (handle === 0) fresh.push(b);
  }
  for (const i of dealt(chance, fresh.length, fresh.length, 'handles')) {
    last += 1;
    const b = fresh[i];
    if (b !== undefined) s.handles[b] = last;
  }
}
