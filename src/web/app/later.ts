import { type Accessor, createSignal } from 'solid-js';

/**
 * What a promise gives, as soon as it does; undefined before. Unlike a resource it holds nothing back: the page stands
 * there meanwhile.
 */
export function later<T>(promise: Promise<T>): Accessor<T | undefined> {
  const [value, set] = createSignal<T>();
  promise.then((given) => set(() => given), reportError);
  return value;
}
