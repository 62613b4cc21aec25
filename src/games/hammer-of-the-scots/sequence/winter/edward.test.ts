import { describe, expect, it } from 'vitest';
import type { Frame } from '../../agenda.ts';
import { table, type TestTable, type Words } from '../../position.kit.ts';

const agenda: readonly Frame[] = [{ step: 'edward' }, { step: 'levy' }, { step: 'cards' }];

const winter = (words: Omit<Words, 'agenda'>): TestTable => table({ ...words, agenda });

const inFife: Omit<Words, 'agenda'> = {
  english: {
    fife: 'edward, york-knights, lancaster-knights, lancaster-archers, york-infantry, durham-infantry, wales-infantry',
    england: 'hobelars, ulster-infantry',
    lothian: 'durham-knights',
  },
};

describe('Edward', () => {
  it('H15.136 H10.7 Edward I in Fife with knights, archers and infantry winters: all stay, no levy, England empty', () => {
    const t = winter(inFife);
    expect([t.step, t.deciders]).toEqual(['edward', ['english']]);
    expect(t.legal('english')).toEqual(['winter', 'disband edward']);
    t.play('english', 'winter');
    expect(t.count('fife')).toBe('7 english, 0 scottish');
    expect([t.where('hobelars'), t.where('ulster-infantry'), t.where('durham-knights')]).toEqual([
      'english pool',
      'english pool',
      'english pool',
    ]);
    t.play('english', 'done');
    expect([t.step, t.count('england'), t.count('fife')]).toEqual([
      'cards',
      '0 english, 0 scottish',
      '7 english, 0 scottish',
    ]);
    expect(t.toldOf('observer', 'no-levy')).toHaveLength(1);
    expect(t.toldOf('scottish', 'edward-winters')).toEqual([{ type: 'edward-winters', area: 'fife' }]);
  });

  it('H10.7 he may disband instead, and then his knights, archers and hobelars leave with him', () => {
    const t = winter(inFife).rolls(0, 0, 0, 0).play('english', 'disband edward');
    expect([t.where('edward'), t.where('york-knights'), t.where('lancaster-archers')]).toEqual([
      'english pool',
      'english pool',
      'english pool',
    ]);
    expect([t.count('fife'), t.step]).toEqual(['3 english, 0 scottish', 'english-disbanding']);
    expect(t.refusal('english', 'done')).toBe('overCastleLimit H13.41');
    t.play('english', 'disband wales-infantry', 'done');
    expect(t.toldOf('observer', 'levy')).toEqual([{ type: 'levy', count: 4 }]);
  });

  it('H13.39 Edward comes first: nobody else disbands and nothing is finished before he has chosen', () => {
    const t = winter(inFife);
    expect(t.refusal('english', 'disband york-infantry')).toBe('edwardMustChooseFirst H13.39');
    expect(t.refusal('english', 'done')).toBe('edwardMustChooseFirst H13.39');
    expect(t.refusal('english', 'disband wallace')).toBe('notYourBlock H12.6');
    expect(t.refusal('english', 'build york-infantry')).toBe('buildInWinter H10.15');
  });

  it('H15.137 H13.40 next winter he is still in Scotland: he disbands, knights and archers too; there is a levy', () => {
    const t = winter({ ...inFife, winterArea: 'fife' }).rolls(0, 0, 0, 0);
    expect([t.step, t.where('edward'), t.count('fife')]).toEqual([
      'english-disbanding',
      'english pool',
      '3 english, 0 scottish',
    ]);
    expect(t.refusal('english', 'winter')).toBe('edwardWinteredLastYear H10.8');
    t.play('english', 'disband york-infantry', 'done');
    expect(t.toldOf('observer', 'levy')).toHaveLength(1);
    expect(t.s.winterArea).toBe(-1);
  });

  it('H15.138 H10.8 H8.3 Edward I in Scotland, winter 1306: he disbands and becomes Edward II', () => {
    const t = winter({ ...inFife, scenario: 'campaign', year: 1306 });
    expect([t.step, t.where('edward'), t.s.edwardSecond]).toEqual([
      'english-disbanding',
      'english pool',
      true,
    ]);
    expect(t.toldOf('observer', 'edward-succeeded')).toHaveLength(1);
    expect(t.refusal('english', 'winter')).toBe('noWinterIn1306 H10.8');
  });

  it('H8.3 the change of 1306 comes wherever the block is, and once', () => {
    const change = (year: number, edwardSecond: boolean): number =>
      winter({ english: { pool: 'edward' }, scenario: 'campaign', year, edwardSecond }).toldOf(
        'observer',
        'edward-succeeded',
      ).length;
    expect([change(1305, false), change(1306, false), change(1306, true)]).toEqual([0, 1, 0]);
  });

  it('H15.139 H10.8 Edward II in Scotland disbands', () => {
    const t = winter({ ...inFife, edwardSecond: true });
    expect([t.step, t.where('edward')]).toEqual(['english-disbanding', 'english pool']);
    expect(t.refusal('english', 'winter')).toBe('edwardSecondNeverWinters H10.8');
  });

  it('H10.7 in England he always disbands', () => {
    const t = winter({ english: { england: 'edward', fife: 'york-infantry' } });
    expect(t.legal('english')).toEqual(['done']);
    expect(t.refusal('english', 'winter')).toBe('edwardNotInScotland H10.7');
    expect(t.refusal('english', 'disband edward')).toBe('edwardNotInScotland H10.7');
    t.play('english', 'done');
    expect(t.where('edward')).toBe('english pool');
  });

  it('H10.7 a winter that only counts rule out for him is not asked for', () => {
    expect(winter({ english: { england: 'edward, york-knights', mar: 'mar' } }).step).toBe(
      'english-disbanding',
    );
  });

  it('H12.2 in England or in Fife: the Scots see the same question and hear the same of his disbanding', () => {
    const there = winter({ english: { fife: 'edward', england: 'york-infantry' } });
    const away = winter({ english: { fife: 'hobelars', england: 'edward' } });
    expect([there.step, there.deciders]).toEqual([away.step, away.deciders]);
    there.play('english', 'disband edward');
    away.play('english', 'done');
    expect(there.told('scottish')).toEqual([
      { type: 'dispersed', side: 'english', area: 'england' },
      { type: 'dispersed', side: 'english', area: 'fife' },
    ]);
    expect(away.told('scottish')).toEqual(there.told('scottish'));
    expect([away.step, away.deciders]).toEqual([there.step, there.deciders]);
  });

  it('H12.2 who has to disband is told area by area, so that the order names nobody', () => {
    const t = winter({
      edwardSecond: true,
      english: { ross: 'york-knights', fife: 'hobelars', england: 'wales-infantry, edward' },
    });
    expect(t.told('observer').map((event) => event['area'])).toEqual(['england', 'england', 'ross', 'fife']);
    expect(t.toldOf('english', 'dispersed-own').map((event) => event['block'])).toEqual([
      'edward',
      'wales-infantry',
      'york-knights',
      'hobelars',
    ]);
  });
});
