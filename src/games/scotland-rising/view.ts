import { decode, encode, type Snapshot } from './snapshot.ts';
import type { State } from './state.ts';

/** What everybody sees: the whole position (B0.6). */
export type View = Snapshot;

export const view = (s: State): View => encode(s);

/** The position that a view shows. */
export const sample = (v: View): State => decode(v);
