import type { State } from './state.ts';

export const faults = (_s: State): string[] => [];
