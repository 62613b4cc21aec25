import { expect, it } from 'vitest';
import { queen } from '../../../games/index.ts';
import { sitting } from '../../../games/virgin-queen/position.kit.ts';
import { byLoudness, heardAt, isSure, keyOf, levelOf } from './loudness.ts';

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

it('V9.6 only where all totals and the spaces are known does silence mean that nobody is near a victory', () => {
  const at = sitting();
  expect(isSure(at.state)).toBe(false);
  at.totals({ ottoman: 5, spain: 8, england: 6, france: 7, empire: 4, protestant: 9 });
  expect(isSure(at.state)).toBe(false);
  for (const territory of queen.TERRITORIES)
    at.enter(`spaces ${territory} 6`, `spaces-unrest ${territory} 0`);
  expect(isSure(at.state)).toBe(true);
  expect(isSure(at.enter('counted basic spain').state)).toBe(false);
  expect(isSure(at.enter('player spain neutral').state)).toBe(true);
});

it('what a phase awards step by step is no alarm while it goes on', () => {
  const alarms = [alarm('at-25'), alarm('paris-high'), alarm('europe-due'), alarm('tie')];
  expect(heardAt('play', alarms)).toEqual(alarms);
  expect(heardAt('totals', alarms).map(({ code }) => code)).toEqual(['at-25', 'tie']);
});
