import { describe, expect, it } from 'vitest';
import { start, table, type TestTable } from '../position.kit.ts';
import { view } from '../view.ts';
import {
  asked,
  bothMove,
  englishAttack,
  fire,
  march,
  passOn,
  scottishAttack,
  toRound,
  toTurnOf,
} from './battle.kit.ts';

const retreats = (t: TestTable): string[] => asked(t).filter((line) => line.startsWith('retreat'));

describe('where a block may retreat to', () => {
  it('H7.17 one area, Friendly or Neutral, never Enemy', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry', strathspey: 'hobelars' },
      scottish: { buchan: 'douglas', badenoch: 'grant' },
    });
    expect(retreats(t)).toEqual(['retreat douglas badenoch', 'retreat douglas mar']);
    expect(t.refusal('scottish', 'retreat douglas fife')).toBe('retreatOneArea H7.17');
    expect(t.refusal('scottish', 'retreat douglas buchan')).toBe('retreatOneArea H7.17');
    expect(t.refusal('scottish', 'retreat douglas strathspey')).toBe('retreatToEnemy H7.17');
    t.play('scottish', 'retreat douglas mar');
    expect(t.where('douglas')).toBe('scottish mar 4');
  });

  it('H15.93, H7.18 not to Angus, from where the attackers came, even though it is empty', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'douglas' },
    });
    expect(t.refusal('scottish', 'retreat douglas angus')).toBe('borderControlled H7.18');
  });

  it('H15.94, H7.18 both came from Angus: only Player 2 may retreat to it', () => {
    const t = table({
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'douglas', fife: 'grant' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    });
    march(t, 'english', 'angus', 'york-infantry buchan');
    march(t, 'scottish', 'fife', 'grant angus', 'grant buchan');
    toTurnOf(t, 'york-infantry');
    expect(t.refusal('english', 'retreat york-infantry angus')).toBe('borderUsedByBoth H7.18');
    toTurnOf(t, 'douglas');
    expect(t.refusal('scottish', 'retreat douglas angus')).toBe('ok');
  });

  it('H15.95, H13.24 a peaceful move over the border is no use of it', () => {
    const t = table({
      english: { badenoch: 'york-infantry' },
      scottish: { strathspey: 'douglas' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    });
    march(t, 'english', 'badenoch', 'york-infantry atholl');
    march(t, 'scottish', 'strathspey', 'douglas badenoch', 'douglas atholl');
    toTurnOf(t, 'york-infantry');
    expect(t.refusal('english', 'retreat york-infantry badenoch')).toBe('borderControlled H7.18');
    toTurnOf(t, 'douglas');
    expect(t.refusal('scottish', 'retreat douglas badenoch')).toBe('ok');
  });

  it('H15.177, H7.18 the way that Reserves of Player 2 came is closed to the attackers', () => {
    const t = bothMove(
      { english: { angus: 'york-infantry' }, scottish: { buchan: 'douglas', mar: 'grant' } },
      [['angus', 'buchan', 'york-infantry']],
      [['mar', 'buchan', 'grant']],
    );
    toTurnOf(t, 'york-infantry');
    expect(t.count('mar')).toBe('0 english, 0 scottish');
    expect(t.refusal('english', 'retreat york-infantry mar')).toBe('borderControlled H7.18');
    expect(t.refusal('english', 'retreat york-infantry angus')).toBe('ok');
  });

  it('H15.62, H7.18 the Norse, coming by sea, close no border', () => {
    const t = table({
      first: 'scottish',
      english: { fife: 'york-infantry' },
      scottish: { ross: 'norse' },
      agenda: start.movesAlone(['scottish', 1]),
    }).play('scottish', 'norse fife');
    toTurnOf(t, 'york-infantry');
    expect(retreats(t)).toEqual([
      'retreat york-infantry angus',
      'retreat york-infantry atholl',
      'retreat york-infantry mentieth',
    ]);
  });

  it('H7.18 a retreat closes no border', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'keith, douglas' },
    });
    t.play('scottish', 'retreat keith mar');
    toTurnOf(t, 'york-infantry');
    expect(t.refusal('english', 'retreat york-infantry mar')).toBe('retreatToEnemy H7.17');
    expect(t.refusal('english', 'retreat york-infantry strathspey')).toBe('ok');
  });

  /** The English leave Angus for Buchan and lose there; the Scots attack Angus. */
  const angusAfterBuchan = (scope: string): TestTable => {
    const t = table({
      english: { angus: 'hobelars 1, york-infantry' },
      scottish: { buchan: 'wallace', fife: 'douglas' },
      options: { 'rulings.borderControlScope': scope },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    });
    march(t, 'english', 'angus', 'hobelars buchan');
    march(t, 'scottish', 'fife', 'douglas angus');
    t.play('english', 'battle buchan');
    fire(t, 'wallace', 1, 6, 6, 6);
    t.play('scottish', 'done');
    return toTurnOf(t, 'douglas');
  };

  it('H15.96, H13.23 the enemy crossed the border to attack elsewhere: that closes nothing here', () => {
    const t = angusAfterBuchan('thisBattle');
    expect(t.refusal('scottish', 'retreat douglas buchan')).toBe('ok');
    expect(t.refusal('scottish', 'retreat douglas fife')).toBe('ok');
  });

  it('H15.96, H13.23 with lastUseAnyBattle the enemy who used it last closes it', () => {
    const t = angusAfterBuchan('lastUseAnyBattle');
    expect(t.refusal('scottish', 'retreat douglas buchan')).toBe('borderControlled H7.18');
    expect(t.refusal('scottish', 'retreat douglas fife')).toBe('ok');
    passOn(t);
    expect(retreats(t)).not.toContain('retreat douglas buchan');
  });

  it('H13.23 with lastUseAnyBattle one who crossed after the enemy may go back', () => {
    const t = table({
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'douglas', fife: 'grant' },
      options: { 'rulings.borderControlScope': 'lastUseAnyBattle' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    });
    march(t, 'english', 'angus', 'york-infantry buchan');
    march(t, 'scottish', 'fife', 'grant angus', 'grant buchan');
    expect(t.refusal('scottish', 'retreat douglas angus')).toBe('ok');
    toTurnOf(t, 'york-infantry');
    expect(t.refusal('english', 'retreat york-infantry angus')).toBe('borderControlled H7.18');
  });
});

describe('border limits in retreats', () => {
  it('H15.98, H7.19 two over a red border in a round, two more in the next', () => {
    const t = englishAttack('carrick', 'galloway', 'york-infantry', {
      english: { carrick: 'york-infantry' },
      scottish: { galloway: 'douglas, barclay, campbell, graham, fraser' },
    });
    t.play('scottish', 'retreat douglas annan', 'retreat barclay annan');
    expect(t.refusal('scottish', 'retreat campbell annan')).toBe('retreatBorderFull H7.19');
    expect(asked(t).filter((line) => line.startsWith('retreat'))).toEqual([]);
    toRound(t, 2);
    t.play('scottish', 'retreat campbell annan', 'retreat graham annan');
    expect(t.refusal('scottish', 'retreat fraser annan')).toBe('retreatBorderFull H7.19');
    toRound(t, 3);
    expect(t.refusal('scottish', 'retreat fraser annan')).toBe('ok');
  });

  it('H7.19, H6.2 what crossed in the Move Phase counts for nothing here; each side has its own count', () => {
    const t = englishAttack('carrick', 'galloway', 'york-infantry, durham-infantry', {
      english: { carrick: 'york-infantry, durham-infantry' },
      scottish: { galloway: 'keith, etterick' },
    });
    toTurnOf(t, 'york-infantry');
    t.play('english', 'retreat york-infantry carrick', 'retreat durham-infantry carrick');
    expect(t.count('carrick')).toBe('2 english, 0 scottish');
  });
});

describe('England', () => {
  it('H15.108, H13.80 the English in Dunbar retreat to an empty England', () => {
    const t = scottishAttack('lothian', 'dunbar', 'douglas', {
      english: { dunbar: 'york-infantry' },
      scottish: { lothian: 'douglas' },
    });
    expect(retreats(toTurnOf(t, 'york-infantry'))).toEqual([
      'retreat york-infantry england',
      'retreat york-infantry selkirk',
      'retreat york-infantry teviot',
    ]);
    t.play('english', 'retreat york-infantry england');
    expect(t.where('york-infantry')).toBe('english england 4');
  });

  it('H15.111, H7.20 English defenders in England fire or pass', () => {
    const t = scottishAttack('annan', 'england', 'keith', {
      english: { england: 'york-knights' },
      scottish: { annan: 'keith' },
    });
    expect(asked(t)).toEqual(['fire york-knights', 'pass york-knights']);
    expect(t.refusal('english', 'retreat york-knights dunbar')).toBe('englishLeaveEnglandNot H7.20');
    expect(retreats(toTurnOf(t, 'keith'))).toEqual([
      'retreat keith annan',
      'retreat keith dunbar',
      'retreat keith teviot',
    ]);
  });

  it('H7.20, H13.25 Scots in Annan may not retreat into England, not even an empty one', () => {
    const t = englishAttack('lanark', 'annan', 'york-infantry', {
      english: { lanark: 'york-infantry' },
      scottish: { annan: 'douglas' },
    });
    expect(t.refusal('scottish', 'retreat douglas england')).toBe('scotsEnterEnglandNot H7.20');
    expect(t.refusal('scottish', 'retreat douglas selkirk')).toBe('ok');
  });
});

describe('the Norse', () => {
  it('H15.107, H7.17 from Lennox to Friendly Buchan, far away, and seen by name', () => {
    const t = englishAttack('carrick', 'lennox', 'york-infantry', {
      english: { carrick: 'york-infantry' },
      scottish: { lennox: 'norse', buchan: 'grant', mar: 'mar', england: 'graham' },
    });
    expect(asked(t)).toEqual(['fire norse', 'pass norse', 'retreat norse buchan']);
    expect(t.refusal('scottish', 'retreat norse mar')).toBe('norseNeedsFriendlyCoast H7.17');
    expect(t.refusal('scottish', 'retreat norse england')).toBe('norseNotToEngland H6.9');
    expect(t.refusal('scottish', 'retreat norse carrick')).toBe('norseNeedsFriendlyCoast H7.17');
    expect(t.refusal('scottish', 'retreat norse lennox')).not.toBe('ok');
    t.play('scottish', 'retreat norse buchan');
    const seen = [{ type: 'norse-retreated', from: 'lennox', to: 'buchan' }];
    for (const viewer of ['english', 'scottish', 'observer'] as const)
      expect(t.toldOf(viewer, 'norse-retreated')).toEqual(seen);
    expect(t.where('norse')).toBe('scottish buchan 3');
  });

  it('H15.105 only an empty coast is free: no retreat', () => {
    const t = englishAttack('carrick', 'lennox', 'york-infantry', {
      english: { carrick: 'york-infantry' },
      scottish: { lennox: 'norse' },
    });
    expect(asked(t)).toEqual(['fire norse', 'pass norse']);
    expect(t.refusal('scottish', 'retreat norse argyll')).toBe('norseNeedsFriendlyCoast H7.17');
  });

  it('H7.17, H7.19 they use no room on a border', () => {
    const t = englishAttack('carrick', 'galloway', 'york-infantry', {
      english: { carrick: 'york-infantry' },
      scottish: { galloway: 'norse, douglas, barclay', annan: 'bruce' },
    });
    t.play('scottish', 'retreat norse annan', 'retreat douglas annan', 'retreat barclay annan');
    expect(t.count('annan')).toBe('0 english, 4 scottish');
  });
});

describe('concealment', () => {
  const attack = (): TestTable =>
    englishAttack('angus', 'buchan', 'york-infantry, durham-knights', {
      english: { angus: 'york-infantry 3, durham-knights 3' },
      scottish: { buchan: 'keith, etterick, mar 3, douglas' },
    });

  it('H7.23 others see who leaves, and how many went where once the step is complete', () => {
    const t = attack().play('scottish', 'retreat keith mar', 'retreat etterick strathspey');
    for (const viewer of ['english', 'observer'] as const) {
      expect(t.toldOf(viewer, 'left-battle')).toEqual([
        { type: 'left-battle', side: 'scottish', block: 'keith' },
        { type: 'left-battle', side: 'scottish', block: 'etterick' },
      ]);
      expect(t.toldOf(viewer, 'retreated')).toEqual([]);
      expect(t.toldOf(viewer, 'retreated-own')).toEqual([]);
    }
    expect(t.toldOf('scottish', 'retreated-own')).toEqual([
      { type: 'retreated-own', side: 'scottish', from: 'buchan', to: 'mar', block: 'keith' },
      { type: 'retreated-own', side: 'scottish', from: 'buchan', to: 'strathspey', block: 'etterick' },
    ]);
    t.play('scottish', 'pass mar');
    expect(t.toldOf('english', 'retreated')).toEqual([
      { type: 'retreated', side: 'scottish', from: 'buchan', to: 'mar', count: 1 },
      { type: 'retreated', side: 'scottish', from: 'buchan', to: 'strathspey', count: 1 },
    ]);
    expect(t.toldOf('scottish', 'retreated')).toEqual([]);
  });

  it('H7.23 fire in the same step, and hits for it, do not uncover an earlier retreat', () => {
    const t = attack().play('scottish', 'retreat keith mar');
    t.rolls(1, 6).play('scottish', 'fire etterick');
    expect([t.step, t.deciders]).toEqual(['hits', ['english']]);
    expect(t.toldOf('english', 'retreated')).toEqual([]);
    t.play('english', 'hit york-infantry').play('scottish', 'retreat mar strathspey');
    expect(t.toldOf('english', 'retreated')).toHaveLength(2);
  });

  it('H7.23, H12.3 until then the destination is nowhere in what the enemy gets', () => {
    const went = (to: string): TestTable => attack().play('scottish', `retreat keith ${to}`);
    const [one, other] = [went('mar'), went('strathspey')];
    for (const viewer of [0, 'observer'] as const) {
      expect(view(one.s, viewer)).toEqual(view(other.s, viewer));
      expect(view(one.s, viewer).known.find(({ block }) => block === 'keith')).toMatchObject({
        place: 'leaving',
      });
    }
    expect(one.told('english')).toEqual(other.told('english'));
    expect(view(one.s, 1)).not.toEqual(view(other.s, 1));
  });

  it('H7.23, H12.1 afterwards the block stands hidden among its comrades', () => {
    const t = attack().play('scottish', 'retreat keith mar', 'retreat etterick mar', 'pass mar');
    expect(view(t.s, 0).standing).toContainEqual({ side: 'scottish', area: 'mar', count: 2 });
    expect(JSON.stringify(view(t.s, 0).known)).not.toContain('keith');
  });

  it('H7.23 the last retreat of a battle is shown when the battle ends', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'keith, etterick' },
    }).play('scottish', 'retreat keith mar', 'retreat etterick mar');
    expect(t.toldOf('observer', 'retreated')).toEqual([
      { type: 'retreated', side: 'scottish', from: 'buchan', to: 'mar', count: 2 },
    ]);
    expect(t.step).toBe('regroup');
  });
});
