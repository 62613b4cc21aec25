import type { OptionSpec, OptionValue, OptionValues } from './game.ts';

/** The name of an option without the word before its point. */
export type ShortName<N extends string> = N extends `${string}.${infer Short}` ? Short : N;

/** The options of a match by their short names, each with one of its values. */
export type RulesOf<S extends OptionSpec> = {
  readonly [Each in S as ShortName<Each['name']>]: Each['values'][number];
};

/** The name of an option without the word before its point. */
export const shortName = (name: string): string => name.slice(name.indexOf('.') + 1);

const areRules = <S extends OptionSpec>(
  specs: readonly S[],
  values: Record<string, unknown>,
): values is RulesOf<S> & Record<string, unknown> =>
  specs.every(({ name, values: allowed }) => allowed.some((value) => value === values[shortName(name)]));

/** The rules that these options set; the defaults where they say nothing. Throws on a value that is none of an option's. */
export function rulesOf<S extends OptionSpec>(specs: readonly S[], options: OptionValues): RulesOf<S> {
  const rules: Record<string, unknown> = {};
  for (const spec of specs) rules[shortName(spec.name)] = options[spec.name] ?? spec.default;
  if (!areRules(specs, rules)) throw new Error('an option has a value that it does not take');
  return rules;
}

/** The options that differ from the defaults, under their full names. */
export function changedIn(specs: readonly OptionSpec[], rules: OptionValues): Record<string, OptionValue> {
  const changed: Record<string, OptionValue> = {};
  for (const { name, default: usual } of specs) {
    const value = rules[shortName(name)] ?? usual;
    if (value !== usual) changed[name] = value;
  }
  return changed;
}
