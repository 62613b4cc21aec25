import type { Tell } from '../../core/game.ts';
import type { EndingKind } from './state.ts';
import type { SideId } from './units.ts';

/** Everything the table is told. Nothing is hidden (B0.6), so everybody hears the same. Hexes go by their ids. */
export type News =
  // Set-up
  | { readonly type: 'placed'; readonly unit: string; readonly to: string }
  | { readonly type: 'lifted'; readonly unit: string; readonly from: string }
  | { readonly type: 'ready'; readonly side: SideId }
  // The player turn
  | { readonly type: 'turn'; readonly turn: number; readonly side: SideId }
  | { readonly type: 'announced' }
  /** AP = command + random (B6.3); `die` is the random die. */
  | {
      readonly type: 'points';
      readonly side: SideId;
      readonly command: number;
      readonly die: number;
      readonly random: number;
      readonly ap: number;
    }
  /** The event dice (B16.2). `event` is their sum. */
  | {
      readonly type: 'event';
      readonly side: SideId;
      readonly dice: readonly number[];
      readonly event: number;
    }
  /** A disordered marker comes off (B11.10). */
  | { readonly type: 'recovered-order'; readonly unit: string; readonly at: string }
  | { readonly type: 'ended'; readonly side: SideId; readonly ap: number }
  | { readonly type: 'passed'; readonly side: SideId }
  // Actions
  | { readonly type: 'moved'; readonly unit: string; readonly from: string; readonly to: string }
  | {
      readonly type: 'escorted';
      readonly unit: string;
      readonly leader: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'exited'; readonly unit: string; readonly from: string }
  | { readonly type: 'charged'; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly type: 'assaulted'; readonly unit: string; readonly from: string; readonly to: string }
  /** An attack's dice against the unit that takes the first hit; `number` is the lowest die that hits. */
  | {
      readonly type: 'attacked';
      readonly unit: string;
      readonly from: string;
      readonly target: string;
      readonly defender: string;
      readonly dice: readonly number[];
      readonly number: number;
      readonly hits: number;
    }
  | { readonly type: 'reduced'; readonly unit: string; readonly at: string }
  /** A save die: 1 to 3 and the hit is ignored (B8.9). */
  | {
      readonly type: 'saved';
      readonly unit: string;
      readonly at: string;
      readonly die: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'eliminated';
      readonly unit: string;
      readonly at: string;
      readonly side: SideId;
      readonly vp: number;
    }
  | { readonly type: 'hits-lost'; readonly count: number; readonly at: string }
  | { readonly type: 'disordered'; readonly unit: string; readonly at: string }
  | { readonly type: 'formed'; readonly unit: string; readonly at: string }
  | { readonly type: 'unformed'; readonly unit: string; readonly at: string }
  | {
      readonly type: 'rallied';
      readonly leader: string;
      readonly unit: string;
      readonly at: string;
      readonly die: number;
      readonly success: boolean;
    }
  | { readonly type: 'recovered'; readonly unit: string; readonly at: string }
  | {
      readonly type: 'over';
      readonly ending: EndingKind;
      readonly scotsVp: number;
      readonly englishVp: number;
    };

/** As `Tell`, but only news of this game can be told. `tell?.(…)` costs nothing when nobody listens. */
export type TellNews = (open: News) => void;

/** `Tell` takes any event, so it takes the news of this game. */
export const asTellNews = (tell: Tell | undefined): TellNews | undefined => tell;
