import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../games/hammer-of-the-scots/blocks.ts';
import { AREAS } from '../../../games/hammer-of-the-scots/board.ts';
import { position as setUp } from '../../../games/hammer-of-the-scots/position.kit.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { LANGUAGES, words } from '../../../words/index.ts';
import { resolveParagraph } from '../../panels/rules/rulebook.ts';
import { positionOf } from '../choosing.ts';
import { knownBlock, topFrame } from '../panels/facts.ts';
import { playThrough, snapshotOf } from '../panels/game.kit.ts';
import { hammerRules } from '../panels/rules.ts';
import { isPlayable, NOTHING, type Position, type Selection } from './choose.ts';
import { explain, type Asked, type Explanation } from './explain.ts';
import { sayExplanation } from './speech.ts';

const SPEECH = LANGUAGES.map((language) => words(language, game));
const BOOK = hammerRules(words('en', game), 'en', {});

/** Everything that can be asked about: each area, each block by its name, hidden ones in areas and in a pool. */
const ALL: readonly Asked[] = [
  ...AREAS.map(({ id }): Asked => ({ kind: 'area', area: id })),
  ...BLOCKS.map(({ id }): Asked => ({ kind: 'block', block: id })),
  ...AREAS.map(({ id }): Asked => ({ kind: 'hidden', side: 'english', area: id })),
  { kind: 'hidden', side: 'scottish', area: undefined },
];

/** Answers that have been read already. */
const READ = new Set<string>();

/** Checks that an answer is true in the position itself, and can be read. */
function check(
  answer: Explanation,
  legal: readonly string[],
  why: (line: string) => number,
  step: string | undefined,
): void {
  if (answer.allowed) {
    expect(answer.lines.length).toBeGreaterThan(0);
    expect(legal).toContain(answer.lines[0]);
  } else if (answer.line !== undefined) {
    expect(legal).not.toContain(answer.line);
  }
  const key = JSON.stringify([answer, step]);
  if (!READ.has(key)) {
    READ.add(key);
    expect(resolveParagraph(BOOK, answer.paragraph), answer.paragraph).toBeDefined();
    for (const speech of SPEECH) {
      const { tried, sentence } = sayExplanation(speech, answer, step);
      expect(`${tried} ${sentence}`).not.toMatch(/undefined|NaN|[{}]|\(H/);
      expect(sentence.length).toBeGreaterThan(8);
    }
  }
  if (!answer.allowed && answer.line !== undefined) expect(why(answer.line), answer.line).not.toBe(0);
}

describe('why not', () => {
  it.each([
    [1, 'clerk', 'braveheart'],
    [2, 'random', 'campaign'],
    [3, 'random', 'the-bruce'],
  ] as const)('has a true answer about everything (seed %i, %s, %s)', (seed, bot, scenario) => {
    const seen = new Map<string, number>();
    let asked = 0;
    const match = playThrough(
      seed,
      bot,
      (at, seat) => {
        const snapshot = snapshotOf(at, seat);
        const step = topFrame(snapshot.view)?.step;
        // Every step is asked about often enough, none of them forever.
        const times = (seen.get(step ?? '') ?? 0) + 1;
        seen.set(step ?? '', times);
        if (times > 3 && times % 60 !== 0) return;
        const position = positionOf(snapshot);
        const why = (line: string): number => {
          const action = game.notation.read(line);
          if (action === undefined) throw new Error(`'${line}' is no action`);
          return game.why(at.state, seat, action);
        };
        for (const each of ALL) {
          asked += 1;
          const answer = explain(position, NOTHING, each);
          check(answer, snapshot.legal, why, step);
          if (!answer.allowed && answer.line !== undefined) expect(answer.code).toBe(why(answer.line));
          if (each.kind === 'block' && isPlayable(position, each.block)) expect(answer.allowed).toBe(true);
        }
        const other = positionOf(snapshotOf(at, seat === 0 ? 1 : 0));
        if (other.me === undefined)
          for (const each of ALL) check(explain(other, NOTHING, each), [], () => -1, step);
      },
      scenario,
    );
    expect(asked).toBeGreaterThan(3000);
    expect(seen.size).toBeGreaterThan(10);
    for (const each of ALL) {
      const answer = explain(positionOf(snapshotOf(match, 1)), NOTHING, each);
      expect(answer).toMatchObject({ allowed: false, paragraph: 'H11.10' });
    }
  });

  it('says of a goal either that picked blocks can go there, or why they cannot', () => {
    let asked = 0;
    playThrough(5, 'random', (at, seat) => {
      const snapshot = snapshotOf(at, seat);
      const position = positionOf(snapshot);
      if (position.ways?.together !== true || at.length % 3 !== 0) return;
      const first = BLOCKS.find(({ id }) => isPlayable(position, id))?.id;
      if (first === undefined) return;
      for (const { id } of AREAS) {
        asked += 1;
        const answer = explain(position, { blocks: [first], via: undefined }, { kind: 'area', area: id });
        expect(answer.paragraph).toMatch(/^H\d/);
        if (!answer.allowed && knownBlock(position.view, first)?.place !== id)
          expect(answer.line, `${first} to ${id}`).toMatch(/^(group|move|norse|regroup|retreat|main)/);
      }
    });
    expect(asked).toBeGreaterThan(500);
  });
});

it('of a match that somebody has resigned is that the game is over', () => {
  const match = playThrough(1, 'random', () => undefined);
  const before = { ...snapshotOf(match, 1), view: game.view(match.position(0), 1) };
  const result = { winners: [0], kind: 'resigned', paragraph: '' };
  for (const each of ALL) {
    expect(explain(positionOf(before), NOTHING, each)).toMatchObject({ paragraph: 'H12.6' });
    expect(explain(positionOf({ ...before, result }), NOTHING, each)).toMatchObject({ paragraph: 'H11.10' });
  }
});

describe('an answer', () => {
  const state = setUp({
    scottish: { fife: 'wallace 4, douglas 3', moray: 'moray 2' },
    english: { atholl: 'atholl', england: 'hobelars' },
    agenda: [{ step: 'moves', seat: 1, left: 2 }],
  });
  const at = (selection: Selection, asked: Asked): string => {
    const position: Position = {
      ...positionOf({
        gameId: game.id,
        scenario: 'braveheart',
        viewer: 1,
        view: game.view(state, 1),
        deciders: [1],
        legal: game.legal(state, 1).map((action) => game.notation.write(action)),
        log: [],
        told: [],
        length: 0,
        canUndo: false,
      }),
    };
    const { tried, sentence } = sayExplanation(
      words('en', game),
      explain(position, selection, asked),
      'moves',
    );
    return tried === '' ? sentence : `${tried}: ${sentence}`;
  };
  const wallace: Selection = { blocks: ['wallace'], via: undefined };

  it('speaks of the area, the block or the way that is asked about', () => {
    expect(at(NOTHING, { kind: 'area', area: 'ross' })).toBe(
      'Group Move from Ross: You have no blocks in Ross.',
    );
    expect(at(NOTHING, { kind: 'block', block: 'douglas' })).toBe('Allowed now: Group Move from Fife.');
    expect(at(NOTHING, { kind: 'block', block: 'bruce' })).toMatch(/Bruce/);
    expect(at(wallace, { kind: 'area', area: 'mentieth' })).toBe(
      'Allowed now: Group Move from Fife; Move Wallace to Mentieth.',
    );
  });

  it('of an area farther off names what stops the block on its way', () => {
    const douglas: Selection = { blocks: ['douglas'], via: undefined };
    expect(at(douglas, { kind: 'area', area: 'lochaber' })).toBe(
      'Move Douglas to Lochaber: Douglas must stop on meeting the enemy.',
    );
    expect(at(douglas, { kind: 'area', area: 'galloway' })).toBe(
      'Move Douglas to Galloway: Douglas cannot step straight into Galloway: there is no border between.',
    );
  });
});
