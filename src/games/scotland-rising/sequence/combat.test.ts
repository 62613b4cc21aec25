import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from '../position.kit.ts';

/** English units stand here so that the battle goes on whatever falls. */
const REST = 'E-H2 1612, E-K4 1610';

/** The Scots attack from 0505 at 0605. */
const scots = (attacker: string, target: string, words: Words = {}, ...dice: number[]): TestTable =>
  table({ scots: `${attacker} 0505`, english: `${target}, ${REST}`, ...words }, ...dice).play(
    `attack ${attacker.split(' ')[0]} 0605`,
  );

/** The English attack from 0505 at 0605. */
const english = (attacker: string, target: string, words: Words = {}, ...dice: number[]): TestTable =>
  table(
    { side: 'english', english: `${attacker} 0505`, scots: `${target}, S-A9 0101`, ...words },
    ...dice,
  ).play(`attack ${attacker.split(' ')[0]} 0605`);

/** The latest attack: the dice, the lowest one that hits, the hits. */
function latest(t: TestTable): string {
  const attack = t.told('attacked').at(-1);
  const dice = attack?.['dice'];
  return `${Array.isArray(dice) ? dice.join(' ') : ''} on ${JSON.stringify(attack?.['number'])}: ${JSON.stringify(attack?.['hits'])}`;
}

const saves = (t: TestTable): number => t.told('saved').length;

describe('the dice of an attack', () => {
  it('B20.38 a knight at a unit in woods rolls 2 dice', () => {
    const t = english('E-K1', 'S-A1 0605', { ground: { woods: '0605' } }, 4, 4);
    expect(latest(t)).toBe('4 4 on 5: 0');
  });

  it('B20.40 a longbow over a friendly pike at a schiltron 2 hexes away: 1 die, the pike is reduced and stays in schiltron', () => {
    const t = table(
      { side: 'english', ap: 5, english: 'E-L1 0505, E-P1 0605', scots: 'S-P1 0705 schiltron' },
      5,
    ).play('attack E-L1 0705');
    expect(latest(t)).toBe('5 on 5: 1');
    expect(t.where('S-P1')).toBe('0705 reduced schiltron');
    expect(t.s.ap).toBe(4);
  });

  it('B20.41 then the English pike at the same schiltron: 1 die, a 2 misses, 3 AP left', () => {
    const t = table(
      { side: 'english', ap: 4, english: 'E-L1 0505 acted, E-P1 0605', scots: 'S-P1 0705 reduced schiltron' },
      2,
    ).play('attack E-P1 0705');
    expect(latest(t)).toBe('2 on 5: 0');
    expect(t.where('S-P1')).toBe('0705 reduced schiltron');
    expect(t.s.ap).toBe(3);
  });

  it('B20.42 the reduced pike in schiltron attacks the English pike: 1 die, a 6 reduces it, 7 AP become 6', () => {
    const t = table({ ap: 7, english: 'E-P1 0605', scots: 'S-P1 0705 reduced schiltron' }, 6).play(
      'attack S-P1 0605',
    );
    expect(latest(t)).toBe('6 on 5: 1');
    expect(t.where('E-P1')).toBe('0605 reduced');
    expect(t.s.ap).toBe(6);
  });

  it('B20.55 a leader attacks with 2 dice, a knight with 3', () => {
    expect(latest(english('E-Bohun', 'S-A1 0605', {}, 1, 2))).toBe('1 2 on 5: 0');
    expect(latest(english('E-K1', 'S-A1 0605', {}, 1, 2, 3))).toBe('1 2 3 on 5: 0');
  });

  it('B20.58 at a schiltron: knight, ax and crossbow roll 2, longbow, hobelar, leader and pike 1', () => {
    for (const unit of ['E-L1', 'E-H1', 'E-Bohun', 'E-P1']) {
      expect(latest(english(unit, 'S-P1 0605 schiltron', {}, 1))).toBe('1 on 5: 0');
    }
    for (const unit of ['E-K1', 'E-C1']) {
      expect(latest(english(unit, 'S-P1 0605 schiltron', {}, 1, 1))).toBe('1 1 on 5: 0');
    }
    expect(latest(scots('S-A1', 'E-P1 0605 schiltron', {}, 1, 1))).toBe('1 1 on 5: 0');
  });

  it('B20.60 a longbow at a unit in woods rolls 1 die', () => {
    expect(latest(english('E-L1', 'S-P1 0605', { ground: { woods: '0605' } }, 4))).toBe('4 on 5: 0');
  });

  it('B20.62 attacks from woods, swamp, potholes, bridge or village lose no die', () => {
    for (const ground of ['woods', 'swamp', 'potholes', 'bridge', 'village'] as const) {
      expect(latest(english('E-K1', 'S-P1 0605', { ground: { [ground]: '0505' } }, 1, 1, 1))).toBe(
        '1 1 1 on 5: 0',
      );
    }
  });

  it('B3.2 no ground but woods costs the attacker a die', () => {
    for (const ground of ['swamp', 'potholes', 'bridge', 'village', 'burn'] as const) {
      expect(latest(english('E-K1', 'S-P1 0605', { ground: { [ground]: '0605' } }, 1, 1, 1))).toBe(
        '1 1 1 on 5: 0',
      );
    }
  });

  it('B20.65 a leader stacked with a schiltron attacks with 2 dice', () => {
    const t = table({ scots: 'S-P1 0505 schiltron, S-Moray 0505', english: `E-P1 0605, ${REST}` }, 1, 1);
    expect(latest(t.play('attack S-Moray 0605'))).toBe('1 1 on 5: 0');
  });

  it('B20.66 a schiltron with a leader in it takes a die off; the leader alone after it does not', () => {
    const t = table(
      {
        side: 'english',
        english: 'E-K1 0505, E-K2 0705',
        scots: 'S-P1 0605 reduced schiltron, S-Moray 0605',
      },
      5,
      1,
    ).play('attack E-K1 0605');
    expect(latest(t)).toBe('5 1 on 5: 1');
    expect(t.where('S-Moray')).toBe('0605');
    expect(latest(t.rolls(1, 1, 1).play('attack E-K2 0605'))).toBe('1 1 1 on 6: 0');
  });

  it('B2.1 R12 reduced units roll and are hit as full ones', () => {
    for (const [attacker, dice] of [
      ['S-P1', 2],
      ['S-A1', 3],
      ['S-L1', 2],
      ['S-H1', 2],
    ] as const) {
      const rolled = Array.from({ length: dice }, () => 1);
      expect(latest(scots(`${attacker}`, 'E-P1 0605 reduced', {}, ...rolled))).toBe(
        `${rolled.join(' ')} on 5: 0`,
      );
      const t = table(
        { scots: `${attacker} 0505 reduced`, english: `E-K1 0605 reduced, ${REST}` },
        ...rolled,
      );
      expect(latest(t.play(`attack ${attacker} 0605`))).toBe(`${rolled.join(' ')} on 6: 0`);
    }
  });

  it('B8.5 event 7 adds a die for pikes out of schiltron, event 10 for longbows, none of them for others', () => {
    const count = (unit: string, event: number): number => {
      const t = table(
        { side: 'english', event, english: `${unit} 0505`, scots: 'S-A1 0605' },
        ...Array.from({ length: 4 }, () => 1),
      );
      const dice = t
        .play(`attack ${unit.split(' ')[0]} 0605`)
        .told('attacked')
        .at(-1)?.['dice'];
      return Array.isArray(dice) ? dice.length : -1;
    };
    expect([count('E-P1', 0), count('E-P1', 7), count('E-P1', 9), count('E-P1', 10)]).toEqual([2, 3, 2, 2]);
    expect([count('E-L1', 0), count('E-L1', 7), count('E-L1', 9), count('E-L1', 10)]).toEqual([2, 2, 2, 3]);
    expect([count('E-K1', 0), count('E-K1', 7), count('E-K1', 9), count('E-K1', 10)]).toEqual([3, 3, 3, 3]);
  });

  it('R46 woods, schiltron and the attacker in schiltron add up', () => {
    const words: Words = { ground: { woods: '0605' }, options: { 'rulings.schiltronTerrain': 'formOnly' } };
    expect(latest(english('E-K1', 'S-P1 0605 schiltron', words, 1))).toBe('1 on 5: 0');
    const t = table({
      scots: 'S-P1 0505 schiltron',
      english: `E-P1 0605 schiltron, ${REST}`,
      event: 7,
      ...words,
    });
    expect(t.refusal('attack S-P1 0605')).toBe('noDice B8.5');
  });
});

describe('the ground', () => {
  it('B3.4 of the defender alone counts, whatever that of the attacker', () => {
    const kinds = ['woods', 'swamp', 'potholes', 'bridge', 'village'] as const;
    for (const own of kinds) {
      for (const other of kinds) {
        const ground = own === other ? { [own]: '0505 0605' } : { [own]: '0505', [other]: '0605' };
        const rolled = other === 'woods' ? [1, 1] : [1, 1, 1];
        expect(latest(english('E-K1', 'S-P1 0605', { ground }, ...rolled))).toBe(
          `${rolled.join(' ')} on 5: 0`,
        );
      }
    }
  });
});

describe('the target number', () => {
  it('B20.56 a disordered knight is hit on 5 and 6', () => {
    const t = scots('S-A1', 'E-K1 0605 disordered', {}, 4, 5, 1);
    expect(latest(t)).toBe('4 5 1 on 5: 1');
    expect(t.where('E-K1')).toBe('0605 reduced disordered');
  });

  it('B20.57 a longbow has the target number 4: dice 4 and 3 are one hit', () => {
    const t = scots('S-P1', 'E-L1 0605', {}, 4, 3);
    expect(latest(t)).toBe('4 3 on 4: 1');
    expect(t.where('E-L1')).toBe('0605 reduced');
  });

  it.each<[string, number]>([
    ['E-P1', 5],
    ['E-L1', 4],
    ['E-C1', 4],
    ['E-K1', 6],
    ['E-H1', 5],
    ['E-Bohun', 6],
  ])('B2.1 %s is hit on %i', (unit, number) => {
    expect(latest(scots('S-P1', `${unit} 0605`, {}, number - 1, number - 1))).toBe(
      `${number - 1} ${number - 1} on ${number}: 0`,
    );
    expect(latest(scots('S-P1', `${unit} 0605`, {}, 1, number, 1))).toBe(`1 ${number} on ${number}: 1`);
  });

  it('B8.6 R37 the unit that takes the first hit counts: a disordered leader under a healthy unit, and the reverse', () => {
    expect(latest(scots('S-P1', 'E-K1 0605, E-Bohun 0605 disordered', {}, 5, 5))).toBe('5 5 on 6: 0');
    expect(latest(scots('S-P1', 'E-K1 0605 disordered, E-Bohun 0605', {}, 5, 1))).toBe('5 1 on 5: 1');
  });

  it('B11.9 disordered: ax 4, knight 5, leader 5', () => {
    expect(latest(english('E-P1', 'S-A1 0605 disordered', {}, 3, 3))).toBe('3 3 on 4: 0');
    expect(latest(english('E-P1', 'S-Moray 0605 disordered', {}, 4, 4))).toBe('4 4 on 5: 0');
    expect(latest(scots('S-P1', 'E-K1 0605 disordered', {}, 4, 4))).toBe('4 4 on 5: 0');
  });
});

describe('hits on a unit', () => {
  it('B20.39 knight at a full pike, dice 1, 2, 5, with 4 AP: one hit, the pike is reduced, 3 AP left', () => {
    const t = english('E-K1', 'S-P1 0605', { ap: 4 }, 1, 2, 5);
    expect(latest(t)).toBe('1 2 5 on 5: 1');
    expect(t.where('S-P1')).toBe('0605 reduced');
    expect(t.where('E-K1')).toBe('0505 acted');
    expect(t.s.ap).toBe(3);
  });

  it('B20.49 two hits on a full ax, longbow or hobelar: eliminated', () => {
    const vp = { 'S-A1': 2, 'S-L1': 1, 'S-H1': 2, 'S-P1': 2 };
    for (const [unit, worth] of Object.entries(vp)) {
      const t = english('E-H1', `${unit} 0605`, {}, 6, 6);
      expect([t.where(unit), t.score, saves(t)]).toEqual(['eliminated', `5 to ${worth}`, 0]);
      expect(english('E-H1', `${unit} 0605`, {}, 6, 1).where(unit)).toBe('0605 reduced');
    }
  });

  it('B20.50 one hit on a crossbow: eliminated', () => {
    const t = scots('S-P1', 'E-C1 0605', {}, 4, 1);
    expect([latest(t), t.where('E-C1'), t.score]).toEqual(['4 1 on 4: 1', 'eliminated', '6 to 0']);
    expect(t.told('reduced')).toEqual([]);
  });

  it('B20.51 two hits on a full knight: reduced, then a save; 4 eliminates, 2 keeps it reduced', () => {
    expect(scots('S-P1', 'E-K1 0605', {}, 6, 6, 4).where('E-K1')).toBe('eliminated');
    expect(scots('S-P1', 'E-K1 0605', {}, 6, 6, 2).where('E-K1')).toBe('0605 reduced');
  });

  it('B20.52 a reduced knight saves each hit until it falls', () => {
    expect(scots('S-P1', 'E-K1 0605 reduced', {}, 6, 1, 3).where('E-K1')).toBe('0605 reduced');
    expect(scots('S-P1', 'E-K1 0605 reduced', {}, 6, 6, 1, 5).where('E-K1')).toBe('eliminated');
    const t = scots('S-P1', 'E-K1 0605 reduced', {}, 6, 6, 5);
    expect(t.where('E-K1')).toBe('eliminated');
    expect(saves(t)).toBe(1);
    expect(t.told('hits-lost')).toEqual([{ type: 'hits-lost', count: 1, at: '0605' }]);
  });

  it('B8.9 a save die of 1 to 3 ignores the hit, 4 to 6 does not', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const kept = die <= 3;
      expect(scots('S-P1', 'E-Bohun 0605', {}, 6, 1, die).where('E-Bohun')).toBe(
        kept ? '0605' : 'eliminated',
      );
      expect(scots('S-P1', 'E-K1 0605 reduced', {}, 6, 1, die).where('E-K1')).toBe(
        kept ? '0605 reduced' : 'eliminated',
      );
    }
  });

  it('B20.54 two hits on a leader alone, saves 2, 3: he stays', () => {
    const t = scots('S-P1', 'E-Bohun 0605', {}, 6, 6, 2, 3);
    expect(t.where('E-Bohun')).toBe('0605');
    expect(saves(t)).toBe(2);
  });

  it('B8.11 three hits on a full knight: reduced, then up to two saves', () => {
    expect(scots('S-A1', 'E-K1 0605', {}, 6, 6, 6, 3, 3).where('E-K1')).toBe('0605 reduced');
    expect(scots('S-A1', 'E-K1 0605', {}, 6, 6, 6, 3, 6).where('E-K1')).toBe('eliminated');
  });

  it('B8.12 the VP of an eliminated unit are scored at once, and it is off the map for good', () => {
    const t = scots('S-P1', 'E-C1 0605', { ap: 5 }, 4, 1);
    expect(t.score).toBe('6 to 0');
    expect(t.told('eliminated')).toEqual([
      { type: 'eliminated', unit: 'E-C1', at: '0605', side: 'english', vp: 1 },
    ]);
  });

  it('B3.8 nobody advances, retreats or strikes back after an attack', () => {
    const t = scots('S-A1', 'E-P1 0605', {}, 5, 5, 5);
    expect(t.where('S-A1')).toBe('0505 acted');
    expect(t.where('E-P1')).toBe('eliminated');
    const hit = scots('S-P1', 'E-P1 0605', {}, 5, 1);
    expect(hit.where('S-P1')).toBe('0505 acted');
    expect(hit.where('E-P1')).toBe('0605 reduced');
    expect(hit.told('attacked')).toHaveLength(1);
  });
});

describe('hits on a stack', () => {
  it('B20.43 ax at a reduced pike with a leader, dice 3, 5, 6: the pike falls, one hit passes on, save 4: the leader falls', () => {
    const t = scots('S-A1', 'E-P1 0605 reduced, E-Bohun 0605', {}, 3, 5, 6, 4);
    expect(t.where('E-P1')).toBe('eliminated');
    expect(t.where('E-Bohun')).toBe('eliminated');
    expect(t.score).toBe('10 to 0');
    expect(scots('S-A1', 'E-P1 0605 reduced, E-EdwardII 0605', {}, 3, 5, 6, 4).score).toBe('13 to 0');
  });

  it('B20.44 the same with save 3: the leader stays, alone in the hex', () => {
    const t = scots('S-A1', 'E-P1 0605 reduced, E-Bohun 0605', {}, 3, 5, 6, 3);
    expect(t.where('E-Bohun')).toBe('0605');
    expect(t.score).toBe('7 to 0');
  });

  it('B20.45 dice 5, 5, 1 instead: the second 5 passes on to the leader although his own number is 6', () => {
    const t = scots('S-A1', 'E-P1 0605 reduced, E-Bohun 0605', {}, 5, 5, 1, 4);
    expect(latest(t)).toBe('5 5 1 on 5: 2');
    expect([t.where('E-P1'), t.where('E-Bohun'), t.score]).toEqual(['eliminated', 'eliminated', '10 to 0']);
    expect([saves(t), t.told('hits-lost')]).toEqual([1, []]);
    const kept = scots('S-A1', 'E-P1 0605 reduced, E-Bohun 0605', {}, 5, 5, 1, 3);
    expect([kept.where('E-Bohun'), kept.score]).toEqual(['0605', '7 to 0']);
  });

  it('B20.46 dice 5, 5, 6 at a reduced pike with a leader: one hit, one save, the third hit is lost', () => {
    const t = scots('S-A1', 'E-P1 0605 reduced, E-Bohun 0605', {}, 5, 5, 6, 3);
    expect(t.where('E-P1')).toBe('eliminated');
    expect([t.where('E-Bohun'), t.score]).toEqual(['0605', '7 to 0']);
    expect(saves(t)).toBe(1);
    expect(t.told('hits-lost')).toEqual([{ type: 'hits-lost', count: 1, at: '0605' }]);
    const falls = scots('S-A1', 'E-P1 0605 reduced, E-Bohun 0605', {}, 5, 5, 6, 4);
    expect([falls.where('E-Bohun'), falls.score, saves(falls)]).toEqual(['eliminated', '10 to 0', 1]);
    expect(falls.told('hits-lost')).toEqual([{ type: 'hits-lost', count: 1, at: '0605' }]);
  });

  it('B20.47 dice 5, 6, 6 at a full pike with a leader: the pike falls by two, the third hit is a save', () => {
    const t = scots('S-A1', 'E-P1 0605, E-Bohun 0605', {}, 5, 6, 6, 5);
    expect(t.where('E-P1')).toBe('eliminated');
    expect([t.where('E-Bohun'), t.score]).toEqual(['eliminated', '10 to 0']);
    expect([saves(t), t.told('reduced').length, t.told('hits-lost')]).toEqual([1, 1, []]);
  });

  it('B20.48 one hit at a full pike with a leader: the pike is reduced, the leader is not touched', () => {
    const t = scots('S-A1', 'E-P1 0605, E-Bohun 0605', {}, 5, 1, 1);
    expect(t.where('E-P1')).toBe('0605 reduced');
    expect([t.where('E-Bohun'), t.score]).toEqual(['0605', '5 to 0']);
    expect([saves(t), t.told('hits-lost')]).toEqual([0, []]);
  });

  it('B20.53 three hits on a full knight with a leader: reduced, save 6 eliminates, the third goes to the leader', () => {
    const t = scots('S-A1', 'E-K1 0605, E-Bohun 0605', {}, 6, 6, 6, 6, 2);
    expect(t.where('E-K1')).toBe('eliminated');
    expect(t.told('saved').map(({ unit }) => unit)).toEqual(['E-K1', 'E-Bohun']);
    expect(t.where('E-Bohun')).toBe('0605');
    const kept = scots('S-A1', 'E-K1 0605, E-Bohun 0605', {}, 6, 6, 6, 2, 3);
    expect(kept.told('saved').map(({ unit }) => unit)).toEqual(['E-K1', 'E-K1']);
    expect(kept.where('E-K1')).toBe('0605 reduced');
  });

  it('B8.8 of two leaders the one worth fewer VP takes hits first, so that he shields the king', () => {
    const t = scots('S-A1', 'E-EdwardII 0605, E-Gloucester 0605', {}, 6, 6, 6, 4, 3);
    expect(t.told('attacked').at(-1)).toMatchObject({ defender: 'E-Gloucester' });
    expect(t.where('E-Gloucester')).toBe('eliminated');
    expect(t.where('E-EdwardII')).toBe('0605');
    expect(t.told('hits-lost')).toHaveLength(1);
  });

  it('B8.8 of two leaders of equal worth the first of the set-up list takes hits first', () => {
    for (const pair of ['E-Hereford 0605, E-Gloucester 0605', 'E-Gloucester 0605, E-Hereford 0605']) {
      const t = scots('S-P1', pair, {}, 6, 1, 6);
      expect(t.where('E-Gloucester')).toBe('eliminated');
      expect(t.where('E-Hereford')).toBe('0605');
    }
  });

  it('B13.4 the attacker cannot single out the leader of a stack', () => {
    const t = scots('S-P1', 'E-Bohun 0605, E-P1 0605', {}, 5, 1);
    expect(t.told('attacked').at(-1)).toMatchObject({ defender: 'E-P1' });
    expect(t.where('E-P1')).toBe('0605 reduced');
  });

  it('B13.5 a leader gives the unit with him nothing in attack or defence', () => {
    const t = table({ scots: 'S-P1 0505, S-Moray 0505', english: `E-P1 0605, E-Bohun 0605, ${REST}` }, 4, 4);
    expect(latest(t.play('attack S-P1 0605'))).toBe('4 4 on 5: 0');
  });
});

describe('other readings', () => {
  const both = 'E-P1 0605 reduced, E-Bohun 0605';

  it("B20.119 leaderCasualty 'removed': the leader of case 43 falls without a die", () => {
    const t = scots('S-A1', both, { options: { 'rulings.leaderCasualty': 'removed' } }, 3, 5, 6);
    expect(t.where('E-Bohun')).toBe('eliminated');
    expect(saves(t)).toBe(0);
  });

  it("R1 leaderCasualty 'removed': a leader alone falls to one hit, a reduced knight still saves", () => {
    const options = { 'rulings.leaderCasualty': 'removed' };
    expect(scots('S-P1', 'E-Bohun 0605', { options }, 6, 1).where('E-Bohun')).toBe('eliminated');
    expect(scots('S-P1', 'E-K1 0605 reduced', { options }, 6, 1, 2).where('E-K1')).toBe('0605 reduced');
  });

  it('R2 leaderDice 3: a leader rolls 3 dice, 2 at a schiltron; others roll as ever', () => {
    const options = { 'rulings.leaderDice': 3 };
    expect(latest(scots('S-Moray', 'E-P1 0605', { options }, 1, 1, 1))).toBe('1 1 1 on 5: 0');
    expect(latest(scots('S-Moray', 'E-P1 0605 schiltron', { options }, 1, 1))).toBe('1 1 on 5: 0');
    expect(latest(scots('S-P1', 'E-P1 0605', { options }, 1, 1))).toBe('1 1 on 5: 0');
  });

  it("B20.120 overflowToLeader 'all': in case 46 two saves", () => {
    const options = { 'rulings.overflowToLeader': 'all' };
    const t = scots('S-A1', both, { options }, 5, 5, 6, 3, 3);
    expect(saves(t)).toBe(2);
    expect(t.where('E-Bohun')).toBe('0605');
    const falls = scots('S-A1', both, { options }, 5, 5, 6, 4);
    expect(falls.where('E-Bohun')).toBe('eliminated');
    expect(falls.told('hits-lost')).toHaveLength(1);
  });

  it('B20.121 overflowNeedsLeaderTarget: in case 45 nothing passes on, in case 43 the 6 does', () => {
    const options = { 'rulings.overflowNeedsLeaderTarget': true };
    const none = scots('S-A1', both, { options }, 5, 5, 1);
    expect(none.where('E-Bohun')).toBe('0605');
    expect(saves(none)).toBe(0);
    expect(none.told('hits-lost')).toHaveLength(1);
    expect(scots('S-A1', both, { options }, 3, 5, 6, 4).where('E-Bohun')).toBe('eliminated');
  });

  it('R6 overflowNeedsLeaderTarget: the lowest hits go to the unit, and disorder counts for the leader', () => {
    const options = { 'rulings.overflowNeedsLeaderTarget': true };
    const t = scots('S-A1', both, { options }, 6, 5, 1, 4);
    expect(t.where('E-P1')).toBe('eliminated');
    expect(t.where('E-Bohun')).toBe('eliminated');
    const shaken = 'E-P1 0605 reduced, E-Bohun 0605 disordered';
    expect(scots('S-A1', shaken, { options }, 5, 5, 1, 4).where('E-Bohun')).toBe('eliminated');
  });

  it("R5 R6 both: every hit left over that reaches the leader's number is a save", () => {
    const options = { 'rulings.overflowNeedsLeaderTarget': true, 'rulings.overflowToLeader': 'all' };
    const t = scots('S-A1', both, { options }, 6, 5, 6, 3, 3);
    expect(saves(t)).toBe(2);
    expect(saves(scots('S-A1', both, { options }, 5, 5, 6, 3))).toBe(1);
  });

  it('B20.122 minimumOneDie: the attacks of case 59 have 1 die', () => {
    const options = { 'rulings.minimumOneDie': true };
    const schiltrons = table(
      { options, scots: 'S-P1 0505 schiltron', english: `E-P1 0605 schiltron, ${REST}` },
      6,
    );
    expect(latest(schiltrons.play('attack S-P1 0605'))).toBe('6 on 5: 1');
    const woods = table(
      { options, ground: { woods: '0605' }, scots: 'S-P1 0505 schiltron', english: `E-P1 0605, ${REST}` },
      6,
    );
    expect(latest(woods.play('attack S-P1 0605'))).toBe('6 on 5: 1');
  });

  it('R19 minimumOneDie adds nothing where a die is left', () => {
    const options = { 'rulings.minimumOneDie': true };
    expect(latest(scots('S-P1', 'E-P1 0605 schiltron', { options }, 1))).toBe('1 on 5: 0');
    expect(latest(scots('S-P1', 'E-P1 0605', { options }, 1, 1))).toBe('1 1 on 5: 0');
  });

  it("B20.123 village 'asWoods': −1 die for whoever attacks into it, and 2 MP to enter it", () => {
    const options = { 'rulings.village': 'asWoods' };
    const ground = { village: '0605' };
    expect(latest(english('E-K1', 'S-P1 0605', { options, ground }, 1, 1))).toBe('1 1 on 5: 0');
    const t = table({ options, ground, scots: 'S-P1 0505, S-H1 0506', english: REST });
    expect(t.refusal('move S-P1 0705')).toBe('mpShort B7.2');
    t.play('move S-P1 0605');
    expect(t.where('S-P1')).toBe('0605 acted');
  });

  it("R10 village 'open': 1 MP and no die less", () => {
    const t = table({ ground: { village: '0605' }, scots: 'S-P1 0505', english: REST });
    expect(t.legal('move S-P1 0705')).toHaveLength(1);
    expect(latest(english('E-K1', 'S-P1 0605', { ground: { village: '0605' } }, 1, 1, 1))).toBe(
      '1 1 1 on 5: 0',
    );
  });

  it('B16.1 longbowVsSchiltron: woods and the attacker’s own modifiers stay', () => {
    const options = { 'options.longbowVsSchiltron': true, 'rulings.schiltronTerrain': 'formOnly' };
    expect(latest(english('E-L1', 'S-P1 0605 schiltron', { options }, 1, 1))).toBe('1 1 on 5: 0');
    const ground = { woods: '0605' };
    expect(latest(english('E-L1', 'S-P1 0605 schiltron', { options, ground }, 1))).toBe('1 on 5: 0');
    expect(latest(english('E-P1', 'S-P1 0605 schiltron', { options }, 1))).toBe('1 on 5: 0');
    expect(latest(english('E-C1', 'S-P1 0605 schiltron', { options }, 1, 1))).toBe('1 1 on 5: 0');
  });
});
