import { describe, expect, it } from 'vitest';
import { KINDS, notation } from './actions.ts';
import { because, OK, reasons, untimely } from './reasons.ts';

describe('reasons', () => {
  it('OK is 0 and the only one without a paragraph; the others cite one of the specification', () => {
    expect(reasons[OK]).toEqual({ id: 'ok', paragraph: '' });
    for (const { id, paragraph } of reasons.slice(1))
      expect(paragraph, id).toMatch(/^H([1-9]|1[0-3])\.\d+(\.\d+)?$/);
  });

  it('each has a name of its own, and its code is its place', () => {
    expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length);
    expect(because('ok')).toBe(0);
    expect(because('pinned')).toBe(reasons.findIndex(({ id }) => id === 'pinned'));
    expect(reasons[because('mainAttackNotLargest')]).toEqual({
      id: 'mainAttackNotLargest',
      paragraph: 'H13.15',
    });
  });

  it('every kind of action has one for the wrong time, and all actions of the kind share it', () => {
    const seen = new Map<string, Set<number>>();
    for (const a of notation.alphabet()) {
      const { type } = notation.parts(a);
      seen.set(type, (seen.get(type) ?? new Set()).add(untimely(a)));
    }
    expect(seen.size).toBe(KINDS.length);
    for (const [kind, codes] of seen) {
      expect(codes.size, kind).toBe(1);
      for (const code of codes) expect(reasons[code]?.paragraph, kind).toMatch(/^H/);
    }
  });

  it('the wrong time is named by the paragraph of the right one', () => {
    const paragraph = (line: string) => reasons[untimely(notation.read(line) ?? -1)]?.paragraph;
    expect(paragraph('card 3')).toBe('H4.1');
    expect(paragraph('group fife')).toBe('H6.1.1');
    expect(paragraph('main fife angus')).toBe('H6.11');
    expect(paragraph('main-norse')).toBe('H6.11');
    expect(paragraph('fire douglas')).toBe('H7.8');
    expect(paragraph('draw fife')).toBe('H10.15');
  });
});
