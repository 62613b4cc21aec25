import { describe, expect, it } from 'vitest';
import { TERRITORIES } from '../powers.ts';
import { sitting, type Options, type Sitting } from '../position.kit.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const REFUSED: readonly Refused[] = [
  ['noBundle', 'V10 R5', [], 'done'],
  ['noBundle', 'V10 R5', ['moment', 'done'], 'done'],
  ['bundleOpen', 'V10 R5', ['moment'], 'moment'],
  ['bundleOpen', 'V10 R5', ['moment'], 'action'],
  ['bundleOpen', 'V10 R5', ['action'], 'moment'],
  ['bundleOpen', 'V10 R5', ['action'], 'action'],
  ['answerFirst', 'V5.8', ['rebellion 4 0'], 'moment'],
  ['answerFirst', 'V5.8', ['rebellion 4 0'], 'rebellion 5 0'],
  ['inPlayOnly', 'V6.1', ['victory-phase'], 'moment'],
  ['gameOver', 'V5', ['rebellion 4 0', 'yes'], 'no'],
];

describe('V5.8 what is refused of instant victories', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });
});

/** 49 Protestant spaces, all known, none in unrest. */
function at49(rulings: Options = {}): Sitting {
  const table = sitting({ rulings });
  for (const territory of TERRITORIES)
    table.enter(`spaces ${territory} ${territory === 'england' ? 49 : 0}`, `spaces-unrest ${territory} 0`);
  return table;
}

const TO_50 = 'convert france protestant calm';
const BACK = 'convert france catholic calm';

describe('R5 how fine is "at any moment"', () => {
  it('R5 per-entry: halfway through an action', () => {
    const table = at49().enter('action', TO_50);
    expect(table.claim).toBe('protestant protestant-religious');
    expect(table.why(BACK)).toBe('answerFirst');
  });

  it('R5 per-entry: an action is judged no second time at its end', () => {
    const table = sitting().enter('action');
    for (const territory of TERRITORIES)
      table.enter(`spaces ${territory} ${territory === 'england' ? 50 : 0}`, `spaces-unrest ${territory} 0`);
    expect(table.step).toBe('position');
    expect(table.enter('yes', 'done').step).toBe('play');
  });

  it('R5 per-action: judged at its end, so what is lost again within it wins nothing', () => {
    const table = at49({ instantGrain: 'per-action' }).enter('action', TO_50, BACK, 'done');
    expect([table.step, table.state.bundle]).toEqual(['play', null]);
    expect(table.enter('action', TO_50).step).toBe('play');
    expect(table.enter('done').claim).toBe('protestant protestant-religious');
  });

  it('R5 per-action: an entry outside an action is judged by itself', () => {
    expect(at49({ instantGrain: 'per-action' }).enter(TO_50).step).toBe('claim');
  });

  it('R13 what happens in one moment is judged at its end whatever the grain', () => {
    for (const instantGrain of ['per-entry', 'per-action']) {
      expect(at49({ instantGrain }).enter('moment', TO_50, BACK, 'done').step).toBe('play');
      expect(at49({ instantGrain }).enter('moment', TO_50, 'done').step).toBe('claim');
    }
  });
});

describe('V5.8 yes and no', () => {
  it('V5.8 no takes back the entry alone: an action stays open with what was entered before', () => {
    const table = at49().enter('action', 'earn assassination spain', TO_50, 'no');
    expect([table.step, table.state.bundle?.kind, table.log]).toEqual([
      'play',
      'action',
      ['spain assassination 1'],
    ]);
    expect(table.enter('done').step).toBe('play');
  });

  it('V5.8 no at the end of a moment opens it again, and what is in it can be put right', () => {
    const table = at49().enter('moment', TO_50, 'done', 'no');
    expect(table.state.bundle?.kind).toBe('moment');
    expect(table.enter(BACK, 'done').step).toBe('play');
  });

  it('V1.17 going back through 50 wins nothing', () => {
    const table = at49();
    const { facts } = table.state;
    table.enter(TO_50, 'no');
    expect([table.step, table.state.facts]).toEqual(['play', facts]);
  });
});
