/** Who plays a seat: a person at this screen, or the computer player of this name. */
export type Player = 'human' | (string & {});

/** How long the computer waits after something that you see: milliseconds. */
export const PACES = { calm: 700, quick: 350, instant: 0 } as const;

export type Pace = keyof typeof PACES;
