import type { Scenario } from '../../core/game.ts';

/** The frames of a sitting (V1.4): a custom one takes the turns that its options name. */
export const SCENARIOS = [
  { id: 'campaign', paragraph: 'V1.4' },
  {
    id: 'tournament',
    paragraph: 'V1.4',
    defaults: { 'options.firstTurn': 3, 'options.lastTurn': 6 },
  },
  { id: 'custom', paragraph: 'V1.4' },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof SCENARIOS)[number]['id'];
