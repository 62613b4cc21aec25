import { describe, expect, it } from 'vitest';
import {
  AREAS,
  AREA_COUNT,
  area,
  areaId,
  BORDER_COUNT,
  BORDERS,
  castle,
  CATHEDRALS,
  isCoastal,
  readArea,
  scottishLimit,
  wayBetween,
  waysFrom,
  type AreaId,
} from './board.ts';

const all = Array.from({ length: AREA_COUNT }, (_, index) => index);
const sum = (of: (index: number) => number): number => all.reduce((total, index) => total + of(index), 0);

/** Neighbours over green and over red borders, as the table of H1.3 prints them; `*` marks the dashed border. */
const NEIGHBOURS: Record<AreaId, readonly [green: string, red: string]> = {
  angus: ['buchan fife', 'atholl mar'],
  annan: ['carrick england*', 'galloway lanark selkirk teviot'],
  argyll: ['', 'atholl lennox lochaber'],
  atholl: ['', 'angus argyll badenoch fife lennox lochaber mar mentieth'],
  badenoch: ['strathspey', 'atholl buchan lochaber mar moray'],
  buchan: ['angus mar strathspey', 'badenoch'],
  carrick: ['annan lanark lennox', 'galloway'],
  dunbar: ['england* lothian teviot', 'selkirk'],
  england: ['annan* dunbar*', 'teviot*'],
  fife: ['angus mentieth', 'atholl'],
  galloway: ['', 'annan carrick'],
  garmoran: ['', 'lochaber moray ross'],
  lanark: ['carrick lennox lothian mentieth', 'annan selkirk'],
  lennox: ['carrick lanark mentieth', 'argyll atholl'],
  lochaber: ['moray', 'argyll atholl badenoch garmoran'],
  lothian: ['dunbar lanark mentieth', 'selkirk'],
  mar: ['buchan', 'angus atholl badenoch'],
  mentieth: ['fife lanark lennox lothian', 'atholl'],
  moray: ['lochaber strathspey', 'badenoch garmoran ross'],
  ross: ['', 'garmoran moray'],
  selkirk: ['teviot', 'annan dunbar lanark lothian'],
  strathspey: ['badenoch buchan moray', ''],
  teviot: ['dunbar selkirk', 'annan england*'],
};

function neighbours(from: AreaId): readonly [string, string] {
  const words = (red: boolean): string =>
    waysFrom(area(from))
      .filter((way) => way.red === red)
      .map(({ to, dashed }) => areaId(to) + (dashed ? '*' : ''))
      .sort()
      .join(' ');
  return [words(false), words(true)];
}

describe('areas', () => {
  it('H1.1 there are 23 areas, England and 22 Scottish ones', () => {
    expect(AREA_COUNT).toBe(23);
    expect(new Set(AREAS.map(({ id }) => id)).size).toBe(23);
    expect(areaId(readArea('england') ?? -1)).toBe('england');
    expect(readArea('yorkshire')).toBeUndefined();
  });

  it('H1.1 Castle Limits add up to 32, and to 35 for the Scots with their cathedrals', () => {
    expect(sum(castle)).toBe(32);
    expect(sum(scottishLimit)).toBe(35);
  });

  it('H1.1 the cathedrals are Strathspey, Lennox and Fife, and add 1 for the Scots alone', () => {
    expect(CATHEDRALS.map(areaId)).toEqual(['strathspey', 'lennox', 'fife']);
    expect(AREAS.filter(({ cathedral }) => cathedral).map(({ id }) => id)).toEqual([
      'strathspey',
      'lennox',
      'fife',
    ]);
    expect([castle(area('fife')), scottishLimit(area('fife'))]).toEqual([2, 3]);
    expect([castle(area('mentieth')), scottishLimit(area('mentieth'))]).toEqual([3, 3]);
    expect(scottishLimit(area('england'))).toBe(0);
  });

  it('H1.1 17 areas have a coast; six lie inland', () => {
    expect(all.filter(isCoastal)).toHaveLength(17);
    expect(
      all
        .filter((index) => !isCoastal(index))
        .map(areaId)
        .sort(),
    ).toEqual(['atholl', 'badenoch', 'lanark', 'mar', 'selkirk', 'teviot']);
  });
});

describe('borders', () => {
  it('H1.2 there are 49 borders, 21 green and 28 red, of which 2 and 1 are dashed', () => {
    const green = BORDERS.filter(({ red }) => !red);
    const red = BORDERS.filter((border) => border.red);
    expect([BORDER_COUNT, green.length, red.length]).toEqual([49, 21, 28]);
    expect(green.filter(({ dashed }) => dashed)).toHaveLength(2);
    expect(red.filter(({ dashed }) => dashed)).toHaveLength(1);
  });

  it('H1.2 green lets six blocks through, red two', () => {
    expect(new Set(BORDERS.map(({ red, limit }) => `${red ? 'red' : 'green'} ${limit}`))).toEqual(
      new Set(['green 6', 'red 2']),
    );
  });

  it('H1.2 areas without a listed border are not adjacent', () => {
    for (const [from, to] of [
      ['fife', 'lothian'],
      ['carrick', 'argyll'],
      ['lothian', 'teviot'],
    ] as const) {
      expect(wayBetween(area(from), area(to)), `${from} ${to}`).toBeUndefined();
      expect(wayBetween(area(to), area(from)), `${to} ${from}`).toBeUndefined();
    }
  });

  it('H1.3 every area has the neighbours of the table, and the degrees add up to 98', () => {
    for (const { id } of AREAS) expect(neighbours(id), id).toEqual(NEIGHBOURS[id]);
    expect(sum((index) => waysFrom(index).length)).toBe(98);
  });
});
