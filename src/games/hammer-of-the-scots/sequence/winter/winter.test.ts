import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';
import { handOf, tallySize } from '../../state.ts';

const NEW_HANDS = new Array<number>(10).fill(0);

const country: Words = {
  turn: 5,
  english: {
    ross: 'ross 2',
    fife: 'edward 3, mar 2',
    england: 'york-knights, york-infantry',
    mentieth: 'durham-infantry 1',
    pool: 'hobelars',
  },
  scottish: { annan: 'bruce', england: 'moray 2, wallace 1', lothian: 'douglas 2', pool: 'keith' },
  agenda: start.endOfTurn(),
};

const steps = (t: TestTable): string => `${t.step} ${t.deciders.join(' ')}`;

describe('the Winter Turn', () => {
  it('H10.1 H13.73 every year has its winter, step by step in the order of the rules', () => {
    const t = table(country).play('english', 'disband york-infantry');
    const seen = [steps(t)];
    const play = (side: 'english' | 'scottish', line: string): void => {
      t.play(side, line);
      if (t.step !== 'cards') seen.push(steps(t));
    };
    expect(t.where('mar')).toBe('english mar 2');
    play('scottish', 'home bruce carrick');
    play('scottish', 'go moray moray');
    play('scottish', 'done');
    play('english', 'disband edward');
    play('english', 'done');
    play('scottish', 'go wallace selkirk');
    play('scottish', 'done');
    t.rolls(0);
    play('scottish', 'draw lothian');
    play('scottish', 'done');
    t.rolls(0, 0, ...NEW_HANDS);
    play('english', 'build durham-infantry');
    play('english', 'done');
    expect(seen).toEqual([
      'home scottish',
      'scottish-leaders scottish',
      'scottish-leaders scottish',
      'edward english',
      'english-disbanding english',
      'scottish-disbanding scottish',
      'scottish-disbanding scottish',
      'builds scottish',
      'builds scottish',
      'builds english',
      'builds english',
    ]);
    expect([t.s.year, t.step]).toEqual([1298, 'cards']);
    expect(t.where('keith')).toBe('scottish lothian 1');
    expect(t.where('wallace')).toBe('scottish selkirk 3');
    expect(t.where('durham-infantry')).toBe('english mentieth 2');
    expect(t.toldOf('observer', 'levy')).toEqual([{ type: 'levy', count: 2 }]);
  });

  it('H3.4 unplayed cards go back unseen', () => {
    const t = table({
      ...country,
      scottish: { annan: 'bruce' },
      hands: { english: '3 2', scottish: '1 1' },
    });
    expect([tallySize(handOf(t.s, 0)), tallySize(handOf(t.s, 1))]).toEqual([0, 0]);
    expect(JSON.stringify(t.told('observer'))).not.toContain('card');
  });

  it('H13.39 whoever wintered last year is still remembered when the English are asked', () => {
    const t = table({ ...country, scottish: { annan: 'bruce' }, winterArea: 'fife' }).play(
      'scottish',
      'home bruce annan',
      'done',
    );
    expect(steps(t)).toBe('english-disbanding english');
    expect(t.where('edward')).toBe('english pool');
  });
});
