import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import { forkSeed, seeded } from '../../core/seeded.ts';
import type { Frame } from './agenda.ts';
import {
  block,
  BLOCK_COUNT,
  blockId,
  blockInfo,
  EDWARD,
  ENGLISH,
  FIRST_NOBLE,
  FRENCH_KNIGHTS,
  isNoble,
  MORAY,
  NORSE,
  SCOTTISH,
  WALLACE,
} from './blocks.ts';
import { area, ENGLAND, isCoastal, type AreaId } from './board.ts';
import { CARDS } from './cards.ts';
import { faults } from './faults.ts';
import { position, start, table, type Words } from './position.kit.ts';
import { sample } from './sample.ts';
import {
  blocksIn,
  cardsOf,
  countIn,
  handOf,
  isOnMap,
  placeOf,
  playedOf,
  POOL,
  sideOf,
  stepsOf,
  tallySize,
  turnCard,
  type State,
} from './state.ts';
import { view } from './view.ts';

const SAMPLES = 40;

/** Positions that a viewer cannot tell from this one. */
const samples = (s: State, viewer: Viewer, count = SAMPLES): State[] =>
  Array.from({ length: count }, (_, i) => sample(view(s, viewer), seeded(forkSeed(1297, i))));

const places = (all: readonly State[], b: number): Set<number> => new Set(all.map((s) => placeOf(s, b)));

const campaign: Words = {
  english: {
    lanark: 'steward 2, york-knights 3',
    ross: 'ross',
    england: 'hobelars, durham-infantry, wales-archers',
    pool: 'edward, ulster-infantry, lancaster-knights',
  },
  scottish: {
    fife: 'wallace, douglas 2, bruce',
    buchan: 'norse, grant 1',
    annan: 'barclay',
    pool: 'keith, fraser, moray',
  },
  hands: { english: '3 truce 1', scottish: '2 herald 2' },
  agenda: start.cards(),
};

describe('a position sampled from a view', () => {
  it('H12.3 looks the same to the viewer, whoever that is', () => {
    const s = position(campaign);
    for (const viewer of [ENGLISH, SCOTTISH, 'observer'] as const)
      for (const other of samples(s, viewer, 10)) expect(view(other, viewer)).toEqual(view(s, viewer));
  });

  it('H12.1 has as many blocks of each side in each area and pool', () => {
    const s = position(campaign);
    for (const other of samples(s, 'observer')) {
      for (const id of ['lanark', 'ross', 'england', 'fife', 'buchan', 'annan'] as const)
        for (const side of [ENGLISH, SCOTTISH] as const)
          expect(countIn(other, area(id), side)).toBe(countIn(s, area(id), side));
      for (const side of [ENGLISH, SCOTTISH] as const)
        expect(blocksIn(other, POOL, side)).toHaveLength(blocksIn(s, POOL, side).length);
      expect(faults(other)).toEqual(expect.not.arrayContaining([expect.stringMatching(/tallied|strength/)]));
    }
  });

  it('H12.1 leaves the blocks of the viewer where they are', () => {
    const s = position(campaign);
    for (const other of samples(s, SCOTTISH))
      for (let b = 0; b < BLOCK_COUNT; b += 1)
        if (sideOf(s, b) === SCOTTISH)
          expect([placeOf(other, b), stepsOf(other, b)]).toEqual([placeOf(s, b), stepsOf(s, b)]);
  });

  it('H12.1 keeps each noble with the side that holds him, on the map, Moray perhaps in the pool', () => {
    const s = position(campaign);
    const all = samples(s, ENGLISH);
    for (const other of all)
      for (let b = FIRST_NOBLE; b < MORAY; b += 1) {
        expect(sideOf(other, b)).toBe(sideOf(s, b));
        if (isOnMap(s, b)) expect(isOnMap(other, b)).toBe(true);
      }
    expect(places(all, MORAY)).toContain(POOL);
    expect(places(all, MORAY).size).toBeGreaterThan(1);
  });

  it('H12.1 does deal hidden blocks about, at any strength they can have', () => {
    const all = samples(position(campaign), ENGLISH);
    const there = all.filter((s) => isOnMap(s, WALLACE));
    expect(places(all, WALLACE).size).toBeGreaterThan(3);
    expect(new Set(there.map((s) => stepsOf(s, WALLACE)))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('H12.1 deals hands from the cards that are not seen, the own hand kept', () => {
    const s = position({ ...campaign, hands: { english: 'herald 3 3', scottish: '3 1 1' } });
    const all = samples(s, ENGLISH);
    for (const other of all) {
      expect(handOf(other, ENGLISH)).toBe(handOf(s, ENGLISH));
      expect(tallySize(handOf(other, SCOTTISH))).toBe(3);
      CARDS.forEach(({ copies }, card) => {
        const seen = [handOf(other, ENGLISH), handOf(other, SCOTTISH), playedOf(other, ENGLISH)];
        expect(seen.reduce((sum, tally) => sum + cardsOf(tally, card), 0)).toBeLessThanOrEqual(copies);
      });
    }
    expect(new Set(all.map((other) => handOf(other, SCOTTISH))).size).toBeGreaterThan(5);
  });

  it('H12.1 a card that lies hidden is one of the sampled hand', () => {
    const { s } = table(campaign).play('scottish', 'card herald');
    for (const other of samples(s, ENGLISH)) {
      expect(cardsOf(handOf(other, SCOTTISH), turnCard(other, SCOTTISH))).toBeGreaterThan(0);
      expect(turnCard(other, ENGLISH)).toBe(-1);
    }
  });
});

describe('the Norse in a sample', () => {
  it('H6.9 stand on coasts alone, and never in England', () => {
    const s = position({
      english: { lothian: 'edward' },
      scottish: {
        mar: 'douglas',
        england: 'grant',
        selkirk: 'keith',
        ross: 'norse',
        fife: 'bruce',
        pool: 'fraser',
      },
      agenda: start.cards(),
    });
    const all = samples(s, ENGLISH);
    for (const at of places(all, NORSE)) expect(at === POOL || (isCoastal(at) && at !== ENGLAND)).toBe(true);
    expect(places(all, NORSE).size).toBeGreaterThan(1);
  });

  it('H6.9 find their coast even when everybody is on the map', () => {
    const s = position({
      english: { lothian: 'edward' },
      scottish: { mar: 'douglas', badenoch: 'grant, keith', ross: 'norse', lanark: 'bruce, mentieth' },
      agenda: start.cards(),
    });
    expect(places(samples(s, ENGLISH), NORSE)).toEqual(new Set([area('ross')]));
  });

  it('H6.9 are the block that came into a battle by sea, and no other is', () => {
    const { s } = table({
      english: { buchan: 'edward, hobelars' },
      scottish: { angus: 'douglas, grant', ross: 'norse, fraser', pool: 'keith, barclay' },
      agenda: start.moves(['scottish', 3], ['english', 1]),
    }).play('scottish', 'norse buchan', 'group angus', 'move douglas buchan', 'move grant buchan', 'end');
    expect(places(samples(s, ENGLISH), NORSE)).toEqual(new Set([area('buchan')]));
    const byLand = table({
      english: { buchan: 'edward, hobelars' },
      scottish: { angus: 'douglas, grant', ross: 'norse', pool: 'keith' },
      agenda: start.moves(['scottish', 1], ['english', 1]),
    }).play('scottish', 'group angus', 'move douglas buchan', 'move grant buchan');
    expect(places(samples(byLand.s, ENGLISH), NORSE)).not.toContain(area('buchan'));
  });
});

describe('a sample of a special moment', () => {
  it('H12.1 the block in motion is somebody who can be: not the Norse, and moved', () => {
    const { s } = table({
      english: { lothian: 'edward' },
      scottish: { fife: 'douglas, grant', ross: 'norse', pool: 'keith' },
      agenda: start.movesAlone(['scottish', 1]),
    }).play('scottish', 'group fife', 'move grant angus');
    const movers = samples(s, ENGLISH).map((other) => {
      const f = other.agenda.at(-1);
      return f?.step === 'group' ? f.mover : -1;
    });
    expect(new Set(movers.map((b) => (b === -1 ? 'nobody' : blockId(b))))).toEqual(
      new Set(['douglas', 'grant', 'keith']),
    );
  });

  it('H6.9 the Norse have landed and nobles fill all other places: the block in motion is a noble', () => {
    const { s } = table({
      english: { angus: 'angus' },
      scottish: { lennox: 'lennox', carrick: 'bruce', ross: 'norse', pool: 'keith, fraser' },
      agenda: start.movesAlone(['scottish', 2]),
    }).play('scottish', 'norse angus', 'group lennox', 'move lennox carrick');
    for (const viewer of [ENGLISH, 'observer'] as const)
      for (const other of samples(s, viewer)) {
        expect(blocksIn(other, area('angus'), SCOTTISH)).toEqual([NORSE]);
        expect(blocksIn(other, area('carrick'), SCOTTISH)).toEqual([block('bruce'), block('lennox')]);
      }
  });

  it('H7.23 a block whose retreat is not shown yet may have gone any way that is open, and no other', () => {
    const t = table({
      english: { fife: 'york-knights, durham-infantry' },
      scottish: { fife: 'keith, bruce', angus: 'grant', mentieth: 'douglas', atholl: 'fraser' },
      agenda: start.battles(),
    })
      .play('english', 'pass york-knights')
      .play('scottish', 'retreat keith angus');
    expect(view(t.s, ENGLISH).known).toContainEqual(
      expect.objectContaining({ block: 'keith', place: 'leaving' }),
    );
    for (const other of samples(t.s, ENGLISH, 10)) {
      expect((['angus', 'mentieth', 'atholl'] satisfies AreaId[]).map(area)).toContain(
        placeOf(other, block('keith')),
      );
      expect(view(other, ENGLISH)).toEqual(view(t.s, ENGLISH));
    }
  });

  it('H10.2 H10.9 when a year begins nobles are at home, and infantry alone of the English is left in Scotland', () => {
    const s = position({
      year: 1298,
      turn: 0,
      winterArea: 'lothian',
      english: {
        lanark: 'steward, york-infantry',
        ross: 'ross',
        fife: 'durham-infantry, wales-infantry',
        lothian: 'edward, york-knights, wales-archers',
        pool: 'hobelars, lancaster-knights, lancaster-archers, ulster-infantry',
      },
      scottish: { annan: 'bruce, douglas', mar: 'mar', pool: 'grant, keith' },
      agenda: start.cards(),
    });
    const english = samples(s, SCOTTISH);
    for (const other of english) {
      expect(placeOf(other, EDWARD)).toBe(area('lothian'));
      for (const id of ['lanark', 'ross', 'fife'] as const)
        for (const b of blocksIn(other, area(id), ENGLISH))
          expect(isNoble(b) ? blockInfo(b).homes : blockInfo(b).type).toEqual(
            isNoble(b) ? [area(id)] : 'infantry',
          );
    }
    for (const other of samples(s, ENGLISH))
      expect(blocksIn(other, area('mar'), SCOTTISH).map(blockId)).toEqual(['mar']);
  });

  it('H10.15 a block that the Scots have drawn and not yet placed is in the pool for the English', () => {
    const words: Words = {
      scottish: { lanark: 'steward 1', carrick: 'bruce', annan: 'douglas', pool: 'french-knights, grant' },
      frenchEntered: true,
      agenda: [{ step: 'french-check' }, { step: 'cards' }] satisfies readonly Frame[],
    };
    const t = table(words, 0).play('scottish', 'draw lanark');
    expect(t.step).toBe('coast');
    for (const other of samples(t.s, ENGLISH)) {
      expect(other.agenda.at(-1)?.step).toBe('builds');
      expect(view(other, ENGLISH)).toEqual(view(t.s, ENGLISH));
    }
  });

  it('H13.44 with frenchStayBelowEight off the English cannot know whether the French were drawn: on the map they were', () => {
    const s = position({
      ...campaign,
      options: { 'rulings.frenchStayBelowEight': false },
      scottish: { fife: 'french-knights, bruce', annan: 'douglas', pool: 'keith, grant' },
    });
    expect(view(s, ENGLISH).frenchEntered).toBe(null);
    const all = samples(s, ENGLISH);
    expect(new Set(all.map((other) => other.frenchEntered))).toEqual(new Set([true, false]));
    for (const other of all) expect(other.frenchEntered).toBe(isOnMap(other, FRENCH_KNIGHTS));
  });

  it('H12.5 of a game that is over is that game', () => {
    const t = table(
      {
        ...campaign,
        edwardSecond: true,
        english: { fife: 'edward 1' },
        scottish: { fife: 'wallace 1' },
        agenda: start.battles(),
      },
      1,
    ).play('scottish', 'fire wallace');
    expect(t.result).toBe('scottish edward-killed');
    const [other] = samples(t.s, 'observer', 1);
    expect([other?.place, other?.steps, other?.cards.slice(0, 4)]).toEqual([
      t.s.place,
      t.s.steps,
      t.s.cards.slice(0, 4),
    ]);
  });
});
