import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../../../games/virgin-queen/cards.kit.ts';
import { cardsOf } from '../../../games/virgin-queen/cards/brought.ts';
import { cardFaults } from '../../../games/virgin-queen/cards/faults.ts';
import { boxesIn, copyOf, draftOf, isDraft, newKey, nextRow, wholeIn, type Draft } from './draft.ts';
import { fileOf, idOf, written } from './to-file.ts';

const changed = (material: Json | undefined, change: (draft: Draft) => void): Json => {
  const draft = draftOf(material, 'ours');
  change(draft);
  return fileOf(draft);
};

const EMPTY = { schemaVersion: 1, edition: 'ours' };

describe('card data as they are typed', () => {
  it('V9.4 make the file again that they were read from', () => {
    const whole = {
      ...FICTIONAL_F_MAP,
      checkedBy: 'Ann',
      startingTotals: { england: -1, spain: 0 },
      territorySpaceTotals: { france: 0 },
      bonusAmounts: { cyprus: 2 },
    };
    for (const file of [FICTIONAL_F, FICTIONAL_F_MAP, whole])
      expect(cardsOf(fileOf(draftOf(file)))).toEqual(cardsOf(file));
    expect(JSON.parse(written(fileOf(draftOf(whole))))).toEqual(fileOf(draftOf(whole)));
  });

  it('V9.6 leave out what is blank, and never make it 0', () => {
    expect(fileOf(draftOf(undefined, 'ours'))).toEqual(EMPTY);
    const blanks = changed(undefined, (draft) => {
      draft.note = '  ';
      draft.military.spain = ' ';
      draft.startingTotals.france = '0';
      draft.keys.push(newKey());
      draft.rows.push(nextRow([]));
    });
    expect(blanks).toEqual({ ...EMPTY, startingTotals: { france: 0 } });
  });

  it('V9.7 a row of boxes is as long as is said; one that is wholly blank is unknown', () => {
    const spain = (boxes: string, ...vp: string[]): Json =>
      changed(undefined, (draft) => (draft.tracks.spain = { boxes, vp }));
    const holding = (track: Json) => ({ ...EMPTY, basicTracks: { spain: track } });
    expect(spain('3', '1', ' 2', '+4', '9')).toEqual(holding([0, 1, 2, 4]));
    expect(spain('3', '', ' ')).toEqual(EMPTY);
    expect(spain('', '1', '2')).toEqual(EMPTY);
    expect(spain('3', '1', '', '−2')).toEqual(holding([0, 1, null, -2]));
    expect(spain('2', '1', 'two')).toEqual(holding([0, 1, 'two']));
    for (const boxes of ['0', '41', 'ten', '2.5']) expect(spain(boxes, '1')).toEqual(holding(boxes));
    expect([' 40 ', '41', '0', '', 'x'].map((boxes) => boxesIn({ boxes, vp: [] }))).toEqual([40, 0, 0, 0, 0]);
  });

  it('V9.7 a row of the Protestant Spaces track follows from the one before', () => {
    const draft = draftOf(FICTIONAL_F);
    expect(nextRow(draft.rows)).toMatchObject({ from: '50', to: '', spain: '' });
    expect(nextRow([])).toMatchObject({ from: '', to: '' });
    draft.rows.push(nextRow(draft.rows));
    expect(cardsOf(fileOf(draft))).toEqual(cardsOf(FICTIONAL_F));
    const begun = changed(undefined, (d) => d.rows.push({ ...nextRow([]), to: '19' }));
    const empire = { protestant: null, balanced: null, catholic: null };
    expect(begun).toEqual({
      ...EMPTY,
      protestantSpacesTrack: [{ from: null, to: 19, spain: null, england: null, protestant: null, empire }],
    });
  });

  it('V9.4 a key gets its id from its name, or a number; the one that it had it keeps', () => {
    const file = changed(undefined, (draft) => {
      draft.keys.push(
        { ...newKey(), en: ' São Jorge ', netherlands: true },
        { ...newKey(), ru: 'Прага' },
        newKey(),
        { ...newKey(), ru: 'Вена' },
        { ...newKey(), id: 'key-1', en: 'Old', start: 'venice' },
      );
    });
    expect(file).toEqual({
      ...EMPTY,
      keys: [
        { id: 'sao-jorge', en: 'São Jorge', netherlands: true },
        { id: 'key-2', en: 'Прага', ru: 'Прага' },
        { id: 'key-3', en: 'Вена', ru: 'Вена' },
        { id: 'key-1', en: 'Old', start: 'venice' },
      ],
    });
    expect(cardFaults(file)).toEqual([]);
    expect(['3 Rivers', "L'Aquila", 'x'.repeat(50), '???', 'a---'].map(idOf)).toEqual([
      'rivers',
      'l-aquila',
      'x'.repeat(40),
      '',
      'a',
    ]);
  });

  it('V9.4 any name makes an id that a file takes', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((each) => each.trim() !== '');
    fc.assert(
      fc.property(name, (en) => {
        expect(cardFaults(changed(undefined, (draft) => draft.keys.push({ ...newKey(), en })))).toEqual([]);
      }),
    );
  });

  it('V9.5 a whole number is one however its minus is written', () => {
    expect(['5', ' 12 ', '-3', '−3', '–3', '+3', '007'].map(wholeIn)).toEqual([5, 12, -3, -3, -3, 3, 7]);
    expect(['', '1.5', '1,5', '3 4', '--3', '1e3', '0x1', '?'].map(wholeIn)).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });
});

describe('a draft that the browser kept', () => {
  it('V9.7 is known by its form', () => {
    const draft = draftOf(FICTIONAL_F_MAP);
    expect(copyOf(draft)).toEqual(draft);
    expect(isDraft(copyOf(draft))).toBe(true);
    expect(isDraft(draftOf(undefined))).toBe(true);
    const spoilt: ((draft: Record<string, unknown>) => unknown)[] = [
      (d) => delete d['edition'],
      (d) => (d['edition'] = 5),
      (d) => (d['keys'] = [{ id: 'a' }]),
      (d) => (d['rows'] = {}),
      (d) => (d['tracks'] = { spain: { boxes: '1', vp: ['1'] } }),
      (d) => (d['military'] = null),
    ];
    for (const spoil of spoilt) {
      const other = JSON.parse(JSON.stringify(draft));
      spoil(other);
      expect(isDraft(other)).toBe(false);
    }
    for (const value of [null, undefined, [], 'draft', FICTIONAL_F]) expect(isDraft(value)).toBe(false);
  });
});
