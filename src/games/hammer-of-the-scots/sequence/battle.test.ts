import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import type { TestTable } from '../position.kit.ts';
import { view } from '../view.ts';
import { asked, bothMove, englishAttack, fire, passOn, roundOf, toRound, toTurnOf } from './battle.kit.ts';

/** Whose turn it is, in the order of play, while everybody passes through one round. */
function orderOfRound(t: TestTable): string[] {
  const order: string[] = [];
  const round = roundOf(t);
  while (t.step === 'battle' && roundOf(t) === round) {
    const side = t.deciders[0] ?? 'english';
    const line = t.legal(side).find((each) => each.startsWith('pass ')) ?? '';
    order.push(line.slice('pass '.length));
    t.play(side, line);
  }
  return order;
}

describe('the sequence of one battle', () => {
  it('H7.3, H12.1 all active blocks are shown with their strength when the battle begins', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights, hobelars', {
      english: { angus: 'york-knights 3, hobelars 1, edward' },
      scottish: { buchan: 'douglas 2' },
    });
    const shown = [
      {
        type: 'revealed',
        side: 'english',
        area: 'buchan',
        blocks: ['hobelars', 'york-knights'],
        steps: [1, 3],
      },
      { type: 'revealed', side: 'scottish', area: 'buchan', blocks: ['douglas'], steps: [2] },
    ];
    expect(t.toldOf('scottish', 'revealed')).toEqual(shown);
    expect(t.toldOf('observer', 'revealed')).toEqual(shown);
  });

  it('H7.3 three rounds, then the attacker must retreat, then the defender regroups', () => {
    const t = passOn(
      englishAttack('angus', 'buchan', 'hobelars', {
        english: { angus: 'hobelars' },
        scottish: { buchan: 'douglas' },
      }),
    );
    expect(t.toldOf('observer', 'round')).toEqual([
      { type: 'round', area: 'buchan', round: 2 },
      { type: 'round', area: 'buchan', round: 3 },
    ]);
    expect(t.toldOf('observer', 'passed')).toHaveLength(6);
    expect(t.toldOf('observer', 'must-retreat')).toEqual([
      { type: 'must-retreat', side: 'english', area: 'buchan' },
    ]);
    t.play('english', 'retreat hobelars angus');
    expect(t.toldOf('observer', 'victor')).toEqual([{ type: 'victor', side: 'scottish', area: 'buchan' }]);
    expect([t.step, t.deciders]).toEqual(['regroup', ['scottish']]);
    t.play('scottish', 'done');
    expect(t.step).toBe('cards');
  });

  it('H15.87 H7.3 the Main Attack dies in Round 1 with no Reserves: the battle stops at that instant', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 1' },
      scottish: { buchan: 'wallace, douglas' },
    });
    fire(t, 'wallace', 1, 6, 6, 6);
    expect(t.toldOf('observer', 'victor')).toEqual([{ type: 'victor', side: 'scottish', area: 'buchan' }]);
    expect(t.refusal('scottish', 'fire douglas')).toBe('fireInCombatTurn H7.8');
    expect(t.step).toBe('regroup');
  });

  it('H15.115 all defenders retreat in Round 1, no Reserves: the attacker wins and may regroup', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'keith, douglas' },
    });
    t.play('scottish', 'retreat keith mar', 'retreat douglas strathspey');
    expect([t.step, t.deciders]).toEqual(['regroup', ['english']]);
    expect(t.legal('english')).toContain('regroup york-infantry angus');
  });

  it('H15.168 H7.3 after the battle everybody stands hidden again', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'keith, douglas' },
    });
    const up = (viewer: 0 | 1 | 'observer'): string[] =>
      view(t.s, viewer)
        .known.filter((each) => each.up === true)
        .map(({ block }) => block);
    expect(up('observer')).toEqual(['york-infantry', 'keith', 'douglas']);
    passOn(t).play('english', 'retreat york-infantry angus');
    expect([up('observer'), up(0), up(1)]).toEqual([[], [], []]);
    const standing = view(t.s, 'observer').standing.filter(
      ({ area }) => area === 'buchan' || area === 'angus',
    );
    expect(standing).toEqual([
      { side: 'english', area: 'angus', count: 1 },
      { side: 'scottish', area: 'buchan', count: 2 },
    ]);
    expect(t.s.marks.every((marks) => marks === 0)).toBe(true);
  });
});

describe('Combat Turns', () => {
  it('H15.74, H7.7 noble, knights, Scottish infantry, English infantry', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights, durham-infantry', {
      english: { angus: 'york-knights, durham-infantry' },
      scottish: { buchan: 'mar, grant' },
    });
    expect(orderOfRound(t)).toEqual(['mar', 'york-knights', 'grant', 'durham-infantry']);
  });

  it('H15.179 Wallace, Hobelars, Mar at B3 in Mar, knights', () => {
    const t = englishAttack('buchan', 'mar', 'hobelars, york-knights', {
      english: { buchan: 'hobelars, york-knights' },
      scottish: { mar: 'wallace, mar' },
    });
    t.play('scottish', 'pass wallace').play('english', 'pass hobelars');
    t.rolls(3, 4, 4).play('scottish', 'fire mar');
    expect(t.toldOf('english', 'fired').at(-1)).toMatchObject({ block: 'mar', hits: 1 });
    expect(t.where('york-knights')).toBe('english mar 3');
    expect(asked(t)).toContain('fire york-knights');
  });

  it('H7.7 the owner picks the order within a step, and each block has one turn', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights, durham-knights', {
      english: { angus: 'york-knights, durham-knights' },
      scottish: { buchan: 'keith, etterick, grant' },
    });
    expect(t.deciders).toEqual(['scottish']);
    expect(t.refusal('scottish', 'pass grant')).toBe('notItsTurn H7.7');
    expect(t.refusal('scottish', 'pass york-knights')).toBe('notInThisBattle H7.8');
    expect(t.refusal('english', 'pass york-knights')).toBe('notYourDecision H12.6');
    t.play('scottish', 'pass etterick');
    expect(t.refusal('scottish', 'fire etterick')).toBe('hasActed H7.7');
    t.play('scottish', 'pass keith').play('english', 'pass durham-knights');
    expect(t.refusal('english', 'fire durham-knights')).toBe('hasActed H7.7');
    t.play('english', 'pass york-knights').play('scottish', 'pass grant');
    expect([roundOf(t), t.refusal('scottish', 'fire etterick')]).toEqual([2, 'ok']);
  });

  it('H15.78, H7.7 Hobelars of strength 1, hit by Wallace in the defender A step, never fire', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars, york-infantry', {
      english: { angus: 'hobelars 1, york-infantry 1' },
      scottish: { buchan: 'wallace' },
    });
    fire(t, 'wallace', 3, 4, 5, 6);
    expect(t.deciders).toEqual(['english']);
    expect(t.refusal('english', 'hit york-infantry')).toBe('ok');
    t.play('english', 'hit hobelars');
    expect(t.where('hobelars')).toBe('english removed');
    expect(asked(t).filter((line) => line.startsWith('fire'))).toEqual(['fire york-infantry']);
  });

  it('H7.7 a weakened block acts with what it has left', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry 3' },
      scottish: { buchan: 'wallace' },
    });
    fire(t, 'wallace', 1, 1, 6, 6);
    fire(t, 'york-infantry', 6);
    expect([t.unrolled, t.toldOf('observer', 'fired').at(-1)]).toMatchObject([0, { dice: [6] }]);
  });

  it('H7.8 fire, retreat or pass, and nothing else', () => {
    const t = englishAttack('angus', 'mar', 'hobelars', {
      english: { angus: 'hobelars' },
      scottish: { mar: 'douglas' },
    });
    expect(asked(t)).toEqual([
      'fire hobelars',
      'pass hobelars',
      'retreat hobelars angus',
      'retreat hobelars atholl',
      'retreat hobelars badenoch',
      'retreat hobelars buchan',
    ]);
    expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
    expect(t.refusal('english', 'hit douglas')).toBe('hitWhenHit H7.11');
    expect(t.refusal('english', 'regroup hobelars angus')).toBe('regroupAfterVictory H7.22');
    t.play('english', 'pass hobelars');
    expect(t.toldOf('scottish', 'passed')).toEqual([{ type: 'passed', side: 'english', block: 'hobelars' }]);
  });

  it('H15.180, H8.2 a captured noble has no turn in the round of its capture', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars, york-knights, durham-infantry', {
      english: { angus: 'hobelars, york-knights, durham-infantry' },
      scottish: { buchan: 'angus 1, grant 1' },
    });
    fire(t, 'hobelars', 2, 6, 6);
    t.play('scottish', 'hit angus');
    expect(t.deciders).toEqual(['english']);
    expect(t.refusal('english', 'fire angus')).toBe('justCaptured H8.2');
    expect(t.refusal('english', 'retreat angus angus')).toBe('justCaptured H8.2');
    expect(asked(t).filter((line) => line.startsWith('fire'))).toEqual(['fire york-knights']);
    toRound(t, 2);
    toTurnOf(t, 'angus');
    expect(t.refusal('english', 'fire angus')).toBe('ok');
  });
});

describe('no target', () => {
  /** Hobelars kill Grant, the only active defender of Buchan; Keith is due there in Round 2. */
  const grantFalls = (options: OptionValues = {}): TestTable => {
    const t = bothMove(
      {
        english: { angus: 'hobelars, york-infantry' },
        scottish: { buchan: 'grant 1', mar: 'keith', strathspey: 'fraser', badenoch: 'bruce' },
        options,
      },
      [['angus', 'buchan', 'hobelars, york-infantry']],
      [['mar', 'buchan', 'keith']],
    );
    return fire(t, 'hobelars', 2, 6, 6);
  };

  it('H15.114, H7.12 own C-block has not acted, Reserves are due: it may retreat or pass, not fire', () => {
    const t = grantFalls();
    expect(t.where('grant')).toBe('scottish pool');
    expect([t.deciders, asked(t)]).toEqual([
      ['english'],
      ['pass york-infantry', 'retreat york-infantry angus'],
    ]);
    expect(t.refusal('english', 'fire york-infantry')).toBe('noTarget H7.12');
    t.play('english', 'pass york-infantry');
    expect(roundOf(t)).toBe(2);
  });

  it('H13.22 with turnsWithoutTarget set to skip the round ends at once', () => {
    expect(roundOf(grantFalls({ 'rulings.turnsWithoutTarget': 'skip' }))).toBe(2);
  });

  it('H7.12 a block that could only pass is not asked', () => {
    const t = bothMove(
      {
        english: { angus: 'hobelars, york-infantry' },
        scottish: {
          buchan: 'grant 1',
          mar: 'keith',
          fife: 'graham',
          strathspey: 'fraser',
          badenoch: 'bruce',
        },
      },
      [['angus', 'buchan', 'hobelars, york-infantry']],
      [
        ['mar', 'buchan', 'keith'],
        ['fife', 'angus', 'graham'],
      ],
    );
    fire(t, 'hobelars', 2, 6, 6);
    expect(roundOf(t)).toBe(2);
  });

  it('H7.12, H7.23 the Norse are asked even when they can only pass', () => {
    const t = bothMove(
      {
        english: { angus: 'ulster-infantry, wales-infantry', mar: 'hobelars' },
        scottish: { buchan: 'norse' },
      },
      [
        ['angus', 'buchan', 'ulster-infantry, wales-infantry'],
        ['mar', 'buchan', 'hobelars'],
      ],
      [],
      5,
      6,
    );
    expect([t.deciders, asked(t)]).toEqual([['scottish'], ['pass norse']]);
  });
});
