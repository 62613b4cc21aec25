import { describe, expect, it } from 'vitest';
import { faultsOf, type Part } from '../draft.kit.ts';

describe('the ways out of a battlefield file', () => {
  const exits = (...list: Part[]): string[] => faultsOf((d) => (d.exits = list));
  const exit = { hex: '0701', edge: 'N', side: 'English' };

  it('B21.3 the exit hex exists', () => {
    expect(exits({ ...exit, hex: '1701' })).toEqual(['exitHexUnknown {"hex":"1701"}']);
    expect(exits({ ...exit, hex: 701 })).toEqual(['exitHexUnknown {"hex":"701"}']);
  });

  it('B21.3 the exit hex lies on the map edge that it names', () => {
    expect(exits({ ...exit, edge: 'S' })).toEqual(['exitNotOnEdge {"hex":"0701","edge":"S"}']);
    expect(exits({ ...exit, hex: '0702' })).toEqual(['exitNotOnEdge {"hex":"0702","edge":"N"}']);
    expect(exits({ ...exit, edge: 'NE' })).toEqual([
      'exitEdgeUnknown {"hex":"0701","edge":"NE","known":["N","E","S","W"]}',
    ]);
  });

  it('B21.3 each edge has its hexes: row 01, the last row, column 01, the last column', () => {
    for (const [at, edge] of [
      ['0101', 'N'],
      ['1601', 'E'],
      ['0512', 'S'],
      ['0106', 'W'],
    ]) {
      expect(exits({ ...exit, hex: at, edge })).toEqual([]);
    }
  });

  it('B7.7 only the English may leave', () => {
    expect(exits({ ...exit, side: 'Scots' })).toEqual(['exitSide {"hex":"0701","found":"Scots"}']);
  });

  it('B21.3 several exits are fine, but not the same one twice; a corner has two edges', () => {
    expect(exits(exit, { ...exit, hex: '0801' })).toEqual([]);
    expect(exits({ ...exit, hex: '0101' }, { ...exit, hex: '0101', edge: 'W' })).toEqual([]);
    expect(exits(exit, exit)).toEqual(['exitTwice {"hex":"0701","edge":"N"}']);
  });

  it('B21.2 fields that an exit lacks are named', () => {
    expect(exits({})).toEqual([
      'fieldMissing {"field":"exits #1: hex"}',
      'fieldMissing {"field":"exits #1: edge"}',
      'fieldMissing {"field":"exits #1: side"}',
    ]);
  });
});
