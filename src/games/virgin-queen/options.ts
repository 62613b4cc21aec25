import type { OptionSchema, OptionValue, OptionValues } from '../../core/game.ts';
import { changedIn, rulesOf, type RulesOf } from '../../core/rulings.ts';

/** The frame of the sitting (V1.4, R22), then every ruling of V10 in its order: default first. */
const SPECS = [
  { name: 'options.players', values: [6, 5, 4, 3, 2], default: 6, paragraph: 'V10 R22' },
  { name: 'options.firstTurn', values: [1, 2, 3, 4, 5, 6, 7], default: 1, paragraph: 'V1.4' },
  { name: 'options.lastTurn', values: [1, 2, 3, 4, 5, 6, 7], default: 7, paragraph: 'V10 R20' },
  {
    name: 'rulings.religious50Mode',
    values: ['clean-count', 'no-unrest-anywhere'],
    default: 'clean-count',
    paragraph: 'V10 R1',
  },
  {
    name: 'rulings.catholicThresholdMode',
    values: ['at-or-below', 'exactly'],
    default: 'at-or-below',
    paragraph: 'V10 R2',
  },
  {
    name: 'rulings.catholicCountUnrest',
    values: ['excluded', 'included'],
    default: 'excluded',
    paragraph: 'V10 R2',
  },
  {
    name: 'rulings.franceScotlandUnrest',
    values: ['excluded', 'included'],
    default: 'excluded',
    paragraph: 'V10 R3',
  },
  {
    name: 'rulings.rebellionScope',
    values: ['per-rebellion', 'cumulative'],
    default: 'per-rebellion',
    paragraph: 'V10 R4',
  },
  {
    name: 'rulings.rebellionMargin',
    values: ['at-least-4', 'exactly-4'],
    default: 'at-least-4',
    paragraph: 'V10 R4',
  },
  {
    name: 'rulings.instantGrain',
    values: ['per-entry', 'per-action'],
    default: 'per-entry',
    paragraph: 'V10 R5',
  },
  { name: 'rulings.unrestCover', values: ['rightmost', 'typed'], default: 'rightmost', paragraph: 'V10 R7' },
  { name: 'rulings.dutchKeyInUnrest', values: ['no-vp', 'vp'], default: 'no-vp', paragraph: 'V10 R8' },
  { name: 'rulings.keysBeyondTrack', values: ['last-box'], default: 'last-box', paragraph: 'V10 R9' },
  {
    name: 'rulings.minorAllyKeys',
    values: ['count-for-major', 'do-not-count'],
    default: 'count-for-major',
    paragraph: 'V10 R10',
  },
  {
    name: 'rulings.militaryUnrest',
    values: ['excluded', 'included'],
    default: 'excluded',
    paragraph: 'V10 R12',
  },
  {
    name: 'rulings.militaryTiming',
    values: ['instant', 'victory-phase'],
    default: 'instant',
    paragraph: 'V10 R12',
  },
  {
    name: 'rulings.simultaneousInstant',
    values: ['active-first', 'impulse-order', 'ask'],
    default: 'active-first',
    paragraph: 'V10 R13',
  },
  {
    name: 'rulings.cyprusMode',
    values: ['while-controlled', 'permanent'],
    default: 'while-controlled',
    paragraph: 'V10 R14',
  },
  { name: 'rulings.parisAccumulates', values: [true, false], default: true, paragraph: 'V10 R15' },
  { name: 'rulings.centralEuropeAccumulates', values: [true, false], default: true, paragraph: 'V10 R15' },
  {
    name: 'rulings.parisAward',
    values: ['mandatory', 'optional'],
    default: 'mandatory',
    paragraph: 'V10 R15',
  },
  {
    name: 'rulings.tieNarrowing',
    values: ['progressive', 'full-set'],
    default: 'progressive',
    paragraph: 'V10 R16',
  },
  { name: 'rulings.startTotalsBreakTies', values: [true, false], default: true, paragraph: 'V10 R16' },
  { name: 'rulings.finalTie', values: ['shared', 'ask'], default: 'shared', paragraph: 'V10 R16' },
  {
    name: 'rulings.empireReveal',
    values: ['restricted', 'free'],
    default: 'restricted',
    paragraph: 'V10 R17',
  },
  { name: 'rulings.empireMustClaim', values: [false, true], default: false, paragraph: 'V10 R18' },
  {
    name: 'rulings.empireHistory',
    values: ['as-recorded', 'retroactive'],
    default: 'as-recorded',
    paragraph: 'V10 R19',
  },
  {
    name: 'rulings.neutralMajors',
    values: ['excluded', 'included'],
    default: 'excluded',
    paragraph: 'V10 R22',
  },
  { name: 'rulings.victoryUnit', values: ['power', 'player'], default: 'power', paragraph: 'V10 R23' },
  {
    name: 'rulings.negativeTotals',
    values: ['allowed', 'floor-0'],
    default: 'allowed',
    paragraph: 'V10 R24',
  },
  {
    name: 'rulings.samePowerBothCircumnavigations',
    values: [true, false],
    default: true,
    paragraph: 'V10 R25',
  },
] as const;

/** The options of a sitting by their names without 'options.' and 'rulings.'. */
export type Rules = RulesOf<(typeof SPECS)[number]>;

/** The options of the umpire (V1.4, V10). */
export const OPTIONS: OptionSchema = { specs: SPECS, presets: {} };

/** The rules that these options set; the defaults where they say nothing. Throws on a value that is none of an option's. */
export const rulesFrom = (options: OptionValues): Rules => rulesOf(SPECS, options);

/** The options that differ from the defaults, under their full names. */
export const changedRules = (rules: Rules): Record<string, OptionValue> => changedIn(SPECS, rules);
