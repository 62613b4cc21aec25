import type { Json } from '../../core/game.ts';
import type { State } from './state.ts';

export const encode = (_s: State): Json => null;
export const decode = (_json: Json): State => {
  throw new Error('a snapshot is an object');
};
