import { describe, expect, it } from 'vitest';
import type { Frame } from '../../agenda.ts';
import { table, type TestTable, type Words } from '../../position.kit.ts';

const agenda: readonly Frame[] = [{ step: 'levy' }, { step: 'cards' }];
const levy = (words: Omit<Words, 'agenda'>, ...draws: readonly number[]): TestTable =>
  table({ ...words, agenda }, ...draws);

const SEVEN =
  'edward, york-knights, durham-knights, wales-archers, york-infantry, wales-infantry, ulster-infantry';

describe('the feudal levy', () => {
  it('H15.157 H10.17 a pool of 7 levies 4 at full strength into England', () => {
    const t = levy({ english: { pool: SEVEN } }, 6, 0, 0, 0);
    expect(t.count('england')).toBe('4 english, 0 scottish');
    expect([t.where('ulster-infantry'), t.where('edward'), t.where('york-knights')]).toEqual([
      'english england 3',
      'english england 4',
      'english england 4',
    ]);
    expect(t.where('wales-archers')).toBe('english pool');
  });

  it('H12.2 everybody hears how many come, the English who', () => {
    const t = levy({ english: { pool: 'hobelars, york-infantry' } }, 1);
    expect(t.told('scottish')).toEqual([{ type: 'levy', count: 1 }]);
    expect(t.told('english')).toEqual([{ type: 'levy-own', count: 1, blocks: ['york-infantry'] }]);
  });

  it('H13.47 half of the pool, rounded up: 1 of 1, 1 of 2, 2 of 3, nobody of an empty one', () => {
    const size = (pool: string): string => levy({ english: { pool } }, 0, 0).count('england');
    expect(size('hobelars')).toBe('1 english, 0 scottish');
    expect(size('hobelars, york-knights')).toBe('1 english, 0 scottish');
    expect(size('hobelars, york-knights, york-infantry')).toBe('2 english, 0 scottish');
    expect(size('')).toBe('0 english, 0 scottish');
  });

  it('H10.17 none where Edward winters in Scotland', () => {
    const t = levy({ english: { pool: 'hobelars', fife: 'edward' }, winterArea: 'fife' });
    expect([t.count('england'), t.told('observer')]).toEqual([
      '0 english, 0 scottish',
      [{ type: 'no-levy' }],
    ]);
  });

  it('H15.183 H10.17 Edward II in a pool of 1 appears in England at strength 4', () => {
    const t = levy({ english: { pool: 'edward' }, edwardSecond: true }, 0);
    expect(t.where('edward')).toBe('english england 4');
  });

  it('H15.118 H8.3 Edward I, killed in battle, may come back with the next levy as Edward II at strength 4', () => {
    const t = table({
      english: { fife: 'edward 1', ross: 'ross' },
      scottish: { fife: 'wallace', annan: 'bruce' },
      turn: 5,
      agenda: [{ step: 'battle', area: 14, attacker: 0, round: 1, turn: 0 }, { step: 'end-of-turn' }],
    }).rolls(1, 1, 1, 1);
    for (let n = 0; n < 20 && t.step !== 'home'; n += 1) {
      const side = t.deciders[0] ?? 'english';
      const legal = t.legal(side);
      t.play(side, legal.find((line) => line.startsWith('fire')) ?? legal.at(-1) ?? '');
    }
    expect([t.where('edward'), t.s.edwardSecond, t.result]).toEqual(['english pool', true, undefined]);
    t.rolls(0, ...new Array<number>(10).fill(0))
      .play('scottish', 'home bruce annan', 'done')
      .play('english', 'done')
      .play('scottish', 'done', 'done')
      .play('english', 'done');
    expect([t.where('edward'), t.s.edwardSecond]).toEqual(['english england 4', true]);
  });

  it('H2.6 an Edward who lies face up counts for the size and is not drawn in the first years', () => {
    const options = { 'variants.edwardFaceUpYears': 2 };
    const second = levy({ options, year: 1297, english: { pool: 'edward, hobelars, york-knights' } }, 0, 0);
    expect([second.count('england'), second.where('edward')]).toEqual([
      '2 english, 0 scottish',
      'english pool',
    ]);
    const third = levy({ options, year: 1298, english: { pool: 'edward, hobelars, york-knights' } }, 0, 0);
    expect(third.where('edward')).toBe('english england 4');
    const alone = levy({ options, year: 1297, english: { pool: 'edward' } });
    expect(alone.count('england')).toBe('0 english, 0 scottish');
  });
});

describe('the new year', () => {
  it('H10.18 the year goes on, and five new cards are dealt to each', () => {
    const t = table({ year: 1299, agenda: [{ step: 'new-year' }] }, ...new Array<number>(10).fill(0));
    expect([t.s.year, t.step]).toEqual([1300, 'cards']);
    expect(t.toldOf('observer', 'year')).toEqual([{ type: 'year', year: 1300 }]);
  });

  it('H10.18 it is remembered whether Edward wintered', () => {
    const t = table(
      { winterArea: 'fife', english: { fife: 'edward' }, agenda: [{ step: 'levy' }, { step: 'new-year' }] },
      ...new Array<number>(10).fill(0),
    );
    expect(t.s.winterArea).toBe(14);
  });
});
