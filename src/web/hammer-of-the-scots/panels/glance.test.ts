import { describe, expect, it } from 'vitest';
import { cardsOf, movesOf } from './cards/hand.ts';
import { playThrough, snapshotOf } from './game.kit.ts';
import { balanceOf } from './nobles/balance.ts';
import { tracesOf } from './traces.ts';
import { seasonOf } from './year/year.ts';

describe('the nobles', () => {
  it('are balanced as the rules count them', () => {
    const match = playThrough(1, 'random', (each, seat) => {
      const { english, scottish, count } = balanceOf(snapshotOf(each, seat).view);
      expect(english.length + scottish.length).toBe(14);
      expect(count.english + count.scottish).toBeGreaterThanOrEqual(13);
    });
    const won = match.told('observer').find(({ event }) => event?.type === 'won')?.event;
    const { count } = balanceOf(match.view('observer'));
    expect([count.english, count.scottish]).toEqual([won?.['english'], won?.['scottish']]);
  });

  it('leave Moray open where he is hidden', () => {
    playThrough(1, 'random', (match) => {
      if (match.length > 0) return;
      const moray = (seat: 0 | 1): string | undefined =>
        balanceOf(match.view(seat)).scottish.find(({ id }) => id === 'moray')?.state;
      expect([moray(0), moray(1)]).toEqual(['hidden', 'held']);
      expect(balanceOf(match.view(1)).count).toEqual({ english: 11, scottish: 3 });
    });
  });
});

describe('a hand', () => {
  it('is held strongest first', () => {
    expect(cardsOf({ '1': 1, '3': 2, truce: 1 }).map(({ id }) => id)).toEqual(['3', '3', '1', 'truce']);
    expect([movesOf('3'), movesOf('truce')]).toEqual([3, 0]);
  });
});

describe('the season', () => {
  it('goes on turn by turn, winter between', () => {
    const seasons: string[] = [];
    playThrough(2, 'random', (match) => {
      const { year, turn } = seasonOf(match.view('observer'));
      const season = `${year}.${turn}`;
      if (seasons.at(-1) !== season) seasons.push(season);
    });
    expect(seasons[0]).toBe('1297.1');
    expect(new Set(seasons).size).toBe(seasons.length);
    expect(seasons).toContain('1297.0');
  });
});

describe('traces', () => {
  it('name areas and blocks of an event', () => {
    expect(
      tracesOf({ type: 'moved-own', side: 'scottish', from: 'fife', to: 'angus', block: 'wallace' }),
    ).toEqual({ areas: ['fife', 'angus'], blocks: ['wallace'] });
    expect(tracesOf({ type: 'revealed', area: 'mar', blocks: ['mar', 'keith'], steps: [1, 2] })).toEqual({
      areas: ['mar'],
      blocks: ['mar', 'keith'],
    });
  });
});
