import { describe, expect, it } from 'vitest';
import { faultsOf } from '../draft.kit.ts';

describe('the freeform rows of a battlefield file', () => {
  it('B21.3 the rows lie on the map', () => {
    expect(faultsOf((d) => (d.freeform.scots['row'] = 13))).toEqual([
      'notNumber {"field":"freeform.scots.row","found":"13","least":1,"most":12}',
    ]);
    expect(faultsOf((d) => (d.freeform.english['direction'] = 'east'))).toEqual([
      'notOneOf {"field":"freeform.english.direction","found":"east","known":["north","south"]}',
    ]);
    expect(faultsOf((d) => Reflect.deleteProperty(d.freeform, 'english'))).toEqual([
      'fieldMissing {"field":"freeform.english"}',
    ]);
  });

  it('B4.4 the two sides do not set up in the same row', () => {
    expect(faultsOf((d) => (d.freeform.scots['row'] = 9))).toEqual([]);
    expect(faultsOf((d) => (d.freeform.scots['row'] = 10))).toEqual(['freeformOverlap {}']);
    expect(faultsOf((d) => (d.freeform.english['direction'] = 'north'))).toEqual(['freeformOverlap {}']);
  });

  it('B4.4 a side finds room for all its units in its rows', () => {
    expect(faultsOf((d) => (d.freeform.scots['row'] = 2))).toEqual([]);
    expect(faultsOf((d) => (d.freeform.scots['row'] = 1))).toEqual([
      'freeformRoom {"field":"freeform.scots","units":24,"hexes":16}',
    ]);
    const inOneRow = (leaders: number, others: number): string[] =>
      faultsOf((d) => {
        d.freeform.scots['row'] = 1;
        const isLeader = ({ type }: Record<string, unknown>): boolean => type === 'leader';
        const english = d.setup.filter(({ side }) => side === 'English');
        const scots = d.setup.filter(({ side }) => side === 'Scots');
        const named = scots.filter(isLeader).slice(0, leaders);
        d.setup = [...english, ...named, ...scots.filter((each) => !isLeader(each)).slice(0, others)];
      });
    expect(inOneRow(4, 16)).toEqual([]);
    expect(inOneRow(4, 17)).toEqual(['freeformRoom {"field":"freeform.scots","units":17,"hexes":16}']);
    expect(faultsOf((d) => (d.freeform.english['row'] = 12))).toEqual([
      'freeformRoom {"field":"freeform.english","units":24,"hexes":16}',
    ]);
  });
});
