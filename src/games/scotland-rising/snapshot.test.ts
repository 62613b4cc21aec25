import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/game.ts';
import { NO_HEX, readHex } from './hexes.ts';
import { position, type Words } from './position.kit.ts';
import { decode, encode } from './snapshot.ts';
import { EXITED, type State } from './state.ts';

type Fields = Record<string, Json>;

const words: Words = {
  scots: 'S-P1 0504 reduced schiltron, S-Moray 0504 acted, S-A1 0704, S-L1 eliminated',
  english: 'E-K1 0706 disordered, E-P1 exited',
  turn: 9,
  ap: 4,
  event: 3,
  chargeTurn: true,
};

/** A snapshot as it comes back from a file. */
const saved = (s: State): Fields => JSON.parse(JSON.stringify(encode(s))) as Fields;

const spoilt = (changes: Fields): string => {
  try {
    decode({ ...saved(position(words)), ...changes });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
};

const hex = (id: string): number => readHex(id) ?? NO_HEX;

/** The places with the first Scottish pike somewhere else. */
const placed = (...changes: readonly (readonly [unit: number, place: number])[]): Json => {
  const places = [...encode(position(words)).place];
  for (const [unit, place] of changes) places[unit] = place;
  return places;
};

describe('a snapshot', () => {
  it('gives the position back, whatever ground, options and scenario it has', () => {
    for (const each of [
      words,
      { ...words, ground: 'bannockburn' },
      { ...words, ground: { woods: '0101' }, scenario: 'solitaire' },
      { ...words, options: { 'options.events': 'on12', 'rulings.leaderDice': 3 } },
      { phase: 'place-scots', options: { 'options.setup': 'freeform' } },
    ] as const) {
      const s = position(each);
      expect(encode(decode(saved(s)))).toEqual(encode(s));
      expect(decode(saved(s)).stacks).toEqual(s.stacks);
    }
  });

  it('names the options that differ from the defaults, and no others', () => {
    expect(encode(position(words)).options).toEqual({});
    expect(encode(position({ options: { 'rulings.tie': 'scots' } })).options).toEqual({
      'rulings.tie': 'scots',
    });
  });

  it.each<[string, Fields, string]>([
    ['an unknown scenario', { scenario: 'campaign' }, 'scenario'],
    ['an unknown phase', { phase: 'winter' }, 'phase'],
    ['turn 16', { turn: 16 }, "the snapshot's turn should be a whole number from 1 to 15"],
    ['a third side', { side: 2 }, 'side'],
    ['AP beyond all dice', { ap: 21 }, "the snapshot's ap should be a whole number from 0 to 20"],
    ['a flag that is none', { chargeTurn: 1 }, "the snapshot's chargeTurn should be true or false"],
    ['event 13', { event: 13 }, "the snapshot's event should be a whole number from 0 to 12"],
    ['too few units', { place: [] }, "the snapshot's place should be a list of 56 numbers"],
    ['marks that there are not', { marks: new Array<number>(56).fill(32) }, 'from 0 to 31'],
    ['a unit nowhere', { place: placed([0, -1]) }, 'the snapshot has a unit that is nowhere'],
    [
      'a unit beyond the edge',
      { place: placed([0, hex('1701')]) },
      'the snapshot has a unit beyond the edge of the map',
    ],
    ['two units in a hex', { place: placed([0, hex('0704')]) }, 'there is no room for'],
    ['a winner without an ending', { winner: 0 }, "the snapshot's ending does not go with"],
    ['an ending that is none', { winner: 0, ending: 'rain' }, 'ending'],
    ['an end in the middle', { winner: 0, ending: 'points' }, "the snapshot's ending does not go with"],
  ])('is refused where it makes no sense: %s', (_, changes, sentence) => {
    expect(spoilt(changes)).toContain(sentence);
  });

  it('is taken where the same is right', () => {
    expect(spoilt({})).toBe('');
    expect(spoilt({ turn: 15, ap: 20, event: 12 })).toBe('');
    expect(spoilt({ place: placed([0, EXITED]) })).toBe('');
    expect(spoilt({ phase: 'over', winner: 2, ending: 'points', ap: 0 })).toBe('');
  });
});
