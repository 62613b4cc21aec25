import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scripted } from './chance.ts';
import { codeOfReason, matchReasonOf, reasonOf } from './entry.ts';
import type { Action, Config, Seat } from './game.ts';
import { BLUE, ledger, type LedgerState, type LedgerView, RED, TABLE } from './ledger.kit.ts';
import { Match } from './match.ts';
import { playRandom, randomPlayer, simulateOne } from './playout.ts';
import { problemCodes } from './problem.ts';
import { writeRecord } from './record.ts';
import { readMatch } from './record-read.ts';
import { isRemark, REMARK_LIMIT, wordless } from './remark.ts';
import { replayMatch } from './replay.ts';
import { seeded } from './seeded.ts';
import { act, toy } from './toy.kit.ts';

const config: Config = { scenario: 'evening', options: {} };

type Ledger = Match<LedgerState, LedgerView>;

function action(line: string): Action {
  const read = ledger.notation.read(line);
  if (read === undefined) throw new Error(line);
  return read;
}

function play(match: Ledger, seat: Seat, line: string, remark?: string): void {
  const played = match.play(seat, action(line), remark);
  if (!played.ok) throw new Error(`${line}: ${played.error.reason.id}`);
}

const opened = (...dice: number[]): Ledger => new Match(ledger, config, scripted(dice));

/** The whole evening, with remarks. */
function evening(): Ledger {
  const match = opened(4, 5, 6);
  play(match, TABLE, 'points red 7');
  play(match, TABLE, 'amend red 8', 'a "key" {1} was forgotten; [see] 2. red');
  play(match, TABLE, 'round', 'начало вечера 👑');
  play(match, RED, 'favour blue');
  play(match, TABLE, 'round');
  play(match, TABLE, 'points blue 8');
  play(match, TABLE, 'round', 'the end');
  return match;
}

describe('a remark', () => {
  it.each(['a', 'a key was forgotten', 'a "b" \\ ; ] {1} 12. x', 'ключ', '👑', 'x'.repeat(REMARK_LIMIT)])(
    'can be %j',
    (text) => {
      expect(isRemark(text)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    ' a',
    'a ',
    'a\u00A0',
    'a\nb',
    'a\rb',
    'a\tb',
    'a\u2028b',
    'a\u0000b',
    'a\u001B[2Jb',
    'a\u0085b',
    'a\u202Eb',
    'half \uD83D',
    'x'.repeat(REMARK_LIMIT + 1),
  ])('cannot be %j', (text) => {
    expect(isRemark(text)).toBe(false);
  });

  it('goes to the game, into the entry and into what is told', () => {
    const match = opened();
    play(match, TABLE, 'amend red 8', 'a key was forgotten');
    expect(match.state.notes).toEqual(['a key was forgotten']);
    expect(match.entries).toEqual([
      { seat: TABLE, action: action('amend red 8'), chance: [], remark: 'a key was forgotten' },
    ]);
    expect(match.toldDuring(BLUE, 1)[0]?.event).toMatchObject({ remark: 'a key was forgotten' });
    expect(Object.keys(evening().entries[0] ?? {})).not.toContain('remark');
  });

  it.each([
    ['amend red 8', undefined, 'remarkWanted'],
    ['amend red 8', '', 'badRemark'],
    ['amend red 8', 'two\nlines', 'badRemark'],
    ['amend red 8', 'x'.repeat(REMARK_LIMIT + 1), 'badRemark'],
    ['round', ' ', 'badRemark'],
    ['points red 8', 'because', 'remarkNotTaken'],
    ['points red 8', '', 'remarkNotTaken'],
    ['amend red 0', undefined, 'same'],
    ['amend red 0', 'because', 'same'],
  ])('is refused by the match: %s with %j: %s', (line, remark, id) => {
    const match = opened(4);
    const refusal = match.refusal(TABLE, action(line), remark);
    expect(refusal?.reason.id).toBe(id);
    expect(match.play(TABLE, action(line), remark)).toEqual({ ok: false, error: refusal });
    expect(match.objection(TABLE, action(line))?.reason.id).toBe(id === 'same' ? id : undefined);
    expect(match.length).toBe(0);
    expect(match.eventCount).toBe(0);
    const code = refusal?.code ?? 0;
    expect(reasonOf(ledger, code)).toEqual(refusal?.reason);
    expect(codeOfReason(ledger, id)).toBe(code);
    expect(codeOfReason(ledger, 'noSuchReason')).toBeUndefined();
    expect(matchReasonOf(code)).toBe(id === 'same' ? undefined : id);
    expect(ledger.why(match.state, TABLE, action(line))).toBe(id === 'same' ? 3 : 0);
  });

  it('is taken by no action of a game that does not speak of remarks', () => {
    const match = new Match(
      toy,
      { scenario: 'short', options: { 'variants.target': 3 } },
      scripted([0, 4, 1, 0]),
    );
    const card = match.legal(0)[0] ?? 0;
    expect(match.refusal(0, card, 'why not')?.reason.id).toBe('remarkNotTaken');
    expect(match.refusal(0, card)).toBeUndefined();
    expect(wordless(toy, act('claim'))).toBeUndefined();
  });

  it('is kept by taking back and playing again, by positions, replays and resuming', () => {
    const match = opened();
    play(match, TABLE, 'points red 7');
    play(match, TABLE, 'amend red 8', 'a key');
    const after = JSON.stringify(match.state);
    expect(match.undo(TABLE)).toMatchObject({ ok: true, value: { remark: 'a key' } });
    expect(match.state.notes).toEqual([]);
    play(match, TABLE, 'amend red 8', 'a key');
    expect(JSON.stringify(match.state)).toBe(after);
    expect(match.position(2).notes).toEqual(['a key']);

    const whole = evening();
    const again = replayMatch(ledger, config, whole.setupChance, whole.entries);
    if (!again.ok) throw new Error(again.error.code);
    expect(again.value.entries).toEqual(whole.entries);
    expect(again.value.state).toEqual(whole.state);
    const resumed = Match.resume(ledger, config, whole.setupChance, whole.entries, whole.known());
    expect(resumed.entries).toEqual(whole.entries);
    expect(resumed.answers()).toEqual(whole.answers());
    expect(resumed.position(3)).toEqual(whole.position(3));
  });

  it('is nothing that a player without words has to find', () => {
    const chance = seeded(1);
    const state = ledger.setup(config, chance);
    expect(playRandom(state, ledger, chance)).toBeGreaterThan(5);
    expect(ledger.faults(state)).toEqual([]);
    const players = [chance, chance, chance].map(randomPlayer);
    expect(simulateOne(ledger, config, players, seeded(2)).steps).toBeGreaterThan(5);
    expect(isRemark(wordless(ledger, action('amend red 3')) ?? '')).toBe(true);
    expect(wordless(ledger, action('round'))).toBeUndefined();
  });
});

const text = `[game "ledger"]
[scenario "evening"]
[engine "1"]
setup {}
1. table points red 7
2. table amend red 8 "a \\"key\\" {1} was forgotten; [see] 2. red"
3. table round "начало вечера 👑" {4}
4. red favour blue
5. table round {5}
6. table points blue 8
7. table round "the end" {6}
result blue points
`;

function changed(from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

describe('a remark in a record', () => {
  it('stands after the action, as a JSON string', () => {
    expect(writeRecord(evening())).toBe(text);
    const read = readMatch([ledger], text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.match.entries).toEqual(evening().entries);
    expect(writeRecord(read.value.match)).toBe(text);
  });

  it.each([
    ['everything on few lines', text.replaceAll('\n', ' ').replace(' result', '\nresult')],
    ['no blank before it', changed('round "the', 'round"the')],
    ['escapes', changed('the end', '\\u0074he end')],
    ['a comment after it', changed('"the end"', '"the end" ; of it\n')],
  ])('may have %s', (_what, record) => {
    const read = readMatch([ledger], record);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(writeRecord(read.value.match)).toBe(text);
  });

  const seat = 'table';
  const round = { seat, action: 'round' };

  it.each([
    [changed(' "a \\"key\\" {1} was forgotten; [see] 2. red"', ''), 6, 10, 'remarkWanted'],
    [changed('red 7', 'red 7 "seven"'), 5, 23, 'remarkNotTaken', { seat, action: 'points red 7' }],
    [changed('"the end"', '""'), 11, 16, 'badRemark', round],
    [changed('"the end"', '" the end"'), 11, 16, 'badRemark', round],
    [changed('"the end"', '"the\\nend"'), 11, 16, 'badRemark', round],
    [changed('"the end"', `"${'x'.repeat(121)}"`), 11, 16, 'badRemark', round],
    [changed('"the end"', '"the end'), 11, 16, 'badString', { found: '"the end {6}' }],
    [changed('"the end"', '"\\x"'), 11, 16, 'badString', { found: '"\\x" {6}' }],
    [changed('"the end"', '"the" "end"'), 11, 22, 'expected', { expected: 'entry', found: '"end" {6}' }],
    [
      changed('"the end" {6}', '{6} "the end"'),
      11,
      20,
      'expected',
      { expected: 'entry', found: '"the end"' },
    ],
    [changed('round "the end"', '"the end"'), 11, 10, 'expected', { expected: 'action' }],
    [changed('favour blue', 'resigns'), 8, 8, 'noResigning', { seat: 'red' }],
  ] as const)('is found where it is wrong: case %#', (record, line, column, code, args?: object) => {
    const read = readMatch([ledger], record);
    expect(read).toMatchObject({ ok: false, error: { line, column, code, args: args ?? {} } });
  });

  it('does not go with giving up', () => {
    const given = '[game "toy"][scenario "short"][engine "1"] setup {0 4 1 0}\n1. red resigns "enough"';
    expect(readMatch([toy], given)).toEqual({
      ok: false,
      error: { line: 2, column: 16, code: 'remarkNotTaken', args: { seat: 'red', action: 'resigns' } },
    });
  });

  it('is read back whatever was said', () => {
    const said = fc.string({ unit: 'binary', minLength: 1, maxLength: REMARK_LIMIT });
    fc.assert(
      fc.property(said, (remark) => {
        const match = opened();
        const taken = match.play(TABLE, action('amend red 8'), remark).ok;
        expect(taken).toBe(isRemark(remark));
        const read = readMatch([ledger], writeRecord(match));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.match.entries).toEqual(match.entries);
      }),
      { numRuns: 1000 },
    );
  });

  it('never makes reading throw, however it was damaged', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('{', '}', '"', '\\', '" "', ';', '\n', '""', ' ', 'resigns', '\\u12'),
    );
    const damage = fc.record({ at: fc.nat(), cut: fc.nat({ max: 8 }), put: piece });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        let damaged = text;
        for (const { at, cut, put } of damages) {
          const place = at % (damaged.length + 1);
          damaged = damaged.slice(0, place) + put + damaged.slice(place + cut);
        }
        const read = readMatch([ledger], damaged);
        if (read.ok) return;
        seen.add(read.error.code);
        expect(problemCodes).toContain(read.error.code);
        expect(read.error.line).toBeLessThanOrEqual(damaged.split('\n').length);
      }),
      { numRuns: 3000 },
    );
    expect(seen.size).toBeGreaterThan(5);
  });
});
