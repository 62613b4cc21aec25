import { describe, expect, it } from 'vitest';
import { notation } from './actions.ts';

const LINES = [
  'place S-P1 0504',
  'lift S-P1',
  'ready',
  'announce',
  'roll',
  'move E-K1 3232',
  'escort S-P1 0101',
  'exit E-EdwardII',
  'attack E-L1 0805',
  'charge E-K3 0805>0704',
  'assault S-L1 0805>1105',
  'assault S-L1 0408>0705',
  'assault S-L1 0101>0404',
  'assault S-L1 3232>2929',
  'schiltron S-P32',
  'rally S-RBruce',
  'recover E-H32',
  'end',
];

describe('the notation', () => {
  it.each(LINES)('B17.5 %s is read and written again', (line) => {
    const action = notation.read(line);
    expect(action === undefined ? undefined : notation.write(action)).toBe(line);
  });

  it('gives every line an action of its own', () => {
    expect(new Set(LINES.map((line) => notation.read(line))).size).toBe(LINES.length);
  });

  it.each([
    '',
    'retreat S-P1 0504',
    'move',
    'move S-P1',
    'move S-P1 0504 0505',
    'move S-P33 0504',
    'move S-Bohun 0504',
    'move S-P1 504',
    'move S-P1 3301',
    'move S-P1 0504>0604',
    ' move S-P1 0504',
    'move  S-P1 0504',
    'Move S-P1 0504',
    'roll S-P1',
    'schiltron S-P1 0504',
    'charge E-K1 0805',
    'charge E-K1 0805>',
    'charge E-K1 >0805',
    'charge E-K1 0805>0805',
    'charge E-K1 0805>0704>0703',
    'charge E-K1 0805>1205',
    'charge E-K1 0805>0801',
    'charge E-K1 0805>3301',
  ])('B17.5 “%s” is no action', (line) => {
    expect(notation.read(line)).toBeUndefined();
  });

  it('names unit, hex and target, for sentences', () => {
    const parts = (line: string) => notation.parts(notation.read(line) ?? -1);
    expect(parts('charge E-K3 0805>0704')).toMatchObject({
      type: 'charge',
      unit: 'E-K3',
      to: '0805',
      target: '0704',
    });
    expect(parts('attack E-L1 0805')).toMatchObject({ type: 'attack', unit: 'E-L1', target: '0805' });
    expect(parts('move E-K1 0805')).toMatchObject({ type: 'move', unit: 'E-K1', to: '0805' });
  });
});
