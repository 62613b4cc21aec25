import { describe, expect, it } from 'vitest';
import { SCOTTISH } from '../blocks.ts';
import { start, table, type TestTable, type Words } from '../position.kit.ts';
import { view } from '../view.ts';

type Quiet = Omit<Words, 'agenda'>;

const scots = (left: number, words: Quiet): TestTable =>
  table({ first: 'scottish', agenda: start.movesAlone(['scottish', left]), ...words });

/** English move first, then the Scots. */
const later = (words: Quiet, englishLeft = 3, scottishLeft = 3): TestTable =>
  table({ agenda: start.movesAlone(['english', englishLeft], ['scottish', scottishLeft]), ...words });

const sails = (t: TestTable): string[] => t.legal('scottish').filter((line) => line.startsWith('norse'));

const coasts: Quiet = {
  english: { lothian: 'cumbria-infantry', england: 'york-knights' },
  scottish: { ross: 'norse 2, grant, lindsay', fife: 'douglas' },
};

describe('the Norse', () => {
  it('H6.9.2 they sail from their coast to any other but England, whoever holds it', () => {
    const t = scots(1, coasts);
    expect(sails(t)).toEqual(
      [
        'garmoran',
        'moray',
        'strathspey',
        'buchan',
        'lochaber',
        'angus',
        'argyll',
        'lennox',
        'mentieth',
        'fife',
        'carrick',
        'lothian',
        'dunbar',
        'galloway',
        'annan',
      ].map((id) => `norse ${id}`),
    );
    for (const inland of ['badenoch', 'mar', 'atholl', 'lanark', 'selkirk', 'teviot'])
      expect(t.refusal('scottish', `norse ${inland}`)).toBe('norseOnlyToCoast H6.9');
    expect(t.refusal('scottish', 'norse ross')).toBe('norseAlreadyThere H6.9');
  });

  it('H15.57 H6.9.3 Ross - Annan (empty): legal, one Group Move, announced by name with both places', () => {
    const t = scots(2, coasts).play('scottish', 'norse annan');
    expect(t.where('norse')).toBe('scottish annan 2');
    for (const viewer of ['english', 'scottish', 'observer'] as const)
      expect(t.told(viewer)).toEqual([{ type: 'norse-moved', from: 'ross', to: 'annan' }]);
    t.play('scottish', 'group ross', 'move grant moray', 'move lindsay moray');
    expect(t.step).toBe('cards');
  });

  it('H15.58 H6.9.1 the Norse and two infantry in Ross, one Group Move: either the Norse or the infantry', () => {
    const sailed = scots(1, coasts).play('scottish', 'norse buchan');
    expect(sailed.step).toBe('cards');
    const marched = scots(1, coasts).play('scottish', 'group ross');
    expect(marched.refusal('scottish', 'move norse moray')).toBe('norseGoesBySea H6.9');
    expect(marched.refusal('scottish', 'norse moray')).toBe('groupStillMoving H6.1.2');
    marched.play('scottish', 'move grant moray', 'move lindsay moray', 'done');
    expect(marched.where('norse')).toBe('scottish ross 2');
    expect(marched.step).toBe('cards');
  });

  it('H15.59 H6.9.5 they never go to England, held, empty or raided', () => {
    const t = scots(2, coasts);
    expect(t.refusal('scottish', 'norse england')).toBe('norseNotToEngland H6.9');
    const empty = scots(1, { scottish: { ross: 'norse', england: 'douglas' } });
    expect(empty.refusal('scottish', 'norse england')).toBe('norseNotToEngland H6.9');
    expect(sails(empty)).not.toContain('norse england');
  });

  it('H6.9.2 they use no border up and close none', () => {
    const t = scots(2, coasts).play('scottish', 'norse lothian');
    expect(t.s.borders.every((words) => words === 0)).toBe(true);
    const u = scots(2, {
      english: { lothian: 'cumbria-infantry' },
      scottish: { dunbar: 'norse, dunbar', fife: 'douglas' },
    }).play('scottish', 'norse lothian');
    expect(u.s.borders.every((words) => words === 0)).toBe(true);
  });

  it('H15.62 H7.18 they attack alone: the defenders may use every border to retreat', () => {
    const t = scots(1, {
      english: { lothian: 'york-knights' },
      scottish: { dunbar: 'norse', moray: 'moray' },
    })
      .play('scottish', 'norse lothian')
      .play('scottish', 'pass norse');
    expect(t.legal('english')).toEqual([
      'fire york-knights',
      ...['dunbar', 'lanark', 'mentieth', 'selkirk'].map((id) => `retreat york-knights ${id}`),
      'pass york-knights',
    ]);
  });

  it('H3.5 they sail once a turn', () => {
    const t = scots(2, coasts).play('scottish', 'norse buchan');
    expect(t.refusal('scottish', 'norse ross')).toBe('alreadyMoved H3.5');
    expect(sails(t)).toEqual([]);
  });

  it('H6.9 they are not moved by the English, nor from the pool', () => {
    const t = later({ ...coasts, scottish: { fife: 'douglas', pool: 'norse' } });
    expect(t.refusal('english', 'norse fife')).toBe('norseNotYours H6.9');
    t.play('english', 'end');
    expect(t.refusal('scottish', 'norse ross')).toBe('norseNotOnMap H6.9');
    expect(sails(t)).toEqual([]);
  });

  it('H15.33 H6.9.5 under an English Truce they may not enter an English-held coast; an empty one is fine', () => {
    const t = scots(1, { ...coasts, truceBinds: 'scottish' });
    expect(t.refusal('scottish', 'norse lothian')).toBe('truceForbidsAttack H5.8');
    expect(t.refusal('scottish', 'norse england')).toBe('norseNotToEngland H6.9');
    expect(t.refusal('scottish', 'norse fife')).toBe('ok');
    t.play('scottish', 'norse dunbar');
    expect(t.step).toBe('cards');
  });
});

describe('the Norse in an attack', () => {
  const moray: Quiet = {
    english: { moray: 'cumbria-infantry, york-infantry' },
    scottish: { annan: 'norse', strathspey: 'grant, lindsay', lochaber: 'douglas', fife: 'barclay' },
  };

  it('H6.11.4 they are the Main Attack when they attack alone', () => {
    const t = scots(1, moray).play('scottish', 'norse moray');
    expect(t.toldOf('english', 'main-attack-norse')).toEqual([{ type: 'main-attack-norse', area: 'moray' }]);
    expect(t.toldOf('observer', 'attack')).toEqual([{ type: 'attack', side: 'scottish', area: 'moray' }]);
    expect(t.step).toBe('battle');
  });

  it('H15.60 H13.21 they attack, then a group of two joins: the group is the Main Attack, they a Reserve', () => {
    const t = scots(2, moray).play('scottish', 'norse moray', 'group strathspey', 'move grant moray');
    t.play('scottish', 'move lindsay moray');
    expect(t.toldOf('english', 'main-attack')).toEqual([
      { type: 'main-attack', side: 'scottish', area: 'moray', origin: 'strathspey', via: 'strathspey' },
    ]);
    expect(t.toldOf('english', 'main-attack-norse')).toEqual([]);
    expect(view(t.s, SCOTTISH).known.find(({ block }) => block === 'norse')).toMatchObject({ reserve: true });
    expect(t.toldOf('english', 'revealed').flatMap((event) => event['blocks'])).not.toContain('norse');
  });

  it('H6.11.4 they attack first and one block follows: the attacker chooses between the two', () => {
    const words: Quiet = { ...moray };
    const open = () =>
      scots(2, words).play('scottish', 'norse moray', 'group lochaber', 'move douglas moray');
    const t = open();
    expect([t.step, t.deciders]).toEqual(['main-attack', ['scottish']]);
    expect(t.legal('scottish').sort()).toEqual(['main lochaber lochaber', 'main-norse']);
    t.play('scottish', 'main-norse');
    expect(t.toldOf('observer', 'main-attack-norse')).toHaveLength(1);
    expect(t.toldOf('observer', 'main-attack')).toEqual([]);
    const u = open().play('scottish', 'main lochaber lochaber');
    expect(u.toldOf('observer', 'main-attack-norse')).toEqual([]);
  });

  it('H15.61 H6.11.4 a group of one attacks, then the Norse join: they are a Reserve, and no Main Attack', () => {
    const t = scots(2, moray).play('scottish', 'group lochaber', 'move douglas moray', 'norse moray');
    expect(t.toldOf('observer', 'main-attack')).toHaveLength(1);
    expect(view(t.s, SCOTTISH).known.find(({ block }) => block === 'norse')).toMatchObject({ reserve: true });
  });

  it('H6.11.4 who came second is no choice although the rules of size are off', () => {
    const t = scots(3, { ...moray, options: { 'rulings.mainAttackMustBeLargest': false } }).play(
      'scottish',
      'group lochaber',
      'move douglas moray',
      'norse moray',
      'group strathspey',
      'move grant moray',
      'done',
    );
    expect(t.legal('scottish').sort()).toEqual(['main lochaber lochaber', 'main strathspey strathspey']);
    expect(t.refusal('scottish', 'main-norse')).toBe('norseNotFirst H6.11');
  });

  it('H13.21 mainAttackMustBeLargest off: the Norse who came first may be chosen over a larger group', () => {
    const t = scots(2, { ...moray, options: { 'rulings.mainAttackMustBeLargest': false } }).play(
      'scottish',
      'norse moray',
      'group strathspey',
      'move grant moray',
      'move lindsay moray',
      'main-norse',
    );
    expect(t.toldOf('observer', 'main-attack-norse')).toHaveLength(1);
  });

  it('H6.11 when no Norse attack there, there is no such group', () => {
    const t = scots(2, moray).play(
      'scottish',
      'group lochaber',
      'move douglas moray',
      'group strathspey',
      'move grant moray',
      'done',
    );
    expect(t.refusal('scottish', 'main-norse')).toBe('norseNotAttacking H6.11');
  });

  it('H13.16 mainAttackDeclaredAt onEntry: the Norse who came first are the Main Attack, whoever follows', () => {
    const t = scots(2, { ...moray, options: { 'rulings.mainAttackDeclaredAt': 'onEntry' } }).play(
      'scottish',
      'norse moray',
      'group strathspey',
      'move grant moray',
      'move lindsay moray',
    );
    expect(t.toldOf('observer', 'main-attack-norse')).toHaveLength(1);
    expect(t.toldOf('observer', 'revealed').flatMap((event) => event['blocks'])).toContain('norse');
  });
});

describe('the Norse of Player 2', () => {
  const attacked = (scotsThere: string, english = 'angus, york-infantry, durham-infantry'): TestTable =>
    later({
      english: { angus: english, lothian: 'cumbria-infantry' },
      scottish: { buchan: scotsThere, ross: 'ross' },
    }).play('english', 'group angus', ...english.split(', ').map((b) => `move ${b} buchan`), 'end');

  it('H15.70 H6.9.6 the Norse are the unpinned block: they may leave by sea to any coast but England', () => {
    const t = attacked('norse, grant, douglas, lindsay');
    expect(sails(t)).toHaveLength(15);
    expect(t.refusal('scottish', 'norse england')).toBe('norseNotToEngland H6.9');
    expect(t.refusal('scottish', 'norse angus')).toBe('ok');
    t.play('scottish', 'norse lothian');
    expect(t.toldOf('english', 'attack')).toHaveLength(2);
    // With the Norse gone, the three others are pinned.
    expect(t.refusal('scottish', 'group buchan')).toBe('pinned H6.10');
  });

  it('H6.9.6 they count as a defender: as many attackers as blocks pin them too', () => {
    const t = attacked('norse, grant, douglas');
    expect(t.refusal('scottish', 'norse ross')).toBe('pinned H6.10');
    expect(sails(t)).toEqual([]);
    expect(t.refusal('scottish', 'group buchan')).toBe('pinned H6.10');
  });

  it('H6.9.6 when another block has left, the Norse are pinned', () => {
    const t = attacked('norse, grant, douglas, lindsay').play('scottish', 'group buchan', 'move grant mar');
    expect(t.refusal('scottish', 'move douglas mar')).toBe('pinned H6.10');
    t.play('scottish', 'done');
    expect(t.refusal('scottish', 'norse ross')).toBe('pinned H6.10');
  });

  it('H6.9.4 entering an area that Player 1 has attacked they are a Reserve', () => {
    const t = later({
      english: { angus: 'angus, york-infantry' },
      scottish: { buchan: 'grant', ross: 'norse, ross' },
    })
      .play('english', 'group angus', 'move angus buchan', 'move york-infantry buchan', 'end')
      .play('scottish', 'norse buchan');
    expect(view(t.s, SCOTTISH).known.find(({ block }) => block === 'norse')).toMatchObject({ reserve: true });
    expect(t.toldOf('english', 'attack')).toEqual([{ type: 'attack', side: 'english', area: 'buchan' }]);
    t.play('scottish', 'end');
    expect(t.toldOf('english', 'revealed').flatMap((event) => event['blocks'])).not.toContain('norse');
  });

  it('H6.9.5 H5.8 a Truce against the Scots closes contested coasts too', () => {
    const t = table({
      truceBinds: 'scottish',
      english: { buchan: 'york-infantry' },
      scottish: { buchan: 'grant', ross: 'norse' },
      agenda: start.movesAlone(['scottish', 1]),
    });
    expect(t.refusal('scottish', 'norse buchan')).toBe('truceForbidsAttack H5.8');
  });

  it('H12.1 whether the Norse are pinned shows nothing to the English', () => {
    const at = (there: string, elsewhere: string): TestTable =>
      later({
        english: { angus: 'angus, york-infantry', lothian: 'cumbria-infantry' },
        scottish: { buchan: `${there}, douglas`, ross: `${elsewhere}, ross` },
      }).play('english', 'group angus', 'move angus buchan', 'move york-infantry buchan', 'end');
    const [here, there] = [at('norse', 'grant'), at('grant', 'norse')];
    expect(sails(here)).not.toEqual(sails(there));
    for (const viewer of ['english', 'observer'] as const)
      expect(here.knows(viewer)).toEqual(there.knows(viewer));
  });
});
