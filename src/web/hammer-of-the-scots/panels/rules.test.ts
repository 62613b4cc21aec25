import { describe, expect, it } from 'vitest';
import { reasons } from '../../../games/hammer-of-the-scots/reasons.ts';
import { ENDINGS } from '../../../games/hammer-of-the-scots/state.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { LANGUAGES, words, type Language } from '../../../words/index.ts';
import { resolveParagraph, searchRules, type Rulebook } from '../../panels/rules/rulebook.ts';
import { hammerRules } from './rules.ts';

const book = (language: Language, changed = {}): Rulebook =>
  hammerRules(words(language, game), language, changed);

const cited = [
  ...reasons.map(({ paragraph }) => paragraph),
  ...ENDINGS.map(({ paragraph }) => paragraph),
  ...game.scenarios.map(({ paragraph }) => paragraph),
  ...game.options.specs.map(({ paragraph }) => paragraph),
].filter(Boolean);

describe.each(LANGUAGES)('the rules in %s', (language) => {
  it('have every paragraph that is cited anywhere in the game', () => {
    const rules = book(language);
    const chapters = new Set(rules.sections.map(({ id }) => id));
    expect(cited.length).toBeGreaterThan(150);
    const lost = cited.filter((id) => {
      const found = resolveParagraph(rules, id);
      return found === undefined || chapters.has(found);
    });
    expect(lost).toEqual([]);
  });

  it('lead to paragraphs that exist wherever they name one', () => {
    const rules = book(language);
    for (const { paragraphs } of rules.sections)
      for (const { text } of paragraphs)
        for (const [id] of text.matchAll(/H\d+(?:\.\d+)*/g)) expect(resolveParagraph(rules, id)).toBe(id);
  });

  it('stand in the order of their numbers, each once', () => {
    const ids = book(language).sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.indexOf('H5.9')).toBeLessThan(ids.indexOf('H5.10'));
    expect(ids.indexOf('H10.2')).toBe(ids.indexOf('H10.2.1') - 1);
  });

  it('say which readings differ in a match', () => {
    const usual = searchRules(book(language), 'H13.7')[0]?.paragraphs[0]?.text ?? '';
    const changed = book(language, { 'rulings.heraldNameFirst': true });
    const other = searchRules(changed, 'H13.7')[0]?.paragraphs[0]?.text ?? '';
    expect(other).not.toBe(usual);
    expect(other).toMatch(/\(.+\)$/);
  });
});
