import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectations, problemCodes, type Problem } from '../core/problem.ts';
import { undoRefusals } from '../core/match.ts';
import { LANGUAGES, messageKeys, say, trySay, type Language } from './say.ts';
import { sayProblem } from './words.ts';

/** Every message of a language as it was written. */
function written(language: Language): { key: string; text: string }[] {
  const folder = new URL(`../../messages/${language}/`, import.meta.url);
  const walk = (key: string, value: unknown): { key: string; text: string }[] =>
    typeof value === 'string'
      ? [{ key, text: value }]
      : Object.entries(value ?? {}).flatMap(([name, below]) => walk(`${key}.${name}`, below));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      walk(file.slice(0, -5).replaceAll('/', '.'), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    );
}

/** Messages without words of a language: letters and names that are the same everywhere, keys, lines to type. */
const SAME_EVERYWHERE =
  /(\.name\.letter\.[ABC]|\.name\.preset\.rtt|\.examples|^cli\.play\.enter|^web\.shell\.title)$/;

/** The button that changes the language, and its label, speak to those who read the other one. */
const OTHER_LANGUAGE = ['web.shell.language', 'web.shell.languageLabel'];

/** Lines of the terminal, where spaces are layout. */
const LAYOUT = /^cli\..*(examples|helpText|enter|ask)$/;

/** What is left of a text without its arguments. */
const bare = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

describe('say', () => {
  it('puts arguments into messages, in both languages', () => {
    expect(say('en', 'core.place', { line: 3, column: 14, problem: 'Trouble.' })).toBe(
      'Line 3, column 14: Trouble.',
    );
    expect(say('ru', 'core.place', { line: 3, column: 14, problem: 'Беда.' })).toBe(
      'Строка 3, позиция 14: Беда.',
    );
  });

  it.each([
    [1, 'Остался 1 лишний исход:', '1 outcome is'],
    [2, 'Осталось 2 лишних исхода:', '2 outcomes are'],
    [5, 'Осталось 5 лишних исходов:', '5 outcomes are'],
    [21, 'Остался 21 лишний исход:', '21 outcomes are'],
    [112, 'Осталось 112 лишних исходов:', '112 outcomes are'],
  ])('counts %i rightly', (left, russian, english) => {
    expect(say('ru', 'core.problem.chanceLeftOver', { left })).toContain(russian);
    expect(say('en', 'core.problem.chanceLeftOver', { left })).toContain(english);
  });

  it('throws when an argument is missing, and knows no message of a wrong key', () => {
    expect(() => trySay('en', 'core.place', { line: 3 })).toThrow('column');
    expect(trySay('en', 'core.nothing')).toBeUndefined();
  });
});

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const messages = written(language);

  it('are all compiled: run `npm run messages` when this fails', () => {
    expect(messages.map(({ key }) => key).toSorted()).toEqual(messageKeys('en').toSorted());
  });

  it('have no empty text, no double space and no space at an end', () => {
    const untidy = messages.filter(({ text }) => text === '' || text !== text.trim() || text.includes('  '));
    expect(untidy.filter(({ key }) => !LAYOUT.test(key))).toEqual([]);
  });

  it('use typographic quotes and apostrophes', () => {
    expect(messages.filter(({ text }) => /["']/.test(text))).toEqual([]);
  });

  it('are written in the script of the language', () => {
    const script = language === 'ru' ? /[А-Яа-яЁё]/ : /[A-Za-z]/;
    const own = messages.filter(({ key }) => !OTHER_LANGUAGE.includes(key));
    const spoken = own.filter(({ key, text }) => /\p{L}/u.test(bare(text)) && !SAME_EVERYWHERE.test(key));
    expect(spoken.filter(({ text }) => !script.test(bare(text)))).toEqual([]);
    const cyrillic = language === 'en' ? own.filter(({ text }) => /[А-Яа-яЁё]/.test(text)) : [];
    expect(cyrillic).toEqual([]);
  });

  it('offer the other language in its own words', () => {
    const offers = messages.filter(({ key }) => OTHER_LANGUAGE.includes(key));
    expect(offers).toHaveLength(OTHER_LANGUAGE.length);
    for (const { text } of offers) expect(text).toMatch(language === 'en' ? /[А-Яа-яЁё]/ : /[A-Za-z]/);
  });

  it('end their sentences', () => {
    const sentences = messages.filter(({ key }) => /\.(reason|news|prompt|waiting|values|undo)\./.test(key));
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter(({ text }) => !/[.?}]$/.test(text))).toEqual([]);
  });

  it('have words for everything that can be wrong with a record or a configuration', () => {
    const args = {
      scenario: 'x',
      known: ['a', 'b'],
      preset: 'x',
      option: 'x',
      value: null,
      allowed: [true, 2],
      size: 5,
      limit: 4,
      expected: 'seat',
      found: 'x',
      tag: 'x',
      game: 'x',
      record: '1',
      engine: '2',
      seat: 'english',
      action: 'x',
      reason: 'x',
      paragraph: 'H1',
      kind: 'draw',
      n: 3,
      purpose: 'levy',
      fault: 'x',
      args: {},
      left: 2,
      result: 'x',
      actual: 'y',
    };
    for (const code of problemCodes) {
      const text = sayProblem(language, { code, args });
      expect(text, code).not.toMatch(/[{}]|undefined/);
    }
    for (const expected of expectations) {
      expect(sayProblem(language, { code: 'expected', args: { expected, found: '' } })).toContain(
        trySay(language, `core.expectation.${expected}`) ?? '?',
      );
    }
    for (const refusal of undoRefusals) expect(say(language, `core.undo.${refusal}`)).not.toBe('');
  });
});

describe('problems in words', () => {
  const problems: [Problem, string, string][] = [
    [
      { code: 'unknownScenario', args: { scenario: 'bravehart', known: ['braveheart', 'campaign'] } },
      'There is no scenario “bravehart”. There are: braveheart, campaign.',
      'Нет такого сценария: «bravehart». Есть: braveheart, campaign.',
    ],
    [
      { code: 'expected', args: { expected: 'outcome', found: 'x' } },
      'Here should stand an outcome of chance, or the closing brace, but there is “x”.',
      'Здесь должно стоять другое (случайный исход или закрывающая скобка), а стоит «x».',
    ],
    [
      { code: 'chanceExhausted', args: { kind: 'draw', n: 7, purpose: 'levy' } },
      'An outcome is missing: one of 7 for “levy”.',
      'Не хватает случайного исхода: жребий, вариантов — 7, для «levy».',
    ],
    [
      { code: 'chanceLeftOver', args: { left: 3 } },
      '3 outcomes are left over: nothing asked for them.',
      'Осталось 3 лишних исхода: о них никто не спросил.',
    ],
  ];
  it.each(problems)('%j', (problem, english, russian) => {
    expect(sayProblem('en', problem)).toBe(english);
    expect(sayProblem('ru', problem)).toBe(russian);
  });
});
