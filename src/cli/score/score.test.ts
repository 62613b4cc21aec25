import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../../games/virgin-queen/cards.kit.ts';
import { virginQueen } from '../../games/index.ts';
import { words, type Language } from '../../words/index.ts';
import { Fault } from '../fault.ts';
import { plainPaints, type Terminal } from '../terminal.ts';
import { readData } from './data-file.ts';
import { printReport } from './print.ts';
import { reportOn } from './report.ts';
import { sourceIn } from './sources.ts';

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

/** Everything that the command prints of a file. */
function printed(path: string, material?: string, language: Language = 'en'): string[] {
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
  printReport(terminal, words(language, virginQueen), source, reportOn(source));
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
