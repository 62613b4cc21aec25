import type { OptionValue } from '../../core/game.ts';
import { changedIn } from '../../core/rulings.ts';
import { OPTIONS } from './options.ts';
import type { State } from './state.ts';

/** The options of a match that differ from the defaults, under their full names. */
export const nonDefaultOptions = (s: State): Record<string, OptionValue> =>
  changedIn(OPTIONS.specs, s.terms.rules);
