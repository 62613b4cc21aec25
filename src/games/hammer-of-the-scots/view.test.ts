import { describe, expect, it } from 'vitest';
import { replaying } from '../../core/chance.ts';
import { Match } from '../../core/match.ts';
import { notation } from './actions.ts';
import type { Frame } from './agenda.ts';
import { ENGLISH, FIRST_NOBLE, SCOTTISH, type Side } from './blocks.ts';
import { hammerOfTheScots } from './index.ts';
import { asTellNews } from './news.ts';
import { position, start, table, type TestTable, type Words } from './position.kit.ts';
import { advance } from './sequence/flow.ts';
import { view, type View } from './view.ts';

/** What a viewer heard, a line each: the type of the news and what it says. */
const heard = (t: TestTable, viewer: 'english' | 'scottish' | 'observer'): string[] =>
  t.told(viewer).map((event) =>
    Object.values(event)
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
      .join(' '),
  );

const moves = (side: 'english' | 'scottish', left = 2): readonly Frame[] => start.movesAlone([side, left]);

const peace: Words = {
  english: {
    lanark: 'steward 2, york-knights 3',
    england: 'hobelars, durham-infantry',
    pool: 'edward, ulster-infantry',
  },
  scottish: { fife: 'wallace, douglas 2', annan: 'bruce', pool: 'grant, norse' },
  hands: { english: '3 truce', scottish: '2 herald' },
  agenda: start.cards(),
};

describe('what everybody sees', () => {
  it('H12.1 the number of blocks of each side in each area, the pools and the hands', () => {
    const { standing, pools, handSizes } = view(position(peace), 'observer');
    expect(standing).toEqual([
      { side: 'english', area: 'england', count: 2 },
      { side: 'english', area: 'lanark', count: 2 },
      { side: 'scottish', area: 'fife', count: 2 },
      { side: 'scottish', area: 'annan', count: 1 },
    ]);
    expect([pools, handSizes]).toEqual([
      { english: 2, scottish: 2 },
      { english: 2, scottish: 2 },
    ]);
  });

  it('H12.1 who holds each noble, who is removed or off the map, which Edward reigns, whether a king is crowned', () => {
    const seen = view(position({ ...peace, edwardSecond: true, crowned: true }), ENGLISH);
    expect([seen.nobles['steward'], seen.nobles['bruce'], seen.edward, seen.crowned]).toEqual([
      'english',
      'scottish',
      2,
      true,
    ]);
    const placed = (place: string) =>
      seen.known.filter((each) => each.place === place && each.side === 'scottish').map(({ block }) => block);
    expect(placed('off-map')).toEqual(['king', 'french-knights']);
    expect(placed('removed')).toContain('moray');
    expect(Object.keys(seen.nobles)).not.toContain('moray');
  });

  it('H12.1 H4.6 all cards that were played this year', () => {
    const t = table({ ...peace, turn: 0 })
      .play('english', 'card truce')
      .play('scottish', 'card 2');
    for (const viewer of [ENGLISH, SCOTTISH, 'observer'] as const) {
      const seen = view(t.s, viewer);
      expect(seen.played).toEqual({ english: { truce: 1 }, scottish: { 2: 1 } });
      expect(seen.turnCards).toEqual({ english: 'truce', scottish: '2' });
    }
  });

  it('H12.1 all dice', () => {
    const t = table(
      { english: { fife: 'york-knights 2' }, scottish: { fife: 'bruce 2' }, agenda: start.battles() },
      5,
      6,
    );
    t.play('english', 'fire york-knights');
    expect(t.toldOf('observer', 'fired')[0]).toMatchObject({ dice: [5, 6], hits: 0 });
  });
});

describe('what its owner alone sees', () => {
  it('H15.165 a hidden block: its name and strength are nowhere in what the other side gets', () => {
    const t = table(peace);
    for (const seat of [SCOTTISH, 'observer'] as const) {
      const text = JSON.stringify(view(t.s, seat));
      for (const name of ['york-knights', 'hobelars', 'durham-infantry', '"block":"edward"', 'ulster'])
        expect(text).not.toContain(name);
      expect(text).not.toContain('"place":"lanark"');
    }
    expect(JSON.stringify(view(t.s, ENGLISH))).toContain('york-knights');
  });

  it('H12.1 H12.3 where a noble of the other side stands: two positions that differ in that look alike', () => {
    const here = table(peace);
    const there = table({
      ...peace,
      english: {
        lanark: 'durham-infantry 1, edward 4',
        england: 'ulster-infantry 1, steward',
        pool: 'york-knights, hobelars',
      },
    });
    expect(there.knows('scottish')).toEqual(here.knows('scottish'));
    expect(there.knows('observer')).toEqual(here.knows('observer'));
    expect(there.knows('english')).not.toEqual(here.knows('english'));
  });

  it('H12.1 H13.83 the own Draw Pool, as a set in the order of the block table', () => {
    const pool = (seen: View, side: string) =>
      seen.known.filter((each) => each.place === 'pool' && each.side === side).map(({ block }) => block);
    const s = position(peace);
    expect(pool(view(s, SCOTTISH), 'scottish')).toEqual(['norse', 'grant']);
    expect(pool(view(s, SCOTTISH), 'english')).toEqual([]);
    expect(pool(view(s, 'observer'), 'scottish')).toEqual([]);
  });

  it('H12.1 the own hand', () => {
    const s = position(peace);
    expect(view(s, ENGLISH).hands).toEqual({ english: { 3: 1, truce: 1 } });
    expect(view(s, SCOTTISH).hands).toEqual({ scottish: { 2: 1, herald: 1 } });
    expect(view(s, 'observer').hands).toEqual({});
  });

  it('H15.170 a card that is chosen but not revealed: the other side sees only that a choice is made', () => {
    const one = table(peace).play('english', 'card 3');
    const other = table(peace).play('english', 'card truce');
    expect(view(one.s, ENGLISH).turnCards).toEqual({ english: '3', scottish: null });
    expect(view(one.s, SCOTTISH).turnCards).toEqual({ english: 'hidden', scottish: null });
    expect(other.knows('scottish')).toEqual(one.knows('scottish'));
    expect(other.knows('observer')).toEqual(one.knows('observer'));
    expect(heard(one, 'scottish')).toEqual(['card-chosen english']);
    expect(heard(one, 'english')).toEqual(['card-chosen-own english 3']);
  });

  it('H12.1 H13.76 unplayed cards: two Events end the year, and nobody sees what was left', () => {
    const t = table({ ...peace, turn: 0 })
      .play('english', 'card truce')
      .play('scottish', 'card herald');
    t.play('english', 'decline').play('scottish', 'decline');
    expect(t.toldOf('english', 'winter')).toHaveLength(1);
    expect(view(t.s, ENGLISH).handSizes).toEqual({ english: 0, scottish: 0 });
    expect(JSON.stringify(t.told('english'))).not.toContain('"2"');
  });

  it('H15.171 an observer sees what neither side hides: numbers, public cards, the battle being fought', () => {
    const t = table({
      ...peace,
      english: { fife: 'york-knights 3, hobelars 2', england: 'edward' },
      scottish: { fife: 'wallace 2', annan: 'bruce' },
      agenda: start.battles(),
    });
    const seen = view(t.s, 'observer');
    expect(seen.known.filter(({ place }) => place === 'fife')).toEqual([
      { block: 'hobelars', side: 'english', place: 'fife', steps: 2, up: true },
      { block: 'york-knights', side: 'english', place: 'fife', steps: 3, up: true },
      { block: 'wallace', side: 'scottish', place: 'fife', steps: 2, up: true },
    ]);
    expect(seen.standing.map(({ area, count }) => [area, count])).toEqual([
      ['england', 1],
      ['annan', 1],
    ]);
    expect(seen.hands).toEqual({});
    expect([seen.viewer, seen.handSizes.english]).toEqual(['observer', 2]);
  });

  it('H2.6 an Edward whom the bids keep out of the first levies lies face up in the pool for everybody', () => {
    const words = (year: number): Words => ({
      ...peace,
      year,
      options: { 'variants.edwardFaceUpYears': 2 },
    });
    const edward = (year: number) =>
      view(position(words(year)), SCOTTISH).known.filter(({ block }) => block === 'edward');
    expect(edward(1297)).toEqual([{ block: 'edward', side: 'english', place: 'pool' }]);
    expect(edward(1298)).toHaveLength(1);
    expect(edward(1299)).toEqual([]);
    expect(view(position(words(1297)), SCOTTISH).pools.english).toBe(2);
  });
});

describe('what actions show', () => {
  it('H12.2 Group Move: areas, path and number, and who attacks by which group; not which blocks', () => {
    const t = table({
      english: { fife: 'york-infantry, durham-infantry', mentieth: 'edward' },
      scottish: { angus: 'angus', annan: 'bruce' },
      agenda: moves('english', 1),
    }).play('english', 'group fife', 'move york-infantry angus', 'move durham-infantry mentieth', 'done');
    expect(heard(t, 'scottish').slice(0, 6)).toEqual([
      'group english fife 0',
      'moved english fife angus',
      'attack english angus',
      'moved english fife mentieth',
      'moves-ended english',
      'main-attack english angus fife fife',
    ]);
    expect(heard(t, 'observer')).toEqual(heard(t, 'scottish'));
    expect(heard(t, 'english')).toContain('moved-own english fife angus york-infantry');
  });

  it('H12.2 Norse move: that it is the Norse, from where and to where; not how strong', () => {
    const t = table({
      english: { fife: 'edward' },
      scottish: { ross: 'norse 2, ross' },
      agenda: moves('scottish', 1),
    }).play('scottish', 'norse buchan');
    expect(heard(t, 'english')[0]).toBe('norse-moved ross buchan');
    expect(view(t.s, ENGLISH).known.map(({ block }) => block)).not.toContain('norse');
  });

  it('H12.2 Norse retreat and regroup are told by name', () => {
    const t = table({
      english: { lennox: 'york-knights 1' },
      scottish: { lennox: 'norse 1', buchan: 'buchan', ross: 'ross' },
      agenda: start.battles(),
    });
    t.play('scottish', 'retreat norse buchan');
    expect(heard(t, 'english')).toContain('norse-retreated lennox buchan');
    const won = table(
      {
        english: { lennox: 'york-infantry 1' },
        scottish: { lennox: 'norse 1', buchan: 'buchan' },
        agenda: start.battles(),
      },
      1,
    ).play('scottish', 'fire norse', 'regroup norse buchan');
    expect(heard(won, 'english')).toContain('norse-retreated lennox buchan');
  });

  it('H12.2 Pinning: how many stay, not who', () => {
    const leaving = (block: string) =>
      table({
        english: { angus: 'york-infantry, durham-infantry' },
        scottish: { buchan: 'wallace, douglas, grant' },
        agenda: start.movesAlone(['english', 1], ['scottish', 1]),
      })
        .play('english', 'group angus', 'move york-infantry buchan', 'move durham-infantry buchan')
        .play('scottish', 'group buchan', `move ${block} mar`, 'done');
    const told = heard(leaving('douglas'), 'english').filter((line) => !line.startsWith('revealed'));
    expect(told).toContain('moved scottish buchan mar');
    expect(heard(leaving('wallace'), 'english').filter((line) => !line.startsWith('revealed'))).toEqual(told);
  });

  it('H12.2 Herald: after a success the noble with area and strength, after a failure the roll alone', () => {
    const words: Words = {
      cards: { english: 'herald' },
      english: { fife: 'york-knights' },
      scottish: { angus: 'angus 2', annan: 'bruce, douglas' },
      agenda: start.eventsAlone('english'),
    };
    const success = table(words, 4).play('english', 'event', 'herald angus');
    expect(heard(success, 'observer').slice(0, 2)).toEqual([
      'herald-roll english 4 true',
      'noble-turned angus angus english 2',
    ]);
    expect(view(success.s, SCOTTISH).known.filter(({ place }) => place === 'angus')).toEqual([]);
    const failure = table(words, 5).play('english', 'event');
    expect(heard(failure, 'english')).toEqual(['herald-roll english 5 false']);
  });

  it('H12.2 Pillage: both areas, hits, losses, steps gained; not which blocks', () => {
    const t = table({
      cards: { scottish: 'pillage' },
      english: { lanark: 'york-infantry 1, durham-infantry 1, york-knights 1' },
      scottish: { annan: 'bruce 1, douglas 1' },
      agenda: start.eventsAlone('scottish'),
    });
    t.play('scottish', 'event', 'pillage lanark', 'from annan');
    t.play('english', 'hit york-infantry', 'hit york-knights').play('scottish', 'gain bruce', 'gain douglas');
    expect(heard(t, 'observer')).toEqual([
      'pillage scottish lanark annan',
      'pillage-hit english lanark',
      'pillage-lost english lanark',
      'pillage-hit english lanark',
      'pillage-lost english lanark',
      'step-gained scottish annan',
      'step-gained scottish annan',
    ]);
    expect(heard(t, 'english')).toContain('pillage-lost-own english lanark york-infantry');
    expect(heard(t, 'english').join()).not.toMatch(/bruce|douglas/);
    expect(heard(t, 'scottish').join()).not.toMatch(/york|durham/);
  });

  it('H12.2 Victuals: the area and the number of steps, not the blocks', () => {
    const t = table({
      cards: { english: 'victuals' },
      english: { lanark: 'york-infantry 1, steward 1' },
      scottish: { annan: 'bruce' },
      agenda: start.eventsAlone('english'),
    }).play('english', 'event', 'supply lanark', 'gain steward', 'gain york-infantry', 'done');
    expect(heard(t, 'scottish')).toEqual([
      'victuals english lanark',
      'step-gained english lanark',
      'step-gained english lanark',
    ]);
  });

  it('H12.2 Sea Move: both areas and the number of blocks', () => {
    const t = table({
      cards: { english: 'sea-move' },
      english: { england: 'york-infantry, hobelars, edward', mentieth: 'mentieth' },
      scottish: { annan: 'bruce' },
      agenda: start.eventsAlone('english'),
    }).play('english', 'event', 'from england', 'to mentieth', 'ship edward', 'ship hobelars');
    expect(heard(t, 'scottish')).toEqual([
      'sea-move english england mentieth',
      'shipped english england mentieth',
      'shipped english england mentieth',
    ]);
  });

  it('H12.2 Coronation: the place of the King and every defector; not who else stands there', () => {
    const t = table({
      cards: { scottish: 'truce' },
      english: { lanark: 'york-infantry' },
      scottish: { fife: 'bruce, douglas', badenoch: 'comyn 3', mar: 'buchan 1' },
      agenda: start.eventsAlone('scottish'),
    }).play('scottish', 'crown bruce');
    expect(heard(t, 'english')).toEqual([
      'crowned bruce fife',
      'noble-turned comyn badenoch english 3',
      'noble-turned buchan mar english 1',
    ]);
    expect(t.knows('observer')).toMatchObject({
      view: { standing: [{}, {}, {}, { area: 'fife', count: 3 }] },
    });
  });

  it('H12.2 hits in battle and who is lost, with the place it goes to', () => {
    const t = table(
      { english: { fife: 'york-infantry 1' }, scottish: { fife: 'wallace 1' }, agenda: start.battles() },
      1,
    ).play('scottish', 'fire wallace');
    expect(heard(t, 'observer')).toEqual(
      expect.arrayContaining([
        'fired scottish wallace [1] 1',
        'hit english york-infantry 0',
        'lost english york-infantry pool',
      ]),
    );
    expect(heard(t, 'english')).toEqual(heard(t, 'observer'));
  });

  it('H15.167 H12.2 a border raid: the area that lost a block, without its name', () => {
    const t = table({
      english: { lothian: 'york-knights, edward' },
      scottish: { england: 'douglas', annan: 'bruce' },
      hands: { english: '2 2', scottish: '2 2' },
      agenda: start.endOfTurn(),
    }).play('english', 'disband edward');
    expect(heard(t, 'scottish').filter((line) => line.startsWith('raid'))).toEqual(['raid-loss lothian']);
    expect(heard(t, 'observer').filter((line) => line.startsWith('raid'))).toEqual(['raid-loss lothian']);
    expect(heard(t, 'english')).toContain('raid-loss-own lothian edward');
  });

  it('H12.2 nobles going home: noble and home; the strength only when the side changes', () => {
    const t = table({
      english: { fife: 'mar 1, ross 2' },
      scottish: { ross: 'douglas' },
      agenda: [{ step: 'homes', side: ENGLISH, next: FIRST_NOBLE, turned: 0 }, { step: 'cards' }],
    });
    expect(heard(t, 'scottish')).toEqual([
      'went-home english mar mar',
      'turned-at-home scottish ross ross 2',
    ]);
  });

  it('H12.2 Moray, the King and Wallace go by name, without strength', () => {
    const t = table({
      crowned: true,
      scottish: { mar: 'moray 2', lanark: 'king 1', england: 'wallace 1' },
      agenda: [
        { step: 'scottish-leaders', done: 0 },
        { step: 'scottish-disbanding', begun: false },
        { step: 'cards' },
      ],
    }).play('scottish', 'go moray moray', 'go king fife', 'done', 'go wallace selkirk', 'done');
    expect(heard(t, 'english')).toEqual([
      'leader-went scottish moray moray',
      'leader-went scottish king fife',
      'leader-went scottish wallace selkirk',
    ]);
  });

  it('H12.2 winter: who disbands is told by area, Edward winters by name, and the levy by number', () => {
    const t = table(
      {
        english: {
          fife: 'edward 2, hobelars 1',
          lanark: 'york-knights, york-infantry',
          pool: 'ulster-infantry',
        },
        scottish: { annan: 'bruce' },
        agenda: [{ step: 'edward' }, { step: 'levy' }, { step: 'cards' }],
      },
      0,
    );
    t.play('english', 'winter', 'disband york-infantry', 'done');
    expect(heard(t, 'scottish')).toEqual([
      'edward-winters fife',
      'dispersed english lanark',
      'disbanded english lanark',
      'no-levy',
    ]);
    const away = table(
      {
        english: { fife: 'edward 2', pool: 'ulster-infantry, hobelars' },
        scottish: { annan: 'bruce' },
        agenda: [{ step: 'edward' }, { step: 'levy' }, { step: 'cards' }],
      },
      0,
      0,
    ).play('english', 'disband edward', 'done');
    expect(heard(away, 'scottish')).toEqual(['dispersed english fife', 'levy 2']);
    expect(heard(away, 'english')).toContain('levy-own 2 ["edward","hobelars"]');
  });

  it('H12.2 builds and draws: the area; French Knights sent to a coast show that area', () => {
    const t = table(
      {
        scottish: { lanark: 'steward 1', carrick: 'bruce', pool: 'french-knights' },
        frenchEntered: true,
        agenda: [{ step: 'french-check' }, { step: 'cards' }],
      },
      0,
    ).play('scottish', 'build steward', 'draw lanark', 'done');
    expect(heard(t, 'english')).toEqual(['built scottish lanark', 'drawn carrick']);
    expect(heard(t, 'scottish')).toContain('drawn-own carrick french-knights');
  });
});

/** A match that begins at the position in these words. */
function matchAt(words: Words, ...answers: readonly number[]) {
  const game: typeof hammerOfTheScots = {
    ...hammerOfTheScots,
    setup(_config, chance, tell) {
      const s = position(words);
      advance(s, { chance, tell: asTellNews(tell) });
      return s;
    },
  };
  const match = new Match(game, { scenario: 'braveheart', options: {} }, replaying(answers));
  const play = (seat: Side, ...lines: readonly string[]): void => {
    for (const line of lines) {
      const done = match.play(seat, notation.read(line) ?? -1);
      if (!done.ok) throw new Error(`${line} is refused: ${done.error.reason.id}`);
    }
  };
  return { match, play };
}

describe('taking back', () => {
  it('H12.4 what changed nothing for the others can be taken back: a step of a Group Move', () => {
    const { match, play } = matchAt({
      english: { fife: 'york-infantry, edward' },
      scottish: { annan: 'bruce' },
      agenda: moves('english'),
    });
    play(ENGLISH, 'group fife', 'move edward angus');
    expect(match.undo(ENGLISH).ok).toBe(true);
    expect(match.told(SCOTTISH).map(({ event }) => event?.type)).toEqual(['group']);
    expect(match.undoRefusal(SCOTTISH)).toBe('nothing');
  });

  it('H12.4 not the reveal of cards, though a card that lies alone can be taken back', () => {
    const { match, play } = matchAt(peace);
    play(ENGLISH, 'card 3');
    expect(match.canUndo(ENGLISH)).toBe(true);
    play(SCOTTISH, 'card 2');
    expect(match.undoRefusal(SCOTTISH)).toBe('revealed');
    expect(match.undoRefusal(ENGLISH)).toBe('otherActed');
  });

  it('H12.4 not a die', () => {
    const { match, play } = matchAt(
      {
        cards: { english: 'herald' },
        english: { fife: 'edward' },
        scottish: { annan: 'bruce' },
        agenda: start.eventsAlone('english'),
      },
      3,
    );
    play(ENGLISH, 'event');
    expect(match.undoRefusal(ENGLISH)).toBe('chance');
  });

  it('H15.169 not a Scottish winter draw', () => {
    const { match, play } = matchAt(
      {
        scottish: { fife: 'douglas 1', pool: 'grant, keith' },
        agenda: [{ step: 'french-check' }, { step: 'cards' }],
      },
      1,
    );
    play(SCOTTISH, 'build douglas');
    expect(match.canUndo(SCOTTISH)).toBe(true);
    play(SCOTTISH, 'draw fife');
    expect(match.undoRefusal(SCOTTISH)).toBe('chance');
  });

  it('H12.4 not a reveal of enemy blocks', () => {
    const battle: Words = {
      first: 'english',
      english: { fife: 'york-infantry', mentieth: 'edward' },
      scottish: { fife: 'wallace', mentieth: 'douglas' },
      agenda: start.battles(),
    };
    const { match, play } = matchAt(battle);
    play(ENGLISH, 'battle fife');
    expect(match.undoRefusal(ENGLISH)).toBe('revealed');
  });

  it('H12.4 H7.23 not a choice after which the other side shows where it has retreated', () => {
    const { match, play } = matchAt(
      {
        english: { mar: 'york-knights 2, durham-knights 3, lancaster-knights 4', buchan: 'buchan' },
        scottish: { mar: 'fraser 3, grant 3', fife: 'douglas' },
        agenda: start.battles(),
      },
      1,
      6,
    );
    play(ENGLISH, 'retreat durham-knights buchan', 'retreat lancaster-knights atholl', 'fire york-knights');
    expect(match.told(SCOTTISH).filter(({ event }) => event?.type === 'retreated')).toEqual([]);
    play(SCOTTISH, 'hit fraser');
    expect(match.told(SCOTTISH).filter(({ event }) => event?.type === 'retreated')).toHaveLength(2);
    expect(match.deciders()).toEqual([SCOTTISH]);
    expect(match.undoRefusal(SCOTTISH)).toBe('revealed');
  });

  it('H12.4 not what leaves the decision to the other side', () => {
    const { match, play } = matchAt({
      english: { fife: 'york-infantry' },
      scottish: { annan: 'bruce' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    });
    play(ENGLISH, 'end');
    expect(match.undoRefusal(ENGLISH)).toBe('turnPassed');
  });
});

describe('the end', () => {
  it('H12.5 when the game is over everybody sees all blocks and hands', () => {
    const t = table(
      {
        ...peace,
        edwardSecond: true,
        english: { fife: 'edward 1', lanark: 'steward 2', pool: 'hobelars' },
        scottish: { fife: 'wallace', annan: 'bruce 3' },
        agenda: start.battles(),
      },
      1,
      6,
      6,
      6,
    ).play('scottish', 'fire wallace');
    expect(t.result).toBe('scottish edward-killed');
    for (const viewer of [ENGLISH, SCOTTISH, 'observer'] as const) {
      const seen = view(t.s, viewer);
      expect(seen.standing).toEqual([]);
      expect(seen.known).toContainEqual({ block: 'bruce', side: 'scottish', place: 'annan', steps: 3 });
      expect(seen.known).toContainEqual({ block: 'steward', side: 'english', place: 'lanark', steps: 2 });
      expect(seen.known).toContainEqual({ block: 'hobelars', side: 'english', place: 'pool' });
      expect(seen.hands).toEqual({ english: { 3: 1, truce: 1 }, scottish: { 2: 1, herald: 1 } });
    }
  });
});
