import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';

const scots = (words: Omit<Words, 'agenda'>): TestTable =>
  table({ cards: { scottish: 'victuals' }, agenda: start.eventsAlone('scottish'), ...words }).play(
    'scottish',
    'event',
  );

describe('Victuals', () => {
  it('H5.9 three steps, in any split, for own blocks of one area', () => {
    const t = scots({
      english: { angus: 'angus 1' },
      scottish: { fife: 'douglas 2, barclay 2', ross: 'norse 1' },
    });
    expect(t.legal('scottish')).toEqual(['supply ross', 'supply fife', 'decline']);
    expect(t.refusal('scottish', 'supply angus')).toBe('areaWithoutBlocks H5.9');
    t.play('scottish', 'supply fife');
    expect(t.refusal('scottish', 'gain norse')).toBe('blockNotInArea H5.9');
    expect(t.refusal('scottish', 'gain angus')).toBe('notYourBlock H12.6');
    t.play('scottish', 'gain douglas', 'gain barclay', 'gain douglas');
    expect(t.where('douglas')).toBe('scottish fife 4');
    expect(t.where('barclay')).toBe('scottish fife 3');
    expect(t.step).toBe('cards');
  });

  it('H15.34 two blocks missing one step each: two are used, the third is lost', () => {
    const t = scots({ scottish: { fife: 'douglas 3, grant 2' } });
    t.play('scottish', 'supply fife', 'gain douglas', 'gain grant');
    expect(t.refusal('scottish', 'gain grant')).toBe('blockIsFull H1.4.1');
    expect(t.legal('scottish')).toEqual(['done']);
    t.play('scottish', 'done');
    expect(t.step).toBe('cards');
  });

  it('H12.2 the other side hears the area and the number of steps', () => {
    const t = scots({ scottish: { fife: 'douglas 3, grant 2' } });
    t.play('scottish', 'supply fife', 'gain douglas', 'done');
    expect(t.told('english')).toEqual([
      { type: 'victuals', side: 'scottish', area: 'fife' },
      { type: 'step-gained', side: 'scottish', area: 'fife' },
    ]);
    expect(t.toldOf('scottish', 'step-gained-own')).toEqual([
      { type: 'step-gained-own', side: 'scottish', area: 'fife', block: 'douglas', steps: 4 },
    ]);
  });

  it('H5.9 blocks in England may be supplied, and any kind of block', () => {
    const t = table({
      english: { england: 'edward 1, hobelars 2' },
      cards: { english: 'victuals' },
      agenda: start.eventsAlone('english'),
    });
    t.play('english', 'event', 'supply england', 'gain edward', 'gain edward', 'gain hobelars');
    expect(t.where('edward')).toBe('english england 3');
    expect(t.where('hobelars')).toBe('english england 3');
  });

  it('H3.6 it may be declined until the area has been named', () => {
    const words: Omit<Words, 'agenda'> = { scottish: { fife: 'douglas 2' } };
    expect(scots(words).play('scottish', 'decline').step).toBe('cards');
    const t = scots(words).play('scottish', 'supply fife');
    expect(t.refusal('scottish', 'decline')).toBe('eventUnderWay H3.6');
  });

  it('H13.11, H1.11 the Norse counts to the group of its area', () => {
    const t = scots({ scottish: { ross: 'norse 1, grant 1' } });
    t.play('scottish', 'supply ross', 'gain norse', 'gain grant', 'gain norse');
    expect(t.where('norse')).toBe('scottish ross 3');
    expect(t.where('grant')).toBe('scottish ross 2');
    expect(t.toldOf('english', 'norse-group')).toEqual([]);
  });

  it('H13.11 norseOwnGroupForEvents: either the Norse or the others', () => {
    const words: Omit<Words, 'agenda'> = {
      options: { 'rulings.norseOwnGroupForEvents': true },
      scottish: { ross: 'norse 1, grant 1' },
    };
    const t = scots(words).play('scottish', 'supply ross');
    expect(t.legal('scottish')).toEqual(['gain norse', 'gain grant', 'done']);
    t.play('scottish', 'gain norse');
    expect(t.refusal('scottish', 'gain grant')).toBe('norseIsOwnGroup H13.11');
    expect(t.toldOf('english', 'norse-group')).toEqual([{ type: 'norse-group', area: 'ross' }]);
    const u = scots(words).play('scottish', 'supply ross', 'gain grant');
    expect(u.legal('scottish')).toEqual(['gain grant', 'done']);
    expect(u.toldOf('english', 'norse-group')).toEqual([]);
  });
});
