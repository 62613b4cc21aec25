import type { Config, Json } from '../../core/game.ts';
import { VILLAGE, WOODS, type Battlefield } from './battlefield/battlefield.ts';
import { battlefieldOf } from './battlefield/brought.ts';
import { rulesFrom, type Rules } from './options.ts';
import { SCENARIOS, type ScenarioId } from './scenarios.ts';

/** What a match is played with; it never changes and all copies of a position share it. */
export interface Terms {
  readonly scenario: ScenarioId;
  readonly rules: Rules;
  readonly field: Battlefield;
  /** The file of a battlefield that the players brought. */
  readonly material: Json | undefined;
  /** By hex: MP to enter it (B3.2); 0 for the burn, which takes what is left (B7.5). */
  readonly cost: Uint8Array;
  /** Dice that an attack against a unit on each kind of ground loses (B3.2). */
  readonly cover: readonly number[];
}

const COST: readonly number[] = [1, 2, 2, 0, 1, 2, 1];
const COVER: readonly number[] = [0, 1, 0, 0, 0, 0, 0];

/** The scenario of this id. Throws when there is none. */
export function scenarioNamed(id: string): ScenarioId {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no scenario '${id}'`);
  return scenario.id;
}

/** The terms of these parts. A village may be as woods (B18 R10). */
export function termsOf(scenario: ScenarioId, rules: Rules, field: Battlefield, material?: Json): Terms {
  const asWoods = (table: readonly number[]): readonly number[] =>
    rules.village === 'open' ? table : table.with(VILLAGE, table[WOODS] ?? 0);
  const cost = field.terrain.map((terrain) => asWoods(COST)[terrain] ?? 0);
  return { scenario, rules, field, material, cost, cover: asWoods(COVER) };
}

/** The terms of a configuration that `checkConfig` has passed: the printed battlefield where it brings none. */
export function termsFrom({ scenario, options, material }: Config): Terms {
  return termsOf(scenarioNamed(scenario), rulesFrom(options), battlefieldOf(material), material);
}
