import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../position.kit.ts';

type Quiet = Omit<Words, 'agenda'>;

const english = (left: number, words: Quiet): TestTable =>
  table({ agenda: start.moves(['english', left]), ...words });

const scots = (left: number, words: Quiet): TestTable =>
  table({ first: 'scottish', agenda: start.moves(['scottish', left]), ...words });

/** A country in which everybody is far from everybody. */
const quiet: Quiet = {
  english: { england: 'york-knights, york-infantry, durham-infantry', lothian: 'cumbria-infantry' },
  scottish: { moray: 'moray, fraser', strathspey: 'grant', ross: 'norse' },
};

describe('Group Moves', () => {
  it('H6.1.1 a card of value N gives N Group Moves; Player 1 makes all of them, then Player 2', () => {
    const t = table({ agenda: start.moves(['english', 2], ['scottish', 1]), ...quiet });
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
    const t = table({ first: 'scottish', agenda: start.moves(['scottish', 1], ['english', 1]), ...quiet });
    expect(t.deciders).toEqual(['scottish']);
    t.play('scottish', 'end');
    expect(t.deciders).toEqual(['english']);
  });

  it('H6.1.2 an area with own blocks is activated, no other', () => {
    const t = english(3, quiet);
    expect(t.legal('english')).toEqual(['group england', 'group lothian', 'end']);
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
    const t = english(1, { ...quiet, hands: { english: '2 1', scottish: '1 1' } })
      .play('english', 'group lothian', 'move cumbria-infantry mentieth', 'done')
      .play('english', 'card 2')
      .play('scottish', 'card 1')
      .play('english', 'group mentieth', 'move cumbria-infantry lothian');
    expect(t.where('cumbria-infantry')).toBe('english lothian 3');
  });

  it('H3.5 H5.7 who went by Sea Move may be moved by nobody but is not marked; H13.72 nor is who fought in the Event step', () => {
    const t = table(
      {
        english: { angus: 'angus 1', england: 'edward' },
        scottish: { fife: 'douglas', dunbar: 'dunbar 1, graham, barclay' },
        cards: { english: 'herald', scottish: '2' },
        first: 'scottish',
        agenda: start.event('english', ['scottish', 2]),
      },
      1,
    ).play('english', 'event', 'herald dunbar');
    // Dunbar attacks at once; the two Scots defend and he flees to England, or dies.
    t.rolls(6);
    t.play('english', 'fire dunbar').rolls(1, 6, 6, 6).play('scottish', 'fire barclay');
    expect(t.where('dunbar')).toBe('scottish dunbar 1');
    t.play('scottish', 'regroup graham teviot', 'done');
    expect(t.step).toBe('moves');
    t.play('scottish', 'group teviot', 'move graham dunbar', 'move graham lothian', 'done');
    t.play('scottish', 'group dunbar', 'move barclay lothian');
    expect(t.refusal('scottish', 'move dunbar lothian')).toBe('ok');
  });

  it('H3.6 any part of a move may be declined, and nothing is kept', () => {
    const t = table({ agenda: start.moves(['english', 3], ['scottish', 1]), ...quiet });
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
    expect(t.refusal('scottish', 'move york-infantry annan')).toBe('notYourBlock H1.1');
    expect(t.refusal('scottish', 'move wallace fife')).toBe('blockNotOnMap H1.1');
  });

  it('H6.1.2 a group that nobody could leave is not activated: every way is full', () => {
    const t = scots(2, {
      scottish: { ross: 'ross, norse', moray: 'moray, fraser, grant', garmoran: 'graham, barclay' },
    }).play('scottish', 'group moray', 'move moray ross', 'move fraser ross', 'done');
    t.play('scottish', 'group ross');
    expect(t.refusal('scottish', 'move ross moray')).toBe('redBorderFull H6.2');
    const u = scots(3, {
      scottish: { ross: 'ross', moray: 'moray, fraser', garmoran: 'graham, barclay' },
    })
      .play('scottish', 'group moray', 'move moray ross', 'move fraser ross', 'done')
      .play('scottish', 'group garmoran', 'move graham ross', 'move barclay ross', 'done');
    expect(u.refusal('scottish', 'group ross')).toBe('nobodyCanMove H6.1.4');
    expect(u.legal('scottish')).toEqual(['end']);
  });

  it('H6.2 the counts of borders start at zero in each Move Phase, also after retreats of an event battle', () => {
    const t = table(
      {
        english: { mar: 'mar 1' },
        scottish: { angus: 'angus 3, douglas, barclay', buchan: 'graham, fraser' },
        cards: { english: 'herald', scottish: '2' },
        first: 'scottish',
        agenda: start.event('english', ['scottish', 2]),
      },
      1,
    )
      .play('english', 'event', 'herald angus')
      .rolls(6, 6, 6)
      .play('english', 'retreat angus mar');
    t.play('scottish', 'regroup douglas mar');
  });
});
