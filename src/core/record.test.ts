import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfig, type ConfigRequest, MATERIAL_LIMIT } from './config.ts';
import type { Json } from './game.ts';
import { Match } from './match.ts';
import { replayMatch } from './replay.ts';
import { expectations, problemCodes } from './problem.ts';
import { isActionText, isName, RECORD_LIMIT, type Tag, writeRecord } from './record.ts';
import { readMatch } from './record-read.ts';
import { parseRecord } from './record-text.ts';
import { scripted } from './chance.ts';
import { seeded } from './seeded.ts';
import { row, type RowState } from './row.kit.ts';
import { act, toy, type ToyState, type ToyView } from './toy.kit.ts';

function matchOf(request: ConfigRequest, seed: number): Match<ToyState, ToyView> {
  const config = checkConfig(toy, request);
  if (!config.ok) throw new Error(config.error.code);
  const match = new Match(toy, config.value, seeded(seed));
  const picks = seeded(seed + 1);
  while (match.deciders().length > 0) {
    const seat = match.deciders()[picks.draw(match.deciders().length, 'seat')] ?? 0;
    const legal = match.legal(seat);
    match.play(seat, legal[picks.draw(legal.length, 'action')] ?? 0);
  }
  return match;
}

const text = `[game "toy"]
[scenario "short"]
[engine "1"]
[option "variants.target" 2]
[players "Anna" "Борис"]
setup {0 4 1 0}
1. red card 6
2. blue card 2
3. red stake 2
4. red swap 1 {0}
5. red roll {5}
result red target
`;

/** The text with one of its parts changed. */
function changed(from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

function errorOf(record: string): unknown {
  const read = readMatch([toy], record);
  return read.ok ? undefined : read.error;
}

describe('writeRecord', () => {
  it('writes what the document shows', () => {
    const config = checkConfig(toy, { scenario: 'short', options: { 'variants.target': 2 } });
    if (!config.ok) throw new Error(config.error.code);
    const match = new Match(toy, config.value, scripted([0, 4, 1, 0, 0, 5]));
    match.play(0, act('card', 6));
    match.play(1, act('card', 2));
    match.play(0, act('stake', 2));
    match.play(0, act('swap', 1));
    expect(writeRecord(match)).not.toContain('result');
    match.play(0, act('roll'));
    expect(writeRecord(match, [{ name: 'players', values: ['Anna', 'Борис'] }])).toBe(text);
  });

  it('writes a draw', () => {
    const config = checkConfig(toy, { scenario: 'short' });
    if (!config.ok) throw new Error(config.error.code);
    const drawn = {
      ...toy,
      deciders: () => [],
      outcome: () => ({ winners: [], kind: 'cards', paragraph: 'T5' }),
    };
    const record = writeRecord(new Match(drawn, config.value, seeded(1)));
    expect(record).toMatch(/\nresult draw cards\n$/);
    expect(readMatch([drawn], record).ok).toBe(true);
  });

  it.each([
    [{ name: 'two words', values: [] }, 'cannot be the name of a tag'],
    [{ name: '1', values: [] }, 'cannot be the name of a tag'],
    [{ name: 'engine', values: ['1'] }, 'written from the match itself'],
    [{ name: 'option', values: [] }, 'written from the match itself'],
    [{ name: 'material', values: ['1'] }, 'written from the match itself'],
    [{ name: 'rating', values: [Number.NaN] }, 'cannot be written'],
  ])('refuses the tag %j', (tag, message) => {
    expect(() => writeRecord(matchOf({ scenario: 'short' }, 1), [tag])).toThrow(message);
  });

  it('is loud about an action that a record cannot hold', () => {
    const odd = { ...toy, notation: { ...toy.notation, write: () => 'card {1}' } };
    const match = new Match(odd, { scenario: 'short', options: {} }, seeded(1));
    match.play(0, match.legal(0)[0] ?? 0);
    expect(() => writeRecord(match)).toThrow("toy: 'card {1}' cannot stand in a record");
  });
});

describe('a record that is read', () => {
  it('leads to the same match and keeps the tags it does not know', () => {
    const read = readMatch([toy], text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.tags).toEqual([{ name: 'players', values: ['Anna', 'Борис'] }]);
    expect(writeRecord(read.value.match, read.value.tags)).toBe(text);
    expect(read.value.match.outcome()).toEqual({ winners: [0], kind: 'target', paragraph: 'T5' });
  });

  it('is the same for every random game and any tags', () => {
    const name = fc.stringMatching(/^[a-z][A-Za-z0-9._-]{0,9}$/).filter((word) => !OWN.includes(word));
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.boolean(), fc.integer(), number());
    const tags = fc.array(fc.record({ name, values: fc.array(value, { maxLength: 3 }) }), { maxLength: 4 });
    const scenario = fc.constantFrom('short', 'long');
    const preset = fc.constantFrom('default', 'upsideDown');
    fc.assert(
      fc.property(fc.nat(), scenario, preset, tags, (seed, scenarioId, presetId, more) => {
        const match = matchOf({ scenario: scenarioId, preset: presetId }, seed);
        const written = writeRecord(match, more);
        const read = readMatch([toy], written);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.match.state).toEqual(match.state);
        expect(read.value.match.config).toEqual(match.config);
        expect(read.value.tags).toEqual(more);
        expect(writeRecord(read.value.match, read.value.tags)).toBe(written);
      }),
    );
  });

  it.each([
    ['everything on few lines', text.replaceAll('\n', ' ').replace(' result', '\nresult')],
    ['everything on one line', text.replaceAll('\n', ' ').replace(/ result.*/, '')],
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    [
      'wide spaces',
      text.replaceAll(' ', '   ').replaceAll('[', '[ ').replaceAll(']', ' ]').replaceAll('{', ' { '),
    ],
    ['comments', `; a fine game\n${text.replaceAll('\n', ' ; 1. red {3} [x]\n')}`],
    ['chance over several lines', text.replace('{0 4 1 0}', '\n{0 4 ; dealt\n1\n0\n}')],
    ['a byte order mark', `\uFEFF${text}`],
    ['an option at its default', changed('[option', '[option "rulings.highWins" true][option')],
    ['no result', changed('result red target\n', '')],
    ['no line end', text.trimEnd()],
    ['a default preset', changed('[option', '[rulings "default"] [option')],
    [
      'a preset with an option on top',
      changed('[option', '[rulings "upsideDown"][option "rulings.highWins" true][option'),
    ],
  ])('may have %s', (_what, record) => {
    const read = readMatch([toy], record);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const kept = writeRecord(read.value.match, read.value.tags);
    expect(kept).toBe(text);
  });

  it('takes the options of a preset', () => {
    const read = readMatch(
      [toy],
      '[game "toy"][scenario "long"][engine "1"][rulings "upsideDown"] setup {0 0 0 0 0 0}',
    );
    expect(read).toMatchObject({ value: { match: { config: { options: { 'rulings.highWins': false } } } } });
  });

  it('plays on with the chance that it is given', () => {
    const open = text.slice(0, text.indexOf('5. red'));
    const read = readMatch([toy], open, scripted([6]));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.match.play(0, act('roll')).ok).toBe(true);
    expect(read.value.match.outcome()?.winners).toEqual([0]);
  });

  it('needs no setup when nothing is drawn', () => {
    const parsed = parseRecord('[game "g"] [scenario "s"] [engine "1"] 1. a b');
    expect(parsed).toMatchObject({ value: { setup: { value: [] }, entries: [{ seat: { value: 'a' } }] } });
  });

  it('finds its game among several', () => {
    const other = { ...toy, id: 'other' };
    expect(readMatch([other, toy], text)).toMatchObject({ value: { match: { game: { id: 'toy' } } } });
  });
});

describe('a mistake in a record', () => {
  const at = (line: number, column: number) => ({ line, column });
  const known = ['red', 'blue'];

  it.each([
    ['', at(1, 1), 'expected', { expected: 'tag', found: '' }],
    ['; nothing\n hello', at(2, 2), 'expected', { expected: 'tag', found: 'hello' }],
    ['[players "Anna"] hello', at(1, 18), 'missingTag', { tag: 'game' }],
    [changed('[scenario "short"]', ''), at(6, 1), 'missingTag', { tag: 'scenario' }],
    [changed('[engine "1"]', ''), at(6, 1), 'missingTag', { tag: 'engine' }],
    [changed('[engine "1"]', '[engine 1]'), at(3, 1), 'badTag', { tag: 'engine' }],
    [changed('[engine "1"]', '[engine]'), at(3, 1), 'badTag', { tag: 'engine' }],
    [changed('[engine "1"]', '[engine "1" "2"]'), at(3, 1), 'badTag', { tag: 'engine' }],
    [
      changed('[option "variants.target" 2]', '[option "variants.target"]'),
      at(4, 1),
      'badTag',
      { tag: 'option' },
    ],
    [changed('[option "variants.target" 2]', '[option 2 2]'), at(4, 1), 'badTag', { tag: 'option' }],
    [changed('[option "variants.target" 2]', '[option "a" 2 3]'), at(4, 1), 'badTag', { tag: 'option' }],
    [changed('[players', '[engine "1"] [players'), at(5, 1), 'repeatedTag', { tag: 'engine' }],
    [
      changed('[players', '[option "variants.target" 2][players'),
      at(5, 1),
      'repeatedTag',
      { tag: 'option variants.target' },
    ],
    [
      changed('[players', '[ "players'),
      at(5, 3),
      'expected',
      { expected: 'tagName', found: '"players "Anna" "Бор' },
    ],
    [changed('"Anna"', 'Anna'), at(5, 10), 'expected', { expected: 'tagValue', found: 'Anna "Борис"]' }],
    [changed('"Anna"', '1e999'), at(5, 10), 'expected', { expected: 'tagValue', found: '1e999 "Борис"]' }],
    [
      changed('"Борис"]', '"Борис"'),
      at(6, 1),
      'expected',
      { expected: 'tagValue', found: 'setup {0 4 1 0}' },
    ],
    ['[game', at(1, 6), 'expected', { expected: 'tagValue', found: '' }],
    [changed('"Борис"]', '"Борис]'), at(5, 17), 'badString', { found: '"Борис]' }],
    [changed('"Борис"', '"\\q"'), at(5, 17), 'badString', { found: '"\\q"]' }],
    [changed('"Борис"]', '"\\'), at(5, 17), 'badString', { found: '"\\' }],
    [changed('setup {0', 'setup 0'), at(6, 7), 'expected', { expected: 'outcome', found: '0 4 1 0}' }],
    [changed('{0 4 1 0}', '{0 4 -1 0}'), at(6, 12), 'expected', { expected: 'outcome', found: '-1 0}' }],
    [changed('{0 4 1 0}', '{0 4 1x 0}'), at(6, 12), 'expected', { expected: 'outcome', found: '1x 0}' }],
    [
      changed('{0 4 1 0}', '{99999999999}'),
      at(6, 8),
      'expected',
      { expected: 'outcome', found: '99999999999}' },
    ],
    [changed('{5}', '{5'), at(12, 1), 'expected', { expected: 'outcome', found: 'result red target' }],
    [`${changed('{5}', '{5').split('result')[0]}`, at(12, 1), 'expected', { expected: 'outcome', found: '' }],
    [changed('setup', 'set up'), at(6, 1), 'expected', { expected: 'entry', found: 'set up {0 4 1 0}' }],
    [changed('3. red', '3 red'), at(9, 1), 'expected', { expected: 'entry', found: '3 red stake 2' }],
    [changed('3. red', '3.red'), at(9, 1), 'expected', { expected: 'entry', found: '3.red stake 2' }],
    [changed('3. red', '4. red'), at(9, 1), 'entryNumber', { expected: 3, found: '4.' }],
    [changed('3. red', '03. red'), at(9, 1), 'entryNumber', { expected: 3, found: '03.' }],
    [changed('1. red', '0. red'), at(7, 1), 'entryNumber', { expected: 1, found: '0.' }],
    [changed('3. red stake 2', '3.'), at(9, 3), 'expected', { expected: 'seat', found: '' }],
    [changed('3. red stake 2', '3. red'), at(9, 7), 'expected', { expected: 'action', found: '' }],
    [
      changed('3. red stake 2', '3. red 4. red swap 1'),
      at(9, 8),
      'expected',
      { expected: 'action', found: '4. red swap 1' },
    ],
    [changed('result red target', 'result'), at(12, 7), 'expected', { expected: 'winners', found: '' }],
    [`${text}6. red roll`, at(13, 1), 'expected', { expected: 'end', found: '6. red roll' }],
    [changed('stake 2', 'stake 2 ]'), at(9, 16), 'expected', { expected: 'entry', found: ']' }],
    [changed('"toy"', '"chess"'), at(1, 1), 'unknownGame', { game: 'chess', known: ['toy'] }],
    [changed('[engine "1"]', '[engine "2"]'), at(3, 1), 'engineVersion', { record: '2', engine: '1' }],
    [
      changed('"short"', '"tiny"'),
      at(2, 1),
      'unknownScenario',
      { scenario: 'tiny', known: ['short', 'long'] },
    ],
    [
      changed('[players', '[rulings "rtt"] [players'),
      at(5, 1),
      'unknownPreset',
      { preset: 'rtt', known: ['default', 'upsideDown'] },
    ],
    [
      changed('variants.target', 'variants.goal'),
      at(4, 1),
      'unknownOption',
      { option: 'variants.goal', known: ['rulings.highWins', 'variants.target'] },
    ],
    [
      changed('"variants.target" 2', '"variants.target" "2"'),
      at(4, 1),
      'badOptionValue',
      { option: 'variants.target', value: '2', allowed: [3, 2, 9] },
    ],
    [changed('2. blue', '2. green'), at(8, 4), 'unknownSeat', { seat: 'green', known }],
    [changed('3. red stake 2', '3. red stake 3'), at(9, 8), 'unknownAction', { action: 'stake 3' }],
    [
      changed('3. red stake 2', '3. red  claim'),
      at(9, 9),
      'refused',
      { seat: 'red', action: 'claim', reason: 'notNow', paragraph: 'T4' },
    ],
    [changed(' {5}', ''), at(11, 12), 'chanceExhausted', { kind: 'die', n: 6, purpose: 'stake' }],
    [
      changed('{5}', '{0}'),
      at(11, 14),
      'chanceOutOfRange',
      { kind: 'die', n: 6, purpose: 'stake', value: 0 },
    ],
    [changed('{5}', '{5  3 1}'), at(11, 17), 'chanceLeftOver', { left: 2 }],
    [changed('{0 4 1 0}', '{0 4 1}'), at(6, 12), 'chanceExhausted', { kind: 'draw', n: 5, purpose: 'deal' }],
    [
      changed('{0 4 1 0}', '{0 4 8 0}'),
      at(6, 12),
      'chanceOutOfRange',
      { kind: 'draw', n: 6, purpose: 'deal', value: 8 },
    ],
    [changed('5. red roll {5}\n', ''), at(11, 8), 'resultTooEarly', { result: 'red target' }],
    [
      changed('result red', 'result blue'),
      at(12, 8),
      'resultDiffers',
      { result: 'blue target', actual: 'red target' },
    ],
    ['x'.repeat(RECORD_LIMIT + 1), at(1, 1), 'tooLarge', { size: RECORD_LIMIT + 1, limit: RECORD_LIMIT }],
  ])('is found: case %#', (record, place, code, args) => {
    expect(errorOf(record)).toEqual({ ...place, code, args });
  });

  it('reports the first of several', () => {
    const two = text.replace('3. red stake 2', '3. red claim').replace('5. red', '5. green');
    expect(errorOf(two)).toMatchObject({ line: 9, code: 'refused' });
  });

  it('takes no long time to find however long the text is', () => {
    for (const filling of ['"', '[', '{', ' ', '1', '\\', '; ', '1. ', 'a ', '\n', '"\\', '[a]', '{1 ']) {
      const long = filling.repeat(400_000 / filling.length);
      for (const before of ['', text, '[game "', `${text.split('result')[0]}6. red `])
        parseRecord(before + long);
    }
  });

  it('has no more than a few words of the text in it', () => {
    const long = changed('3. red stake 2', `3. red ${'x'.repeat(10_000)}`);
    expect(errorOf(long)).toMatchObject({ code: 'unknownAction', args: { action: `${'x'.repeat(100)}…` } });
  });
});

const OWN = ['game', 'scenario', 'engine', 'rulings', 'option', 'material'];

function number() {
  return fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
}

describe('reading never throws', () => {
  const check = (record: string) => {
    const read = readMatch([toy], record);
    if (read.ok) return;
    const { line, column, code, args } = read.error;
    const lines = record.split('\n');
    expect(problemCodes).toContain(code);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    if (code === 'expected') expect(expectations).toContain(args['expected']);
  };

  it('on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), check), { numRuns: 2000 });
    const piece = fc.constantFrom(
      ...'[]{}";\\ \n\t0123456789.'.split(''),
      'game',
      'setup',
      'result',
      'red',
      'card',
      '1.',
      'resigns',
      '"toy"',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
        check,
      ),
      { numRuns: 2000 },
    );
  });

  it('on good records that were damaged', () => {
    const records = Array.from({ length: 20 }, (_, seed) => writeRecord(matchOf({ scenario: 'long' }, seed)));
    const piece = fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom('{', '}', '[', ']', '"', ';', '\n', '99', ' ', 'resigns'),
    );
    const damage = fc.record({ at: fc.nat(), cut: fc.nat({ max: 8 }), put: piece });
    fc.assert(
      fc.property(
        fc.constantFrom(...records),
        fc.array(damage, { minLength: 1, maxLength: 3 }),
        (record, damages) => {
          let damaged = record;
          for (const { at, cut, put } of damages) {
            const place = at % (damaged.length + 1);
            damaged = damaged.slice(0, place) + put + damaged.slice(place + cut);
          }
          check(damaged);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('on records with lines missing, twice or in another order', () => {
    const lines = writeRecord(matchOf({ scenario: 'long' }, 3)).split('\n');
    const some = fc.array(fc.constantFrom(...lines), { maxLength: lines.length + 3 });
    fc.assert(
      fc.property(some, (mixed) => check(mixed.join('\n'))),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(lines), (mixed) => check(mixed.join('\n'))),
      { numRuns: 500 },
    );
  });
});

describe('a record with a resignation', () => {
  const given = changed('5. red roll {5}\nresult red target', '5. blue resigns\nresult red resigned');

  it('is written and read again', () => {
    const read = readMatch([toy], given);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.match.outcome()).toEqual({ winners: [0], kind: 'resigned', paragraph: '' });
    expect(read.value.match.entries.at(-1)).toEqual({ seat: 1, resigns: true });
    expect(writeRecord(read.value.match, read.value.tags)).toBe(given);
  });

  it('is the same wherever somebody gives up', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 60 }), fc.constantFrom(0, 1), (seed, at, seat) => {
        const whole = matchOf({ scenario: 'long' }, seed);
        const match = replayMatch(toy, whole.config, whole.setupChance, whole.entries.slice(0, at));
        if (!match.ok) throw new Error(match.error.code);
        const resigned = match.value.resign(seat);
        expect(resigned === undefined).toBe(at >= whole.length);
        const written = writeRecord(match.value);
        const read = readMatch([toy], written);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.match.entries).toEqual(match.value.entries);
        expect(read.value.match.told(0)).toEqual(match.value.told(0));
        expect(writeRecord(read.value.match)).toBe(written);
      }),
    );
  });

  it.each([
    [given.replace('result red resigned', '6. red roll'), 12, 8, 'afterResignation', { action: 'roll' }],
    [given.replace('5. blue resigns', '5. blue resigns {3}'), 11, 18, 'chanceLeftOver', { left: 1 }],
    [given.replace('5. blue resigns', '5. green resigns'), 11, 4, 'unknownSeat', { seat: 'green' }],
    [given.replace('5. blue resigns', '5. blue resigns now'), 11, 9, 'unknownAction', {}],
    [given.replace('result red', 'result blue'), 12, 8, 'resultDiffers', { actual: 'red resigned' }],
    [text.replace('result red target', '6. blue resigns'), 12, 9, 'resignedTooLate', { seat: 'blue' }],
  ] as const)('is checked as all records are: case %#', (record, line, column, code, args) => {
    expect(errorOf(record)).toMatchObject({ line, column, code, args });
  });
});

describe('a record with material', () => {
  function rowMatch(request: ConfigRequest, seed = 1): Match<RowState, RowState> {
    const config = checkConfig(row, request);
    if (!config.ok) throw new Error(config.error.code);
    const match = new Match(row, config.value, seeded(seed));
    while (match.deciders().length > 0) {
      const [seat = 0] = match.deciders();
      match.play(seat, match.legal(seat)[0] ?? 0);
    }
    return match;
  }

  const brought = `[game "row"]
[scenario "alone"]
[engine "1"]
[option "rulings.dice" false]
[material "[4,2]"]
setup {}
1. red take 1
2. blue take 2
result red points
`;

  it('holds it as JSON text, and only the options that the scenario would not take', () => {
    const options = { 'rulings.dice': false };
    expect(writeRecord(rowMatch({ scenario: 'alone', options, material: [4, 2] }))).toBe(brought);
    expect(writeRecord(rowMatch({ scenario: 'alone' }))).not.toMatch(/option|material/);
  });

  it('leads to the same match, and is written back', () => {
    const kinds = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });
    const scenario = fc.constantFrom('duel', 'alone');
    fc.assert(
      fc.property(kinds, scenario, fc.nat(), (material, scenarioId, seed) => {
        const match = rowMatch({ scenario: scenarioId, material }, seed);
        const read = readMatch([row], writeRecord(match));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.match.config).toEqual(match.config);
        expect(read.value.match.state).toEqual(match.state);
        expect(read.value.tags).toEqual([]);
        expect(writeRecord(read.value.match)).toBe(writeRecord(match));
      }),
    );
  });

  it('keeps any text in it as it is', () => {
    const any: typeof row = { ...row, material: { id: 'row', faults: () => [] }, setup: () => ended };
    const ended = { solo: false, dice: false, tokens: [0], points: [1, 0], turn: 0 };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const material: Json = JSON.parse(JSON.stringify(value));
        const config = checkConfig(any, { scenario: 'duel', material });
        if (!config.ok) throw new Error(config.error.code);
        const read = readMatch([any], writeRecord(new Match(any, config.value, seeded(1))));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.match.config.material).toEqual(material);
      }),
    );
  });

  it('stays within what a record may have however the text has to be written', () => {
    const worst = '\u0000"'.repeat(MATERIAL_LIMIT / 8 - 1);
    const any: typeof row = {
      ...row,
      material: { id: 'row', faults: () => [] },
      setup: () => row.setup(usual, seeded(1)),
    };
    const usual = { scenario: 'duel', options: {} };
    const config = checkConfig(any, { scenario: 'duel', material: worst });
    if (!config.ok) throw new Error(config.error.code);
    expect(writeRecord(new Match(any, config.value, seeded(1))).length).toBeLessThan(RECORD_LIMIT / 16);
  });

  it.each([
    ['"[4,2"', 'badTag', { tag: 'material' }],
    ['[4]', 'expected', { expected: 'tagValue', found: '[4]]' }],
    ['4', 'badTag', { tag: 'material' }],
    ['"[4]" "[2]"', 'badTag', { tag: 'material' }],
    ['"[4]"] [material "[4]"', 'repeatedTag', { tag: 'material' }],
    ['"[]"', 'badMaterial', { fault: 'empty', args: {} }],
    [
      `"[\\"${'x'.repeat(200)}\\"]"`,
      'badMaterial',
      { fault: 'badToken', args: { place: 1, found: `${'x'.repeat(100)}…`, highest: 9 } },
    ],
    [`"${'['.repeat(40)}${']'.repeat(40)}"`, 'materialTooDeep', { limit: 32 }],
    [`"[${'1,'.repeat(40_000)}1]"`, 'materialTooLarge', { size: 80_003, limit: MATERIAL_LIMIT }],
  ])('is refused at its tag: %s', (written, code, args) => {
    const read = readMatch([row], brought.replace('"[4,2]"', written));
    if (read.ok) throw new Error('it was read');
    expect(read.error).toMatchObject({ line: 5, code, args });
    if (code !== 'expected') expect(read.error.column).toBe(code === 'repeatedTag' ? 18 : 1);
  });

  it('is refused by a game that takes none', () => {
    expect(errorOf(changed('[players', '[material "1"][players'))).toEqual({
      line: 5,
      column: 1,
      code: 'materialNotTaken',
      args: {},
    });
  });

  it('takes no long time to find out that it is no JSON, nor overflows', () => {
    for (const filling of ['[', '{\\"a\\":', '1,', '\\\\', '-']) {
      const long = filling.repeat(400_000 / filling.length);
      expect(
        readMatch(
          [row],
          brought.replace('"[4,2]"', () => `"${long}"`),
        ).ok,
      ).toBe(false);
    }
  });
});

describe('what can stand in a record', () => {
  it.each(['card 3', 'pass', 'charge K3 0805>0704', 'a.b 1.5', '1.x'])('as an action: %j', (action) => {
    expect(isActionText(action)).toBe(true);
    const head = '[game "g"] [scenario "s"] [engine "1"] setup {}';
    const parsed = parseRecord(`${head} 1. a ${action} {1} 2. b ${action}`);
    expect(parsed).toMatchObject({
      value: { entries: [{ action: { value: action } }, { action: { value: action } }] },
    });
  });

  it.each(['', ' a', 'a ', 'a  b', 'a\nb', '12.', 'move 3. 4', '{', 'a}', '[x', 'x]', 'a;b', 'say "x"'])(
    'not as an action: %j',
    (action) => {
      expect(isActionText(action)).toBe(false);
    },
  );

  it('as a name: letters, digits, dots, hyphens', () => {
    const names = [
      'a',
      'rulings.heraldNameFirst',
      'hammer-of-the-scots',
      'rulebook-4.0',
      '',
      '1a',
      'a b',
      'é',
      '-',
    ];
    expect(names.map(isName)).toEqual([true, true, true, true, false, false, false, false, false]);
  });

  it('keeps tags as they are', () => {
    const tags: Tag[] = [{ name: 'note', values: ['a "b" \\ ; ] {\n', true, false, -1.5, 1e21, 0] }];
    const read = readMatch([toy], writeRecord(matchOf({ scenario: 'short' }, 1), tags));
    expect(read).toMatchObject({ value: { tags } });
  });
});
