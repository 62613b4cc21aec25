import { describe, expect, it } from 'vitest';
import { FICTIONAL_F, FICTIONAL_F_MAP } from './cards.kit.ts';
import { virginQueen } from './index.ts';
import { sitting } from './position.kit.ts';
import { MINORS, PLACES, POWERS } from './powers.ts';
import { countOf } from './score/spaces.ts';
import { eligible } from './victory/standing.ts';

describe('V1.1 V1.2 powers', () => {
  it('V1.1 six major powers in impulse order, always all six, whatever the number of players', () => {
    expect(POWERS).toEqual(['ottoman', 'spain', 'england', 'france', 'empire', 'protestant']);
    for (const players of [6, 5, 4, 3, 2])
      expect(Object.keys(sitting({ options: { 'options.players': players } }).state.facts.seated)).toEqual(
        POWERS,
      );
  });

  it('V1.2 five minor powers: they hold places and keys, have no VP and cannot win', () => {
    expect(MINORS).toEqual(['ireland', 'papacy', 'portugal', 'scotland', 'venice']);
    const table = sitting();
    for (const minor of MINORS) {
      expect(table.why(`place paris ${minor}`)).toBe('ok');
      expect(() => table.why(`typed basic ${minor} 5`)).toThrow('is no entry');
      expect(() => table.why(`earn piracy ${minor} 5`)).toThrow('is no entry');
    }
    expect(eligible(table.state.facts, table.state.terms)).toEqual(POWERS);
  });
});

describe('V1.4 V1.5 V1.18 turns', () => {
  const frame = (scenario: 'campaign' | 'tournament' | 'custom', options = {}): readonly number[] => {
    const { terms, turn } = sitting({ scenario, options }).state;
    return [terms.firstTurn, terms.lastTurn, turn];
  };

  it('V1.4 V1.18 a campaign has turns 1 to 7, a tournament 3 to 6, a custom one those that it names', () => {
    expect(frame('campaign')).toEqual([1, 7, 1]);
    expect(frame('tournament')).toEqual([3, 6, 3]);
    expect(frame('custom', { 'options.firstTurn': 2, 'options.lastTurn': 4 })).toEqual([2, 4, 2]);
  });

  it('V1.4 a last turn before the first is read as the first', () => {
    expect(frame('custom', { 'options.firstTurn': 5, 'options.lastTurn': 2 })).toEqual([5, 5, 5]);
  });

  it('V1.5 a sitting is in a turn, in play or in the Victory Determination Phase', () => {
    const table = sitting({ turn: 3 });
    expect([table.state.turn, table.step]).toEqual([3, 'play']);
    expect(table.enter('victory-phase').step).toBe('paris');
  });
});

describe('V9.6 V1.16 what a sitting begins with', () => {
  it('V9.6 without card data nothing of the board is known', () => {
    const { facts } = sitting().state;
    const known = [
      ...Object.values(facts.keys).flatMap(({ held, unrest }) => [held, unrest]),
      ...Object.values(facts.spaces).flatMap(({ held, unrest }) => [held, unrest]),
      ...Object.values(facts.places).flatMap(({ holder, unrest }) => [holder, unrest]),
      ...Object.values(facts.allies),
      ...Object.values(facts.typed).flatMap((typed) => Object.values(typed)),
      facts.ruler,
      facts.guise,
      facts.navarre,
      facts.royalsKnown,
    ];
    expect(known.every(({ value, from }) => value === null && from.length === 0)).toBe(true);
    expect([facts.bonus, facts.rebellion, facts.map]).toEqual([[], null, []]);
  });

  it('V1.6 V9.4 with a list of keys their first controllers are known, none in unrest, and nobody’s count', () => {
    const { facts } = sitting({ cards: FICTIONAL_F_MAP }).state;
    expect(facts.map).toHaveLength(18);
    expect(facts.map[0]).toEqual({
      holder: { value: 'ottoman', from: [0] },
      unrest: { value: false, from: [0] },
    });
    expect(facts.keys.ottoman.held.value).toBeNull();
  });

  it('V1.6 an empty list of keys is none: keys are counted', () => {
    const table = sitting({ cards: { ...FICTIONAL_F, keys: [] } });
    expect([table.why('keys spain 3'), table.why('hold 1 spain')]).toEqual(['ok', 'countMode']);
  });
});

describe('V1.20 the example in count mode', () => {
  const EXAMPLE = [
    'keys spain 8',
    'keys-unrest spain 1',
    'keys netherlands 2',
    'keys-unrest netherlands 0',
    'keys outside 1',
    'keys-unrest outside 1',
    'spaces england 12',
    'spaces-unrest england 0',
    'spaces scotland 3',
    'spaces-unrest scotland 0',
    'spaces france 9',
    'spaces-unrest france 2',
    'spaces netherlands 6',
    'spaces-unrest netherlands 1',
    'place paris france',
    'place prague empire',
    'place vienna empire',
    'place buda ottoman',
    ...PLACES.map((place) => `place-unrest ${place} calm`),
    'ruler charles-ix',
    'guise out',
    'navarre out',
    'wed 1',
    'earn virginQueen england',
  ];

  it('V1.20 V1.16 what is entered is kept, what is derived is worked out from it', () => {
    const table = sitting({ cards: FICTIONAL_F, turn: 5 }).enter(...EXAMPLE);
    expect(table.state).toMatchObject({ turn: 5, step: 'play' });
    expect(countOf(table.state.facts)).toBe(27);
    expect(table.score('spain')).toMatchObject({ basic: 14, special: 6, total: 20 });
    expect(table.score('protestant')).toMatchObject({ basic: 6, special: 3, total: 9 });
    expect(table.score('england')).toMatchObject({ basic: null, special: 2, bonus: 1, known: 3 });
    expect(table.score('france').special).toBe(1);
  });

  it('V1.17 a sitting is its entries: it is kept as plain data and read again the same', () => {
    const { state } = sitting({ cards: FICTIONAL_F, turn: 5 }).enter(...EXAMPLE);
    const again = virginQueen.decode(JSON.parse(JSON.stringify(virginQueen.encode(state))));
    expect(again).toEqual(state);
  });
});
