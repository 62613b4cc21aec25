import { describe, expect, it } from 'vitest';
import type { OptionValue } from '../../../core/game.ts';
import { partOf, told } from '../account.kit.ts';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../cards.kit.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { POWERS } from '../powers.ts';
import type { Group } from '../words.ts';
import { groupsOf, militaryKeys, powerOf, tallyOf } from './keys.ts';

/** A list with two keys in the Netherlands, one of them in French hands, and two keys of Scotland and Ireland. */
const LIST = [
  { id: 'paris', en: 'Paris', start: 'france' },
  { id: 'amsterdam', en: 'Amsterdam', netherlands: true, start: 'spain' },
  { id: 'brussels', en: 'Brussels', netherlands: true, start: 'protestant' },
  { id: 'rochelle', en: 'La Rochelle', start: 'protestant' },
  { id: 'edinburgh', en: 'Edinburgh', start: 'scotland' },
  { id: 'dublin', en: 'Dublin', start: 'ireland' },
] as const;

const onMap = (options: Readonly<Record<string, OptionValue>> = {}): Sitting =>
  sitting({ cards: { ...FICTIONAL_F, keys: [...LIST] }, options });

/** As `onMap`, both minor powers without an ally. */
const settled = (options: Readonly<Record<string, OptionValue>> = {}): Sitting =>
  onMap(options).enter('ally scotland none', 'ally ireland none');

const tally = (table: Sitting, group: Group) => {
  const { keys, unrest } = tallyOf(table.state.facts, table.state.terms, group);
  return [keys, unrest];
};

describe('V1.6 keys', () => {
  it('V1.6 the Protestant counts twice, in the Netherlands and outside; every other power once', () => {
    expect(POWERS.map(groupsOf)).toEqual([
      ['ottoman'],
      ['spain'],
      ['england'],
      ['france'],
      ['empire'],
      ['netherlands', 'outside'],
    ]);
    expect(POWERS.every((power) => groupsOf(power).every((group) => powerOf(group) === power))).toBe(true);
  });

  it('V1.6 in map mode the counts are derived from the list, its unrest too', () => {
    const table = settled();
    expect([tally(table, 'netherlands'), tally(table, 'outside')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    table.enter('hold 2 protestant', 'hold-unrest 2 unrest', 'hold-unrest 4 unrest');
    expect([tally(table, 'netherlands'), tally(table, 'outside'), tally(table, 'spain')]).toEqual([
      [2, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it('V2.6 V2.7 a key counts for its controller alone, wherever it lies, in unrest or not', () => {
    const table = settled().enter('hold 2 france', 'hold-unrest 2 unrest');
    expect([tally(table, 'france'), tally(table, 'spain'), tally(table, 'netherlands')]).toEqual([
      [2, 1],
      [0, 0],
      [1, 0],
    ]);
  });

  it('V1.6 an independent key is nobody’s', () => {
    const table = settled().enter('hold 1 independent');
    expect(tally(table, 'france')).toEqual([0, 0]);
  });

  it('V9.6 a key whose controller is unknown makes every count unknown, one whose unrest is, its own', () => {
    const cards = {
      ...FICTIONAL_F,
      keys: [...LIST.slice(0, 4), { id: 'ghent', en: 'Ghent', netherlands: true }],
    };
    const table = sitting({ cards });
    expect([tally(table, 'spain'), tally(table, 'france')]).toEqual([
      [null, null],
      [null, null],
    ]);
    table.enter('hold 5 spain');
    expect([tally(table, 'spain'), tally(table, 'france')]).toEqual([
      [2, null],
      [1, 0],
    ]);
    table.enter('hold-unrest 5 unrest');
    expect(tally(table, 'spain')).toEqual([2, 1]);
  });

  it('V5.5 R12 the keys for a military victory: the Protestant’s all together, unknown with either row', () => {
    const table = settled().enter('hold-unrest 4 unrest');
    expect(militaryKeys(table.state.facts, table.state.terms, 'protestant')).toBe(1);
    const counted = sitting({ cards: FICTIONAL_F }).enter('keys outside 2', 'keys-unrest outside 0');
    expect(militaryKeys(counted.state.facts, counted.state.terms, 'protestant')).toBeNull();
  });
});

describe('E15 V1.6 count mode and map mode', () => {
  it('E15 V1.6 the same position: identical totals', () => {
    const spaces = ['england', 'scotland', 'france', 'netherlands'].flatMap((territory) => [
      `spaces ${territory} 6`,
      `spaces-unrest ${territory} 1`,
    ]);
    const counted = sitting({ cards: FICTIONAL_F }).enter(
      ...spaces,
      'none-wed',
      'keys ottoman 2',
      'keys spain 5',
      'keys england 2',
      'keys france 3',
      'keys empire 2',
      'keys netherlands 1',
      'keys outside 1',
      'keys-unrest ottoman 0',
      'keys-unrest spain 1',
      'keys-unrest england 1',
      'keys-unrest france 0',
      'keys-unrest empire 0',
      'keys-unrest netherlands 0',
      'keys-unrest outside 1',
    );
    const mapped = sitting({ cards: FICTIONAL_F_MAP }).enter(
      ...spaces,
      'none-wed',
      'ally scotland france',
      'hold 12 protestant',
      'hold-unrest 12 unrest',
      'hold 15 protestant',
      'hold-unrest 3 unrest',
      'hold-unrest 5 unrest',
    );
    expect(POWERS.map((power) => mapped.score(power))).toEqual(POWERS.map((power) => counted.score(power)));
    expect(counted.total('spain')).toBe(8 + 6);
    expect(counted.total('protestant')).toBe(3 + 3);
  });
});

describe('R10 keys of an allied minor power', () => {
  it('R10 count-for-major: they fill the row of the ally as long as the alliance holds', () => {
    const table = settled();
    expect(table.score('france').basic).toBe(2);
    expect(table.enter('ally scotland france').score('france').basic).toBe(4);
    expect(table.enter('hold-unrest 5 unrest').score('france').basic).toBe(2);
    expect(table.enter('ally scotland england').score('france').basic).toBe(2);
    expect(tally(table, 'england')).toEqual([1, 1]);
    expect(table.enter('ally scotland none').score('england').basic).toBe(0);
  });

  it('R10 an ally of the Protestant: outside the Netherlands or in them, as the key lies', () => {
    const table = settled().enter('ally scotland protestant', 'ally ireland protestant', 'hold 2 ireland');
    expect([tally(table, 'netherlands'), tally(table, 'outside')]).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  it('R10 V9.6 an alliance that nobody has entered leaves the counts unknown', () => {
    const table = onMap().enter('ally ireland none');
    expect(table.score('france').basic).toBeNull();
    expect(table.enter('ally scotland none').score('france').basic).toBe(2);
  });

  it('R10 do-not-count: they count for nobody, and no alliance has to be known', () => {
    const table = onMap({ 'rulings.minorAllyKeys': 'do-not-count' });
    expect(table.score('france').basic).toBe(2);
    expect(table.enter('ally scotland france').score('france').basic).toBe(2);
    expect(table.enter('hold 5 france').score('france').basic).toBe(4);
  });

  it('R10 in count mode the table’s own count decides: an alliance moves nothing', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter('keys france 3', 'keys-unrest france 0');
    expect(table.enter('ally scotland france').score('france').basic).toBe(6);
  });
});

describe('V1.16 where a count of listed keys comes from', () => {
  it('V1.6 the card data are entry 0, then what the table said of these keys', () => {
    const table = settled().enter('hold 2 france', 'hold-unrest 1 unrest', 'hold-unrest 1 calm');
    expect(told(partOf(table.account('france'), 'open'))).toEqual([
      'open 2 (V2.4)',
      '  keys 2 (V2.1) <- 0 3',
      '  unrest 0 (V2.2) <- 0 5',
    ]);
  });

  it('R10 the alliance stands among the entries behind an ally’s keys', () => {
    const table = settled().enter('ally scotland france');
    expect(partOf(table.account('france'), 'keys').from).toEqual([0, 3]);
    const uncounted = onMap({ 'rulings.minorAllyKeys': 'do-not-count' }).enter('ally scotland france');
    expect(partOf(uncounted.account('france'), 'keys').from).toEqual([0]);
  });
});
