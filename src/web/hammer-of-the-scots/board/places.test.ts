import { describe, expect, it } from 'vitest';
import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { overlap } from '../../board/geometry.ts';
import kept from './formations.json' with { type: 'json' };
import { formations } from './formations.kit.ts';
import { formation, LETTERINGS, TITLES } from './places.ts';

const KINDS = Object.values(LETTERINGS).map(({ id }) => id);

describe.each(KINDS)('blocks under %s names', (lettering) => {
  it.each(AREAS.map(({ id }) => id))('stand clear in %s', (id) => {
    for (let count = 1; count <= 20; count += 1) {
      const { size, spots } = formation(id, count, lettering);
      expect(spots).toHaveLength(count);
      expect(size).toBeGreaterThanOrEqual(count <= 3 ? 26 : count <= 12 ? 12 : 7);
      const boxes = spots.map((spot) => ({ ...spot, width: size, height: size }));
      boxes.forEach((box, i) => {
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
        for (const title of TITLES[lettering]) expect(overlap(box, title.box)).toBe(false);
      });
    }
  });

  it('never share ground with the names of other areas', () => {
    const close = TITLES[lettering].flatMap(({ box }, i) =>
      AREAS.slice(i + 1).flatMap(({ id }, j) => {
        const other = TITLES[lettering][i + 1 + j];
        return other !== undefined && overlap(box, other.box) ? [`${AREAS[i]?.id} ${id}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });

  it('never cover those of another area, however many there are', () => {
    const boxesOf = (id: AreaId) =>
      Array.from({ length: 15 }, (_, i) => {
        const { size, spots } = formation(id, i + 1, lettering);
        return spots.map((spot) => ({ ...spot, width: size, height: size }));
      }).flat();
    const all = AREAS.map(({ id }) => ({ id, boxes: boxesOf(id) }));
    const over = all.flatMap((here, i) =>
      all.slice(i + 1).flatMap((there) => {
        const clash = here.boxes.some((a) => there.boxes.some((b) => overlap(a, b)));
        return clash ? [`${here.id} ${there.id}`] : [];
      }),
    );
    expect(over).toEqual([]);
  });
});

it('the formations that are kept are those of this map', () => {
  expect(formations('plain', ['england']), 'run scripts/formations.ts').toEqual({
    england: kept.plain.england,
  });
  expect(formations('large', ['fife']), 'run scripts/formations.ts').toEqual({ fife: kept.large.fife });
});

it('even more than anybody has seen stand in rows', () => {
  const { size, spots } = formation('teviot', 30, 'plain');
  expect(spots).toHaveLength(30);
  expect(size).toBeGreaterThan(5);
});
