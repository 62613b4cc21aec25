import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting } from '../position.kit.ts';
import { MOST_SPACES } from '../words.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const FRANCE = ['spaces france 3', 'spaces-unrest france 1'];
const ALL_IN_UNREST = ['spaces france 1', 'spaces-unrest france 1'];
const NONE = ['spaces france 0', 'spaces-unrest france 0'];
const TOTALS = { cards: { ...FICTIONAL_F, territorySpaceTotals: { france: 3 } } };

const REFUSED: readonly Refused[] = [
  ['unrestAboveSpaces', 'V1.7', ['spaces france 3'], 'spaces-unrest france 4'],
  ['unrestAboveSpaces', 'V1.7', FRANCE, 'spaces france 0'],
  ['already', 'V1.17', FRANCE, 'spaces france 3'],
  ['already', 'V1.17', FRANCE, 'spaces-unrest france 1'],
  ['enterFirst', 'V9.6', [], 'spaces-unrest france 0'],
  ['enterFirst', 'V9.6', ['spaces france 3'], 'convert france protestant calm'],
  ['enterFirst', 'V9.6', ['spaces france 3'], 'convert france catholic calm'],
  ['enterFirst', 'V9.6', ['spaces france 3'], 'disturb france protestant'],
  ['enterFirst', 'V9.6', ['spaces france 3'], 'quiet france protestant'],
  ['noSuchSpace', 'V1.7', NONE, 'convert france catholic calm'],
  ['noSuchSpace', 'V1.7', NONE, 'disturb france protestant'],
  ['noSuchSpace', 'V1.7', NONE, 'quiet france protestant'],
  ['noCleanSpace', 'V1.7', ALL_IN_UNREST, 'convert france catholic calm'],
  ['noCleanSpace', 'V1.7', ALL_IN_UNREST, 'disturb france protestant'],
  [
    'noSpaceInUnrest',
    'V1.7',
    ['spaces france 3', 'spaces-unrest france 0'],
    'convert france catholic unrest',
  ],
  ['noSpaceInUnrest', 'V1.7', ['spaces france 3', 'spaces-unrest france 0'], 'quiet france protestant'],
  ['tooManySpaces', 'V9.4', [], 'spaces france 4', TOTALS],
  ['tooManySpaces', 'V9.4', FRANCE, 'convert france protestant calm', TOTALS],
  [
    'tooManySpaces',
    'V9.4',
    [`spaces france ${MOST_SPACES}`, 'spaces-unrest france 20'],
    'convert france protestant unrest',
  ],
];

describe('V1.7 what is refused of religious influence', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });

  it('V1.7 as many in unrest as there are Protestant spaces: not refused', () => {
    const table = sitting().enter('spaces france 3');
    expect(table.why('spaces-unrest france 3')).toBe('ok');
  });

  it('V9.3 a territory whose size the card data name can be Protestant to the last space', () => {
    const table = sitting(TOTALS).enter('spaces france 2', 'spaces-unrest france 2');
    table.enter('convert france protestant calm');
    expect(table.state.facts.spaces.france.held.value).toBe(3);
    expect(table.why('spaces england 30')).toBe('ok');
  });

  it('V3.3 V3.4 what happens to Catholic spaces, or elsewhere, is never refused and changes nothing', () => {
    const table = sitting();
    const { facts } = table.state;
    table.enter('disturb france catholic', 'quiet france catholic', 'convert elsewhere protestant calm');
    expect(table.state.facts).toEqual(facts);
  });
});
