import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/game.ts';
import { seeded } from '../../../core/seeded.ts';
import { notation } from '../actions.ts';
import { faults } from '../faults.ts';
import { ofPositions } from '../positions.kit.ts';
import { reasons } from '../reasons.ts';
import { copyState, type State } from '../state.ts';
import { ENGLISH, enemyOf, SCOTS } from '../units.ts';
import { apply, deciders, legal, why } from './flow.ts';

const alphabetFor = (s: State): readonly Action[] =>
  notation.alphabet({
    scenario: 'battle',
    options: {},
    material: JSON.parse(JSON.stringify(s.terms.field.file)),
  });

/** The lines of the actions that are in one set and not in the other. */
const lines = (those: ReadonlySet<Action>, others: ReadonlySet<Action>): string[] =>
  [...those].filter((a) => !others.has(a)).map((a) => notation.write(a));

/** Legal lines that are refused, refused ones that are legal, and reasons that there are not. */
function disagreements(s: State): string[] {
  const wrong: string[] = [];
  const all = alphabetFor(s);
  for (const seat of [SCOTS, ENGLISH]) {
    const offered = legal(s, seat);
    const allowed = new Set<Action>();
    for (const a of all) {
      const reason = why(s, seat, a);
      if (reasons[reason] === undefined) wrong.push(`${notation.write(a)}: no reason ${reason}`);
      if (reason === 0) allowed.add(a);
    }
    const set = new Set(offered);
    if (set.size < offered.length) wrong.push('an action is offered twice');
    wrong.push(...lines(set, allowed).map((line) => `${line} is offered and refused`));
    wrong.push(...lines(allowed, set).map((line) => `${line} is allowed and not offered`));
  }
  return wrong;
}

describe('what is offered', () => {
  it.each([
    ['actions', 40],
    ['announce', 4],
    ['schiltrons', 4],
    ['place-scots', 8],
    ['place-english', 8],
  ] as const)('B17.5 B17.9 is what is not refused, in the phase %s of any position', (phase, runs) => {
    ofPositions(phase, runs, (s) => expect(disagreements(s)).toEqual([]));
  });

  it('B6.8 every legal action is carried out to its end, and leaves a position without faults', () => {
    const chance = seeded(1314);
    ofPositions('actions', 40, (s) => {
      expect(faults(s)).toEqual([]);
      for (const a of legal(s, s.side)) {
        const after = copyState(s);
        apply(after, a, chance, undefined);
        const line = notation.write(a);
        expect({ line, faults: faults(after) }).toEqual({ line, faults: [] });
      }
    });
  });

  it('B0.7 the inactive player has nothing to decide, and nobody has when the battle is over', () => {
    ofPositions('actions', 10, (s) => {
      expect([deciders(s), legal(s, enemyOf(s.side))]).toEqual([[s.side], []]);
      s.phase = 'over';
      expect([deciders(s), legal(s, SCOTS), legal(s, ENGLISH)]).toEqual([[], [], []]);
    });
  });
});
