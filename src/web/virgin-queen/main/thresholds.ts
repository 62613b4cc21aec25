import { createSignal } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { remember, remembered } from '../../app/memory.ts';

/** When a table may want to be warned: the least and the most that each threshold can be set to; 0 is never. */
export const MOST_THRESHOLDS: queen.Thresholds = { spaces: 10, keys: 5, vp: 10, lead: 4, hits: 3 };

export const THRESHOLD_NAMES = ['spaces', 'keys', 'vp', 'lead', 'hits'] as const;
export type ThresholdName = (typeof THRESHOLD_NAMES)[number];

const NAME = 'queen.thresholds';

/** The thresholds that a text holds; the usual ones where it holds none that can be used. */
export function readThresholds(text: string | undefined): queen.Thresholds {
  const words = (text ?? '').split(' ');
  const read = THRESHOLD_NAMES.map((name, i): [ThresholdName, number] => {
    const word = words[i] ?? '';
    const fits = /^\d{1,2}$/.test(word) && Number(word) <= MOST_THRESHOLDS[name];
    return [name, fits ? Number(word) : queen.THRESHOLDS[name]];
  });
  return { ...queen.THRESHOLDS, ...Object.fromEntries(read) };
}

/** The text in which thresholds are remembered. */
export const writeThresholds = (thresholds: queen.Thresholds): string =>
  THRESHOLD_NAMES.map((name) => thresholds[name]).join(' ');

const [thresholds, setThresholds] = createSignal(readThresholds(remembered(NAME)));

/** When this browser warns of what. */
export { thresholds };

/** Sets one of them, and remembers it. */
export function setThreshold(name: ThresholdName, value: number): void {
  const next = { ...thresholds(), [name]: value };
  setThresholds(next);
  remember(NAME, writeThresholds(next));
}
