import type { OptionValue } from '../../core/game.ts';
import { OPTIONS, shortName } from './options.ts';
import type { State } from './state.ts';

/** The options of a match that differ from the defaults, under their full names. */
export function nonDefaultOptions(s: State): Record<string, OptionValue> {
  const rules: Readonly<Record<string, OptionValue>> = s.terms.rules;
  const options: Record<string, OptionValue> = {};
  for (const { name, default: usual } of OPTIONS.specs) {
    const value = rules[shortName(name)] ?? usual;
    if (value !== usual) options[name] = value;
  }
  return options;
}
