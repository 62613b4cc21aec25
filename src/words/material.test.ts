import { describe, expect, it } from 'vitest';
import { row } from '../core/row.kit.ts';
import { checkConfig } from '../core/config.ts';
import { sayProblem, words } from './words.ts';

describe('material in words', () => {
  const missing = words('en', row, (fault) => fault);
  const refused = checkConfig(row, { scenario: 'duel', material: [0] });
  if (refused.ok) throw new Error('it was taken');

  it('is told about with the sentences of the game', () => {
    expect(missing.problem(refused.error)).toMatch(/^Row.material.badToken \(en\)/);
    expect(missing.materialFault({ code: 'empty', args: {} })).toMatch(/^Row.material.empty \(en\)/);
    expect(missing.material()).toContain('row.material.title (en)');
  });

  it('is told about without a game too', () => {
    expect(sayProblem('en', refused.error)).toBe('The material does not fit this game (badToken).');
    expect(sayProblem('ru', refused.error)).toBe('Материалы не подходят к этой игре (badToken).');
  });
});
