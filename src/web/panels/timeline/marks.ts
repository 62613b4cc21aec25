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
