import type { Action } from '../../core/game.ts';
import type { HammerState, HammerView } from '../../games/index.ts';
import type { Choose } from '../bot.ts';
import { chooseBattle, chooseCombat } from './battle.ts';
import { chooseBuild, chooseCoast, chooseGain } from './builds.ts';
import { chooseCard } from './cards.ts';
import { chooseEvent, chooseHerald, choosePillage, chooseSupply } from './events.ts';
import { chooseHit } from './hits.ts';
import { read, type Knowledge } from './knowledge.ts';
import { chooseMainAttack } from './main-attack.ts';
import { chooseGroup, chooseStep } from './moves.ts';
import { chooseRaidVictim } from './raid.ts';
import { chooseRegroup, chooseWayOut } from './retreat.ts';
import { chooseVoyage } from './voyage.ts';
import {
  chooseEdward,
  chooseEnglishDisbanding,
  chooseHome,
  chooseLeader,
  chooseScottishDisbanding,
} from './winter.ts';

/** What the clerk wants in this step; undefined where it has no opinion. */
export function wish(k: Knowledge, legal: readonly Action[]): Action | undefined {
  const frame = k.view.agenda.at(-1);
  switch (frame?.step) {
    case 'cards':
      return chooseCard(k, legal);
    case 'event':
      return chooseEvent(k, legal);
    case 'herald':
      return chooseHerald(k, legal);
    case 'pillage':
      return choosePillage(k, legal);
    case 'sea-move':
      return chooseVoyage(k, frame, legal);
    case 'victuals':
      return chooseSupply(k, legal);
    case 'gain':
      return chooseGain(k, legal);
    case 'event-battles':
    case 'battles':
      return chooseBattle(k, legal);
    case 'moves':
      return chooseGroup(k, frame, legal);
    case 'group':
      return chooseStep(k, frame, legal);
    case 'main-attack':
      return frame.area === -1 ? undefined : chooseMainAttack(k, frame.area, legal);
    case 'battle':
      return chooseCombat(k, frame, legal);
    case 'hits':
    case 'pillage-hits':
      return chooseHit(k, legal);
    case 'must-retreat':
      return chooseWayOut(k, frame.area, legal);
    case 'regroup':
      return chooseRegroup(k, frame.area, legal);
    case 'raid':
      return chooseRaidVictim(k, legal);
    case 'comyn-start':
    case 'home':
      return chooseHome(k, legal);
    case 'scottish-leaders':
      return chooseLeader(k, legal);
    case 'edward':
      return chooseEdward(k, legal);
    case 'english-disbanding':
      return chooseEnglishDisbanding(k, legal);
    case 'scottish-disbanding':
      return chooseScottishDisbanding(k, legal);
    case 'builds':
      return chooseBuild(k, legal);
    case 'coast':
      return chooseCoast(k, legal);
    default:
      return undefined;
  }
}

/** Chooses by rules of thumb in *Hammer of the Scots*, from the view and the legal actions alone. */
export const chooseHammer: Choose<HammerState, HammerView> = (_game, view, seat, legal) => {
  const [first] = legal;
  if (first === undefined) throw new Error('there is nothing to choose from');
  if (legal.length === 1) return first;
  const chosen = wish(read(view, seat), legal);
  return chosen !== undefined && legal.includes(chosen) ? chosen : first;
};
