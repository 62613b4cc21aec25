import type { SeatState } from '../../protocol/index.ts';

/** What has happened to a seat: a new link to it, the end of that link, somebody else in the seat. */
export interface SeatNews {
  readonly seat: string;
  readonly news: 'offered' | 'recalled' | 'renewed';
}

type Known = Pick<SeatState, 'offered' | 'offers' | 'renewed'>;

const UNHEARD: Known = { offered: false, offers: 0, renewed: 0 };

/** What has happened to the seats between two looks at a match; everything, when there was no look before. */
export const seatNews = (before: readonly SeatState[], now: readonly SeatState[]): readonly SeatNews[] =>
  now.flatMap((state) => {
    const news = newsOf(before.find(({ seat }) => seat === state.seat) ?? UNHEARD, state);
    return news === undefined ? [] : [{ seat: state.seat, news }];
  });

function newsOf(before: Known, now: Known): SeatNews['news'] | undefined {
  if (now.renewed > before.renewed) return 'renewed';
  if (now.offered) return now.offers > before.offers ? 'offered' : undefined;
  return before.offered || now.offers > before.offers ? 'recalled' : undefined;
}
