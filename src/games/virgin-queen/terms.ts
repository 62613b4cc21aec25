import type { Config, Json } from '../../core/game.ts';
import { cardsOf } from './cards/brought.ts';
import type { Cards } from './cards/file.ts';
import { rulesFrom, type Rules } from './options.ts';
import { POWERS, type Power } from './powers.ts';
import { SCENARIOS, type ScenarioId } from './scenarios.ts';

/** What a sitting was begun with; it never changes. */
export interface Terms {
  readonly scenario: ScenarioId;
  readonly rules: Rules;
  /** The first and last turn, as they are printed on the turn track (V1.4). */
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** What the table has entered from its own components (V9.4). */
  readonly cards: Cards;
  readonly material: Json | undefined;
}

/** The terms of a sitting. A last turn before the first is read as the first. */
export function termsOf(scenario: ScenarioId, rules: Rules, material: Json | undefined): Terms {
  const { firstTurn, lastTurn } = rules;
  return {
    scenario,
    rules,
    firstTurn,
    lastTurn: Math.max(firstTurn, lastTurn),
    cards: cardsOf(material),
    material,
  };
}

/** The terms of a configuration that has been checked. */
export function termsFrom({ scenario, options, material }: Config): Terms {
  const known = SCENARIOS.find(({ id }) => id === scenario);
  if (known === undefined) throw new Error(`there is no scenario ${scenario}`);
  return termsOf(known.id, rulesFrom(options), material);
}

/** Whether keys are entered one by one, by the list of the card data (V1.6). */
export const isMapMode = ({ cards }: Terms): boolean => cards.keys !== null && cards.keys.length > 0;

/** The powers that nobody plays with so many players (V10 R22). */
export function neutralWith(players: number): readonly Power[] {
  if (players >= POWERS.length) return [];
  return players === 5 ? ['empire'] : ['ottoman', 'empire'];
}
