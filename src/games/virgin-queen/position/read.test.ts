import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../cards.kit.ts';
import { commitmentOf } from '../preference.ts';
import { inPublic, scoreOf } from '../score/total.ts';
import { resolve } from '../victory/resolve.ts';
import { standingOf } from '../victory/standing.ts';
import { readPosition, type Position } from './read.ts';
import { pathText } from './reader.ts';

/** The example of V1.20, with the fictional card data. */
const EXAMPLE = {
  turn: 5,
  step: 'play',
  keys: {
    spain: { keys: 8, keysInUnrest: 1 },
    protestant: { netherlands: { keys: 2, keysInUnrest: 0 }, outside: { keys: 1, keysInUnrest: 1 } },
  },
  spaces: {
    england: { protestant: 12, protestantInUnrest: 0 },
    scotland: { protestant: 3, protestantInUnrest: 0 },
    france: { protestant: 9, protestantInUnrest: 2 },
    netherlands: { protestant: 6, protestantInUnrest: 1 },
  },
  places: {
    paris: { controller: 'france', unrest: false },
    prague: { controller: 'empire', unrest: false },
    vienna: { controller: 'empire', unrest: false },
    buda: { controller: 'ottoman', unrest: false },
  },
  people: { rulerOfFrance: 'charles-ix', guiseInParis: false, navarreInParis: false },
  valois: [{ name: 'Elisabeth', married: true, turn: 1 }],
  rebellion: null,
  bonus: [{ id: 1, power: 'england', type: 'virginQueen', amount: 1, turn: 1 }],
  empire: { commitment: 'a'.repeat(64), revealed: null },
  history: [],
} as const;

function read(json: Json, cards: Json | undefined = FICTIONAL_F): Position {
  const position = readPosition(json, cards);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

/** The faults of a position, each as `path: code`. */
function faultsIn(json: Json): string[] {
  const position = readPosition(json, FICTIONAL_F);
  if (position.ok) return [];
  if (position.error.kind === 'cards') return [`cards: ${position.error.fault.code}`];
  return position.error.faults.map(({ path, code, args }) =>
    [`${pathText(path)}: ${code}`, ...(typeof args['reason'] === 'string' ? [args['reason']] : [])].join(' '),
  );
}

/** Who plays a power: the number of the player and the name. */
function seatIn({ seated }: Position['state']['facts'], power: string): string {
  const own = Object.entries(seated).find(([name]) => name === power)?.[1];
  return own === undefined ? '' : `${own.player} ${own.name}`;
}

describe('V1.20 a position in count mode', () => {
  it('is read with its totals; what it leaves out is unknown', () => {
    const { state } = read(EXAMPLE);
    const scored = inPublic(state);
    expect(scoreOf(scored, 'spain')).toEqual({ basic: 14, special: 6, bonus: 0, total: 20, known: 20 });
    expect(scoreOf(scored, 'protestant')).toEqual({ basic: 6, special: 3, bonus: 0, total: 9, known: 9 });
    expect(scoreOf(scored, 'england')).toMatchObject({
      basic: null,
      special: 2,
      bonus: 1,
      total: null,
      known: 3,
    });
    expect(scoreOf(scored, 'france')).toMatchObject({ basic: null, special: 1 });
    expect(state.turn).toBe(5);
    expect(state.bundle).toBeNull();
  });

  it('is read without card data too: special VP are unknown then', () => {
    const position = readPosition(EXAMPLE);
    if (!position.ok) throw new Error('the example is refused');
    expect(scoreOf(inPublic(position.value.state), 'spain')).toMatchObject({ basic: null, special: null });
  });

  it('takes seats, options, allies, typed parts, set-up totals and history', () => {
    const { state } = read({
      turn: 4,
      step: 'vdp',
      options: { neutralMajors: 'included', 'rulings.victoryUnit': 'player' },
      seats: { spain: 'Anna', france: 'Anna', empire: 'neutral' },
      allies: { scotland: 'france' },
      typed: { spain: { basic: 12, special: 3 } },
      startTotals: { spain: 9 },
      history: [{ turn: 3, totals: { spain: 14 }, spaces: 20 }],
    });
    expect(state.facts.seated).toMatchObject({
      spain: { player: 1, name: 'Anna' },
      france: { player: 1, name: 'Anna' },
      empire: { player: 0, name: '' },
    });
    expect(state.terms.rules).toMatchObject({ neutralMajors: 'included', victoryUnit: 'player' });
    expect(scoreOf(inPublic(state), 'spain').total).toBe(15);
    expect(state.start.spain.value).toBe(9);
    expect(state.sheet[0]).toMatchObject({ turn: 3, spaces: 20, lines: { spain: { total: 14 } } });
    expect(state.facts.allies.scotland.value).toBe('france');
  });
});

describe('V1.3 V1.11 what a position says of people', () => {
  it('V1.3 each name is one player, numbered as they come; neutral is none', () => {
    const seats = { spain: 'Anna', france: 'Anna', empire: 'neutral', england: 'Boris', protestant: 'Anna' };
    const { facts } = read({ turn: 1, seats }).state;
    expect(
      ['spain', 'france', 'empire', 'england', 'protestant'].map((power) => seatIn(facts, power)),
    ).toEqual(['1 Anna', '1 Anna', '0 ', '2 Boris', '1 Anna']);
  });

  it('V1.11 a rebellion wants the hits of both sides', () => {
    expect(faultsIn({ turn: 1, rebellion: { spainHits: 5 } })).toEqual(['rebellion: missing']);
    expect(faultsIn({ turn: 1, rebellion: { englandHits: 5 } })).toEqual(['rebellion: missing']);
    expect(faultsIn({ turn: 1, rebellion: { spainHits: 2, englandHits: 0 } })).toEqual([]);
  });
});

describe('E112 a position beyond a limit', () => {
  it('asks the table and wins nothing (V5.3, R6)', () => {
    const spaces = Object.fromEntries(
      ['england', 'scotland', 'france', 'netherlands'].map((territory) => [
        territory,
        { protestant: territory === 'england' ? 9 : 0, protestantInUnrest: 0 },
      ]),
    );
    const { beyond, state } = read({ turn: 2, spaces });
    expect(beyond.won).toEqual([]);
    expect(beyond.unsure.map(({ victory, winner }) => `${winner} ${victory}`)).toEqual([
      'france catholic-religious',
    ]);
    expect(state.step).toBe('play');
  });

  it('R6 what the cards say of the start is no position of play: nothing can have been passed since', () => {
    const listed = { ...FICTIONAL_F_MAP, militaryVictoryKeys: { spain: 7, ottoman: 3 } };
    const started = {
      ...listed,
      startingProtestantSpaces: { england: 20, scotland: 0, france: 0, netherlands: 0 },
    };
    const spaces = { england: { protestant: 9, protestantInUnrest: 0 } };
    const map = [{ id: 'england-1', controller: 'spain', unrest: false }];
    const passed = (json: Json) => {
      const { won, unsure } = read(json, started).beyond;
      return [won, unsure].map((limits) => limits.map(({ victory }) => victory));
    };
    expect(passed({ turn: 2, allies: { scotland: 'none' } })).toEqual([[], []]);
    expect(passed({ turn: 2, allies: { scotland: 'none' }, spaces, map })).toEqual([
      [],
      ['military', 'catholic-religious'],
    ]);
    const ottoman = [{ id: 'england-1', controller: 'ottoman', unrest: false }];
    const neutral = { turn: 2, allies: { scotland: 'none' }, map: ottoman };
    expect(passed(neutral)).toEqual([[], ['military']]);
    expect(passed({ ...neutral, seats: { ottoman: 'neutral' } })).toEqual([[], []]);
  });

  it('tells of a plot that has succeeded: hits are only rolled in play (V5.4)', () => {
    const { beyond } = read({ turn: 2, rebellion: { spainHits: 5, englandHits: 1 } });
    expect(beyond.won.map(({ victory }) => victory)).toEqual(['catholic-rebellion']);
  });
});

describe('E96 a published preference', () => {
  const salt = '00112233445566778899aabbccddeeff';
  const revealed = { turn: 4, preference: 'catholic', salt };

  it('counts when it is what the commitment was made to (V7.9)', () => {
    const { state } = read({
      ...EXAMPLE,
      empire: { commitment: commitmentOf('catholic', salt), revealed },
    });
    expect(scoreOf(inPublic(state), 'empire').special).toBe(3);
  });

  it('is refused where nothing proves it: a commitment wants the salt as well (V7.9)', () => {
    const { salt: _salt, ...unproved } = revealed;
    const commitment = commitmentOf('catholic', salt);
    expect(faultsIn({ ...EXAMPLE, empire: { commitment, revealed: unproved } })).toEqual([
      'empire.revealed: missing',
    ]);
    const onPaper = read({ ...EXAMPLE, empire: { revealed: unproved } });
    expect(scoreOf(inPublic(onPaper.state), 'empire').special).toBe(3);
  });

  it('is refused when it is not (V7.9)', () => {
    expect(
      faultsIn({ ...EXAMPLE, empire: { commitment: commitmentOf('balanced', salt), revealed } }),
    ).toEqual(['empire.revealed.salt: sealBroken']);
  });
});

describe('what is wrong with a position', () => {
  it('names the place, all of them at once', () => {
    expect(
      faultsIn({
        turn: 9,
        trun: 3,
        keys: { spain: { keys: 3, keysInUnrest: 4 }, england: { keys: 'three' } },
        spaces: { france: { protestant: 2, protestantInUnrest: 3 } },
        places: { paris: { controller: 'bavaria', unrest: 'no' } },
        bonus: [{ power: 'spain', type: 'piracy' }, { power: 'spain' }],
        people: [],
      }),
    ).toEqual([
      'trun: unknownField',
      'turn: notInteger',
      'keys.spain.keysInUnrest: refused unrestAboveKeys',
      'keys.england.keys: notInteger',
      'spaces.france.protestantInUnrest: refused unrestAboveSpaces',
      'places.paris.controller: notOneOf',
      'places.paris.unrest: notFlag',
      'people: notObject',
      'bonus[0]: refused amountWanted',
      'bonus[1]: missing',
    ]);
  });

  it('is told of the card data first', () => {
    const position = readPosition({ turn: 1, cards: { schemaVersion: 1 } });
    expect(position.ok).toBe(false);
  });

  it('refuses an amount that is settled otherwise (V4.2)', () => {
    expect(faultsIn({ turn: 1, bonus: [{ power: 'spain', type: 'assassination', amount: 3 }] })).toEqual([
      'bonus[0].amount: refused amountFixed',
    ]);
  });

  it('wants a list of keys for map mode (V1.6)', () => {
    expect(faultsIn({ turn: 1, map: [{ id: 'amsterdam', controller: 'spain', unrest: false }] })).toEqual([
      'map: noCard',
    ]);
  });

  it.each<Json>([null, true, 0, '', 'x', [], [[]]])('says so of %j', (json) => {
    const position = readPosition(json);
    expect(position.ok).toBe(json === null);
  });
});

describe('a verdict on a position', () => {
  it('is that of the phase (V6.6)', () => {
    const typed = Object.fromEntries(
      ['ottoman', 'spain', 'england', 'france', 'empire', 'protestant'].map((power, i) => [
        power,
        power === 'ottoman' ? { basic: 26 } : { basic: 10 + i, special: 1 },
      ]),
    );
    const { state } = read({ turn: 2, step: 'vdp', typed });
    expect(resolve(standingOf(state, inPublic(state)))).toMatchObject({ kind: 'won', victory: 'standard' });
  });
});
