import { describe, expect, it } from 'vitest';
import { partOf, told } from '../account.kit.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { TERRITORIES, type Territory } from '../powers.ts';
import { countOf, countWithUnrest, unrestOf } from './spaces.ts';

type Spaces = Readonly<Record<Territory, readonly [protestant: number, unrest: number]>>;

const SPACES: Spaces = { england: [5, 0], scotland: [2, 1], france: [6, 2], netherlands: [7, 0] };

const withSpaces = (): Sitting =>
  sitting({ cards: FICTIONAL_F }).enter(
    ...TERRITORIES.flatMap((territory) => [
      `spaces ${territory} ${SPACES[territory][0]}`,
      `spaces-unrest ${territory} ${SPACES[territory][1]}`,
    ]),
  );

const marker = (table: Sitting): number | null => countOf(table.state.facts);

describe('V3 the Protestant Spaces marker', () => {
  it('E16 V3.1 V3.2 20 Protestant spaces, 3 of them in unrest: marker 17', () => {
    const table = withSpaces();
    expect(marker(table)).toBe(17);
    expect([countWithUnrest(table.state.facts), unrestOf(table.state.facts)]).toEqual([20, 3]);
  });

  it('V3.1 the table is told of every move of the marker', () => {
    const table = withSpaces().enter('convert france protestant calm');
    expect(table.told).toContainEqual({ type: 'marker', was: 17, count: 18 });
  });

  it('E17 V3.4 unrest removed from a Protestant space: marker + 1', () => {
    expect(marker(withSpaces().enter('quiet france protestant'))).toBe(18);
  });

  it('V3.4 unrest on a Protestant space: marker - 1', () => {
    expect(marker(withSpaces().enter('disturb england protestant'))).toBe(16);
  });

  it('E18 V3.4 unrest placed on a Catholic space, or removed from one: marker unchanged', () => {
    expect(marker(withSpaces().enter('disturb england catholic', 'quiet england catholic'))).toBe(17);
  });

  it('E19 V3.4 a Catholic space in unrest converts to Protestant: marker unchanged until the unrest goes', () => {
    const table = withSpaces().enter('disturb england catholic', 'convert england protestant unrest');
    expect(marker(table)).toBe(17);
    expect(marker(table.enter('quiet england protestant'))).toBe(18);
  });

  it('V3.4 a Protestant space in unrest converts to Catholic: marker unchanged, also when the unrest goes', () => {
    const table = withSpaces().enter('convert france catholic unrest');
    expect(marker(table)).toBe(17);
    expect(marker(table.enter('quiet france catholic'))).toBe(17);
  });

  it('V3.4 conversions of spaces without unrest move the marker both ways', () => {
    const table = withSpaces().enter(
      'convert england protestant calm',
      'convert netherlands protestant calm',
    );
    expect(marker(table)).toBe(19);
    expect(marker(table.enter('convert france catholic calm'))).toBe(18);
  });

  it('E28 V3.3 Protestant influence gained or lost outside the four territories: nothing', () => {
    const table = withSpaces();
    const { facts } = table.state;
    table.enter('convert elsewhere protestant calm', 'convert elsewhere catholic unrest');
    expect(marker(table)).toBe(17);
    expect(table.state.facts).toEqual(facts);
  });

  it('V3.3 the territories are England, Scotland, France and the Netherlands', () => {
    expect(TERRITORIES).toEqual(['england', 'scotland', 'france', 'netherlands']);
  });

  it('V9.6 a territory of which the table has not said all leaves the marker unknown', () => {
    const table = sitting({ cards: FICTIONAL_F });
    for (const line of [
      'spaces england 5',
      'spaces-unrest england 0',
      'spaces scotland 2',
      'spaces-unrest scotland 0',
      'spaces france 6',
      'spaces-unrest france 1',
      'spaces netherlands 7',
    ]) {
      table.enter(line);
      expect(marker(table)).toBeNull();
    }
    expect(marker(table.enter('spaces-unrest netherlands 2'))).toBe(17);
  });

  it('V9.4 what the card data say of the start is known from the beginning, none of it in unrest', () => {
    const startingProtestantSpaces = { england: 1, scotland: 2, france: 3, netherlands: 4 };
    expect(marker(sitting({ cards: { ...FICTIONAL_F, startingProtestantSpaces } }))).toBe(10);
  });
});

describe('V3.2 why the marker stands where it stands', () => {
  it('V3.1 V3.2 each territory with its entries', () => {
    const table = withSpaces().enter('convert france protestant calm', 'quiet scotland protestant');
    expect(told(partOf(table.account('spain'), 'count'))).toEqual([
      'count 19 (V3.1)',
      '  territory 5 (V3.2) <- 1 2',
      '  territory 2 (V3.2) <- 3 4 10',
      '  territory 5 (V3.2) <- 5 6 9',
      '  territory 7 (V3.2) <- 7 8',
    ]);
    expect(partOf(table.account('spain'), 'territory').args).toEqual({
      territory: 'england',
      protestant: 5,
      unrest: 0,
    });
  });
});
