import { describe, expect, it } from 'vitest';
import { position, type Words as Position } from '../../games/scotland-rising/position.kit.ts';
import { scotlandRising as game, type RisingView } from '../../games/index.ts';
import { words, type Language } from '../../words/index.ts';
import { plainPaints, type Terminal } from '../terminal.ts';
import { risingScreen } from './rising.ts';
import type { Sheet } from './screen.ts';

function sheet(language: Language = 'en'): Sheet {
  const terminal: Terminal = {
    language,
    width: 80,
    isScreen: false,
    paint: plainPaints,
    print: () => undefined,
    write: () => undefined,
    clear: () => undefined,
  };
  return { terminal, words: words(language, game) };
}

const SETUP: Position = {
  scots: 'S-P1 0504 schiltron reduced, S-RBruce 0504, S-A9 0605 acted, S-P2 0805, S-L1 eliminated',
  english: 'E-K1 0806 disordered, E-EdwardII 0912, E-H1 exited, E-L1 1005',
  ground: { woods: '0101 0805', burn: '0202', village: '0303' },
  ap: 7,
};

const view = (setup: Position = SETUP): RisingView => game.view(position(setup), 'observer');

const drawn = (setup: Position = SETUP, language: Language = 'en'): string[] =>
  risingScreen.position(sheet(language), view(setup));

/** The two lines of a row of the map. */
function row(lines: readonly string[], label: string): readonly [string, string] {
  const at = lines.findIndex((line) => line.startsWith(`${label} `));
  return [lines[at] ?? '', lines[at + 1] ?? ''];
}

describe('the map', () => {
  it('has a number for each column and row, and shifts every other row', () => {
    const lines = drawn();
    expect(lines).toContain('   01  02  03  04  05  06  07  08  09  10  11  12  13  14  15  16');
    expect(row(lines, '01')[0]).toBe('01 w   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .');
    expect(row(lines, '02')[0]).toBe('02   .   ~   .   .   .   .   .   .   .   .   .   .   .   .   .   .');
    expect(row(lines, '03')[0]).toContain('03 .   .   #');
  });

  it('shows units by side, and their marks, ground and leader below them', () => {
    const lines = drawn();
    const [fourth, below] = row(lines, '04');
    const at = fourth.indexOf('P1');
    expect(at).toBe(3 + 2 + 4 * 4);
    expect(below.slice(at)).toBe('rsRB');
    const [fifth, ground] = row(lines, '05');
    expect(fifth.slice(fifth.indexOf('P2'))).toMatch(/^P2 {2}\. {3}l1 /);
    expect(ground.trim()).toBe('w');
    expect(row(lines, '06')[1].trim()).toBe('d');
    expect(row(lines, '12')[0]).toContain('ed');
    expect(row(lines, '01')[1].indexOf('^')).toBe(3 + 4 * 6);
  });

  it('comes in slabs where the screen is narrow, and keeps within it', () => {
    const narrow = { ...sheet(), terminal: { ...sheet().terminal, width: 40 } };
    const lines = risingScreen.map(narrow, view()) ?? [];
    expect(lines.filter((line) => /^ {3}\d\d/.test(line)).length).toBe(2);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(40);
  });

  it.each(['en', 'ru'] as const)('keeps within eighty columns in %s', (language) => {
    for (const line of drawn(SETUP, language)) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});

describe('the position', () => {
  it('says whose turn it is, and who is gone', () => {
    const text = drawn().join('\n');
    expect(text).toContain('Turn 6 of 15: the Scots. The Scots have had their Scots Charge turn.');
    expect(text).toContain('Scots, eliminated: S-L1');
    expect(text).toContain('Left by the arrow: E-H1');
  });

  it('says what counts at every decision: AP, VP, the event, the schiltrons of the set-up', () => {
    const close = (setup: Position): string => risingScreen.close(sheet(), view(setup)).join('\n');
    expect(close(SETUP)).toContain('7 AP left. VP: Scots 5, English 2.');
    expect(close({ ...SETUP, event: 10 })).toContain('Event 10: longbows roll 1 die more');
    expect(close({ ...SETUP, phase: 'schiltrons' })).toContain('In schiltron: S-P1');
  });

  it('is asked about by its phase, and is one scene for a player turn', () => {
    expect(risingScreen.asked(view())).toEqual({ step: 'actions', facts: {} });
    expect(risingScreen.scene(view())).toBe(risingScreen.scene(view({ ...SETUP, phase: 'announce' })));
    expect(risingScreen.scene(view())).not.toBe(risingScreen.scene(view({ ...SETUP, side: 'english' })));
  });

  it('marks the rows of a freeform set-up', () => {
    const lines = drawn({ ...SETUP, phase: 'place-scots' });
    expect(row(lines, '05')[0]).toMatch(/blue row$/);
    expect(row(lines, '10')[0]).toMatch(/red row$/);
  });
});

describe('a place on the map', () => {
  const place = (name: string, setup: Position = SETUP): string | undefined =>
    risingScreen.map(sheet(), view(setup), name)?.join('\n');

  it('is its ground, its units and its neighbours', () => {
    const text = (place('0504') ?? '').replaceAll(/\n +/g, ' ');
    expect(text).toMatch(/^0504: clear, 1 MP to enter$/m);
    expect(text).toContain(
      'Scots pike 1 (S-P1), 0504: 2 dice, hit on 5 or more, moves 2; reduced; in schiltron',
    );
    expect(text).toContain('Robert the Bruce (S-RBruce), 0504: 2 dice, hit on 6 or more, moves 3');
    expect(text).toMatch(/^Beside it: .*0605 clear \(S-A9\)/m);
    expect(place('0101')).toContain('woods, 2 MP to enter; a die fewer against units here; no charge');
    expect(place('0202')).toContain('burn, ends the move, no attack from here');
  });

  it('is found by its name and by who stands there', () => {
    expect(place('Milton Bridge', { ...SETUP, ground: 'bannockburn' })).toMatch(
      /^0407, Milton Bridge: bridge/,
    );
    expect(place('Milton Bridge')).toBeUndefined();
    expect(place('bannockburn village', { ...SETUP, ground: 'bannockburn' })).toMatch(/^0609, Bannockburn/);
    expect(place('e-k1')).toContain('English knight 1 (E-K1), 0806: 3 dice, hit on 5 or more');
    expect(place('k1')).toContain('English knight 1');
    expect(place('P1')).toContain('Scots pike 1');
    expect(risingScreen.map(sheet('ru'), view(), 'P1')?.join('\n')).toMatch(
      /^Шотландские копейщики 1 \(S-P1\)/m,
    );
    expect(place('p1')).toBeUndefined();
    for (const name of ['1717', '0000', 's-l1', 'york']) expect(place(name)).toBeUndefined();
  });
});

describe('the list of a unit', () => {
  const { parted } = risingScreen;
  const option = (line: string, setup: Position = SETUP): readonly [string, string] => {
    const action = game.notation.read(line);
    if (action === undefined || parted === undefined) throw new Error(`'${line}' is no action`);
    const { heading, text } = parted.option(sheet(), view(setup), game.notation.parts(action));
    return [heading, text];
  };

  it('says where a move ends, and what an attack rolls and needs', () => {
    expect(option('move S-P2 0303')).toEqual(['Move (1 AP)', '0303 village']);
    expect(option('attack S-P2 0806')).toEqual(['Attack (1 AP)', '0806 k1: 2 dice, hitting on 5 or more']);
    expect(option('charge E-K1 0704>0805')).toEqual([
      'Charge (2 AP)',
      '0704 > 0805 P2: 2 dice, hitting on 5 or more',
    ]);
    expect(option('charge S-A9 0705>0806', { ...SETUP, event: 9 })[1]).toContain('4 dice');
    expect(option('schiltron S-P2')).toEqual(['Schiltron (free)', '']);
    expect(option('place S-P2 0403')).toEqual(['Place', '0403']);
  });

  it('names each unit by the side-less half of its id', () => {
    const parts = ['move S-P1 0604', 'schiltron S-P1'].map((line) =>
      game.notation.parts(game.notation.read(line) ?? 0),
    );
    expect(parted?.row(sheet(), view(), 'S-P1', parts)).toBe('P1 0504 rs: move, schiltron');
    expect(parted?.nick('S-RBruce')).toBe('rbruce');
    expect(parted?.actor({ type: 'end' })).toBeUndefined();
  });
});
