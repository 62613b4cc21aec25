import type { Page } from '@playwright/test';

/**
 * What is wrong with how the page is laid out: what is too wide, what of a match lies beyond the screen and could be
 * scrolled away, and what sticks out of a part that scrolls since it is placed by something further out.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => element.getAttribute('class') ?? element.tagName;
    const root = document.documentElement;
    const tooWide = [root, ...document.querySelectorAll('dialog[open], main, aside')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((each) => `${nameOf(each)}: ${each.scrollWidth} wide in ${each.clientWidth}`);
    const isTooHigh = document.querySelector('.match') !== null && root.scrollHeight > root.clientHeight;
    const tooHigh = isTooHigh ? [`a match is ${root.scrollHeight} high in ${root.clientHeight}`] : [];
    /** The part that scrolls or cuts off what is in it, and yet does not hold this element. */
    const escaped = (element: HTMLElement): Element | undefined => {
      const holder = element.offsetParent;
      if (holder === null) return undefined;
      for (let each = element.parentElement; each !== null && each !== holder; each = each.parentElement)
        if (each !== document.body && getComputedStyle(each).overflowY !== 'visible') return each;
      return undefined;
    };
    const out = [...document.querySelectorAll<HTMLElement>('body :not(svg *, svg)')].flatMap((element) => {
      const part = getComputedStyle(element).position === 'absolute' ? escaped(element) : undefined;
      return part === undefined ? [] : [`${nameOf(element)} sticks out of ${nameOf(part)}`];
    });
    return [...new Set([...tooWide, ...tooHigh, ...out])];
  });
