import { describe, expect, it } from 'vitest';
import { rising } from '../../../games/index.ts';
import { compile } from '../../../games/scotland-rising/battlefield/battlefield.ts';
import { layoutOf, RADIUS } from './layout.ts';
import { linesFrom } from './sight.ts';
import { hexAhead, laneOf } from './walk.ts';
import { regionPath } from './ground/region.ts';
import { plotsOf } from './ground/terrain.ts';
import { namesOf } from './ground/names.ts';

const hex = (id: string): rising.Hex => rising.readHex(id) ?? rising.NO_HEX;
const pointy = rising.BANNOCKBURN;
const flat = compile({ ...pointy.file, orientation: 'flat', offset: 'odd-q' });
const FIELDS = [
  ['on a point, odd rows shifted', pointy],
  ['on a point, even rows shifted', compile({ ...pointy.file, offset: 'even-r' })],
  ['on a side, odd columns shifted', flat],
  ['on a side, even columns shifted', compile({ ...pointy.file, orientation: 'flat', offset: 'even-q' })],
] as const;

describe.each(FIELDS)('hexes that stand %s', (_name, field) => {
  const layout = layoutOf(field.file);

  it('touch their neighbours: the picture and the rules agree', () => {
    for (const from of field.hexes) {
      for (let d = 0; d < rising.DIRECTIONS; d += 1) {
        const to = field.neighbours[from * rising.DIRECTIONS + d] ?? rising.NO_HEX;
        if (to === rising.NO_HEX) continue;
        const a = layout.centre(from);
        const b = layout.centre(to);
        expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(Math.sqrt(3) * RADIUS, 6);
        expect(b.x - a.x).toBeCloseTo(layout.steps[d]?.x ?? 0, 6);
        expect(b.y - a.y).toBeCloseTo(layout.steps[d]?.y ?? 0, 6);
      }
    }
  });

  it('share with each neighbour the side between two corners', () => {
    layout.steps.forEach((step, d) => {
      const [a, b] = [layout.corners[d], layout.corners[(d + 1) % 6]];
      const middle = { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
      expect(middle.x).toBeCloseTo(step.x / 2, 6);
      expect(middle.y).toBeCloseTo(step.y / 2, 6);
    });
  });

  it('can all be walked to by the arrow keys from the first one', () => {
    const seen = new Set<rising.Hex>([field.hexes[0] ?? 0]);
    for (const from of seen) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        for (const aside of [-1, 1]) {
          const next = hexAhead(field, layout, from, key, laneOf(layout, from, key) + aside);
          if (next !== undefined) seen.add(next);
        }
      }
    }
    expect(seen.size).toBe(field.hexes.length);
  });

  it('hang together as regions that close', () => {
    const woods = plotsOf(field, layout).filter(({ terrain }) => terrain === 'woods');
    const path = regionPath(woods, layout);
    expect(path).toMatch(/^M[-\d.,LMZ]+Z$/);
    expect(path.split('M').length - 1).toBeGreaterThanOrEqual(3);
  });
});

describe('a walk over hexes on a point', () => {
  const layout = layoutOf(pointy.file);

  it('zigzags up and down round the lane on which it began', () => {
    const lane = laneOf(layout, hex('0708'), 'ArrowUp');
    const ids: string[] = [];
    let at = hex('0708');
    for (let i = 0; i < 4; i += 1) {
      at = hexAhead(pointy, layout, at, 'ArrowUp', lane) ?? at;
      ids.push(rising.hexId(at));
    }
    expect(ids.map((id) => id.slice(2))).toEqual(['07', '06', '05', '04']);
    expect(ids[1]).toBe('0706');
    expect(ids[3]).toBe('0704');
  });

  it('ends at the edge of the map, and knows no other keys', () => {
    expect(hexAhead(pointy, layout, hex('0101'), 'ArrowUp', 0)).toBeUndefined();
    expect(hexAhead(pointy, layout, hex('0101'), 'ArrowLeft', 0)).toBeUndefined();
    expect(hexAhead(pointy, layout, hex('0101'), 'Enter', 0)).toBeUndefined();
  });
});

describe('lines of sight', () => {
  it('B10 lead to the twelve hexes at distance 2, and name what blocks', () => {
    const lines = linesFrom(pointy, hex('0807'), 2);
    expect(lines).toHaveLength(12);
    const through = linesFrom(pointy, hex('0906'), 2).flatMap(({ blockers }) => blockers.map(rising.hexId));
    expect(through.length).toBeGreaterThan(0);
    for (const id of through)
      expect(['woods', 'village']).toContain(pointy.file.hexes.find((each) => each.id === id)?.terrain);
    expect(linesFrom(pointy, hex('0807'), 3).length).toBeGreaterThan(12);
  });
});

describe('names of the ground', () => {
  it('stand once each, in their own stretch', () => {
    const layout = layoutOf(pointy.file);
    const names = namesOf(pointy, layout);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(names.map(({ name }) => name)).toContain('New Park');
  });
});
