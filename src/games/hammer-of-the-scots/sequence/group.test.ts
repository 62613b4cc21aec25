import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import { start, table, type TestTable, type Words } from '../position.kit.ts';
import { view } from '../view.ts';
import { ENGLISH, SCOTTISH } from '../blocks.ts';

type Quiet = Omit<Words, 'agenda'>;

const english = (left: number, words: Quiet): TestTable =>
  table({ agenda: start.movesAlone(['english', left]), ...words });

const scots = (left: number, words: Quiet): TestTable =>
  table({ first: 'scottish', agenda: start.movesAlone(['scottish', left]), ...words });

const moves = (t: TestTable, side: 'english' | 'scottish'): string[] =>
  t.legal(side).filter((line) => line.startsWith('move'));

describe('the path of a block', () => {
  it('H15.45 infantry Angus - Fife - Mentieth: two green borders, move 2', () => {
    const t = scots(1, { scottish: { angus: 'douglas, barclay' } }).play(
      'scottish',
      'group angus',
      'move douglas fife',
      'move douglas mentieth',
    );
    expect(t.where('douglas')).toBe('scottish mentieth 4');
    expect(t.refusal('scottish', 'move douglas lanark')).toBe('noMovementLeft H1.4.3');
    expect(t.refusal('scottish', 'move douglas carrick')).toBe('notAdjacent H1.2');
    expect(t.refusal('scottish', 'move barclay mentieth')).toBe('notAdjacent H1.2');
  });

  it('H15.46 H6.1.5 Wallace Atholl - Mentieth with movement left must stop: red border', () => {
    const t = scots(1, { scottish: { atholl: 'wallace, atholl' } }).play(
      'scottish',
      'group atholl',
      'move wallace mentieth',
    );
    expect(t.refusal('scottish', 'move wallace fife')).toBe('mustStopAtRed H6.1.5');
    expect(moves(t, 'scottish').every((line) => line.startsWith('move atholl '))).toBe(true);
  });

  it('H6.1.5 a red border may come last: Wallace goes Fife - Mentieth - Atholl', () => {
    const t = scots(1, { scottish: { fife: 'wallace, douglas' } }).play(
      'scottish',
      'group fife',
      'move wallace mentieth',
      'move wallace atholl',
    );
    expect(t.refusal('scottish', 'move wallace lennox')).toBe('mustStopAtRed H6.1.5');
  });

  it('H1.4.3 everybody goes as far as its Move rating: 3 for Wallace, Keith and Etterick, 2 for others', () => {
    const t = scots(1, { scottish: { angus: 'wallace, keith, etterick, douglas, bruce' } }).play(
      'scottish',
      'group angus',
    );
    for (const fast of ['wallace', 'keith', 'etterick']) {
      t.play('scottish', `move ${fast} fife`, `move ${fast} mentieth`, `move ${fast} lanark`);
      expect(t.refusal('scottish', `move ${fast} carrick`)).toBe('noMovementLeft H1.4.3');
    }
    for (const slow of ['bruce', 'douglas']) {
      t.play('scottish', `move ${slow} buchan`, `move ${slow} strathspey`);
      expect(t.refusal('scottish', `move ${slow} moray`)).toBe('noMovementLeft H1.4.3');
    }
  });

  it('H13.18 H6.1.3 no path visits an area twice, the start included', () => {
    const t = scots(1, { scottish: { mentieth: 'wallace, keith' } }).play(
      'scottish',
      'group mentieth',
      'move wallace lennox',
    );
    expect(t.refusal('scottish', 'move wallace mentieth')).toBe('visitedBefore H6.1.3');
    t.play('scottish', 'move wallace lanark');
    expect(t.refusal('scottish', 'move wallace mentieth')).toBe('visitedBefore H6.1.3');
    expect(t.refusal('scottish', 'move wallace lennox')).toBe('visitedBefore H6.1.3');
    // The path of the next block is its own.
    t.play('scottish', 'move keith lennox', 'move keith lanark', 'move keith carrick');
    expect(t.where('keith')).toBe('scottish carrick 3');
  });

  it('H6.1.3 one block after another: who has stopped for another to go does not go on', () => {
    const t = scots(1, { scottish: { fife: 'wallace, keith' } }).play(
      'scottish',
      'group fife',
      'move wallace mentieth',
      'move keith angus',
    );
    expect(t.refusal('scottish', 'move wallace lanark')).toBe('alreadyMoved H3.5');
    expect(moves(t, 'scottish')).toEqual(['move keith buchan', 'move keith atholl', 'move keith mar']);
    t.play('scottish', 'move keith buchan');
    expect(t.refusal('scottish', 'move keith angus')).toBe('visitedBefore H6.1.3');
  });

  it('H6.1.3 every check uses the position at that moment: an area that comrades reached is no enemy area', () => {
    const t = scots(2, { scottish: { fife: 'wallace', angus: 'douglas' } })
      .play('scottish', 'group angus', 'move douglas fife', 'done')
      .play('scottish', 'group fife', 'move wallace angus', 'move wallace buchan', 'move wallace mar');
    expect(t.where('wallace')).toBe('scottish mar 4');
  });

  it('H6.1.4 H1.10 a block passes through Neutral and Friendly areas and stops at the enemy', () => {
    const t = scots(1, {
      english: { lanark: 'steward' },
      scottish: { fife: 'wallace, douglas', mentieth: 'barclay' },
    }).play('scottish', 'group fife', 'move wallace mentieth', 'move wallace lanark');
    expect(t.refusal('scottish', 'move wallace carrick')).toBe('mustStopAtEnemy H6.1.4');
    expect(t.toldOf('english', 'attack')).toEqual([{ type: 'attack', side: 'scottish', area: 'lanark' }]);
  });

  it('H15.56 H6.1.4 an area that comrades attacked this turn is not passed: stop there and join', () => {
    const t = scots(1, {
      english: { mentieth: 'mentieth' },
      scottish: { fife: 'wallace, keith' },
    }).play('scottish', 'group fife', 'move wallace mentieth', 'move keith mentieth');
    // The last block has stopped and nobody is left in Fife: the move is over, and so is the phase.
    expect(t.toldOf('observer', 'moved')).toHaveLength(2);
    expect(t.toldOf('observer', 'attack')).toHaveLength(1);
    expect(t.step).toBe('battle');
    const u = scots(1, {
      english: { mentieth: 'mentieth' },
      scottish: { fife: 'wallace, keith, douglas' },
    }).play('scottish', 'group fife', 'move wallace mentieth', 'move keith mentieth');
    expect(u.refusal('scottish', 'move keith lanark')).toBe('mustStopAtEnemy H6.1.4');
    expect(u.count('mentieth')).toBe('1 english, 2 scottish');
  });

  it('H6.1.2 the group ends by itself when all that left have stopped and nobody is left to go', () => {
    const t = scots(2, { scottish: { atholl: 'wallace, douglas', fife: 'barclay' } }).play(
      'scottish',
      'group atholl',
      'move wallace mentieth',
      'move douglas lennox',
    );
    expect(t.step).toBe('moves');
  });

  it('H6.1.2 a block that stands elsewhere, or that went there this turn, is not in the group', () => {
    const t = scots(2, { scottish: { fife: 'douglas, barclay', angus: 'graham', ross: 'norse' } })
      .play('scottish', 'group angus', 'move graham fife', 'done')
      .play('scottish', 'group fife');
    expect(t.refusal('scottish', 'move graham mentieth')).toBe('alreadyMoved H3.5');
    t.play('scottish', 'move barclay mentieth', 'move barclay lennox', 'move douglas angus');
    expect(t.refusal('scottish', 'move barclay carrick')).toBe('alreadyMoved H3.5');
    expect(t.refusal('scottish', 'move norse moray')).toBe('norseGoesBySea H6.9');
  });
});

describe('border limits', () => {
  it('H15.47 H6.2 six over a green border, the seventh not; a red one beside it still lets two through', () => {
    const t = scots(3, {
      scottish: {
        buchan: 'wallace, douglas, barclay, campbell, graham, fraser',
        strathspey: 'grant, lindsay',
        mar: 'mar, keith, etterick',
      },
    }).play(
      'scottish',
      'group buchan',
      ...['wallace', 'douglas', 'barclay', 'campbell', 'graham', 'fraser'].map((b) => `move ${b} angus`),
      'done',
      'group strathspey',
      'move grant buchan',
    );
    expect(t.refusal('scottish', 'move grant angus')).toBe('greenBorderFull H6.2');
    t.play('scottish', 'move lindsay buchan');
    expect(t.refusal('scottish', 'move lindsay angus')).toBe('greenBorderFull H6.2');
    t.play('scottish', 'done', 'group mar', 'move keith angus', 'move etterick angus');
    expect(t.refusal('scottish', 'move mar angus')).toBe('redBorderFull H6.2');
    expect(t.count('angus')).toBe('0 english, 8 scottish');
  });

  it('H15.48 H13.19 one block each way uses a red border up', () => {
    const t = scots(2, { scottish: { mar: 'mar, douglas', angus: 'angus, barclay' } }).play(
      'scottish',
      'group mar',
      'move mar angus',
      'done',
      'group angus',
      'move angus mar',
    );
    expect(t.refusal('scottish', 'move barclay mar')).toBe('redBorderFull H6.2');
    t.play('scottish', 'done');
    expect(t.step).toBe('cards');
  });

  it('H13.19 blocks that only pass count at every border they cross, in either direction', () => {
    const t = scots(3, {
      scottish: {
        angus: 'wallace, keith, etterick',
        mentieth: 'douglas, barclay, campbell, graham',
      },
    }).play('scottish', 'group angus');
    for (const b of ['wallace', 'keith', 'etterick'])
      t.play('scottish', `move ${b} fife`, `move ${b} mentieth`);
    t.play('scottish', 'done', 'group mentieth');
    for (const b of ['douglas', 'barclay', 'campbell']) t.play('scottish', `move ${b} fife`);
    expect(t.refusal('scottish', 'move graham fife')).toBe('greenBorderFull H6.2');
    t.play('scottish', 'move graham lennox');
  });

  it('H15.49 both players send two blocks over the same red border in one turn', () => {
    const t = table({
      english: { angus: 'angus, york-infantry, wales-archers' },
      scottish: { mar: 'mar, douglas, barclay', badenoch: 'graham' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    }).play('english', 'group angus', 'move york-infantry mar', 'move angus mar');
    expect(t.refusal('english', 'move wales-archers mar')).toBe('redBorderFull H6.2');
    t.play('english', 'done');
    const u = table({
      english: { angus: 'angus, york-infantry', badenoch: 'comyn' },
      scottish: { mar: 'mar, douglas', buchan: 'graham' },
      agenda: start.movesAlone(['english', 2], ['scottish', 2]),
    })
      .play('english', 'group angus', 'move york-infantry atholl', 'move angus atholl')
      .play('english', 'group badenoch', 'done')
      .play('scottish', 'group mar', 'move mar angus', 'move douglas angus')
      .play('scottish', 'group buchan', 'done');
    expect(u.step).toBe('cards');
    const v = table({
      english: { angus: 'angus, york-infantry, durham-infantry' },
      scottish: { atholl: 'mar, douglas, graham' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    })
      .play('english', 'group angus', 'move york-infantry atholl', 'move angus atholl', 'done')
      .play('scottish', 'group atholl');
    expect(v.refusal('scottish', 'move douglas angus')).toBe('attackersWayIn H6.10');
    const w = table({
      english: { mar: 'mar, york-infantry', moray: 'cumbria-infantry' },
      scottish: { angus: 'wallace, douglas, grant' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    })
      .play('english', 'group mar', 'move mar atholl', 'move york-infantry atholl')
      .play('scottish', 'group angus', 'move douglas atholl', 'move wallace atholl');
    expect(w.refusal('scottish', 'move grant atholl')).toBe('redBorderFull H6.2');
    expect(w.count('atholl')).toBe('2 english, 2 scottish');
  });

  it('H6.2 two over one red border by Player 1 leave Player 2 two of its own over the same', () => {
    const t = table({
      english: { angus: 'angus, york-infantry' },
      scottish: { moray: 'moray', mar: 'douglas, barclay, grant' },
      agenda: start.movesAlone(['english', 2], ['scottish', 1]),
    })
      .play('english', 'group angus', 'move angus atholl', 'move york-infantry atholl')
      .play('english', 'end')
      .play('scottish', 'group mar', 'move douglas angus', 'move barclay angus');
    expect(t.refusal('scottish', 'move grant angus')).toBe('redBorderFull H6.2');
    expect(t.refusal('scottish', 'move grant atholl')).toBe('ok');
  });
});

describe('the Anglo-Scottish border', () => {
  const raiders: Quiet = {
    english: { lanark: 'steward' },
    scottish: { dunbar: 'dunbar, douglas, barclay, keith', lothian: 'graham, campbell' },
  };

  it('H15.50 H13.17 English 2: two blocks England - Annan - Galloway, one Main Attack, two of two on the red border', () => {
    const t = english(3, {
      english: { england: 'york-infantry, york-knights, edward' },
      scottish: { galloway: 'galloway', moray: 'moray' },
    }).play('english', 'group england', 'move york-infantry annan', 'move york-infantry galloway');
    expect(t.step).toBe('moves');
    t.play('english', 'group england', 'move york-knights annan', 'move york-knights galloway');
    t.play('english', 'group england', 'move edward annan');
    expect(t.refusal('english', 'move edward galloway')).toBe('redBorderFull H6.2');
    t.play('english', 'done');
    expect(t.toldOf('scottish', 'main-attack')).toEqual([
      { type: 'main-attack', side: 'english', area: 'galloway', origin: 'england', via: 'annan' },
    ]);
    expect(t.toldOf('scottish', 'revealed').flatMap((event) => event['blocks'])).toEqual([
      'york-knights',
      'york-infantry',
      'galloway',
    ]);
  });

  it('H15.51 H6.7 English 1: of two blocks in England only one crosses', () => {
    const t = english(1, { english: { england: 'york-infantry, york-knights' } }).play(
      'english',
      'group england',
      'move york-infantry dunbar',
    );
    expect(t.refusal('english', 'move york-knights dunbar')).toBe('crossingTakesWholeMove H6.7');
    t.play('english', 'done');
    expect(t.step).toBe('cards');
    expect(t.where('york-knights')).toBe('english england 4');
  });

  it('H15.52 English 3: a third block over England - Teviot is refused; the two must stop', () => {
    const t = english(3, {
      english: { england: 'york-infantry, york-knights, hobelars', lanark: 'steward' },
    });
    t.play('english', 'group england', 'move york-infantry teviot');
    expect(t.refusal('english', 'move york-infantry dunbar')).not.toBe('ok');
    expect(t.step).toBe('moves');
    t.play('english', 'group england', 'move hobelars teviot', 'group england');
    expect(t.refusal('english', 'move york-knights teviot')).toBe('redBorderFull H6.2');
    expect(moves(t, 'english')).toEqual(['move york-knights annan', 'move york-knights dunbar']);
  });

  it('H15.53 H13.14 Scots 2: one into England, the others to Lothian, two Group Moves', () => {
    const t = scots(2, raiders).play('scottish', 'group dunbar', 'move douglas england');
    expect(t.step).toBe('moves');
    t.play('scottish', 'group dunbar', 'move barclay lothian', 'move keith lothian');
    expect(t.refusal('scottish', 'move dunbar england')).toBe('crossingTakesWholeMove H6.7');
    t.play('scottish', 'move dunbar lothian', 'done');
    expect(t.step).toBe('cards');
    expect(t.count('lothian')).toBe('0 english, 5 scottish');
  });

  it('H6.7 who has moved others with this Group Move does not cross with it', () => {
    const t = scots(1, raiders).play('scottish', 'group dunbar', 'move barclay lothian');
    expect(t.refusal('scottish', 'move dunbar england')).toBe('crossingTakesWholeMove H6.7');
    expect(t.refusal('scottish', 'move barclay england')).toBe('notAdjacent H1.2');
  });

  it('H15.54 H6.7.3 Scottish infantry Lothian - Dunbar (own) - England is one Group Move of one block', () => {
    const t = scots(1, raiders).play('scottish', 'group lothian', 'move graham dunbar');
    expect(t.refusal('scottish', 'move campbell england')).toBe('notAdjacent H1.2');
    t.play('scottish', 'move graham england');
    expect(t.where('graham')).toBe('scottish england 4');
    expect(t.step).toBe('cards');
  });

  it('H6.7 the second block of a group that has moved on may not cross either', () => {
    const t = scots(1, raiders).play(
      'scottish',
      'group lothian',
      'move campbell mentieth',
      'move graham dunbar',
    );
    expect(t.refusal('scottish', 'move graham england')).toBe('crossingTakesWholeMove H6.7');
  });

  it('H15.55 H6.7.4 Keith with 3 movement enters England after one step and must stop', () => {
    const t = scots(1, { ...raiders, options: { 'rulings.borderCrossingMovesWholeGroup': true } }).play(
      'scottish',
      'group dunbar',
      'move keith england',
    );
    expect(t.refusal('scottish', 'move keith annan')).toBe('mustStopInEngland H6.7');
    const usual = scots(2, raiders).play('scottish', 'group dunbar', 'move keith england');
    expect(usual.step).toBe('moves');
    expect(usual.refusal('scottish', 'group england')).toBe('allHaveMoved H3.5');
  });

  it('H6.7.4 over England - Teviot a block stops in Teviot; over a green border it goes on', () => {
    const t = english(2, { english: { england: 'edward, hobelars', annan: 'york-knights' } }).play(
      'english',
      'group england',
      'move edward dunbar',
      'move edward lothian',
      'move edward mentieth',
    );
    expect(t.refusal('english', 'move edward fife')).toBe('noMovementLeft H1.4.3');
    expect(t.refusal('english', 'move hobelars dunbar')).toBe('crossingTakesWholeMove H6.7');
    t.play('english', 'done', 'group england', 'move hobelars teviot');
    expect(t.step).toBe('cards');
  });

  it('H6.7 a block that left England does not come back with the same move', () => {
    const t = english(1, { english: { england: 'hobelars, edward' } }).play(
      'english',
      'group england',
      'move hobelars dunbar',
    );
    expect(t.refusal('english', 'move hobelars england')).toBe('visitedBefore H6.1.3');
  });

  it('H6.7.2 a 3 card carries at most three blocks over, in either direction', () => {
    const t = english(3, { english: { england: 'york-infantry, york-knights', dunbar: 'dunbar, edward' } })
      .play('english', 'group england', 'move york-infantry annan', 'done')
      .play('english', 'group dunbar', 'move edward england')
      .play('english', 'group england', 'move york-knights dunbar', 'done');
    expect(t.step).toBe('cards');
    expect(t.count('england')).toBe('1 english, 0 scottish');
  });

  it('H6.8 English blocks in England make it an attack; empty England becomes Friendly to the raiders', () => {
    const held = scots(1, { ...raiders, english: { england: 'york-knights' } }).play(
      'scottish',
      'group dunbar',
      'move douglas england',
    );
    expect(held.toldOf('english', 'attack')).toEqual([{ type: 'attack', side: 'scottish', area: 'england' }]);
    const empty = scots(1, raiders).play('scottish', 'group dunbar', 'move douglas england');
    expect(empty.toldOf('english', 'attack')).toEqual([]);
    expect(empty.count('england')).toBe('0 english, 1 scottish');
    expect(empty.s.borders.every((words) => words === 0)).toBe(true);
  });

  const whole: OptionValues = { 'rulings.borderCrossingMovesWholeGroup': true };

  it('H13.14 borderCrossingMovesWholeGroup: the rest of the area moves too, without crossing', () => {
    const t = scots(1, { ...raiders, options: whole }).play(
      'scottish',
      'group dunbar',
      'move douglas england',
    );
    expect(t.refusal('scottish', 'move dunbar england')).toBe('oneCrossingAMove H6.7');
    t.play('scottish', 'move barclay lothian', 'move keith teviot', 'move keith selkirk', 'done');
    expect(t.count('lothian')).toBe('0 english, 3 scottish');
    expect(t.where('keith')).toBe('scottish selkirk 3');
  });

  it('H13.14 borderCrossingMovesWholeGroup: one may cross after the others have moved, also on its way', () => {
    const t = scots(1, { ...raiders, options: whole }).play(
      'scottish',
      'group lothian',
      'move campbell mentieth',
      'move graham dunbar',
      'move graham england',
    );
    expect(t.where('graham')).toBe('scottish england 4');
    expect(t.step).toBe('cards');
  });
});

describe('what the other side learns of a move', () => {
  /** Three blocks walk out of Lothian; three others lie in the pool. */
  const pair = (walkers: readonly [string, string, string], pool: readonly string[]): TestTable => {
    const [first, second, other] = walkers;
    return english(1, {
      english: { lothian: `${first} 3, ${other} 1, ${second} 2`, england: 'edward', pool: pool.join() },
      scottish: { lanark: 'douglas', annan: 'bruce', moray: 'moray' },
    }).play(
      'english',
      'group lothian',
      `move ${first} mentieth`,
      `move ${first} fife`,
      `move ${second} lanark`,
      `move ${other} dunbar`,
    );
  };
  const foot = ['york-infantry', 'lancaster-archers', 'durham-infantry'] as const;
  const horse = ['durham-knights', 'wales-infantry', 'york-knights'] as const;

  /** One of two Scots walks from Fife to Lennox, the other lies in the pool. */
  const walk = (walker: string, other: string, rest = ''): TestTable =>
    scots(1, {
      scottish: { fife: `${walker} 2, ${rest}`, moray: 'moray', pool: other },
      english: { lothian: 'edward' },
    }).play('scottish', 'group fife', `move ${walker} mentieth`, `move ${walker} lennox`);

  it('H12.2 areas, path and number; the owner hears which block', () => {
    const t = pair(foot, horse);
    expect(t.told('scottish')).toEqual([
      { type: 'group', side: 'english', area: 'lothian', left: 0 },
      { type: 'moved', side: 'english', from: 'lothian', to: 'mentieth' },
      { type: 'moved', side: 'english', from: 'mentieth', to: 'fife' },
      { type: 'moved', side: 'english', from: 'lothian', to: 'lanark' },
      { type: 'attack', side: 'english', area: 'lanark' },
      { type: 'moved', side: 'english', from: 'lothian', to: 'dunbar' },
    ]);
    expect(t.told('observer')).toEqual(t.told('scottish'));
    expect(t.toldOf('english', 'moved-own').map((event) => event['block'])).toEqual([
      'york-infantry',
      'york-infantry',
      'lancaster-archers',
      'durham-infantry',
    ]);
    expect(t.toldOf('english', 'moved')).toEqual([]);
  });

  it('H12.1 H12.3 moves of other blocks over the same ways look the same to the opponent and to observers', () => {
    const t = pair(foot, horse);
    const u = pair(horse, foot);
    for (const viewer of ['scottish', 'observer'] as const) expect(u.knows(viewer)).toEqual(t.knows(viewer));
    expect(u.knows('english')).not.toEqual(t.knows('english'));
    const seen = JSON.stringify([view(t.s, SCOTTISH), view(t.s, 'observer'), t.told('scottish')]);
    for (const id of [...foot, ...horse]) expect(seen.includes(`"${id}"`), id).toBe(false);
  });

  it('H12.1 whether a block could go on is not asked of anybody but its owner: a fast and a slow one look the same', () => {
    const [fast, slow] = [walk('keith', 'barclay', 'grant'), walk('barclay', 'keith', 'grant')];
    expect(moves(fast, 'scottish').length).toBeGreaterThan(moves(slow, 'scottish').length);
    for (const viewer of ['english', 'observer'] as const)
      expect(slow.knows(viewer)).toEqual(fast.knows(viewer));
  });

  it('H12.1 a lone block with no movement left still has its turn to be ended by its owner', () => {
    const [fast, slow] = [walk('keith', 'barclay'), walk('barclay', 'keith')];
    expect(slow.legal('scottish')).toEqual(['done']);
    expect(slow.deciders).toEqual(fast.deciders);
    expect(slow.knows('english')).toEqual(fast.knows('english'));
  });

  it('H12.1 a group whose rest is the Norse waits for its owner as any other would', () => {
    const stay = (rest: string, pool: string): TestTable =>
      scots(1, {
        scottish: { ross: `grant, ${rest} 2`, fife: 'douglas', pool },
        english: { lothian: 'edward' },
      }).play('scottish', 'group ross', 'move grant moray');
    const [norse, other] = [stay('norse', 'barclay'), stay('barclay', 'norse')];
    expect(norse.legal('scottish')).toEqual(['done']);
    expect(other.legal('scottish')).toContain('move barclay moray');
    for (const viewer of ['english', 'observer'] as const)
      expect(norse.knows(viewer)).toEqual(other.knows(viewer));
  });

  it('H12.1 the view of the opponent shows the mover by the area it is in alone, its owner by name', () => {
    const t = english(1, {
      english: { lothian: 'york-infantry 3, edward' },
      scottish: { moray: 'moray' },
    }).play('english', 'group lothian', 'move york-infantry mentieth');
    const frame = (viewer: 0 | 1 | 'observer') => view(t.s, viewer).agenda.at(-1);
    expect(frame(SCOTTISH)).toMatchObject({ step: 'group', mover: { at: 'mentieth' } });
    expect(frame('observer')).toMatchObject({ step: 'group', mover: { at: 'mentieth' } });
    expect(frame(ENGLISH)).toMatchObject({ step: 'group', mover: 'york-infantry' });
    expect(view(t.s, SCOTTISH).standing).toEqual([
      { side: 'english', area: 'mentieth', count: 1, moved: true },
      { side: 'english', area: 'lothian', count: 1 },
    ]);
    expect(
      view(t.s, SCOTTISH).known.filter(({ side, place }) => side === 'english' && place !== 'removed'),
    ).toEqual([]);
  });
});
