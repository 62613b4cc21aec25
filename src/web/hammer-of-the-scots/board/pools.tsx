import { For } from 'solid-js';
import { block as blockNamed, blockInfo, type SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { View } from '../../../games/hammer-of-the-scots/view.ts';
import { say } from '../../../words/index.ts';
import { BlockFace } from './block-face.tsx';
import type { Model } from './model.ts';
import type { Piece } from './pieces.ts';
import { sayBlocks } from './speech.ts';

const SIDES: readonly SideId[] = ['scottish', 'english'];

const backOf = (side: SideId, count: number): Piece => ({
  key: `pool ${side}`,
  side,
  area: 'england',
  block: undefined,
  steps: 0,
  max: 0,
  count,
  marks: {},
});

/** The blocks of a Draw Pool: those that the viewer knows, or as many backs as there are. */
export function poolPieces(view: View, side: SideId): readonly Piece[] {
  const known = view.known.filter((each) => each.side === side && each.place === 'pool');
  if (known.length === 0) return view.pools[side] === 0 ? [] : [backOf(side, view.pools[side])];
  return known.map(({ block }) => {
    const { max } = blockInfo(blockNamed(block));
    return { ...backOf(side, 1), key: block, block, steps: max, max };
  });
}

/** The Draw Pools of both sides, as piles that open. */
export function Pools(props: { readonly model: Model; onOpen(side: SideId): void }) {
  const words = () => props.model.words();
  return (
    <div class="board-pools" role="group" aria-label={say(words().language, 'web.board.hammer.pools')}>
      <For each={SIDES}>
        {(side) => {
          const count = () => props.model.view().pools[side];
          const name = () =>
            say(words().language, 'web.board.hammer.pool', { blocks: sayBlocks(words(), side, count()) });
          return (
            <button
              type="button"
              class="board-pool"
              title={name()}
              aria-label={name()}
              onClick={() => props.onOpen(side)}
            >
              <svg viewBox="-27 -29 54 56" aria-hidden="true">
                <BlockFace piece={backOf(side, 1)} />
              </svg>
              <span>{count()}</span>
            </button>
          );
        }}
      </For>
    </div>
  );
}
