import { describe, expect, it } from 'vitest';
import { hammerOfTheScots as game } from '../../games/index.ts';
import {
  position,
  start,
  table,
  type Words as Position,
} from '../../games/hammer-of-the-scots/position.kit.ts';
import { words, type Language } from '../../words/index.ts';
import { plainPaints, type Terminal } from '../terminal.ts';
import { hammerScreen } from './hammer.ts';
import type { Sheet } from './screen.ts';

function sheet(language: Language): Sheet {
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
  english: { england: 'edward 3, hobelars', lanark: 'steward' },
  scottish: { fife: 'wallace, douglas 2', annan: 'bruce 1', pool: 'graham' },
  hands: { english: '3 herald', scottish: '1 2' },
  agenda: start.moves(['english', 2]),
};

const drawn = (viewer: 0 | 1 | 'observer', language: Language = 'en'): string =>
  hammerScreen.position(sheet(language), game.view(position(SETUP), viewer)).join('\n');

describe('the position', () => {
  it('names the blocks of the viewer and counts those of the enemy', () => {
    const text = drawn(0);
    expect(text).toMatch(/^England +0 +Edward B4 3\/4, Hobelars A2 3\/3$/m);
    expect(text).toMatch(/^Fife +2\+ +2 blocks$/m);
    expect(text).toContain('Hand of the English: Move 3, Herald');
    expect(text).toContain('Hand of the Scots: 2 cards');
    expect(text).not.toMatch(/Wallace|Douglas|Graham/);
  });

  it('shows the other side the other half', () => {
    const text = drawn(1);
    expect(text).toMatch(/^Fife +2\+ +Wallace A3 4\/4, Douglas C3 2\/4$/m);
    expect(text).toMatch(/^England +0 +2 blocks$/m);
    expect(text).toContain('Draw Pool of the Scots: Graham');
    expect(text).not.toMatch(/Edward B4|Hobelars|Herald/);
  });

  it('shows an observer counts alone', () => {
    const text = drawn('observer');
    expect(text).toMatch(/^England +0 +2 blocks$/m);
    expect(text).toMatch(/^Fife +2\+ +2 blocks$/m);
    expect(text).not.toMatch(/Wallace|Hobelars|Graham|Herald/);
  });

  it('speaks Russian', () => {
    expect(drawn(1, 'ru')).toMatch(/^Файф +2\+ +Уоллес A3 4\/4/m);
  });

  it('keeps within the width', () => {
    for (const line of [...drawn(0).split('\n'), ...drawn(1, 'ru').split('\n')])
      expect(line.length, line).toBeLessThanOrEqual(80);
  });
});

describe('a battle', () => {
  const { s } = table({
    english: { fife: 'hobelars 2' },
    scottish: { fife: 'wallace, douglas 2' },
    agenda: start.battles(),
  });

  it('shows both lines, the round and whose turn it is', () => {
    const lines = hammerScreen.close(sheet('en'), game.view(s, 1)).join('\n');
    expect(lines).toMatch(/Battle in Fife, Round 1\. Attackers: the \w+\. Combat Turn: A, (def|att)/);
    expect(lines).toMatch(/^ {2}Scots: Douglas C3 2\/4, Wallace A3 4\/4$/m);
    expect(lines).toMatch(/^ {2}English: Hobelars A2 2\/3$/m);
  });

  it('is asked about by its area', () => {
    expect(hammerScreen.asked(game.view(s, 1))).toMatchObject({
      step: 'battle',
      facts: { area: 'fife', round: 1 },
    });
  });
});

describe('the map', () => {
  const view = game.view(position(SETUP), 'observer');

  it('tells the kinds of borders', () => {
    const text = hammerScreen.map(sheet('en'), view, 'teviot')?.join('\n');
    expect(text).toMatch(/^Teviot: .*England \(Anglo-Scottish, red\)/m);
    expect(text).toContain('Selkirk (green)');
    expect(text).toContain('Annan (red)');
  });

  it('knows areas by name and id, in either language', () => {
    expect(hammerScreen.map(sheet('ru'), view, 'Файф')).toBeDefined();
    expect(hammerScreen.map(sheet('ru'), view, 'fife')).toBeDefined();
    expect(hammerScreen.map(sheet('en'), view, 'york')).toBeUndefined();
    expect(hammerScreen.map(sheet('en'), view)?.length).toBeGreaterThan(22);
  });
});
