import { describe, expect, it } from 'vitest';
import type { Chance, OptionValues } from '../../core/game.ts';
import { block, blockId, BLOCK_COUNT, blockInfo, ENGLISH, SCOTTISH, type Side } from './blocks.ts';
import { areaId, AREA_COUNT, readArea } from './board.ts';
import type { News } from './news.ts';
import { TestTable } from './position.kit.ts';
import { SCENARIOS } from './scenarios.ts';
import { setup } from './setup.ts';
import {
  blocksIn,
  isNeutral,
  isOnMap,
  noblesOf,
  OFF_MAP,
  placeOf,
  POOL,
  REMOVED,
  stepsOf,
  type State,
} from './state.ts';

const DEAL = new Array<number>(10).fill(0);

/** Answers draws from this list and then with 0, and notes of how many each was. */
function scripted(answers: readonly number[], asked: string[] = []): Chance {
  const left = [...answers];
  return {
    die: () => {
      throw new Error('no die is rolled in a setup');
    },
    draw: (n, purpose) => {
      asked.push(`${purpose} ${n}`);
      return left.shift() ?? 0;
    },
  };
}

const begin = (scenario: string, options: OptionValues = {}, ...draws: readonly number[]): State =>
  setup({ scenario, options }, scripted(draws));

const names = (s: State, place: number, side: Side): string[] => blocksIn(s, place, side).map(blockId);
const at = (s: State, where: string, side: Side): string => {
  const area = readArea(where);
  if (area === undefined) throw new Error(`no area is called ${where}`);
  return names(s, area, side).join(' ');
};

/** Every occupied area with its blocks, in words. */
function board(s: State): Record<string, string> {
  const found: Record<string, string> = {};
  for (let area = 0; area < AREA_COUNT; area += 1) {
    if (isNeutral(s, area)) continue;
    const id = areaId(area);
    found[id] = `${at(s, id, ENGLISH)} / ${at(s, id, SCOTTISH)}`;
  }
  return found;
}

const OLD_COUNTRY = {
  badenoch: 'comyn / ',
  angus: 'angus / ',
  argyll: 'argyll / ',
  mar: 'mar / ',
  lennox: 'lennox / ',
  buchan: 'buchan / ',
  ross: 'ross / ',
  atholl: 'atholl / ',
  dunbar: 'dunbar / ',
  mentieth: 'northumber-infantry mentieth / ',
  lanark: 'steward / ',
  lothian: 'cumbria-infantry / ',
  england: 'edward hobelars lancaster-knights york-knights / ',
  annan: ' / bruce',
  galloway: ' / galloway',
  fife: ' / wallace douglas barclay',
  moray: ' / fraser moray',
  strathspey: ' / grant',
};

const NEW_COUNTRY = {
  badenoch: 'comyn / ',
  angus: 'angus / ',
  argyll: 'argyll / ',
  buchan: 'buchan / ',
  galloway: 'galloway / ',
  ross: 'ross / ',
  mentieth: 'northumber-infantry mentieth / ',
  lanark: 'westmor-infantry steward / ',
  moray: 'cumbria-infantry / ',
  lothian: 'durham-infantry / ',
  england: 'edward hobelars lancaster-knights york-knights durham-knights lancaster-archers / ',
  dunbar: ' / dunbar',
  lennox: ' / campbell lennox',
  atholl: ' / atholl',
  mar: ' / mar',
  carrick: ' / lindsay bruce',
  fife: ' / king douglas barclay',
};

describe('every scenario', () => {
  for (const { id } of SCENARIOS) {
    it(`H2.1 ${id}: all blocks on the map stand at full strength, every block is somewhere once`, () => {
      const s = begin(id);
      for (let b = 0; b < BLOCK_COUNT; b += 1) {
        expect(stepsOf(s, b), blockId(b)).toBe(isOnMap(s, b) ? blockInfo(b).max : 0);
      }
      expect(s.agenda).toEqual([{ step: 'deal' }]);
    });
  }

  it('H2.1 the first levy is drawn one by one from what is left of the pool, in the order of the blocks', () => {
    const asked: string[] = [];
    const s = setup({ scenario: 'braveheart', options: {} }, scripted([12, 0, 10, 1], asked));
    expect(asked).toEqual(['levy 13', 'levy 12', 'levy 11', 'levy 10']);
    expect(at(s, 'england', ENGLISH)).toBe('edward lancaster-knights wales-infantry ulster-infantry');
  });

  it('H2.1 H12.2 the table hears how many were levied, the English hear who', () => {
    const heard: (News | undefined)[] = [];
    setup({ scenario: 'braveheart', options: {} }, scripted([0, 0, 0, 0]), (open, seat, closed) => {
      expect(seat).toBe(ENGLISH);
      heard.push(open, closed);
    });
    expect(heard).toEqual([
      { type: 'levy', count: 4 },
      {
        type: 'levy-own',
        count: 4,
        blocks: ['edward', 'hobelars', 'lancaster-knights', 'york-knights'],
      },
    ]);
  });
});

describe('Braveheart', () => {
  it('H2.2 blocks stand where the table says; 11 English and 3 Scottish nobles, 14 in play', () => {
    const s = begin('braveheart');
    expect(board(s)).toEqual(OLD_COUNTRY);
    expect([noblesOf(s, ENGLISH), noblesOf(s, SCOTTISH)]).toEqual([11, 3]);
  });

  it('H2.2 H13.48 nine English blocks stay in the pool after a levy of four, seven Scots wait in theirs', () => {
    const s = begin('braveheart');
    expect(names(s, POOL, ENGLISH)).toEqual([
      'durham-knights',
      'lancaster-archers',
      'wales-archers',
      'york-infantry',
      'lancaster-infantry',
      'durham-infantry',
      'westmor-infantry',
      'wales-infantry',
      'ulster-infantry',
    ]);
    expect(names(s, POOL, SCOTTISH)).toEqual([
      'norse',
      'keith',
      'etterick',
      'campbell',
      'graham',
      'macdonald',
      'lindsay',
    ]);
  });

  it('H2.2 H2.5 the uncrowned King and the French Knights are off the map; 1297, Edward I', () => {
    const s = begin('braveheart');
    expect(names(s, OFF_MAP, SCOTTISH)).toEqual(['king', 'french-knights']);
    expect(names(s, REMOVED, SCOTTISH)).toEqual([]);
    expect([s.year, s.crowned, s.edwardSecond, s.frenchEntered, s.winterArea]).toEqual([
      1297,
      false,
      false,
      false,
      -1,
    ]);
    expect(s.terms.scenario.finalYear).toBe(1305);
  });
});

describe('The Bruce', () => {
  it('H2.3 blocks stand where the table says; 8 English and 5 Scottish nobles, 13 in play', () => {
    const s = begin('the-bruce');
    expect(board(s)).toEqual(NEW_COUNTRY);
    expect([noblesOf(s, ENGLISH), noblesOf(s, SCOTTISH)]).toEqual([8, 5]);
  });

  it('H2.3 five English blocks stay in the pool after a levy of six, seven Scots wait in theirs', () => {
    const s = begin('the-bruce');
    expect(names(s, POOL, ENGLISH)).toEqual([
      'wales-archers',
      'york-infantry',
      'lancaster-infantry',
      'wales-infantry',
      'ulster-infantry',
    ]);
    expect(names(s, POOL, SCOTTISH)).toEqual([
      'norse',
      'keith',
      'etterick',
      'graham',
      'fraser',
      'macdonald',
      'grant',
    ]);
  });

  it('H2.3 H2.5 Wallace and Moray are dead, the King is crowned, the French Knights may come; 1306, Edward I', () => {
    const s = begin('the-bruce');
    expect(names(s, REMOVED, SCOTTISH)).toEqual(['wallace', 'moray']);
    expect(names(s, OFF_MAP, SCOTTISH)).toEqual(['french-knights']);
    expect([s.year, s.crowned, s.edwardSecond, s.frenchEntered]).toEqual([1306, true, false, false]);
    expect(s.terms.scenario.finalYear).toBe(1314);
  });

  it('H13.37 bruceStartsWithEdwardII: Edward II from the first day, there alone', () => {
    const options = { 'rulings.bruceStartsWithEdwardII': true };
    expect(begin('the-bruce', options).edwardSecond).toBe(true);
    expect(begin('braveheart', options).edwardSecond).toBe(false);
  });
});

describe('Campaign', () => {
  it('H2.4 begins exactly as Braveheart, the levy of four included, and ends in 1314', () => {
    const s = begin('campaign');
    expect(board(s)).toEqual(OLD_COUNTRY);
    expect(s.year).toBe(1297);
    expect(s.terms.scenario.finalYear).toBe(1314);
    expect(names(s, POOL, SCOTTISH)).toEqual(names(begin('braveheart'), POOL, SCOTTISH));
  });
});

describe('tournament bids', () => {
  const bid = (edward: number, levy: number): OptionValues => ({
    'variants.edwardFaceUpYears': edward,
    'variants.extraLevyFirstYear': levy,
  });

  it('H2.6 an Edward who lies face up is not drawn, and four come all the same', () => {
    const asked: string[] = [];
    const s = setup({ scenario: 'braveheart', options: bid(1, 0) }, scripted([], asked));
    expect(asked[0]).toBe('levy 12');
    expect(at(s, 'england', ENGLISH)).toBe('hobelars lancaster-knights york-knights durham-knights');
    expect(placeOf(s, block('edward'))).toBe(POOL);
  });

  it('H2.6 an extra levy adds blocks to the first one', () => {
    expect(names(begin('braveheart', bid(0, 3)), 0, ENGLISH)).toHaveLength(7);
    expect(names(begin('braveheart', bid(0, 3)), POOL, ENGLISH)).toHaveLength(6);
  });

  it('H2.6 opposite bids cancel, and the higher bidder has the difference', () => {
    const even = begin('braveheart', bid(2, 2));
    expect(at(even, 'england', ENGLISH)).toBe('edward hobelars lancaster-knights york-knights');
    const edward = begin('braveheart', bid(3, 1));
    expect(names(edward, 0, ENGLISH)).toHaveLength(4);
    expect(placeOf(edward, block('edward'))).toBe(POOL);
    const levy = begin('braveheart', bid(1, 3));
    expect(names(levy, 0, ENGLISH)).toHaveLength(6);
    expect(placeOf(levy, block('edward'))).toBe(0);
  });
});

describe("Comyn's first home", () => {
  const options = { 'rulings.comynSetupChoice': true };

  it('H13.69 comynSetupChoice: the English put him into Badenoch or Lochaber before the deal', () => {
    const t = new TestTable(begin('braveheart', options), DEAL);
    expect([t.step, t.deciders]).toEqual(['comyn-start', ['english']]);
    expect(t.legal('english')).toEqual(['home comyn badenoch', 'home comyn lochaber']);
    expect(t.legal('scottish')).toEqual([]);
    expect(t.refusal('english', 'home comyn mar')).toBe('notItsHome H10.2.1');
    expect(t.refusal('english', 'home bruce annan')).toBe('otherNobleFirst H10.2.1');
    expect(t.refusal('english', 'home mar mar')).toBe('notAHomeChooser H10.2.1');
    expect(t.refusal('english', 'card 2')).toBe('cardsInCardPhase H4.1');
    t.play('english', 'home comyn lochaber');
    expect([t.where('comyn'), t.count('badenoch'), t.step]).toEqual([
      'english lochaber 4',
      '0 english, 0 scottish',
      'cards',
    ]);
    expect(t.toldOf('scottish', 'went-home')).toEqual([
      { type: 'went-home', side: 'english', block: 'comyn', area: 'lochaber' },
    ]);
  });

  it('H13.69 the choice is one of Braveheart and the Campaign, not of The Bruce', () => {
    expect(begin('campaign', options).agenda.at(-1)).toEqual({ step: 'comyn-start' });
    expect(begin('the-bruce', options).agenda.at(-1)).toEqual({ step: 'deal' });
    expect(begin('braveheart').agenda.at(-1)).toEqual({ step: 'deal' });
  });
});
