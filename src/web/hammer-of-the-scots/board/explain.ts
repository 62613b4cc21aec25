import type { Action, ReasonCode } from '../../../core/game.ts';
import { action } from '../../../games/hammer-of-the-scots/actions.ts';
import { readBlock, type SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { because, untimely } from '../../../games/hammer-of-the-scots/reasons.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { knownBlock, seatOf, topFrame } from '../panels/facts.ts';
import {
  blockOrders,
  destinations,
  mayMove,
  ordersAimedWith,
  refusedGoal,
  type Position,
  type Selection,
} from './choose.ts';
import type { Order } from './orders.ts';
import { questionsOfArea, questionsOfBlock } from './questions.ts';

/** What somebody asks about: an area, a block that is known by name, or blocks that are hidden. */
export type Asked =
  | { readonly kind: 'area'; readonly area: AreaId }
  | { readonly kind: 'block'; readonly block: string }
  | { readonly kind: 'hidden'; readonly side: SideId; readonly area: AreaId | undefined };

/** What there is to say of it: what can be done with it now, or why nothing can. */
export type Explanation =
  | { readonly allowed: true; readonly lines: readonly string[]; readonly paragraph: string }
  | {
      readonly allowed: false;
      readonly code: ReasonCode;
      /** What was asked of the rules, where a line says it. */
      readonly line: string | undefined;
      /** What the sentence speaks of; undefined for 'this block' and 'this area'. */
      readonly about: Action | undefined;
      readonly paragraph: string;
    };

const paragraphOf = (code: ReasonCode): string => game.reasons[code]?.paragraph ?? '';

const refuse = (code: ReasonCode, line?: string, about?: Action): Explanation => ({
  allowed: false,
  code,
  line,
  about: about ?? (line === undefined ? undefined : game.notation.read(line)),
  paragraph: paragraphOf(code),
});

/** An action that is allowed rests on the paragraph that says when it is. */
function allow(lines: readonly string[]): Explanation {
  const [first = ''] = lines;
  const read = game.notation.read(first);
  return { allowed: true, lines, paragraph: read === undefined ? '' : paragraphOf(untimely(read)) };
}

const linesOf = (orders: readonly Order[]): readonly string[] => orders.map(({ line }) => line);

/** What can be done with a block as play stands. */
function openToBlock(position: Position, block: string): readonly string[] {
  const own = [...blockOrders(position, block), ...ordersAimedWith(position, block)];
  if (own.length > 0 || !mayMove(position, block)) return linesOf(own);
  const from = knownBlock(position.view, block)?.place;
  return linesOf(position.orders.filter(({ kind, area }) => kind === 'group' && area === from));
}

/** What can be done in an area, or to get there, as play stands. */
const openInArea = ({ orders }: Position, area: AreaId): readonly string[] =>
  linesOf(orders.filter((order) => order.area === area || order.via === area));

/** The first of these lines that the rules refuse, with the reason. */
function firstRefused(position: Position, lines: readonly string[]): Explanation | undefined {
  const { me, ways } = position;
  if (me === undefined || ways === undefined) return undefined;
  for (const line of lines) {
    const read = game.notation.read(line);
    const code = read === undefined ? 0 : game.why(ways.sample, seatOf(me), read);
    if (code !== 0) return refuse(code, line);
  }
  return undefined;
}

function explainBlock(position: Position, block: string): Explanation {
  const { view, me } = position;
  const open = openToBlock(position, block);
  if (open.length > 0) return allow(open);
  const index = readBlock(block);
  const about = index === undefined ? undefined : action('fire', index);
  const known = knownBlock(view, block);
  const isOff = known?.place === 'pool' || known?.place === 'removed' || known?.place === 'off-map';
  if (isOff) return refuse(because('blockNotOnMap'), undefined, about);
  if (known?.side !== me) return refuse(because('notYourBlock'), undefined, about);
  if (topFrame(view)?.step === 'moves' && known?.moved === true)
    return refuse(because('alreadyMoved'), undefined, about);
  return (
    firstRefused(position, questionsOfBlock(view, block)) ??
    refuse(because('notYourDecision'), undefined, about)
  );
}

function explainArea(position: Position, area: AreaId, isOfBlocks: boolean): Explanation {
  const open = openInArea(position, area);
  if (open.length > 0) return allow(open);
  const questions = questionsOfArea(position.view, position.orders, area);
  if (isOfBlocks && questions.length === 1) return refuse(because('notYourBlock'));
  return firstRefused(position, questions) ?? refuse(because('notYourDecision'));
}

/** Whether the blocks that are picked can go to an area, and why not. */
function explainGoal(position: Position, selection: Selection, area: AreaId): Explanation | undefined {
  const [block] = selection.blocks;
  if (block === undefined || knownBlock(position.view, block)?.place === area) return undefined;
  const lines = destinations(position, selection).get(area);
  if (lines !== undefined) return allow(lines);
  const goal = refusedGoal(position, selection, area);
  if (goal === undefined) return undefined;
  const code = game.reasons.findIndex(({ id }) => id === goal.reason);
  return code > 0 ? refuse(code, goal.line) : firstRefused(position, [goal.line]);
}

/**
 * Answers the question 'why not?' about anything on the table: from the view alone, by the same predicates that
 * decide what is legal.
 */
export function explain(position: Position, selection: Selection, asked: Asked): Explanation {
  const { me, isOver } = position;
  if (isOver) return refuse(because('gameOver'));
  if (me === undefined) return refuse(because('notYourDecision'));
  switch (asked.kind) {
    case 'block':
      return explainBlock(position, asked.block);
    case 'hidden':
      return asked.area === undefined
        ? refuse(because('notYourBlock'))
        : (explainGoal(position, selection, asked.area) ?? explainArea(position, asked.area, true));
    case 'area':
      return explainGoal(position, selection, asked.area) ?? explainArea(position, asked.area, false);
  }
}
