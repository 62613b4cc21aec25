import type { Chance, Viewer } from '../../core/game.ts';
import { PREFERENCES } from './powers.ts';
import { newSalt } from './preference.ts';
import { EMPIRE } from './seats.ts';
import { decode, encode, type Snapshot } from './snapshot.ts';
import type { Empire, State } from './state.ts';

/**
 * What a seat may know: everything, save the Empire's preference before it is declared, which only its own seat sees
 * (V7.2, V7.8).
 */
export type View = Snapshot;

const isPublic = ({ keeping, revealed, opened }: Empire): boolean =>
  keeping !== 'sealed' || revealed !== null || opened;

/** Whether the Empire keeps what it chose to itself for good, once the game is over (V7.11). */
export const withholds = ({ empire }: State): boolean => !isPublic(empire);

/** What this viewer may know. */
export function view(s: State, viewer: Viewer): View {
  const all = encode(s);
  if (viewer === EMPIRE || isPublic(s.empire)) return all;
  return { ...all, empire: { ...s.empire, preference: null, salt: '' } };
}

/** A sitting that this view cannot tell from the real one: a hidden preference is any of the three. */
export function sample(v: View, chance: Chance): State {
  const s = decode(v);
  if (s.empire.keeping !== 'sealed' || s.empire.preference !== null) return s;
  const preference = PREFERENCES[chance.draw(PREFERENCES.length, 'preference')] ?? 'balanced';
  return { ...s, empire: { ...s.empire, preference, salt: newSalt(chance) } };
}
