import { describe, expect, it } from 'vitest';
import { ChanceError, scripted } from './chance.ts';
import type { Chance, Config } from './game.ts';
import { keyed, verifyKeyed } from './keyed.ts';
import { type Entry, isResignation, reasonOf } from './entry.ts';
import { Match } from './match.ts';
import { replayMatch } from './replay.ts';
import { seeded } from './seeded.ts';
import { act, toy, type ToyState, type ToyView } from './toy.kit.ts';

const config: Config = { scenario: 'short', options: { 'rulings.highWins': true, 'variants.target': 9 } };
const RED = 0;
const BLUE = 1;

/** Red holds 1 and 6, blue holds 2 and 3; the deck is 4, 5, 7, 8. */
const deal = [0, 4, 1, 0];

function started(...more: number[]): Match<ToyState, ToyView> {
  return new Match(toy, config, scripted([...deal, ...more]));
}

function played(
  match: Match<ToyState, ToyView>,
  ...moves: [seat: number, ...action: Parameters<typeof act>][]
) {
  for (const [seat, ...action] of moves) {
    const result = match.play(seat, act(...action));
    if (!result.ok) throw new Error(result.error.reason.id);
  }
  return match;
}

/** Red has won the first round with 6 against 2 and may stake. */
function won(...more: number[]): Match<ToyState, ToyView> {
  return played(started(...more), [RED, 'card', 6], [BLUE, 'card', 2]);
}

function random(seed: number, chance: Chance = seeded(seed)): Match<ToyState, ToyView> {
  const match = new Match(toy, config, chance);
  const picks = seeded(seed + 1);
  while (match.deciders().length > 0) {
    const seat = match.deciders()[picks.draw(match.deciders().length, 'seat')] ?? 0;
    const legal = match.legal(seat);
    match.play(seat, legal[picks.draw(legal.length, 'action')] ?? 0);
  }
  return match;
}

describe('a match', () => {
  it('keeps the chance of its setup and of each entry', () => {
    const match = played(won(0, 5), [RED, 'stake', 2], [RED, 'swap', 1], [RED, 'roll']);
    expect(match.setupChance).toEqual(deal);
    expect(match.entries).toEqual([
      { seat: RED, action: act('card', 6), chance: [] },
      { seat: BLUE, action: act('card', 2), chance: [] },
      { seat: RED, action: act('stake', 2), chance: [] },
      { seat: RED, action: act('swap', 1), chance: [0] },
      { seat: RED, action: act('roll'), chance: [5] },
    ]);
    expect(match.length).toBe(5);
    expect(match.state.points).toEqual([2, 0]);
    expect(match.answers().slice(-2)).toEqual([
      { kind: 'draw', n: 4, purpose: 'swap', value: 0 },
      { kind: 'die', n: 6, purpose: 'stake', value: 5 },
    ]);
  });

  it('lets several seats decide in any order', () => {
    expect(started().deciders()).toEqual([RED, BLUE]);
    const one = played(started(), [RED, 'card', 6], [BLUE, 'card', 2]);
    const other = played(started(), [BLUE, 'card', 2], [RED, 'card', 6]);
    expect(other.state).toEqual(one.state);
  });

  it('refuses with the reason and changes nothing', () => {
    const match = won();
    const before = JSON.stringify(toy.encode(match.state));
    const result = match.play(BLUE, act('stake', 1));
    expect(result).toMatchObject({ ok: false, error: { reason: { id: 'notYours', paragraph: 'T4' } } });
    expect(match.refusal(RED, act('roll'))?.reason.id).toBe('notNow');
    expect(match.refusal(RED, act('stake', 1))).toBeUndefined();
    expect(JSON.stringify(toy.encode(match.state))).toBe(before);
    expect(match.length).toBe(2);
  });

  it('is loud about seats that do not exist', () => {
    expect(() => started().play(2, act('roll'))).toThrow('toy has no seat 2');
    expect(() => started().legal(-1)).toThrow(RangeError);
    expect(() => started().view(7)).toThrow(RangeError);
    expect(() => started().undoRefusal(7)).toThrow(RangeError);
  });

  it('is loud about a reason that does not exist', () => {
    const match = new Match({ ...toy, why: () => 99 }, config, scripted(deal));
    expect(() => match.play(RED, act('roll'))).toThrow('reason 99 does not exist');
  });

  it('is as before when chance fails or the game throws halfway', () => {
    const match = played(won(), [RED, 'stake', 1]);
    const [before, told] = [JSON.stringify(match.state), match.told(RED)];
    expect(() => match.play(RED, act('roll'))).toThrow(ChanceError);
    expect([JSON.stringify(match.state), match.told(RED), match.length]).toEqual([before, told, 3]);

    const half: typeof toy = {
      ...toy,
      apply(s, ...rest) {
        toy.apply(s, ...rest);
        if (s.stage === 'stake') throw new Error('halfway');
      },
    };
    const broken = played(new Match(half, config, scripted(deal)), [RED, 'card', 6]);
    const state = JSON.stringify(broken.state);
    expect(() => broken.play(BLUE, act('card', 2))).toThrow('halfway');
    expect([JSON.stringify(broken.state), broken.eventCount, broken.length]).toEqual([state, 3, 1]);
    expect(broken.canUndo(RED)).toBe(true);
  });

  it('goes on with another chance when it is told to', () => {
    const match = played(won(), [RED, 'stake', 1]);
    match.continueWith(scripted([4]));
    expect(played(match, [RED, 'roll']).state.points).toEqual([1, 0]);
  });

  it('shows each viewer its own view', () => {
    expect(started().view(RED).own?.hand).toEqual([1, 6]);
    expect(started().view('observer').own).toBeNull();
  });
});

describe('what is told', () => {
  const match = played(won(), [RED, 'stake', 1], [RED, 'look']);

  it('has one number a call without gaps, and nothing for those not entitled', () => {
    const types = (viewer: 0 | 1 | 'observer') => match.told(viewer).map(({ event }) => event?.type);
    expect(match.told(RED).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(types(RED)).toEqual(['hand', 'dealt', 'youChose', 'chose', 'shown', 'staked', 'saw']);
    expect(types(BLUE)).toEqual(['dealt', 'hand', 'chose', 'youChose', 'shown', 'staked', 'looked']);
    expect(types('observer')).toEqual(['dealt', 'dealt', 'chose', 'chose', 'shown', 'staked', 'looked']);
    expect(match.eventCount).toBe(7);
  });

  it('can be had from a number on, and for one entry', () => {
    expect(match.told(RED, 5)).toEqual([
      { number: 5, event: { type: 'staked', seat: RED, stake: 1 } },
      { number: 6, event: { type: 'saw', seat: RED, card: 3 } },
    ]);
    expect(match.told(RED, 7)).toEqual([]);
    expect(match.toldDuring(BLUE, 0).map(({ number }) => number)).toEqual([0, 1]);
    expect(match.toldDuring(BLUE, 2).map(({ number }) => number)).toEqual([3, 4]);
    expect(match.toldDuring(BLUE, 4).map(({ number }) => number)).toEqual([6]);
    expect(() => match.toldDuring(BLUE, 5)).toThrow('there is no entry 5');
  });

  it('is nothing for whoever is told nothing', () => {
    const whispering: typeof toy = {
      ...toy,
      apply(_s, _action, seat, _chance, tell) {
        tell?.(undefined, seat, { type: 'mine' });
        tell?.({ type: 'theirs' }, seat);
      },
    };
    const whispered = played(new Match(whispering, config, scripted(deal)), [RED, 'card', 6]);
    expect(whispered.told(RED, 2).map(({ event }) => event?.type)).toEqual(['mine', undefined]);
    expect(whispered.told(BLUE, 2).map(({ event }) => event?.type)).toEqual([undefined, 'theirs']);
  });
});

describe('undo', () => {
  it('takes a choice back while the other seat still chooses', () => {
    const match = started();
    const before = JSON.stringify(match.state);
    played(match, [RED, 'card', 6]);
    expect(match.undo(RED)).toEqual({ ok: true, value: { seat: RED, action: act('card', 6), chance: [] } });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.told(RED)).toHaveLength(2);
    expect(played(match, [RED, 'card', 1]).state.chosen).toEqual([1, 0]);
  });

  it('takes actions back one by one to the last point of no return', () => {
    const free: typeof toy = { ...toy, reveals: new Set(['shown']) };
    const match = played(new Match(free, config, scripted(deal)), [RED, 'card', 6], [BLUE, 'card', 2]);
    const before = JSON.stringify(match.state);
    played(match, [RED, 'stake', 1], [RED, 'look']);
    expect(match.undo(RED)).toMatchObject({ ok: true, value: { action: act('look') } });
    expect(match.undo(RED)).toMatchObject({ ok: true, value: { action: act('stake', 1) } });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.undo(RED)).toEqual({ ok: false, error: 'otherActed' });
    expect(match.undo(BLUE)).toEqual({ ok: false, error: 'revealed' });
  });

  it.each([
    ['nothing', 'there is nothing', RED, started()],
    ['nothing', 'only the other seat has acted', BLUE, played(started(), [RED, 'card', 6])],
    ['otherActed', 'another seat has acted since', RED, won()],
    ['revealed', 'something was shown', BLUE, won()],
    ['revealed', 'something was shown to one seat', RED, played(won(), [RED, 'stake', 1], [RED, 'look'])],
    ['chance', 'chance was drawn', RED, played(won(1), [RED, 'stake', 1], [RED, 'swap', 1])],
    [
      'turnPassed',
      'somebody owes a decision who owed none',
      RED,
      played(won(), [RED, 'stake', 1], [RED, 'claim']),
    ],
  ] as const)('is refused (%s) when %s', (refusal, _when, seat, match) => {
    const before = JSON.stringify(match.state);
    expect(match.undoRefusal(seat)).toBe(refusal);
    expect(match.canUndo(seat)).toBe(false);
    expect(match.undo(seat)).toEqual({ ok: false, error: refusal });
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('is refused when the game is over', () => {
    const short: Config = { ...config, options: { ...config.options, 'variants.target': 1 } };
    const match = played(new Match(toy, short, scripted(deal)), [RED, 'card', 6], [BLUE, 'card', 2]);
    played(match, [RED, 'stake', 1], [RED, 'claim']);
    expect(match.deciders()).toEqual([]);
    expect(match.undoRefusal(RED)).toBe('over');
  });

  it('keeps positions right over many entries', () => {
    // A game that only counts, so that a seat can go back further than the checkpoints lie apart.
    const counting: typeof toy = {
      ...toy,
      deciders: () => [RED],
      why: () => 0,
      apply(s) {
        s.target += 1;
      },
    };
    const match = new Match(counting, config, scripted(deal));
    for (let i = 0; i < 300; i++) match.play(RED, act('claim'));
    for (let i = 0; i < 180; i++) expect(match.undo(RED).ok).toBe(true);
    expect(match.state.target).toBe(129);
    for (let i = 0; i < 30; i++) match.play(RED, act('claim'));
    expect(match.length).toBe(150);
    for (let at = 0; at <= 150; at++) expect(match.position(at).target).toBe(9 + at);
  });
});

describe('position', () => {
  it('is the state after the first entries, and a copy', () => {
    const match = random(3);
    const states: string[] = [];
    const again = new Match(toy, config, scripted(match.setupChance));
    states.push(JSON.stringify(again.state));
    for (const entry of match.entries) {
      expect(again.playEntry(entry).ok).toBe(true);
      states.push(JSON.stringify(again.state));
    }
    for (const [at, state] of states.entries()) expect(JSON.stringify(match.position(at))).toBe(state);
    match.position(match.length).deck.pop();
    expect(JSON.stringify(match.state)).toBe(states.at(-1));
    match.position(0).deck.pop();
    expect(JSON.stringify(match.position(0))).toBe(states[0]);
  });

  it.each([-1, 0.5, 3, Number.NaN])('is loud about %d', (at) => {
    expect(() => won().position(at)).toThrow('there is no position');
  });
});

describe('resigning', () => {
  it('ends the match at once: the others have won', () => {
    const match = played(won(), [RED, 'stake', 1]);
    const state = JSON.stringify(match.state);
    expect(match.canResign(BLUE)).toBe(true);
    expect(match.resign(BLUE)).toEqual({ seat: BLUE, resigns: true });
    expect(match.outcome()).toEqual({ winners: [RED], kind: 'resigned', paragraph: '' });
    expect(match.resigned).toBe(BLUE);
    expect([match.deciders(), match.legal(RED), match.length]).toEqual([[], [], 4]);
    expect(match.entries.at(-1)).toEqual({ seat: BLUE, resigns: true });
    expect(JSON.stringify(match.state)).toBe(state);
    expect(match.view(RED)).toEqual(toy.view(match.state, RED));
  });

  it('may be done before anything was played, and in one’s own turn', () => {
    const match = started();
    match.resign(RED);
    expect(match.outcome()?.winners).toEqual([BLUE]);
    const own = won();
    own.resign(RED);
    expect(own.outcome()?.winners).toEqual([BLUE]);
  });

  it('leaves nothing to do, to nobody', () => {
    const match = won();
    match.resign(RED);
    const refused = { ok: false, error: { code: -1, reason: { id: 'resigned', paragraph: '' } } };
    for (const seat of [RED, BLUE]) {
      expect(match.play(seat, act('stake', 1))).toEqual(refused);
      expect(match.canResign(seat)).toBe(false);
      expect(match.resign(seat)).toBeUndefined();
      expect(match.undo(seat)).toEqual({ ok: false, error: 'over' });
    }
    expect(match.length).toBe(3);
    expect(reasonOf(toy, -1)).toEqual({ id: 'resigned', paragraph: '' });
    expect(() => match.legal(7)).toThrow('toy has no seat 7');
    expect(() => match.refusal(7, act('roll'))).toThrow('toy has no seat 7');
    expect(() => match.resign(7)).toThrow('toy has no seat 7');
  });

  it('is not possible when the game is over', () => {
    const match = random(3);
    const outcome = match.outcome();
    expect(match.resign(RED)).toBeUndefined();
    expect(match.outcome()).toEqual(outcome);
  });

  it('keeps what could be taken back from being taken back', () => {
    const match = played(started(), [RED, 'card', 6]);
    expect(match.canUndo(RED)).toBe(true);
    match.resign(BLUE);
    expect(match.undoRefusal(RED)).toBe('over');
    expect(match.undoRefusal(BLUE)).toBe('over');
  });

  it('is told to everybody', () => {
    const match = won();
    const before = match.eventCount;
    match.resign(BLUE);
    const told = [{ number: before, event: { type: 'resigned', seat: BLUE } }];
    for (const viewer of [RED, BLUE, 'observer'] as const) {
      expect(match.told(viewer, before)).toEqual(told);
      expect(match.toldDuring(viewer, 3)).toEqual(told);
    }
  });

  it('stands in the past as it happened', () => {
    const match = won();
    match.resign(BLUE);
    const { state, deciders, outcome } = match.moment(3);
    expect(JSON.stringify(state)).toBe(JSON.stringify(match.state));
    expect([deciders, outcome?.kind]).toEqual([[], 'resigned']);
    expect(match.moment(2)).toMatchObject({ deciders: [RED], outcome: undefined });
    expect(random(3).moment(0)).toMatchObject({ deciders: [RED, BLUE], outcome: undefined });
  });

  it('is replayed, over any number of entries', () => {
    for (let length = 0; length < 130; length += 43) {
      const counting: typeof toy = {
        ...toy,
        deciders: () => [RED],
        why: () => 0,
        apply: (s) => void (s.target += 1),
      };
      const match = new Match(counting, config, scripted(deal));
      for (let i = 0; i < length; i++) match.play(RED, act('claim'));
      match.resign(BLUE);
      const again = replayMatch(counting, config, match.setupChance, match.entries);
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.outcome()).toEqual(match.outcome());
      expect(again.value.entries).toEqual(match.entries);
      expect(again.value.position(length + 1).target).toBe(9 + length);
    }
  });

  it('is refused in a replay where the game was over before, and nothing follows it', () => {
    const match = random(3);
    const more: Entry[] = [...match.entries, { seat: RED, resigns: true }];
    expect(replayMatch(toy, config, match.setupChance, more)).toEqual({
      ok: false,
      error: { entry: more.length, code: 'resignedTooLate', args: { seat: 'red' } },
    });
    const after: Entry[] = [
      { seat: RED, resigns: true },
      { seat: BLUE, action: act('card', 2), chance: [] },
    ];
    expect(replayMatch(toy, config, deal, after)).toMatchObject({
      error: { entry: 2, code: 'afterResignation', args: { seat: 'blue', action: 'card 2' } },
    });
  });
});

describe('replay', () => {
  it('leads to the same match', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = random(seed);
      const again = replayMatch(toy, config, match.setupChance, match.entries);
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.state).toEqual(match.state);
      expect(again.value.answers()).toEqual(match.answers());
      expect(again.value.told(BLUE)).toEqual(match.told(BLUE));
    }
  });

  it('goes on with the chance that it is given', () => {
    const match = played(won(), [RED, 'stake', 2]);
    const again = replayMatch(toy, config, match.setupChance, match.entries, scripted([6]));
    if (!again.ok) throw new Error('not replayed');
    expect(played(again.value, [RED, 'roll']).state.points).toEqual([2, 0]);
    const mute = replayMatch(toy, config, match.setupChance, match.entries);
    if (!mute.ok) throw new Error('not replayed');
    expect(() => mute.value.play(RED, act('roll'))).toThrow(ChanceError);
  });

  const entries: readonly Entry[] = played(
    won(0, 5),
    [RED, 'stake', 2],
    [RED, 'swap', 1],
    [RED, 'roll'],
  ).entries;
  const withChance = (chance: number[], at: number) =>
    entries.map((e, i) => (i === at ? { ...e, chance } : e));

  it.each([
    [
      'an action is refused',
      deal,
      [...entries.slice(0, 2), { seat: BLUE, action: act('stake', 1), chance: [] }],
      3,
      'refused',
    ],
    ['an entry has too little chance', deal, withChance([], 3), 4, 'chanceExhausted'],
    ['an entry has chance out of range', deal, withChance([7], 4), 5, 'chanceOutOfRange'],
    ['an entry has chance left over', deal, withChance([0, 1], 3), 4, 'chanceLeftOver'],
    ['an entry has chance and needs none', deal, withChance([1], 0), 1, 'chanceLeftOver'],
    ['the setup has too little chance', [1], entries, 0, 'chanceExhausted'],
    ['the setup has chance out of range', [8, 0, 0, 0], entries, 0, 'chanceOutOfRange'],
    ['the setup has chance left over', [...deal, 0], entries, 0, 'chanceLeftOver'],
  ] as const)('says where and why it fails: %s', (_what, setup, list, entry, code) => {
    expect(replayMatch(toy, config, setup, list)).toMatchObject({ ok: false, error: { entry, code } });
  });

  it('gives what the words need', () => {
    const wrong = [{ seat: BLUE, action: act('stake', 1), chance: [] }];
    expect(replayMatch(toy, config, deal, wrong)).toEqual({
      ok: false,
      error: {
        entry: 1,
        code: 'refused',
        args: { seat: 'blue', action: 'stake 1', reason: 'notNow', paragraph: 'T4' },
      },
    });
    expect(replayMatch(toy, config, deal, withChance([9], 3))).toMatchObject({
      error: { entry: 4, outcome: 0, args: { kind: 'draw', n: 4, purpose: 'swap', value: 9 } },
    });
    expect(replayMatch(toy, config, deal, withChance([0, 1, 2], 3))).toMatchObject({
      error: { entry: 4, outcome: 1, args: { left: 2 } },
    });
  });

  it('lets errors of the game pass', () => {
    const broken: typeof toy = {
      ...toy,
      apply: () => {
        throw new Error('a mistake in the game');
      },
    };
    expect(() => replayMatch(broken, config, deal, entries)).toThrow('a mistake in the game');
  });
});

describe('a keyed match', () => {
  it('can be verified from its answers, over a restart', () => {
    const secret = Uint8Array.of(1, 2, 3);
    const whole = random(8, keyed(secret, 'm'));
    expect(verifyKeyed(secret, 'm', whole.answers())).toBeUndefined();
    for (let at = 0; at < whole.length; at++) {
      const half = replayMatch(toy, config, whole.setupChance, whole.entries.slice(0, at));
      if (!half.ok) throw new Error('not replayed');
      half.value.continueWith(keyed(secret, 'm', half.value.answers().length));
      for (const entry of whole.entries.slice(at))
        if (!isResignation(entry)) half.value.play(entry.seat, entry.action);
      expect(half.value.entries).toEqual(whole.entries);
    }
  });
});
