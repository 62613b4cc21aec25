import type { rising } from '../../../games/index.ts';

/** A part of a coat of arms on a shield of 20 by 24: a path and its tincture. */
export interface Charge {
  readonly d: string;
  readonly tincture: Tincture;
}

export type Tincture = 'or' | 'argent' | 'gules' | 'azure' | 'sable';

export interface Arms {
  readonly field: Tincture;
  readonly charges: readonly Charge[];
}

export const TINCTURES: Readonly<Record<Tincture, string>> = {
  or: '#dfae3f',
  argent: '#f5efe0',
  gules: '#b02e2a',
  azure: '#2d5596',
  sable: '#262019',
};

/** The outline of a shield of 20 by 24. */
export const SHIELD = 'M1 1H19V12Q19 20 10 23.4Q1 20 1 12Z';

const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? r : r * 0.42;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

/** A lion that goes by, in a few strokes: small arms want no more. */
const passant = (y: number): string =>
  `M4 ${y + 3.6}l1-1.8-1.6-.6 1.2-1.5 2.4.3 3.8-.3 1.6-1.5 2.6.6.4 1.6-1.6.9-.6 2.3h-1.6l.3-1.6-3.4.2-1.2 1.6H5.5l.7-1.6Z`;

const SALTIRE =
  'M1 6.5 4 6.5 10 12 16 6.5 19 6.5V9L12.6 14.4 17 18.6 15 20.6 10 16.6 5 20.6 3 18.6 7.4 14.4 1 9Z';
const CHIEF = 'M1 1H19V7H1Z';
const BEND = 'M1 4 16.6 20 14.4 21.6 1 8Z';

/**
 * The arms of the commands (B1.4), simplified: public blazons of the men who led them. Robert the Bruce bears the lion of
 * the king of Scots, his brother the arms of Annandale.
 */
export const ARMS: Readonly<Record<rising.CommandName, Arms>> = {
  'R. Bruce': {
    field: 'or',
    charges: [
      {
        d: 'M6 20l1-3.6 2.4-1.8-.3-3L5.6 12 5 10.4l2.4-1.5L7 6.6l2-1.9 1.2-1 2.6.8.3 2-1.6 1 1.2 2.4 2.6-.8.9 1.4-2.6 2 .6 3.4 2.4.6-.9 1.5-3-.6-1.2-2-1.2 2.5.6 2.3H9.4l-.4-1.5L7.6 20Z',
        tincture: 'gules',
      },
    ],
  },
  'E. Bruce': {
    field: 'or',
    charges: [
      { d: SALTIRE, tincture: 'gules' },
      { d: CHIEF, tincture: 'gules' },
    ],
  },
  Moray: {
    field: 'azure',
    charges: [
      { d: star(6, 7.2, 3.4), tincture: 'argent' },
      { d: star(14, 7.2, 3.4), tincture: 'argent' },
      { d: star(10, 15, 3.8), tincture: 'argent' },
    ],
  },
  Douglas: {
    field: 'argent',
    charges: [
      { d: 'M1 1H19V8.6H1Z', tincture: 'azure' },
      { d: star(5.4, 4.9, 2.4), tincture: 'argent' },
      { d: star(10, 4.9, 2.4), tincture: 'argent' },
      { d: star(14.6, 4.9, 2.4), tincture: 'argent' },
    ],
  },
  'Edward II': {
    field: 'gules',
    charges: [3.6, 9.2, 14.8].map((y) => ({ d: passant(y), tincture: 'or' })),
  },
  Gloucester: {
    field: 'or',
    charges: [
      { d: 'M1 8 10 2.6 19 8V10.6L10 5.2 1 10.6Z', tincture: 'gules' },
      { d: 'M1 13.6 10 8.2 19 13.6 18.6 16 10 10.8 1.4 16Z', tincture: 'gules' },
      { d: 'M3 18.6 10 14 17 18.6 15.2 20.4 10 16.8 4.8 20.4Z', tincture: 'gules' },
    ],
  },
  Hereford: {
    field: 'azure',
    charges: [
      { d: BEND, tincture: 'argent' },
      { d: star(14, 6, 2.7), tincture: 'or' },
      { d: star(5.6, 16, 2.7), tincture: 'or' },
    ],
  },
  Bohun: {
    field: 'azure',
    charges: [
      { d: BEND, tincture: 'or' },
      { d: star(14, 6, 2.7), tincture: 'argent' },
      { d: star(5.6, 16, 2.7), tincture: 'argent' },
    ],
  },
};
