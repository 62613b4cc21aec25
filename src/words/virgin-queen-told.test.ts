import { describe, expect, it } from 'vitest';
import { checkConfig } from '../core/config.ts';
import type { Action, Json, OptionValue, Seat } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { seeded } from '../core/seeded.ts';
import { queen, virginQueen as game } from '../games/index.ts';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../games/virgin-queen/cards.kit.ts';
import { sitting, type Sitting } from '../games/virgin-queen/position.kit.ts';
import { LANGUAGES } from './say.ts';
import { clean, sayState } from './virgin-queen.kit.ts';
import { words, type Words } from './words.ts';

describe('random sittings in words', () => {
  const told = new Set<string>();
  const play = (options: Readonly<Record<string, OptionValue>>, material: Json, seed: number): void => {
    const checked = checkConfig(game, { scenario: 'campaign', options, material });
    if (!checked.ok) throw new Error('the configuration is in order');
    const match = new Match(game, checked.value, seeded(seed));
    const chance = seeded(seed + 1);
    const pick = <T>(all: readonly T[]): T | undefined => all[chance.draw(all.length, 'pick')];
    for (let entries = 1; entries < 120 && match.outcome() === undefined; entries += 1) {
      const seat = pick(match.deciders());
      if (seat === undefined) break;
      const legal = match.legal(seat);
      const kindOf = (each: Action): string => game.notation.parts(each).type;
      const kinds = [...new Set(legal.map(kindOf))].filter((kind) => kind !== 'stop' && kind !== 'typed');
      const kind = pick(kinds);
      const action = pick(legal.filter((each) => kindOf(each) === kind));
      if (action === undefined) break;
      const rule = game.remarks?.(action);
      const played = match.play(seat, action, rule === undefined ? undefined : 'because');
      if (!played.ok) throw new Error('a legal entry is refused');
      if (entries % 20 === 0) for (const each of LANGUAGES) sayState(words(each, game), match.state);
    }
    const viewers: readonly (Seat | 'observer')[] = ['observer', queen.EMPIRE];
    for (const language of LANGUAGES)
      for (const viewer of viewers)
        for (const { event } of match.told(viewer)) {
          if (event === undefined) continue;
          told.add(event.type);
          clean(words(language, game).news(event));
        }
  };

  it.each([1, 2, 3])('are told without a gap: %i', (seed) => {
    play({}, FICTIONAL_F, seed);
    play({ 'rulings.parisAward': 'optional', 'rulings.empireReveal': 'free' }, FICTIONAL_F_MAP, seed + 10);
  });

  it('had something to tell', () => {
    expect(told.size).toBeGreaterThan(40);
  });
});

describe('what is told at a table', () => {
  const [en, ru] = [words('en', game), words('ru', game)];
  const news = (table: Sitting, speak: Words): string[] => table.told.map((event) => speak.news(event));
  const F = FICTIONAL_F;

  it('a bonus with its VP, its warning, and the line that is struck out', () => {
    const table = sitting({ cards: F, turn: 5 }).enter('earn suezCanal spain').note('void 1', 'wrong power');
    expect(news(table, en)).toEqual([
      'It is turn 5.',
      'Spain: Suez Canal, 2 VP.',
      'Spain, Suez Canal: as a rule another power has this. Is that right?',
      'Struck out: Spain, Suez Canal, 2 VP (line 1). “wrong power”',
    ]);
    expect(news(table, ru).at(-1)).toBe('Вычеркнуто: Испания, Суэцкий канал, 2 ПО (строка 1). «wrong power»');
  });

  it('a key of the list by its name', () => {
    const table = sitting({ cards: FICTIONAL_F_MAP }).enter('hold 18 protestant');
    expect(news(table, en)[0]).toBe('Control of netherlands 4: Protestant.');
    expect(news(table, ru)[0]).toBe('Нидерланды 4, контроль: Протестант.');
  });

  it('the phase, each step once', () => {
    const table = sitting({ cards: F, turn: 3 }).totals({
      ottoman: 10,
      spain: 12,
      england: 9,
      france: 8,
      empire: 7,
      protestant: 6,
    });
    table.nothingAwarded();
    const before = table.told.length;
    table.walk();
    const said = table.told.slice(before).map((event) => en.news(event));
    expect(said).toEqual([
      'The Victory Determination Phase begins.',
      'Paris: nobody.',
      'Master of Central Europe: nobody.',
      'The totals stand.',
      'Standard victory: nobody.',
      'Domination victory: nobody.',
      'Turn 3 is written on the Victory Record Sheet.',
      'Turn 4 begins.',
    ]);
  });

  it('a silent Empire once, and nothing of what it keeps', () => {
    const table = sitting({ cards: F, options: { 'rulings.empireReveal': 'free' } }).totals({
      ottoman: 1,
      spain: 2,
      england: 3,
      france: 4,
      empire: 5,
      protestant: 6,
    });
    table.nothingAwarded().empire('prefer catholic').walk().empire('silent');
    const types = table.told.map(({ type }) => type);
    expect(types.filter((type) => type === 'silent')).toHaveLength(1);
    expect(types).toContain('asked');
    expect(types).not.toContain('prefer');
    expect(news(table, en).join(' ')).not.toContain('Catholic.');
  });

  it('play that stops, and the reading of its end', () => {
    const table = sitting({ cards: F }).enter('stop', 'yes');
    expect(news(table, en).at(-1)).toBe('Play has stopped; nobody has won.');
    const outcome = game.outcome(table.state);
    if (outcome === undefined) throw new Error('it is over');
    expect(en.outcome(outcome)).toBe('Play has stopped; nobody has won. (V10 R29)');
  });
});
