import { createSignal, type Accessor } from 'solid-js';

/** Whether a query of the screen holds, now and when the screen is turned. */
function holds(media: string): Accessor<boolean> {
  const query = matchMedia(media);
  const [isHeld, setHeld] = createSignal(query.matches);
  query.addEventListener('change', ({ matches }) => setHeld(matches));
  return isHeld;
}

/**
 * Whether there is room for more than one part of the screen at a time: the powers and a second thing stand side by
 * side, on a tablet or a desk, lying or standing.
 */
export const isSpacious = holds('(min-width: 56rem), (min-width: 44rem) and (min-height: 56rem)');

/** Whether it is a phone that stands. */
export const isNarrow = holds('(max-width: 43.99rem)');
