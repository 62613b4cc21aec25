import { describe, expect, it } from 'vitest';
import type { Action, Chance, GameEvent, Seat, Viewer } from '../../core/game.ts';
import { dealt, recording, replaying } from '../../core/chance.ts';
import { forkSeed, seeded } from '../../core/seeded.ts';
import { action, firstArg, KINDS, kindOf, secondArg } from './actions.ts';
import type { Frame } from './agenda.ts';
import { BLOCK_COUNT, BLOCKS, isNoble, type Block } from './blocks.ts';
import { hammerOfTheScots } from './index.ts';
import { hasMark, CAPTURED, LEAVING, OFF_MAP, placeOf, sideOf, UP, type State } from './state.ts';

/*
 * Two positions that differ in nothing but which of several like blocks stands where must look alike to whoever
 * may not see those blocks, and stay alike whatever their owner does, until the table is shown a block.
 */

const GAMES = 6;
const SEED = 1305;

/** Blocks that differ in nothing but their names. */
const kindOfBlock = (b: Block): string => {
  const { owner, type, move, letter, hits, max, cross, celtic } = BLOCKS[b] ?? {};
  return JSON.stringify([owner, type, move, letter, hits, max, cross, celtic]);
};

const isHidden = (s: State, b: Block, viewer: Viewer): boolean =>
  !isNoble(b) &&
  sideOf(s, b) !== viewer &&
  placeOf(s, b) < OFF_MAP &&
  !hasMark(s, b, UP | CAPTURED | LEAVING);

/** A random exchange of names among like blocks that the viewer does not see. */
function exchange(s: State, viewer: Viewer, chance: Chance): number[] {
  const names = Array.from({ length: BLOCK_COUNT }, (_, b) => b);
  const groups = new Map<string, Block[]>();
  for (const b of names)
    if (isHidden(s, b, viewer)) groups.set(kindOfBlock(b), [...(groups.get(kindOfBlock(b)) ?? []), b]);
  for (const group of groups.values()) {
    const order = dealt(chance, group.length, group.length, 'exchange');
    group.forEach((b, i) => {
      names[b] = group[order[i] ?? 0] ?? b;
    });
  }
  return names;
}

function renamed(s: State, names: readonly number[]): State {
  const twin = hammerOfTheScots.copy(s);
  for (const [b, name] of names.entries()) {
    twin.place[name] = s.place[b] ?? 0;
    twin.steps[name] = s.steps[b] ?? 0;
    twin.marks[name] = s.marks[b] ?? 0;
  }
  twin.agenda.forEach((f, i) => {
    if (f.step === 'group' && f.mover !== -1)
      twin.agenda[i] = { ...f, mover: names[f.mover] ?? f.mover } satisfies Frame;
  });
  return twin;
}

const namesBlock = (a: Action): boolean =>
  KINDS.some(({ kind, args }) => kind === kindOf(a) && args[0] === 'block');

const renamedAction = (a: Action, names: readonly number[]): Action =>
  namesBlock(a) ? action(kindOf(a), names[firstArg(a)] ?? 0, secondArg(a)) : a;

/** What the viewer heard while an action was carried out, and whether the table was shown something. */
function carriedOut(s: State, a: Action, seat: Seat, chance: Chance, viewer: Viewer) {
  const heard: GameEvent[] = [];
  let shown = false;
  hammerOfTheScots.apply(s, a, seat, chance, (open, to, closed) => {
    const event = to !== undefined && to === viewer ? closed : open;
    if (event === undefined) return;
    heard.push(event);
    if (hammerOfTheScots.reveals.has(event.type) || event.type === 'lost') shown = true;
  });
  return { heard, shown };
}

/** Plays one random game beside twins that are made anew at each decision; tells at which entries one was noticed. */
function noticed(scenario: string, viewer: Viewer, seed: number): string[] {
  const chance = seeded(seed);
  const state = hammerOfTheScots.setup({ scenario, options: {} }, chance);
  const found: string[] = [];
  for (let entry = 0; found.length === 0; entry += 1) {
    const [seat] = hammerOfTheScots.deciders(state);
    if (seat === undefined) return found;
    const names = exchange(state, viewer, chance);
    const twin = renamed(state, names);
    const legal = hammerOfTheScots.legal(state, seat);
    const a = legal[chance.draw(legal.length, 'action')] ?? -1;
    const line = `${entry}: ${hammerOfTheScots.notation.write(a)}`;
    if (different(hammerOfTheScots.view(state, viewer), hammerOfTheScots.view(twin, viewer)))
      found.push(line);
    const recorder = recording(chance);
    const real = carriedOut(state, a, seat, recorder, viewer);
    const other = carriedOut(
      twin,
      renamedAction(a, names),
      seat,
      replaying(recorder.take().map(({ value }) => value)),
      viewer,
    );
    if (real.shown || other.shown) continue;
    if (different(real.heard, other.heard)) found.push(`${line} is heard`);
    if (different(hammerOfTheScots.view(state, viewer), hammerOfTheScots.view(twin, viewer)))
      found.push(`${line} is seen`);
  }
  return found;
}

const different = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

describe.each(['braveheart', 'the-bruce', 'campaign'])(
  'H15.165 H12.3 what a viewer may not see in %s',
  (scenario) => {
    it.each([0, 1, 'observer'] as const)('never shows to %s, whatever the owner does', (viewer) => {
      for (let game = 0; game < GAMES; game += 1)
        expect(noticed(scenario, viewer, forkSeed(SEED, game))).toEqual([]);
    });
  },
);
