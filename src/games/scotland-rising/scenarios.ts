import type { Scenario } from '../../core/game.ts';

/** The battle for two, and for one person who plays both sides (B17). */
export const SCENARIOS = [
  { id: 'battle', paragraph: 'B4' },
  { id: 'solitaire', paragraph: 'B17.4', defaults: { 'options.events': 'on12' }, solitaire: true },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof SCENARIOS)[number]['id'];
