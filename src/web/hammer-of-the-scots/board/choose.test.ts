import { describe, expect, it } from 'vitest';
import { seeded } from '../../../core/seeded.ts';
import { notation } from '../../../games/hammer-of-the-scots/actions.ts';
import { BLOCKS } from '../../../games/hammer-of-the-scots/blocks.ts';
import { AREAS } from '../../../games/hammer-of-the-scots/board.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { chooseArea, chooseBlock, destinations, NOTHING, PANEL_ONLY, type Position } from './choose.ts';
import { readOrders } from './orders.ts';
import { Ways } from './ways.ts';

const SIDES = ['english', 'scottish'] as const;

/** Positions of random games, each with the legal lines of a seat that has something to decide. */
function* positions(
  seed: number,
  every: number,
): Generator<Position & { readonly legal: readonly string[] }> {
  const chance = seeded(seed);
  const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? 'braveheart';
  const state = game.setup({ scenario, options: {} }, chance);
  for (let steps = 1; ; steps += 1) {
    const seat = game.deciders(state)[0];
    const me = seat === undefined ? undefined : SIDES[seat];
    if (seat === undefined || me === undefined) return;
    const actions = game.legal(state, seat);
    if (steps % every === 0) {
      const view = game.view(state, seat);
      const legal = actions.map((each) => game.notation.write(each));
      yield { view, me, legal, orders: readOrders(legal), ways: new Ways(view, me), isOver: false };
    }
    const action = actions[chance.draw(actions.length, 'action')];
    if (action === undefined) throw new Error('there is always something to do');
    game.apply(state, action, seat, chance);
  }
}

/** Every line that is played first by some clicks: on one thing, or on a block and then another thing. */
function reachable(position: Position): Set<string> {
  const lines = new Set<string>();
  const note = (play: readonly string[]): void => {
    if (play[0] !== undefined) lines.add(play[0]);
  };
  const areas = AREAS.map(({ id }) => id);
  for (const area of areas) {
    const { selection, play } = chooseArea(position, NOTHING, area);
    note(play);
    if (selection.via !== undefined)
      for (const origin of areas) note(chooseArea(position, selection, origin).play);
  }
  for (const { id } of BLOCKS) {
    const { selection, play } = chooseBlock(position, NOTHING, id);
    note(play);
    if (selection.blocks.length === 0) continue;
    for (const [, sent] of destinations(position, selection)) note(sent);
    note(chooseBlock(position, selection, id).play);
    for (const order of position.orders)
      if (order.block === id && order.area === undefined) lines.add(order.line);
  }
  return lines;
}

describe('clicks on the board', () => {
  it('give every legal line of random positions, or it stands in the panel alone', () => {
    let seen = 0;
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 6; seed += 1)
      for (const position of positions(seed, 11)) {
        if (seen > 420) break;
        seen += 1;
        const reached = reachable(position);
        for (const line of position.legal) {
          const kind = line.split(' ')[0] ?? '';
          kinds.add(kind);
          if (!PANEL_ONLY.has(kind))
            expect([...reached], `${line} of ${position.legal.join(', ')}`).toContain(line);
        }
      }
    expect(seen).toBeGreaterThan(50);
    expect(kinds.size).toBeGreaterThan(15);
  });

  it('play lines that are legal one after another', () => {
    let sent = 0;
    for (const position of positions(7, 5)) {
      if (sent > 60) break;
      for (const { id } of BLOCKS) {
        const { selection } = chooseBlock(position, NOTHING, id);
        for (const [, lines] of destinations(position, selection)) {
          if (lines.length < 2) continue;
          sent += 1;
          const state = game.sample(position.view, seeded(99));
          for (const line of lines) {
            const action = notation.read(line);
            if (action === undefined || position.me === undefined) throw new Error(line);
            const seat = SIDES.indexOf(position.me);
            expect(game.why(state, seat, action)).toBe(0);
            game.apply(state, action, seat, seeded(3));
          }
        }
      }
    }
    expect(sent).toBeGreaterThan(20);
  });
});
