import type { OptionValue } from '../../../core/game.ts';
import { rising } from '../../../games/index.ts';
import { messageKeys, say, trySay, type Language, type Words } from '../../../words/index.ts';
import type { Paragraph, Rulebook, RuleSection } from '../../panels/rules/rulebook.ts';

const PREFIX = 'scotland-rising.rules.';

const idsIn = (language: Language, group: string): readonly string[] => {
  const start = `${PREFIX}${group}.`;
  return messageKeys(language)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
};

const chapterOf = (id: string): string => /^B\d+/.exec(id)?.[0] ?? '';

const numbersOf = (id: string): readonly number[] => (id.match(/\d+/g) ?? []).map(Number);

/** In the order of the numbers: B8.9 before B8.10. */
function byNumber(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const must = (language: Language, key: string): string => {
  const text = trySay(language, key);
  if (text === undefined) throw new Error(`there is no message '${key}' in '${language}'`);
  return text;
};

/** The readings of this match: what each ruling asks, and what holds here (B18, B19). */
function readings(
  words: Words,
  language: Language,
  changed: Readonly<Record<string, OptionValue>>,
): readonly Paragraph[] {
  const texts = new Map<string, string[]>();
  for (const { name, default: usual, paragraph } of rising.OPTIONS.specs) {
    const value = changed[name] ?? usual;
    const note = value === usual ? '' : ` (${say(language, 'web.panels.rules.changed')})`;
    const text = `${words.option(name)} ${words.optionValue(name, value)}${note}`;
    const id = paragraph.startsWith('B18 ') ? paragraph : `${paragraph}`;
    texts.set(id, [...(texts.get(id) ?? []), text]);
  }
  return [...texts].map(([id, each]) => ({ id, text: each.join(' ') }));
}

/** The rules of *Scotland Rising* in our own words, with the readings that hold in a match. */
export function risingRules(
  words: Words,
  language: Language,
  changed: Readonly<Record<string, OptionValue>>,
): Rulebook {
  const written = idsIn(language, 'text').map((id) => ({ id, text: must(language, `${PREFIX}text.${id}`) }));
  const known = new Set(written.map(({ id }) => id));
  const all = [...written, ...readings(words, language, changed).filter(({ id }) => !known.has(id))];
  const titles = idsIn(language, 'title').toSorted(byNumber);
  const sections = titles.map(
    (id): RuleSection => ({
      id,
      title: must(language, `${PREFIX}title.${id}`),
      paragraphs: all
        .filter((paragraph) => chapterOf(paragraph.id) === id)
        .toSorted((a, b) => byNumber(a.id, b.id)),
    }),
  );
  return { sections: sections.filter(({ paragraphs }) => paragraphs.length > 0) };
}
