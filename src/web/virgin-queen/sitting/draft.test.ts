import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../../core/config.ts';
import { queen, virginQueen } from '../../../games/index.ts';
import {
  firstEntries,
  freshDraft,
  isDraft,
  joinedTurn,
  MOST_PLAYERS,
  optionsOf,
  playerEntry,
  turnsOf,
  usualPowers,
  type Draft,
} from './draft.ts';

const draft = (change: Partial<Draft> = {}): Draft => ({ ...freshDraft(), ...change });

describe('who plays what before a sitting', () => {
  it('V1.3 six players hold a power each', () => {
    expect(Object.values(usualPowers(6))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([2, 3, 4, 5])(
    'V10 R22 among %i players the powers that nobody plays are the neutral ones',
    (players) => {
      const powers = usualPowers(players);
      expect(queen.POWERS.filter((power) => powers[power] === 'neutral')).toEqual(queen.neutralWith(players));
    },
  );

  it.each([2, 3, 4, 5, 6])('V10 R23 each of %i players holds a power', (players) => {
    const held = new Set(Object.values(usualPowers(players)).filter((each) => each !== 'neutral'));
    expect([...held].toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
  });
});

describe('the first entries', () => {
  it('are none where the sitting knows it all', () => {
    expect(firstEntries(draft())).toEqual([]);
  });

  it('name the players of all their powers', () => {
    const names = ['Anna', ' Boris  Godunov '];
    const rest = Array.from({ length: MOST_PLAYERS - 2 }, () => '');
    const entries = firstEntries(
      draft({ players: 2, powers: usualPowers(2), names: [...names, ...rest], joined: 3 }),
    );
    expect(entries).toEqual([
      { line: 'turn 3' },
      { line: 'player spain 1', remark: 'Anna' },
      { line: 'player england 2', remark: 'Boris Godunov' },
      { line: 'player france 1', remark: 'Anna' },
      { line: 'player protestant 2', remark: 'Boris Godunov' },
    ]);
  });

  it('are lines that the umpire reads, whoever plays what', () => {
    for (const power of queen.POWERS) {
      for (const playing of ['neutral', 1, 2, 3, 4, 5, 6] as const)
        expect(virginQueen.notation.read(playerEntry(power, playing, '').line)).toBeDefined();
    }
  });

  it('V10 R22 a neutral power has no name', () => {
    expect(playerEntry('empire', 'neutral', 'Anna')).toEqual({ line: 'player empire neutral' });
  });
});

describe('the frame of the game', () => {
  it.each([
    ['campaign', 1, 7],
    ['tournament', 3, 6],
    ['custom', 2, 5],
  ] as const)(
    'V1.4 %s runs from turn %i to turn %i, for the page and for the umpire',
    (scenario, first, last) => {
      const made = draft({ scenario, firstTurn: 2, lastTurn: 5 });
      expect(turnsOf(made)).toEqual({ first, last });
      const config = checkConfig(virginQueen, { scenario, preset: 'default', options: optionsOf(made) });
      if (!config.ok) throw new Error(config.error.code);
      const chance = { die: () => 1, draw: () => 0 };
      const { terms } = virginQueen.setup(config.value, chance);
      expect([terms.firstTurn, terms.lastTurn]).toEqual([first, last]);
    },
  );

  it('a game is joined after its first turn and within its last', () => {
    expect(joinedTurn(draft({ scenario: 'tournament', joined: 3 }))).toBeNull();
    expect(joinedTurn(draft({ scenario: 'tournament', joined: 4 }))).toBe(4);
    expect(joinedTurn(draft({ scenario: 'tournament', joined: 7 }))).toBeNull();
  });
});

describe('a draft that was kept', () => {
  it('is read again', () => {
    expect(isDraft(JSON.parse(JSON.stringify(draft({ joined: 2, cards: { edition: 'ours' } }))))).toBe(true);
  });

  it.each([
    null,
    [],
    { ...freshDraft(), scenario: 'siege' },
    { ...freshDraft(), players: 7 },
    { ...freshDraft(), names: ['Anna'] },
    { ...freshDraft(), powers: { spain: 1 } },
    { ...freshDraft(), firstTurn: 0 },
  ])('is not read when it is none: %j', (value) => {
    expect(isDraft(value)).toBe(false);
  });
});
