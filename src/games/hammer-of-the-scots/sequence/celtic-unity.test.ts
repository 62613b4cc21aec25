import { describe, expect, it } from 'vitest';
import { start, table } from '../position.kit.ts';
import { asked, bothMove, fire, roundOf, toRound, toTurnOf } from './battle.kit.ts';

describe('Celtic Unity', () => {
  it('H15.79, H7.6 Wales Archers attack alone and roll 6: to the pool, the defender may regroup', () => {
    const t = bothMove(
      { english: { angus: 'wales-archers' }, scottish: { buchan: 'douglas' } },
      [['angus', 'buchan', 'wales-archers']],
      [],
      6,
    );
    expect(t.toldOf('observer', 'celtic-roll')).toEqual([
      { type: 'celtic-roll', block: 'wales-archers', die: 6, deserts: true },
    ]);
    expect(t.where('wales-archers')).toBe('english pool');
    expect([t.step, t.deciders]).toEqual(['regroup', ['scottish']]);
    expect(t.legal('scottish')).toContain('regroup douglas angus');
  });

  it('H7.6 on 1 to 4 they stay, on 5 and 6 they go; one roll for each, all shown before', () => {
    const t = bothMove(
      {
        english: { angus: 'wales-archers, wales-infantry, ulster-infantry, hobelars' },
        scottish: { buchan: 'douglas' },
      },
      [['angus', 'buchan', 'wales-archers, wales-infantry, ulster-infantry, hobelars']],
      [],
      4,
      5,
      1,
    );
    const rolls = t.toldOf('observer', 'celtic-roll').map(({ block, die }) => [block, die]);
    expect(rolls).toEqual([
      ['wales-archers', 4],
      ['wales-infantry', 5],
      ['ulster-infantry', 1],
    ]);
    expect(t.count('buchan')).toBe('3 english, 1 scottish');
    expect(t.where('wales-infantry')).toBe('english pool');
    expect(t.toldOf('scottish', 'revealed')[0]).toMatchObject({
      blocks: ['hobelars', 'wales-archers', 'wales-infantry', 'ulster-infantry'],
    });
    expect(t.unrolled).toBe(0);
  });

  it('H7.6 they roll when they defend, too', () => {
    const t = table({
      first: 'scottish',
      english: { buchan: 'ulster-infantry' },
      scottish: { mar: 'douglas' },
      agenda: start.movesAlone(['scottish', 1]),
    });
    t.play('scottish', 'group mar').rolls(5).play('scottish', 'move douglas buchan');
    expect([t.where('ulster-infantry'), t.step]).toEqual(['english pool', 'regroup']);
  });

  it('H7.6, H13.30 a Reserve rolls when it is revealed at the start of Round 2, nobody a second time', () => {
    const t = bothMove(
      {
        english: { angus: 'hobelars, wales-archers', mar: 'ulster-infantry' },
        scottish: { buchan: 'douglas' },
      },
      [
        ['angus', 'buchan', 'hobelars, wales-archers'],
        ['mar', 'buchan', 'ulster-infantry'],
      ],
      [],
      2,
    );
    expect(t.toldOf('observer', 'celtic-roll')).toHaveLength(1);
    t.rolls(5);
    toRound(t, 2);
    expect(t.toldOf('observer', 'celtic-roll').at(-1)).toMatchObject({ block: 'ulster-infantry', die: 5 });
    expect([t.where('ulster-infantry'), t.unrolled]).toEqual(['english pool', 0]);
    toRound(t, 3);
    expect(t.toldOf('observer', 'celtic-roll')).toHaveLength(2);
  });

  it('H7.6, H7.13 the roll empties the Main Attack while Reserves are due: the battle goes on', () => {
    const t = bothMove(
      {
        english: { angus: 'ulster-infantry, wales-infantry', mar: 'hobelars' },
        scottish: { buchan: 'douglas' },
      },
      [
        ['angus', 'buchan', 'ulster-infantry, wales-infantry'],
        ['mar', 'buchan', 'hobelars'],
      ],
      [],
      6,
      6,
    );
    expect([roundOf(t), asked(t).filter((line) => !line.startsWith('retreat'))]).toEqual([
      1,
      ['pass douglas'],
    ]);
    t.play('scottish', 'pass douglas');
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([]);
    toTurnOf(t, 'hobelars');
    expect(roundOf(t)).toBe(2);
  });

  it('H13.29 a defender emptied by Celtic Unity counts as beaten: the roles swap in Round 2', () => {
    const t = table({
      first: 'scottish',
      english: { buchan: 'ulster-infantry', mar: 'hobelars' },
      scottish: { angus: 'keith' },
      agenda: start.movesAlone(['scottish', 1], ['english', 1]),
    });
    t.play('scottish', 'group angus', 'move keith buchan');
    if (t.step === 'group') t.play('scottish', 'done');
    t.play('english', 'group mar').rolls(6).play('english', 'move hobelars buchan');
    if (t.step === 'group') t.play('english', 'done');
    expect(t.where('ulster-infantry')).toBe('english pool');
    toRound(t, 2);
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([
      { type: 'roles-swapped', area: 'buchan', attacker: 'english' },
    ]);
    fire(t, 'hobelars', 6, 6, 6);
    expect(asked(t)).toContain('fire keith');
  });

  it('H11.9, H8.1 desertion is no loss in battle: nothing but the pool comes of it', () => {
    const t = bothMove(
      { english: { angus: 'ulster-infantry' }, scottish: { buchan: 'douglas' } },
      [['angus', 'buchan', 'ulster-infantry']],
      [],
      5,
    );
    expect(t.toldOf('observer', 'lost')).toEqual([]);
    expect(t.result).toBeUndefined();
  });
});
