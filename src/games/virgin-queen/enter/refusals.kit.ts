import { expect } from 'vitest';
import { reasons, type ReasonId } from '../reasons.ts';
import { sitting, type Beginning } from '../position.kit.ts';

/** A refused line: why, what was entered before it, and how the sitting began. */
export type Refused = [
  reason: ReasonId,
  paragraph: string,
  before: readonly string[],
  line: string,
  beginning?: Beginning,
];

/** Expects the line to be refused for this reason with this paragraph, and to leave the sitting as it is. */
export function expectRefused([reason, paragraph, before, line, beginning]: Refused): void {
  const table = sitting(beginning).enter(...before);
  const { entries, facts } = table.state;
  expect(table.why(line)).toBe(reason);
  expect(reasons.find(({ id }) => id === reason)?.paragraph).toBe(paragraph);
  expect(() => table.enter(line)).toThrow(reason);
  expect(table.state).toMatchObject({ entries, facts });
}
