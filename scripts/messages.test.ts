import { describe, expect, it } from 'vitest';
import { compileAll, MessageError, readFile, type Source } from './messages.ts';

const sources = (language: string, texts: Record<string, string>): Map<string, Source> =>
  readFile(`messages/${language}/table.json`, 'table', JSON.stringify(texts));

const compile = (en: Record<string, string>, ru: Record<string, string>): Record<string, string> =>
  compileAll(sources('en', en), sources('ru', ru), []);

const faults = (en: Record<string, string>, ru: Record<string, string>): string => {
  try {
    compile(en, ru);
  } catch (error) {
    if (error instanceof MessageError) return error.message;
    throw error;
  }
  return '';
};

describe('the compiler of messages', () => {
  it('makes a key of the path of the file and the groups in it', () => {
    const found = readFile('cli.json', 'cli', '{ "play": { "about": "Plays." }, "rulings.x": "X" }');
    expect([...found.keys()]).toEqual(['cli.play.about', 'cli.rulings.x']);
  });

  it('types every key with its arguments', () => {
    const modules = compile(
      { plain: 'Hello', greet: 'Hello {name}', steps: '{n, plural, one {# step} other {# steps}}' },
      {
        plain: 'Привет',
        greet: '{name}, привет',
        steps: '{n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',
      },
    );
    expect(modules['arguments.ts']).toContain("readonly 'table.plain': NoArguments;");
    expect(modules['arguments.ts']).toContain("readonly 'table.greet': { readonly name: Value };");
    expect(modules['arguments.ts']).toContain("readonly 'table.steps': { readonly n: number };");
    expect(modules['ru/table.ts']).toContain("import { ru } from '@messageformat/runtime/lib/cardinals';");
    expect(modules['en/table.ts']).toContain(`'table.plain': () => "Hello",`);
  });

  it('lays what a game says in play apart from what the page begins with', () => {
    const said = (language: string): Map<string, Source> =>
      new Map(
        ['web.home', 'web.chess.board', 'chess.name.game', 'chess.news.mate', 'cli.about'].map((key) => [
          key,
          { file: `messages/${language}/x.json`, text: `{side} ${key}` },
        ]),
      );
    const modules = compileAll(said('en'), said('ru'), ['chess']);
    const keysIn = (file: string): string[] =>
      [...(modules[file] ?? '').matchAll(/^ {2}'(.+?)':/gm)].map(([, key]) => key ?? '');
    expect(keysIn('ru/page.ts')).toEqual(['web.home', 'chess.name.game']);
    expect(keysIn('ru/chess.ts')).toEqual(['web.chess.board', 'chess.news.mate']);
    expect(keysIn('ru/cli.ts')).toEqual(['cli.about']);
    expect(modules['parcels.ts']).toContain("'chess': () => import('./en/chess.ts')");
    expect(modules['parcels.ts']).not.toContain('cli');
    expect(modules['all.ts']).toContain("'./ru/cli.ts'");
    expect(modules['none.ts']).not.toContain('import {');
  });

  it('names the file and the key of a message that one language lacks', () => {
    expect(faults({ a: 'A', b: 'B' }, { a: 'А' })).toBe(
      "messages/en/table.json: 'table.b' is missing in 'ru'.",
    );
    expect(faults({ a: 'A' }, { a: 'А', b: 'Б' })).toBe(
      "messages/ru/table.json: 'table.b' is missing in 'en'.",
    );
  });

  it('names arguments that differ', () => {
    expect(faults({ a: '{who} acts' }, { a: 'Ход' })).toBe(
      "messages/en/table.json: 'table.a' has the arguments who, but none in messages/ru/table.json.",
    );
  });

  it('takes sideId, the bare id, for the argument side', () => {
    expect(faults({ a: '{side} acts' }, { a: 'Ход: {sideId, select, english {Англия} other {нет}}' })).toBe(
      '',
    );
  });

  it('asks for every plural form of the language', () => {
    expect(
      faults(
        { a: '{n, plural, one {# step} other {# steps}}' },
        { a: '{n, plural, one {# шаг} other {# шага}}' },
      ),
    ).toBe("messages/ru/table.json: 'table.a' has a plural without few, many.");
  });

  it('names a message that is not well formed, and a file that is no JSON', () => {
    expect(faults({ a: 'A {b' }, { a: 'А' })).toContain("messages/en/table.json: 'table.a' cannot be read:");
    expect(() => readFile('messages/en/x.json', 'x', '{')).toThrow(/^messages\/en\/x\.json: /);
    expect(() => readFile('messages/en/x.json', 'x', '{ "a": 1 }')).toThrow(
      "messages/en/x.json: 'x.a' is neither a text nor a group of texts.",
    );
  });
});
