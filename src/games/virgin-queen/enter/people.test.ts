import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting } from '../position.kit.ts';
import { placeOf } from '../facts.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const PARIS_LISTED = {
  cards: { ...FICTIONAL_F, keys: [{ id: 'paris', en: 'Paris', start: 'france' as const }] },
};

const REFUSED: readonly Refused[] = [
  ['onKeyList', 'V1.8', [], 'place paris spain', PARIS_LISTED],
  ['onKeyList', 'V1.8', [], 'place-unrest paris unrest', PARIS_LISTED],
  ['already', 'V1.17', ['place paris spain'], 'place paris spain'],
  ['already', 'V1.17', ['place-unrest paris calm'], 'place-unrest paris calm'],
  ['already', 'V1.17', ['ruler henry-iii'], 'ruler henry-iii'],
  ['already', 'V1.17', ['guise out'], 'guise out'],
  ['already', 'V1.17', ['navarre in'], 'navarre in'],
  ['already', 'V1.17', ['none-wed'], 'none-wed'],
  ['already', 'V1.17', ['wed 2'], 'none-wed'],
  ['fiveRoyals', 'V1.10', [], 'wed 6'],
  ['fiveRoyals', 'V1.10', [], 'unwed 6'],
  ['fiveRoyals', 'V1.10', [], 'royal-dies 6'],
  ['notWed', 'V1.10', [], 'unwed 1'],
  ['notWed', 'V1.10', ['wed 1', 'unwed 1'], 'unwed 1'],
  ['royalDead', 'V3.8', ['wed 1', 'royal-dies 1'], 'wed 1'],
  ['royalDead', 'V3.8', ['royal-dies 1'], 'royal-dies 1'],
  ['noRebellion', 'V1.11', [], 'rebellion-over'],
  ['noRebellion', 'V1.11', ['rebellion 2 1', 'rebellion-over'], 'rebellion-over'],
  ['already', 'V1.17', ['rebellion 2 1'], 'rebellion 2 1'],
];

describe('V1.8 to V1.11 what is refused of places, people and the rebellion', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });

  it('E25 V1.10 a sixth Valois marriage: refused, there are five slots', () => {
    const table = sitting().enter('wed 1', 'wed 2', 'wed 3', 'wed 4', 'wed 5');
    expect(table.why('wed 6')).toBe('fiveRoyals');
    expect(table.score('france').special).toBe(5);
  });
});

describe('V1.8 the four named places', () => {
  it('V1.8 each with controller and unrest, unknown until entered', () => {
    const table = sitting().enter('place paris france', 'place-unrest paris unrest', 'place buda ottoman');
    const { facts, terms } = table.state;
    expect(placeOf(facts, terms, 'paris')).toMatchObject({
      holder: { value: 'france' },
      unrest: { value: true },
    });
    expect(placeOf(facts, terms, 'buda')).toMatchObject({
      holder: { value: 'ottoman' },
      unrest: { value: null },
    });
    expect(placeOf(facts, terms, 'vienna')).toMatchObject({
      holder: { value: null },
      unrest: { value: null },
    });
  });

  it('V1.8 map mode reads a place from the list of keys, and asks for those that are not there', () => {
    const table = sitting(PARIS_LISTED).enter('hold-unrest 1 unrest', 'place prague empire');
    const { facts, terms } = table.state;
    expect(placeOf(facts, terms, 'paris')).toEqual({
      holder: { value: 'france', from: [0] },
      unrest: { value: true, from: [1] },
    });
    expect(placeOf(facts, terms, 'prague').holder).toEqual({ value: 'empire', from: [2] });
  });

  it('V1.8 count mode asks for Paris apart from the keys', () => {
    const table = sitting().enter(
      'keys france 3',
      'keys spain 2',
      'place paris france',
      'take spain france calm',
    );
    expect(placeOf(table.state.facts, table.state.terms, 'paris').holder.value).toBe('france');
  });
});

describe('V1.9 V1.10 people', () => {
  it('V1.9 the ruler of France, and whether Guise and Navarre are in Paris', () => {
    const table = sitting().enter('ruler charles-ix', 'guise in', 'navarre out', 'ruler other', 'guise out');
    expect(table.state.facts).toMatchObject({
      ruler: { value: 'other', from: [4] },
      guise: { value: false, from: [5] },
      navarre: { value: false, from: [3] },
    });
  });

  it('V1.10 five slots with a name if one was said, whether married, and the turn', () => {
    const table = sitting({ turn: 2 }).note('wed 1', 'Elisabeth').enter('wed 3');
    const { royals } = table.state.facts;
    expect(royals).toHaveLength(5);
    expect(royals[0]).toEqual({ married: true, turn: 2, name: 'Elisabeth', dead: false, from: [2] });
    expect(royals[2]).toMatchObject({ married: true, turn: 2, name: '' });
    expect(royals[4]).toEqual({ married: false, turn: null, name: '', dead: false, from: [] });
  });
});

describe('V1.11 the English Catholic rebellion', () => {
  it('V1.11 hits of the one being resolved; afterwards they are kept apart', () => {
    const table = sitting().enter('rebellion 1 0', 'rebellion 2 1');
    expect(table.state.facts.rebellion).toEqual({ spainHits: 2, englandHits: 1, from: [1, 2] });
    table.enter('rebellion-over', 'rebellion 1 1', 'rebellion-over');
    expect(table.state.facts.rebellion).toBeNull();
    expect(table.state.facts.earlierRebellions).toEqual({ spainHits: 3, englandHits: 2, from: [1, 2, 4] });
  });
});
