import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';

const english = (words: Omit<Words, 'agenda'>): TestTable =>
  table({ cards: { english: 'pillage' }, agenda: start.eventsAlone('english'), ...words }).play(
    'english',
    'event',
  );

const scots = (words: Omit<Words, 'agenda'>): TestTable =>
  table({ cards: { scottish: 'pillage' }, agenda: start.eventsAlone('scottish'), ...words }).play(
    'scottish',
    'event',
  );

describe('Pillage: the areas', () => {
  it('H5.6 the target is Enemy and the pillaging area Friendly and adjacent, over a green or a red border', () => {
    const t = english({
      english: { mentieth: 'mentieth', lanark: 'steward', ross: 'ross' },
      scottish: { fife: 'douglas', atholl: 'barclay', galloway: 'graham' },
    });
    expect(t.legal('english')).toEqual(['pillage atholl', 'pillage fife', 'decline']);
    expect(t.refusal('english', 'pillage lanark')).toBe('targetNotEnemy H5.6');
    expect(t.refusal('english', 'pillage mar')).toBe('targetNotEnemy H5.6');
    expect(t.refusal('english', 'pillage galloway')).toBe('targetNotBesideYou H5.6');
    expect(t.refusal('english', 'from mentieth')).toBe('targetNotNamed H5.6');
    t.play('english', 'pillage atholl');
    expect(t.legal('english')).toEqual(['from mentieth', 'decline']);
    expect(t.refusal('english', 'pillage fife')).toBe('targetAlreadyNamed H5.6');
    expect(t.refusal('english', 'from mar')).toBe('pillagerNotFriendly H5.6');
    expect(t.refusal('english', 'from fife')).toBe('pillagerNotFriendly H5.6');
  });

  it('H15.24 from Fife against Lothian is illegal: they are not adjacent', () => {
    const t = scots({
      english: { lothian: 'cumbria-infantry', mentieth: 'mentieth' },
      scottish: { fife: 'douglas', dunbar: 'dunbar' },
    });
    t.play('scottish', 'pillage lothian');
    expect(t.refusal('scottish', 'from fife')).toBe('pillagerNotAdjacent H5.6');
    expect(t.legal('scottish')).toEqual(['from dunbar', 'decline']);
  });

  it('H15.24 with nobody but Fife beside the firth Lothian cannot even be named', () => {
    const t = scots({
      english: { lothian: 'cumbria-infantry', mentieth: 'mentieth' },
      scottish: { fife: 'douglas' },
    });
    expect(t.refusal('scottish', 'pillage lothian')).toBe('targetNotBesideYou H5.6');
  });

  it('H15.25 Scots in Annan pillage England', () => {
    const t = scots({
      english: { england: 'edward, york-knights' },
      scottish: { annan: 'bruce 2' },
    });
    t.play('scottish', 'pillage england', 'from annan').play('english', 'hit edward', 'hit york-knights');
    t.play('scottish', 'gain bruce', 'gain bruce');
    expect(t.where('edward')).toBe('english england 3');
    expect(t.where('york-knights')).toBe('english england 3');
    expect(t.where('bruce')).toBe('scottish annan 4');
    expect(t.step).toBe('cards');
  });

  it('H5.6 no sea adjacency: Scots in Ross cannot pillage Argyll', () => {
    const t = scots({
      english: { argyll: 'argyll', moray: 'cumbria-infantry' },
      scottish: { ross: 'norse' },
    });
    expect(t.refusal('scottish', 'pillage argyll')).toBe('targetNotBesideYou H5.6');
  });

  it('H3.6 it may be declined before and after the target has been named, not once the hits fall', () => {
    const words: Omit<Words, 'agenda'> = {
      english: { mentieth: 'mentieth 1' },
      scottish: { fife: 'douglas' },
    };
    expect(english(words).play('english', 'decline').step).toBe('cards');
    const late = english(words).play('english', 'pillage fife', 'decline');
    expect(late.step).toBe('cards');
    expect(late.where('douglas')).toBe('scottish fife 4');
    expect(late.toldOf('scottish', 'event-declined')).toHaveLength(1);
    const hit = english(words).play('english', 'pillage fife', 'from mentieth');
    expect(hit.refusal('english', 'decline')).toBe('eventUnderWay H3.6');
  });
});

describe('Pillage: the hits', () => {
  it('H15.16 one block of strength 1: one hit, at most one step gained', () => {
    const t = english({
      english: { mentieth: 'mentieth 1' },
      scottish: { fife: 'douglas 1' },
    });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.where('douglas')).toBe('scottish pool');
    expect(t.toldOf('english', 'pillage-hit')).toHaveLength(1);
    expect(t.legal('english')).toEqual(['gain mentieth', 'done']);
    t.play('english', 'gain mentieth');
    expect(t.where('mentieth')).toBe('english mentieth 2');
    expect(t.step).toBe('cards');
  });

  it('H15.17 strengths 3, 3, 1 end at 2, 2, 1: the second hit must strike the other 3', () => {
    const t = english({
      english: { mentieth: 'mentieth' },
      scottish: { fife: 'fraser 3, grant 3, lindsay 1' },
    });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.deciders).toEqual(['scottish']);
    expect(t.legal('scottish')).toEqual(['hit fraser', 'hit grant']);
    expect(t.refusal('scottish', 'hit lindsay')).toBe('notStrongest H7.11');
    expect(t.refusal('scottish', 'hit mentieth')).toBe('blockNotInTarget H5.6');
    t.play('scottish', 'hit fraser');
    expect(t.legal('scottish')).toEqual(['hit grant']);
    expect(t.refusal('scottish', 'hit fraser')).toBe('notStrongest H7.11');
    t.play('scottish', 'hit grant');
    expect(['fraser', 'grant', 'lindsay'].map((b) => t.where(b))).toEqual([
      'scottish fife 2',
      'scottish fife 2',
      'scottish fife 1',
    ]);
  });

  it('H12.2 the pillager hears areas, hits, losses and the captured noble, nothing of the other blocks', () => {
    const t = english({
      english: { mentieth: 'mentieth 1' },
      scottish: { fife: 'fraser 1, grant 1, lindsay 1' },
    });
    t.play('english', 'pillage fife', 'from mentieth').play('scottish', 'hit fraser', 'hit grant');
    t.play('english', 'gain mentieth', 'done');
    expect(t.told('english')).toEqual([
      { type: 'pillage', side: 'english', target: 'fife', area: 'mentieth' },
      { type: 'pillage-hit', side: 'scottish', area: 'fife' },
      { type: 'pillage-lost', side: 'scottish', area: 'fife' },
      { type: 'pillage-hit', side: 'scottish', area: 'fife' },
      { type: 'pillage-lost', side: 'scottish', area: 'fife' },
      { type: 'step-gained-own', side: 'english', area: 'mentieth', block: 'mentieth', steps: 2 },
    ]);
    expect(t.told('scottish')).toEqual([
      { type: 'pillage', side: 'english', target: 'fife', area: 'mentieth' },
      { type: 'pillage-hit-own', side: 'scottish', area: 'fife', block: 'fraser', steps: 0 },
      { type: 'pillage-lost-own', side: 'scottish', area: 'fife', block: 'fraser' },
      { type: 'pillage-hit-own', side: 'scottish', area: 'fife', block: 'grant', steps: 0 },
      { type: 'pillage-lost-own', side: 'scottish', area: 'fife', block: 'grant' },
      { type: 'step-gained', side: 'english', area: 'mentieth' },
    ]);
    expect(t.told('observer')).toEqual([
      ...t.told('english').slice(0, 5),
      { type: 'step-gained', side: 'english', area: 'mentieth' },
    ]);
  });

  it('H12.2 the victim is asked whether its blocks are equally strong or not: the pillager cannot tell', () => {
    const heard = ['fraser 3, grant 3', 'fraser 3, grant 1'].map((fife) => {
      const t = english({ english: { mentieth: 'mentieth' }, scottish: { fife } });
      t.play('english', 'pillage fife', 'from mentieth');
      expect(t.deciders).toEqual(['scottish']);
      t.play('scottish', 'hit fraser');
      expect(t.deciders).toEqual(['scottish']);
      return t.play('scottish', t.legal('scottish')[0] ?? '').told('english');
    });
    expect(heard[0]).toEqual(heard[1]);
  });

  it('H15.18 noble 1 and infantry 1: both go, the area is the pillager’s, no battle', () => {
    const t = english({
      english: { mentieth: 'northumber-infantry 2' },
      scottish: { fife: 'lennox 1, grant 1' },
    });
    t.play('english', 'pillage fife', 'from mentieth').play('scottish', 'hit lennox');
    expect(t.where('lennox')).toBe('english fife 1');
    expect(t.where('grant')).toBe('scottish pool');
    expect(t.count('fife')).toBe('1 english, 0 scottish');
    t.play('english', 'gain northumber-infantry', 'gain northumber-infantry');
    expect(t.step).toBe('cards');
    expect(t.toldOf('observer', 'battle')).toEqual([]);
  });

  it('H5.6.3, H13.70 a noble of strength 1 alone turns at strength 1 and is spared the second hit', () => {
    const t = english({
      english: { mentieth: 'northumber-infantry' },
      scottish: { fife: 'lennox 1' },
    });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.where('lennox')).toBe('english fife 1');
    expect(t.toldOf('scottish', 'noble-turned')).toEqual([
      { type: 'noble-turned', block: 'lennox', area: 'fife', side: 'english', steps: 1 },
    ]);
    expect(t.play('english', 'done').step).toBe('cards');
  });

  it('H5.6.2 a lone block of strength 3 takes both hits without being asked', () => {
    const t = english({ english: { mentieth: 'mentieth' }, scottish: { fife: 'fraser 3' } });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.where('fraser')).toBe('scottish fife 1');
    expect(t.deciders).toEqual(['english']);
  });

  it('H15.20 Moray’s last step: Scottish Draw Pool, not removed', () => {
    const t = english({ english: { ross: 'ross' }, scottish: { moray: 'moray 1' } });
    t.play('english', 'pillage moray', 'from ross');
    expect(t.where('moray')).toBe('scottish pool');
    expect(t.toldOf('english', 'pillage-lost')).toEqual([
      { type: 'pillage-lost', side: 'scottish', area: 'moray' },
    ]);
  });

  it('H15.21, H13.71 Wallace’s last step: Draw Pool, he is not dead, so nobody is crowned', () => {
    const t = table({
      english: { mar: 'mar' },
      scottish: { angus: 'wallace 1', fife: 'bruce, grant' },
      cards: { english: 'pillage', scottish: 'truce' },
      agenda: start.eventsAlone('english', 'scottish'),
    });
    t.play('english', 'event', 'pillage angus', 'from mar', 'done');
    expect(t.where('wallace')).toBe('scottish pool');
    expect(t.refusal('scottish', 'crown bruce')).toBe('wallaceLives H5.10');
  });

  it('H15.22, H13.34 the King’s last step: Scottish Draw Pool, the game goes on', () => {
    const t = english({
      scenario: 'the-bruce',
      english: { mentieth: 'mentieth' },
      scottish: { fife: 'king 1' },
    });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.where('king')).toBe('scottish pool');
    expect(t.result).toBeUndefined();
    expect(t.deciders).toEqual(['english']);
  });

  it('H13.34 pillagedKingToPool false: the King is removed, and still the game goes on', () => {
    const t = english({
      scenario: 'the-bruce',
      options: { 'rulings.pillagedKingToPool': false },
      english: { mentieth: 'mentieth' },
      scottish: { fife: 'king 1' },
    });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.where('king')).toBe('scottish removed');
    expect(t.result).toBeUndefined();
  });

  it('H15.23 Edward II’s last step: English Draw Pool, no Scottish win', () => {
    const t = scots({
      edwardSecond: true,
      english: { lanark: 'edward 1' },
      scottish: { carrick: 'bruce' },
    });
    t.play('scottish', 'pillage lanark', 'from carrick');
    expect(t.where('edward')).toBe('english pool');
    expect(t.result).toBeUndefined();
  });

  it('H8.1, H13.36 Edward I lost to Pillage stays Edward I; black crosses go to the pool', () => {
    const t = scots({
      english: { lanark: 'edward 1, hobelars 1' },
      scottish: { carrick: 'bruce' },
    });
    t.play('scottish', 'pillage lanark', 'from carrick').play('english', 'hit hobelars');
    expect(t.where('edward')).toBe('english pool');
    expect(t.where('hobelars')).toBe('english pool');
    expect(t.s.edwardSecond).toBe(false);
  });
});

describe('Pillage: the gain', () => {
  it('H5.6.4, H13.10 only own blocks in the pillaging area, none above its maximum, at the pillager’s will', () => {
    const t = english({
      english: { mentieth: 'mentieth 3, northumber-infantry 1', lanark: 'steward 1' },
      scottish: { fife: 'fraser 3' },
    });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.legal('english')).toEqual(['gain northumber-infantry', 'done']);
    expect(t.refusal('english', 'gain mentieth')).toBe('blockIsFull H1.4.1');
    expect(t.refusal('english', 'gain steward')).toBe('blockNotInArea H5.9');
    expect(t.refusal('english', 'gain fraser')).toBe('notYourBlock H12.6');
    t.play('english', 'gain northumber-infantry', 'done');
    expect(t.where('northumber-infantry')).toBe('english mentieth 2');
    expect(t.step).toBe('cards');
  });

  it('H5.6.4 the pillager is asked even when all its blocks are full, which nobody else may know', () => {
    const t = english({ english: { mentieth: 'mentieth 3' }, scottish: { fife: 'fraser 3' } });
    t.play('english', 'pillage fife', 'from mentieth');
    expect(t.deciders).toEqual(['english']);
    expect(t.legal('english')).toEqual(['done']);
  });
});

describe('Pillage: the battle', () => {
  const words: Omit<Words, 'agenda'> = {
    english: { lothian: 'lancaster-archers 1, northumber-infantry 1, dunbar 1' },
    scottish: { lanark: 'douglas 3' },
  };
  const pillaged = (more?: Omit<Words, 'agenda'>): TestTable =>
    scots({ ...words, ...more })
      .play('scottish', 'pillage lothian', 'from lanark')
      .play('english', 'hit dunbar', 'hit lancaster-archers');

  it('H15.19, H13.9 hits and gains first, then the captured noble attacks the surviving infantry', () => {
    const t = pillaged();
    expect(t.where('dunbar')).toBe('scottish lothian 1');
    expect(t.where('lancaster-archers')).toBe('english pool');
    expect(t.toldOf('observer', 'battle')).toEqual([]);
    t.play('scottish', 'gain douglas', 'done');
    expect(t.where('douglas')).toBe('scottish lanark 4');
    expect(t.toldOf('english', 'battle')).toEqual([
      { type: 'battle', area: 'lothian', attacker: 'scottish' },
    ]);
    expect(t.step).toBe('battle');
    expect(t.legal('scottish')).toContain('fire dunbar');
  });

  it('H13.9 pillageDefectorAttacks false: the victims attack the noble', () => {
    const t = pillaged({ options: { 'rulings.pillageDefectorAttacks': false } });
    t.play('scottish', 'done');
    expect(t.toldOf('english', 'battle')).toEqual([{ type: 'battle', area: 'lothian', attacker: 'english' }]);
  });
});

describe('Pillage and the Norse (H13.11)', () => {
  const own = { 'rulings.norseOwnGroupForEvents': true };

  it('H13.11, H1.11 the Norse is hit and strengthened like every block of its group', () => {
    const t = english({ english: { moray: 'ross' }, scottish: { ross: 'norse 3, grant 2' } });
    t.play('english', 'pillage ross', 'from moray');
    expect(t.legal('scottish')).toEqual(['hit norse']);
    const u = scots({ english: { moray: 'ross' }, scottish: { ross: 'norse 1, grant 2' } });
    u.play('scottish', 'pillage moray', 'from ross', 'gain norse', 'gain grant');
    expect(u.where('norse')).toBe('scottish ross 2');
    expect(u.where('grant')).toBe('scottish ross 3');
  });

  it('H13.11 norseOwnGroupForEvents: beside others the Norse is not hit, and hits beyond them are lost', () => {
    const t = english({
      options: own,
      english: { moray: 'ross 1' },
      scottish: { ross: 'norse 3, grant 1' },
    });
    t.play('english', 'pillage ross', 'from moray');
    expect(t.refusal('scottish', 'hit norse')).toBe('norseIsOwnGroup H13.11');
    expect(t.legal('scottish')).toEqual(['hit grant']);
    t.play('scottish', 'hit grant');
    expect(t.where('norse')).toBe('scottish ross 3');
    t.play('english', 'gain ross');
    expect(t.step).toBe('cards');
  });

  it('H13.11 norseOwnGroupForEvents: alone in the area the Norse is the group and takes both hits', () => {
    const t = english({ options: own, english: { moray: 'ross' }, scottish: { ross: 'norse 3' } });
    t.play('english', 'pillage ross', 'from moray');
    expect(t.where('norse')).toBe('scottish ross 1');
  });

  it('H13.11 norseOwnGroupForEvents: the first step settles which of the two groups gains', () => {
    const words: Omit<Words, 'agenda'> = {
      options: own,
      english: { moray: 'ross' },
      scottish: { ross: 'norse 1, grant 1' },
    };
    const t = scots(words).play('scottish', 'pillage moray', 'from ross', 'gain grant');
    expect(t.refusal('scottish', 'gain norse')).toBe('norseIsOwnGroup H13.11');
    const u = scots(words).play('scottish', 'pillage moray', 'from ross', 'gain norse');
    expect(u.refusal('scottish', 'gain grant')).toBe('norseIsOwnGroup H13.11');
    expect(u.toldOf('english', 'norse-group')).toEqual([{ type: 'norse-group', area: 'ross' }]);
    u.play('scottish', 'gain norse');
    expect(u.where('norse')).toBe('scottish ross 3');
  });
});
