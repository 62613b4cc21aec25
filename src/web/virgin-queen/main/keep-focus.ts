/** What can take the focus without a keyboard coming up on a touch screen. */
const FOCUSABLE = 'button:not(:disabled), a[href], select, summary, [tabindex="0"]';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** From an element outwards to the root. */
function pathOf(element: Element, root: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    path.push(each);
    if (each === root) return path;
  }
  return [];
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

/** Where in a part of the screen the focus goes: its marked place (`data-home`), else the first thing to press. */
function homeIn(part: Element): HTMLElement | undefined {
  const marked = [...part.querySelectorAll<HTMLElement>('[data-home]')];
  const pressed = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return [...marked, ...pressed].find(isShown);
}

/**
 * Keeps the focus where people work. What they press often goes with what it does: a step of the phase, a question, a
 * list of bonuses. The browser then drops the focus to the top of the page, and whoever works with the keyboard or hears
 * the screen read starts anew. Here it goes to the part of the screen that is left. Returns what ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let path: Element[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    path = target instanceof Element ? pathOf(target, root) : [];
  };
  const observer = new MutationObserver(() => {
    const [last] = path;
    if (last === undefined || last.isConnected || !isLost()) return;
    const left = path.filter((element) => element.isConnected);
    path = [];
    for (const part of left) {
      const home = homeIn(part);
      if (home === undefined) continue;
      home.focus({ preventScroll: true });
      return;
    }
  });
  root.addEventListener('focusin', onFocus);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
