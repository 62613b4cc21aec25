import { describe, expect, it } from 'vitest';
import { start, table, type TestTable } from '../position.kit.ts';
import { view } from '../view.ts';
import { asked, bothMove, englishAttack, fire, passOn, scottishAttack } from './battle.kit.ts';

describe('the regroup', () => {
  it('H15.112 H7.22 H13.33 any Friendly or Neutral neighbour, also the one the loser came from', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 1', badenoch: 'ross' },
      scottish: { buchan: 'wallace, mar', mar: 'grant' },
    });
    fire(t, 'wallace', 1, 6, 6, 6);
    expect([t.step, t.deciders]).toEqual(['regroup', ['scottish']]);
    expect(asked(t)).toEqual([
      'done',
      'regroup mar angus',
      'regroup mar mar',
      'regroup mar strathspey',
      'regroup wallace angus',
      'regroup wallace mar',
      'regroup wallace strathspey',
    ]);
    expect(t.refusal('scottish', 'regroup mar badenoch')).toBe('retreatToEnemy H7.17');
    expect(t.refusal('scottish', 'regroup mar fife')).toBe('retreatOneArea H7.17');
    expect(t.refusal('scottish', 'regroup grant mar')).toBe('notAmongVictors H7.22');
    expect(t.refusal('scottish', 'retreat mar angus')).toBe('retreatInBattle H7.8');
    t.play('scottish', 'regroup wallace angus');
    expect(t.refusal('scottish', 'regroup wallace fife')).toBe('notAmongVictors H7.22');
    t.play('scottish', 'done');
    expect([t.where('wallace'), t.where('mar'), t.step]).toEqual([
      'scottish angus 4',
      'scottish buchan 3',
      'cards',
    ]);
  });

  it('H7.22 when nobody is left there, nobody is asked', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 1' },
      scottish: { buchan: 'wallace' },
    });
    fire(t, 'wallace', 1, 6, 6, 6);
    t.play('scottish', 'regroup wallace mar');
    expect(t.step).toBe('cards');
  });

  it('H7.22, H7.23 Reserves regroup, too; the others see only how many went where', () => {
    const t = bothMove(
      { english: { angus: 'hobelars 1' }, scottish: { buchan: 'wallace', mar: 'grant' } },
      [['angus', 'buchan', 'hobelars']],
      [['mar', 'buchan', 'grant']],
    );
    fire(t, 'wallace', 1, 6, 6, 6);
    t.play('scottish', 'regroup grant mar');
    expect(t.toldOf('english', 'regrouped')).toEqual([
      { type: 'regrouped', side: 'scottish', from: 'buchan', to: 'mar' },
    ]);
    expect(t.toldOf('scottish', 'regrouped-own')).toEqual([
      { type: 'regrouped-own', side: 'scottish', from: 'buchan', to: 'mar', block: 'grant' },
    ]);
    expect(JSON.stringify(t.told('english'))).not.toContain('grant');
  });

  it('H7.23, H12.1 nothing tells a Reserve that regroups from a block that stood there', () => {
    const went = (block: string): TestTable => {
      const t = bothMove(
        { english: { angus: 'hobelars' }, scottish: { buchan: 'douglas', mar: 'grant' } },
        [['angus', 'buchan', 'hobelars']],
        [['mar', 'buchan', 'grant']],
      );
      passOn(t).play('english', 'retreat hobelars angus');
      return t.play('scottish', `regroup ${block} strathspey`);
    };
    const [one, other] = [went('grant'), went('douglas')];
    expect(view(one.s, 0)).toEqual(view(other.s, 0));
    expect(view(one.s, 'observer')).toEqual(view(other.s, 'observer'));
    expect(one.told('english')).toEqual(other.told('english'));
  });

  it('H15.88, H13.33, H8.2 the last defender is captured in Round 1: it stands with the victors and may regroup', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'buchan 1' },
    });
    fire(t, 'york-infantry', 1, 6, 6, 6);
    expect(t.where('buchan')).toBe('english buchan 1');
    expect([t.step, t.deciders]).toEqual(['regroup', ['english']]);
    t.play('english', 'regroup buchan mar');
    expect(t.where('buchan')).toBe('english mar 1');
  });

  it('H7.19, H7.22 the room on the borders is counted afresh, two over a red one', () => {
    const t = englishAttack('carrick', 'galloway', 'hobelars', {
      english: { carrick: 'hobelars 1' },
      scottish: { galloway: 'wallace 4, douglas, graham, fraser, etterick, keith' },
    });
    // Two leave for Annan in the very round in which the last attacker falls.
    passOnce(t, 'wallace', 'hobelars');
    t.play('scottish', 'retreat keith annan', 'retreat etterick annan');
    expect(t.refusal('scottish', 'retreat douglas annan')).toBe('retreatBorderFull H7.19');
    fire(t, 'douglas', 1, 6, 6, 6);
    t.play('scottish', 'regroup douglas annan', 'regroup graham annan');
    expect(t.refusal('scottish', 'regroup fraser annan')).toBe('retreatBorderFull H7.19');
    t.play('scottish', 'regroup fraser carrick', 'done');
    expect(t.count('annan')).toBe('0 english, 4 scottish');
  });

  it('H7.19, H5.12 a regroup after an event takes nothing from the Move Phase that follows', () => {
    const t = table({
      cards: { english: 'herald' },
      first: 'scottish',
      scottish: { galloway: 'galloway 1, douglas, graham, fraser, grant', annan: 'bruce' },
      agenda: start.event('english', ['scottish', 2]),
    });
    t.rolls(1).play('english', 'event', 'herald galloway', 'retreat galloway carrick');
    t.play('scottish', 'regroup douglas annan', 'regroup graham annan', 'done');
    t.play('scottish', 'group galloway', 'move fraser annan', 'move grant annan');
    expect(t.count('annan')).toBe('0 english, 5 scottish');
    if (t.step === 'group') t.play('scottish', 'done');
    // They fought and regrouped, and may move all the same.
    t.play('scottish', 'group annan', 'move douglas carrick');
    expect(t.count('carrick')).toBe('1 english, 1 scottish');
  });
});

/** These blocks pass in turn. */
function passOnce(t: TestTable, ...blocks: readonly string[]): void {
  for (const block of blocks) t.play(t.deciders[0] ?? 'english', `pass ${block}`);
}

describe('England and the Norse', () => {
  it('H15.113, H7.20 Scottish victors in Annan may not go to England', () => {
    const t = scottishAttack('lanark', 'annan', 'wallace', {
      english: { annan: 'hobelars 1' },
      scottish: { lanark: 'wallace' },
    });
    t.play('english', 'pass hobelars');
    fire(t, 'wallace', 1, 6, 6, 6);
    expect(t.refusal('scottish', 'regroup wallace england')).toBe('scotsEnterEnglandNot H7.20');
    expect(t.refusal('scottish', 'regroup wallace carrick')).toBe('ok');
  });

  it('H7.20, H13.25, H13.80 English victors in Dunbar may go to England, those in England nowhere', () => {
    const dunbar = englishAttack('lothian', 'dunbar', 'york-infantry', {
      english: { lothian: 'york-infantry' },
      scottish: { dunbar: 'grant 1' },
    });
    fire(dunbar, 'grant', 6);
    fire(dunbar, 'york-infantry', 1, 6, 6, 6);
    expect(dunbar.play('english', 'regroup york-infantry england').where('york-infantry')).toBe(
      'english england 4',
    );
    const england = scottishAttack('annan', 'england', 'keith', {
      english: { england: 'york-knights' },
      scottish: { annan: 'keith 1' },
    });
    fire(england, 'york-knights', 1, 6, 6, 6);
    expect(asked(england)).toEqual(['done']);
    expect(england.refusal('english', 'regroup york-knights dunbar')).toBe('englishLeaveEnglandNot H7.20');
  });

  it('H7.20 Scottish victors in England may go to Scotland', () => {
    const t = scottishAttack('annan', 'england', 'wallace', {
      english: { england: 'hobelars 1' },
      scottish: { annan: 'wallace' },
    });
    t.play('english', 'pass hobelars');
    fire(t, 'wallace', 1, 6, 6, 6);
    expect(asked(t)).toEqual([
      'done',
      'regroup wallace annan',
      'regroup wallace dunbar',
      'regroup wallace teviot',
    ]);
  });

  it('H7.22 the Norse go to a Friendly coast but England, by name', () => {
    const t = table({
      first: 'scottish',
      english: { fife: 'hobelars 1' },
      scottish: { ross: 'norse', galloway: 'grant', england: 'graham', mar: 'mar' },
      agenda: start.movesAlone(['scottish', 1]),
    }).play('scottish', 'norse fife');
    t.play('english', 'pass hobelars');
    fire(t, 'norse', 1, 6, 6);
    expect(asked(t)).toEqual(['done', 'regroup norse galloway']);
    expect(t.refusal('scottish', 'regroup norse england')).toBe('norseNotToEngland H6.9');
    expect(t.refusal('scottish', 'regroup norse angus')).toBe('norseNeedsFriendlyCoast H7.17');
    t.play('scottish', 'regroup norse galloway');
    expect(t.toldOf('english', 'norse-retreated')).toEqual([
      { type: 'norse-retreated', from: 'fife', to: 'galloway' },
    ]);
  });
});
