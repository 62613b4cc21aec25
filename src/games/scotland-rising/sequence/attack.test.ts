import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from '../position.kit.ts';

const english = (words: Words, ...dice: number[]): TestTable => table({ side: 'english', ...words }, ...dice);

/** How many dice the latest attack rolled. */
function dice(t: TestTable): number {
  const rolled = t.told('attacked').at(-1)?.['dice'];
  return Array.isArray(rolled) ? rolled.length : 0;
}

describe('who attacks', () => {
  it('B8.1 B8.13 for 1 AP, a unit that has not acted; then it has acted', () => {
    const t = english({ ap: 3, english: 'E-K1 0505, E-K2 0705 acted', scots: 'S-P1 0605' }, 1, 1, 1);
    expect(t.legal('attack')).toEqual(['attack E-K1 0605']);
    expect(t.refusal('attack E-K2 0605')).toBe('hasActed B6.6');
    t.play('attack E-K1 0605');
    expect(t.s.ap).toBe(2);
    expect(t.where('E-K1')).toBe('0505 acted');
    expect(t.refusal('attack E-K1 0605')).toBe('hasActed B6.6');
  });

  it('B8.1 attacking is voluntary', () => {
    expect(english({ english: 'E-K1 0505', scots: 'S-P1 0605' }).legal()).toContain('end');
  });

  it('B8.3 a unit next to an enemy may attack, wherever it began the player turn', () => {
    const t = english({ english: 'E-K1 0505', scots: 'S-P1 0605' });
    expect(t.refusal('attack E-K1 0605')).toBe('ok');
  });

  it('B20.61 a longbow in burn may not shoot, a knight in burn may not attack; a pike attacks into burn with 2 dice', () => {
    const t = english(
      {
        ground: { burn: '0505 0506 0605' },
        english: 'E-L1 0505, E-K1 0506, E-P1 0705',
        scots: 'S-P1 0605, S-P2 0503',
      },
      1,
      1,
    );
    expect(t.refusal('attack E-L1 0605')).toBe('attackFromBurn B3.3');
    expect(t.refusal('attack E-L1 0503')).toBe('attackFromBurn B3.3');
    expect(t.refusal('attack E-K1 0605')).toBe('attackFromBurn B3.3');
    expect(dice(t.play('attack E-P1 0605'))).toBe(2);
  });

  it('B3.3 a unit in burn moves, rallies and is rallied', () => {
    const t = english(
      {
        ground: { burn: '0505 0905' },
        english: 'E-K1 0505, E-Bohun 0905, E-P1 0905 reduced',
        scots: 'S-P1 0601',
      },
      2,
    );
    t.play('move E-K1 0605', 'rally E-Bohun');
    expect(t.where('E-P1')).toBe('0905 acted');
  });

  it('B3.5 units on a bridge attack normally', () => {
    const t = english({ ground: { bridge: '0505' }, english: 'E-L1 0505', scots: 'S-P1 0705' }, 1, 1);
    expect(dice(t.play('attack E-L1 0705'))).toBe(2);
  });
});

describe('targets', () => {
  it('B8.2 an adjacent hex with enemy units, for every type', () => {
    for (const unit of ['E-P1', 'E-L1', 'E-C1', 'E-K1', 'E-H1', 'E-Bohun']) {
      const t = english({ english: `${unit} 0505`, scots: 'S-P1 0605, S-P2 0404, S-P3 0708' });
      expect(t.legal('attack').toSorted()).toEqual([`attack ${unit} 0404`, `attack ${unit} 0605`]);
      expect(t.refusal(`attack ${unit} 0506`)).toBe('noEnemyThere B8.2');
      expect(t.refusal(`attack ${unit} 0708`)).toBe('outOfRange B8.2');
    }
  });

  it('B8.2 friends, empty hexes and hexes beyond the map are no targets', () => {
    const t = english({ english: 'E-L1 1605, E-P1 1604', scots: 'S-P1 0101' });
    for (const hex of ['1604', '1505', '1705', '3232']) {
      expect(t.refusal(`attack E-L1 ${hex}`)).toBe('noEnemyThere B8.2');
    }
  });

  it('B8.2 a longbow attacks at distance 2 too, other types do not', () => {
    const t = english({ english: 'E-L1 0505, E-H1 0506', scots: 'S-P1 0705, S-P2 0805' }, 6, 1);
    expect(t.legal('attack')).toEqual(['attack E-L1 0705']);
    expect(t.refusal('attack E-H1 0705')).toBe('outOfRange B8.2');
    t.play('attack E-L1 0705');
    expect(t.where('S-P1')).toBe('0705 reduced');
  });

  it('B20.59 a schiltron at a schiltron, and at a unit in woods: 0 dice, refused', () => {
    const t = english({
      ground: { woods: '0404' },
      english: 'E-P1 0505 schiltron',
      scots: 'S-P1 0605 schiltron, S-P2 0404',
    });
    expect(t.refusal('attack E-P1 0605')).toBe('noDice B8.5');
    expect(t.refusal('attack E-P1 0404')).toBe('noDice B8.5');
    expect(t.legal('attack')).toEqual([]);
  });

  it('B20.63 three different units attack the same hex, one after the other', () => {
    const t = english(
      { ap: 5, english: 'E-P1 0505, E-K1 0705, E-H1 0604', scots: 'S-A1 0605, S-A2 0101' },
      1,
      1,
      5,
      1,
      1,
      6,
      1,
    ).play('attack E-P1 0605', 'attack E-K1 0605');
    expect(t.where('S-A1')).toBe('0605 reduced');
    t.play('attack E-H1 0605');
    expect(t.where('S-A1')).toBe('eliminated');
    expect(t.s.ap).toBe(2);
  });

  it('B20.64 R17 pike and leader in one hex attack different enemies for 1 AP each', () => {
    const t = english(
      { ap: 5, english: 'E-P1 0505, E-Bohun 0505', scots: 'S-A1 0605, S-A2 0404' },
      5,
      1,
      5,
      1,
    ).play('attack E-P1 0605', 'attack E-Bohun 0404');
    expect(t.where('S-A1')).toBe('0605 reduced');
    expect(t.where('S-A2')).toBe('0404 reduced');
    expect(t.s.ap).toBe(3);
  });

  it('B20.67 R13 a crossbow at distance 2: refused', () => {
    const t = english({ english: 'E-C1 0505', scots: 'S-P1 0705' });
    expect(t.refusal('attack E-C1 0705')).toBe('outOfRange B8.2');
  });

  it('B20.127 a longbow has 2 − 1 − 1 = 0 dice at a schiltron in woods', () => {
    const words: Words = {
      options: { 'rulings.schiltronTerrain': 'formOnly' },
      ground: { woods: '0605' },
      english: 'E-L1 0505, E-K1 0705',
      scots: 'S-P1 0605 schiltron',
    };
    const t = english(words, 1);
    expect(t.refusal('attack E-L1 0605')).toBe('noDice B8.5');
    expect(dice(t.play('attack E-K1 0605'))).toBe(1);
  });

  it('B3.7 a lone enemy leader is a target like any unit', () => {
    const t = english({ english: 'E-K1 0505', scots: 'S-Moray 0605' }, 1, 1, 1);
    expect(dice(t.play('attack E-K1 0605'))).toBe(3);
  });
});

describe('other readings', () => {
  it('B20.132 crossbowRange 2: case 67 is legal, 3 dice', () => {
    const options = { 'rulings.crossbowRange': 2 };
    const t = english({ options, english: 'E-C1 0505', scots: 'S-P1 0705' }, 1, 1, 1);
    expect(dice(t.play('attack E-C1 0705'))).toBe(3);
  });

  it('R13 crossbowRange 2: sight as for longbows, and event 4 does not extend it', () => {
    const words: Words = {
      options: { 'rulings.crossbowRange': 2 },
      english: 'E-C1 0505',
      scots: 'S-P1 0705, S-P2 0205',
      ground: { woods: '0605' },
    };
    expect(english(words).refusal('attack E-C1 0705')).toBe('sightBlocked B10.1');
    expect(english({ ...words, event: 4 }).refusal('attack E-C1 0205')).toBe('outOfRange B8.2');
  });

  it('R9 shootFromBurn: longbows shoot from burn at distance 2 or more, and nobody attacks from it otherwise', () => {
    const words: Words = {
      options: { 'rulings.shootFromBurn': true, 'rulings.crossbowRange': 2 },
      ground: { burn: '0505 0506 0607' },
      english: 'E-L1 0505, E-K1 0506, E-C1 0607',
      scots: 'S-P1 0605, S-P2 0503, S-P3 0807, S-P4 0805',
    };
    const t = english(words, 1, 1);
    expect(t.refusal('attack E-L1 0605')).toBe('attackFromBurn B3.3');
    expect(t.refusal('attack E-K1 0605')).toBe('attackFromBurn B3.3');
    expect(t.refusal('attack E-C1 0807')).toBe('attackFromBurn B3.3');
    expect(english({ ...words, event: 4 }).legal('attack E-L1')).toEqual([
      'attack E-L1 0503',
      'attack E-L1 0805',
    ]);
    expect(dice(t.play('attack E-L1 0503'))).toBe(2);
  });
});
