import type { CardsFile, SpacesRow, Track } from './cards/file.ts';
import { POWERS } from './powers.ts';

// FICTIONAL-F, invented for tests (V11). These are not the numbers of the game.

const DOUBLES: Track = Array.from({ length: 11 }, (_, box) => 2 * box);

type Columns = readonly [spain: number, england: number, protestant: number];
type Empire = readonly [protestant: number, balanced: number, catholic: number];

const row = (from: number, [spain, england, protestant]: Columns, empire: Empire): SpacesRow => ({
  from,
  to: from + 9,
  spain,
  england,
  protestant,
  empire: { protestant: empire[0], balanced: empire[1], catholic: empire[2] },
});

const UNARMED = {
  schemaVersion: 1,
  edition: 'FICTIONAL-F',
  note: 'Invented for tests.',
  basicTracks: {
    ottoman: DOUBLES,
    spain: DOUBLES,
    england: DOUBLES,
    france: DOUBLES,
    empire: DOUBLES,
    protestantOutsideNetherlands: DOUBLES.slice(0, 6),
  },
  protestantSpacesTrack: [
    row(10, [8, 0, 0], [0, 2, 4]),
    row(20, [6, 2, 3], [1, 4, 3]),
    row(30, [3, 4, 6], [3, 4, 1]),
    row(40, [0, 6, 9], [5, 2, 0]),
  ],
} as const satisfies CardsFile;

const TEN = Object.fromEntries(POWERS.map((power) => [power, 10]));

/** V11: 2 VP an open box up to 10 boxes, 5 for the Protestant outside the Netherlands; 10 keys win for everybody. */
export const FICTIONAL_F = { ...UNARMED, militaryVictoryKeys: TEN } as const satisfies CardsFile;

/** F without military numbers (E5). */
export const FICTIONAL_F_UNARMED = UNARMED;

/** The controllers of the fictional keys, two of each: four more lie in the Netherlands, under Spain. */
const HOLDERS = [...POWERS.filter((power) => power !== 'protestant'), 'scotland', 'independent'] as const;

const KEYS = [
  ...HOLDERS.flatMap((start) =>
    [1, 2].map((number) => ({ id: `${start}-${number}`, en: `${start} ${number}`, start })),
  ),
  ...[1, 2, 3, 4].map((number) => ({
    id: `netherlands-${number}`,
    en: `netherlands ${number}`,
    ru: `нидерланды ${number}`,
    netherlands: true,
    start: 'spain' as const,
  })),
];

/** F with a list of keys, for map mode: 18 keys, of which 4 lie in the Netherlands. */
export const FICTIONAL_F_MAP = { ...FICTIONAL_F, keys: KEYS } as const satisfies CardsFile;
