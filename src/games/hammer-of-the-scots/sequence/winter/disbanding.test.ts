import { describe, expect, it } from 'vitest';
import type { Frame } from '../../agenda.ts';
import { table, type TestTable, type Words } from '../../position.kit.ts';

const english: readonly Frame[] = [{ step: 'edward' }, { step: 'cards' }];
const scottish: readonly Frame[] = [{ step: 'scottish-disbanding', begun: false }, { step: 'cards' }];

const englishWinter = (places: Words['english'], words: Omit<Words, 'agenda' | 'english'> = {}): TestTable =>
  table({ edwardSecond: true, ...words, english: places ?? {}, agenda: english });

const scottishWinter = (
  places: Words['scottish'],
  words: Omit<Words, 'agenda' | 'scottish'> = {},
): TestTable => table({ ...words, scottish: places ?? {}, agenda: scottish });

describe('English disbanding', () => {
  it('H10.9 H13.60 everybody in England leaves; archers, knights and hobelars leave Scotland', () => {
    const t = englishWinter({
      england: 'york-infantry, ulster-infantry, hobelars',
      fife: 'lancaster-archers, wales-infantry',
      lothian: 'york-knights',
      mentieth: 'wales-archers, durham-infantry',
    });
    expect(t.count('england')).toBe('0 english, 0 scottish');
    expect([t.count('fife'), t.count('lothian'), t.count('mentieth')]).toEqual([
      '1 english, 0 scottish',
      '0 english, 0 scottish',
      '1 english, 0 scottish',
    ]);
    expect(t.legal('english')).toEqual(['disband durham-infantry', 'disband wales-infantry', 'done']);
  });

  it('H15.140 H13.41 English infantry in Ross with red Ross must disband', () => {
    const t = englishWinter({ ross: 'ross, york-infantry' });
    expect(t.legal('english')).toEqual(['disband york-infantry']);
    expect(t.refusal('english', 'done')).toBe('overCastleLimit H13.41');
    expect(t.refusal('english', 'disband ross')).toBe('noblesNeverDisband H8.1');
    t.play('english', 'disband york-infantry', 'done');
    expect([t.count('ross'), t.step]).toEqual(['1 english, 0 scottish', 'cards']);
  });

  it('H15.141 H10.9 two infantry in Fife stay; of three one goes: the cathedral is for the Scots', () => {
    expect(englishWinter({ fife: 'york-infantry, durham-infantry' }).refusal('english', 'done')).toBe('ok');
    const t = englishWinter({ fife: 'york-infantry, durham-infantry, wales-infantry' });
    expect(t.refusal('english', 'done')).toBe('overCastleLimit H13.41');
    t.play('english', 'disband durham-infantry', 'done');
    expect([t.where('durham-infantry'), t.step]).toEqual(['english pool', 'cards']);
  });

  it('H15.142 H10.9 English infantry in Selkirk or Garmoran disbands', () => {
    const t = englishWinter({ selkirk: 'york-infantry', garmoran: 'durham-infantry' });
    t.play('english', 'disband york-infantry');
    expect(t.legal('english')).toEqual(['disband durham-infantry']);
  });

  it('H10.9 H13.42 the English may disband any infantry beyond what they must', () => {
    const t = englishWinter({ fife: 'york-infantry', mentieth: 'wales-infantry' });
    t.play('english', 'disband wales-infantry', 'disband york-infantry', 'done');
    expect([t.where('york-infantry'), t.where('wales-infantry')]).toEqual(['english pool', 'english pool']);
  });

  it('H13.38 The Bruce: infantry within Castle Limits may stay over the winter', () => {
    const t = englishWinter({ fife: 'york-infantry' }, { scenario: 'the-bruce', edwardSecond: false });
    t.play('english', 'done');
    expect(t.where('york-infantry')).toBe('english fife 4');
  });

  it('H10.9 with Edward there is no limit, and any block but he may still disband', () => {
    const t = englishWinter(
      { selkirk: 'edward, york-knights, wales-infantry', mar: 'durham-infantry, mar' },
      { edwardSecond: false },
    ).play('english', 'winter');
    expect(t.refusal('english', 'disband edward')).toBe('edwardHasDecided H10.7');
    expect(t.refusal('english', 'winter')).toBe('edwardHasDecided H10.7');
    expect(t.refusal('english', 'done')).toBe('overCastleLimit H13.41');
    t.play('english', 'disband durham-infantry');
    expect(t.legal('english')).toEqual(['disband york-knights', 'disband wales-infantry', 'done']);
    t.play('english', 'disband york-knights', 'done');
    expect(t.count('selkirk')).toBe('2 english, 0 scottish');
  });

  it('H12.1 the English are asked even when nobody is left to disband', () => {
    const t = englishWinter({ england: 'york-knights' }, { scottish: { fife: 'douglas' } });
    expect([t.step, t.legal('english')]).toEqual(['english-disbanding', ['done']]);
    expect(t.refusal('english', 'disband york-knights')).toBe('blockNotOnMap H8.1');
    expect(t.refusal('english', 'disband douglas')).toBe('notYourBlock H12.6');
    expect(t.refusal('english', 'go wallace selkirk')).toBe('goInWinter H10.4');
  });
});

describe('Wallace', () => {
  it('H15.143 H13.58 in England, Selkirk empty: he may go there and gains two steps', () => {
    const t = scottishWinter({ england: 'wallace 1' });
    expect(t.legal('scottish')).toEqual(['go wallace selkirk', 'disband wallace']);
    t.play('scottish', 'go wallace selkirk', 'done');
    expect([t.where('wallace'), t.step]).toEqual(['scottish selkirk 3', 'cards']);
    expect(t.told('english')).toEqual([
      { type: 'leader-went', side: 'scottish', block: 'wallace', area: 'selkirk' },
    ]);
  });

  it('H15.144 H10.12 at strength 3 in Selkirk he has 4, not 5', () => {
    const t = scottishWinter({ selkirk: 'wallace 3' }).play('scottish', 'go wallace selkirk');
    expect(t.where('wallace')).toBe('scottish selkirk 4');
    expect(scottishWinter({ selkirk: 'wallace 4' }).refusal('scottish', 'go wallace selkirk')).toBe(
      'blockIsFull H1.4.1',
    );
  });

  it('H10.12 he rests once, and before anybody disbands', () => {
    const t = scottishWinter({ selkirk: 'wallace 1', fife: 'douglas' }).play(
      'scottish',
      'go wallace selkirk',
    );
    expect(t.where('wallace')).toBe('scottish selkirk 3');
    expect(t.refusal('scottish', 'go wallace selkirk')).toBe('wallaceFirst H10.12');
    const late = scottishWinter({ fife: 'wallace 1, douglas' }).play('scottish', 'disband douglas');
    expect(late.refusal('scottish', 'go wallace selkirk')).toBe('wallaceFirst H10.12');
  });

  it('H13.58 wallaceHealsInPlace off: no steps for him who is there already', () => {
    const options = { 'rulings.wallaceHealsInPlace': false };
    const t = scottishWinter({ selkirk: 'wallace 1' }, { options });
    expect(t.refusal('scottish', 'go wallace selkirk')).toBe('wallaceDoesNotHealInPlace H13.58');
    t.play('scottish', 'done');
    expect(t.where('wallace')).toBe('scottish selkirk 1');
    expect(
      scottishWinter({ fife: 'wallace 1' }, { options })
        .play('scottish', 'go wallace selkirk')
        .where('wallace'),
    ).toBe('scottish selkirk 3');
  });

  it('H15.145 H10.13 Wallace and Douglas in Selkirk: Douglas disbands, Wallace stays', () => {
    const t = scottishWinter({ selkirk: 'wallace, douglas' });
    expect(t.refusal('scottish', 'done')).toBe('overCastleLimit H13.41');
    t.play('scottish', 'disband douglas', 'done');
    expect([t.where('wallace'), t.where('douglas')]).toEqual(['scottish selkirk 4', 'scottish pool']);
  });

  it('H15.146 H10.12 Edward winters in Selkirk: Wallace may not go there', () => {
    const t = scottishWinter({ fife: 'wallace' }, { english: { selkirk: 'edward' }, winterArea: 'selkirk' });
    expect(t.refusal('scottish', 'go wallace selkirk')).toBe('selkirkHeld H10.12');
    const gone = table({
      edwardSecond: true,
      english: { selkirk: 'york-infantry' },
      scottish: { fife: 'wallace 1' },
      agenda: [{ step: 'edward' }, ...scottish],
    });
    gone.play('english', 'disband york-infantry', 'done').play('scottish', 'go wallace selkirk');
    expect(gone.where('wallace')).toBe('scottish selkirk 3');
  });

  it('H10.12 only Wallace goes, and only to Selkirk', () => {
    const t = scottishWinter({ fife: 'wallace, douglas', pool: 'moray' });
    expect(t.refusal('scottish', 'go douglas selkirk')).toBe('onlyWallaceToSelkirk H10.12');
    expect(t.refusal('scottish', 'go wallace lothian')).toBe('onlyWallaceToSelkirk H10.12');
    expect(scottishWinter({ pool: 'wallace' }).refusal('scottish', 'go wallace selkirk')).toBe(
      'blockNotOnMap H8.1',
    );
  });
});

describe('Scottish disbanding', () => {
  it('H10.13 as many as the Castle Limit stay, one more beside a cathedral', () => {
    const t = scottishWinter({ fife: 'douglas, grant, fraser', mentieth: 'barclay, graham, campbell' });
    expect(t.refusal('scottish', 'done')).toBe('ok');
    const more = scottishWinter({ fife: 'douglas, grant, fraser, keith' });
    expect(more.refusal('scottish', 'done')).toBe('overCastleLimit H13.41');
    more.play('scottish', 'disband keith', 'done');
    expect(more.step).toBe('cards');
  });

  it('H13.59 raiders in England, and blocks in Selkirk or Garmoran, disband', () => {
    const t = scottishWinter({ england: 'douglas', selkirk: 'grant', garmoran: 'norse' });
    for (const name of ['douglas', 'grant', 'norse']) {
      expect(t.refusal('scottish', 'done')).toBe('overCastleLimit H13.41');
      t.play('scottish', `disband ${name}`);
    }
    t.play('scottish', 'done');
    expect(t.where('norse')).toBe('scottish pool');
  });

  it('H10.13 nobles count and never disband, Moray excepted', () => {
    const t = scottishWinter({ mar: 'mar, douglas', moray: 'moray' });
    expect(t.legal('scottish')).toEqual(['disband douglas', 'disband moray']);
    expect(t.refusal('scottish', 'disband mar')).toBe('noblesNeverDisband H8.1');
  });

  it('H13.42 the Scots may disband more than they must', () => {
    const t = scottishWinter({ fife: 'douglas, mar' });
    expect(t.legal('scottish')).toEqual(['disband douglas', 'done']);
  });

  it('H13.42 scotsVoluntaryDisband off: only where too many stand, and Wallace in Selkirk not at all', () => {
    const options = { 'rulings.scotsVoluntaryDisband': false };
    const t = scottishWinter(
      { lanark: 'keith', mar: 'mar, douglas', selkirk: 'wallace, grant' },
      { options },
    );
    expect(t.refusal('scottish', 'disband keith')).toBe('onlyExcessDisbands H13.42');
    expect(t.refusal('scottish', 'disband wallace')).toBe('onlyExcessDisbands H13.42');
    t.play('scottish', 'disband douglas', 'disband grant');
    expect(t.legal('scottish')).toEqual(['done']);
  });

  it('H12.2 the English hear where a block disbanded, not which', () => {
    const t = scottishWinter({ fife: 'douglas' }).play('scottish', 'disband douglas');
    expect(t.told('english')).toEqual([{ type: 'disbanded', side: 'scottish', area: 'fife' }]);
    expect(t.told('scottish')).toEqual([
      { type: 'disbanded-own', side: 'scottish', area: 'fife', block: 'douglas' },
    ]);
  });

  it('H12.1 the Scots are asked even when nobody of theirs is on the map', () => {
    const t = scottishWinter({ pool: 'douglas' });
    expect([t.deciders, t.legal('scottish')]).toEqual([['scottish'], ['done']]);
    expect(t.refusal('scottish', 'home bruce annan')).toBe('homeInWinter H10.2.1');
  });
});
