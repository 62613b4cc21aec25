import { describe, expect, it } from 'vitest';
import type { Game, OptionValue } from '../../core/game.ts';
import { seeded } from '../../core/seeded.ts';
import { hammerOfTheScots, type HammerState, type HammerView } from '../../games/index.ts';
import { fight, pairsWon, type Asked as AskedOf, type Bout } from '../arena.kit.ts';
import type { Bot } from '../bot.ts';
import { clerk } from '../clerk.ts';
import { random } from '../random.ts';
import { wish } from './clerk.ts';
import { read } from './knowledge.ts';

type Asked = AskedOf<HammerState>;
const play = (bout: Bout<HammerState>) => fight(hammerOfTheScots, bout);

/** Milliseconds that whole games may take on a slow machine. */
const PATIENCE = 300_000;

const SCENARIOS = hammerOfTheScots.scenarios.map(({ id }) => id);

/** A game that cannot be asked anything: a bot that needs more than the view and the legal actions throws. */
const deaf = new Proxy(hammerOfTheScots, {
  get(game, key): unknown {
    if (key === 'id') return game.id;
    throw new Error(`a bot asked the game for ${String(key)}`);
  },
}) satisfies Game<HammerState, HammerView>;

/** The clerk with no one to ask: it gets a copy of the view, and no chance. */
const alone: Bot<HammerState, HammerView> = {
  id: 'alone',
  choose: (_game, view, seat, legal) => clerk.choose(deaf, structuredClone(view), seat, legal, seeded(9)),
};

/** One value of every option, drawn; `endless` allows those under which two equals may play for ever. */
function anyOptions(seed: number, endless: boolean): Record<string, OptionValue> {
  const chance = seeded(seed);
  const options: Record<string, OptionValue> = {};
  for (const { name, values } of hammerOfTheScots.options.specs) {
    const value = values[chance.draw(values.length, 'option')];
    if (value === undefined || (!endless && (value === 'suddenDeathOnly' || value === 'extend'))) continue;
    options[name] = value;
  }
  return options;
}

const scenarioOf = (i: number): string => SCENARIOS[i % SCENARIOS.length] ?? 'braveheart';

describe('what the clerk may do', { timeout: PATIENCE }, () => {
  it('has a legal wish of its own in every decision, whatever options are set', () => {
    const steps = new Set<string>();
    const watch = ({ state, seat, legal, chosen }: Asked): void => {
      const step = state.agenda.at(-1)?.step ?? '';
      steps.add(step);
      const wanted = wish(read(hammerOfTheScots.view(state, seat), seat), legal);
      if (wanted === undefined || !legal.includes(wanted))
        throw new Error(`no wish in ${step}: ${wanted ?? 'none'}; ${state.terms.scenario.id} ${state.year}`);
      if (chosen !== wanted) throw new Error(`the clerk chose something else in ${step}`);
    };
    for (let i = 0; i < 9; i += 1) {
      const bots = [i % 3 === 1 ? random : clerk, i % 3 === 2 ? random : clerk] as const;
      const only = (asked: Asked): void => {
        if (bots[asked.seat === 0 ? 0 : 1] === clerk) watch(asked);
      };
      play({
        scenario: scenarioOf(Math.floor(i / 3)),
        options: anyOptions(i, i % 3 > 0),
        bots,
        seed: i,
        watch: only,
      });
    }
    expect([...steps].sort()).toEqual(
      expect.arrayContaining([
        'battle',
        'battles',
        'builds',
        'cards',
        'event',
        'group',
        'hits',
        'moves',
        'regroup',
      ]),
    );
  });

  it('sees nothing but the view and the legal actions', () => {
    for (const seed of [40, 41, 42]) {
      const scenario = scenarioOf(seed);
      expect(play({ scenario, bots: [alone, random], seed })).toEqual(
        play({ scenario, bots: [clerk, random], seed }),
      );
      expect(play({ scenario, bots: [random, alone], seed })).toEqual(
        play({ scenario, bots: [random, clerk], seed }),
      );
    }
  });

  it('chooses alike in two positions that its seat cannot tell apart', () => {
    let told = 0;
    const chance = seeded(5);
    const watch = ({ state, seat, legal, chosen }: Asked): void => {
      told += 1;
      if (told % 25 !== 0) return;
      const other = hammerOfTheScots.sample(hammerOfTheScots.view(state, seat), chance);
      const view = hammerOfTheScots.view(other, seat);
      expect(hammerOfTheScots.legal(other, seat)).toEqual(legal);
      expect(clerk.choose(hammerOfTheScots, view, seat, legal, seeded(1))).toBe(chosen);
    };
    for (const scenario of ['braveheart', 'the-bruce'])
      play({ scenario, bots: [clerk, clerk], seed: 7, watch });
    expect(told).toBeGreaterThan(1000);
  });

  it('plays the same game again with the same seeds, and another with others', () => {
    const game = (seed: number) => play({ scenario: 'braveheart', bots: [clerk, random], seed });
    expect(game(3)).toEqual(game(3));
    expect(game(4).actions).not.toEqual(game(3).actions);
  });
});

const PAIRS = 30;
/** Of a hundred pairs ninety have to be won; of these thirty a few more, so that luck does not decide. */
const NEEDED = 28;

describe('how strong the clerk is', () => {
  it.each(SCENARIOS)(
    'beats random play with both sides of nearly every deal of %s',
    (scenario) => {
      expect(pairsWon(hammerOfTheScots, scenario, [clerk, random], PAIRS)).toBeGreaterThanOrEqual(NEEDED);
    },
    PATIENCE,
  );
});
