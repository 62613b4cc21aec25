import type { Kind } from '../../../games/hammer-of-the-scots/actions.ts';
import type { AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import type { View, ViewFrame } from '../../../games/hammer-of-the-scots/view.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { asArea, topFrame } from '../panels/facts.ts';

/** A legal line and what it names. */
export interface Order {
  readonly line: string;
  readonly kind: string;
  readonly block: string | undefined;
  readonly area: AreaId | undefined;
  /** The area that a Main Attack came out of last, and the one it started in. */
  readonly via: AreaId | undefined;
  readonly origin: AreaId | undefined;
}

/** Takes the legal lines apart; what is no line of the game is left out. */
export const readOrders = (legal: readonly string[]): readonly Order[] =>
  legal.flatMap((line) => {
    const action = game.notation.read(line);
    if (action === undefined) return [];
    const parts = game.notation.parts(action);
    const named = (field: string): string | undefined => {
      const value = parts[field];
      return typeof value === 'string' ? value : undefined;
    };
    return [
      {
        line,
        kind: parts.type,
        block: named('block'),
        area: asArea(named('area')),
        via: asArea(named('via')),
        origin: asArea(named('origin')),
      },
    ];
  });

/** What a step of play is answered with: an area, a block, or a block and an area. */
interface Asked {
  readonly area?: Kind;
  readonly block?: Kind;
  readonly aim?: Kind;
}

const ASKED: Readonly<Partial<Record<ViewFrame['step'], Asked>>> = {
  'comyn-start': { aim: 'home' },
  event: { block: 'crown' },
  herald: { block: 'herald' },
  pillage: { area: 'pillage' },
  'pillage-hits': { block: 'hit' },
  gain: { block: 'gain' },
  'sea-move': { area: 'from', block: 'ship' },
  victuals: { area: 'supply' },
  'event-battles': { area: 'battle' },
  moves: { area: 'group' },
  group: { aim: 'move' },
  battles: { area: 'battle' },
  battle: { block: 'fire', aim: 'retreat' },
  hits: { block: 'hit' },
  'must-retreat': { aim: 'retreat' },
  regroup: { aim: 'regroup' },
  raid: { block: 'disband' },
  home: { aim: 'home' },
  'scottish-leaders': { aim: 'go' },
  edward: { block: 'disband' },
  'english-disbanding': { block: 'disband' },
  'scottish-disbanding': { block: 'disband', aim: 'go' },
  builds: { area: 'draw', block: 'build' },
  coast: { aim: 'go' },
};

/** What the step that play stands in is answered with. */
export function askedOf(view: View): Asked {
  const frame = topFrame(view);
  if (frame === undefined) return {};
  if (frame.step === 'pillage' && frame.target !== -1) return { area: 'from' };
  if (frame.step === 'sea-move' && frame.from !== -1 && frame.to === -1) return { area: 'to' };
  return ASKED[frame.step] ?? {};
}

/** The block that `norse AREA` and `main-norse` are about. */
export const NORSE = 'norse';
