import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { action, codeOf, firstArg, kindOf, KINDS, notation, pair, secondArg } from './actions.ts';
import { BLOCK_COUNT, block } from './blocks.ts';
import { area, AREA_COUNT } from './board.ts';
import { CARD_KINDS } from './cards.ts';

const SIZES = { block: BLOCK_COUNT, area: AREA_COUNT, card: CARD_KINDS } as const;

describe('the alphabet', () => {
  const all = notation.alphabet();

  it('holds every kind with every thing it can name, each action once', () => {
    const size = KINDS.reduce(
      (sum, { args }) => sum + args.reduce((product, argument) => product * SIZES[argument], 1),
      0,
    );
    expect(all).toHaveLength(size);
    expect(new Set(all).size).toBe(size);
    expect(new Set(all.map(kindOf))).toEqual(new Set(KINDS.map(({ kind }) => kind)));
  });

  it('is written and read back, each line the one of one action', () => {
    const lines = new Set<string>();
    for (const a of all) {
      const line = notation.write(a);
      expect(notation.read(line), line).toBe(a);
      expect(line).toMatch(/^[a-z0-9-]+( [a-z0-9-]+){0,2}$/);
      lines.add(line);
    }
    expect(lines.size).toBe(all.length);
  });

  it('is taken apart into the ids its sentence needs', () => {
    const parts = (line: string) => notation.parts(notation.read(line) ?? -1);
    expect(parts('card sea-move')).toEqual({ type: 'card', card: 'sea-move' });
    expect(parts('card 3')).toEqual({ type: 'card', card: '3' });
    expect(parts('move wallace fife')).toEqual({ type: 'move', block: 'wallace', area: 'fife' });
    expect(parts('group fife')).toEqual({ type: 'group', area: 'fife' });
    expect(parts('fire douglas')).toEqual({ type: 'fire', block: 'douglas' });
    expect(parts('main england annan')).toEqual({ type: 'main', origin: 'england', via: 'annan' });
    expect(parts('main-norse')).toEqual({ type: 'main-norse' });
    expect(parts('end')).toEqual({ type: 'end' });
  });
});

describe('a line of notation', () => {
  it.each([
    ['card 3', action('card', 0)],
    ['group england', action('group', area('england'))],
    ['move wallace fife', action('move', block('wallace'), area('fife'))],
    ['retreat norse buchan', codeOf('retreat') + pair(block('norse'), area('buchan'))],
    ['  move   wallace\tfife ', action('move', block('wallace'), area('fife'))],
  ])('%j is read', (line, a) => {
    expect(notation.read(line)).toBe(a);
  });

  it.each([
    '',
    ' ',
    'moves',
    'Move wallace fife',
    'move',
    'move wallace',
    'move wallace fife mar',
    'move fife wallace',
    'move wallace wallace',
    'move Wallace fife',
    'move wallace Fife',
    'move 1 2',
    'card',
    'card 4',
    'card fife',
    'card 03',
    'end now',
    'done 1',
    'main fife',
    'main fife angus mar',
    'fire',
    'fire fife',
    'group',
    'group wallace',
    'group __proto__',
    'move constructor fife',
    '__proto__',
    'constructor',
    'toString',
    'main norse',
    'main-norse fife',
    'move wallace,fife',
    'move wallace stewart',
    'home bruce',
    'fire\u0000douglas',
    'card ３',
  ])('%j is none', (line) => {
    expect(notation.read(line)).toBeUndefined();
  });

  it('never throws, and reads only what it would write up to spaces', () => {
    const word = fc.oneof(
      fc.constantFrom('move', 'card', 'main', 'wallace', 'fife', 'annan', 'end', '3', 'truce', 'bruce'),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const line = words.join(' ');
        const a = notation.read(line);
        if (a !== undefined) expect(notation.write(a)).toBe(line.trim().split(/\s+/).join(' '));
      }),
      { numRuns: 2000, seed: 1305 },
    );
  });
});

describe('a packed action', () => {
  it('gives back its kind and what it names', () => {
    const a = action('move', block('moray'), area('teviot'));
    expect([kindOf(a), firstArg(a), secondArg(a)]).toEqual(['move', block('moray'), area('teviot')]);
  });

  it('is none when there is no such kind, or nothing of that name', () => {
    expect(() => kindOf(-1)).toThrow('-1 is no action');
    expect(() => kindOf(KINDS.length << 12)).toThrow('is no action');
    expect(() => notation.write(action('group', 60))).toThrow('there is no area 60');
    expect(() => notation.write(action('fire', 63))).toThrow('there is no block 63');
  });
});
