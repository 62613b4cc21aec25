import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import { area } from '../board.ts';
import { lastUser, noteCrossing } from '../borders.ts';
import { start, table, type TestTable, type Words } from '../position.kit.ts';
import { attackMask, mark, MOVED, noteAttack, setTurnCard } from '../state.ts';

const hands = { english: '2 2', scottish: '2 2' };

/** The end of a Game Turn with Scots in England and some English blocks elsewhere. */
const raid: Words = {
  english: {
    mentieth: 'mentieth, cumbria-infantry',
    lothian: 'york-knights',
    pool: 'hobelars, wales-infantry',
  },
  scottish: { annan: 'bruce', england: 'douglas' },
  hands,
  agenda: start.endOfTurn(),
};

const truceThenEnd: Words = { ...raid, truceBinds: 'scottish' };

describe('the border raid', () => {
  it('H9.1 H13.61 Scots in England: the English disband any block on the map that is no noble', () => {
    const t = table(raid);
    expect([t.step, t.deciders]).toEqual(['raid', ['english']]);
    expect(t.legal('english')).toEqual(['disband york-knights', 'disband cumbria-infantry']);
    expect(t.refusal('english', 'disband mentieth')).toBe('noblesAreNotLost H9.1');
    expect(t.refusal('english', 'disband hobelars')).toBe('blockNotOnMap H8.1');
    expect(t.refusal('english', 'disband douglas')).toBe('notYourBlock H12.6');
    expect(t.refusal('english', 'disband bruce')).toBe('notYourBlock H12.6');
    expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
    t.play('english', 'disband york-knights');
    expect([t.where('york-knights'), t.step]).toEqual(['english pool', 'cards']);
  });

  it('H9.1 H13.77 the Scots see which area lost a block, not which block', () => {
    const t = table(raid).play('english', 'disband cumbria-infantry');
    expect(t.toldOf('scottish', 'raid-loss')).toEqual([{ type: 'raid-loss', area: 'mentieth' }]);
    expect(t.toldOf('observer', 'raid-loss')).toHaveLength(1);
    expect(t.toldOf('english', 'raid-loss-own')).toEqual([
      { type: 'raid-loss-own', area: 'mentieth', block: 'cumbria-infantry' },
    ]);
    expect(JSON.stringify(t.told('scottish'))).not.toContain('cumbria');
  });

  it('H9.1 no Scot in England, no loss', () => {
    expect(table({ ...raid, scottish: { annan: 'bruce, douglas' } }).step).toBe('cards');
  });

  it('H15.119 Scots in England, every English non-noble in the pool: nothing to disband, play goes on', () => {
    const t = table({ ...raid, english: { mentieth: 'mentieth', pool: 'hobelars, wales-infantry' } });
    expect([t.step, t.toldOf('observer', 'raid-loss')]).toEqual(['cards', []]);
  });

  it('H15.120 H13.36 Edward I is the only non-noble on the map: he must be disbanded and stays Edward I', () => {
    const t = table({ ...raid, english: { mentieth: 'mentieth', fife: 'edward' } });
    expect(t.legal('english')).toEqual(['disband edward']);
    t.play('english', 'disband edward');
    expect([t.where('edward'), t.s.edwardSecond, t.result]).toEqual(['english pool', false, undefined]);
  });

  it('H11.9 Edward II lost to a raid ends no game', () => {
    const t = table({ ...raid, edwardSecond: true, english: { mentieth: 'mentieth', fife: 'edward' } });
    t.play('english', 'disband edward');
    expect([t.where('edward'), t.step, t.result]).toEqual(['english pool', 'cards', undefined]);
  });

  it('H15.121 Scots in England for three Game Turns: three blocks lost', () => {
    const t = table({
      ...raid,
      turn: 0,
      hands: { english: '1 1 1 1', scottish: '1 1 1 1' },
      english: { mentieth: 'mentieth, cumbria-infantry', lothian: 'york-knights, durham-infantry' },
      agenda: start.cards(),
    });
    for (const block of ['york-knights', 'durham-infantry', 'cumbria-infantry']) {
      t.play('english', 'card 1').play('scottish', 'card 1').play('english', 'end').play('scottish', 'end');
      t.play('english', `disband ${block}`);
    }
    expect(t.toldOf('observer', 'raid-loss')).toHaveLength(3);
    expect(t.count('mentieth')).toBe('1 english, 0 scottish');
    expect(t.count('lothian')).toBe('0 english, 0 scottish');
  });

  it('H15.182 every English non-noble stands in Scotland: one of those is disbanded', () => {
    const t = table({ ...raid, english: { ross: 'ross, york-infantry', badenoch: 'durham-infantry' } });
    expect(t.legal('english')).toEqual(['disband york-infantry', 'disband durham-infantry']);
  });

  it('H15.173 H13.62 a captured noble alone in England causes the loss', () => {
    const t = table({ ...raid, scottish: { annan: 'bruce', england: 'ross 1' } });
    expect([t.step, t.deciders]).toEqual(['raid', ['english']]);
  });

  it('H15.173 a red noble defending England is captured; he alone is left there and the raid loss is due', () => {
    const t = table(
      {
        english: { england: 'mar 1', lothian: 'york-infantry', mentieth: 'mentieth' },
        scottish: { annan: 'bruce', dunbar: 'keith' },
        hands,
        agenda: start.moves(['scottish', 1], ['english', 1]),
      },
      1,
      6,
      6,
      6,
    )
      .play('scottish', 'group dunbar', 'move keith england')
      .play('english', 'end');
    while (t.step !== 'raid') {
      const side = t.deciders[0] ?? 'english';
      const line =
        ['battle england', 'pass mar', 'fire keith', 'regroup keith dunbar', 'done'].find((wanted) =>
          t.legal(side).includes(wanted),
        ) ?? '';
      t.play(side, line);
    }
    expect(t.count('england')).toBe('0 english, 1 scottish');
    expect(t.where('mar')).toBe('scottish england 1');
    expect(t.where('keith')).toBe('scottish dunbar 3');
    expect(t.legal('english')).toEqual(['disband york-infantry']);
  });

  it('H9.1 the loss is due under a Truce too', () => {
    expect(table(truceThenEnd).step).toBe('raid');
  });
});

describe('two Events', () => {
  const double = (options: OptionValues): TestTable =>
    table({
      ...raid,
      options,
      turn: 0,
      hands: { english: 'truce 2', scottish: 'victuals 2' },
      agenda: start.cards(),
    })
      .play('english', 'card truce')
      .play('scottish', 'card victuals')
      .play('english', 'decline')
      .play('scottish', 'decline');

  it('H13.2 the turn still has its end: the raid loss, then winter', () => {
    const t = double({});
    expect(t.step).toBe('raid');
    t.play('english', 'disband york-knights');
    expect(t.toldOf('observer', 'winter')).toHaveLength(1);
  });

  it('H13.2 doubleEventRunsEndOfTurn off: winter comes without raid loss and without sudden death', () => {
    const t = double({ 'rulings.doubleEventRunsEndOfTurn': false });
    expect(t.toldOf('observer', 'winter')).toHaveLength(1);
    expect(t.toldOf('observer', 'raid-loss')).toEqual([]);
    const all = table({
      options: { 'rulings.doubleEventRunsEndOfTurn': false },
      turn: 0,
      scottish: { mar: 'mar' },
      hands: { english: 'truce 2', scottish: 'victuals 2' },
      agenda: start.cards(),
    })
      .play('english', 'card truce')
      .play('scottish', 'card victuals')
      .play('english', 'decline')
      .play('scottish', 'decline');
    expect([all.result, all.toldOf('observer', 'winter').length]).toEqual([undefined, 1]);
  });

  it('H13.2 the option changes nothing about a turn of one Event or none', () => {
    const options = { 'rulings.doubleEventRunsEndOfTurn': false };
    expect(table({ ...raid, options }).step).toBe('raid');
  });
});

describe('all nobles', () => {
  it('H9.2 H11.1 the English have no noble left: the Scots win', () => {
    const t = table({ ...raid, english: { fife: 'york-knights' }, scottish: { annan: 'bruce' } });
    expect([t.result, t.deciders]).toEqual(['scottish all-nobles', []]);
    expect(t.legal('english')).toEqual([]);
    expect(t.refusal('english', 'card 2')).toBe('gameOver H11.10');
  });

  it('H9.2 the raid loss comes before the check', () => {
    const t = table({ ...raid, english: { fife: 'york-knights' } });
    expect([t.step, t.result]).toEqual(['raid', undefined]);
    t.play('english', 'disband york-knights');
    expect(t.result).toBe('scottish all-nobles');
  });

  it('H15.123 the English hold all 13, Moray stands in Moray: no win', () => {
    const t = table({ ...raid, scottish: { moray: 'moray' } });
    expect([t.step, t.result]).toEqual(['cards', undefined]);
  });

  it('H15.124 the English hold all 13, Moray is in the Draw Pool: English win', () => {
    expect(table({ ...raid, scottish: { pool: 'moray' } }).result).toBe('english all-nobles');
    expect(table({ ...raid, scottish: {} }).result).toBe('english all-nobles');
  });

  it('H8.5 Moray alone holds the game for the Scots who have no other noble', () => {
    expect(table({ ...raid, scottish: { buchan: 'moray', england: 'douglas' } }).step).toBe('raid');
  });

  it('H9.2 checked before winter, in the last turn of the year as well', () => {
    const t = table({ ...raid, turn: 5, hands: {}, english: {}, scottish: { annan: 'bruce' } });
    expect([t.result, t.toldOf('observer', 'winter')]).toEqual(['scottish all-nobles', []]);
  });

  it('H15.122 H13.81 the last red noble turns blue in mid-turn: the Scots win only at the end of the turn', () => {
    const t = table(
      {
        english: { lothian: 'york-infantry 1, dunbar 1', england: 'york-knights' },
        scottish: { fife: 'wallace', annan: 'bruce', carrick: 'lennox' },
        hands: { english: '1', scottish: 'herald 1' },
        agenda: [{ step: 'event', seat: 1 }, { step: 'moves', seat: 0, left: 1 }, ...start.battles()],
      },
      2,
    );
    setTurnCard(t.s, 1, 3);
    t.play('scottish', 'event', 'herald dunbar');
    expect(t.where('dunbar')).toBe('scottish lothian 1');
    expect(t.result).toBeUndefined();
    while (t.result === undefined) {
      const side = t.deciders[0] ?? 'english';
      const legal = t.legal(side);
      const pass = legal.find((line) => line.startsWith('pass'));
      t.play(side, pass ?? legal.find((line) => line.startsWith('retreat')) ?? legal.at(-1) ?? '');
    }
    expect(t.result).toBe('scottish all-nobles');
    expect(t.toldOf('observer', 'moves-ended')).toHaveLength(1);
  });
});

describe('the next turn', () => {
  it('H1.12 any number of blocks may stand in an area from turn to turn, whatever its Castle Limit', () => {
    const crowd = 'wallace, douglas, barclay, campbell, graham, fraser, grant, lindsay';
    const t = table({
      english: { ross: 'ross' },
      scottish: { selkirk: crowd, annan: 'bruce' },
      hands,
      agenda: start.endOfTurn(),
    });
    expect(t.step).toBe('cards');
    expect(t.count('selkirk')).toBe('0 english, 8 scottish');
  });

  it('H9.3 move marks, borders, attackers and the Truce are forgotten', () => {
    const t = table({ ...raid, hands: { english: '2 1', scottish: '2 1' } });
    mark(t.s, 0, MOVED);
    noteAttack(t.s, area('mar'), 1);
    noteCrossing(t.s, 3, 1, area('mar'));
    t.s.truce = 0;
    t.play('english', 'disband york-knights');
    expect(t.step).toBe('cards');
    expect([t.s.marks.some((marks) => marks !== 0), attackMask(t.s, 1), t.s.truce]).toEqual([false, 0, -1]);
    expect(lastUser(t.s, 3)).toBeUndefined();
    expect(t.deciders).toEqual(['english', 'scottish']);
  });

  it('H3.2 everybody hears which turn begins', () => {
    const t = table({ ...raid, turn: 3, scottish: { annan: 'bruce' } });
    expect(t.toldOf('observer', 'turn')).toEqual([{ type: 'turn', turn: 4 }]);
  });

  it('H3.4 the year ends after the fifth turn or when no card is left', () => {
    const quiet: Words = { ...raid, scottish: { annan: 'bruce' } };
    expect(table({ ...quiet, turn: 4 }).step).toBe('cards');
    expect(table({ ...quiet, turn: 5 }).toldOf('observer', 'winter')).toHaveLength(1);
    expect(table({ ...quiet, turn: 3, hands: {} }).toldOf('observer', 'winter')).toHaveLength(1);
  });
});
