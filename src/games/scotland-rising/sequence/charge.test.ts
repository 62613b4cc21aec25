import { describe, expect, it } from 'vitest';
import { table, type Ground, type TestTable, type Words } from '../position.kit.ts';

const english = (words: Words, ...dice: number[]): TestTable => table({ side: 'english', ...words }, ...dice);

/** How many dice the latest attack rolled. */
function dice(t: TestTable): number {
  const rolled = t.told('attacked').at(-1)?.['dice'];
  return Array.isArray(rolled) ? rolled.length : 0;
}

/** A knight at 0505 and an ax at 0805, on this ground. */
const knight = (words: Words = {}, ...rolled: number[]): TestTable =>
  english({ english: 'E-K1 0505', scots: 'S-A1 0805, S-A9 0101', ...words }, ...rolled);

describe('a charge', () => {
  it('B20.76 knight, two hexes from a pike out of schiltron, no enemy adjacent, 5 AP: it charges, 3 AP left', () => {
    const t = english({ ap: 5, english: 'E-K1 0505', scots: 'S-P1 0705' }, 1, 2, 3);
    t.play('charge E-K1 0605>0705');
    expect(t.s.ap).toBe(3);
    expect(t.where('E-K1')).toBe('0605 acted');
  });

  it('B20.77 it attacks with 3 dice: 4, 5, 5: the pike is reduced by the first hit, eliminated by the second: +2 VP', () => {
    const t = english({ english: 'E-K1 0505', scots: 'S-P1 0705, S-A9 0101' }, 4, 5, 5);
    t.play('charge E-K1 0605>0705');
    expect(t.told('reduced')).toHaveLength(1);
    expect(t.where('S-P1')).toBe('eliminated');
    expect(t.score).toBe('5 to 2');
  });

  it('B20.87 pike, longbow, crossbow and hobelar do not charge', () => {
    for (const unit of ['E-P1', 'E-L1', 'E-C1', 'E-H1']) {
      const t = english({ english: `${unit} 0505`, scots: 'S-P1 0705' });
      expect(t.refusal(`charge ${unit} 0605>0705`)).toBe('cannotCharge B11.1');
      expect(t.legal('charge')).toEqual([]);
    }
  });

  it('B11.1 ax, knight and leader charge; a charge costs 2 AP and is the one action of its unit', () => {
    for (const unit of ['E-K1', 'E-Bohun']) {
      expect(
        english({ english: `${unit} 0505`, scots: 'S-P1 0705' }).refusal(`charge ${unit} 0605>0705`),
      ).toBe('ok');
    }
    const t = table({ scots: 'S-A1 0505', english: 'E-P1 0705' }, 1, 2, 3).play('charge S-A1 0605>0705');
    expect(t.s.ap).toBe(7);
    expect(t.refusal('attack S-A1 0705')).toBe('hasActed B6.6');
    const poor = english({ ap: 1, english: 'E-K1 0505', scots: 'S-P1 0705' });
    expect(poor.refusal('charge E-K1 0605>0705')).toBe('apShort B6.8');
    expect(poor.legal('charge')).toEqual([]);
  });

  it('B11.6 its attack is not optional: every charge names one, and rolls it at once', () => {
    const t = knight({}, 2, 2, 2);
    expect(t.legal('charge').every((line) => /^charge E-K1 \d{4}>\d{4}$/.test(line))).toBe(true);
    t.play('charge E-K1 0705>0805');
    expect(t.told().map(({ type }) => type)).toEqual(['charged', 'attacked']);
    expect(t.told()).toMatchObject([
      { unit: 'E-K1', from: '0505', to: '0705' },
      { unit: 'E-K1', from: '0705', target: '0805', defender: 'S-A1', dice: [2, 2, 2], number: 5, hits: 0 },
    ]);
  });

  it('B11.2 a unit that has acted does not charge', () => {
    expect(knight({ english: 'E-K1 0505 acted' }).refusal('charge E-K1 0705>0805')).toBe('hasActed B6.6');
  });

  it('B20.81 an enemy adjacent at the start and killed by a friend: the unit still may not charge', () => {
    const t = english({ english: 'E-K1 0505, E-P1 0305', scots: 'S-L1 0405 reduced, S-P1 0705' }, 6, 6).play(
      'attack E-P1 0405',
    );
    expect(t.where('S-L1')).toBe('eliminated');
    expect(t.refusal('charge E-K1 0605>0705')).toBe('enemyAtStart B11.2');
    expect(t.legal('charge')).toEqual([]);
  });

  it('B11.2 a lone enemy leader next to the unit forbids its charge too', () => {
    const t = english({ english: 'E-K1 0505', scots: 'S-Moray 0405, S-P1 0705' });
    expect(t.refusal('charge E-K1 0605>0705')).toBe('enemyAtStart B11.2');
  });

  it('R35 R36 the target is named with the charge; one hex is enough, the full rate is the most', () => {
    const t = knight();
    expect(t.legal('charge E-K1').every((line) => line.endsWith('>0805'))).toBe(true);
    expect(t.refusal('charge E-K1 0705>0805')).toBe('ok');
    expect(english({ english: 'E-K1 0505', scots: 'S-A1 0705' }).refusal('charge E-K1 0605>0705')).toBe('ok');
    const far = knight({ scots: 'S-A1 0905, S-A2 1005' });
    expect(far.refusal('charge E-K1 0805>0905')).toBe('ok');
    expect(far.refusal('charge E-K1 0906>1005')).toBe('mpShort B7.2');
  });

  it('B11.4 a charge moves at least one hex', () => {
    expect(knight().refusal('charge E-K1 0505>0805')).toBe('mustMove B7.2');
  });

  it('B11.7 event 6 lengthens the charge of a knight, event 5 that of an ax', () => {
    const far: Words = { english: 'E-K1 0505', scots: 'S-A1 1005' };
    expect(english({ ...far, event: 6 }).refusal('charge E-K1 0905>1005')).toBe('ok');
    expect(english({ ...far, event: 5 }).refusal('charge E-K1 0905>1005')).toBe('mpShort B7.2');
    const ax: Words = { scots: 'S-A1 0505', english: 'E-P1 0905' };
    expect(table({ ...ax, event: 8 }).refusal('charge S-A1 0805>0905')).toBe('ok');
    expect(table({ ...ax, event: 11 }).refusal('charge S-A1 0805>0905')).toBe('mpShort B7.2');
  });

  it('B11.7 event 9 adds a die to a charge', () => {
    expect(dice(knight({ event: 9 }, 2, 2, 2, 2).play('charge E-K1 0705>0805'))).toBe(4);
    expect(dice(knight({}, 2, 2, 2).play('charge E-K1 0705>0805'))).toBe(3);
  });
});

describe('the target of a charge', () => {
  it('B20.82 at a unit in woods, potholes, swamp, bridge, burn or village: refused', () => {
    for (const ground of ['woods', 'potholes', 'swamp', 'bridge', 'burn', 'village'] as const) {
      const t = knight({ ground: { [ground]: '0805' } });
      expect(t.refusal('charge E-K1 0705>0805')).toBe('targetNotClear B11.3');
      expect(t.legal('charge')).toEqual([]);
    }
  });

  it('B20.83 at a schiltron, or at a leader stacked with one: refused', () => {
    const t = knight({ scots: 'S-P1 0805 schiltron, S-Moray 0805' });
    expect(t.refusal('charge E-K1 0705>0805')).toBe('targetSchiltron B11.3');
    expect(t.legal('charge')).toEqual([]);
  });

  it('B11.3 R42 enemies adjacent at the end of the move; a stack may be charged when nobody is in schiltron', () => {
    const t = knight({ scots: 'S-P1 0805, S-Moray 0805' });
    expect(t.refusal('charge E-K1 0705>0805')).toBe('ok');
    expect(t.refusal('charge E-K1 0605>0805')).toBe('targetNotAdjacent B11.3');
    expect(t.refusal('charge E-K1 0705>0806')).toBe('noEnemyThere B8.2');
    expect(t.refusal('charge E-K1 1605>1705')).toBe('noEnemyThere B8.2');
  });

  it('B13.3 a leader alone may be charged', () => {
    expect(knight({ scots: 'S-Moray 0805' }).refusal('charge E-K1 0705>0805')).toBe('ok');
  });
});

describe('the path of a charge', () => {
  const wall = (ground: keyof Ground): Ground => ({
    [ground]: '0601 0602 0603 0604 0605 0606 0607 0608 0609 0610 0611 0612',
  });

  it('B20.84 the only path leads over potholes: refused; starting on potholes: legal', () => {
    const t = knight({ ground: wall('potholes') });
    expect(t.refusal('charge E-K1 0705>0805')).toBe('groundOnPath B11.4');
    expect(t.refusal('charge E-K1 0605>0805')).toBe('groundOnPath B11.4');
    expect(t.legal('charge')).toEqual([]);
    expect(knight({ ground: { potholes: '0505' } }).refusal('charge E-K1 0705>0805')).toBe('ok');
  });

  it('B20.85 a knight goes through woods (2) and clear (1), then attacks', () => {
    const t = knight({ ground: wall('woods') }, 2, 2, 2).play('charge E-K1 0705>0805');
    expect(t.where('E-K1')).toBe('0705 acted');
  });

  it('B20.86 the last hex before the target is burn: refused; a start in burn: refused', () => {
    expect(knight({ ground: { burn: '0705' } }).refusal('charge E-K1 0705>0805')).toBe('groundOnPath B11.4');
    const t = knight({ ground: { burn: '0505' } });
    expect(t.refusal('charge E-K1 0705>0805')).toBe('chargeFromBurn B11.2');
    expect(t.legal('charge')).toEqual([]);
  });

  it('B11.4 woods, swamp, bridge and village may be crossed or be the last hex if MP allow', () => {
    for (const ground of ['woods', 'swamp', 'bridge', 'village'] as const) {
      expect(knight({ ground: wall(ground) }).refusal('charge E-K1 0705>0805')).toBe('ok');
      expect(knight({ ground: { [ground]: '0705' } }).refusal('charge E-K1 0705>0805')).toBe('ok');
    }
    const slow = { woods: '0605 0705 0606 0604 0706 0704' };
    expect(knight({ ground: slow }).refusal('charge E-K1 0705>0805')).toBe('mpShort B7.2');
  });

  it('B11.4 burn is not crossed either', () => {
    expect(knight({ ground: wall('burn') }).refusal('charge E-K1 0705>0805')).toBe('groundOnPath B11.4');
  });

  it('B11.5 a charge may start on woods, swamp, bridge or in a village', () => {
    for (const ground of ['woods', 'swamp', 'bridge', 'village'] as const) {
      expect(knight({ ground: { [ground]: '0505' } }).refusal('charge E-K1 0705>0805')).toBe('ok');
    }
  });

  it('B20.88 a charge ends on a hex with a friendly lone leader', () => {
    const t = knight({ english: 'E-K1 0505, E-Bohun 0705' }, 2, 2, 2).play('charge E-K1 0705>0805');
    expect(t.where('E-K1')).toBe('0705 acted');
    expect(t.where('E-Bohun')).toBe('0705');
  });

  it('B11.4 stacking holds on the way: not onto a friendly unit, not through one', () => {
    expect(knight({ english: 'E-K1 0505, E-P1 0705' }).refusal('charge E-K1 0705>0805')).toBe(
      'stackFull B3.6',
    );
    const t = english({
      english: 'E-K1 0505, E-P1 0605, E-P2 0506, E-P3 0504',
      scots: 'S-A1 0805',
    });
    expect(t.refusal('charge E-K1 0705>0805')).toBe('wayBlocked B7.3');
  });
});

describe('disorder', () => {
  it('B20.78 dice 1, 1, 5: the pike is reduced and the knight disordered; 1, 4, 5: not disordered', () => {
    const words: Words = { scots: 'S-P1 0805' };
    const t = knight(words, 1, 1, 5).play('charge E-K1 0705>0805');
    expect(t.where('S-P1')).toBe('0805 reduced');
    expect(t.where('E-K1')).toBe('0705 disordered acted');
    expect(t.told('disordered')).toEqual([{ type: 'disordered', unit: 'E-K1', at: '0705' }]);
    expect(knight(words, 1, 4, 5).play('charge E-K1 0705>0805').where('E-K1')).toBe('0705 acted');
  });

  it('B20.79 the charge of a leader with 1, 1: he is disordered, and hit on 5', () => {
    const t = table({ scots: 'S-Moray 0505', english: 'E-P1 0705' }, 1, 1);
    t.play('charge S-Moray 0605>0705');
    expect(t.where('S-Moray')).toBe('0605 disordered acted');
    t.rolls(3).play('end').rolls(5, 4, 2).play('attack E-P1 0605');
    expect(t.told('attacked').at(-1)).toMatchObject({ number: 5, hits: 1 });
  });

  it('B20.80 an ordinary attack with 1, 1, 1 does not disorder', () => {
    const t = english({ english: 'E-K1 0505', scots: 'S-P1 0605' }, 1, 1, 1).play('attack E-K1 0605');
    expect(t.where('E-K1')).toBe('0505 acted');
  });

  it('R34 every die of the attack counts, that of event 9 too, also when the target falls; save dice do not', () => {
    const event = knight({ event: 9 }, 5, 5, 1, 1).play('charge E-K1 0705>0805');
    expect(event.where('S-A1')).toBe('eliminated');
    expect(event.where('E-K1')).toBe('0705 disordered acted');
    const saved = knight({ scots: 'S-Moray 0805' }, 1, 6, 6, 1, 1).play('charge E-K1 0705>0805');
    expect(saved.where('E-K1')).toBe('0705 acted');
  });

  it('B11.9 a disordered unit attacks and charges normally', () => {
    const t = knight({ english: 'E-K1 0505 disordered' }, 2, 2, 2).play('charge E-K1 0705>0805');
    expect(dice(t)).toBe(3);
  });

  it('R33 B11.10 a charge that disorders nobody leaves an older marker where it is', () => {
    const t = knight({ english: 'E-K1 0505 disordered' }, 2, 2, 2).play('charge E-K1 0705>0805');
    expect(t.where('E-K1')).toBe('0705 disordered acted');
  });
});

describe('other readings', () => {
  it("B20.125 chargeAdjacency 'now': case 81 is legal", () => {
    const options = { 'rulings.chargeAdjacency': 'now' };
    const t = english(
      { options, english: 'E-K1 0505, E-P1 0305', scots: 'S-L1 0405 reduced, S-P1 0705' },
      6,
      6,
    );
    expect(t.refusal('charge E-K1 0605>0705')).toBe('enemyAtStart B11.2');
    t.play('attack E-P1 0405');
    t.rolls(2, 2, 2).play('charge E-K1 0605>0705');
    expect(t.where('E-K1')).toBe('0605 acted');
  });

  it("B20.130 chargeFromPotholes false, chargePath 'clearOnly': the second half of case 84 and case 85 are refused", () => {
    const from = knight({ options: { 'rulings.chargeFromPotholes': false }, ground: { potholes: '0505' } });
    expect(from.refusal('charge E-K1 0705>0805')).toBe('chargeFromPotholes B18 R8');
    expect(from.legal('charge')).toEqual([]);
    const woods = '0601 0602 0603 0604 0605 0606 0607 0608 0609 0610 0611 0612';
    const t = knight({ options: { 'rulings.chargePath': 'clearOnly' }, ground: { woods } });
    expect(t.refusal('charge E-K1 0705>0805')).toBe('clearPathOnly B18 R8');
    expect(t.legal('charge')).toEqual([]);
  });

  it("R8 chargePath 'clearOnly': every hex entered is clear, the start may be anything but burn", () => {
    const options = { 'rulings.chargePath': 'clearOnly' };
    for (const ground of ['swamp', 'bridge', 'village', 'woods'] as const) {
      expect(knight({ options, ground: { [ground]: '0705' } }).refusal('charge E-K1 0705>0805')).toBe(
        'clearPathOnly B18 R8',
      );
      expect(knight({ options, ground: { [ground]: '0505' } }).refusal('charge E-K1 0705>0805')).toBe('ok');
    }
    expect(knight({ options, ground: { potholes: '0705' } }).refusal('charge E-K1 0705>0805')).toBe(
      'groundOnPath B11.4',
    );
  });
});

describe("assaults held to the rules of a charge (scotsCharge 'charge')", () => {
  const options = { 'rulings.scotsCharge': 'charge' };
  const scots = (words: Words, ...rolled: number[]): TestTable =>
    table({ options, chargeTurn: true, ...words }, ...rolled);

  it('B20.124 case 99 is refused: the ax is adjacent to an enemy, and the other one stands in woods', () => {
    const t = scots({
      ground: { woods: '0805' },
      scots: 'S-A1 0505, S-A2 0607',
      english: 'E-P1 0405, E-P2 0805',
    });
    expect(t.refusal('assault S-A1 0705>0805')).toBe('enemyAtStart B11.2');
    expect(t.refusal('assault S-A2 0705>0805')).toBe('targetNotClear B11.3');
    expect(t.legal('assault S-A1')).toEqual([]);
  });

  it('R11 for 1 AP and all types: pike, longbow and hobelar too, at an adjacent clear hex', () => {
    for (const unit of ['S-P1', 'S-L1', 'S-H1', 'S-A1', 'S-Moray']) {
      const t = scots({ scots: `${unit} 0505`, english: 'E-P1 0705, E-P2 0805' });
      expect(t.refusal(`assault ${unit} 0605>0705`)).toBe('ok');
      expect(t.refusal(`assault ${unit} 0605>0805`)).toBe('targetNotAdjacent B11.3');
    }
    const t = scots({ ap: 3, scots: 'S-L1 0505', english: 'E-P1 0705' }, 2, 2).play('assault S-L1 0605>0705');
    expect(t.s.ap).toBe(2);
    expect(t.where('S-L1')).toBe('0605 acted');
  });

  it('R11 B11.3 at no schiltron, B11.4 over no potholes or burn, and no start in burn', () => {
    const t = scots({
      ground: { potholes: '1004', burn: '0505 1108' },
      scots: 'S-A1 0305, S-A2 0505, S-A3 1003, S-A4 1107',
      english: 'E-P1 0705 schiltron, E-P2 1005, E-P3 1109, E-P4 0502',
    });
    expect(t.refusal('assault S-A2 0605>0705')).toBe('chargeFromBurn B11.2');
    expect(t.refusal('assault S-A1 0605>0705')).toBe('targetSchiltron B11.3');
    expect(t.refusal('assault S-A3 1004>1005')).toBe('groundOnPath B11.4');
    expect(t.refusal('assault S-A4 1108>1109')).toBe('groundOnPath B11.4');
  });

  it('R11 B11.8 two ones disorder, and event 9 adds a die', () => {
    const t = scots({ event: 9, scots: 'S-P1 0505', english: 'E-P1 0705' }, 1, 1, 2).play(
      'assault S-P1 0605>0705',
    );
    expect(dice(t)).toBe(3);
    expect(t.where('S-P1')).toBe('0605 disordered acted');
  });

  it("R11 'assault': neither, and none of it is asked", () => {
    const words: Words = {
      options: {},
      event: 9,
      ground: { woods: '0705' },
      scots: 'S-P1 0505',
      english: 'E-P1 0705, E-P2 0405, E-P3 1012',
    };
    const t = scots({ ...words, options: { 'rulings.scotsCharge': 'assault' } }, 1).play(
      'assault S-P1 0605>0705',
    );
    expect(dice(t)).toBe(1);
    const open = scots({ ...words, ground: {}, options: {} }, 1, 1).play('assault S-P1 0605>0705');
    expect(dice(open)).toBe(2);
    expect(open.where('S-P1')).toBe('0605 acted');
  });
});
