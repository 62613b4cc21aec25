import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../core/game.ts';
import type { Told } from '../../../core/match.ts';
import { NO_TRACES } from '../decision.ts';
import { buildLog, linesSince, type LogMemory, type LogSpeech } from './log.ts';
import { lastSeen, rememberSeen, type Store } from './seen.ts';

const told = (...types: (string | undefined)[]): Told[] =>
  types.map((type, number) => ({ number, event: type === undefined ? undefined : { type } }));

let spoken = 0;

const speech: LogSpeech = {
  sentence({ type }) {
    spoken += 1;
    return `${type}.`;
  },
  chapter: ({ type }) => (type.startsWith('year') ? type : undefined),
  part: ({ type }) => (type.startsWith('turn') ? type : undefined),
  traces: (event: GameEvent) => (event.type === 'march' ? { areas: ['fife'], blocks: [] } : NO_TRACES),
};

describe('the log', () => {
  it('gathers lines by chapter and part, with what each names', () => {
    const log = buildLog(
      told('year 1', 'deal', 'turn 1', 'march', 'turn 2', 'halt', 'year 2', 'deal'),
      speech,
    );
    expect(log.map(({ title }) => title)).toEqual(['year 1', 'year 2']);
    expect(log[0]?.parts.map(({ title }) => title)).toEqual(['', 'turn 1', 'turn 2']);
    expect(log[0]?.parts[1]?.lines).toEqual([
      { number: 3, text: 'march.', traces: { areas: ['fife'], blocks: [] } },
    ]);
  });

  it('leaves out what the viewer does not hear, and headings without lines', () => {
    const log = buildLog(told('year 1', 'turn 1', undefined, 'turn 2', 'halt', 'year 2'), speech);
    expect(log).toHaveLength(1);
    expect(log[0]?.parts.map(({ title }) => title)).toEqual(['turn 2']);
  });

  it('begins without a heading when none was told', () => {
    expect(buildLog(told('halt'), speech)).toEqual([
      { title: '', parts: [{ title: '', lines: [{ number: 0, text: 'halt.', traces: NO_TRACES }] }] },
    ]);
  });

  it('does not speak a line twice', () => {
    const memory: LogMemory = new WeakMap();
    const events = told('halt', 'march');
    const first = buildLog(events, speech, memory);
    spoken = 0;
    const second = buildLog([...events, ...told('rest')], speech, memory);
    expect(spoken).toBe(1);
    expect(second[0]?.parts[0]?.lines[0]).toBe(first[0]?.parts[0]?.lines[0]);
  });

  it('finds what happened since', () => {
    const log = buildLog(told('year 1', 'a', 'b', 'year 2', 'c'), speech);
    expect(linesSince(log, 1).map(({ text }) => text)).toEqual(['b.', 'c.']);
    expect(linesSince(log, 4)).toEqual([]);
    expect(linesSince(log, 0, 2).map(({ text }) => text)).toEqual(['a.', 'b.']);
  });
});

describe('what was seen last', () => {
  const kept = new Map<string, string>();
  const store: Store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };

  it('is remembered by match and viewer', () => {
    rememberSeen(store, 'm1', '0', 41);
    expect(lastSeen(store, 'm1', '0')).toBe(41);
    expect(lastSeen(store, 'm1', '1')).toBeUndefined();
    expect(lastSeen(undefined, 'm1', '0')).toBeUndefined();
  });

  it('is not missed where nothing can be kept', () => {
    const forbidden: Store = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    expect(() => rememberSeen(forbidden, 'm1', '0', 1)).not.toThrow();
    expect(lastSeen(forbidden, 'm1', '0')).toBeUndefined();
  });
});
