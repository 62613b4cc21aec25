import type { Config, Game, Json, OptionSpec, OptionValue, OptionValues } from './game.ts';
import type { Problem } from './problem.ts';
import { bad, good, type Result } from './result.ts';

/** A configuration as somebody hands it in: nothing of it has been checked. */
export interface ConfigRequest {
  readonly scenario: string;
  /** The name of a set of options; 'default' is always one. */
  readonly preset?: string;
  /** Values that go over those of the preset. */
  readonly options?: { readonly [name: string]: Json };
}

type Rules = Pick<Game<unknown, unknown>, 'scenarios' | 'options'>;

/**
 * A complete configuration, with a value for every option of the game. Errors: unknownScenario, unknownPreset,
 * unknownOption, badOptionValue.
 */
export function checkConfig(game: Rules, request: ConfigRequest): Result<Config, Problem> {
  const scenarios = game.scenarios.map((scenario) => scenario.id);
  if (!scenarios.includes(request.scenario)) {
    return bad({ code: 'unknownScenario', args: { scenario: request.scenario, known: scenarios } });
  }
  const preset = presetOf(game, request.preset ?? DEFAULT_PRESET);
  if (!preset.ok) return preset;
  const options = Object.fromEntries(game.options.specs.map((spec) => [spec.name, spec.default]));
  for (const [name, value] of [...Object.entries(preset.value), ...Object.entries(request.options ?? {})]) {
    const checked = checkOption(game.options.specs, name, value);
    if (!checked.ok) return checked;
    options[name] = checked.value;
  }
  return good({ scenario: request.scenario, options });
}

/** The options of a configuration that differ from the defaults, in the order of the schema. */
export function changedOptions(game: Rules, config: Config): [name: string, value: OptionValue][] {
  const changed: [string, OptionValue][] = [];
  for (const { name, default: usual } of game.options.specs) {
    const value = config.options[name] ?? usual;
    if (value !== usual) changed.push([name, value]);
  }
  return changed;
}

/** Why this value cannot be given to this option, or the value. */
export function checkOption(
  specs: readonly OptionSpec[],
  name: string,
  value: Json,
): Result<OptionValue, Problem> {
  const spec = specs.find((candidate) => candidate.name === name);
  if (spec === undefined)
    return bad({ code: 'unknownOption', args: { option: name, known: specs.map((s) => s.name) } });
  const allowed = spec.values.find((candidate) => candidate === value);
  if (allowed === undefined)
    return bad({ code: 'badOptionValue', args: { option: name, value, allowed: spec.values } });
  return good(allowed);
}

const DEFAULT_PRESET = 'default';

/** The values of a preset of the game by its name. Error: unknownPreset. */
function presetOf(game: Rules, name: string): Result<OptionValues, Problem> {
  const presets = game.options.presets;
  if (Object.hasOwn(presets, name)) return good(presets[name] ?? {});
  if (name === DEFAULT_PRESET) return good({});
  const known = [...new Set([DEFAULT_PRESET, ...Object.keys(presets)])];
  return bad({ code: 'unknownPreset', args: { preset: name, known } });
}
