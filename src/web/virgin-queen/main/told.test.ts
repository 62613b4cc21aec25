import { expect, it } from 'vitest';
import { virginQueen } from '../../../games/index.ts';
import { words } from '../../../words/index.ts';
import { newsOf } from './told.ts';

const spoken = words('en', virginQueen);
const commitment = 'a'.repeat(64);

it('V7.8 the log on the Empire’s own phone says of its choice no more than everybody hears', () => {
  const own = { type: 'preferred-own', turn: 1, commitment, preference: 'catholic' };
  expect(spoken.news(own)).toContain('Catholic');
  expect(newsOf(spoken, own)).toBe(spoken.news({ type: 'preferred', turn: 1, commitment }));
});

it('says all else as it was told', () => {
  const declared = { type: 'declared', preference: 'catholic' };
  expect(newsOf(spoken, declared)).toBe(spoken.news(declared));
});
