import { createSignal } from 'solid-js';
import { remember } from './memory.ts';

export type Theme = 'light' | 'dark';

const root = document.documentElement;
const [theme, set] = createSignal<Theme>(root.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** The colours of the page now. */
export { theme };

/** Turns the light on or off, now and the next time. */
export function paint(to: Theme): void {
  set(to);
  root.dataset['theme'] = to;
  remember('theme', to);
}
