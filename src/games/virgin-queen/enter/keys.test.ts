import { describe, expect, it } from 'vitest';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../cards.kit.ts';
import { sitting } from '../position.kit.ts';
import { MOST_KEYS } from '../words.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const COUNTED = ['keys spain 3', 'keys-unrest spain 1', 'keys france 1', 'keys-unrest france 0'];
const FULL = [`keys spain ${MOST_KEYS}`, 'keys-unrest spain 0', 'keys france 1'];
const ON_MAP = { cards: FICTIONAL_F_MAP };

const REFUSED: readonly Refused[] = [
  ['unrestAboveKeys', 'V1.6', ['keys spain 3'], 'keys-unrest spain 4'],
  ['unrestAboveKeys', 'V1.6', COUNTED, 'keys spain 0'],
  ['enterFirst', 'V9.6', [], 'keys-unrest spain 0'],
  ['enterFirst', 'V9.6', [], 'gain spain calm'],
  ['enterFirst', 'V9.6', ['keys spain 3'], 'gain spain unrest'],
  ['enterFirst', 'V9.6', [], 'lose spain calm'],
  ['enterFirst', 'V9.6', ['keys spain 3'], 'lose spain unrest'],
  ['enterFirst', 'V9.6', ['keys spain 3'], 'take spain france calm'],
  ['enterFirst', 'V9.6', ['keys france 3'], 'take spain france calm'],
  ['enterFirst', 'V9.6', ['keys spain 3', 'keys france 3'], 'take spain france unrest'],
  ['enterFirst', 'V9.6', ['keys spain 3'], 'riot spain'],
  ['enterFirst', 'V9.6', ['keys spain 3'], 'settle spain'],
  ['already', 'V1.17', COUNTED, 'keys spain 3'],
  ['already', 'V1.17', COUNTED, 'keys-unrest spain 1'],
  ['already', 'V1.17', [], 'hold 1 ottoman', ON_MAP],
  ['already', 'V1.17', [], 'hold-unrest 1 calm', ON_MAP],
  ['noKeyToLose', 'V1.6', ['keys spain 0', 'keys-unrest spain 0'], 'lose spain calm'],
  [
    'noKeyToLose',
    'V1.6',
    ['keys spain 3', 'keys france 0', 'keys-unrest france 0'],
    'take spain france calm',
  ],
  ['noCalmKey', 'V1.6', ['keys spain 1', 'keys-unrest spain 1'], 'lose spain calm'],
  ['noCalmKey', 'V1.6', ['keys spain 1', 'keys-unrest spain 1'], 'riot spain'],
  ['noKeyInUnrest', 'V1.6', COUNTED, 'lose france unrest'],
  ['noKeyInUnrest', 'V1.6', COUNTED, 'take spain france unrest'],
  ['noKeyInUnrest', 'V1.6', COUNTED, 'settle france'],
  ['tooManyKeys', 'V9.4', FULL, 'gain spain calm'],
  ['tooManyKeys', 'V9.4', FULL, 'take spain france calm'],
  ['sameGroup', 'V1.6', COUNTED, 'take spain spain calm'],
  ['noSuchKey', 'V1.6', [], 'hold 19 spain', ON_MAP],
  ['noSuchKey', 'V1.6', [], 'hold-unrest 19 unrest', ON_MAP],
  ['countMode', 'V1.6', [], 'hold 1 spain'],
  ['countMode', 'V1.6', [], 'hold-unrest 1 unrest'],
  ...[
    'keys spain 3',
    'keys-unrest spain 0',
    'gain spain calm',
    'lose spain calm',
    'take spain france calm',
    'riot spain',
    'settle spain',
  ].map((line): Refused => ['mapMode', 'V1.6', [], line, ON_MAP]),
];

describe('V1.6 what is refused of keys', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });

  it('E14 V1.6 more keys in unrest than keys: refused, as many are not', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter('keys spain 3');
    expect(table.why('keys-unrest spain 4')).toBe('unrestAboveKeys');
    expect(table.why('keys-unrest spain 3')).toBe('ok');
    table.enter('keys-unrest spain 2');
    expect([table.why('keys spain 1'), table.why('keys spain 2')]).toEqual(['unrestAboveKeys', 'ok']);
  });

  it('V9.6 a key without the marker is gained and lost though nobody has said how many are in unrest', () => {
    const table = sitting().enter(
      'keys spain 3',
      'keys france 1',
      'gain spain calm',
      'take spain france calm',
    );
    table.enter('lose spain calm');
    expect(table.state.facts.keys.spain).toEqual({
      held: { value: 4, from: [1, 3, 4, 5] },
      unrest: { value: null, from: [] },
    });
  });
});
