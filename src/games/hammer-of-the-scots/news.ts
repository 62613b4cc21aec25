import type { Tell } from '../../core/game.ts';
import type { SideId } from './blocks.ts';
import type { AreaId } from './board.ts';
import type { CardId } from './cards.ts';
import type { EndingKind } from './state.ts';

/**
 * Everything the table is told (H12.2). Where two versions exist the owner's one ends in `-own` and names the
 * block; the other side and observers hear the plain one. Each has its sentence in the message files.
 */
export type News =
  // Year and cards
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'hand-own'; readonly side: SideId; readonly cards: readonly CardId[] }
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'card-chosen'; readonly side: SideId }
  | { readonly type: 'card-chosen-own'; readonly side: SideId; readonly card: CardId }
  | {
      readonly type: 'cards-revealed';
      readonly english: CardId;
      readonly scottish: CardId;
      readonly first: SideId;
    }
  // Events
  | { readonly type: 'event-declined'; readonly side: SideId; readonly card: CardId }
  | { readonly type: 'herald-named'; readonly side: SideId; readonly block: string }
  | { readonly type: 'herald-roll'; readonly side: SideId; readonly die: number; readonly success: boolean }
  /** A noble changes sides where it stands: by the Herald, Pillage, a coronation or the return. */
  | {
      readonly type: 'noble-turned';
      readonly block: string;
      readonly area: AreaId;
      readonly side: SideId;
      readonly steps: number;
    }
  | { readonly type: 'pillage'; readonly side: SideId; readonly target: AreaId; readonly area: AreaId }
  | { readonly type: 'pillage-hit'; readonly side: SideId; readonly area: AreaId }
  | {
      readonly type: 'pillage-hit-own';
      readonly side: SideId;
      readonly area: AreaId;
      readonly block: string;
      readonly steps: number;
    }
  | { readonly type: 'pillage-lost'; readonly side: SideId; readonly area: AreaId }
  | {
      readonly type: 'pillage-lost-own';
      readonly side: SideId;
      readonly area: AreaId;
      readonly block: string;
    }
  /** The Norse alone are strengthened, as a group of their own (`norseOwnGroupForEvents`). */
  | { readonly type: 'norse-group'; readonly area: AreaId }
  | { readonly type: 'step-gained'; readonly side: SideId; readonly area: AreaId }
  | {
      readonly type: 'step-gained-own';
      readonly side: SideId;
      readonly area: AreaId;
      readonly block: string;
      readonly steps: number;
    }
  | { readonly type: 'sea-move'; readonly side: SideId; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'shipped'; readonly side: SideId; readonly from: AreaId; readonly to: AreaId }
  | {
      readonly type: 'shipped-own';
      readonly side: SideId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly block: string;
    }
  | { readonly type: 'truce'; readonly side: SideId }
  | { readonly type: 'victuals'; readonly side: SideId; readonly area: AreaId }
  | { readonly type: 'crowned'; readonly block: string; readonly area: AreaId }
  | { readonly type: 'king-returns'; readonly area: AreaId }
  // Moves
  | { readonly type: 'group'; readonly side: SideId; readonly area: AreaId; readonly left: number }
  | { readonly type: 'moved'; readonly side: SideId; readonly from: AreaId; readonly to: AreaId }
  | {
      readonly type: 'moved-own';
      readonly side: SideId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly block: string;
    }
  | { readonly type: 'norse-moved'; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'attack'; readonly side: SideId; readonly area: AreaId }
  | { readonly type: 'moves-ended'; readonly side: SideId }
  | {
      readonly type: 'main-attack';
      readonly side: SideId;
      readonly area: AreaId;
      readonly origin: AreaId;
      readonly via: AreaId;
    }
  | { readonly type: 'main-attack-norse'; readonly area: AreaId }
  // Battles
  | {
      readonly type: 'battle';
      readonly area: AreaId;
      readonly attacker: SideId;
    }
  | {
      readonly type: 'revealed';
      readonly side: SideId;
      readonly area: AreaId;
      readonly blocks: readonly string[];
      readonly steps: readonly number[];
    }
  | { readonly type: 'round'; readonly area: AreaId; readonly round: number }
  | { readonly type: 'roles-swapped'; readonly area: AreaId; readonly attacker: SideId }
  | { readonly type: 'celtic-roll'; readonly block: string; readonly die: number; readonly deserts: boolean }
  | {
      readonly type: 'fired';
      readonly side: SideId;
      readonly block: string;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  | { readonly type: 'passed'; readonly side: SideId; readonly block: string }
  | { readonly type: 'hit'; readonly side: SideId; readonly block: string; readonly steps: number }
  | { readonly type: 'captured'; readonly block: string; readonly side: SideId }
  /** `fate` is where a lost block goes. */
  | {
      readonly type: 'lost';
      readonly side: SideId;
      readonly block: string;
      readonly fate: 'removed' | 'pool';
    }
  | { readonly type: 'edward-succeeded' }
  | { readonly type: 'left-battle'; readonly side: SideId; readonly block: string }
  | {
      readonly type: 'retreated';
      readonly side: SideId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly count: number;
    }
  | {
      readonly type: 'retreated-own';
      readonly side: SideId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly block: string;
    }
  | { readonly type: 'norse-retreated'; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'must-retreat'; readonly side: SideId; readonly area: AreaId }
  | { readonly type: 'victor'; readonly side: SideId; readonly area: AreaId }
  | { readonly type: 'regrouped'; readonly side: SideId; readonly from: AreaId; readonly to: AreaId }
  | {
      readonly type: 'regrouped-own';
      readonly side: SideId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly block: string;
    }
  // End of the turn
  | { readonly type: 'raid-loss'; readonly area: AreaId }
  | { readonly type: 'raid-loss-own'; readonly area: AreaId; readonly block: string }
  // Winter
  | { readonly type: 'winter'; readonly year: number }
  | { readonly type: 'went-home'; readonly side: SideId; readonly block: string; readonly area: AreaId }
  | {
      readonly type: 'turned-at-home';
      readonly side: SideId;
      readonly block: string;
      readonly area: AreaId;
      readonly steps: number;
    }
  /** Moray, the King or Wallace goes to where only he can go. */
  | { readonly type: 'leader-went'; readonly side: SideId; readonly block: string; readonly area: AreaId }
  | { readonly type: 'edward-winters'; readonly area: AreaId }
  | { readonly type: 'disbanded'; readonly side: SideId; readonly area: AreaId }
  | {
      readonly type: 'disbanded-own';
      readonly side: SideId;
      readonly area: AreaId;
      readonly block: string;
    }
  /** Blocks that the rules do not let stay in Scotland. */
  | { readonly type: 'dispersed'; readonly side: SideId; readonly area: AreaId }
  | {
      readonly type: 'dispersed-own';
      readonly side: SideId;
      readonly area: AreaId;
      readonly block: string;
    }
  | { readonly type: 'french-arrive' }
  | { readonly type: 'french-withdraw' }
  | { readonly type: 'built'; readonly side: SideId; readonly area: AreaId }
  | {
      readonly type: 'built-own';
      readonly side: SideId;
      readonly area: AreaId;
      readonly block: string;
      readonly steps: number;
    }
  | { readonly type: 'drawn'; readonly area: AreaId }
  | { readonly type: 'drawn-own'; readonly area: AreaId; readonly block: string }
  | { readonly type: 'levy'; readonly count: number }
  | { readonly type: 'levy-own'; readonly count: number; readonly blocks: readonly string[] }
  | { readonly type: 'no-levy' }
  /** The final year ends in a tie, and play goes on (H13.51). */
  | { readonly type: 'tied'; readonly nobles: number }
  | {
      readonly type: 'won';
      readonly side: SideId;
      readonly ending: EndingKind;
      readonly english: number;
      readonly scottish: number;
    };

export type NewsType = News['type'];

/** News after which nothing can be taken back: it shows somebody what was hidden (H12.4). */
export const REVEALS: ReadonlySet<string> = new Set<NewsType>([
  'cards-revealed',
  'revealed',
  'hand-own',
  'drawn-own',
  'went-home',
  'turned-at-home',
  'dispersed',
  'won',
  'tied',
  'levy-own',
  'noble-turned',
  'pillage-hit',
  'retreated',
]);

/** As `Tell`, but only news of this game can be told. `tell?.(…)` costs nothing when nobody listens. */
export type TellNews = (open: News | undefined, seat?: number, closed?: News) => void;

/** `Tell` takes any event, so it takes the news of this game. */
export const asTellNews = (tell: Tell | undefined): TellNews | undefined => tell;
