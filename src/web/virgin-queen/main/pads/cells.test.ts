import { expect, it } from 'vitest';
import { sitting } from '../../../../games/virgin-queen/position.kit.ts';
import { nextUnknown, typableCells } from './cells.ts';

it('V1.15 everything can be typed but special VP of the Ottoman, and of the Empire while they are secret', () => {
  const { state } = sitting();
  expect(typableCells(state)).toHaveLength(10);
  expect(typableCells(state)).not.toContainEqual({ power: 'ottoman', part: 'special' });
  expect(typableCells(state)).not.toContainEqual({ power: 'empire', part: 'special' });
});

it('V9.7 a first round goes on to the next number that nobody knows', () => {
  const at = sitting().enter('typed special spain 3', 'typed basic england 4');
  expect(nextUnknown(at.state, { power: 'spain', part: 'basic' })).toEqual({
    power: 'england',
    part: 'special',
  });
  expect(nextUnknown(at.state, { power: 'protestant', part: 'special' })).toBeUndefined();
});
