import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { nearest } from '../../../core/nearest.ts';
import { FICTIONAL_F_MAP } from '../cards.kit.ts';
import { POWERS, TERRITORIES } from '../powers.ts';
import { cardsOf } from './brought.ts';
import { FAULT_ARGS, MOST_FAULTS, type FaultCode } from './fault.ts';
import { cardFaults } from './faults.ts';
import { CONTROLLERS, TRACKS, TYPED_BONUSES } from './file.ts';
import { cardWarnings } from './warnings.ts';

type Part = Record<string, unknown>;

/** F with every section there is. */
const WHOLE = JSON.stringify({
  ...FICTIONAL_F_MAP,
  checkedBy: 'Nobody',
  territorySpaceTotals: { england: 9, scotland: 8, france: 7, netherlands: 6 },
  startingProtestantSpaces: { england: 3, scotland: 0, france: 2, netherlands: 1 },
  startingTotals: { ottoman: 4, spain: 5, england: -1, france: 0, empire: 2, protestant: 1 },
  bonusAmounts: { piracy: 1, cyprus: null },
});

const written = (material: Json): string[] =>
  cardFaults(material).map(({ code, args }) => `${code} ${JSON.stringify(args)}`);

/** What is wrong with the file when one field of it holds something else; undefined takes the field out. */
const having = (field: string, value: unknown): string[] => {
  const file: Part = { ...JSON.parse(WHOLE), [field]: value };
  return written(JSON.parse(JSON.stringify(file)));
};

const VP = '"least":-5,"most":40';

describe('a card-data file', () => {
  it('V9.4 with every section is free of faults, and so is one that only says which it is', () => {
    expect(written(JSON.parse(WHOLE))).toEqual([]);
    expect(written({ schemaVersion: 1, edition: 'our copy' })).toEqual([]);
  });

  it('V9.4 is an object', () => {
    for (const [json, found] of [
      [null, 'null'],
      [3, '3'],
      ['cards', '\\"cards\\"'],
      [[{}], '[…]'],
      [[], '[]'],
    ] as const)
      expect(written(json)).toEqual([`notAnObject {"found":"${found}"}`]);
  });

  it('V9.4 says its version and edition', () => {
    expect(written({})).toEqual([
      'missingVersion {"field":"schemaVersion","wanted":1}',
      'missingText {"field":"edition","least":1,"most":80}',
    ]);
    expect(having('schemaVersion', '1')).toEqual([
      'notVersion {"field":"schemaVersion","found":"\\"1\\"","wanted":1}',
    ]);
    expect(having('schemaVersion', 2)).toEqual([
      'notVersion {"field":"schemaVersion","found":"2","wanted":1}',
    ]);
  });

  it.each([
    ['edition', 1, 80],
    ['note', 0, 400],
    ['checkedBy', 1, 80],
  ])('V9.4 V9.8 %s is a text of %i to %i characters', (field, least, most) => {
    const wanted = `"least":${least},"most":${most}}`;
    expect(having(field, '🜃'.repeat(most))).toEqual([]);
    expect(having(field, 'x'.repeat(most + 1))).toEqual([
      `notText {"field":"${field}","found":"\\"${'x'.repeat(40)}…\\"",${wanted}`,
    ]);
    expect(having(field, 7)).toEqual([`notText {"field":"${field}","found":"7",${wanted}`]);
    expect(having(field, '')).toEqual(
      least === 0 ? [] : [`notText {"field":"${field}","found":"\\"\\"",${wanted}`],
    );
  });

  it.each([
    'basicTracks',
    'militaryVictoryKeys',
    'territorySpaceTotals',
    'startingProtestantSpaces',
    'startingTotals',
    'bonusAmounts',
  ])('V9.4 %s is an object, and may be left out or empty', (field) => {
    expect(having(field, undefined)).toEqual([]);
    expect(having(field, {})).toEqual([]);
    expect(having(field, null)).toEqual([`notObject {"field":"${field}","found":"null"}`]);
    expect(having(field, [1])).toEqual([`notObject {"field":"${field}","found":"[…]"}`]);
  });

  it.each(['protestantSpacesTrack', 'keys'])('V9.4 %s is a list of objects, and may be left out', (field) => {
    expect(having(field, undefined)).toEqual([]);
    expect(having(field, {})).toEqual([`notList {"field":"${field}","found":"{…}"}`]);
    expect(having(field, [5])).toEqual([`notObject {"field":"${field}[0]","found":"5"}`]);
  });

  it('V9.5 unknown fields are refused, with the known name that is near or all of them', () => {
    expect(having('basicTrack', {})).toEqual([
      'unknownFieldNear {"field":"basicTrack","nearest":"basicTracks"}',
    ]);
    expect(having('Edition', 'ours')).toEqual(['unknownFieldNear {"field":"Edition","nearest":"edition"}']);
    expect(having('basicTracks', { protestant: [0, 1] })).toEqual([
      `unknownField {"field":"basicTracks.protestant","known":${JSON.stringify(TRACKS)}}`,
    ]);
    expect(having('territorySpaceTotals', { ireland: 3 })).toEqual([
      `unknownField {"field":"territorySpaceTotals.ireland","known":${JSON.stringify(TERRITORIES)}}`,
    ]);
    expect(having('keys', [{ id: 'a', en: 'A', nederlands: true }])).toEqual([
      'unknownFieldNear {"field":"keys[0].nederlands","nearest":"netherlands"}',
    ]);
    expect(
      written(JSON.parse('{"schemaVersion":1,"edition":"x","__proto__":{},"constructor":1}')),
    ).toHaveLength(2);
  });

  it(`are told up to ${MOST_FAULTS}, all at once`, () => {
    expect(
      having(
        'keys',
        Array.from({ length: 80 }, () => 0),
      ),
    ).toHaveLength(MOST_FAULTS);
    expect(written({ note: 3, edition: '', keys: {} }).map((fault) => fault.split(' ')[0])).toEqual([
      'missingVersion',
      'notText',
      'notText',
      'notList',
    ]);
  });
});

describe('the basic tracks of a card-data file', () => {
  const spain = (track: unknown): string[] => having('basicTracks', { spain: track });

  it('V9.5 each starts with 0 and has one whole number for each box after it', () => {
    expect(spain([0, 1])).toEqual([]);
    expect(spain([0, -5, 40])).toEqual([]);
    expect(spain([1, 2])).toEqual(['trackStart {"field":"basicTracks.spain[0]","found":"1"}']);
    expect(spain([0, 1, 41, 1.5, '2', null])).toEqual([
      `notNumber {"field":"basicTracks.spain[2]","found":"41",${VP}}`,
      `notNumber {"field":"basicTracks.spain[3]","found":"1.5",${VP}}`,
      `notNumber {"field":"basicTracks.spain[4]","found":"\\"2\\"",${VP}}`,
      `notNumber {"field":"basicTracks.spain[5]","found":"null",${VP}}`,
    ]);
    expect(spain(null)).toEqual(['notList {"field":"basicTracks.spain","found":"null"}']);
  });

  it('V9.4 each has 1 to 40 boxes', () => {
    expect(spain(Array.from({ length: 41 }, () => 0))).toEqual([]);
    const bounds = '"least":2,"most":41';
    expect(spain(Array.from({ length: 42 }, () => 0))).toEqual([
      `trackLength {"field":"basicTracks.spain","found":42,${bounds}}`,
    ]);
    for (const short of [[], [0]])
      expect(spain(short)).toEqual([
        `trackLength {"field":"basicTracks.spain","found":${short.length},${bounds}}`,
      ]);
  });
});

describe('the Protestant Spaces track of a card-data file', () => {
  const empire = { protestant: 1, balanced: 2, catholic: 3 };
  const row = (from: unknown, to: unknown): Part => ({
    from,
    to,
    spain: 0,
    england: 0,
    protestant: 0,
    empire,
  });
  const rows = (...list: unknown[]): string[] => having('protestantSpacesTrack', list);

  it('V9.4 has at least one row, if any is told of', () => {
    expect(rows()).toEqual(['noRows {"field":"protestantSpacesTrack"}']);
  });

  it('V9.4 every row has all its columns, three of them for the Empire', () => {
    const at = 'protestantSpacesTrack[1]';
    expect(rows(row(10, 19), {})).toEqual([
      `missingNumber {"field":"${at}.from","least":0,"most":60}`,
      `missingNumber {"field":"${at}.to","least":0,"most":60}`,
      `missingNumber {"field":"${at}.spain",${VP}}`,
      `missingNumber {"field":"${at}.england",${VP}}`,
      `missingNumber {"field":"${at}.protestant",${VP}}`,
      `missingObject {"field":"${at}.empire"}`,
    ]);
    expect(rows(row(10, 19), { ...row(20, 29), empire: { catholic: null } })).toEqual([
      `missingNumber {"field":"${at}.empire.protestant",${VP}}`,
      `missingNumber {"field":"${at}.empire.balanced",${VP}}`,
      `notNumber {"field":"${at}.empire.catholic","found":"null",${VP}}`,
    ]);
    expect(rows(row(-1, 61))).toEqual([
      'notNumber {"field":"protestantSpacesTrack[0].from","found":"-1","least":0,"most":60}',
      'notNumber {"field":"protestantSpacesTrack[0].to","found":"61","least":0,"most":60}',
    ]);
  });

  it('V9.5 rows are sorted and do not overlap; a row may be for one count alone', () => {
    expect(rows(row(0, 9), row(10, 10), row(11, 60))).toEqual([]);
    expect(rows(row(10, 19), row(19, 29))).toEqual([
      'rowOverlaps {"field":"protestantSpacesTrack[1].from","found":19,"from":10,"to":19}',
    ]);
    expect(rows(row(20, 29), row(10, 19))).toEqual([
      'rowOutOfOrder {"field":"protestantSpacesTrack[1].from","found":10,"from":20,"to":29}',
    ]);
    expect(rows(row(19, 10), row(20, 29))).toEqual([
      'rowBackwards {"field":"protestantSpacesTrack[0].to","found":10,"from":19}',
    ]);
    expect(rows(row(10, 19), row('20', 29), row(15, 40))).toHaveLength(2);
  });
});

describe('the numbers of a card-data file', () => {
  it.each<[string, readonly string[], number, number, boolean]>([
    ['militaryVictoryKeys', POWERS, 1, 40, true],
    ['bonusAmounts', TYPED_BONUSES, 1, 20, true],
    ['startingTotals', POWERS, -5, 40, false],
    ['territorySpaceTotals', TERRITORIES, 0, 60, false],
    ['startingProtestantSpaces', TERRITORIES, 0, 60, false],
  ])('V9.4 %s of %j are whole numbers from %i to %i; null: %s', (field, ids, least, most, takesNull) => {
    const code = takesNull ? 'notNumberOrNull' : 'notNumber';
    for (const id of ids) {
      for (const value of [least, most]) expect(having(field, { [id]: value })).toEqual([]);
      for (const value of [least - 1, most + 1, least + 0.5])
        expect(having(field, { [id]: value })).toEqual([
          `${code} {"field":"${field}.${id}","found":"${value}","least":${least},"most":${most}}`,
        ]);
      expect(having(field, { [id]: null })).toHaveLength(takesNull ? 0 : 1);
      expect(having(field, { [id]: true })).toHaveLength(1);
    }
  });

  it('V4.2 bonus amounts are those of types whose amount is typed', () => {
    expect(having('bonusAmounts', { suezCanal: 2 })).toEqual([
      `unknownField {"field":"bonusAmounts.suezCanal","known":${JSON.stringify(TYPED_BONUSES)}}`,
    ]);
    expect(having('bonusAmounts', { Dutchrevolt: 2 })).toEqual([
      'unknownFieldNear {"field":"bonusAmounts.Dutchrevolt","nearest":"dutchRevolt"}',
    ]);
  });
});

describe('the keys of a card-data file', () => {
  const keys = (...list: unknown[]): string[] => having('keys', list);
  const key = { id: 'prague', en: 'Prague' };

  it('V9.4 each has an id and an English name', () => {
    expect(keys(key)).toEqual([]);
    expect(keys({})).toEqual([
      'missingId {"field":"keys[0].id"}',
      'missingText {"field":"keys[0].en","least":1,"most":60}',
    ]);
    for (const id of ['a', 'a-1', `a${'b'.repeat(39)}`]) expect(keys({ ...key, id })).toEqual([]);
    for (const id of ['', 'A', '1a', 'a_b', 'а', 'a\n', `a${'b'.repeat(40)}`, 5, null])
      expect(keys({ ...key, id })).toMatchObject([expect.stringContaining('notId {"field":"keys[0].id"')]);
    expect(keys({ ...key, ru: '' })).toEqual([
      'notText {"field":"keys[0].ru","found":"\\"\\"","least":1,"most":60}',
    ]);
    expect(keys({ ...key, netherlands: 'yes' })).toEqual([
      'notYesOrNo {"field":"keys[0].netherlands","found":"\\"yes\\""}',
    ]);
  });

  it('V9.5 no id stands twice', () => {
    expect(keys(key, { ...key, id: 'vienna' }, key)).toEqual([
      'keyTwice {"field":"keys[2].id","found":"\\"prague\\"","first":"keys[0].id"}',
    ]);
  });

  it('V9.3 whoever holds one at the start is a power, a minor power, nobody, or not known', () => {
    for (const start of [...CONTROLLERS, null]) expect(keys({ ...key, start })).toEqual([]);
    expect(CONTROLLERS).toHaveLength(12);
    for (const start of ['huguenot', '', 3])
      expect(keys({ ...key, start })).toEqual([
        `notController ${JSON.stringify({
          field: 'keys[0].start',
          found: typeof start === 'string' ? `"${start}"` : String(start),
          known: CONTROLLERS,
        })}`,
      ]);
  });

  it('V9.4 there are at most 60', () => {
    const many = Array.from({ length: 61 }, (_, i) => ({ id: `k${i}`, en: 'K' }));
    expect(keys(...many.slice(1))).toEqual([]);
    expect(keys(...many)).toEqual(['tooManyKeys {"field":"keys","found":61,"most":60}']);
  });
});

describe('a name that is near', () => {
  it('V9.5 is found through slips of a third of its letters, whatever the case', () => {
    const known = ['spain', 'england', 'france'];
    expect(['Spian', 'englnd', 'FRANCE', 'frnace'].map((name) => nearest(name, known))).toEqual([
      'spain',
      'england',
      'france',
      'france',
    ]);
    expect(nearest('', known)).toBeUndefined();
    expect(nearest('x'.repeat(100_000), known)).toBeUndefined();
  });
});

/** Whether every fault has a known code and the arguments that go with it. */
const areKnown = (faults: ReturnType<typeof cardFaults>): boolean =>
  faults.every(({ code, args }) => {
    const names: readonly string[] = Object.hasOwn(FAULT_ARGS, code) ? FAULT_ARGS[code as FaultCode] : [];
    return Object.keys(args).toSorted().join() === names.toSorted().join();
  });

const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)));

type Path = readonly (string | number)[];

/** Every place of a JSON value but the whole: the keys that lead there. */
function placesOf(value: unknown, path: Path = []): Path[] {
  const here = path.length === 0 ? [] : [path];
  if (typeof value !== 'object' || value === null) return here;
  const within: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [...here, ...within.flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

/** A place as faults name it. */
const nameOf = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${key}`)).join('');

/** The file with something else in one place. */
function altered(path: Path, value: Json): Json {
  const file = JSON.parse(WHOLE);
  const parent: unknown = path.slice(0, -1).reduce<unknown>((at, key) => (at as Part)[key], file);
  (parent as Part)[path.at(-1) ?? ''] = value;
  return JSON.parse(JSON.stringify(file));
}

describe('any JSON', () => {
  it('V9.5 has faults of known codes and arguments', () => {
    fc.assert(
      fc.property(json, (value) => {
        const faults = cardFaults(value);
        expect(faults.length).toBeGreaterThan(0);
        expect(areKnown(faults)).toBe(true);
      }),
    );
  });

  it('V9.5 however deep it lies has faults', () => {
    let deep: Json = [];
    for (let i = 0; i < 100_000; i += 1) deep = [deep];
    expect(cardFaults(deep)).toHaveLength(1);
    expect(having('note', null)).toHaveLength(1);
    expect(
      cardFaults({ schemaVersion: 1, edition: 'x', keys: [{ id: deep }], basicTracks: { spain: [0, deep] } }),
    ).toHaveLength(3);
  });

  const places = placesOf(JSON.parse(WHOLE));

  it('V9.5 in one place of a good file has faults that name this place, or is as good', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), json, (path, value) => {
        const material = altered(path, value);
        const faults = cardFaults(material);
        expect(areKnown(faults)).toBe(true);
        // A row that overlaps is named at the later one; an id that stands twice too.
        const list = nameOf(path).replace(/\[.*$/, '');
        for (const { args } of faults) expect(args['field']).toMatch(place(list));
        if (faults.length === 0) cardWarnings(cardsOf(material));
      }),
      { numRuns: 500 },
    );
  });

  it('V9.5 that fits nowhere is named in its very place', () => {
    for (const path of places) {
      const name = nameOf(path);
      const faults = cardFaults(altered(path, [{ nothing: 'of the kind' }]));
      expect(faults.length).toBeGreaterThan(0);
      for (const { args } of faults) expect(args['field']).toMatch(place(name));
    }
  });
});

/** What begins with this path. */
const place = (path: string): RegExp => new RegExp(`^${path.replaceAll(/[[\].]/g, '\\$&')}(?![A-Za-z])`);
