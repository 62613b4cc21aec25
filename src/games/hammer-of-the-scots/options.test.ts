import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../core/config.ts';
import type { OptionValue } from '../../core/game.ts';
import { hammerOfTheScots as game } from './index.ts';
import { OPTIONS, rulesFrom } from './options.ts';
import { position, start } from './position.kit.ts';
import { nonDefaultOptions } from './terms.ts';

/** The table of H14: name, default, other values, ruling. */
const H14: readonly (readonly [string, OptionValue, readonly OptionValue[], string])[] = [
  ['rulings.eventForfeitsInitiative', true, [false], 'H13.1'],
  ['rulings.doubleEventRunsEndOfTurn', true, [false], 'H13.2'],
  ['rulings.eventBattleOrder', 'eventPlayer', ['turnPlayer1'], 'H13.3'],
  ['rulings.heraldNameFirst', false, [true], 'H13.7'],
  ['rulings.pillageDefectorAttacks', true, [false], 'H13.9'],
  ['rulings.norseOwnGroupForEvents', false, [true], 'H13.11'],
  ['rulings.scotsSeaMoveToEngland', true, [false], 'H13.12'],
  ['rulings.borderCrossingMovesWholeGroup', false, [true], 'H13.14'],
  ['rulings.mainAttackMustBeLargest', true, [false], 'H13.15'],
  ['rulings.mainAttackDeclaredAt', 'endOfMovePhase', ['onEntry'], 'H13.16'],
  ['rulings.turnsWithoutTarget', 'retreatOrPass', ['skip'], 'H13.22'],
  ['rulings.borderControlScope', 'thisBattle', ['lastUseAnyBattle'], 'H13.23'],
  ['rulings.failedRetreatCountsAsBattleDeath', true, [false], 'H13.26'],
  ['rulings.failedRetreatSelection', 'owner', ['strongestDie'], 'H13.27'],
  ['rulings.controlFlipWithCapturedOnly', true, [false], 'H13.29'],
  ['rulings.pillagedKingToPool', true, [false], 'H13.34'],
  ['rulings.bruceStartsWithEdwardII', false, [true], 'H13.37'],
  ['rulings.scotsVoluntaryDisband', true, [false], 'H13.42'],
  ['rulings.inlandFrenchDraw', 'adjacentCoast', ['redraw'], 'H13.43'],
  ['rulings.inlandNorseDraw', 'redraw', ['adjacentCoast'], 'H13.43'],
  ['rulings.frenchStayBelowEight', true, [false], 'H13.44'],
  ['rulings.buildOrder', 'scotsFirst', ['englishFirst'], 'H13.46'],
  ['rulings.campaignEnd', 'year1314', ['suddenDeathOnly'], 'H13.49'],
  ['rulings.finalScoringAfter', 'builds', ['disbanding'], 'H13.50'],
  ['rulings.campaignTie', 'wallace', ['extend'], 'H13.51'],
  ['rulings.suddenDeathAfterWinter', false, [true], 'H13.52'],
  ['rulings.wallaceHealsInPlace', true, [false], 'H13.58'],
  ['rulings.comynSetupChoice', false, [true], 'H13.69'],
  ['variants.schiltroms', false, [true], 'H13.75'],
  ['variants.edwardFaceUpYears', 0, [1, 2, 3], 'H2.6'],
  ['variants.extraLevyFirstYear', 0, [1, 2, 3], 'H2.6'],
  ['privacy.trackableBlocks', false, [true], 'H12.3'],
];

describe('the options', () => {
  it('H14 are those of the table, with its defaults, values and rulings', () => {
    expect(OPTIONS.specs.map(({ name, default: usual, paragraph }) => [name, usual, paragraph])).toEqual(
      H14.map(([name, usual, , paragraph]) => [name, usual, paragraph]),
    );
    for (const [name, usual, others] of H14) {
      const values = OPTIONS.specs.find((spec) => spec.name === name)?.values ?? [];
      expect(values, name).toHaveLength(others.length + 1);
      expect(new Set(values), name).toEqual(new Set([usual, ...others]));
    }
  });

  it('H14 nothing set means the defaults; each value set is the rule', () => {
    const usual: Record<string, unknown> = rulesFrom({});
    for (const [name, value, others] of H14) {
      const short = name.slice(name.indexOf('.') + 1);
      expect(usual[short], name).toBe(value);
      for (const other of others) {
        const rules: Record<string, unknown> = rulesFrom({ [name]: other });
        expect(rules).toEqual({ ...usual, [short]: other });
      }
    }
  });

  it('H14 a value that an option does not take is refused, by the game and by the check before it', () => {
    for (const [name, usual] of H14) {
      const wrong = typeof usual === 'boolean' ? 'true' : typeof usual === 'string' ? true : 4;
      expect(() => rulesFrom({ [name]: wrong }), name).toThrow('an option has a value that it does not take');
      expect(checkConfig(game, { scenario: 'braveheart', options: { [name]: wrong } })).toMatchObject({
        ok: false,
        error: { code: 'badOptionValue' },
      });
    }
    expect(
      checkConfig(game, { scenario: 'braveheart', options: { mainAttackDeclaredAt: 'onEntry' } }),
    ).toMatchObject({
      ok: false,
      error: { code: 'unknownOption' },
    });
  });

  it('a position names the options that differ from the defaults, and no others', () => {
    const options = { 'rulings.buildOrder': 'englishFirst', 'variants.edwardFaceUpYears': 2 };
    const s = position({
      options: { ...options, 'rulings.campaignTie': 'wallace' },
      agenda: start.cards(),
    });
    expect(nonDefaultOptions(s)).toEqual(options);
    expect(nonDefaultOptions(position({ agenda: start.cards() }))).toEqual({});
  });
});

describe('the presets', () => {
  const rulebook = {
    'rulings.eventForfeitsInitiative': false,
    'rulings.eventBattleOrder': 'turnPlayer1',
    'rulings.mainAttackMustBeLargest': false,
    'rulings.borderControlScope': 'lastUseAnyBattle',
    'rulings.inlandFrenchDraw': 'redraw',
    'rulings.campaignEnd': 'suddenDeathOnly',
  };

  it('H14 seed is all defaults', () => {
    expect(rulesFrom(OPTIONS.presets['seed'] ?? { none: true })).toEqual(rulesFrom({}));
    expect(OPTIONS.presets['seed']).toEqual({});
  });

  it('H14 rulebook 4.0 sets six readings', () => {
    expect(OPTIONS.presets['rulebook-4.0']).toEqual(rulebook);
  });

  it('H14 rtt sets six more on top of the rulebook', () => {
    expect(OPTIONS.presets['rtt']).toEqual({
      ...rulebook,
      'rulings.heraldNameFirst': true,
      'rulings.pillageDefectorAttacks': false,
      'rulings.mainAttackDeclaredAt': 'onEntry',
      'rulings.turnsWithoutTarget': 'skip',
      'rulings.pillagedKingToPool': false,
      'rulings.suddenDeathAfterWinter': true,
    });
  });

  it('H14 there are three, and a match can be set up with each', () => {
    expect(Object.keys(OPTIONS.presets).sort()).toEqual(['rtt', 'rulebook-4.0', 'seed']);
    for (const preset of Object.keys(OPTIONS.presets)) {
      const config = checkConfig(game, { scenario: 'campaign', preset });
      expect(config.ok, preset).toBe(true);
    }
  });
});
