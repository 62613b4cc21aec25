import { describe, expect, it } from 'vitest';
import type { Frame } from '../../agenda.ts';
import { ENGLISH, FIRST_NOBLE } from '../../blocks.ts';
import { table, type TestTable, type Words } from '../../position.kit.ts';

const agenda: readonly Frame[] = [
  { step: 'homes', side: ENGLISH, next: FIRST_NOBLE, turned: 0 },
  { step: 'cards' },
];

const homes = (english: Words['english'], scottish: Words['scottish']): TestTable =>
  table({ english: english ?? {}, scottish: scottish ?? {}, agenda });

describe('English nobles go home', () => {
  it('H10.2 each jumps home from anywhere, however far', () => {
    const t = homes({ england: 'ross 2, mar' }, {});
    expect([t.where('ross'), t.where('mar'), t.count('england')]).toEqual([
      'english ross 2',
      'english mar 3',
      '0 english, 0 scottish',
    ]);
    expect(t.step).toBe('cards');
  });

  it('H15.125 H10.2 H13.54 red Mar comes home where blue Angus visits: Mar turns blue, then Angus goes home', () => {
    const t = homes({ fife: 'mar 2' }, { mar: 'angus' });
    expect([t.where('mar'), t.where('angus')]).toEqual(['scottish mar 2', 'scottish angus 3']);
  });

  it('H15.127 a noble of strength 2 turns at strength 2', () => {
    expect(homes({ fife: 'mar 2' }, { mar: 'wallace' }).where('mar')).toBe('scottish mar 2');
    expect(homes({ mar: 'york-knights' }, { fife: 'mar 2' }).where('mar')).toBe('english mar 2');
  });

  it('H10.2 any Scottish block holds a home, one that will disband later too', () => {
    expect(homes({ lothian: 'ross' }, { ross: 'norse' }).where('ross')).toBe('scottish ross 3');
  });

  it('H10.2 his own comrades do not turn a noble', () => {
    expect(homes({ lothian: 'ross', ross: 'york-infantry' }, {}).where('ross')).toBe('english ross 3');
  });

  it('H12.2 the table hears of every noble where he is at home, and the strength only of those who turn', () => {
    const t = homes({ mar: 'mar 1', fife: 'ross 2' }, { ross: 'douglas', angus: 'angus' });
    expect(t.told('observer')).toEqual([
      { type: 'went-home', side: 'english', block: 'mar', area: 'mar' },
      { type: 'turned-at-home', side: 'scottish', block: 'ross', area: 'ross', steps: 2 },
      { type: 'went-home', side: 'scottish', block: 'angus', area: 'angus' },
    ]);
    expect(t.told('scottish')).toEqual(t.told('observer'));
  });
});

describe('Scottish nobles go home', () => {
  it('H15.126 H10.3 blue Mar comes home where English knights stand, who will disband later: Mar turns red', () => {
    const t = homes({ mar: 'york-knights' }, { fife: 'mar' });
    expect([t.where('mar'), t.count('mar')]).toEqual(['english mar 3', '2 english, 0 scottish']);
  });

  it('H10.3 English nobles have gone home first, so a visitor among them holds nothing any more', () => {
    expect(homes({ mar: 'ross' }, { fife: 'mar' }).where('mar')).toBe('scottish mar 3');
  });

  it('H15.147 H13.59 blue Galloway in England goes home like any noble', () => {
    const t = homes({}, { england: 'galloway' });
    expect([t.where('galloway'), t.count('england')]).toEqual([
      'scottish galloway 3',
      '0 english, 0 scottish',
    ]);
  });

  it('H8.5 H10.3 Moray does not go home here and never turns', () => {
    const t = homes({ moray: 'york-infantry' }, { buchan: 'moray' });
    expect(t.where('moray')).toBe('scottish buchan 3');
    expect(t.told('observer')).toEqual([]);
  });

  it('H10.3 a noble who turned blue at home does not turn or move again', () => {
    const t = homes({ fife: 'mar' }, { mar: 'douglas' });
    expect(t.told('observer')).toEqual([
      { type: 'turned-at-home', side: 'scottish', block: 'mar', area: 'mar', steps: 3 },
    ]);
  });
});

describe('Bruce and Comyn', () => {
  it('H15.128 H10.2.1 red Bruce, Scots in Annan alone: he goes to Carrick, nobody is asked', () => {
    const t = homes({ fife: 'bruce' }, { annan: 'douglas' });
    expect([t.where('bruce'), t.step]).toEqual(['english carrick 4', 'cards']);
  });

  it('H15.129 H13.55 red Bruce, Scots in both homes: he turns, the Scots choose; he does not move again', () => {
    const t = homes({ fife: 'bruce 3' }, { annan: 'douglas', carrick: 'grant' });
    expect([t.step, t.deciders]).toEqual(['home', ['scottish']]);
    expect(t.legal('scottish')).toEqual(['home bruce annan', 'home bruce carrick']);
    expect(t.legal('english')).toEqual([]);
    t.play('scottish', 'home bruce carrick');
    expect([t.where('bruce'), t.step]).toEqual(['scottish carrick 3', 'cards']);
    expect(t.toldOf('english', 'turned-at-home')).toEqual([
      { type: 'turned-at-home', side: 'scottish', block: 'bruce', area: 'carrick', steps: 3 },
    ]);
    expect(t.toldOf('english', 'went-home')).toEqual([]);
  });

  it('H15.130 H10.2.1 red Bruce in Carrick, Annan free: the English may move him or leave him', () => {
    const t = homes({ carrick: 'bruce' }, {});
    expect(t.deciders).toEqual(['english']);
    expect(t.legal('english')).toEqual(['home bruce annan', 'home bruce carrick']);
    expect(t.refusal('english', 'home bruce lanark')).toBe('notItsHome H10.2.1');
    expect(t.refusal('english', 'home comyn badenoch')).toBe('otherNobleFirst H10.2.1');
    expect(t.refusal('english', 'home mar mar')).toBe('notAHomeChooser H10.2.1');
    expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
    t.play('english', 'home bruce annan');
    expect([t.where('bruce'), t.count('carrick')]).toEqual(['english annan 4', '0 english, 0 scottish']);
    expect(homes({ carrick: 'bruce' }, {}).play('english', 'home bruce carrick').where('bruce')).toBe(
      'english carrick 4',
    );
  });

  it('H10.2.1 a home that friends hold is free', () => {
    const t = homes({ fife: 'comyn', badenoch: 'york-infantry' }, {});
    expect(t.legal('english')).toEqual(['home comyn badenoch', 'home comyn lochaber']);
  });

  it('H10.2.1 H10.3 blue Comyn between two English homes turns red, and the English choose', () => {
    const t = homes({ badenoch: 'hobelars', lochaber: 'york-infantry' }, { fife: 'comyn' });
    expect(t.deciders).toEqual(['english']);
    t.play('english', 'home comyn lochaber');
    expect(t.where('comyn')).toBe('english lochaber 4');
  });

  it('H10.2.1 both are asked for, the English one first', () => {
    const t = homes({ fife: 'comyn' }, { lothian: 'bruce' });
    t.play('english', 'home comyn badenoch').play('scottish', 'home bruce annan');
    expect([t.where('comyn'), t.where('bruce')]).toEqual(['english badenoch 4', 'scottish annan 4']);
  });
});
