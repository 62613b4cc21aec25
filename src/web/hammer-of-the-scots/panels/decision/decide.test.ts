import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../core/game.ts';
import { area as areaNamed, type AreaId } from '../../../../games/hammer-of-the-scots/board.ts';
import { position as setUp } from '../../../../games/hammer-of-the-scots/position.kit.ts';
import { hammerOfTheScots as game, type HammerState } from '../../../../games/index.ts';
import { LANGUAGES, words, type Language } from '../../../../words/index.ts';
import type { Choice, Decision } from '../../../panels/decision.ts';
import type { HammerSnapshot } from '../../../table/table.ts';
import { playThrough, snapshotOf } from '../game.kit.ts';
import { decisionOf } from './decide.ts';

const decide = (snapshot: HammerSnapshot, language: Language = 'en'): Decision | undefined =>
  decisionOf(snapshot, words(language, game), language);

/** What a side is asked in a position that was set up. */
function decideIn(state: HammerState, seat: Seat): Decision | undefined {
  const match = playThrough(1, 'random', () => undefined);
  return decide({
    ...snapshotOf(match, seat),
    view: game.view(state, seat),
    deciders: [seat],
    legal: game.legal(state, seat).map((action) => game.notation.write(action)),
  });
}

/** Every line that can be reached by picking pieces one at a time, and by the other choices. */
function linesOf(decision: Decision): string[] {
  const { picker } = decision;
  const ways = picker?.pieces([]).flatMap(({ id }) => picker.ways([id])) ?? [];
  // A way of several steps begins with one of a single step.
  const single = ways.filter(({ lines }) => lines.length === 1);
  return [...single, ...decision.groups.flatMap(({ choices }) => choices), ...decision.finish].flatMap(
    ({ lines }) => lines,
  );
}

const textsOf = (choices: readonly Choice[]): string[] =>
  choices.flatMap(({ label, note, final, confirm }) => [label, note, final, confirm]);

describe('the decisions of whole matches', () => {
  it.each([
    [1, 'clerk', 'braveheart'],
    [2, 'random', 'campaign'],
    [3, 'random', 'the-bruce'],
  ] as const)('offer every legal line exactly once (seed %i, %s, %s)', (seed, bot, scenario) => {
    const steps = new Set<string>();
    playThrough(
      seed,
      bot,
      (match, seat) => {
        const snapshot = snapshotOf(match, seat);
        const decision = decide(snapshot);
        expect(decision).toBeDefined();
        if (decision === undefined) return;
        steps.add(decision.step);
        expect(linesOf(decision).toSorted()).toEqual(snapshot.legal.toSorted());
      },
      scenario,
    );
    expect(steps.size).toBeGreaterThan(12);
  });

  it.each(LANGUAGES)('speak without a gap in %s', (language) => {
    let looked = 0;
    playThrough(4, 'random', (match, seat) => {
      looked += 1;
      if (looked % 5 !== 0) return;
      const decision = decide(snapshotOf(match, seat), language);
      const { picker } = decision ?? {};
      const ways = picker?.ways(picker.pieces([]).map(({ id }) => id)) ?? [];
      const texts = textsOf([
        ...ways,
        ...(decision?.groups.flatMap(({ choices }) => choices) ?? []),
        ...(decision?.finish ?? []),
      ]);
      expect(texts.filter((text) => /undefined|NaN|[{}]/.test(text))).toEqual([]);
    });
  });
});

describe('a decision', () => {
  /** The first decision of a step in a match of clerks. */
  function first(step: string, seed = 1): Decision {
    let found: Decision | undefined;
    playThrough(seed, 'clerk', (match, seat) => {
      const decision = decide(snapshotOf(match, seat));
      if (found === undefined && decision?.step === step) found = decision;
    });
    if (found === undefined) throw new Error(`nobody was asked about ${step}`);
    return found;
  }

  it('is nobody’s to see who does not decide', () => {
    playThrough(5, 'clerk', (match, seat) => {
      if (match.length > 3) return;
      expect(decide(snapshotOf(match, 'observer'))).toBeUndefined();
      if (match.deciders().length === 1)
        expect(decide(snapshotOf(match, seat === 0 ? 1 : 0))).toBeUndefined();
    });
  });

  it('of an open battle can be shown to both players at one screen', () => {
    let shown = 0;
    playThrough(1, 'clerk', (match, seat) => {
      const snapshot = snapshotOf(match, 'observer', seat);
      if (snapshot.view.agenda.at(-1)?.step !== 'battle') return;
      shown += 1;
      expect(linesOf(decide(snapshot) as Decision).toSorted()).toEqual(snapshot.legal.toSorted());
    });
    expect(shown).toBeGreaterThan(5);
  });

  it('of cards says what each card does, and that it is final', () => {
    const [group] = first('cards').groups;
    expect(group?.choices.map(({ label, note }) => `${label}: ${note}`)).toContain(
      'Play Move 2: Two Group Moves.',
    );
    expect(group?.choices.every(({ final }) => final !== '')).toBe(true);
  });

  it('of moves asks before Group Moves are given up', () => {
    const { groups, finish } = first('moves');
    expect(groups[0]?.title).toMatch(/^\d Group Moves? left$/);
    expect(groups[0]?.choices.every(({ note }) => note !== '')).toBe(true);
    expect(finish.map(({ confirm }) => confirm)).toEqual([
      expect.stringMatching(/not used\. End your moves all the same\?$/),
    ]);
  });

  it('of a Group Move picks blocks, then a way for all of them', () => {
    let checked = 0;
    playThrough(3, 'clerk', (match, seat) => {
      const decision = decide(snapshotOf(match, seat));
      const { picker } = decision ?? {};
      if (decision?.step !== 'group' || picker === undefined || picker.pieces([]).length < 2) return;
      expect(picker.ways([])).toEqual([]);
      const all = picker.pieces([]).map(({ id }) => id);
      for (const way of picker.ways(all)) {
        if (way.lines.length === 0) expect(way.note).toMatch(/H\d/);
        else for (const id of all) expect(way.lines.join()).toContain(`move ${id} `);
        if (way.tone === 'attack') expect(way.note).toMatch(/^(attack:|joins)/);
        checked += 1;
      }
    });
    expect(checked).toBeGreaterThan(5);
  });

  it('H5.10, H5.11 of a crowning says where the King enters and who turns away from him', () => {
    const state = setUp({
      year: 1301,
      cards: { english: '1', scottish: 'victuals' },
      scottish: { fife: 'bruce', badenoch: 'comyn', angus: 'angus', mar: 'french-knights', moray: 'moray' },
      english: { buchan: 'buchan', lanark: 'steward' },
      agenda: [{ step: 'event', seat: 1 }],
    });
    const decision = decideIn(state, 1);
    expect(decision?.groups.flatMap(({ choices }) => choices.map(({ note }) => note))).toEqual([
      'Add up to 3 steps to your blocks in one area.',
      'The King enters in Fife. Comyn and Angus turn English.',
      'The King enters in Mar. Bruce turns English.',
    ]);
  });

  it('H7.20 of victors who can go nowhere says that they stay', () => {
    const after = (area: AreaId): string | undefined => {
      const state = setUp({
        english: { [area]: 'york-infantry' },
        agenda: [{ step: 'regroup', area: areaNamed(area), side: 0 }],
      });
      return decideIn(state, 0)?.hint;
    };
    expect([after('england'), after('annan')]).toEqual([
      'Your blocks stay: there is no area they may go to.',
      '',
    ]);
  });

  it('of a Combat Turn groups by block: fire, retreat, pass', () => {
    const { groups } = first('battle');
    const [group] = groups;
    expect(group?.note).toMatch(/^[ABC]\d, strength \d of \d$/);
    expect(group?.choices[0]?.label).toBe('Fire');
    expect(group?.choices[0]?.note).toMatch(/^\d (die|dice), (a 1 hits|1–\d hits)$/);
    expect(group?.choices[0]?.final).not.toBe('');
    expect(group?.choices.at(-1)?.label).toBe('Pass');
  });

  it('of builds groups by area, with the points that are left', () => {
    const { groups, finish } = first('builds');
    expect(groups.every(({ note }) => /^\d points? left$/.test(note))).toBe(true);
    expect(finish[0]?.confirm).toMatch(/not spent\. Finish all the same\?$/);
  });
});
