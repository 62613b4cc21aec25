import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../core/config.ts';
import type { OptionValue } from '../../core/game.ts';
import { scotlandRising as game } from './index.ts';
import { changedRules, OPTIONS, rulesFrom } from './options.ts';

/** The table of B19: name, default, other values, where it is explained. */
const B19: readonly (readonly [string, OptionValue, readonly OptionValue[], string])[] = [
  ['options.setup', 'printed', ['freeform'], 'B4.4'],
  ['options.events', 'off', ['on1', 'on12'], 'B16.2'],
  ['options.longbowVsSchiltron', false, [true], 'B16.1'],
  ['rulings.leaderCasualty', 'save', ['removed'], 'B18 R1'],
  ['rulings.leaderDice', 2, [3], 'B18 R2'],
  ['rulings.overflowToLeader', 'one', ['all'], 'B18 R5'],
  ['rulings.overflowNeedsLeaderTarget', false, [true], 'B18 R6'],
  ['rulings.chargeAdjacency', 'turnStart', ['now'], 'B18 R7'],
  ['rulings.chargePath', 'rulebook', ['clearOnly'], 'B18 R8'],
  ['rulings.chargeFromPotholes', true, [false], 'B18 R8'],
  ['rulings.shootFromBurn', false, [true], 'B18 R9'],
  ['rulings.village', 'open', ['asWoods'], 'B18 R10'],
  ['rulings.scotsCharge', 'assault', ['charge'], 'B18 R11'],
  ['rulings.crossbowRange', 1, [2], 'B18 R13'],
  ['rulings.leaderPairs', true, [false], 'B18 R14'],
  ['rulings.leaderMovesWithUnit', false, [true], 'B18 R16'],
  ['rulings.schiltronTerrain', 'clearOnly', ['formOnly'], 'B18 R18'],
  ['rulings.minimumOneDie', false, [true], 'B18 R19'],
  ['rulings.englishSchiltron', true, [false], 'B18 R20'],
  ['rulings.turnEndsAtZeroAP', true, [false], 'B18 R21'],
  ['rulings.exitCost', 1, [0], 'B18 R25'],
  ['rulings.exitPlace', 'arrowHex', ['wholeEdge'], 'B18 R26'],
  ['rulings.edwardExitCostsAP', false, [true], 'B18 R27'],
  ['rulings.tie', 'draw', ['scots'], 'B18 R28'],
  ['rulings.event12', 'none', ['reroll'], 'B18 R30'],
  ['rulings.eventRallyNearEnemy', false, [true], 'B18 R31'],
  ['rulings.eventRallyIsAction', true, [false], 'B18 R31'],
];

describe('the options', () => {
  it('B19 are those of the table, with its defaults, values and paragraphs', () => {
    expect(OPTIONS.specs.map(({ name, default: usual, paragraph }) => [name, usual, paragraph])).toEqual(
      B19.map(([name, usual, , paragraph]) => [name, usual, paragraph]),
    );
    for (const [name, usual, others] of B19) {
      const values = OPTIONS.specs.find((spec) => spec.name === name)?.values ?? [];
      expect(values, name).toHaveLength(others.length + 1);
      expect(new Set(values), name).toEqual(new Set([usual, ...others]));
    }
  });

  it('B19.1 nothing set means the defaults; each value set is the rule, and is all that is kept', () => {
    const usual: Record<string, unknown> = rulesFrom({});
    expect(changedRules(rulesFrom({}))).toEqual({});
    for (const [name, value, others] of B19) {
      const short = name.slice(name.indexOf('.') + 1);
      expect(usual[short], name).toBe(value);
      for (const other of others) {
        const rules: Record<string, unknown> = rulesFrom({ [name]: other });
        expect(rules).toEqual({ ...usual, [short]: other });
        expect(changedRules(rulesFrom({ [name]: other, 'options.setup': 'printed' }))).toEqual(
          name === 'options.setup' ? {} : { [name]: other },
        );
      }
    }
  });

  it('B19 a value that an option does not take is refused', () => {
    for (const [name] of B19) {
      expect(() => rulesFrom({ [name]: 'sometimes' }), name).toThrow();
      expect(checkConfig(game, { scenario: 'battle', options: { [name]: 'sometimes' } }).ok, name).toBe(
        false,
      );
    }
  });

  it('B16.2 B17.4 events are off for two, and on with 1 and 2 for one, unless they are set', () => {
    const events = (scenario: string, options = {}): unknown => {
      const config = checkConfig(game, { scenario, options });
      return config.ok ? rulesFrom(config.value.options).events : undefined;
    };
    expect([events('battle'), events('solitaire')]).toEqual(['off', 'on12']);
    expect(events('solitaire', { 'options.events': 'off' })).toBe('off');
    expect(events('battle', { 'options.events': 'on1' })).toBe('on1');
  });
});
