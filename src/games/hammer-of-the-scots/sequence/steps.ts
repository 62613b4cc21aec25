import type { StepName } from '../agenda.ts';
import { comynStartStep } from '../setup.ts';
import { scoreStep } from '../victory.ts';
import { battleStep } from './battle.ts';
import { battlesStep } from './battles.ts';
import { cardsStep } from './cards.ts';
import { dealStep } from './deal.ts';
import { endOfTurnStep, raidStep, turnCheckStep } from './end-of-turn.ts';
import { eventBattlesStep } from './events/defection.ts';
import { eventStep } from './events/event.ts';
import { gainStep } from './events/gain.ts';
import { heraldStep } from './events/herald.ts';
import { pillageHitsStep, pillageStep } from './events/pillage.ts';
import { seaMoveStep } from './events/sea-move.ts';
import { victualsStep } from './events/victuals.ts';
import { groupStep } from './group.ts';
import { hitsStep } from './hits.ts';
import { mainAttackStep } from './main-attack.ts';
import { movesStep } from './moves.ts';
import { regroupStep } from './regroup.ts';
import { mustRetreatStep } from './must-retreat.ts';
import type { Step } from './step.ts';
import { buildsStep, coastStep, frenchCheckStep } from './winter/builds.ts';
import { englishDisbandingStep, scottishDisbandingStep } from './winter/disbanding.ts';
import { edwardStep } from './winter/edward.ts';
import { homesStep, homeStep } from './winter/homes.ts';
import { scottishLeadersStep } from './winter/leaders.ts';
import { levyStep, newYearStep } from './winter/levy.ts';

/** What each step of the sequence of play does. */
export const STEPS: { readonly [N in StepName]: Step<N> } = {
  'comyn-start': comynStartStep,
  deal: dealStep,
  cards: cardsStep,
  event: eventStep,
  herald: heraldStep,
  pillage: pillageStep,
  'pillage-hits': pillageHitsStep,
  gain: gainStep,
  'sea-move': seaMoveStep,
  victuals: victualsStep,
  'event-battles': eventBattlesStep,
  moves: movesStep,
  group: groupStep,
  'main-attack': mainAttackStep,
  battles: battlesStep,
  battle: battleStep,
  hits: hitsStep,
  'must-retreat': mustRetreatStep,
  regroup: regroupStep,
  'end-of-turn': endOfTurnStep,
  raid: raidStep,
  'turn-check': turnCheckStep,
  homes: homesStep,
  home: homeStep,
  'scottish-leaders': scottishLeadersStep,
  edward: edwardStep,
  'english-disbanding': englishDisbandingStep,
  'scottish-disbanding': scottishDisbandingStep,
  'french-check': frenchCheckStep,
  builds: buildsStep,
  coast: coastStep,
  score: scoreStep,
  levy: levyStep,
  'new-year': newYearStep,
};
