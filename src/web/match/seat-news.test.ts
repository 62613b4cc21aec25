import { describe, expect, it } from 'vitest';
import type { SeatState } from '../../protocol/index.ts';
import { seatNews } from './seat-news.ts';

const seat = (offered: boolean, offers: number, renewed: number): SeatState[] => [
  { seat: 'england', player: 'human', taken: true, host: false, offered: false, offers: 0, renewed: 0 },
  { seat: 'france', player: 'human', taken: true, host: false, offered, offers, renewed },
];

const NEVER = seat(false, 0, 0);

describe('what is said of a seat', () => {
  it.each([
    ['nothing as long as nothing happens', NEVER, NEVER, undefined],
    ['nothing for the first look at a match in which nothing happened', [], NEVER, undefined],
    ['that it is offered', NEVER, seat(true, 1, 0), 'offered'],
    ['nothing more while it is', seat(true, 1, 0), seat(true, 1, 0), undefined],
    ['that it is offered once more', seat(true, 1, 0), seat(true, 2, 0), 'offered'],
    ['that its holder has come back', seat(true, 1, 0), seat(false, 1, 0), 'recalled'],
    ['that its holder has come back, to the holder too', NEVER, seat(false, 1, 0), 'recalled'],
    ['that it has gone to somebody else', seat(true, 1, 0), seat(false, 1, 1), 'renewed'],
    ['that it has gone on, whatever was between', seat(false, 1, 1), seat(false, 3, 2), 'renewed'],
    ['what happened last, to whoever has never looked', [], seat(false, 1, 1), 'renewed'],
    ['that it is offered again after it had gone on', seat(false, 1, 1), seat(true, 2, 1), 'offered'],
  ] as const)('%s', (_, before, now, news) => {
    expect(seatNews(before, now)).toEqual(news === undefined ? [] : [{ seat: 'france', news }]);
  });
});
