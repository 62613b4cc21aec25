import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../core/config.ts';
import { Match } from '../../core/match.ts';
import { seeded } from '../../core/seeded.ts';
import { lineAction } from './actions.ts';
import { FICTIONAL_F } from './cards.kit.ts';
import { virginQueen } from './index.ts';
import { TERRITORIES } from './powers.ts';
import { TABLE } from './seats.ts';
import { encode } from './snapshot.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

function begin(...lines: readonly string[]): Match<State, View> {
  const config = checkConfig(virginQueen, { scenario: 'campaign', material: FICTIONAL_F });
  if (!config.ok) throw new Error(config.error.code);
  const match = new Match(virginQueen, config.value, seeded(1));
  for (const line of lines) enter(match, line);
  return match;
}

/** Enters a line at the table, with a reason where one is wanted; whether it was accepted. */
function enter(match: Match<State, View>, line: string): boolean {
  const action = lineAction(line);
  const remark = virginQueen.remarks?.(action) === 'must' ? 'mistaken' : undefined;
  return match.play(TABLE, action, remark).ok;
}

const at = (england: number): string[] =>
  TERRITORIES.flatMap((territory) => [
    `spaces ${territory} ${territory === 'england' ? england : 0}`,
    `spaces-unrest ${territory} 0`,
  ]);

const text = (match: Match<State, View>): string => JSON.stringify(encode(match.state));

describe('V1.17 taking back', () => {
  it('E113 V1.17 an undo passes through 50: no winner', () => {
    const match = begin(
      ...at(49),
      'moment',
      'convert france protestant calm',
      'convert england catholic calm',
      'done',
    );
    expect(match.undo(TABLE).ok && match.undo(TABLE).ok).toBe(true);
    expect([match.state.step, match.state.pending, match.outcome()]).toEqual(['play', null, undefined]);
    expect(match.undo(TABLE).ok && match.undo(TABLE).ok).toBe(true);
    expect([match.state.step, match.state.bundle]).toEqual(['play', null]);
  });

  it('E113 V1.17 an entry that won and is taken back has won nothing', () => {
    const match = begin(...at(49));
    const before = text(match);
    expect(enter(match, 'convert france protestant calm')).toBe(true);
    expect(match.state.step).toBe('claim');
    expect(match.undo(TABLE).ok).toBe(true);
    expect(text(match)).toBe(before);
  });

  it('E113 V1.17 reopening the phase is no moment of the game either: what holds then wins nothing', () => {
    const match = begin(...at(49), 'place paris england', 'victory-phase', 'reopen');
    expect([match.state.step, match.state.pending]).toEqual(['play', null]);
  });

  const LINES = [
    'spaces england 12',
    'spaces-unrest england 0',
    'convert france protestant calm',
    'convert england catholic calm',
    'keys spain 9',
    'keys-unrest spain 0',
    'gain spain calm',
    'lose spain calm',
    'riot spain',
    'settle spain',
    'place paris england',
    'place prague ottoman',
    'earn assassination spain',
    'void 1',
    'wed 1',
    'rebellion 3 0',
    'rebellion 4 0',
    'rebellion-over',
    'moment',
    'action',
    'done',
    'yes',
    'no',
    'victory-phase',
    'go-on',
    'reopen',
    'typed basic france 7',
    'player france 3',
    'start france 4',
    'turn 3',
    'record 2 france 4',
    'amend 2 france 5',
  ];

  it('V1.17 undo restores what was there before, whatever was entered', () => {
    const line = fc.constantFrom(...LINES);
    fc.assert(
      fc.property(fc.array(line, { minLength: 5, maxLength: 40 }), (lines) => {
        const match = begin(...at(45));
        const before: string[] = [];
        for (const own of lines) {
          const was = text(match);
          if (!enter(match, own)) continue;
          if (match.canUndo(TABLE)) before.push(was);
          else before.length = 0;
          expect(match.undoRefusal(TABLE)).not.toBe('turnPassed');
        }
        while (before.length > 0) {
          expect(match.undo(TABLE).ok).toBe(true);
          expect(text(match)).toBe(before.pop());
        }
      }),
      { numRuns: 60, seed: 1598 },
    );
  });
});
