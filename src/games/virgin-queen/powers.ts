/** The six major powers, in impulse order (V1.1). */
export const POWERS = ['ottoman', 'spain', 'england', 'france', 'empire', 'protestant'] as const;
export type Power = (typeof POWERS)[number];

/** The five minor powers: they have no VP and cannot win (V1.2). */
export const MINORS = ['ireland', 'papacy', 'portugal', 'scotland', 'venice'] as const;
export type Minor = (typeof MINORS)[number];

/** The territories of religious struggle: Protestant spaces elsewhere never count (V3.3). */
export const TERRITORIES = ['england', 'scotland', 'france', 'netherlands'] as const;
export type Territory = (typeof TERRITORIES)[number];

/** The named places that the Victory Determination Phase asks for (V1.8). */
export const PLACES = ['paris', 'prague', 'vienna', 'buda'] as const;
export type Place = (typeof PLACES)[number];

/** The secret religious preferences of the Empire (V3.7). */
export const PREFERENCES = ['protestant', 'balanced', 'catholic'] as const;
export type Preference = (typeof PREFERENCES)[number];
