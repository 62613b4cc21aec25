import type { GameEvent } from '../../../../core/game.ts';

/** How long something is looked at before the next thing happens, in milliseconds. */
const PACE: Readonly<Record<string, number>> = {
  battle: 700,
  revealed: 1100,
  round: 900,
  'roles-swapped': 1300,
  'celtic-roll': 1300,
  fired: 1350,
  passed: 450,
  hit: 550,
  captured: 1000,
  lost: 850,
  'edward-succeeded': 1200,
  'left-battle': 700,
  'retreated-own': 700,
  retreated: 500,
  'norse-retreated': 800,
  'must-retreat': 1100,
  victor: 1500,
};

const USUAL = 600;

/** How long the dice tumble. */
export const TUMBLE = 520;

/** How long an event of a battle stays before the next one. */
export const paceOf = ({ type }: GameEvent): number => PACE[type] ?? USUAL;

/** Steps whose choices are made on the battle board itself. */
export const BATTLE_STEPS: readonly string[] = ['battle', 'hits'];
