import { describe, expect, it } from 'vitest';
import { FICTIONAL_F, FICTIONAL_F_MAP, FICTIONAL_F_UNARMED } from '../cards.kit.ts';
import { POWERS, TERRITORIES } from '../powers.ts';
import { cardsOf, NO_CARDS } from './brought.ts';
import { cardFaults } from './faults.ts';
import { boxesOf, rowAt, TRACKS, TYPED_BONUSES, vpOfBoxes } from './file.ts';
import { cardWarnings } from './warnings.ts';

const F = cardsOf(FICTIONAL_F);

describe('the card data of a sitting', () => {
  it('V1.15 are unknown in every part where the table brought none', () => {
    expect(cardsOf(undefined)).toBe(NO_CARDS);
    const unknown = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, null]));
    expect(NO_CARDS).toEqual({
      edition: null,
      note: null,
      checkedBy: null,
      basicTracks: unknown(TRACKS),
      protestantSpacesTrack: null,
      militaryVictoryKeys: unknown(POWERS),
      keys: null,
      territorySpaceTotals: unknown(TERRITORIES),
      startingProtestantSpaces: unknown(TERRITORIES),
      startingTotals: unknown(POWERS),
      bonusAmounts: unknown(TYPED_BONUSES),
    });
  });

  it('V9.6 are null where the file says nothing, and what it says elsewhere', () => {
    const cards = cardsOf({
      schemaVersion: 1,
      edition: 'ours',
      checkedBy: 'Ann and Bob',
      basicTracks: { spain: [0, 1] },
      militaryVictoryKeys: { spain: null, ottoman: 7 },
      territorySpaceTotals: { france: 0 },
      startingTotals: { england: 3 },
      bonusAmounts: { cyprus: 2, piracy: null },
    });
    expect(cards).toMatchObject({ edition: 'ours', note: null, checkedBy: 'Ann and Bob' });
    expect(cards.basicTracks).toMatchObject({ spain: [0, 1], england: null });
    expect(cards.militaryVictoryKeys).toMatchObject({ spain: null, ottoman: 7, france: null });
    expect(cards.territorySpaceTotals).toMatchObject({ france: 0, england: null });
    expect(cards.startingTotals).toMatchObject({ england: 3, spain: null });
    expect(cards.bonusAmounts).toMatchObject({ cyprus: 2, piracy: null, dutchRevolt: null });
  });

  it('V1.6 a list of keys says where they lie and who holds them; an empty one is none', () => {
    const keys = (list: readonly { id: string; en: string; netherlands?: boolean; start?: string }[]) =>
      cardsOf({ schemaVersion: 1, edition: 'ours', keys: list }).keys;
    expect(keys([])).toBeNull();
    expect(
      keys([
        { id: 'a', en: 'A' },
        { id: 'b', en: 'B', netherlands: true, start: 'venice' },
      ]),
    ).toEqual([
      { id: 'a', en: 'A', ru: null, netherlands: false, start: null },
      { id: 'b', en: 'B', ru: null, netherlands: true, start: 'venice' },
    ]);
  });

  it('V9.8 are read once from the same material, and never from a faulty one', () => {
    const material = { schemaVersion: 1, edition: 'ours' };
    expect(cardsOf(material)).toBe(cardsOf(material));
    expect(() => cardsOf({ edition: 'ours' })).toThrow('missingVersion {"field":"schemaVersion"');
    for (const json of [null, 3, 'cards', [], true]) expect(() => cardsOf(json)).toThrow('notAnObject');
  });
});

describe('what the cards say', () => {
  it('V2.1 V2.5 how many boxes a row has; the Protestant row is that outside the Netherlands', () => {
    expect(POWERS.map((power) => boxesOf(F, power))).toEqual([10, 10, 10, 10, 10, 5]);
    expect(POWERS.map((power) => boxesOf(NO_CARDS, power))).toEqual(POWERS.map(() => null));
  });

  it('V2.3 V2.8 the last open box counts: none gives 0, more than there are give the last one', () => {
    expect([-1, 0, 1, 3, 4, 5].map((open) => vpOfBoxes([0, 2, 3, 7, 5], open))).toEqual([0, 0, 2, 7, 5, 5]);
  });

  it('V3.5 V3.9 the row that holds the marker, or none', () => {
    expect([10, 19, 20, 49].map((count) => rowAt(F, count)?.from)).toEqual([10, 10, 20, 40]);
    expect([9, 50].map((count) => rowAt(F, count))).toEqual([undefined, undefined]);
    expect(rowAt(NO_CARDS, 20)).toBeUndefined();
    expect(rowAt(F, 29)).toMatchObject({ spain: 6, england: 2, protestant: 3 });
    expect(rowAt(F, 30)).toMatchObject({ spain: 3, england: 4, protestant: 6 });
    expect(rowAt(F, 25)?.empire).toEqual({ protestant: 1, balanced: 4, catholic: 3 });
  });
});

describe('FICTIONAL-F', () => {
  it.each([
    ['F', FICTIONAL_F],
    ['F without military numbers', FICTIONAL_F_UNARMED],
    ['F with a list of keys', FICTIONAL_F_MAP],
  ])('V11 %s is free of faults and warnings', (_, file) => {
    expect(cardFaults(file)).toEqual([]);
    expect(cardWarnings(cardsOf(file))).toEqual([]);
  });

  it('V11 has military numbers or not, keys or not', () => {
    expect(F.militaryVictoryKeys.spain).toBe(10);
    expect(cardsOf(FICTIONAL_F_UNARMED).militaryVictoryKeys.spain).toBeNull();
    const keys = cardsOf(FICTIONAL_F_MAP).keys ?? [];
    expect([F.keys, keys.length, keys.filter(({ netherlands }) => netherlands).length]).toEqual([
      null,
      18,
      4,
    ]);
  });
});

describe('what looks like a slip of the pen', () => {
  const told = (change: object): string[] =>
    cardWarnings(cardsOf({ ...FICTIONAL_F_MAP, ...change })).map(
      ({ code, args }) => `${code} ${JSON.stringify(args)}`,
    );

  it('V9.5 a drop along a basic track warns', () => {
    expect(told({ basicTracks: { spain: [0, 2, 2, 1, 3, -1] } })).toEqual([
      'trackDrops {"field":"basicTracks.spain[3]","found":1,"before":2}',
      'trackDrops {"field":"basicTracks.spain[5]","found":-1,"before":3}',
    ]);
    expect(told({ basicTracks: { protestantOutsideNetherlands: [0, -1] } })).toEqual([
      'trackDrops {"field":"basicTracks.protestantOutsideNetherlands[1]","found":-1,"before":0}',
    ]);
  });

  const [first, second, third, fourth] = FICTIONAL_F.protestantSpacesTrack;

  it('V9.5 a hole between 10 and 49 warns', () => {
    expect(told({ protestantSpacesTrack: [first, third, fourth] })).toEqual([
      'rowsHole {"field":"protestantSpacesTrack[1].from","from":20,"to":29}',
    ]);
    expect(told({ protestantSpacesTrack: [second] })).toEqual([
      'rowsHole {"field":"protestantSpacesTrack[0].from","from":10,"to":19}',
      'rowsHole {"field":"protestantSpacesTrack[0].to","from":30,"to":49}',
    ]);
  });

  it('V9.5 rows below 10 and above 49 may be there or not', () => {
    const wide = [
      { ...first, from: 3, to: 9 },
      { ...second, from: 10, to: 60 },
    ];
    expect(told({ protestantSpacesTrack: wide })).toEqual([]);
    expect(told({ protestantSpacesTrack: [{ ...first, from: 52, to: 60 }] })).toEqual([
      'rowsHole {"field":"protestantSpacesTrack[0].from","from":10,"to":49}',
    ]);
    expect(told({ protestantSpacesTrack: [{ ...first, from: 0, to: 4 }] })).toEqual([
      'rowsHole {"field":"protestantSpacesTrack[0].to","from":10,"to":49}',
    ]);
  });

  it('V9.5 a military number larger than the key list warns; without a list it cannot', () => {
    expect(told({ militaryVictoryKeys: { spain: 18, france: 19, empire: null } })).toEqual([
      'militaryAboveKeys {"field":"militaryVictoryKeys.france","found":19,"keys":18}',
    ]);
    expect(told({ militaryVictoryKeys: { spain: 40 }, keys: [] })).toEqual([]);
  });

  it('V9.3 more Protestant spaces at the start than spaces warns; of unknown totals nothing is said', () => {
    const starting = { england: 5, scotland: 9, france: 2 };
    expect(
      told({ startingProtestantSpaces: starting, territorySpaceTotals: { england: 4, france: 2 } }),
    ).toEqual(['startAboveTotal {"field":"startingProtestantSpaces.england","found":5,"total":4}']);
  });
});
