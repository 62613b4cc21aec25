import { OPTIONS } from '../../../games/hammer-of-the-scots/options.ts';
import type { OptionValue } from '../../../core/game.ts';
import { messageKeys, say, trySay, type Language, type Words } from '../../../words/index.ts';
import type { Paragraph, Rulebook, RuleSection } from '../../panels/rules/rulebook.ts';

const PREFIX = 'hammer-of-the-scots.rules.';

/** Chapters of which the rulebook has paragraphs; H13 is made from the options. */
const CHAPTERS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11', 'H12', 'H13'];

const textsOf = (language: Language): readonly string[] =>
  messageKeys(language)
    .filter((key) => key.startsWith(`${PREFIX}text.`))
    .map((key) => key.slice(`${PREFIX}text.`.length));

const chapterOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** In the order of the numbers: H5.9 before H5.10. */
function byNumber(a: string, b: string): number {
  const [left, right] = [a, b].map((id) => id.slice(1).split('.').map(Number));
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at += 1) {
    const difference = (left?.[at] ?? -1) - (right?.[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const must = (language: Language, key: string): string => {
  const text = trySay(language, key);
  if (text === undefined) throw new Error(`there is no message '${key}' in '${language}'`);
  return text;
};

/** The readings of this match: what each option asks, and what holds here. */
function readings(
  words: Words,
  language: Language,
  changed: Readonly<Record<string, OptionValue>>,
): readonly Paragraph[] {
  const texts = new Map<string, string[]>();
  for (const { name, default: usual, paragraph } of OPTIONS.specs) {
    if (!paragraph.startsWith('H13.')) continue;
    const value = changed[name] ?? usual;
    const note = value === usual ? '' : ` (${say(language, 'web.panels.rules.changed')})`;
    const text = `${words.option(name)} ${words.optionValue(name, value)}${note}`;
    texts.set(paragraph, [...(texts.get(paragraph) ?? []), text]);
  }
  return [...texts].map(([id, each]) => ({ id, text: each.join(' ') }));
}

/** The rules of *Hammer of the Scots* in our own words, with the readings that hold in a match. */
export function hammerRules(
  words: Words,
  language: Language,
  changed: Readonly<Record<string, OptionValue>>,
): Rulebook {
  const written = textsOf(language).map((id) => ({ id, text: must(language, `${PREFIX}text.${id}`) }));
  const all = [...written, ...readings(words, language, changed)];
  const sections = CHAPTERS.map(
    (id): RuleSection => ({
      id,
      title: must(language, `${PREFIX}title.${id}`),
      paragraphs: all
        .filter((paragraph) => chapterOf(paragraph.id) === id)
        .toSorted((a, b) => byNumber(a.id, b.id)),
    }),
  );
  return { sections };
}
