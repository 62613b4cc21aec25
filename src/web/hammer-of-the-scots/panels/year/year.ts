import { SCENARIOS } from '../../../../games/hammer-of-the-scots/scenarios.ts';
import type { HammerView } from '../../../../games/index.ts';

/** Steps that are taken between the last turn of a year and the next one. */
const WINTER_STEPS: readonly string[] = [
  'homes',
  'home',
  'scottish-leaders',
  'edward',
  'english-disbanding',
  'scottish-disbanding',
  'french-check',
  'builds',
  'coast',
  'score',
  'levy',
  'new-year',
];

/** Where the match stands in time. */
export interface Season {
  readonly year: number;
  /** The turn that is being played, from 1; 0 in winter. */
  readonly turn: number;
  /** All years of the scenario; the current one is among them. */
  readonly years: readonly number[];
}

export function seasonOf(view: HammerView): Season {
  const { year, turn } = view;
  const scenario = SCENARIOS.find(({ id }) => id === view.scenario);
  const first = scenario?.firstYear ?? year;
  const last = Math.max(scenario?.finalYear ?? year, year);
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  // The turn is counted up when its cards are turned over. A match that is over stays where it ended.
  const step = view.agenda.at(-1)?.step ?? '';
  if (WINTER_STEPS.includes(step)) return { year, turn: 0, years };
  return { year, turn: step === 'cards' || turn === 0 ? turn + 1 : turn, years };
}
