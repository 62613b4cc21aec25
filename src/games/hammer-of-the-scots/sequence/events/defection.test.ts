import { describe, expect, it } from 'vitest';
import type { SideId } from '../../blocks.ts';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';

/** The English Herald has turned this noble. */
function turned(noble: string, words: Omit<Words, 'agenda'>, agenda: Words['agenda']): TestTable {
  const t = table({ cards: { english: 'herald' }, first: 'scottish', ...words, agenda });
  return t.rolls(1).play('english', 'event', `herald ${noble}`);
}

/** Whoever is asked in the battle passes, until the battle is over or waits for something else. */
function passOn(t: TestTable): TestTable {
  while (t.step === 'battle') {
    const side: SideId = t.deciders[0] ?? 'english';
    t.play(side, t.legal(side).find((line) => line.startsWith('pass ')) ?? 'nobody can pass');
  }
  return t;
}

describe('Battles that an event causes', () => {
  const dunbar: Omit<Words, 'agenda'> = { scottish: { dunbar: 'dunbar 3, douglas 4, keith 2' } };

  it('H15.13, H13.8 Dunbar turns in Dunbar beside two Scots: a battle now, he attacks at B2, both Scots defend', () => {
    const t = turned('dunbar', dunbar, start.event('english', ['scottish', 2]));
    expect(t.toldOf('scottish', 'battle')).toEqual([{ type: 'battle', area: 'dunbar', attacker: 'english' }]);
    expect(t.legal('scottish')).toContain('fire keith');
    t.play('scottish', 'pass keith');
    t.rolls(3, 3, 2).play('english', 'fire dunbar');
    expect(t.toldOf('scottish', 'fired')).toEqual([
      { type: 'fired', side: 'english', block: 'dunbar', dice: [3, 3, 2], hits: 1 },
    ]);
    expect(t.where('douglas')).toBe('scottish dunbar 3');
    expect(t.legal('scottish')).toContain('fire douglas');
  });

  it('H15.14 undecided after Round 3 with every neighbour held by Scots: captured back at strength 1', () => {
    const t = turned(
      'dunbar',
      {
        scottish: {
          dunbar: 'dunbar 3, douglas',
          england: 'barclay',
          lothian: 'grant',
          teviot: 'graham',
          selkirk: 'fraser',
        },
      },
      start.eventsAlone('english'),
    );
    passOn(t);
    expect(t.where('dunbar')).toBe('scottish dunbar 1');
    expect(t.toldOf('english', 'captured')).toEqual([
      { type: 'captured', block: 'dunbar', side: 'scottish' },
    ]);
    expect(t.count('dunbar')).toBe('0 english, 2 scottish');
    expect(t.step).toBe('regroup');
    expect(t.deciders).toEqual(['scottish']);
  });

  it('H5.3, H7.21 undecided after Round 3 the defector must retreat, Border Control closing nothing', () => {
    const t = passOn(turned('dunbar', dunbar, start.eventsAlone('english')));
    expect(t.deciders).toEqual(['english']);
    expect(t.legal('english').toSorted()).toEqual([
      'retreat dunbar england',
      'retreat dunbar lothian',
      'retreat dunbar selkirk',
      'retreat dunbar teviot',
    ]);
    t.play('english', 'retreat dunbar england');
    expect(t.where('dunbar')).toBe('english england 3');
    t.play('scottish', 'done');
    expect(t.step).toBe('cards');
  });

  it('H5.3 all defectors of an area attack together, and everybody else there defends', () => {
    const t = table({
      scottish: { fife: 'bruce, angus, buchan, grant' },
      cards: { scottish: 'truce' },
      agenda: start.eventsAlone('scottish'),
    }).play('scottish', 'crown bruce');
    expect(t.deciders).toEqual(['scottish']);
    t.play('scottish', 'pass king', 'pass bruce');
    expect(t.deciders).toEqual(['english']);
    expect(t.legal('english').filter((line) => line.startsWith('fire'))).toEqual([
      'fire angus',
      'fire buchan',
    ]);
  });

  it('H5.3, H3.7 fought at once, before the moves; H5.12, H13.72 who fought may still be moved', () => {
    const t = turned(
      'dunbar',
      { scottish: { dunbar: 'dunbar 3, douglas 4', annan: 'bruce' } },
      start.event('english', ['scottish', 2]),
    );
    passOn(t).play('english', 'retreat dunbar lothian').play('scottish', 'done');
    expect(t.step).toBe('moves');
    expect(t.deciders).toEqual(['scottish']);
    t.play('scottish', 'group dunbar');
    expect(t.legal('scottish')).toContain('move douglas teviot');
    t.play('scottish', 'move douglas lothian');
    expect(t.count('lothian')).toBe('1 english, 1 scottish');
  });

  it('H15.15 an ordinary attack on the same area starts clean: attacker, Reserves, Border Control', () => {
    const t = turned(
      'comyn',
      { scottish: { badenoch: 'comyn 4, grant 1', moray: 'fraser', mar: 'mar' } },
      start.event('english', ['scottish', 2]),
    );
    // Grant fires last; Comyn takes him and holds Badenoch.
    t.rolls(1, 6, 6, 6).play('english', 'fire comyn');
    expect(t.where('grant')).toBe('scottish pool');
    t.play('english', 'done');
    t.play('scottish', 'group moray', 'move fraser badenoch');
    while (t.step === 'group') t.play('scottish', 'done');
    t.play('scottish', 'group mar', 'move mar badenoch');
    while (t.step === 'group') t.play('scottish', 'done');
    while (t.step === 'moves') t.play('scottish', 'end');
    expect(t.step).toBe('main-attack');
    t.play('scottish', t.legal('scottish').find((line) => line.startsWith('main mar')) ?? 'no such group');
    const battles = t.toldOf('english', 'battle');
    expect(battles.at(-1)).toEqual({ type: 'battle', area: 'badenoch', attacker: 'scottish' });
    expect(t.deciders).toEqual(['english']);
    expect(t.legal('english')).toContain('fire comyn');
    expect(t.refusal('english', 'retreat comyn moray')).toBe('borderControlled H7.18');
    expect(t.refusal('english', 'retreat comyn mar')).toBe('borderControlled H7.18');
    expect(t.refusal('english', 'retreat comyn atholl')).toBe('ok');
    t.rolls(3, 6, 6, 6).play('english', 'fire comyn');
    expect(t.toldOf('english', 'fired').at(-1)).toMatchObject({ block: 'comyn', hits: 1 });
    expect(t.where('mar')).toBe('scottish badenoch 2');
    expect(t.refusal('scottish', 'fire fraser')).toBe('inReserve H7.13');
  });

  it('H15.4 the Herald battle is fought at once; later the Scots, Player 1, order their two battles', () => {
    const t = turned(
      'angus',
      {
        english: { mentieth: 'mentieth', ross: 'ross' },
        scottish: { angus: 'angus 2, grant', fife: 'douglas', moray: 'moray' },
        cards: { english: 'herald', scottish: '2' },
      },
      start.event('english', ['scottish', 2]),
    );
    expect(t.toldOf('scottish', 'battle')).toHaveLength(1);
    passOn(t).play('english', 'retreat angus mar').play('scottish', 'done');
    t.play('scottish', 'group fife', 'move douglas mentieth');
    while (t.step === 'group') t.play('scottish', 'done');
    t.play('scottish', 'group moray', 'move moray ross');
    while (t.step === 'group') t.play('scottish', 'done');
    while (t.step === 'moves') t.play('scottish', 'end');
    expect(t.step).toBe('battles');
    expect(t.deciders).toEqual(['scottish']);
    expect(t.legal('scottish')).toEqual(['battle ross', 'battle mentieth']);
  });

  it('H15.81, H13.30 Ulster Infantry rolls for Celtic Unity in the event battle and again in a later one', () => {
    const t = table({
      english: { lanark: 'ulster-infantry, steward' },
      scottish: { carrick: 'bruce' },
      cards: { scottish: 'herald', english: '1' },
      agenda: start.event('scottish', ['english', 1]),
    });
    t.rolls(1, 4).play('scottish', 'event', 'herald steward');
    expect(t.toldOf('scottish', 'celtic-roll')).toEqual([
      { type: 'celtic-roll', block: 'ulster-infantry', die: 4, deserts: false },
    ]);
    passOn(t).play('scottish', 'retreat steward selkirk').play('english', 'done');
    t.play('english', 'group lanark').rolls(2).play('english', 'move ulster-infantry selkirk');
    while (t.step === 'group') t.play('english', 'done');
    while (t.step === 'moves') t.play('english', 'end');
    expect(t.toldOf('scottish', 'celtic-roll')).toHaveLength(2);
    expect(t.unrolled).toBe(0);
  });

  it('H7.6, H11.9 a Celtic block that deserts ends an event battle of which it was all the defence', () => {
    const t = table({
      english: { lanark: 'ulster-infantry, steward' },
      cards: { scottish: 'herald' },
      agenda: start.eventsAlone('scottish'),
    });
    t.rolls(1, 5).play('scottish', 'event', 'herald steward');
    expect(t.where('ulster-infantry')).toBe('english pool');
    expect(t.step).toBe('regroup');
    t.play('scottish', 'done');
    expect(t.step).toBe('cards');
    expect(t.count('lanark')).toBe('0 english, 1 scottish');
  });

  it('H15.175 Comyn, turned among raiders in England, cannot enter Scotland and is captured back after Round 3', () => {
    const t = turned(
      'comyn',
      { scottish: { england: 'comyn 4, douglas', teviot: 'grant' } },
      start.eventsAlone('english'),
    );
    t.play('english', 'pass comyn');
    expect(t.refusal('scottish', 'fire comyn')).toBe('notInThisBattle H7.8');
    passOn(t);
    expect(t.where('comyn')).toBe('scottish england 1');
    expect(t.count('england')).toBe('0 english, 2 scottish');
  });

  it('H15.30 two blocks shipped from England to Mentieth, attacked there, defend from Round 1', () => {
    const t = table({
      english: { england: 'york-infantry, hobelars', mentieth: 'mentieth' },
      scottish: { fife: 'douglas' },
      cards: { english: 'sea-move', scottish: '1' },
      first: 'scottish',
      agenda: start.event('english', ['scottish', 1]),
    });
    t.play('english', 'event', 'from england', 'to mentieth', 'ship york-infantry', 'ship hobelars');
    t.play('scottish', 'group fife', 'move douglas mentieth');
    while (t.step === 'group') t.play('scottish', 'done');
    while (t.step === 'moves') t.play('scottish', 'end');
    expect(t.toldOf('scottish', 'revealed')).toContainEqual({
      type: 'revealed',
      side: 'english',
      area: 'mentieth',
      blocks: ['hobelars', 'york-infantry', 'mentieth'],
      steps: [3, 4, 3],
    });
    expect(t.legal('english')).toContain('fire hobelars');
  });

  it('H13.68 a noble captured in its home by the attacking defectors fires at B2', () => {
    const t = table({
      year: 1301,
      scottish: { ross: 'french-knights', angus: 'mar 3, angus 1, grant 1' },
      cards: { scottish: 'truce' },
      agenda: start.eventsAlone('scottish'),
    });
    t.play('scottish', 'return', 'pass angus').rolls(1, 6, 6).play('english', 'fire mar');
    t.play('scottish', 'hit angus', 'pass grant');
    expect(t.legal('english')).toContain('fire angus');
    t.rolls(3).play('english', 'fire angus');
    expect(t.toldOf('scottish', 'fired').at(-1)).toMatchObject({ block: 'angus', dice: [3], hits: 0 });
  });

  it('H15.8, H4.4 after the battles of a coronation that answered an English event the year ends', () => {
    const t = table({
      english: { mentieth: 'mentieth' },
      scottish: { fife: 'bruce', badenoch: 'comyn, grant', angus: 'angus, douglas' },
      cards: { english: 'truce', scottish: 'truce' },
      agenda: [{ step: 'event', seat: 0 }, { step: 'event', seat: 1 }, { step: 'end-of-turn' }],
    });
    t.play('english', 'event').play('scottish', 'crown bruce', 'battle angus');
    passOn(t).play('english', 'retreat angus buchan').play('scottish', 'done');
    expect(t.toldOf('english', 'battle').at(-1)).toMatchObject({ area: 'badenoch' });
    passOn(t).play('english', 'retreat comyn lochaber');
    expect(t.toldOf('english', 'winter')).toEqual([]);
    t.play('scottish', 'done');
    expect(t.toldOf('english', 'winter')).toHaveLength(1);
  });

  it('H5.8.4 a Truce does not touch the battles of events', () => {
    const t = table({
      english: { mar: 'mar, cumbria-infantry' },
      scottish: { fife: 'grant' },
      cards: { english: 'truce', scottish: 'herald' },
      agenda: start.eventsAlone('english', 'scottish'),
    });
    t.play('english', 'event').rolls(3).play('scottish', 'event', 'herald mar');
    expect(t.step).toBe('battle');
    expect(t.deciders).toEqual(['scottish']);
  });
});
