import type { OptionSchema, OptionValue, OptionValues } from '../../core/game.ts';
import { changedIn, rulesOf, type RulesOf } from '../../core/rulings.ts';

/** Every switch of B19, in its order: name, default, other values, the paragraph that explains it. */
const SPECS = [
  { name: 'options.setup', default: 'printed', values: ['printed', 'freeform'], paragraph: 'B4.4' },
  { name: 'options.events', default: 'off', values: ['off', 'on1', 'on12'], paragraph: 'B16.2' },
  { name: 'options.longbowVsSchiltron', default: false, values: [false, true], paragraph: 'B16.1' },
  { name: 'rulings.leaderCasualty', default: 'save', values: ['save', 'removed'], paragraph: 'B18 R1' },
  { name: 'rulings.leaderDice', default: 2, values: [2, 3], paragraph: 'B18 R2' },
  { name: 'rulings.overflowToLeader', default: 'one', values: ['one', 'all'], paragraph: 'B18 R5' },
  { name: 'rulings.overflowNeedsLeaderTarget', default: false, values: [false, true], paragraph: 'B18 R6' },
  {
    name: 'rulings.chargeAdjacency',
    default: 'turnStart',
    values: ['turnStart', 'now'],
    paragraph: 'B18 R7',
  },
  { name: 'rulings.chargePath', default: 'rulebook', values: ['rulebook', 'clearOnly'], paragraph: 'B18 R8' },
  { name: 'rulings.chargeFromPotholes', default: true, values: [true, false], paragraph: 'B18 R8' },
  { name: 'rulings.shootFromBurn', default: false, values: [false, true], paragraph: 'B18 R9' },
  { name: 'rulings.village', default: 'open', values: ['open', 'asWoods'], paragraph: 'B18 R10' },
  { name: 'rulings.scotsCharge', default: 'assault', values: ['assault', 'charge'], paragraph: 'B18 R11' },
  { name: 'rulings.crossbowRange', default: 1, values: [1, 2], paragraph: 'B18 R13' },
  { name: 'rulings.leaderPairs', default: true, values: [true, false], paragraph: 'B18 R14' },
  { name: 'rulings.leaderMovesWithUnit', default: false, values: [false, true], paragraph: 'B18 R16' },
  {
    name: 'rulings.schiltronTerrain',
    default: 'clearOnly',
    values: ['clearOnly', 'formOnly'],
    paragraph: 'B18 R18',
  },
  { name: 'rulings.minimumOneDie', default: false, values: [false, true], paragraph: 'B18 R19' },
  { name: 'rulings.englishSchiltron', default: true, values: [true, false], paragraph: 'B18 R20' },
  { name: 'rulings.turnEndsAtZeroAP', default: true, values: [true, false], paragraph: 'B18 R21' },
  { name: 'rulings.exitCost', default: 1, values: [1, 0], paragraph: 'B18 R25' },
  { name: 'rulings.exitPlace', default: 'arrowHex', values: ['arrowHex', 'wholeEdge'], paragraph: 'B18 R26' },
  { name: 'rulings.edwardExitCostsAP', default: false, values: [false, true], paragraph: 'B18 R27' },
  { name: 'rulings.tie', default: 'draw', values: ['draw', 'scots'], paragraph: 'B18 R28' },
  { name: 'rulings.event12', default: 'none', values: ['none', 'reroll'], paragraph: 'B18 R30' },
  { name: 'rulings.eventRallyNearEnemy', default: false, values: [false, true], paragraph: 'B18 R31' },
  { name: 'rulings.eventRallyIsAction', default: true, values: [true, false], paragraph: 'B18 R31' },
] as const;

/** The options of a match by their names without 'options.' and 'rulings.'. */
export type Rules = RulesOf<(typeof SPECS)[number]>;

/** The options of the game (B19). */
export const OPTIONS: OptionSchema = { specs: SPECS, presets: {} };

/** The rules that these options set; the defaults where they say nothing. Throws on a value that is none of an option's. */
export const rulesFrom = (options: OptionValues): Rules => rulesOf(SPECS, options);

/** The options that differ from the defaults, under their full names. */
export const changedRules = (rules: Rules): Record<string, OptionValue> => changedIn(SPECS, rules);
