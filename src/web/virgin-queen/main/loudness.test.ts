import { expect, it } from 'vitest';
import { queen } from '../../../games/index.ts';
import { byLoudness, keyOf, levelOf } from './loudness.ts';

const alarm = (code: queen.AlarmCode, left?: number): queen.Alarm => ({
  code,
  paragraph: queen.ALARMS[code],
  powers: ['spain'],
  figures: left === undefined ? {} : { left },
});

it('what wins now comes first, then what is nearest to winning, then the rest in the order of the engine', () => {
  const heard = byLoudness([
    alarm('near-50', 3),
    alarm('near-military', 1),
    alarm('near-25', 2),
    alarm('dominates', 0),
    alarm('tie'),
    alarm('paris-high'),
  ]);
  expect(heard.map(({ code }) => code)).toEqual([
    'dominates',
    'near-military',
    'near-25',
    'near-50',
    'tie',
    'paris-high',
  ]);
});

it('a lead beyond what dominates is not louder than another victory at hand', () => {
  expect(byLoudness([alarm('at-25'), alarm('dominates', -4)]).map(({ code }) => code)).toEqual([
    'at-25',
    'dominates',
  ]);
});

it('every alarm has its level, notices the lowest', () => {
  expect(levelOf(alarm('not-watched'))).toBe('note');
  expect(levelOf(alarm('at-25'))).toBe('now');
  expect(levelOf(alarm('near-9', 1))).toBe('near');
});

it('an alarm is news when its numbers change', () => {
  expect(keyOf(alarm('near-25', 2))).toBe(keyOf(alarm('near-25', 2)));
  expect(keyOf(alarm('near-25', 2))).not.toBe(keyOf(alarm('near-25', 1)));
});
