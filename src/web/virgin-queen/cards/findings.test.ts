import { describe, expect, it } from 'vitest';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../../../games/virgin-queen/cards.kit.ts';
import { FAULT_ARGS, WARNING_ARGS } from '../../../games/virgin-queen/cards/fault.ts';
import { LANGUAGES } from '../../../words/index.ts';
import { draftOf, newKey, nextRow, type Draft } from './draft.ts';
import { faultsIn, warningsIn, type Finding } from './findings.ts';
import { openCards } from './opened.ts';
import { findingSentence, rowSentence, trackSentence } from './sentences.ts';

function draftWith(change: (draft: Draft) => void): Draft {
  const draft = draftOf(FICTIONAL_F);
  change(draft);
  return draft;
}

const short = (findings: readonly Finding[]): string[] =>
  findings.map(({ field, code, blank }) => `${field} ${code}${blank ? ' blank' : ''}`);

const faults = (change: (draft: Draft) => void): string[] => short(faultsIn(draftWith(change)));
const warnings = (change: (draft: Draft) => void): string[] => short(warningsIn(draftWith(change)));

describe('what is wrong with a draft', () => {
  it('V9.5 is nothing for what makes a good file', () => {
    for (const file of [undefined, FICTIONAL_F, FICTIONAL_F_MAP])
      expect(short(faultsIn(draftOf(file, 'ours')))).toEqual([]);
    expect(short(faultsIn(draftOf(undefined)))).toEqual(['edition missingText blank']);
  });

  it('V9.5 is found at the field where it was typed', () => {
    expect(
      faults((draft) => {
        draft.tracks.spain.vp[2] = '';
        draft.tracks.spain.vp[3] = '99';
        draft.tracks.france.boxes = '50';
        draft.military.empire = 'many';
        draft.bonus.cyprus = '0';
        draft.startingTotals.england = '1.5';
      }),
    ).toEqual([
      'basicTracks.spain[3] notNumber blank',
      'basicTracks.spain[4] notNumber',
      'basicTracks.france notList',
      'militaryVictoryKeys.empire notNumberOrNull',
      'startingTotals.england notNumber',
      'bonusAmounts.cyprus notNumberOrNull',
    ]);
  });

  it('V9.5 is found in the right row although empty ones stand before it', () => {
    expect(
      faults((draft) => {
        draft.rows.splice(1, 0, nextRow([]), nextRow([]));
        const row = draft.rows[4];
        if (row === undefined) throw new Error('there is no such row');
        row.from = '15';
        row.empire.balanced = '';
        draft.keys.push(newKey(), { ...newKey(), en: 'Prague' }, newKey(), { ...newKey(), en: 'prague' });
      }),
    ).toEqual([
      'protestantSpacesTrack[4].empire.balanced notNumber blank',
      'protestantSpacesTrack[4].from rowOverlaps',
      'keys[3].en keyTwice',
    ]);
  });
});

describe('what may be a slip of the pen in a draft', () => {
  it('V9.5 is found at its field', () => {
    expect(
      warnings((draft) => {
        draft.tracks.spain.vp[2] = '1';
        draft.rows.splice(1, 1, nextRow([]));
        draft.military.france = '11';
        draft.keys.push({ ...newKey(), en: 'Prague' });
        draft.spaces.scotland = '2';
        draft.startingSpaces.scotland = '3';
      }),
    ).toEqual([
      'basicTracks.spain[3] trackDrops',
      'protestantSpacesTrack[2].from rowsHole',
      ...['ottoman', 'spain', 'england', 'france', 'empire', 'protestant'].map(
        (power) => `militaryVictoryKeys.${power} militaryAboveKeys`,
      ),
      'startingProtestantSpaces.scotland startAboveTotal',
    ]);
  });

  it('V9.5 is found while other parts of the draft are still at fault', () => {
    expect(
      warnings((draft) => {
        draft.edition = '';
        draft.tracks.spain.vp[2] = '1';
        draft.tracks.france.vp[0] = 'x';
        draft.tracks.france.vp[3] = '1';
        draft.military.empire = 'x';
        draft.rows.splice(0, 1);
      }),
    ).toEqual(['basicTracks.spain[3] trackDrops', 'protestantSpacesTrack[0].from rowsHole']);
  });
});

describe.each(LANGUAGES)('the form speaks (%s)', (language) => {
  it('V9.5 of everything that can be found, without braces', () => {
    const samples: Readonly<Record<string, number>> = { keys: 3, total: 4, found: 5 };
    for (const [code, names] of Object.entries({ ...FAULT_ARGS, ...WARNING_ARGS })) {
      const args = Object.fromEntries(names.map((name) => [name, samples[name] ?? `<${name}>`]));
      for (const field of ['basicTracks.spain[1]', 'protestantSpacesTrack[0].from', 'edition'])
        for (const blank of [true, false])
          expect(findingSentence(language, { field, code, args, fault: true, blank })).toMatch(
            /^[^{}]+[.?]$/,
          );
    }
  });

  it('V9.6 V9.7 and reads back what was typed, with a question mark for what was not', () => {
    const read = (boxes: string, ...vp: string[]): string => trackSentence(language, { boxes, vp });
    expect(read('3', '1', 'x')).toMatch(/^3 [^\d]+0 [^\d]+1[^\d]+1,[^\d]+2[^\d]+\?,[^\d]+3[^\d]+\?\.$/);
    expect(read('', '1')).not.toMatch(/\d/);
    expect(read('', '1')).toContain('?');
    const row = {
      ...nextRow([]),
      from: '10',
      spain: '7',
      empire: { protestant: '', balanced: '4', catholic: '' },
    };
    const numbers = rowSentence(language, row).match(/\d+|\?/g);
    expect(numbers).toEqual(['10', '?', '7', '?', '?', '?', '4', '?']);
  });

  it('V9.5 of a file that cannot be loaded, a sentence a fault', () => {
    expect(openCards(language, '{')).toEqual({ ok: false, error: 'noJson' });
    const read = openCards(
      language,
      JSON.stringify({ ...FICTIONAL_F, colour: 1, startingTotals: { spain: 99 } }),
    );
    expect(read.ok ? [] : read.error).toEqual([
      expect.stringContaining('startingTotals.spain'),
      expect.stringContaining('colour'),
    ]);
    const many = openCards(language, JSON.stringify({ ...FICTIONAL_F, keys: [1, 2, 3, 4, 5, 6, 7, 8, 9] }));
    expect(many.ok ? [] : many.error).toHaveLength(8);
    expect(openCards(language, JSON.stringify(FICTIONAL_F))).toEqual({ ok: true, value: FICTIONAL_F });
  });
});

it('V9.7 the readback of a card says each number of open boxes once', () => {
  expect(trackSentence('en', { boxes: '3', vp: ['1', '3', ''] }).replaceAll('\u00a0', ' ')).toBe(
    '3 boxes. No box open gives 0 VP, 1 open 1, 2 open 3, 3 open ?.',
  );
  expect(trackSentence('ru', { boxes: '2', vp: ['1', '3'] }).replaceAll('\u00a0', ' ')).toBe(
    '2 ячейки. Без открытых ячеек 0 ПО, с 1 — 1, с 2 — 3.',
  );
});
