import { describe, expect, it } from 'vitest';
import { seeded } from '../../core/seeded.ts';
import { block, BLOCK_COUNT, ENGLISH, FIRST_NOBLE, MORAY, SCOTTISH } from './blocks.ts';
import { area, AREA_COUNT } from './board.ts';
import { CARD_KINDS } from './cards.ts';
import { position, start } from './position.kit.ts';
import {
  ACTED,
  BY_SEA,
  blocksIn,
  CAPTURED,
  cardsOf,
  copyState,
  countIn,
  deploy,
  entryGroup,
  entryOf,
  forgetEntry,
  handOf,
  hasAttacked,
  hasEnemy,
  hasMark,
  isContested,
  isEnemy,
  isFinalYear,
  isFriendly,
  isNeutral,
  LEAVING,
  limitFor,
  mark,
  marksOf,
  MOVED,
  noblesOf,
  noteAttack,
  noteEntry,
  OFF_MAP,
  originOf,
  placeOf,
  POOL,
  put,
  REMOVED,
  RESERVE,
  setHand,
  setPlayed,
  setTurnCard,
  sideOf,
  stepsOf,
  tallySize,
  turnCard,
  turnCoat,
  unmark,
  UP,
  withCard,
  withoutCard,
  type State,
} from './state.ts';

const SIDES = [ENGLISH, SCOTTISH] as const;
const areas = Array.from({ length: AREA_COUNT }, (_, index) => index);

const some = (): State =>
  position({
    english: { lothian: 'york-infantry 3, edward', annan: 'bruce 2', pool: 'hobelars' },
    scottish: { fife: 'wallace, douglas 1', moray: 'moray', mar: 'mar', pool: 'norse' },
    hands: { english: '3 2 2', scottish: 'truce 1' },
    agenda: start.cards(),
  });

const expectTallied = (s: State): void => {
  for (const where of areas)
    for (const side of SIDES) expect(countIn(s, where, side)).toBe(blocksIn(s, where, side).length);
};

describe('area control', () => {
  it('H1.10 an area is Friendly, Enemy, Contested or Neutral, and exactly one of them', () => {
    const s = some();
    put(s, block('douglas'), area('lothian'));
    const status = (id: Parameters<typeof area>[0], side: 0 | 1): string[] => {
      const where = area(id);
      return [
        ...(isFriendly(s, where, side) ? ['friendly'] : []),
        ...(isEnemy(s, where, side) ? ['enemy'] : []),
        ...(isContested(s, where) ? ['contested'] : []),
        ...(isNeutral(s, where) ? ['neutral'] : []),
      ];
    };
    expect(SIDES.map((side) => status('annan', side))).toEqual([['friendly'], ['enemy']]);
    expect(SIDES.map((side) => status('fife', side))).toEqual([['enemy'], ['friendly']]);
    expect(SIDES.map((side) => status('lothian', side))).toEqual([['contested'], ['contested']]);
    expect(SIDES.map((side) => status('ross', side))).toEqual([['neutral'], ['neutral']]);
    expect(SIDES.map((side) => hasEnemy(s, area('lothian'), side))).toEqual([true, true]);
    expect(SIDES.map((side) => hasEnemy(s, area('annan'), side))).toEqual([false, true]);
  });

  it('H15.181 H1.10 it changes at once with each block: an area that is left is Neutral', () => {
    const s = some();
    put(s, block('bruce'), area('carrick'));
    expect(isNeutral(s, area('annan'))).toBe(true);
    expect(isFriendly(s, area('carrick'), ENGLISH)).toBe(true);
  });

  it('H1.1 the Scots add a cathedral to the Castle Limit', () => {
    expect(SIDES.map((side) => limitFor(area('fife'), side))).toEqual([2, 3]);
    expect(SIDES.map((side) => limitFor(area('lothian'), side))).toEqual([2, 2]);
  });
});

describe('tallies', () => {
  it('stay right whatever is put, deployed, turned or taken off, in any order', () => {
    const chance = seeded(1297);
    const s = some();
    for (let change = 0; change < 3000; change += 1) {
      const b = chance.draw(BLOCK_COUNT, 'block');
      const place = chance.draw(REMOVED + 1, 'place');
      if (chance.draw(4, 'what') === 0 && b >= FIRST_NOBLE && b !== MORAY) turnCoat(s, b);
      else if (place < AREA_COUNT) deploy(s, b, place, 1);
      else put(s, b, place);
      if (change % 50 === 0) expectTallied(s);
    }
    expectTallied(s);
  });

  it('H8.1 off the map a block has no strength and no marks; on the map it keeps both when it moves', () => {
    const s = some();
    const b = block('york-infantry');
    mark(s, b, MOVED | RESERVE);
    put(s, b, area('fife'));
    expect([stepsOf(s, b), hasMark(s, b, MOVED), hasMark(s, b, RESERVE)]).toEqual([3, true, true]);
    for (const place of [POOL, OFF_MAP, REMOVED]) {
      deploy(s, b, area('fife'), 2);
      mark(s, b, MOVED);
      put(s, b, place);
      expect([placeOf(s, b), stepsOf(s, b), marksOf(s, b)]).toEqual([place, 0, 0]);
    }
  });

  it('H5.4 a noble turns where it stands at its strength; Moray and others never do (H8.5)', () => {
    const s = some();
    turnCoat(s, block('bruce'));
    expect([sideOf(s, block('bruce')), placeOf(s, block('bruce')), stepsOf(s, block('bruce'))]).toEqual([
      SCOTTISH,
      area('annan'),
      2,
    ]);
    expect([countIn(s, area('annan'), ENGLISH), countIn(s, area('annan'), SCOTTISH)]).toEqual([0, 1]);
    expect(() => turnCoat(s, MORAY)).toThrow('moray never changes sides');
    expect(() => turnCoat(s, block('edward'))).toThrow('edward never changes sides');
  });

  it('H11.7 nobles are counted on the map, Moray among the Scots while he is there', () => {
    const s = some();
    expect(SIDES.map((side) => noblesOf(s, side))).toEqual([1, 2]);
    put(s, MORAY, POOL);
    expect(SIDES.map((side) => noblesOf(s, side))).toEqual([1, 1]);
  });
});

describe('marks', () => {
  it('each is set and taken off by itself, and the way into a battle beside them', () => {
    const s = some();
    const b = block('douglas');
    const all = [MOVED, RESERVE, CAPTURED, ACTED, UP, LEAVING];
    noteEntry(s, b, area('teviot'), BY_SEA);
    for (const each of all) {
      mark(s, b, each);
      expect(all.filter((other) => hasMark(s, b, other))).toEqual([each]);
      expect([originOf(s, b), entryOf(s, b)]).toEqual([area('teviot'), BY_SEA]);
      unmark(s, b, each);
    }
    forgetEntry(s, b);
    expect(marksOf(s, b)).toBe(0);
  });

  it('H6.11.2 entry groups are equal exactly for the same start area and border; 0 is none', () => {
    const s = some();
    const [one, other] = [block('douglas'), block('wallace')];
    expect(entryGroup(s, one)).toBe(0);
    expect(entryOf(s, one)).toBe(-1);
    const groups = new Set<number>();
    for (const origin of areas)
      for (const border of [0, 7, BY_SEA - 1, BY_SEA]) {
        noteEntry(s, one, origin, border);
        noteEntry(s, other, origin, border);
        expect(entryGroup(s, one)).toBe(entryGroup(s, other));
        expect([originOf(s, one), entryOf(s, one)]).toEqual([origin, border]);
        groups.add(entryGroup(s, one));
      }
    expect(groups.size).toBe(AREA_COUNT * 4);
    expect(groups.has(0)).toBe(false);
  });

  it('H6.11.1 attacks are kept for each side and area', () => {
    const s = some();
    noteAttack(s, area('annan'), SCOTTISH);
    noteAttack(s, area('teviot'), ENGLISH);
    expect(areas.filter((where) => hasAttacked(s, where, SCOTTISH))).toEqual([area('annan')]);
    expect(areas.filter((where) => hasAttacked(s, where, ENGLISH))).toEqual([area('teviot')]);
  });
});

describe('cards', () => {
  it('H1.8 a tally holds up to seven of each kind by itself', () => {
    let tally = 0;
    for (let card = 0; card < CARD_KINDS; card += 1)
      for (let copies = 0; copies < 7; copies += 1) tally = withCard(tally, card);
    expect(tallySize(tally)).toBe(CARD_KINDS * 7);
    for (let card = 0; card < CARD_KINDS; card += 1) {
      tally = withoutCard(tally, card);
      expect(cardsOf(tally, card)).toBe(6);
    }
  });

  it('hands, played cards and the cards of the turn belong to their sides', () => {
    const s = some();
    expect(SIDES.map((side) => tallySize(handOf(s, side)))).toEqual([3, 2]);
    setHand(s, SCOTTISH, 0);
    setPlayed(s, ENGLISH, withCard(0, 1));
    setTurnCard(s, SCOTTISH, 4);
    expect(SIDES.map((side) => tallySize(handOf(s, side)))).toEqual([3, 0]);
    expect(SIDES.map((side) => turnCard(s, side))).toEqual([-1, 4]);
  });
});

describe('a copy', () => {
  it('is equal and independent: no change to either touches the other', () => {
    const s = some();
    const before = JSON.stringify(s);
    const copy = copyState(s);
    expect(copy).toEqual(s);
    put(copy, block('wallace'), area('angus'));
    turnCoat(copy, block('bruce'));
    mark(copy, block('douglas'), MOVED);
    noteAttack(copy, area('annan'), SCOTTISH);
    setHand(copy, ENGLISH, 0);
    copy.borders.fill(1);
    copy.agenda.pop();
    copy.year += 1;
    expect(JSON.stringify(s)).toBe(before);
    const after = JSON.stringify(copy);
    put(s, block('douglas'), REMOVED);
    s.agenda.push({ step: 'deal' });
    expect(JSON.stringify(copy)).toBe(after);
  });

  it('shares no list with its original', () => {
    const s = position({ options: { 'privacy.trackableBlocks': true }, agenda: start.cards() });
    const copy: object = copyState(s);
    const lists = Object.entries(s).filter(([, value]) => Array.isArray(value));
    expect(lists.map(([name]) => name)).toContain('handles');
    const copied = new Map<string, unknown>(Object.entries(copy));
    for (const [name, value] of lists) {
      expect(copied.get(name), name).toEqual(value);
      expect(copied.get(name), name).not.toBe(value);
    }
    expect([...copied.keys()].sort()).toEqual(Object.keys(s).sort());
  });
});

describe('the final year', () => {
  it('H2.5 H13.49 is 1305, or 1314; a Campaign that goes on to sudden death has none', () => {
    const last = (scenario: 'braveheart' | 'the-bruce' | 'campaign', year: number, options = {}): boolean =>
      isFinalYear(position({ scenario, year, options, agenda: start.cards() }));
    expect([last('braveheart', 1304), last('braveheart', 1305)]).toEqual([false, true]);
    expect([last('the-bruce', 1313), last('the-bruce', 1314)]).toEqual([false, true]);
    expect([last('campaign', 1305), last('campaign', 1314)]).toEqual([false, true]);
    const on = { 'rulings.campaignEnd': 'suddenDeathOnly' };
    expect([last('campaign', 1314, on), last('braveheart', 1305, on)]).toEqual([false, true]);
  });
});
