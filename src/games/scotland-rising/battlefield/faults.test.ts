import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scripted } from '../../../core/chance.ts';
import type { Json } from '../../../core/game.ts';
import { seeded } from '../../../core/seeded.ts';
import { apply, deciders, legal } from '../sequence/flow.ts';
import { setup } from '../sequence/setup.ts';
import { compile } from './battlefield.ts';
import { changed, entry, faultsOf, hex, SHIPPED, type Part } from './draft.kit.ts';
import { FAULT_ARGS, MOST_FAULTS, type FaultCode } from './fault.ts';
import { battlefieldFaults } from './faults.ts';
import { readBattlefield } from './read.ts';

describe('a battlefield file', () => {
  it('B21.2 the shipped one is free of faults', () => {
    expect(battlefieldFaults(JSON.parse(SHIPPED))).toEqual([]);
  });

  it('B21.2 fields that the rules do not know are left alone: notes of its author', () => {
    expect(
      faultsOf((d) => {
        d['note'] = { anything: [1, null] };
        hex(d, '0101')['height'] = 12;
      }),
    ).toEqual([]);
  });

  it('B21.2 what is no object is no battlefield', () => {
    for (const json of [null, 3, 'map', true, [], [{}]]) {
      expect(battlefieldFaults(json)).toEqual([{ code: 'notAnObject', args: {} }]);
    }
  });

  it('B21.2 an empty object lacks every field, and each is named', () => {
    const fields = ['format', 'version', 'name', 'provenance', 'orientation', 'columns', 'rows', 'offset'];
    const lists = ['hexes', 'exits', 'setup', 'freeform'];
    expect(battlefieldFaults({})).toEqual(
      [...fields, ...lists].map((field) => ({ code: 'fieldMissing', args: { field } })),
    );
  });

  it.each<[string, unknown, string]>([
    ['format', 'hexmap', 'notOneOf {"field":"format","found":"hexmap","known":["schiltron-hexmap"]}'],
    ['version', 2, 'notOneOf {"field":"version","found":"2","known":["1"]}'],
    ['version', '1', 'notOneOf {"field":"version","found":"1","known":["1"]}'],
    ['name', '', 'notText {"field":"name","most":100}'],
    ['name', 'x'.repeat(101), 'notText {"field":"name","most":100}'],
    ['provenance', 7, 'notText {"field":"provenance","most":10000}'],
    ['orientation', 'round', 'notOneOf {"field":"orientation","found":"round","known":["pointy","flat"]}'],
    [
      'orientation',
      'flat',
      'offsetMismatch {"orientation":"flat","offset":"odd-r","known":["odd-q","even-q"]}',
    ],
    [
      'offset',
      'even-q',
      'offsetMismatch {"orientation":"pointy","offset":"even-q","known":["odd-r","even-r"]}',
    ],
    [
      'offset',
      null,
      'notOneOf {"field":"offset","found":"null","known":["odd-r","even-r","odd-q","even-q"]}',
    ],
    ['hexes', {}, 'notList {"field":"hexes"}'],
    ['exits', 'none', 'notList {"field":"exits"}'],
    ['exits', [], 'noExit {}'],
    ['exits', [7], 'notObject {"field":"exits #1"}'],
    ['setup', null, 'notList {"field":"setup"}'],
    ['freeform', [], 'notObject {"field":"freeform"}'],
    ['decor', 'road', 'notObject {"field":"decor"}'],
    ['decor', { road: '0101' }, 'notList {"field":"decor.road"}'],
    ['decor', { road: ['0101', '1701', 5] }, 'roadHexUnknown {"hex":"1701"}'],
  ])('B21.2 %s: %j', (field, value, fault) => {
    expect(faultsOf((d) => (d[field] = value))).toContain(fault);
  });

  it.each<[unknown, string]>([
    [0, '0'],
    [33, '33'],
    [12.5, '12.5'],
    ['12', '12'],
    [[], '[…]'],
    [{}, '{…}'],
  ])('B21.2 a map of 1 to 32 columns and rows: %j', (size, found) => {
    for (const field of ['columns', 'rows']) {
      expect(faultsOf((d) => (d[field] = size))).toContain(
        `notNumber ${JSON.stringify({ field, found, least: 1, most: 32 })}`,
      );
    }
  });
});

describe('all the faults of a battlefield file', () => {
  it('B21.3 are found at once, not only the first', () => {
    expect(
      faultsOf((d) => {
        d['name'] = null;
        hex(d, '0101')['terrain'] = 'lake';
        d.exits = [];
        entry(d, 'S-P1')['hex'] = '9999';
        d.freeform.scots['row'] = 0;
      }).map((fault) => fault.split(' ')[0]),
    ).toEqual(['notText', 'badTerrain', 'noExit', 'setupHexUnknown', 'notNumber']);
  });

  it(`are told up to ${MOST_FAULTS}`, () => {
    expect(faultsOf((d) => (d.hexes = []))).toHaveLength(MOST_FAULTS);
  });

  it('say what is asked of the place, never more than a few words of what stood there', () => {
    const long = 'x'.repeat(100_000);
    expect(faultsOf((d) => (entry(d, 'S-P1')['hex'] = long))).toEqual([
      `setupHexUnknown {"id":"S-P1","hex":"${'x'.repeat(40)}…"}`,
    ]);
  });

  it('are thrown by whoever needs a battlefield that can be used', () => {
    expect(() => readBattlefield(null)).toThrow('the battlefield cannot be used: notAnObject');
    expect(() => readBattlefield(changed((d) => (d.exits = [])))).toThrow('noExit');
  });
});

/** Plays some actions of a random match, and throws if anything does. */
function playSome(material: Json, options: Record<string, string>): void {
  const chance = seeded(1314);
  const s = setup({ scenario: 'battle', options, material });
  for (let i = 0; i < 40; i += 1) {
    const [seat] = deciders(s);
    if (seat === undefined) return;
    const all = legal(s, seat);
    const action = all[chance.draw(all.length, 'choice')];
    if (action === undefined) throw new Error('nothing is legal');
    apply(s, action, chance, undefined);
  }
}

/** Whether a list of faults is well formed: known codes with the arguments that they name. */
const areKnown = (faults: ReturnType<typeof battlefieldFaults>): boolean =>
  faults.every(({ code, args }) => {
    const names: readonly string[] | undefined = Object.hasOwn(FAULT_ARGS, code)
      ? FAULT_ARGS[code as FaultCode]
      : undefined;
    return JSON.stringify(Object.keys(args).toSorted()) === JSON.stringify(names?.toSorted());
  });

describe('any JSON', () => {
  const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);

  it('B21.3 has faults of known codes and arguments', () => {
    fc.assert(
      fc.property(json, (value) => {
        const faults = battlefieldFaults(value);
        expect(faults.length).toBeGreaterThan(0);
        expect(areKnown(faults)).toBe(true);
      }),
    );
  });

  it('B21.3 in the fields of a battlefield has faults or is a battlefield', () => {
    const fields = Object.keys(JSON.parse(SHIPPED));
    fc.assert(
      fc.property(fc.constantFrom(...fields), json, (field, value) => {
        const material = changed((d) => (d[field] = value));
        const faults = battlefieldFaults(material);
        expect(areKnown(faults)).toBe(true);
        if (faults.length === 0) compile(readBattlefield(material));
      }),
    );
  });

  it('B21.3 however deep it lies has faults', () => {
    let deep: Json = [];
    for (let i = 0; i < 100_000; i += 1) deep = [deep];
    expect(battlefieldFaults(deep)).toEqual([{ code: 'notAnObject', args: {} }]);
    expect(battlefieldFaults({ hexes: [{ id: deep }], setup: deep, exits: [deep] }).length).toBeGreaterThan(
      0,
    );
  });
});

/** Every place of a JSON value: the keys that lead there. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const within: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...within.flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

function reach(root: unknown, path: readonly (string | number)[]): Part {
  let at = root;
  for (const key of path) at = (at as Part)[key];
  return at as Part;
}

describe('the shipped file with something changed', () => {
  const root = JSON.parse(SHIPPED);
  const places = placesOf(root).filter((path) => path.length > 0);
  // Values that stand somewhere in a battlefield make for mistakes that are nearly right.
  const values = places.map((path) => reach(root, path) as unknown as Json);
  const mutation = fc.record({
    path: fc.constantFrom(...places),
    value: fc.oneof(
      fc.constantFrom(...values),
      fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json),
      fc.constant(undefined),
    ),
  });

  it('B21.3 has faults, or can be played on, set up as printed and freely', () => {
    let playable = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const draft = JSON.parse(SHIPPED);
        for (const { path, value } of mutations) {
          const parent: unknown = path
            .slice(0, -1)
            .reduce<unknown>((at, key) => (at as Part | undefined)?.[key], draft);
          const last = path.at(-1);
          if (typeof parent !== 'object' || parent === null || last === undefined) continue;
          if (value === undefined) delete (parent as Part)[last];
          else (parent as Part)[last] = value;
        }
        const material: Json = JSON.parse(JSON.stringify(draft));
        const faults = battlefieldFaults(material);
        expect(areKnown(faults)).toBe(true);
        if (faults.length > 0) return;
        playable += 1;
        playSome(material, {});
        playSome(material, { 'options.setup': 'freeform' });
      }),
      { numRuns: 300 },
    );
    expect(playable).toBeGreaterThan(0);
  });

  it('B21.2 can be played on in each of the four grids', () => {
    for (const [orientation, offset] of [
      ['pointy', 'odd-r'],
      ['pointy', 'even-r'],
      ['flat', 'odd-q'],
      ['flat', 'even-q'],
    ]) {
      const material = changed((d) => Object.assign(d, { orientation, offset }));
      expect(battlefieldFaults(material)).toEqual([]);
      playSome(material, {});
    }
  });

  it('B4.2 is set up as its list says', () => {
    const material = changed((d) => (entry(d, 'E-Bohun')['hex'] = '1112'));
    const s = setup({ scenario: 'battle', options: {}, material });
    apply(s, legal(s, 0).at(-1) ?? 0, scripted([]), undefined);
    expect(s.phase).toBe('announce');
    expect(
      s.terms.field.units.filter((_, unit) => s.place[unit] === s.place[55]).map(({ id }) => id),
    ).toEqual(['E-Bohun', 'E-EdwardII']);
  });
});
