import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import { start, table, type TestTable } from '../position.kit.ts';
import { sample } from '../sample.ts';
import { view } from '../view.ts';
import {
  asked,
  bothMove,
  englishAttack,
  fire,
  march,
  passOn,
  type Quiet,
  scottishAttack,
  toRound,
  toTurnOf,
} from './battle.kit.ts';
import { legal } from './flow.ts';

describe('the forced retreat after Round 3', () => {
  it('H7.21 the attackers must go, in any order, each to a way that is open', () => {
    const t = passOn(
      englishAttack('angus', 'buchan', 'hobelars, york-infantry', {
        english: { angus: 'hobelars, york-infantry' },
        scottish: { buchan: 'douglas', mar: 'mar' },
      }),
    );
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['english']]);
    expect(asked(t)).toEqual([
      'retreat hobelars angus',
      'retreat hobelars badenoch',
      'retreat hobelars strathspey',
      'retreat york-infantry angus',
      'retreat york-infantry badenoch',
      'retreat york-infantry strathspey',
    ]);
    expect(t.refusal('english', 'pass hobelars')).toBe('mustRetreat H7.21');
    expect(t.refusal('english', 'fire hobelars')).toBe('mustRetreat H7.21');
    expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
    expect(t.refusal('english', 'retreat hobelars mar')).toBe('retreatToEnemy H7.17');
    expect(t.refusal('english', 'retreat douglas mar')).toBe('notInThisBattle H7.8');
    t.play('english', 'retreat york-infantry angus', 'retreat hobelars strathspey');
    expect(t.toldOf('scottish', 'retreated')).toEqual([
      { type: 'retreated', side: 'english', from: 'buchan', to: 'angus', count: 1 },
      { type: 'retreated', side: 'english', from: 'buchan', to: 'strathspey', count: 1 },
    ]);
    expect([t.step, t.deciders]).toEqual(['regroup', ['scottish']]);
  });

  it('H7.21 unharmed Reserves go as well', () => {
    const t = bothMove(
      { english: { angus: 'hobelars, york-knights', mar: 'york-infantry' }, scottish: { buchan: 'douglas' } },
      [
        ['angus', 'buchan', 'hobelars, york-knights'],
        ['mar', 'buchan', 'york-infantry'],
      ],
      [],
    );
    expect(asked(passOn(t))).toContain('retreat york-infantry mar');
  });

  it('H15.99, H7.19 two went over a red border in Round 3, two more may now', () => {
    const t = englishAttack('buchan', 'mar', 'york-infantry, durham-infantry, hobelars, york-knights', {
      english: { buchan: 'york-infantry, durham-infantry, hobelars, york-knights' },
      scottish: { mar: 'douglas' },
    });
    toRound(t, 3);
    t.play('english', 'retreat hobelars angus', 'retreat york-knights angus');
    toTurnOf(t, 'york-infantry');
    expect(t.refusal('english', 'retreat york-infantry angus')).toBe('retreatBorderFull H7.19');
    passOn(t).play('english', 'retreat york-infantry angus', 'retreat durham-infantry angus');
    expect(t.count('angus')).toBe('4 english, 0 scottish');
  });

  it('H15.100, H8.1 no way out for anybody: all are lost, the battle ends', () => {
    const t = passOn(
      bothMove(
        {
          english: { angus: 'hobelars, york-infantry, angus 3' },
          scottish: {
            buchan: 'douglas',
            mar: 'mar',
            badenoch: 'comyn',
            strathspey: 'keith',
            fife: 'grant',
          },
        },
        [['angus', 'buchan', 'hobelars, york-infantry, angus']],
        [['fife', 'angus', 'grant']],
      ),
    );
    expect([t.where('hobelars'), t.where('york-infantry'), t.where('angus')]).toEqual([
      'english removed',
      'english pool',
      'scottish buchan 1',
    ]);
    expect([t.step, t.deciders]).toEqual(['regroup', ['scottish']]);
    expect(t.legal('scottish')).toContain('regroup angus angus');
    t.play('scottish', 'done');
    expect(t.step).toBe('cards');
  });

  it('H7.21 those for whom no room is left are lost, at the choice of their owner', () => {
    const t = passOn(threeOverOneRedBorder());
    t.play('scottish', 'retreat douglas annan', 'retreat keith annan');
    expect([t.where('grant'), t.where('douglas')]).toEqual(['scottish pool', 'scottish annan 4']);
    expect(t.step).toBe('regroup');
  });

  it('H13.27 with strongestDie the weakest go first', () => {
    const t = passOn(threeOverOneRedBorder({ 'rulings.failedRetreatSelection': 'strongestDie' }));
    expect(asked(t)).toEqual(['retreat grant annan']);
    expect(t.refusal('scottish', 'retreat douglas annan')).toBe('strongestStayLongest H13.27');
    t.play('scottish', 'retreat grant annan', 'retreat keith annan');
    expect(t.where('douglas')).toBe('scottish pool');
  });
});

/** Three Scots, of strength 4, 3 and 1, attack Galloway; only Annan is left to them, over a red border. */
function threeOverOneRedBorder(options: OptionValues = {}): TestTable {
  const t = table({
    options,
    first: 'scottish',
    english: { galloway: 'york-infantry', lennox: 'hobelars' },
    scottish: { carrick: 'douglas 4, keith 3', annan: 'grant 1' },
    agenda: start.movesAlone(['scottish', 2], ['english', 1]),
  });
  march(t, 'scottish', 'carrick', 'douglas galloway', 'keith galloway');
  march(t, 'scottish', 'annan', 'grant galloway');
  march(t, 'english', 'lennox', 'hobelars carrick');
  return t;
}

describe('kings in the forced retreat', () => {
  /** The King and Grant attack Galloway; the English close Carrick and Annan behind them. */
  function kingAttacks(words: Quiet): TestTable {
    const t = table({ ...words, agenda: start.movesAlone(['scottish', 1], ['english', 2]) });
    march(t, 'scottish', 'carrick', 'king galloway', 'grant galloway');
    march(t, 'english', 'lennox', 'hobelars carrick');
    return march(t, 'english', 'lanark', 'york-knights annan');
  }

  const stuckKing = (options: OptionValues = {}): TestTable =>
    passOn(
      kingAttacks({
        options,
        first: 'scottish',
        crowned: true,
        english: { galloway: 'york-infantry', lennox: 'hobelars', lanark: 'york-knights' },
        scottish: { carrick: 'king, grant', buchan: 'bruce' },
      }),
    );

  it('H15.101, H13.26 the King cannot leave: the English win at once, nothing else is resolved', () => {
    const t = stuckKing();
    expect(t.result).toBe('english king-killed');
    expect([t.where('king'), t.where('grant')]).toEqual(['scottish removed', 'scottish galloway 3']);
    expect(t.deciders).toEqual([]);
  });

  it('H13.26 with failedRetreatCountsAsBattleDeath off he is removed and the game goes on', () => {
    const t = stuckKing({ 'rulings.failedRetreatCountsAsBattleDeath': false });
    expect(t.result).toBeUndefined();
    expect([t.where('king'), t.where('grant')]).toEqual(['scottish removed', 'scottish pool']);
    expect([t.step, t.deciders]).toEqual(['regroup', ['english']]);
  });

  const stuckEdward = (edwardSecond: boolean, options: OptionValues = {}): TestTable => {
    const t = table({
      options,
      edwardSecond,
      english: { carrick: 'edward' },
      scottish: { galloway: 'douglas', lennox: 'grant', lanark: 'graham' },
      agenda: start.movesAlone(['english', 1], ['scottish', 2]),
    });
    march(t, 'english', 'carrick', 'edward galloway');
    march(t, 'scottish', 'lennox', 'grant carrick');
    return passOn(march(t, 'scottish', 'lanark', 'graham annan'));
  };

  it('H15.102, H13.26 Edward II cannot leave: the Scots win at once', () => {
    const t = stuckEdward(true);
    expect([t.result, t.where('edward')]).toEqual(['scottish edward-killed', 'english removed']);
  });

  it('H13.26 with failedRetreatCountsAsBattleDeath off Edward II is removed without a win', () => {
    const t = stuckEdward(true, { 'rulings.failedRetreatCountsAsBattleDeath': false });
    expect([t.result, t.where('edward')]).toEqual([undefined, 'english removed']);
    expect(t.step).toBe('regroup');
  });

  it('H15.103, H13.26 Edward I cannot leave: to the pool, as Edward II', () => {
    for (const decisive of [true, false]) {
      const t = stuckEdward(false, { 'rulings.failedRetreatCountsAsBattleDeath': decisive });
      expect([t.result, t.where('edward'), t.s.edwardSecond]).toEqual([undefined, 'english pool', true]);
    }
  });
});

describe('the Norse in the forced retreat', () => {
  it('H15.104 the English must leave an area of the Norse: they are not offered to them', () => {
    const t = passOn(
      englishAttack('carrick', 'lennox', 'york-infantry', {
        english: { carrick: 'york-infantry', ross: 'ross' },
        scottish: { lennox: 'norse', buchan: 'grant' },
      }),
    );
    expect(t.deciders).toEqual(['english']);
    expect(asked(t).some((line) => line.includes('norse'))).toBe(false);
    expect(t.refusal('english', 'retreat norse buchan')).toBe('notInThisBattle H7.8');
    expect(t.refusal('english', 'retreat norse ross')).toBe('notInThisBattle H7.8');
  });

  const norseAttack = (scottish: Record<string, string>): TestTable =>
    passOn(
      table({
        first: 'scottish',
        english: { fife: 'york-infantry' },
        scottish: { ross: 'norse', ...scottish },
        agenda: start.movesAlone(['scottish', 1]),
      }).play('scottish', 'norse fife'),
    );

  it('H15.106, H8.1 no Friendly coast: the Norse are removed', () => {
    const t = norseAttack({ mar: 'mar', england: 'grant' });
    expect(t.where('norse')).toBe('scottish removed');
    expect([t.step, t.deciders]).toEqual(['regroup', ['english']]);
  });

  it('H7.21, H7.17 a Friendly coast, however far', () => {
    const t = norseAttack({ galloway: 'grant' });
    expect(asked(t)).toEqual(['retreat norse galloway']);
  });

  /** The Norse and a comrade attack Buchan, no coast being Scottish. */
  const withComrade = (comrade: string): TestTable => {
    const t = table({
      first: 'scottish',
      english: { buchan: 'york-infantry', angus: 'angus' },
      scottish: { mar: comrade, ross: 'norse' },
      agenda: start.movesAlone(['scottish', 2]),
    });
    march(t, 'scottish', 'mar', `${comrade} buchan`);
    return passOn(t.play('scottish', 'norse buchan'));
  };

  // Wallace stands before the Norse in the list of blocks, Douglas behind them.
  it.each(['wallace', 'douglas'])(
    'H7.21 a comrade who retreats to an empty coast opens it to the Norse: %s',
    (comrade) => {
      const t = withComrade(comrade);
      expect(t.refusal('scottish', 'retreat norse strathspey')).toBe('norseNeedsFriendlyCoast H7.17');
      expect(t.refusal('scottish', `retreat ${comrade} strathspey`)).toBe('ok');
      t.play('scottish', `retreat ${comrade} strathspey`);
      expect(asked(t)).toEqual(['retreat norse strathspey']);
      t.play('scottish', 'retreat norse strathspey');
      expect(t.count('strathspey')).toBe('0 english, 2 scottish');
    },
  );

  it('H7.23, H12.3 nor can the enemy take it for a retreat inland: his guess of the position can go on', () => {
    const t = withComrade('wallace').play('scottish', 'retreat wallace strathspey');
    const guess = sample(view(t.s, 0), { die: () => 1, draw: () => 0 });
    expect(legal(guess, 1)).toEqual(legal(t.s, 1));
    expect(view(guess, 0)).toEqual(view(t.s, 0));
  });

  it('H7.21 one who goes inland does not', () => {
    const t = withComrade('wallace').play('scottish', 'retreat wallace mar');
    expect([t.where('norse'), t.step]).toEqual(['scottish removed', 'regroup']);
  });
});

describe('England in the forced retreat', () => {
  it('H15.109, H7.20 Scots who attacked England go to Annan, Dunbar or Teviot, if open', () => {
    const t = passOn(
      scottishAttack('annan', 'england', 'douglas', {
        english: { england: 'york-infantry', teviot: 'hobelars' },
        scottish: { annan: 'douglas' },
      }),
    );
    expect(asked(t)).toEqual(['retreat douglas annan', 'retreat douglas dunbar']);
    expect(t.refusal('scottish', 'retreat douglas teviot')).toBe('retreatToEnemy H7.17');
  });

  it('H15.110 H7.20 H13.63 English who attacked raiders and have not won are lost, nobles turn in England', () => {
    const t = table({
      english: { dunbar: 'york-infantry, dunbar 3' },
      scottish: { england: 'douglas' },
      agenda: start.movesAlone(['english', 2]),
    });
    march(t, 'english', 'dunbar', 'york-infantry england');
    march(t, 'english', 'dunbar', 'dunbar england');
    passOn(t);
    expect([t.where('york-infantry'), t.where('dunbar')]).toEqual(['english pool', 'scottish england 1']);
    expect([t.step, t.deciders]).toEqual(['regroup', ['scottish']]);
    expect(t.legal('scottish')).toContain('regroup dunbar dunbar');
  });
});

describe('captured nobles in the forced retreat', () => {
  it('H15.91, H13.28, H8.2 captured in Round 3 by the attacker: it must leave with him', () => {
    const t = englishAttack('fife', 'angus', 'york-infantry', {
      english: { fife: 'york-infantry' },
      scottish: { angus: 'angus 1, mar 1' },
    });
    toRound(t, 3);
    fire(t, 'york-infantry', 1, 6, 6, 6);
    t.play('scottish', 'hit angus');
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['english']]);
    expect(asked(t)).toContain('retreat angus fife');
    t.play('english', 'retreat york-infantry fife', 'retreat angus fife');
    expect([t.where('angus'), t.step]).toEqual(['english fife 1', 'regroup']);
  });

  it('H13.28 a captured noble is all the attacker has: it must leave', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 1' },
      scottish: { buchan: 'mar 1, grant 1' },
    });
    toRound(t, 3);
    fire(t, 'hobelars', 1);
    t.play('scottish', 'hit mar');
    fire(t, 'grant', 1);
    expect(t.where('hobelars')).toBe('english removed');
    expect([t.step, t.deciders, asked(t).length]).toEqual(['must-retreat', ['english'], 4]);
    expect(asked(t)[0]).toBe('retreat mar angus');
  });

  it('H13.28 a captured noble is all the defender has: the attacker must leave', () => {
    const t = englishAttack('angus', 'buchan', 'angus, york-infantry', {
      english: { angus: 'angus 1, york-infantry 1' },
      scottish: { buchan: 'wallace 1' },
    });
    toRound(t, 3);
    fire(t, 'wallace', 1);
    t.play('english', 'hit angus');
    fire(t, 'york-infantry', 1);
    expect(t.where('wallace')).toBe('scottish removed');
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['english']]);
    t.play('english', 'retreat york-infantry angus');
    expect([t.where('angus'), t.step]).toEqual(['scottish buchan 1', 'regroup']);
  });

  it('H8.2, H7.21 a captured noble that cannot leave is captured again', () => {
    const t = bothMove(
      {
        english: { angus: 'york-infantry' },
        scottish: {
          buchan: 'buchan 1, keith 1',
          mar: 'mar',
          badenoch: 'comyn',
          strathspey: 'graham',
          fife: 'grant',
        },
      },
      [['angus', 'buchan', 'york-infantry']],
      [['fife', 'angus', 'grant']],
    );
    fire(t, 'york-infantry', 1, 6, 6, 6);
    t.play('scottish', 'hit buchan');
    expect(t.where('buchan')).toBe('english buchan 1');
    passOn(t);
    expect([t.where('buchan'), t.where('york-infantry')]).toEqual(['scottish buchan 1', 'english pool']);
    expect(t.toldOf('observer', 'captured').map((each) => each['side'])).toEqual(['english', 'scottish']);
  });

  it('H7.19 a captured noble shares the room on a border with its new comrades', () => {
    const t = englishAttack('carrick', 'galloway', 'hobelars, york-infantry', {
      english: { carrick: 'hobelars, york-infantry' },
      scottish: { galloway: 'galloway 1, grant 1', annan: 'bruce' },
    });
    fire(t, 'hobelars', 1, 6, 6);
    t.play('scottish', 'hit galloway');
    passOn(t).play('english', 'retreat galloway carrick', 'retreat hobelars carrick');
    expect([t.where('galloway'), t.where('york-infantry')]).toEqual(['english carrick 1', 'english pool']);
  });
});
