import { describe, expect, it } from 'vitest';
import { faultsOf, hex, type Part } from '../draft.kit.ts';

describe('the ground of a battlefield file', () => {
  it('B21.3 every hex of the grid stands in the list exactly once', () => {
    expect(
      faultsOf((d) => {
        d.hexes = d.hexes.filter(({ id }) => id !== '0304' && id !== '1612');
        d.hexes.push({ id: '0205', terrain: 'clear' });
      }),
    ).toEqual(['hexTwice {"hex":"0205"}', 'hexMissing {"hex":"0304"}', 'hexMissing {"hex":"1612"}']);
  });

  it('B21.3 a hex beyond the grid is named with the size of the map', () => {
    expect(faultsOf((d) => d.hexes.push({ id: '1701', terrain: 'clear' }))).toEqual([
      'hexOutside {"hex":"1701","columns":16,"rows":12}',
    ]);
    expect(faultsOf((d) => (d['columns'] = 17)).slice(0, 2)).toEqual([
      'hexMissing {"hex":"1701"}',
      'hexMissing {"hex":"1702"}',
    ]);
  });

  it.each(['304', '00304', '0000', '0113 ', '3301', 'A1', '', 304, null, ['0304']])(
    'B21.2 %j is no id of a hex',
    (id) => {
      const [first] = faultsOf((d) => (d.hexes[2] = { id, terrain: 'clear' }));
      const shown = typeof id === 'object' && id !== null ? '[…]' : String(id);
      expect(first).toBe(`hexIdUnreadable ${JSON.stringify({ field: 'hexes #3', id: shown })}`);
    },
  );

  it('B21.3 unknown terrain names the hex and what is known', () => {
    const known = ['clear', 'woods', 'potholes', 'burn', 'bridge', 'swamp', 'village'];
    expect(faultsOf((d) => (hex(d, '0609')['terrain'] = 'town'))).toEqual([
      `badTerrain ${JSON.stringify({ hex: '0609', terrain: 'town', known })}`,
    ]);
    expect(faultsOf((d) => delete hex(d, '0101')['terrain'])).toEqual([
      'fieldMissing {"field":"hexes #1: terrain"}',
    ]);
  });

  it('B21.2 the name of a hex may be left out; one that is there is a text', () => {
    expect(faultsOf((d) => (hex(d, '0101')['name'] = 5))).toEqual([
      'notText {"field":"hexes #1: name","most":60}',
    ]);
  });

  it('B21.2 each entry of the list is an object', () => {
    expect(faultsOf((d) => d.hexes.splice(191, 1, ['1612'] as unknown as Part))).toEqual([
      'notObject {"field":"hexes #192"}',
      'hexMissing {"hex":"1612"}',
    ]);
  });
});
