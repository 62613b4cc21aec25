import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../position.kit.ts';

type Quiet = Omit<Words, 'agenda'>;

const english = (left: number, words: Quiet): TestTable =>
  table({ agenda: start.movesAlone(['english', left]), ...words });

const scots = (left: number, words: Quiet): TestTable =>
  table({ first: 'scottish', agenda: start.movesAlone(['scottish', left]), ...words });

/** A country in which everybody is far from everybody. */
const quiet: Quiet = {
  english: {
    lanark: 'steward',
    england: 'york-knights, york-infantry, durham-infantry',
    lothian: 'cumbria-infantry',
  },
  scottish: { moray: 'moray, fraser', strathspey: 'grant', ross: 'norse' },
};

describe('Group Moves', () => {
  it('H6.1.1 a card of value N gives N Group Moves; Player 1 makes all of them, then Player 2', () => {
    const t = table({ agenda: start.movesAlone(['english', 2], ['scottish', 1]), ...quiet });
    expect(t.deciders).toEqual(['english']);
    expect(t.refusal('scottish', 'group moray')).toBe('notYourDecision H12.6');
    t.play('english', 'group lothian', 'move cumbria-infantry mentieth', 'done');
    expect(t.deciders).toEqual(['english']);
    t.play('english', 'group england', 'move york-infantry annan');
    expect(t.deciders).toEqual(['english']);
    t.play('english', 'done');
    expect([t.step, t.deciders]).toEqual(['moves', ['scottish']]);
    expect(t.refusal('english', 'group england')).toBe('notYourDecision H12.6');
    t.play('scottish', 'group strathspey', 'move grant buchan', 'done');
    expect(t.step).toBe('cards');
    expect(t.toldOf('observer', 'group')).toEqual([
      { type: 'group', side: 'english', area: 'lothian', left: 1 },
      { type: 'group', side: 'english', area: 'england', left: 0 },
      { type: 'group', side: 'scottish', area: 'strathspey', left: 0 },
    ]);
  });

  it('H6.1.1 with the moves of the Scots first the English wait', () => {
    const t = table({
      first: 'scottish',
      agenda: start.movesAlone(['scottish', 1], ['english', 1]),
      ...quiet,
    });
    expect(t.deciders).toEqual(['scottish']);
    t.play('scottish', 'end');
    expect(t.deciders).toEqual(['english']);
  });

  it('H6.1.2 an area with own blocks is activated, no other', () => {
    const t = english(3, quiet);
    expect(t.legal('english')).toEqual(['group england', 'group lanark', 'group lothian', 'end']);
    expect(t.refusal('english', 'group fife')).toBe('noBlocksToMove H6.1.2');
    expect(t.refusal('english', 'group moray')).toBe('noBlocksToMove H6.1.2');
    expect(t.refusal('english', 'move york-infantry annan')).toBe('moveInGroupMove H6.1.2');
    expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
    expect(t.refusal('english', 'battle fife')).toBe('battleInBattlePhase H7.1');
  });

  it('H6.1.2 any number of its blocks may move, each on its own path; the others stay', () => {
    const t = scots(1, {
      scottish: { fife: 'wallace, douglas, barclay, campbell' },
      english: { england: 'edward' },
    }).play(
      'scottish',
      'group fife',
      'move wallace mentieth',
      'move wallace lothian',
      'move wallace dunbar',
      'move douglas atholl',
      'move barclay angus',
      'done',
    );
    expect(t.where('wallace')).toBe('scottish dunbar 4');
    expect(t.where('douglas')).toBe('scottish atholl 4');
    expect(t.where('barclay')).toBe('scottish angus 4');
    expect(t.where('campbell')).toBe('scottish fife 4');
    expect(t.step).toBe('cards');
  });

  it('H6.1.6 an area may be activated again for blocks that have not moved; arrivals stay put', () => {
    const t = scots(3, { scottish: { fife: 'douglas, barclay', angus: 'graham' } })
      .play('scottish', 'group angus', 'move graham fife', 'done')
      .play('scottish', 'group fife', 'move douglas mentieth', 'done', 'group fife');
    expect(t.refusal('scottish', 'move graham mentieth')).toBe('alreadyMoved H3.5');
    expect(t.legal('scottish').filter((line) => line.startsWith('move'))).toEqual([
      'move barclay angus',
      'move barclay mentieth',
      'move barclay atholl',
    ]);
  });

  it('H3.5 a block moves at most once a turn; an area where all have moved is not activated', () => {
    const t = scots(3, { scottish: { fife: 'douglas' } }).play(
      'scottish',
      'group fife',
      'move douglas mentieth',
      'done',
    );
    expect(t.refusal('scottish', 'group mentieth')).toBe('allHaveMoved H3.5');
    expect(t.refusal('scottish', 'group fife')).toBe('noBlocksToMove H6.1.2');
    expect(t.legal('scottish')).toEqual(['end']);
  });

  it('H3.5 in the next turn everybody may move again', () => {
    const t = table({
      ...quiet,
      hands: { english: '2 1', scottish: '1 1' },
      agenda: start.moves(['english', 1]),
    })
      .play('english', 'group lothian', 'move cumbria-infantry mentieth', 'done')
      .play('english', 'card 2')
      .play('scottish', 'card 1')
      .play('english', 'group mentieth', 'move cumbria-infantry lothian');
    expect(t.where('cumbria-infantry')).toBe('english lothian 3');
  });

  it('H3.6 any part of a move may be declined, and nothing is kept', () => {
    const t = table({ agenda: start.movesAlone(['english', 3], ['scottish', 1]), ...quiet });
    t.play('english', 'group lothian', 'done');
    expect(t.where('cumbria-infantry')).toBe('english lothian 3');
    t.play('english', 'end');
    expect(t.deciders).toEqual(['scottish']);
    expect(t.toldOf('scottish', 'moves-ended')).toEqual([{ type: 'moves-ended', side: 'english' }]);
    t.play('scottish', 'end');
    expect(t.step).toBe('cards');
  });

  it('H6.1.2 while a group moves no other begins and the phase does not end', () => {
    const t = scots(2, quiet).play('scottish', 'group moray');
    expect(t.refusal('scottish', 'group strathspey')).toBe('groupStillMoving H6.1.2');
    expect(t.refusal('scottish', 'norse buchan')).toBe('groupStillMoving H6.1.2');
    expect(t.refusal('scottish', 'end')).toBe('groupStillMoving H6.1.2');
    expect(t.refusal('scottish', 'main fife angus')).toBe('mainAfterMoves H6.11');
    expect(t.refusal('scottish', 'move grant buchan')).toBe('notInGroup H6.1.2');
    expect(t.refusal('scottish', 'move york-infantry annan')).toBe('notYourBlock H12.6');
    expect(t.refusal('scottish', 'move wallace fife')).toBe('blockNotOnMap H8.1');
  });

  it('H6.1.2 H6.2 an area that nobody could leave is not activated: the one way out is full', () => {
    const t = scots(3, { scottish: { ross: 'ross', moray: 'moray, fraser', garmoran: 'graham, barclay' } })
      .play('scottish', 'group moray', 'move moray ross', 'move fraser ross')
      .play('scottish', 'group garmoran', 'move graham ross', 'move barclay ross');
    expect(t.refusal('scottish', 'group ross')).toBe('nobodyCanMove H6.1.2');
    expect(t.legal('scottish')).toEqual(['end']);
  });

  it('H6.9 an area with the Norse alone is no group; with comrades who have moved it is none either', () => {
    const t = scots(3, { scottish: { ross: 'norse, ross', buchan: 'grant' } });
    expect(t.refusal('scottish', 'group ross')).toBe('ok');
    t.play('scottish', 'group ross', 'move ross moray');
    t.play('scottish', 'done');
    expect(t.refusal('scottish', 'group ross')).toBe('norseGoesBySea H6.9');
  });

  it('H3.6 a group that has been activated is spent although nobody moved', () => {
    const t = english(1, quiet).play('english', 'group lothian', 'done');
    expect(t.step).toBe('cards');
  });

  it('H6.2 the counts of borders start at zero in each Move Phase, also after retreats of an event battle', () => {
    const t = table(
      {
        english: { dunbar: 'dunbar 1, york-infantry' },
        scottish: { mar: 'mar 1, douglas, barclay, fraser' },
        cards: { english: 'herald', scottish: '2' },
        first: 'scottish',
        agenda: start.event('english', ['scottish', 2]),
      },
      1,
    )
      .play('english', 'event', 'herald mar', 'retreat mar buchan')
      .play('scottish', 'regroup douglas atholl', 'regroup barclay atholl', 'done');
    expect([t.step, t.deciders]).toEqual(['moves', ['scottish']]);
    t.play('scottish', 'group atholl', 'move douglas mar', 'move barclay mar');
    expect(t.count('mar')).toBe('0 english, 3 scottish');
  });

  it('H3.5 H13.72 who fought, retreated or regrouped in the Event step may still be moved', () => {
    const t = table(
      {
        english: { angus: 'angus' },
        scottish: { mar: 'mar 1, douglas, barclay 1', dunbar: 'dunbar' },
        cards: { english: 'herald', scottish: '2' },
        first: 'scottish',
        agenda: start.event('english', ['scottish', 2]),
      },
      1,
    )
      .play('english', 'event', 'herald mar', 'pass mar')
      .rolls(1, 6, 6, 6)
      .play('scottish', 'retreat barclay buchan', 'fire douglas', 'regroup douglas atholl', 'done');
    expect([t.step, t.deciders]).toEqual(['moves', ['scottish']]);
    expect(t.where('mar')).toBe('scottish mar 1');
    expect(t.s.marks.every((marks) => marks === 0)).toBe(true);
    expect(t.s.borders.every((words) => words === 0)).toBe(true);
    t.play('scottish', 'group atholl', 'move douglas mar', 'group buchan', 'move barclay mar', 'done');
    expect(t.count('mar')).toBe('0 english, 3 scottish');
  });

  it('H3.5 who went by Sea Move has still not moved: no mark is on it', () => {
    const t = table({
      english: { england: 'york-infantry', mentieth: 'mentieth' },
      cards: { english: 'sea-move' },
      agenda: [{ step: 'event', seat: 0 }, ...start.movesAlone(['english', 1])],
    })
      .play('english', 'event', 'from england', 'to mentieth', 'ship york-infantry')
      .play('english', 'group mentieth', 'move york-infantry fife', 'done');
    expect(t.where('york-infantry')).toBe('english fife 4');
  });
});

describe('Truce', () => {
  it('H15.3 H5.8 Scots Truce, English 3: three groups may move, none may enter an area with Scots', () => {
    const t = english(3, {
      truceBinds: 'english',
      english: { dunbar: 'dunbar', lanark: 'steward', teviot: 'cumbria-infantry', england: 'york-knights' },
      scottish: { annan: 'bruce', moray: 'moray' },
    }).play('english', 'group lanark');
    expect(t.refusal('english', 'move steward annan')).toBe('truceForbidsAttack H5.8');
    t.play('english', 'move steward carrick');
    expect(t.refusal('english', 'move steward annan')).toBe('truceForbidsAttack H5.8');
    t.play('english', 'done', 'group teviot', 'move cumbria-infantry england', 'group england');
    expect(t.refusal('english', 'move york-knights annan')).toBe('truceForbidsAttack H5.8');
    expect(t.legal('english')).toEqual(['move york-knights dunbar', 'move york-knights teviot', 'done']);
    t.play('english', 'done');
    expect(t.step).toBe('cards');
  });

  it('H5.8 an area whose every way is closed by the Truce is not activated', () => {
    const t = english(1, {
      truceBinds: 'english',
      english: { ross: 'ross', lanark: 'steward' },
      scottish: { moray: 'moray', garmoran: 'grant' },
    });
    expect(t.refusal('english', 'group ross')).toBe('nobodyCanMove H6.1.2');
  });

  it('H15.32 Truce by the English, Scots in England: they may stay or leave, the raid loss is still due', () => {
    const words: Words = {
      first: 'scottish',
      truceBinds: 'scottish',
      english: { lanark: 'steward', ross: 'york-infantry' },
      scottish: { england: 'douglas, grant, keith', dunbar: 'dunbar' },
      agenda: start.moves(['scottish', 1]),
    };
    const stay = table(words).play('scottish', 'end');
    expect([stay.step, stay.deciders]).toEqual(['raid', ['english']]);
    const leave = table(words).play(
      'scottish',
      'group england',
      'move douglas annan',
      'move douglas carrick',
    );
    expect(leave.refusal('scottish', 'move douglas lanark')).toBe('noMovementLeft H1.4.3');
    leave.play('scottish', 'done');
    expect(leave.step).toBe('raid');
  });

  it('H5.8 H6.8 under an English Truce no Scot enters England, held or empty, nor attacks', () => {
    const t = scots(2, {
      truceBinds: 'scottish',
      english: { lothian: 'cumbria-infantry' },
      scottish: { dunbar: 'dunbar', annan: 'bruce', england: 'grant' },
    }).play('scottish', 'group dunbar');
    expect(t.refusal('scottish', 'move dunbar england')).toBe('truceClosesEngland H5.8');
    expect(t.refusal('scottish', 'move dunbar lothian')).toBe('truceForbidsAttack H5.8');
    t.play('scottish', 'done', 'group annan');
    expect(t.refusal('scottish', 'move bruce england')).toBe('truceClosesEngland H5.8');
    const open = scots(1, {
      english: { lothian: 'cumbria-infantry' },
      scottish: { dunbar: 'dunbar', annan: 'bruce' },
    }).play('scottish', 'group dunbar');
    expect(open.refusal('scottish', 'move dunbar england')).toBe('ok');
    expect(open.refusal('scottish', 'move dunbar lothian')).toBe('ok');
  });
});
