import { describe, expect, it } from 'vitest';
import { checkConfig } from '../core/config.ts';
import { type AnyGame, Match } from '../core/match.ts';
import { seeded } from '../core/seeded.ts';
import { hammerOfTheScots, scotlandRising } from '../games/index.ts';
import { words } from '../words/index.ts';
import { actionOf } from './lines.ts';
import { MenuOfActions } from './menu.ts';
import { screenOf } from './screen/index.ts';
import { plainPaints, type Terminal } from './terminal.ts';

const terminal: Terminal = {
  language: 'en',
  width: 80,
  isScreen: false,
  paint: plainPaints,
  print: () => undefined,
  write: () => undefined,
  clear: () => undefined,
};

function matchOf(game: AnyGame, ...lines: readonly string[]): Match<unknown, unknown> {
  const config = checkConfig(game, { scenario: game.scenarios[0]?.id ?? '' });
  if (!config.ok) throw new Error('the configuration is in order');
  const match = new Match(game, config.value, seeded(3));
  for (const line of lines) {
    const action = actionOf(match, match.deciders()[0] ?? 0, line);
    if (action === undefined || !match.play(match.deciders()[0] ?? 0, action).ok)
      throw new Error(`'${line}' cannot be played`);
  }
  return match;
}

const menuOf = (match: Match<unknown, unknown>): MenuOfActions =>
  new MenuOfActions(
    { terminal, words: words('en', match.game) },
    screenOf(match.game.id),
    match,
    match.deciders()[0] ?? 0,
    undefined,
  );

describe('a list of hundreds', () => {
  const match = matchOf(scotlandRising, 'ready', 'roll');
  const legal = match.legal(0);

  it('is one of those who can act, sorted, and of what stands by itself', () => {
    const menu = menuOf(match);
    expect(legal.length).toBeGreaterThan(200);
    expect(menu.last).toBe(29);
    expect(menu.choice(1)).toEqual({ type: 'actor', actor: 'S-A1' });
    expect(menu.choice(29)).toEqual({ type: 'action', action: scotlandRising.notation.read('end') });
    expect(menu.choice(0)).toBeUndefined();
    expect(menu.choice(30)).toBeUndefined();
    const text = menu.lines().join('\n');
    expect(text).toMatch(/^ {2} 1 {2}A1 0504: move/m);
    expect(text).toMatch(/^ {2}29 {2}End your action phase +end$/m);
    expect(menu.lines().length).toBeLessThan(20);
  });

  it('leads to everything that is legal, each action under one number', () => {
    const menu = menuOf(match);
    const found: number[] = [];
    for (let number = 1; number <= 29; number += 1) {
      const choice = menu.choice(number);
      if (choice?.type === 'action') found.push(choice.action);
      if (choice?.type !== 'actor') continue;
      menu.pick(choice.actor);
      for (let each = 1; each <= menu.last; each += 1) {
        const own = menu.choice(each);
        if (own?.type === 'action') found.push(own.action);
      }
      expect(menu.choice(0)).toEqual({ type: 'back' });
      menu.pick(undefined);
    }
    expect(found.toSorted((a, b) => a - b)).toEqual(legal.toSorted((a, b) => a - b));
  });

  it('knows units by name, by the half of it, and by its beginning where that is enough', () => {
    const menu = menuOf(match);
    expect(menu.actorNamed('s-p1')).toBe('S-P1');
    expect(menu.actorNamed('P10')).toBe('S-P10');
    expect(menu.actorNamed('rb')).toBe('S-RBruce');
    expect(menu.actorNamed('p')).toBeUndefined();
    expect(menu.actorNamed('k1')).toBeUndefined();
    expect(menu.anyActor).toBe('a1');
  });

  it('shows what a unit can do under headings, with the way back', () => {
    const menu = menuOf(match);
    menu.pick('S-P2');
    const lines = menu.lines();
    expect(lines[0]).toMatch(/^Scots pike 2 \(S-P2\), 0505: 2 dice/);
    expect(lines).toContain('Move (1 AP)');
    expect(lines.join('\n')).toMatch(/^ {2}1 {2}0406 potholes {2}2 {2}0506 potholes$/m);
    expect(lines.at(-1)).toBe('  0  back to all units');
  });
});

describe('a short list', () => {
  it('is plain, in every game', () => {
    const announce = menuOf(matchOf(scotlandRising, 'ready'));
    expect(announce.lines().length).toBe(2);
    const cards = menuOf(matchOf(hammerOfTheScots));
    expect(cards.last).toBe(cards.lines().length);
    expect(cards.choice(1)?.type).toBe('action');
    expect(cards.actorNamed('wallace')).toBeUndefined();
    expect(cards.anyActor).toBeUndefined();
  });
});

describe('a line that is typed', () => {
  const match = matchOf(scotlandRising, 'ready', 'roll');

  it('is an action in any case of letters, legal or not', () => {
    expect(actionOf(match, 0, 'move s-p2 0506')).toBe(scotlandRising.notation.read('move S-P2 0506'));
    expect(actionOf(match, 0, 'ATTACK e-k1 0101')).toBe(scotlandRising.notation.read('attack E-K1 0101'));
    expect(actionOf(match, 0, 'charge e-edwardii 0805>0704')).toBe(
      scotlandRising.notation.read('charge E-EdwardII 0805>0704'),
    );
    expect(actionOf(match, 0, 'move wallace fife')).toBeUndefined();
  });
});
