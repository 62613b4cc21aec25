import { onCleanup, onMount } from 'solid-js';

/**
 * Puts things off while a button of the mouse or a finger is down: what appears on the page in the middle of a press
 * would move the button from under it.
 */
export function createPress(): { afterPress: (act: () => void) => void } {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const down = (): void => {
    isDown = true;
  };
  const up = (): void => {
    isDown = false;
    // The click comes after this.
    setTimeout(() => {
      const acts = waiting;
      waiting = [];
      for (const act of acts) act();
    });
  };
  const ends = ['pointerup', 'pointercancel'] as const;
  onMount(() => {
    document.addEventListener('pointerdown', down, true);
    for (const end of ends) document.addEventListener(end, up, true);
  });
  onCleanup(() => {
    document.removeEventListener('pointerdown', down, true);
    for (const end of ends) document.removeEventListener(end, up, true);
  });
  return {
    afterPress(act) {
      if (isDown) waiting.push(act);
      else act();
    },
  };
}
