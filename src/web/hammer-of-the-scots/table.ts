import type { StepName } from '../../games/hammer-of-the-scots/agenda.ts';
import type { HammerView } from '../../games/index.ts';
import { seasonOf } from './panels/year/year.ts';

/**
 * Steps in which everything that a decision rests on lies open: the blocks of the battle being fought, public
 * counts and borders (H12.1). People at one screen take them together, without a curtain.
 */
const OPEN_STEPS: ReadonlySet<StepName> = new Set(['battles', 'battle', 'hits']);

/** Whether the decision at hand hangs on nothing that a side hides. */
export function isOpen({ agenda }: HammerView): boolean {
  const step = agenda.at(-1)?.step;
  return step !== undefined && OPEN_STEPS.has(step);
}

/** How far the match has come; turn 0 is winter. */
export function stageOf(view: HammerView): Readonly<Record<string, number>> {
  const { year, turn } = seasonOf(view);
  return { year, turn };
}
