/** A place on the time-line where a new chapter begins: after this many entries the match was in it. */
export interface Mark {
  readonly length: number;
  readonly title: string;
}

/**
 * Where each chapter begins, found by halving: `chapterAt` is asked only as often as needed, since each answer may
 * cost a journey through the match. Chapters never come back once they are over.
 */
export async function findMarks(
  length: number,
  chapterAt: (length: number) => Promise<string>,
): Promise<Mark[]> {
  const marks: Mark[] = [];
  const between = async (low: number, lowTitle: string, high: number, highTitle: string): Promise<void> => {
    if (lowTitle === highTitle) return;
    if (high - low <= 1) {
      marks.push({ length: high, title: highTitle });
      return;
    }
    const middle = (low + high) >> 1;
    const title = await chapterAt(middle);
    await between(low, lowTitle, middle, title);
    await between(middle, title, high, highTitle);
  };
  const first = await chapterAt(0);
  marks.push({ length: 0, title: first });
  if (length > 0) await between(0, first, length, await chapterAt(length));
  return marks;
}

/** What part of the time-line a character of a title takes, and the gap after a title. */
const CHARACTER = 0.04;
const GAP = 0.03;

/** The marks whose titles find room on a time-line of this length, from left to right; the others are mere notches. */
export function titled(marks: readonly Mark[], length: number): ReadonlySet<Mark> {
  const shown = new Set<Mark>();
  let free = Number.NEGATIVE_INFINITY;
  for (const mark of marks) {
    const at = length === 0 ? 0 : mark.length / length;
    const half = (mark.title.length * CHARACTER) / 2;
    if (at - half < free) continue;
    shown.add(mark);
    free = at + half + GAP;
  }
  return shown;
}
