import { describe, expect, it } from 'vitest';
import type { Action, Game } from '../../core/game.ts';
import { seeded } from '../../core/seeded.ts';
import { scotlandRising, type RisingState, type RisingView } from '../../games/index.ts';
import { notation } from '../../games/scotland-rising/actions.ts';
import { position, type Words } from '../../games/scotland-rising/position.kit.ts';
import { fight, pairsWon } from '../arena.kit.ts';
import type { Bot } from '../bot.ts';
import { clerk } from '../clerk.ts';
import { random } from '../random.ts';

/** Milliseconds that whole games may take on a slow machine. */
const PATIENCE = 300_000;

const SCENARIOS = scotlandRising.scenarios.map(({ id }) => id);

/** A game that cannot be asked anything: a bot that needs more than the view and the legal actions throws. */
const deaf = new Proxy(scotlandRising, {
  get(game, key): unknown {
    if (key === 'id') return game.id;
    throw new Error(`a bot asked the game for ${String(key)}`);
  },
}) satisfies Game<RisingState, RisingView>;

const alone: Bot<RisingState, RisingView> = {
  id: 'alone',
  choose: (_game, view, seat, legal) => clerk.choose(deaf, structuredClone(view), seat, legal, seeded(9)),
};

/** What the clerk does in a position, as a line. */
function wish(words: Words): string {
  const s = position(words);
  const legal: readonly Action[] = scotlandRising.legal(s, s.side);
  return notation.write(
    clerk.choose(scotlandRising, scotlandRising.view(s, s.side), s.side, legal, seeded(1)),
  );
}

describe('what the clerk wants', () => {
  it('attacks what it can eliminate', () => {
    const words = { scots: 'S-A1 0805', english: 'E-P1 0806 reduced, E-P2 0705' };
    expect(wish(words)).toBe('attack S-A1 0806');
  });

  it('leaves by the arrow in the last turns', () => {
    const words: Words = { side: 'english', turn: 15, ap: 1, english: 'E-P1 0701', scots: 'S-P1 1612' };
    expect(wish(words)).toBe('exit E-P1');
  });

  it('uses an event that costs nothing', () => {
    const words: Words = { event: 2, scots: 'S-P1 0504 reduced', english: 'E-P1 1512' };
    expect(wish(words)).toBe('recover S-P1');
  });

  it('keeps the Scots Charge turn until many can use it', () => {
    const early: Words = {
      phase: 'announce',
      chargeTurnUsed: false,
      turn: 1,
      scots: 'S-P1 0504',
      english: 'E-P1 1512',
    };
    expect(wish(early)).toBe('roll');
    const scots = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'].map(
      (id, i) => `S-${id} 0${i + 1}05`,
    );
    const english = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'].map(
      (id, i) => `E-${id} 0${i + 1}06`,
    );
    const close: Words = {
      phase: 'announce',
      chargeTurnUsed: false,
      scots: scots.join(', '),
      english: english.join(', '),
    };
    expect(wish(close)).toBe('announce');
  });

  it('ends its turn rather than walk into a knight for nothing', () => {
    const words: Words = {
      side: 'english',
      ap: 1,
      english: 'E-L1 0801, E-EdwardII 0101',
      scots: 'S-P1 0803',
    };
    expect(wish(words)).not.toMatch(/^move E-EdwardII/);
  });
});

describe('what the clerk may do', { timeout: PATIENCE }, () => {
  it('always chooses a legal action, whatever options are set', () => {
    const chance = seeded(7);
    for (let seed = 0; seed < 12; seed += 1) {
      const options = Object.fromEntries(
        scotlandRising.options.specs.map(({ name, values, default: usual }) => [
          name,
          values[chance.draw(values.length, 'option')] ?? usual,
        ]),
      );
      const scenario = SCENARIOS[seed % SCENARIOS.length] ?? 'battle';
      const { actions } = fight(scotlandRising, { scenario, options, bots: [clerk, clerk], seed });
      expect(actions.length).toBeGreaterThan(20);
    }
  });

  it('needs the view and the legal actions alone', () => {
    for (const seed of [40, 41]) {
      expect(fight(scotlandRising, { scenario: 'battle', bots: [alone, random], seed })).toEqual(
        fight(scotlandRising, { scenario: 'battle', bots: [clerk, random], seed }),
      );
    }
  });
});

describe('how strong the clerk is', () => {
  it(
    'beats random play with both sides of nearly every deal',
    () => {
      expect(pairsWon(scotlandRising, 'battle', [clerk, random], 30)).toBeGreaterThanOrEqual(28);
    },
    PATIENCE,
  );
});
