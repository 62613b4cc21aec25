import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Absence, watchAbsences } from './absence.ts';

const HOUR = 3_600_000;

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(to: DocumentVisibilityState): void {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let last: number;
let told: Absence[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  last = 7;
  told = [];
  end = watchAbsences(
    () => last,
    (absence) => told.push(absence),
    page,
  );
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('whoever comes back', () => {
  it('after long is told what was missed, with all that comes in a moment later', () => {
    page.turn('hidden');
    last = 9;
    vi.advanceTimersByTime(HOUR);
    page.turn('visible');
    expect(told).toEqual([{ since: 7, until: undefined }]);
    last = 12;
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([
      { since: 7, until: undefined },
      { since: 7, until: 12 },
    ]);
  });

  it('soon has missed nothing', () => {
    page.turn('hidden');
    vi.advanceTimersByTime(60_000);
    page.turn('visible');
    vi.advanceTimersByTime(HOUR);
    expect(told).toEqual([]);
  });

  it('and goes again has missed what came the second time', () => {
    for (const missed of [8, 9]) {
      page.turn('hidden');
      vi.advanceTimersByTime(HOUR);
      last = missed;
      page.turn('visible');
      vi.advanceTimersByTime(1_000);
    }
    vi.advanceTimersByTime(HOUR);
    expect(told).toEqual([
      { since: 7, until: undefined },
      { since: 7, until: 8 },
      { since: 8, until: undefined },
      { since: 8, until: 9 },
    ]);
  });

  it('when nobody watches any more is told nothing', () => {
    page.turn('hidden');
    vi.advanceTimersByTime(HOUR);
    page.turn('visible');
    end();
    page.turn('hidden');
    vi.advanceTimersByTime(HOUR);
    page.turn('visible');
    expect(told).toHaveLength(1);
  });
});
