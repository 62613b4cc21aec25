import { describe, expect, it } from 'vitest';
import { checkConfig } from '../core/config.ts';
import type { Json } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { row } from '../core/row.kit.ts';
import { seeded } from '../core/seeded.ts';
import { similarLine } from './similar.ts';

const RED = 0;

function matchOn(material: Json, game = row): Match<unknown, unknown> {
  const config = checkConfig(game, { scenario: 'duel', material });
  if (!config.ok) throw new Error(config.error.code);
  return new Match<unknown, unknown>(game, config.value, seeded(1));
}

describe('a line that looks like what was typed', () => {
  it('is best one that is legal now, then a command, then any action of this match', () => {
    const match = matchOn([1, 2, 3]);
    match.play(RED, 0);
    match.play(1, 1);
    expect(similarLine(match, RED, 'tkae 2', [])).toBe('take 3');
    expect(similarLine(match, RED, 'hlep', ['help'])).toBe('help');
    expect(similarLine(match, 1, 'taek 1', [])).toBe('take 1');
    expect(similarLine(match, RED, 'what is this', ['help'])).toBeUndefined();
  });

  it('is looked for among the legal ones only where there are very many', () => {
    let written = 0;
    const counting: typeof row = {
      ...row,
      legal: (s, seat) => row.legal(s, seat).slice(0, 5),
      notation: {
        ...row.notation,
        write(action) {
          written += 1;
          return row.notation.write(action);
        },
      },
    };
    const match = matchOn(
      Array.from({ length: 30_000 }, () => 1),
      counting,
    );
    expect(similarLine(match, RED, 'tkae 2', [])).toBe('take 2');
    expect(similarLine(match, RED, 'take 29999x', [])).toBeUndefined();
    expect(written).toBe(10);
  });
});
