import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/game.ts';
import { FICTIONAL_F_MAP } from './cards.kit.ts';
import { sitting, type Sitting } from './position.kit.ts';
import { decode, encode } from './snapshot.ts';

const stored = (table: Sitting): Json => JSON.parse(JSON.stringify(encode(table.state)));

/** The snapshot with the field at this path, such as 'empire.salt', set to something else; left out by undefined. */
function changed(json: Json, path: string, value: Json | undefined): Json {
  const [name = '', ...rest] = path.split('.');
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const { [name]: old, ...others } = json as Record<string, Json>;
  if (rest.length > 0) return { ...others, [name]: changed(old ?? null, rest.join('.'), value) };
  return value === undefined ? others : { ...others, [name]: value };
}

const SITTINGS: readonly (readonly [name: string, make: () => Sitting])[] = [
  ['new', () => sitting()],
  [
    'with cards, options and a list of keys',
    () =>
      sitting({
        scenario: 'tournament',
        cards: FICTIONAL_F_MAP,
        options: { 'rulings.finalTie': 'ask' },
      }).enter('ally scotland france', 'hold 1 spain', 'hold-unrest 1 unrest'),
  ],
  ['with a sealed preference', () => sitting().empire('prefer catholic')],
  ['halted at a victory within an action', () => sitting().enter('action', 'rebellion 5 0')],
  ['in the phase', () => sitting({ turn: 5 }).nothingAwarded().scores({}, 3).enter('victory-phase', 'go-on')],
  [
    'with a sheet',
    () =>
      sitting({ turn: 2 })
        .nothingAwarded()
        .scores({}, 3)
        .walk()
        .note('amend 2 spain 4', 'a key was forgotten'),
  ],
  [
    'with a sheet written by hand, in any order',
    () => sitting({ turn: 3 }).recorded(2, { protestant: 3, spain: 4 }).recorded(1, { spain: 3, ottoman: 9 }),
  ],
  [
    'with a bonus log and a wedding',
    () =>
      sitting()
        .note('wed 1', 'Elisabeth')
        .enter('earn cyprus ottoman 3', 'cyprus-lost')
        .note('void 1', 'wrong'),
  ],
  ['over', () => sitting().empire('prefer catholic').enter('stop', 'yes').empire('open-seal')],
];

describe('a sitting as plain data', () => {
  it.each(SITTINGS)('comes back the same: %s', (_, make) => {
    const table = make();
    expect(decode(stored(table))).toEqual(table.state);
    expect(JSON.stringify(encode(decode(stored(table))))).toBe(JSON.stringify(encode(table.state)));
  });

  it.each<[path: string, value: Json | undefined, message: string]>([
    ['turn', 8, 'turn'],
    ['turn', undefined, 'turn'],
    ['step', 'supper', 'step'],
    ['scenario', 'picnic', 'scenario'],
    ['options', { 'rulings.finalTie': 'sulk' }, 'options'],
    ['cards', undefined, 'cards'],
    ['cards', { schemaVersion: 9 }, 'cards'],
    ['facts.ruler.value', 'ann', 'facts.ruler.value'],
    ['facts.royals', [], 'facts.royals'],
    ['facts.keys.spain.held.value', 41, 'facts.keys.spain.held.value'],
    ['facts.seated.spain.name', 'x'.repeat(121), 'facts.seated.spain.name'],
    ['empire.keeping', 'shouted', 'empire.keeping'],
    ['sheet', [{ turn: 1 }], 'sheet[0]'],
    ['result', { victory: 'luck' }, 'result'],
  ])('is refused with a sentence that names the place: %s', (path, value, message) => {
    const json = changed(stored(sitting()), path, value);
    expect(() => decode(json)).toThrow(message);
  });

  it('a list of keys has a line for each key of its cards', () => {
    const json = changed(stored(sitting({ cards: FICTIONAL_F_MAP })), 'facts.map', []);
    expect(() => decode(json)).toThrow('facts.map');
  });
});
