/** A paragraph of the rules in our own words. */
export interface Paragraph {
  readonly id: string;
  readonly text: string;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  readonly sections: readonly RuleSection[];
}

/** Where a paragraph stands: itself, or the nearest one above it (H7.17.2 is told in H7.17). */
export function resolveParagraph(book: Rulebook, id: string): string | undefined {
  const known = new Set(
    book.sections.flatMap((section) => [section.id, ...section.paragraphs.map((each) => each.id)]),
  );
  for (let name = id; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    if (known.has(name)) return name;
  }
  return undefined;
}

const folded = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** The sections with the paragraphs in which every word of the search stands; all of them for an empty search. */
export function searchRules(book: Rulebook, search: string): readonly RuleSection[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book.sections;
  return book.sections.flatMap((section) => {
    const title = folded(section.title);
    const paragraphs = section.paragraphs.filter(({ id, text }) => {
      const body = `${folded(id)} ${title} ${folded(text)}`;
      return wanted.every((word) => body.includes(word));
    });
    return paragraphs.length === 0 ? [] : [{ ...section, paragraphs }];
  });
}
