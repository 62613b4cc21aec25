import { block, blockInfo, SIDES, type SideId } from '../../games/hammer-of-the-scots/blocks.ts';
import type { KnownBlock, Standing, View } from '../../games/hammer-of-the-scots/view.ts';
import { say } from '../../words/index.ts';
import type { Paint } from '../terminal.ts';
import type { Sheet } from './screen.ts';

/** A known block with its rating and strength: `Wallace A3 4/4`. */
export function blockText({ words }: Sheet, { block: id, steps }: KnownBlock): string {
  const { letter, hits, max } = blockInfo(block(id));
  const strength = steps === undefined ? '' : ` ${steps}/${max}`;
  return `${words.name('block', id)} ${letter}${hits}${strength}`;
}

/** How many hidden blocks; with their handles where the match lets blocks be followed. */
export function standingText({ terminal: { language } }: Sheet, piles: readonly Standing[]): string[] {
  const count = piles.reduce((sum, pile) => sum + pile.count, 0);
  if (count === 0) return [];
  const handles = piles.flatMap(({ handle }) => (handle === undefined ? [] : [`#${handle}`]));
  return [
    handles.length === 0
      ? say(language, 'cli.screen.blocks', { count })
      : say(language, 'cli.screen.handle', { count, handles: handles.join(' ') }),
  ];
}

/** The colour of a side. */
export const sidePaint = ({ terminal }: Sheet, side: SideId): Paint =>
  terminal.paint.seat(SIDES.indexOf(side));

/** The viewer's side first; the English first for an observer. */
export function sidesOf({ viewer }: View): readonly [SideId, SideId] {
  return viewer === 'scottish' ? ['scottish', 'english'] : ['english', 'scottish'];
}
