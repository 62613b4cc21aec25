import { createSignal } from 'solid-js';

/** Where the powers and a second thing stand side by side: a tablet or a desk, lying or standing. */
const SPACIOUS = '(min-width: 56rem), (min-width: 44rem) and (min-height: 56rem)';

const query = matchMedia(SPACIOUS);
const [isSpacious, setSpacious] = createSignal(query.matches);
query.addEventListener('change', ({ matches }) => setSpacious(matches));

/** Whether there is room for more than one part of the screen at a time. */
export { isSpacious };
