import { describe, expect, it } from 'vitest';
import { table, type Words } from '../position.kit.ts';

/** How many dice an action rolls, all of which miss. */
function diceOf(line: string, words: Words): number {
  for (let dice = 1; dice <= 6; dice += 1) {
    const t = table(words, ...Array.from({ length: dice }, () => 2));
    try {
      t.play(line).rolls();
      return dice;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('chanceExhausted')) throw error;
    }
  }
  throw new Error(`${line} rolls more than six dice`);
}

describe('events that add a die', () => {
  const pikes: Words = { scots: 'S-P1 0504, S-P2 0506 schiltron', english: 'E-K1 0604, E-K2 0606' };

  it('B20.109 event 7: pike 3 dice, schiltron still 1', () => {
    expect(diceOf('attack S-P1 0604', { ...pikes, event: 7 })).toBe(3);
    expect(diceOf('attack S-P2 0606', { ...pikes, event: 7 })).toBe(1);
    expect(diceOf('attack S-P1 0604', pikes)).toBe(2);
  });

  it('B16.4 event 7 helps pikes in an assault too, and nobody else', () => {
    const words: Words = { scots: 'S-P1 0504, S-A1 0506', english: 'E-K1 0704, E-K2 0606', event: 7 };
    expect(diceOf('assault S-P1 0604>0704', { ...words, chargeTurn: true })).toBe(3);
    expect(diceOf('attack S-A1 0606', words)).toBe(3);
  });

  const knights: Words = { scots: 'S-P1 0704', english: 'E-K1 0504, E-K2 0803', side: 'english' };

  it('B20.110 event 9: a charging knight rolls 4 dice; two 1s among the four disorder it. An assault gets nothing', () => {
    expect(diceOf('charge E-K1 0604>0704', { ...knights, event: 9 })).toBe(4);
    const t = table({ ...knights, event: 9 }, 2, 3, 1, 1).play('charge E-K1 0604>0704');
    expect(t.where('E-K1')).toBe('0604 disordered acted');
    const assault: Words = { scots: 'S-A1 0504', english: 'E-K1 0704', chargeTurn: true, event: 9 };
    expect(diceOf('assault S-A1 0604>0704', assault)).toBe(3);
  });

  it('B16.4 event 9 does not help an attack', () => {
    const words: Words = { scots: 'S-P1 0704', english: 'E-K2 0803', side: 'english', event: 9 };
    expect(diceOf('attack E-K2 0704', words)).toBe(3);
  });

  const bows: Words = {
    scots: 'S-P1 0704 schiltron, S-P2 0508',
    english: 'E-L1 0504, E-P1 0804, E-L2 0608',
    side: 'english',
  };

  it('B20.111 event 10: longbow at a schiltron 2 − 1 + 1 = 2 dice', () => {
    expect(diceOf('attack E-L1 0704', { ...bows, event: 10 })).toBe(2);
    expect(diceOf('attack E-L1 0704', bows)).toBe(1);
  });

  it('B16.4 event 10 at any distance, for longbows alone', () => {
    expect(diceOf('attack E-L2 0508', { ...bows, event: 10 })).toBe(3);
    expect(diceOf('attack E-P1 0704', { ...bows, event: 10 })).toBe(1);
  });

  it('B20.112 longbowVsSchiltron: longbow at a schiltron 2 dice; a pike at it still 1', () => {
    const words: Words = { ...bows, options: { 'options.longbowVsSchiltron': true } };
    expect(diceOf('attack E-L1 0704', words)).toBe(2);
    expect(diceOf('attack E-P1 0704', words)).toBe(1);
  });

  it('B16.1 woods still cost the longbow a die under longbowVsSchiltron', () => {
    const options = { 'options.longbowVsSchiltron': true, 'rulings.schiltronTerrain': 'formOnly' };
    expect(diceOf('attack E-L1 0704', { ...bows, ground: { woods: '0704' }, options })).toBe(1);
  });

  it('B16.4 event 4: longbows reach 3 hexes, for the active player alone', () => {
    const far: Words = { scots: 'S-P1 0804', english: 'E-L1 0504', side: 'english' };
    expect(table({ ...far, event: 4 }).refusal('attack E-L1 0804')).toBe('ok');
    expect(table(far).refusal('attack E-L1 0804')).toBe('outOfRange B8.2');
  });
});
