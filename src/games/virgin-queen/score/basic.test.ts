import { describe, expect, it } from 'vitest';
import type { OptionValue } from '../../../core/game.ts';
import { partOf, told } from '../account.kit.ts';
import { notices } from '../alarms.ts';
import { FICTIONAL_F, FICTIONAL_F_UNARMED } from '../cards.kit.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import type { Power } from '../powers.ts';

/** A sitting with the fictional cards. */
const withF = (options: Readonly<Record<string, OptionValue>> = {}): Sitting =>
  sitting({ cards: FICTIONAL_F, options });

const basic = (table: Sitting, power: Power): number | null => table.score(power).basic;

describe('V2 basic VP', () => {
  it('E1 V2.3 no keys: 0, whatever stands on the card, and without a card as well', () => {
    expect(basic(withF().enter('keys england 0', 'keys-unrest england 0'), 'england')).toBe(0);
    expect(basic(sitting().enter('keys england 0', 'keys-unrest england 0'), 'england')).toBe(0);
  });

  it('E2 V2.1 V2.4 England 3 keys, none in unrest: 6', () => {
    expect(basic(withF().enter('keys england 3', 'keys-unrest england 0'), 'england')).toBe(6);
  });

  it('E3 V2.2 V2.4 R7 England 3 keys, 1 in unrest: 4', () => {
    expect(basic(withF().enter('keys england 3', 'keys-unrest england 1'), 'england')).toBe(4);
  });

  it('E4 V2.3 England 3 keys, all in unrest: 0', () => {
    expect(basic(withF().enter('keys england 3', 'keys-unrest england 3'), 'england')).toBe(0);
  });

  it('E5 V2.8 R9 Spain 12 keys on a track of 10 boxes: 20 and a notice', () => {
    const table = sitting({ cards: FICTIONAL_F_UNARMED }).enter('keys spain 12', 'keys-unrest spain 0');
    expect(basic(table, 'spain')).toBe(20);
    expect(told(table.account('spain')).slice(1, 3)).toEqual([
      '  basic 20 (V2.4)',
      '    boxes-beyond 20 (V2.8)',
    ]);
    expect(notices(table.state)).toContainEqual(
      expect.objectContaining({ code: 'beyond-track', powers: ['spain'], paragraph: 'V2.8' }),
    );
  });

  it('V2.8 as many open keys as boxes: the last box and no notice', () => {
    const table = sitting({ cards: FICTIONAL_F_UNARMED }).enter('keys spain 12', 'keys-unrest spain 2');
    expect(basic(table, 'spain')).toBe(20);
    expect(notices(table.state).map(({ code }) => code)).not.toContain('beyond-track');
  });

  it('E6 V2.7 unrest on a key that Spain does not control: Spain unchanged', () => {
    const table = withF().enter(
      'keys spain 3',
      'keys-unrest spain 0',
      'keys france 2',
      'keys-unrest france 0',
    );
    table.enter('riot france');
    expect([basic(table, 'spain'), basic(table, 'france')]).toEqual([6, 2]);
  });

  it('E7 V2.9 unrest removed from one of the 3 keys of England: 4 becomes 6 at once', () => {
    const table = withF().enter('keys england 3', 'keys-unrest england 1');
    expect(basic(table, 'england')).toBe(4);
    expect(basic(table.enter('settle england'), 'england')).toBe(6);
  });

  it('V2.9 every change of control and of unrest counts at once, up and down', () => {
    const table = withF().enter(
      'keys england 3',
      'keys-unrest england 0',
      'keys spain 2',
      'keys-unrest spain 1',
    );
    const after = (line: string): (number | null)[] => {
      table.enter(line);
      return [basic(table, 'england'), basic(table, 'spain')];
    };
    expect(after('gain england calm')).toEqual([8, 2]);
    expect(after('gain england unrest')).toEqual([8, 2]);
    expect(after('lose england unrest')).toEqual([8, 2]);
    expect(after('riot england')).toEqual([6, 2]);
    expect(after('take england spain unrest')).toEqual([8, 2]);
    expect(after('take spain england calm')).toEqual([6, 4]);
    expect(after('lose england calm')).toEqual([4, 4]);
  });

  it('V1.6 V2.9 a captured key carries no marker any more, unless it is entered as lost and gained', () => {
    const table = withF().enter(
      'keys spain 1',
      'keys-unrest spain 0',
      'keys france 2',
      'keys-unrest france 1',
    );
    expect(basic(table.enter('take spain france unrest'), 'spain')).toBe(4);
    const other = withF().enter(
      'keys spain 1',
      'keys-unrest spain 0',
      'keys france 2',
      'keys-unrest france 1',
    );
    expect(basic(other.enter('lose france unrest', 'gain spain unrest'), 'spain')).toBe(2);
  });
});

describe('V2.5 the basic VP of the Protestant', () => {
  /** Keys and those in unrest, in the Netherlands and outside. */
  const protestant = (
    netherlands: readonly [keys: number, unrest: number],
    outside: readonly [keys: number, unrest: number],
    options: Readonly<Record<string, OptionValue>> = {},
  ): number | null =>
    basic(
      withF(options).enter(
        `keys netherlands ${netherlands[0]}`,
        `keys-unrest netherlands ${netherlands[1]}`,
        `keys outside ${outside[0]}`,
        `keys-unrest outside ${outside[1]}`,
      ),
      'protestant',
    );

  it('E8 V2.5 2 keys in the Netherlands, none outside: 6', () => {
    expect(protestant([2, 0], [0, 0])).toBe(6);
  });

  it('E9 V2.5 none in the Netherlands, 2 outside: 4', () => {
    expect(protestant([0, 0], [2, 0])).toBe(4);
  });

  it('E10 R8 1 in the Netherlands in unrest, 1 clean outside: 2; with dutchKeyInUnrest vp: 5', () => {
    expect(protestant([1, 1], [1, 0])).toBe(2);
    expect(protestant([1, 1], [1, 0], { 'rulings.dutchKeyInUnrest': 'vp' })).toBe(5);
  });

  it('R8 dutchKeyInUnrest vp opens no box outside the Netherlands', () => {
    expect(protestant([2, 1], [1, 1], { 'rulings.dutchKeyInUnrest': 'vp' })).toBe(6);
  });

  it('E11 V2.5 1 clean in the Netherlands, 1 outside in unrest: 3', () => {
    expect(protestant([1, 0], [1, 1])).toBe(3);
  });

  it('E12 V2.6 Edinburgh as the only key: the row outside, 2 and not 3', () => {
    const cards = {
      ...FICTIONAL_F,
      keys: [{ id: 'edinburgh', en: 'Edinburgh', start: 'scotland' as const }],
    };
    const table = sitting({ cards }).enter('hold 1 protestant');
    expect(basic(table, 'protestant')).toBe(2);
    expect(protestant([0, 0], [1, 0])).toBe(2);
  });

  it('V2.8 R9 more keys outside than boxes: the last of the 5, and the Netherlands besides', () => {
    expect(protestant([1, 0], [7, 0])).toBe(13);
  });
});

describe('R7 which box gets the Unrest marker', () => {
  const typed = (...lines: readonly string[]): Sitting =>
    withF({ 'rulings.unrestCover': 'typed' }).enter(...lines);

  it('R7 rightmost: the box at keys less those in unrest counts', () => {
    expect(basic(withF().enter('keys spain 5', 'keys-unrest spain 2'), 'spain')).toBe(6);
  });

  it('R7 typed: with a key in unrest the table types the basic VP, unknown until then', () => {
    const table = typed('keys spain 5', 'keys-unrest spain 2');
    expect(basic(table, 'spain')).toBeNull();
    expect(partOf(table.account('spain'), 'basic-to-type')).toMatchObject({
      value: null,
      paragraph: 'V10 R7',
      args: { power: 'spain', unrest: 2 },
    });
    expect(basic(table.enter('typed basic spain 7'), 'spain')).toBe(7);
  });

  it('R7 typed: where no key is in unrest, or every one is, nothing has to be typed (V2.3)', () => {
    expect(basic(typed('keys spain 5', 'keys-unrest spain 0'), 'spain')).toBe(10);
    expect(basic(typed('keys spain 5', 'keys-unrest spain 5'), 'spain')).toBe(0);
  });

  it('R7 typed: the Netherlands have boxes of their own and need no typing', () => {
    const table = typed(
      'keys netherlands 2',
      'keys-unrest netherlands 1',
      'keys outside 1',
      'keys-unrest outside 0',
    );
    expect(basic(table, 'protestant')).toBe(5);
  });
});

describe('V9.6 basic VP that are unknown', () => {
  it('V9.6 keys that nobody has entered, or whose unrest nobody has entered, are unknown and not 0', () => {
    expect(basic(withF(), 'spain')).toBeNull();
    expect(basic(withF().enter('keys spain 3'), 'spain')).toBeNull();
    expect(basic(withF().enter('keys outside 3', 'keys-unrest outside 0'), 'protestant')).toBeNull();
    expect(basic(withF().enter('keys netherlands 3', 'keys-unrest netherlands 0'), 'protestant')).toBeNull();
  });

  it('R8 dutchKeyInUnrest vp: the unrest in the Netherlands need not be known', () => {
    const table = withF({ 'rulings.dutchKeyInUnrest': 'vp' });
    table.enter('keys netherlands 2', 'keys outside 0', 'keys-unrest outside 0');
    expect(basic(table, 'protestant')).toBe(6);
  });

  it('E13 V9.6 no track for France: the known part and a question mark, and no winner', () => {
    const { france: _france, ...basicTracks } = FICTIONAL_F.basicTracks;
    const table = sitting({ cards: { ...FICTIONAL_F, basicTracks } });
    table.totals({ ottoman: 5, spain: 26, england: 5, empire: 5, protestant: 5 });
    table.enter('keys france 3', 'keys-unrest france 0', 'wed 1', 'wed 2', 'earn assassination france');
    expect(table.score('france')).toEqual({ basic: null, special: 2, bonus: 1, total: null, known: 3 });
    expect(partOf(table.account('france'), 'boxes-unknown')).toMatchObject({
      paragraph: 'V9.6',
      args: { power: 'france', open: 3, card: false },
    });

    table.nothingAwarded().walk();
    expect([table.step, table.why('go-on'), table.result]).toEqual(['totals', 'totalsIncomplete', undefined]);

    table.enter('reopen', 'typed basic france 6').walk();
    expect(table.enter('yes').result).toBe('spain standard');
  });

  it('V9.6 what is known of the Protestant: the keys in the Netherlands, though the row outside is not', () => {
    const table = sitting().enter(
      'keys netherlands 2',
      'keys-unrest netherlands 0',
      'typed special protestant 4',
    );
    table.enter('earn piracy protestant 1');
    expect(table.score('protestant')).toMatchObject({ basic: null, total: null, known: 11 });
  });
});

describe('V2 why a power has its basic VP', () => {
  it('V2.4 down to the entries that said how many keys there are and how many in unrest', () => {
    const table = withF().enter(
      'keys england 3',
      'keys-unrest england 0',
      'gain england calm',
      'riot england',
    );
    expect(told(partOf(table.account('england'), 'basic'))).toEqual([
      'basic 6 (V2.4)',
      '  boxes 6 (V2.3)',
      '    open 3 (V2.4)',
      '      keys 4 (V2.1) <- 1 3',
      '      unrest 1 (V2.2) <- 2 4',
    ]);
    expect(partOf(table.account('england'), 'boxes').args).toEqual({ power: 'england', box: 3 });
  });

  it('V2.5 both rows of the Protestant', () => {
    const table = withF().enter(
      'keys outside 2',
      'keys-unrest outside 1',
      'keys netherlands 1',
      'keys-unrest netherlands 0',
    );
    expect(told(partOf(table.account('protestant'), 'basic-protestant'))).toEqual([
      'basic-protestant 5 (V2.5)',
      '  boxes 2 (V2.3)',
      '    open 1 (V2.4)',
      '      keys 2 (V2.1) <- 1',
      '      unrest 1 (V2.2) <- 2',
      '  netherlands 3 (V2.5)',
      '    open 1 (V2.4)',
      '      keys 1 (V2.1) <- 3',
      '      unrest 0 (V2.2) <- 4',
    ]);
    expect(partOf(table.account('protestant'), 'netherlands').args).toEqual({ keys: 1, each: 3 });
  });
});
