import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../core/game.ts';
import type { Told } from '../../../../core/match.ts';
import { areaId } from '../../../../games/hammer-of-the-scots/board.ts';
import { frameOf } from '../facts.ts';
import { playThrough, snapshotOf } from '../game.kit.ts';
import { battlesIn, captivesOf, hitDice, LETTERS, lineOf, sceneAt, type Scene } from './scene.ts';

const log = (...events: GameEvent[]): Told[] => events.map((event, number) => ({ number, event }));

const BATTLE: readonly GameEvent[] = [
  { type: 'battle', area: 'fife', attacker: 'english' },
  { type: 'revealed', side: 'english', area: 'fife', blocks: ['hobelars', 'angus'], steps: [3, 1] },
  { type: 'revealed', side: 'scottish', area: 'fife', blocks: ['wallace', 'douglas'], steps: [4, 2] },
  { type: 'fired', side: 'scottish', block: 'wallace', dice: [5, 1, 6, 3], hits: 2 },
  { type: 'hit', side: 'english', block: 'hobelars', steps: 2 },
  { type: 'hit', side: 'english', block: 'hobelars', steps: 1 },
  { type: 'fired', side: 'scottish', block: 'douglas', dice: [2, 4], hits: 1 },
  { type: 'hit', side: 'english', block: 'angus', steps: 0 },
  { type: 'captured', block: 'angus', side: 'scottish' },
  { type: 'round', area: 'fife', round: 2 },
  { type: 'revealed', side: 'english', area: 'fife', blocks: ['york-infantry'], steps: [4] },
  { type: 'revealed', side: 'scottish', area: 'fife', blocks: ['angus'], steps: [1] },
  { type: 'left-battle', side: 'english', block: 'hobelars' },
  { type: 'left-battle', side: 'english', block: 'york-infantry' },
  { type: 'retreated', side: 'english', from: 'fife', to: 'angus', count: 2 },
  { type: 'victor', side: 'scottish', area: 'fife' },
];

function at(seen: number): Scene {
  const told = log(...BATTLE);
  const [segment] = battlesIn(told);
  const scene = segment === undefined ? undefined : sceneAt(told, segment, seen);
  if (scene === undefined) throw new Error('there is no battle');
  return scene;
}

const names = (scene: Scene, side: 'english' | 'scottish'): string[] =>
  LETTERS.flatMap((letter) => lineOf(scene, side, letter).map((id) => `${letter} ${id}`));

describe('a battle', () => {
  it('draws up both lines by letter', () => {
    const scene = at(3);
    expect(names(scene, 'english')).toEqual(['A hobelars', 'B angus']);
    expect(names(scene, 'scottish')).toEqual(['A wallace', 'C douglas']);
    expect(scene.unseen).toEqual({ english: ['york-infantry'], scottish: [] });
  });

  it('shows the roll, which dice hit, and who was hit', () => {
    expect(at(4).roll).toEqual({ number: 3, block: 'wallace', dice: [5, 1, 6, 3], hits: 2 });
    expect(hitDice({ number: 0, block: 'wallace', dice: [5, 1, 6, 3], hits: 2 })).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(hitDice({ number: 0, block: 'douglas', dice: [2, 2], hits: 1 })).toEqual([true, false]);
    const struck = at(5);
    expect(struck.struck).toEqual(['hobelars']);
    expect(struck.roll?.block).toBe('wallace');
    expect(struck.fighters.find(({ id }) => id === 'hobelars')?.steps).toBe(2);
  });

  it('keeps a captured noble waiting until the next round', () => {
    expect(captivesOf(at(9), 'scottish').map(({ id }) => id)).toEqual(['angus']);
    expect(names(at(9), 'english')).toEqual(['A hobelars']);
    expect(captivesOf(at(12), 'scottish')).toEqual([]);
    expect(names(at(12), 'scottish')).toEqual(['A wallace', 'B angus', 'C douglas']);
  });

  it('brings Reserves in, lets blocks leave, and ends', () => {
    expect(at(10).fighters.every(({ acted }) => !acted)).toBe(true);
    expect(at(11).unseen.english).toEqual([]);
    expect(at(13).fighters.find(({ id }) => id === 'hobelars')?.standing).toBe('gone');
    expect(at(15).victor).toBeUndefined();
    expect(at(16).victor).toBe('scottish');
  });

  it('is told apart from the next one and from other news', () => {
    const told = log(
      { type: 'turn', turn: 1 },
      ...BATTLE,
      { type: 'regrouped', side: 'scottish', from: 'fife', to: 'angus' },
      { type: 'battle', area: 'mar', attacker: 'scottish' },
    );
    expect(battlesIn(told)).toEqual([
      { from: 1, to: 17, over: true },
      { from: 18, to: 19, over: false },
    ]);
  });
});

describe('the battles of whole matches', () => {
  it.each([
    [1, 'random'],
    [2, 'random'],
  ] as const)('stand in the news as they stand on the map (seed %i, %s)', (seed, bot) => {
    let compared = 0;
    playThrough(seed, bot, (match) => {
      for (const viewer of [0, 1, 'observer'] as const) {
        const { view, log: told } = snapshotOf(match, viewer);
        const frame = frameOf(view, 'battle');
        if (frame === undefined) continue;
        const segment = battlesIn(told).at(-1);
        const scene = segment === undefined ? undefined : sceneAt(told, segment, told.length);
        expect(segment?.over).toBe(false);
        if (scene === undefined) throw new Error('a battle is not in the news');
        compared += 1;
        const area = areaId(frame.area);
        expect([scene.area, scene.round, scene.attacker]).toEqual([
          area,
          frame.round,
          frame.attacker === 0 ? 'english' : 'scottish',
        ]);
        const standing = scene.fighters
          .filter((each) => each.standing === 'up')
          .map(({ id, side, steps, acted }) => ({ id, side, steps, acted }));
        const known = view.known
          .filter(({ place, up }) => place === area && up === true)
          .map(({ block, side, steps, acted }) => ({ id: block, side, steps, acted: acted === true }));
        const byName = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
        expect(standing.toSorted(byName)).toEqual(known.toSorted(byName));
      }
    });
    expect(compared).toBeGreaterThan(50);
  });
});
