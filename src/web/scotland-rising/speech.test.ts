import { describe, expect, it } from 'vitest';
import { rising, scotlandRising } from '../../games/index.ts';
import { position } from '../../games/scotland-rising/position.kit.ts';
import { words } from '../../words/index.ts';
import { percent, sayHex, sayUnit } from './speech.ts';

const s = position({
  scots: 'S-P1 0504 reduced schiltron, S-Moray 0504, S-L1 0505',
  english: 'E-K1 0706 disordered',
  ground: { woods: '0706' },
});
const [en, ru] = [words('en', scotlandRising), words('ru', scotlandRising)];
const hex = (id: string): rising.Hex => rising.readHex(id) ?? rising.NO_HEX;

describe('a hex in words', () => {
  it('names its ground and who stands there, the unit before its leader', () => {
    expect(sayHex(en, s, hex('0504'))).toBe(
      'Hex 0504, clear: Scots pike 1 of E. Bruce, reduced, in schiltron; Moray',
    );
    expect(sayHex(en, s, hex('0101'))).toBe('Hex 0101, clear');
  });

  it('goes on in small letters, where the language does so', () => {
    expect(sayHex(ru, s, hex('0706'))).toMatch(/^Гекс 0706, лес: английские рыцари 1, /);
    expect(sayUnit(ru, s, rising.unitNamed(s, 'E-K1'))).toMatch(/^Английские рыцари 1, /);
  });
});

describe('a chance', () => {
  it('is neither 0 nor 100 where it is neither', () => {
    expect([0, 0.001, 0.5, 0.704, 0.999, 1].map(percent)).toEqual([0, 1, 50, 70, 99, 100]);
  });
});
