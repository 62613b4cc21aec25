import { beforeAll, describe, expect, it, vi } from 'vitest';
import { scripted } from '../core/chance.ts';
import { ledger } from '../core/ledger.kit.ts';
import { Match } from '../core/match.ts';
import { learn } from '../words/say.ts';
import { Keeper } from './keeper.ts';
import type * as screens from './screen/index.ts';
import { Session } from './session.ts';
import { plainPaints, type Terminal } from './terminal.ts';

vi.mock(
  './screen/index.ts',
  (): Pick<typeof screens, 'screenOf'> => ({
    screenOf: () => ({
      scene: () => '',
      position: (_sheet, view) => [`view ${JSON.stringify(view)}`],
      close: () => [],
      asked: () => undefined,
      map: () => undefined,
    }),
  }),
);

beforeAll(() => {
  const plain = (text: string) => () => text;
  learn('en', {
    'ledger.name.game': plain('The Ledger'),
    'ledger.name.side.table': plain('Table'),
    'ledger.name.side.red': plain('Red'),
    'ledger.name.side.blue': plain('Blue'),
    'ledger.name.ending.points': plain('on points'),
    'ledger.reason.same': plain('these points stand already'),
    ...Object.fromEntries(
      ['points', 'amend', 'round', 'favour'].map((type) => [`ledger.action.${type}`, plain(`to ${type}`)]),
    ),
    ...Object.fromEntries(
      ['points', 'amend', 'round', 'asked', 'favoured', 'shown'].map((type) => [
        `ledger.news.${type}`,
        plain(`it was ${type}`),
      ]),
    ),
  });
});

/** What the terminal showed while these lines were typed, and the match that they led to. */
async function typed(...lines: readonly string[]) {
  const shown: string[] = [];
  const terminal: Terminal = {
    language: 'en',
    width: 100,
    isScreen: false,
    paint: plainPaints,
    print: (text = '') => void shown.push(text),
    write: (text) => void shown.push(text),
    clear: () => undefined,
  };
  const match = new Match(ledger, { scenario: 'evening', options: {} }, scripted([1, 2, 3]));
  const waiting = [...lines];
  const input = {
    ask: async (prompt: string) => {
      shown.push(prompt);
      return waiting.shift();
    },
    close: () => undefined,
  };
  const keeper = new Keeper('en', match, [], undefined, true);
  const sitters = ['human', 'human', 'human'] as const;
  await new Session({ terminal, match, keeper, input, sitters, viewer: 'observer' }).run();
  return { match, text: shown.join('\n'), unread: waiting };
}

describe('an umpire at the prompt', () => {
  it('is offered a few actions, and takes others that are typed', async () => {
    const { match, text } = await typed('points red 60', '2');
    expect(match.entries.map((entry) => 'action' in entry && ledger.notation.write(entry.action))).toEqual([
      'points red 60',
      'points red 61',
    ]);
    expect(text).toMatch(/^ {2}3 {2}to points +points blue 1$/m);
    expect(text).not.toMatch(/^ {2}4 /m);
    expect(text.startsWith('Pass the keyboard')).toBe(false);
  });

  it('takes a remark with a line or a number, and says when one is wanted', async () => {
    const { match, text } = await typed(
      'amend red 8',
      'Amend RED 8 "A key was forgotten"',
      '1 "the first"',
      '',
      'favour blue',
      '',
      'points red 9 "why"',
    );
    expect(match.entries.map((entry) => ('remark' in entry ? entry.remark : undefined))).toEqual([
      'A key was forgotten',
      'the first',
      undefined,
    ]);
    expect(text).toContain('Nothing can be said with this.');
    expect(text).toContain('Say why in a few words: this does not go without them.');
    expect(text).toContain('Write it after the line, in quotation marks: amend red 8 “…”');
    expect(text).toContain('Pass the keyboard to the Red, then press Enter.');
  });

  it('answers a question without a remark', async () => {
    const { match, text } = await typed('? amend red 8', '? amend red 0 "why"');
    expect(text).toContain('That is allowed: to amend.');
    expect(text).toContain('These points stand already (L2)');
    expect(match.length).toBe(0);
  });

  it('does not give up, and does not speak of it', async () => {
    const { match, text, unread } = await typed('resign', 'help', 'quit');
    expect(text).toContain('At a table of your own nobody gives up here');
    expect(text).toMatch(/^ {2}LINE "…" /m);
    expect(text).not.toContain('resign,');
    expect(match.length).toBe(0);
    expect(unread).toEqual([]);
  });

  it('hands the keyboard to whoever is asked in secret, and gets it back', async () => {
    const { match, text } = await typed('round', '', 'favour blue', '', 'round', 'round');
    expect(match.outcome()?.winners).toEqual([2]);
    const at = (part: string) => text.indexOf(part);
    expect(at('Pass the keyboard to the Red')).toBeGreaterThan(0);
    expect(at('Pass the keyboard to the Table')).toBeGreaterThan(at('Pass the keyboard to the Red'));
    expect(text).toContain('Winner: Blue (on points). (L3)');
  });
});
