import type { OptionSchema, OptionValues } from '../../core/game.ts';
import { rulesOf, type RulesOf } from '../../core/rulings.ts';

/** Every switch of H14, in its order: name, default, other values, the ruling that explains it. */
const SPECS = [
  { name: 'rulings.eventForfeitsInitiative', default: true, values: [true, false], paragraph: 'H13.1' },
  { name: 'rulings.doubleEventRunsEndOfTurn', default: true, values: [true, false], paragraph: 'H13.2' },
  {
    name: 'rulings.eventBattleOrder',
    default: 'eventPlayer',
    values: ['eventPlayer', 'turnPlayer1'],
    paragraph: 'H13.3',
  },
  { name: 'rulings.heraldNameFirst', default: false, values: [false, true], paragraph: 'H13.7' },
  { name: 'rulings.pillageDefectorAttacks', default: true, values: [true, false], paragraph: 'H13.9' },
  { name: 'rulings.norseOwnGroupForEvents', default: false, values: [false, true], paragraph: 'H13.11' },
  { name: 'rulings.scotsSeaMoveToEngland', default: true, values: [true, false], paragraph: 'H13.12' },
  {
    name: 'rulings.borderCrossingMovesWholeGroup',
    default: false,
    values: [false, true],
    paragraph: 'H13.14',
  },
  { name: 'rulings.mainAttackMustBeLargest', default: true, values: [true, false], paragraph: 'H13.15' },
  {
    name: 'rulings.mainAttackDeclaredAt',
    default: 'endOfMovePhase',
    values: ['endOfMovePhase', 'onEntry'],
    paragraph: 'H13.16',
  },
  {
    name: 'rulings.turnsWithoutTarget',
    default: 'retreatOrPass',
    values: ['retreatOrPass', 'skip'],
    paragraph: 'H13.22',
  },
  {
    name: 'rulings.borderControlScope',
    default: 'thisBattle',
    values: ['thisBattle', 'lastUseAnyBattle'],
    paragraph: 'H13.23',
  },
  {
    name: 'rulings.failedRetreatCountsAsBattleDeath',
    default: true,
    values: [true, false],
    paragraph: 'H13.26',
  },
  {
    name: 'rulings.failedRetreatSelection',
    default: 'owner',
    values: ['owner', 'strongestDie'],
    paragraph: 'H13.27',
  },
  { name: 'rulings.controlFlipWithCapturedOnly', default: true, values: [true, false], paragraph: 'H13.29' },
  { name: 'rulings.pillagedKingToPool', default: true, values: [true, false], paragraph: 'H13.34' },
  { name: 'rulings.bruceStartsWithEdwardII', default: false, values: [false, true], paragraph: 'H13.37' },
  { name: 'rulings.scotsVoluntaryDisband', default: true, values: [true, false], paragraph: 'H13.42' },
  {
    name: 'rulings.inlandFrenchDraw',
    default: 'adjacentCoast',
    values: ['adjacentCoast', 'redraw'],
    paragraph: 'H13.43',
  },
  {
    name: 'rulings.inlandNorseDraw',
    default: 'redraw',
    values: ['redraw', 'adjacentCoast'],
    paragraph: 'H13.43',
  },
  { name: 'rulings.frenchStayBelowEight', default: true, values: [true, false], paragraph: 'H13.44' },
  {
    name: 'rulings.buildOrder',
    default: 'scotsFirst',
    values: ['scotsFirst', 'englishFirst'],
    paragraph: 'H13.46',
  },
  {
    name: 'rulings.campaignEnd',
    default: 'year1314',
    values: ['year1314', 'suddenDeathOnly'],
    paragraph: 'H13.49',
  },
  {
    name: 'rulings.finalScoringAfter',
    default: 'builds',
    values: ['builds', 'disbanding'],
    paragraph: 'H13.50',
  },
  { name: 'rulings.campaignTie', default: 'wallace', values: ['wallace', 'extend'], paragraph: 'H13.51' },
  { name: 'rulings.suddenDeathAfterWinter', default: false, values: [false, true], paragraph: 'H13.52' },
  { name: 'rulings.wallaceHealsInPlace', default: true, values: [true, false], paragraph: 'H13.58' },
  { name: 'rulings.comynSetupChoice', default: false, values: [false, true], paragraph: 'H13.69' },
  { name: 'variants.schiltroms', default: false, values: [false, true], paragraph: 'H13.75' },
  { name: 'variants.edwardFaceUpYears', default: 0, values: [0, 1, 2, 3], paragraph: 'H2.6' },
  { name: 'variants.extraLevyFirstYear', default: 0, values: [0, 1, 2, 3], paragraph: 'H2.6' },
  { name: 'privacy.trackableBlocks', default: false, values: [false, true], paragraph: 'H12.3' },
] as const;

/** The readings in force in a match, each under the last word of its option's name. */
export type Rules = RulesOf<(typeof SPECS)[number]>;

const RULEBOOK: OptionValues = {
  'rulings.eventForfeitsInitiative': false,
  'rulings.eventBattleOrder': 'turnPlayer1',
  'rulings.mainAttackMustBeLargest': false,
  'rulings.borderControlScope': 'lastUseAnyBattle',
  'rulings.inlandFrenchDraw': 'redraw',
  'rulings.campaignEnd': 'suddenDeathOnly',
};

/** The options of the game and its presets (H14). */
export const OPTIONS: OptionSchema = {
  specs: SPECS,
  presets: {
    seed: {},
    'rulebook-4.0': RULEBOOK,
    rtt: {
      ...RULEBOOK,
      'rulings.heraldNameFirst': true,
      'rulings.pillageDefectorAttacks': false,
      'rulings.mainAttackDeclaredAt': 'onEntry',
      'rulings.turnsWithoutTarget': 'skip',
      'rulings.pillagedKingToPool': false,
      'rulings.suddenDeathAfterWinter': true,
    },
  },
};

/** The rules that these options set; the defaults where they say nothing. Throws on a value that is none of an option's. */
export const rulesFrom = (options: OptionValues): Rules => rulesOf(SPECS, options);
