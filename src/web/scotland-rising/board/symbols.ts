import type { rising } from '../../../games/index.ts';

/** The sign of a type of unit in a square of 28 round its middle: what is drawn with a line, and what is filled. */
export interface Sign {
  readonly lines: string;
  readonly thin?: string;
  readonly fill: string;
}

/** The signs of the types (B2.1): what its men carry or wear. Leaders show their arms instead. */
export const SIGNS: Readonly<Record<Exclude<rising.TypeId, 'leader'>, Sign>> = {
  pike: {
    lines: 'M0 14V-7M-9.5 13.5 4.6-6.4M9.5 13.5-4.6-6.4',
    fill: 'M0-15 2.8-8.4 0-5.4-2.8-8.4ZM10.4-13.4 8.6-6.4 4.6-5.6 4-9.6ZM-10.4-13.4-8.6-6.4-4.6-5.6-4-9.6Z',
  },
  ax: {
    lines: 'M-8 14 5.4-10.6',
    fill: 'M1.6-8.4Q4.4-14.6 9-14.4Q14.4-9 12.6-.4Q8.8-4.4 4.4-3.4L7-7.4Z',
  },
  longbow: {
    lines: 'M-3.6-14.4Q13 0-3.6 14.4M-12.6 0H8.6',
    thin: 'M-3.6-14.4-6.4 0-3.6 14.4',
    fill: 'M14 0 7.4 3.6V-3.6ZM-13.6-2.8-10 0-13.6 2.8H-9.6L-6.6 0-9.6-2.8Z',
  },
  crossbow: {
    lines: 'M0-11V14M-13.4-1.4Q-9-11 0-11Q9-11 13.4-1.4',
    thin: 'M-13.4-1.4 0 4.4 13.4-1.4',
    fill: 'M-2.4 1H2.4V14.6H-2.4ZM0-15.4 3-9.4H-3Z',
  },
  knight: {
    lines: '',
    fill: 'M-9.6-12.6Q0-16.4 9.6-12.6L10.6 5.4Q7.4 12.6 0 15Q-7.4 12.6-10.6 5.4ZM-8.6-4.4V-1.8H-1.3V-4.4ZM1.3-4.4V-1.8H8.6V-4.4ZM-1.1 1V11.6H1.1V1ZM-6.6 3.4V5.4H-4.6V3.4ZM4.6 3.4V5.4H6.6V3.4ZM-6 7.4V9.2H-4.2V7.4ZM4.2 7.4V9.2H6V7.4Z',
  },
  hobelar: {
    lines: '',
    fill: 'M-6 14.4Q-6.6 8.4-3.4 4.6Q-4.4 1.8-6.4 2.4L-10.4 5.2-13.4 2.4-11.6-3-4.6-10.4-4.4-14.8-.8-11.4Q8.4-10.4 10.8-1.6Q12.4 6 12 14.4ZM-5-6.4A1.3 1.3 0 1 0-4.9-6.4Z',
  },
};

/** A crown for the two kings (B1.5). */
export const CROWN = 'M-9 4-10.6-4.6-5-1 0-7 5-1 10.6-4.6 9 4Z';
