import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../../games/virgin-queen/cards.kit.ts';
import { virginQueen } from '../../games/index.ts';
import { words, type Language, type Words } from '../../words/index.ts';
import { Fault } from '../fault.ts';
import { plainPaints, type Terminal } from '../terminal.ts';
import { readData } from './data-file.ts';
import { printReport, printShort } from './print.ts';
import { reportOn, type Report } from './report.ts';
import { sourceIn, type Source } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'schiltron-score-'));
const ROOT = join(import.meta.dirname, '..', '..', '..');

afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const cards = file('cards.json', JSON.stringify(FICTIONAL_F));

/** The position that the page about the file shows. */
function documented(): string {
  const page = readFileSync(join(ROOT, 'docs', 'score-file.md'), 'utf8');
  return /```yaml\n([\s\S]+?)```/.exec(page)?.[1] ?? '';
}

/** The lines after one, up to another. */
function between(lines: readonly string[], from: string, to: string): string[] {
  const at = lines.indexOf(from) + 1;
  return lines.slice(at, lines.indexOf(to, at));
}

type Print = (terminal: Terminal, spoken: Words, source: Source, report: Report) => void;

/** Prints the short text alone. */
const short: Print = (terminal, spoken, _, report) => printShort(terminal, spoken, report);

/** Everything that the command prints of a file. */
function printed(
  path: string,
  material?: string,
  language: Language = 'en',
  print: Print = printReport,
): string[] {
  const lines: string[] = [];
  const terminal: Terminal = {
    language,
    width: 100,
    isScreen: false,
    paint: plainPaints,
    print: (text = '') => lines.push(text),
    write: (text) => lines.push(text),
    clear: () => undefined,
  };
  const source = sourceIn(language, path, material);
  print(terminal, words(language, virginQueen), source, reportOn(source));
  return lines;
}

/** The sentence with which a file is refused. */
function refused(path: string, language: Language = 'en'): string {
  try {
    sourceIn(language, path, undefined);
  } catch (error) {
    if (error instanceof Fault) return error.message.replaceAll(`${folder}/`, '');
    throw error;
  }
  return '';
}

describe('schiltron score', () => {
  it('prints the documented position: totals, where they come from with lines and paragraphs, alarms, verdict', () => {
    const text = printed(file('position.yaml', documented())).join('\n');
    expect(text).toMatch(/^Turn 5\. Protestant spaces: 27\./);
    expect(text).toMatch(/Ottoman +14 +0 +0 +14\n/);
    expect(text).toMatch(/Spain +\? +\? +2 +2 \+ \?\n/);
    expect(text).toContain('Keys: 8 (V2.1) (lines 8)');
    expect(text).toContain('Valois Elisabeth, married in turn 1');
    expect(text).toContain('Paris would give 2 VP');
    expect(text).toContain('The Victory Determination Phase finds:');
  });

  it('knows the card data that lie beside it', () => {
    const text = printed(file('position.yaml', documented()), cards).join('\n');
    expect(text).toMatch(/Spain +14 +6 +2 +22\n/);
    expect(text).toMatch(/Protestant +6 +3 +0 +9\n/);
  });

  it('reads JSON, and a record, in Russian too', () => {
    const json = file('position.json', '{"turn": 2, "typed": {"spain": {"basic": 26, "special": 0}}}');
    expect(printed(json).join('\n')).toMatch(/Spain +26 +0 +0 +26\n/);
    const record = join(ROOT, 'test', 'records', 'virgin-queen', 'tournament-spain-standard.txt');
    expect(printed(record).at(-1)).toMatch(/^Standard victory with \d+ VP\. Winner: Spain\. \(V6\.6\)$/);
    expect(printed(record, undefined, 'ru').at(-1)).toMatch(/Испания.*\(V6\.6\)$/);
  });

  it('V13.2 says what would bring the leader down', () => {
    const spaces = ['england', 'scotland', 'france', 'netherlands'].map(
      (territory, i) => `  ${territory}: { protestant: ${i === 0 ? 45 : 0}, protestantInUnrest: 0 }`,
    );
    const held = { ottoman: 8, spain: 0, england: 0, france: 5, empire: 0 };
    const rows = Object.entries(held).map(
      ([power, keys]) => `  ${power}: { keys: ${keys}, keysInUnrest: 0 }`,
    );
    const none = '{ keys: 0, keysInUnrest: 0 }';
    const lines = ['turn: 2', 'spaces:', ...spaces, 'valois: []', 'keys:', ...rows];
    const path = file(
      'leader.yaml',
      [...lines, `  protestant: { netherlands: ${none}, outside: ${none} }`].join('\n'),
    );
    expect(between(printed(path, cards), 'To bring the leader down', '')).toEqual([
      '  On top with 16 VP: Ottoman.',
      '  3 open keys lost or in unrest: 10 VP, level with France.',
      '  4 open keys lost or in unrest: 8 VP, behind France (10).',
      '  France takes 2 open keys: 12 VP, behind France (14).',
    ]);
    expect(printed(path, cards, 'ru')).toContain('  Впереди, 16 ПО: Оттоман.');
    expect(printed(path).join('\n')).not.toContain('To bring the leader down');
  });

  it('V13.10 prints the standing as a short text', () => {
    const path = file('position.yaml', documented());
    const text = printed(path, cards, 'en', short);
    expect(text[0]).toBe('Virgin Queen, turn 5 of 7');
    expect(text).toContain('1. Spain: 22 VP (basic 14, special 6, bonus 2)');
    expect(text).toContain('Protestant spaces: 27');
    expect(text.at(-2)).toBe('If the phase came now:');
    expect(printed(path, cards, 'ru', short)[0]).toBe('«Королева-девственница», ход 5 из 7');
  });

  it('V5.8 tells of an instant victory that a record has come to and nobody has confirmed', () => {
    const head = ['[game "virgin-queen"]', '[scenario "campaign"]', '[engine "1"]', 'setup {}'];
    const plot = file('plot.txt', [...head, '1. table rebellion 5 1', ''].join('\n'));
    expect(between(printed(plot), 'Won at once:', 'If the turn ended now:')).toEqual([
      '  The Gunpowder Plot has succeeded: Spain 5 hits, England 1. Winner: Spain. (V5.4)',
    ]);
    expect(printed(plot, undefined, 'en', short).filter((line) => line.includes('Plot'))).toHaveLength(1);
    const spaces = ['england', 'scotland', 'france', 'netherlands'].flatMap((territory, i) => [
      `${2 * i + 1}. table spaces ${territory} ${i === 0 ? 50 : 0}`,
      `${2 * i + 2}. table spaces-unrest ${territory} 0`,
    ]);
    const beyond = printed(file('beyond.txt', [...head, ...spaces, ''].join('\n'))).join('\n');
    expect(beyond).toContain('Beyond a limit.');
    expect(beyond).not.toContain('Won at once');
    expect(printed(join(folder, 'beyond.txt'), undefined, 'en', short).join('\n')).toContain(
      'Beyond a limit.',
    );
  });

  it('R12 V13.4 a military victory that the phase would find comes before VP', () => {
    const lines = ['turn: 2', 'options: { militaryTiming: victory-phase }', 'keys:'];
    const path = file('arms.yaml', [...lines, '  spain: { keys: 10, keysInUnrest: 0 }'].join('\n'));
    expect(printed(path, cards).at(-1)).toBe('  Spain: enough keys for a military victory.');
  });

  it('tells of a limit that only the table can judge (V5.3, R6)', () => {
    const spaces = ['england', 'scotland', 'france', 'netherlands'].map(
      (territory, i) => `  ${territory}: { protestant: ${i === 0 ? 50 : 0}, protestantInUnrest: 0 }`,
    );
    const text = printed(file('limit.yaml', ['turn: 2', 'spaces:', ...spaces].join('\n'))).join('\n');
    expect(text).toContain('Beyond a limit.');
    expect(text).toMatch(/Protestant religious victory.*\(V5\.1\)/);
  });

  it('never tells what the Empire keeps secret (V7.8)', () => {
    const record = ['[game "virgin-queen"]', '[scenario "campaign"]', '[engine "1"]', 'setup {}'];
    const salt = `{${Array.from({ length: 16 }, (_, i) => i).join(' ')}}`;
    const of = (preference: string) =>
      printed(
        file(`${preference}.txt`, [...record, `1. empire prefer ${preference} ${salt}`, ''].join('\n')),
      );
    expect(of('catholic')).toEqual(of('protestant'));
  });

  it('names the line of what is wrong, all at once', () => {
    const path = file(
      'bad.yaml',
      'turn: 5\nkeys:\n  spain: { keys: 3, keysInUnrest: 4 }\nplaces:\n  paris: { controller: bavaria }\ntrun: 3\n',
    );
    const lines = refused(path).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'bad.yaml:6:1:',
      'bad.yaml:3:21:',
      'bad.yaml:5:12:',
    ]);
    expect(lines[1]).toContain('More keys would be in unrest than there are.');
    expect(lines[2]).toContain('it should be one of: ottoman, spain');
  });

  it('names the line where a text is no data, and says so of other files', () => {
    expect(refused(file('none.yaml', 'turn: 5\n keys: [\n'))).toMatch(
      /^none\.yaml:1:7: This is neither YAML nor JSON/,
    );
    expect(refused(file('none.json', '{"turn": 5,\n "keys": {]}'), 'ru')).toMatch(/^none\.json:2:\d+: /);
    expect(refused(cards)).toContain('--material');
    const hammer = join(ROOT, 'test', 'records', 'hammer-of-the-scots', 'braveheart-english-all-nobles.txt');
    expect(refused(hammer)).toContain('Hammer of the Scots');
  });
});

describe('places in YAML and JSON', () => {
  it('are those of the field, and of the nearest that there is', () => {
    const data = readData('a:\n  b: 1\n  c:\n    - x\n    - d: 2\n');
    if (!data.ok) throw new Error(data.error.fault);
    expect(data.value.place(['a', 'b'])).toEqual({ line: 2, column: 3 });
    expect(data.value.place(['a', 'c', 1, 'd'])).toEqual({ line: 5, column: 7 });
    expect(data.value.place(['a', 'c', 7])).toEqual({ line: 3, column: 3 });
    expect(data.value.place(['z'])).toEqual({ line: 1, column: 1 });
  });
});
