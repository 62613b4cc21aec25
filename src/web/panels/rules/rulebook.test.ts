import { describe, expect, it } from 'vitest';
import { resolveParagraph, searchRules, type Rulebook } from './rulebook.ts';

const book: Rulebook = {
  sections: [
    { id: 'H1', title: 'Map', paragraphs: [{ id: 'H1.2', text: 'Borders join areas.' }] },
    {
      id: 'H7',
      title: 'Battles',
      paragraphs: [
        { id: 'H7.1', text: 'Один ход вперёд.' },
        { id: 'H7.17', text: 'Blocks retreat over open borders.' },
      ],
    },
  ],
};

describe('a paragraph', () => {
  it('is found by its id, or in the one above it', () => {
    expect(resolveParagraph(book, 'H7.17')).toBe('H7.17');
    expect(resolveParagraph(book, 'H7.17.3')).toBe('H7.17');
    expect(resolveParagraph(book, 'H7.2')).toBe('H7');
    expect(resolveParagraph(book, 'H99.1')).toBeUndefined();
  });
});

describe('a search', () => {
  const ids = (search: string): string[] =>
    searchRules(book, search).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

  it('wants every word, in text, title or id', () => {
    expect(ids('borders')).toEqual(['H1.2', 'H7.17']);
    expect(ids('borders battles')).toEqual(['H7.17']);
    expect(ids('h7.1')).toEqual(['H7.1', 'H7.17']);
    expect(ids('fleet')).toEqual([]);
  });

  it('takes е for ё, and gives everything for nothing', () => {
    expect(ids('вперед')).toEqual(['H7.1']);
    expect(ids('  ')).toHaveLength(3);
  });
});
