import { type queen, virginQueen } from '../../../games/index.ts';
import { messageKeys, say, trySay, type Language, type Words } from '../../../words/index.ts';
import type { Paragraph, Rulebook, RuleSection } from '../../panels/rules/rulebook.ts';

const PREFIX = 'virgin-queen.rules.';

const idsIn = (language: Language, group: string): readonly string[] => {
  const start = `${PREFIX}${group}.`;
  return messageKeys(language)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
};

/** The chapter of a paragraph: V8 for V8.3, V10 for V10 R5. */
const chapterOf = (id: string): string => /^V\d+/.exec(id)?.[0] ?? '';

const numbersOf = (id: string): readonly number[] => (id.match(/\d+/g) ?? []).map(Number);

/** In the order of the numbers: V8.9 before V8.10. */
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

/** The readings of this sitting: what each ruling asks, and what holds here (V10). */
function readings(words: Words, language: Language, { rules }: queen.Terms): ReadonlyMap<string, string> {
  const values: Readonly<Record<string, boolean | number | string>> = rules;
  const texts = new Map<string, string>();
  for (const { name, default: usual, paragraph } of virginQueen.options.specs) {
    const value = values[name.slice(name.indexOf('.') + 1)] ?? usual;
    const note = value === usual ? '' : ` (${say(language, 'web.panels.rules.changed')})`;
    const text = `${words.option(name)} ${words.optionValue(name, value)}${note}`;
    texts.set(paragraph, [texts.get(paragraph), text].filter(Boolean).join(' '));
  }
  return texts;
}

/** The rules of victory in our own words, with the readings that hold at this table. */
export function queenRules(words: Words, language: Language, terms: queen.Terms): Rulebook {
  const held = readings(words, language, terms);
  const written = idsIn(language, 'text').map((id): Paragraph => {
    const text = must(language, `${PREFIX}text.${id}`);
    const reading = held.get(id);
    return { id, text: reading === undefined ? text : `${text} ${reading}` };
  });
  const known = new Set(written.map(({ id }) => id));
  const others = [...held].filter(([id]) => !known.has(id)).map(([id, text]): Paragraph => ({ id, text }));
  const all = [...written, ...others];
  const sections = idsIn(language, 'title')
    .toSorted(byNumber)
    .map(
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
