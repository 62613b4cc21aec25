import type { Config, Game, Json, OptionSpec, OptionValue, OptionValues } from './game.ts';
import { plainDepth } from './plain.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { bad, good, type Result } from './result.ts';

/** A configuration as somebody hands it in: nothing of it has been checked. */
export interface ConfigRequest {
  readonly scenario: string;
  /** The name of a set of options; 'default' is always one. */
  readonly preset?: string;
  /** Values that go over those of the preset. */
  readonly options?: { readonly [name: string]: Json };
  /** What the players bring with them, where the game takes something. */
  readonly material?: Json;
}

/** The most characters that material may have, written as JSON. */
export const MATERIAL_LIMIT = 64 * 1024;

/** How deep lists and objects of material may lie in one another. */
export const MATERIAL_DEPTH = 32;

/** What `checkMaterial` can find wrong. */
export const MATERIAL_PROBLEMS: ReadonlySet<ProblemCode> = new Set([
  'materialNotTaken',
  'materialTooLarge',
  'materialTooDeep',
  'badMaterial',
]);

type AnyGame = Game<unknown, unknown>;
type Rules = Pick<AnyGame, 'scenarios' | 'options' | 'material'>;

/**
 * A complete configuration, with a value for every option of the game: its default, over that what the scenario
 * takes, then what the preset says, then what was given. Errors: unknownScenario, unknownPreset, unknownOption,
 * badOptionValue, materialNotTaken, materialTooLarge, materialTooDeep, badMaterial.
 */
export function checkConfig(game: Rules, request: ConfigRequest): Result<Config, Problem> {
  const scenarios = game.scenarios.map((scenario) => scenario.id);
  if (!scenarios.includes(request.scenario)) {
    return bad({ code: 'unknownScenario', args: { scenario: request.scenario, known: scenarios } });
  }
  const preset = presetOf(game, request.preset ?? DEFAULT_PRESET);
  if (!preset.ok) return preset;
  const options: Record<string, OptionValue> = { ...defaultOptions(game, request.scenario) };
  for (const [name, value] of [...Object.entries(preset.value), ...Object.entries(request.options ?? {})]) {
    const checked = checkOption(game.options.specs, name, value);
    if (!checked.ok) return checked;
    options[name] = checked.value;
  }
  const config = { scenario: request.scenario, options };
  if (request.material === undefined) return good(config);
  const material = checkMaterial(game, request.material);
  return material.ok ? good({ ...config, material: material.value }) : material;
}

/** What a scenario takes for options that nobody sets; the game's defaults for a scenario that does not exist. */
export function defaultOptions(game: Rules, scenario: string): OptionValues {
  const usual = Object.fromEntries(game.options.specs.map((spec) => [spec.name, spec.default]));
  return { ...usual, ...game.scenarios.find(({ id }) => id === scenario)?.defaults };
}

/** The options of a configuration that differ from the defaults of its scenario, in the order of the schema. */
export function changedOptions(game: Rules, config: Config): [name: string, value: OptionValue][] {
  const defaults = defaultOptions(game, config.scenario);
  const changed: [string, OptionValue][] = [];
  for (const { name } of game.options.specs) {
    const value = config.options[name];
    if (value !== undefined && value !== defaults[name]) changed.push([name, value]);
  }
  return changed;
}

/** Whether one person plays every seat in this scenario. */
export const isSolitaire = ({ scenarios }: Pick<Rules, 'scenarios'>, scenario: string): boolean =>
  scenarios.find(({ id }) => id === scenario)?.solitaire === true;

/** Whether the people at one screen may see it together: nothing is hidden, or there is only one of them. */
export const isShared = (game: Pick<AnyGame, 'scenarios' | 'open'>, scenario: string): boolean =>
  game.open === true || isSolitaire(game, scenario);

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

/** Why this cannot be the material of a match, or a copy of it that holds exactly what its JSON text says. */
export function checkMaterial(game: Pick<Rules, 'material'>, material: Json): Result<Json, Problem> {
  if (game.material === undefined) return bad({ code: 'materialNotTaken', args: {} });
  if (plainDepth(material, MATERIAL_DEPTH) > MATERIAL_DEPTH)
    return bad({ code: 'materialTooDeep', args: { limit: MATERIAL_DEPTH } });
  const text = JSON.stringify(material);
  if (text.length > MATERIAL_LIMIT)
    return bad({ code: 'materialTooLarge', args: { size: text.length, limit: MATERIAL_LIMIT } });
  const kept: Json = JSON.parse(text);
  const [fault] = game.material.faults(kept);
  return fault === undefined
    ? good(kept)
    : bad({ code: 'badMaterial', args: { fault: fault.code, args: fault.args } });
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
