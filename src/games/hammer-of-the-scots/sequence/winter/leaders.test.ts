import { describe, expect, it } from 'vitest';
import type { Frame } from '../../agenda.ts';
import { table, type TestTable, type Words } from '../../position.kit.ts';

const agenda: readonly Frame[] = [
  { step: 'scottish-leaders', done: 0 },
  { step: 'scottish-disbanding', begun: false },
  { step: 'cards' },
];

const leaders = (scottish: Words['scottish'], english: Words['english'] = {}): TestTable =>
  table({ english: english ?? {}, scottish: scottish ?? {}, agenda });

describe("Moray's choice", () => {
  it('H10.4 he goes home, or disbands, or stays', () => {
    const at = (): TestTable => leaders({ buchan: 'moray 2' });
    expect(at().legal('scottish')).toEqual(['go moray moray', 'disband moray', 'done']);
    expect(at().play('scottish', 'go moray moray').where('moray')).toBe('scottish moray 2');
    expect(at().play('scottish', 'disband moray').where('moray')).toBe('scottish pool');
    expect(at().play('scottish', 'done').where('moray')).toBe('scottish buchan 2');
  });

  it('H10.4 he chooses once', () => {
    const t = leaders({ buchan: 'moray' }).play('scottish', 'go moray moray');
    expect(t.legal('scottish')).toEqual(['done']);
    expect(t.refusal('scottish', 'disband moray')).toBe('hasChosen H10.4');
    expect(t.refusal('scottish', 'go moray moray')).toBe('hasChosen H10.4');
  });

  it('H15.131 H13.56 Moray in Buchan, his home held by English infantry: stays or disbands, never turns', () => {
    const t = leaders({ buchan: 'moray' }, { moray: 'york-infantry' });
    expect(t.legal('scottish')).toEqual(['disband moray', 'done']);
    expect(t.refusal('scottish', 'go moray moray')).toBe('areaHoldsEnemy H10.5');
    t.play('scottish', 'done');
    expect(t.where('moray')).toBe('scottish buchan 3');
  });

  it('H10.4 he goes home alone, and only where he is not', () => {
    expect(leaders({ buchan: 'moray' }).refusal('scottish', 'go moray fife')).toBe('morayOnlyHome H10.4');
    const t = leaders({ moray: 'moray, fraser' });
    expect(t.refusal('scottish', 'go moray moray')).toBe('alreadyThere H10.5');
    expect(t.legal('scottish')).toEqual(['disband moray', 'done']);
  });

  it('H10.4 he may not stay in England', () => {
    const t = leaders({ england: 'moray' });
    expect(t.legal('scottish')).toEqual(['go moray moray', 'disband moray']);
    expect(t.refusal('scottish', 'done')).toBe('cannotStayInEngland H10.5');
    t.play('scottish', 'go moray moray', 'done');
    expect(t.where('moray')).toBe('scottish moray 3');
  });

  it('H15.132 H13.56 he stays in Buchan with Buchan and an infantry: the infantry may disband instead', () => {
    const t = leaders({ buchan: 'moray, buchan, fraser' }).play('scottish', 'done');
    expect(t.refusal('scottish', 'done')).toBe('overCastleLimit H13.41');
    t.play('scottish', 'disband fraser', 'done');
    expect([t.where('moray'), t.where('fraser'), t.step]).toEqual([
      'scottish buchan 3',
      'scottish pool',
      'cards',
    ]);
  });

  it('H15.133 H10.13 he stays in Mar with blue Mar: Moray must disband', () => {
    const t = leaders({ mar: 'moray, mar' }).play('scottish', 'done');
    expect(t.legal('scottish')).toEqual(['disband moray']);
    t.play('scottish', 'disband moray', 'done');
    expect(t.where('moray')).toBe('scottish pool');
  });
});

describe('the King', () => {
  it('H10.5 he goes to a Friendly or Neutral cathedral, or disbands, or stays', () => {
    const t = leaders({ annan: 'king', fife: 'douglas' }, { lennox: 'york-infantry' });
    expect(t.legal('scottish')).toEqual(['go king strathspey', 'go king fife', 'disband king', 'done']);
    expect(t.refusal('scottish', 'go king lennox')).toBe('areaHoldsEnemy H10.5');
    expect(t.refusal('scottish', 'go king mar')).toBe('kingOnlyToCathedral H10.5');
    t.play('scottish', 'go king strathspey', 'done');
    expect(t.where('king')).toBe('scottish strathspey 4');
  });

  it('H13.57 he may go to an over-full cathedral', () => {
    const t = leaders({ annan: 'king', fife: 'douglas, grant, fraser' }).play(
      'scottish',
      'go king fife',
      'done',
    );
    expect(t.legal('scottish')).toEqual([
      'disband king',
      'disband douglas',
      'disband fraser',
      'disband grant',
    ]);
  });

  it('H15.134 he stays in an over-full Fife: one of the four goes, as the Scots choose', () => {
    const t = leaders({ fife: 'king, douglas, grant, fraser' }).play(
      'scottish',
      'done',
      'disband grant',
      'done',
    );
    expect([t.step, t.count('fife')]).toEqual(['cards', '0 english, 3 scottish']);
  });

  it('H15.135 H11.9 in England, no free cathedral: he disbands to the pool, and nobody wins', () => {
    const t = leaders(
      { england: 'king' },
      { strathspey: 'york-infantry', lennox: 'wales-infantry', fife: 'durham-infantry' },
    );
    expect(t.legal('scottish')).toEqual(['disband king']);
    expect(t.refusal('scottish', 'done')).toBe('cannotStayInEngland H10.5');
    t.play('scottish', 'disband king', 'done');
    expect([t.where('king'), t.result]).toEqual(['scottish pool', undefined]);
  });

  it('H10.4 H10.5 both may choose, in either order, each once', () => {
    const t = leaders({ england: 'king, moray' }).play('scottish', 'go king lennox');
    expect(t.refusal('scottish', 'done')).toBe('cannotStayInEngland H10.5');
    expect(t.legal('scottish')).toEqual(['go moray moray', 'disband moray']);
    t.play('scottish', 'disband moray', 'done');
    expect([t.where('king'), t.where('moray')]).toEqual(['scottish lennox 4', 'scottish pool']);
  });
});

describe('the question itself', () => {
  it('H12.1 the Scots are asked once even when neither of them is on the map', () => {
    const t = leaders({ pool: 'moray', off: 'king', fife: 'wallace, mar' });
    expect([t.step, t.deciders, t.legal('scottish')]).toEqual(['scottish-leaders', ['scottish'], ['done']]);
    expect(t.refusal('scottish', 'go moray moray')).toBe('blockNotOnMap H8.1');
    expect(t.refusal('scottish', 'disband king')).toBe('blockNotOnMap H8.1');
    expect(t.refusal('scottish', 'go wallace selkirk')).toBe('onlyMorayOrKing H10.4');
    expect(t.refusal('scottish', 'disband wallace')).toBe('nothingForThisBlock H10.4');
    expect(t.refusal('scottish', 'disband mar')).toBe('noblesNeverDisband H8.1');
    expect(t.refusal('scottish', 'disband york-knights')).toBe('notYourBlock H12.6');
    expect(t.refusal('scottish', 'winter')).toBe('winterInWinter H10.7');
  });

  it('H12.2 a move is told by name without strength, a disbanding as area alone', () => {
    const t = leaders({ buchan: 'moray 1', annan: 'king' }).play('scottish', 'go king fife', 'disband moray');
    expect(t.told('english')).toEqual([
      { type: 'leader-went', side: 'scottish', block: 'king', area: 'fife' },
      { type: 'disbanded', side: 'scottish', area: 'buchan' },
    ]);
    expect(t.toldOf('scottish', 'disbanded-own')).toEqual([
      { type: 'disbanded-own', side: 'scottish', area: 'buchan', block: 'moray' },
    ]);
  });
});
