import { createEffect, on } from 'solid-js';
import type { Answer, Snapshot } from '../table/table.ts';

/**
 * Plays several lines one after another: each when the table has taken the one before and offers the next. What is
 * left is dropped as soon as the table refuses one or play has gone another way.
 */
export function createQueue(
  snapshot: () => Snapshot,
  onAction: (line: string) => Promise<Answer> | void,
): (lines: readonly string[]) => void {
  let waiting: readonly string[] = [];
  let length = 0;

  const send = (line: string): void => {
    length = snapshot().length;
    void Promise.resolve(onAction(line)).then(
      (answer) => {
        if (answer?.ok === false) waiting = [];
      },
      (error: unknown) => {
        waiting = [];
        throw error;
      },
    );
  };

  createEffect(
    on(
      () => [snapshot().length, snapshot().legal] as const,
      ([now, legal]) => {
        const [next, ...rest] = waiting;
        if (next === undefined || now <= length) return;
        waiting = legal.includes(next) ? rest : [];
        if (legal.includes(next)) send(next);
      },
      { defer: true },
    ),
  );

  return (lines) => {
    const [first, ...rest] = lines;
    if (first === undefined || waiting.length > 0) return;
    waiting = rest;
    send(first);
  };
}
