import { describe, expect, it } from 'vitest';
import { virginQueen } from '../../../games/index.ts';
import { sitting } from '../../../games/virgin-queen/position.kit.ts';
import { LANGUAGES, words } from '../../../words/index.ts';
import { resolveParagraph } from '../../panels/rules/rulebook.ts';
import { queenRules } from './rules.ts';

describe.each(LANGUAGES)('the rules of Virgin Queen in %s', (language) => {
  const spoken = words(language, virginQueen);
  const changed = sitting({ options: { 'rulings.rebellionMargin': 'exactly-4' } });
  const book = queenRules(spoken, language, changed.state.terms);

  it('have a place for every paragraph that a refusal cites', () => {
    for (const { id, paragraph } of virginQueen.reasons) {
      if (paragraph !== '') expect([id, resolveParagraph(book, paragraph)]).not.toContain(undefined);
    }
  });

  it('stand in the order of their numbers', () => {
    const ids = book.sections.map(({ id }) => Number(id.slice(1)));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('tell the readings that hold at this table, the changed ones marked', () => {
    const chapter = book.sections.find(({ id }) => id === 'V10');
    const reading = chapter?.paragraphs.find(({ id }) => id === 'V10 R4')?.text ?? '';
    expect(reading).toContain(spoken.optionValue('rulings.rebellionMargin', 'exactly-4'));
    expect(reading).not.toContain(spoken.optionValue('rulings.rebellionMargin', 'at-least-4'));
  });
});
