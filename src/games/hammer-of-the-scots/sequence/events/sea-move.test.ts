import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';

const english = (words: Omit<Words, 'agenda'>): TestTable =>
  table({ cards: { english: 'sea-move' }, agenda: start.eventsAlone('english'), ...words }).play(
    'english',
    'event',
  );

const scots = (words: Omit<Words, 'agenda'>): TestTable =>
  table({ cards: { scottish: 'sea-move' }, agenda: start.eventsAlone('scottish'), ...words }).play(
    'scottish',
    'event',
  );

describe('Sea Move', () => {
  it('H5.7 two blocks go from one coast to another, on either sea; the other side hears numbers only', () => {
    const t = english({ english: { ross: 'ross 2, york-infantry, cumbria-infantry', england: 'edward' } });
    expect(t.legal('english')).toEqual(['from england', 'from ross', 'decline']);
    t.play('english', 'from ross');
    expect(t.legal('english')).toEqual(['to england', 'decline']);
    t.play('english', 'to england');
    expect(t.legal('english')).toEqual([
      'ship york-infantry',
      'ship cumbria-infantry',
      'ship ross',
      'decline',
    ]);
    t.play('english', 'ship york-infantry', 'ship ross');
    expect(t.where('york-infantry')).toBe('english england 4');
    expect(t.where('ross')).toBe('english england 2');
    expect(t.step).toBe('cards');
    const shipped = { side: 'english', from: 'ross', to: 'england' };
    expect(t.told('scottish')).toEqual([
      { type: 'sea-move', ...shipped },
      { type: 'shipped', ...shipped },
      { type: 'shipped', ...shipped },
    ]);
    expect(t.told('english')).toEqual([
      { type: 'sea-move', ...shipped },
      { type: 'shipped-own', ...shipped, block: 'york-infantry' },
      { type: 'shipped-own', ...shipped, block: 'ross' },
    ]);
  });

  it('H5.7.2 one block is enough; with the only one the move ends by itself', () => {
    const t = english({ english: { ross: 'ross, york-infantry', moray: 'cumbria-infantry' } });
    t.play('english', 'from ross', 'to moray', 'ship ross', 'done');
    expect(t.count('moray')).toBe('2 english, 0 scottish');
    expect(t.count('ross')).toBe('1 english, 0 scottish');
    const u = english({ english: { ross: 'ross', moray: 'cumbria-infantry' } });
    u.play('english', 'from ross', 'to moray', 'ship ross');
    expect(u.step).toBe('cards');
  });

  it('H15.26 to an empty coast is illegal, and to an enemy one', () => {
    const t = english({
      english: { england: 'edward, hobelars', lothian: 'cumbria-infantry' },
      scottish: { fife: 'douglas' },
    });
    t.play('english', 'from england');
    expect(t.refusal('english', 'to mentieth')).toBe('destinationNotFriendly H5.7');
    expect(t.refusal('english', 'to fife')).toBe('destinationNotFriendly H5.7');
    expect(t.refusal('english', 'to lanark')).toBe('destinationNotCoastal H5.7');
    expect(t.refusal('english', 'to england')).toBe('destinationIsOrigin H5.7');
    expect(t.legal('english')).toEqual(['to lothian', 'decline']);
  });

  it('H15.27 two blocks from two areas are illegal: one origin', () => {
    const t = english({
      english: { england: 'edward, hobelars', lothian: 'cumbria-infantry', ross: 'ross' },
    });
    t.play('english', 'from england', 'to lothian', 'ship edward');
    expect(t.refusal('english', 'ship ross')).toBe('blockNotAtOrigin H5.7');
    expect(t.refusal('english', 'ship edward')).toBe('blockNotAtOrigin H5.7');
    expect(t.refusal('english', 'from ross')).toBe('originAlreadyNamed H5.7');
    expect(t.legal('english')).toEqual(['ship hobelars', 'done']);
  });

  it('H15.28 from Mar is illegal: inland', () => {
    const t = english({ english: { mar: 'mar', england: 'edward', lothian: 'cumbria-infantry' } });
    expect(t.refusal('english', 'from mar')).toBe('originNotCoastal H5.7');
    expect(t.refusal('english', 'from ross')).toBe('originWithoutBlocks H5.7');
  });

  it('H15.29 the Norse is never shipped, not even alone on its coast', () => {
    const t = scots({ scottish: { ross: 'norse, grant', fife: 'douglas', annan: 'bruce' } });
    t.play('scottish', 'from ross', 'to fife');
    expect(t.refusal('scottish', 'ship norse')).toBe('norseNotByCard H5.7');
    expect(t.legal('scottish')).toEqual(['ship grant', 'decline']);
    const u = scots({ scottish: { ross: 'norse', fife: 'douglas', annan: 'bruce' } });
    expect(u.refusal('scottish', 'from ross')).toBe('norseNotByCard H5.7');
    expect(u.legal('scottish')).toEqual(['from fife', 'from annan', 'decline']);
  });

  it('H12.1 after the first block the Scots are asked again though only the Norse is left, so nobody can tell', () => {
    const t = scots({ scottish: { ross: 'norse, grant', fife: 'douglas' } });
    t.play('scottish', 'from ross', 'to fife', 'ship grant');
    expect(t.deciders).toEqual(['scottish']);
    expect(t.legal('scottish')).toEqual(['done']);
  });

  it('H3.6 it may be declined until the first block is aboard', () => {
    const words: Omit<Words, 'agenda'> = {
      english: { ross: 'ross, york-infantry', moray: 'cumbria-infantry' },
    };
    for (const lines of [[], ['from ross'], ['from ross', 'to moray']]) {
      const t = english(words).play('english', ...lines);
      expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
      t.play('english', 'decline');
      expect(t.step).toBe('cards');
      expect(t.count('ross')).toBe('2 english, 0 scottish');
    }
    const t = english(words).play('english', 'from ross', 'to moray', 'ship ross');
    expect(t.refusal('english', 'decline')).toBe('eventUnderWay H3.6');
  });

  it('H5.7.1 things are named in their order, and once', () => {
    const t = english({
      english: { ross: 'ross, york-infantry', moray: 'cumbria-infantry', angus: 'angus' },
    });
    expect(t.refusal('english', 'to moray')).toBe('originNotNamed H5.7');
    expect(t.refusal('english', 'ship ross')).toBe('destinationNotNamed H5.7');
    t.play('english', 'from ross');
    expect(t.refusal('english', 'ship ross')).toBe('destinationNotNamed H5.7');
    t.play('english', 'to moray');
    expect(t.refusal('english', 'to angus')).toBe('destinationAlreadyNamed H5.7');
    expect(t.refusal('english', 'ship douglas')).toBe('notYourBlock H12.6');
  });

  it('H5.7 with one held coast there is nowhere to go', () => {
    const t = table({
      english: { ross: 'ross, york-infantry', mar: 'mar' },
      cards: { english: 'sea-move' },
      agenda: start.eventsAlone('english'),
    });
    expect(t.refusal('english', 'event')).toBe('noSeaMove H5.7');
  });

  it('H15.181, H1.10 a Sea Move that empties Fife leaves it Neutral at once: Bruce walks in without a battle', () => {
    const t = table({
      english: { fife: 'york-infantry', lothian: 'cumbria-infantry' },
      scottish: { mentieth: 'bruce' },
      cards: { english: 'sea-move', scottish: '1' },
      first: 'scottish',
      agenda: start.event('english', ['scottish', 1]),
    });
    t.play('english', 'event', 'from fife', 'to lothian', 'ship york-infantry');
    expect(t.count('fife')).toBe('0 english, 0 scottish');
    t.play('scottish', 'group mentieth', 'move bruce fife');
    expect(t.count('fife')).toBe('0 english, 1 scottish');
    expect(t.toldOf('english', 'attack')).toEqual([]);
  });
});

describe('Sea Move and England (H5.7.3, H13.12)', () => {
  const raiders: Words['scottish'] = { england: 'douglas, barclay', annan: 'bruce, grant' };

  it('H13.12 the Scots may ship to an England they hold, and from it', () => {
    const t = scots({ scottish: raiders });
    t.play('scottish', 'from annan', 'to england', 'ship bruce', 'ship grant');
    expect(t.count('england')).toBe('0 english, 4 scottish');
    const u = scots({ scottish: raiders }).play(
      'scottish',
      'from england',
      'to annan',
      'ship douglas',
      'done',
    );
    expect(u.where('douglas')).toBe('scottish annan 4');
  });

  it('H13.12 never to an empty England, nor to one that the English hold', () => {
    for (const england of ['', 'edward']) {
      const t = scots({ english: { england }, scottish: { annan: 'bruce', ross: 'grant' } });
      t.play('scottish', 'from annan');
      expect(t.refusal('scottish', 'to england')).toBe('destinationNotFriendly H5.7');
    }
  });

  it('H15.31 after an English Truce the Scots may not ship to England, but away from it', () => {
    const t = table({
      scottish: { ...raiders, ross: 'graham' },
      cards: { english: 'truce', scottish: 'sea-move' },
      agenda: start.eventsAlone('english', 'scottish'),
    });
    t.play('english', 'event').play('scottish', 'event', 'from annan');
    expect(t.refusal('scottish', 'to england')).toBe('englandUnderTruce H13.12');
    expect(t.legal('scottish')).toEqual(['to ross', 'decline']);
    const u = scots({ scottish: raiders, truceBinds: 'scottish' });
    expect(u.refusal('scottish', 'from annan')).toBe('noSeaMove H5.7');
    expect(u.legal('scottish')).toEqual(['from england', 'decline']);
  });

  it('H13.13 a Truce of their own does not close England to the Scots', () => {
    const t = scots({ scottish: raiders, truceBinds: 'english' }).play('scottish', 'from annan');
    expect(t.refusal('scottish', 'to england')).toBe('ok');
  });

  it('H13.12 scotsSeaMoveToEngland false: never into England', () => {
    const t = scots({
      options: { 'rulings.scotsSeaMoveToEngland': false },
      scottish: { ...raiders, ross: 'graham' },
    });
    t.play('scottish', 'from annan');
    expect(t.refusal('scottish', 'to england')).toBe('noSeaMoveToEngland H13.12');
    expect(t.legal('scottish')).toEqual(['to ross', 'decline']);
  });
});
