import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import type { TestTable } from '../position.kit.ts';
import { view } from '../view.ts';
import {
  asked,
  bothMove,
  fire,
  type March,
  passOn,
  passUntil,
  type Quiet,
  roundOf,
  toRound,
  toTurnOf,
} from './battle.kit.ts';

const fromAngus = (blocks: string): March => ['angus', 'buchan', blocks];
const fromMar = (blocks: string): March => ['mar', 'buchan', blocks];
const fromStrathspey = (blocks: string): March => ['strathspey', 'buchan', blocks];

describe('Reserves', () => {
  /** English knights attack Buchan from Angus, infantry from Mar; Scots come from Strathspey. */
  const bothHaveReserves = (): TestTable =>
    bothMove(
      {
        english: { angus: 'york-knights, durham-knights', mar: 'york-infantry' },
        scottish: { buchan: 'douglas, graham, fraser, grant', strathspey: 'keith' },
      },
      [fromAngus('york-knights, durham-knights'), fromMar('york-infantry')],
      [fromStrathspey('keith')],
    );

  it('H15.166 H7.13 H12.1 in Round 1 Reserves stay hidden, only their number is known', () => {
    const t = bothHaveReserves();
    expect(t.toldOf('english', 'revealed').at(-1)).toMatchObject({
      blocks: ['douglas', 'graham', 'fraser', 'grant'],
    });
    const reserves = view(t.s, 0).standing.filter(({ reserve }) => reserve === true);
    expect(reserves).toMatchObject([{ side: 'scottish', area: 'buchan', count: 1 }]);
    expect(JSON.stringify(view(t.s, 0).known)).not.toContain('keith');
    expect(JSON.stringify(t.told('english'))).not.toContain('keith');
  });

  it('H7.13 in Round 1 Reserves may neither fire nor retreat nor be hit', () => {
    const t = bothHaveReserves();
    toTurnOf(t, 'york-knights').rolls(1, 1, 1, 6).play('english', 'fire york-knights');
    expect(asked(t)).toEqual(['hit douglas', 'hit graham']);
    expect(t.refusal('scottish', 'hit keith')).toBe('cannotBeHitNow H7.11');
    t.play('scottish', 'hit douglas', 'hit fraser');
    expect(t.where('graham')).toBe('scottish buchan 3');
    t.play('english', 'pass durham-knights');
    expect(t.refusal('scottish', 'fire keith')).toBe('inReserve H7.13');
    expect(t.refusal('scottish', 'retreat keith mar')).toBe('inReserve H7.13');
    passUntil(t, () => roundOf(t) === 2);
    expect(asked(t)).toContain('fire keith');
  });

  it('H7.13 at the start of Round 2 the Reserves of both sides join together', () => {
    const t = toRound(bothHaveReserves(), 2);
    expect(t.toldOf('observer', 'revealed').slice(-2)).toMatchObject([
      { side: 'english', blocks: ['york-infantry'], steps: [4] },
      { side: 'scottish', blocks: ['keith'], steps: [3] },
    ]);
    expect(asked(t).filter((line) => line.startsWith('fire'))).toEqual(['fire keith']);
    toTurnOf(t, 'york-infantry');
  });

  it('H15.86, H7.14 the Main Attack dies in Round 1: no swap, the Reserves arrive as attackers', () => {
    const t = bothMove(
      {
        english: { angus: 'hobelars 1', mar: 'york-knights 1' },
        scottish: { buchan: 'wallace, douglas' },
      },
      [fromAngus('hobelars'), fromMar('york-knights')],
      [],
    );
    fire(t, 'wallace', 1, 6, 6, 6);
    expect(t.where('hobelars')).toBe('english removed');
    expect([roundOf(t), asked(t).includes('pass douglas')]).toEqual([1, true]);
    expect(t.refusal('scottish', 'fire douglas')).toBe('noTarget H7.12');
    t.play('scottish', 'pass douglas');
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([]);
    expect([roundOf(t), t.deciders]).toEqual([2, ['scottish']]);
    passOn(t);
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['english']]);
  });

  it('H15.80, H7.6 Ulster Infantry waits in Reserve, the battle is won in Round 1: no roll, not revealed', () => {
    const t = bothMove(
      {
        english: { angus: 'hobelars, york-knights', mar: 'ulster-infantry' },
        scottish: { buchan: 'grant 1' },
      },
      [fromAngus('hobelars, york-knights'), fromMar('ulster-infantry')],
      [],
    );
    fire(t, 'hobelars', 1, 6, 6);
    expect(t.step).toBe('regroup');
    expect(JSON.stringify(t.told('scottish'))).not.toContain('ulster');
    t.play('english', 'regroup ulster-infantry mar', 'done');
    expect(t.where('ulster-infantry')).toBe('english mar 3');
    expect(JSON.stringify(t.told('scottish'))).not.toContain('ulster');
  });

  it('H13.85 a noble that waits in Reserve is not hit before Round 2', () => {
    const t = bothMove(
      { english: { angus: 'hobelars, york-knights' }, scottish: { buchan: 'douglas 1', mar: 'mar 1' } },
      [fromAngus('hobelars, york-knights')],
      [fromMar('mar')],
    );
    fire(t, 'hobelars', 1, 1, 1);
    expect([t.where('douglas'), t.where('mar')]).toEqual(['scottish pool', 'scottish buchan 1']);
    toRound(t, 2);
    fire(t, 'hobelars', 1, 6, 6);
    expect(t.where('mar')).toBe('english buchan 1');
  });
});

describe('change of control', () => {
  /** The only active defender of Mar falls in Round 1; Scots are due from Buchan. */
  const lastDefenderFalls = (attackers: string, words: Quiet = {}): TestTable => {
    const t = bothMove(
      {
        english: { angus: attackers },
        scottish: { mar: 'grant 1', buchan: 'douglas, keith, bruce' },
        ...words,
      },
      [['angus', 'mar', attackers]],
      [['buchan', 'mar', 'douglas, keith, bruce']],
    );
    return fire(t, 'hobelars', 1, 6, 6);
  };

  it('H15.84, H7.14 all defenders die, three Reserves due: roles swap, the arriving side must leave', () => {
    const t = toRound(lastDefenderFalls('hobelars, york-infantry'), 2);
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([
      { type: 'roles-swapped', area: 'mar', attacker: 'scottish' },
    ]);
    const order: string[] = [];
    while (roundOf(t) === 2) {
      const side = t.deciders[0] ?? 'english';
      const line = t.legal(side).find((each) => each.startsWith('pass ')) ?? '';
      order.push(line);
      t.play(side, line);
    }
    expect(order).toEqual([
      'pass hobelars',
      'pass keith',
      'pass bruce',
      'pass york-infantry',
      'pass douglas',
    ]);
    passOn(t);
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['scottish']]);
    t.play('scottish', 'retreat douglas buchan', 'retreat keith buchan', 'retreat bruce badenoch');
    expect(t.toldOf('observer', 'victor')).toEqual([{ type: 'victor', side: 'english', area: 'mar' }]);
  });

  it('H15.85, H7.10 the former attacker has Mar in Mar: B2 in Round 1, B3 after the swap', () => {
    const t = lastDefenderFalls('hobelars, mar');
    expect(t.refusal('english', 'fire mar')).toBe('noTarget H7.12');
    toRound(t, 2);
    fire(t, 'mar', 3, 3, 4);
    expect(t.toldOf('observer', 'fired').at(-1)).toMatchObject({ block: 'mar', hits: 2 });
  });

  it('H15.89, H13.29 the defender captures a noble, then loses everybody else: swap, the noble attacks', () => {
    const t = nobleTakenThenAlone();
    toRound(t, 2);
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([
      { type: 'roles-swapped', area: 'mar', attacker: 'scottish' },
    ]);
    toTurnOf(t, 'buchan');
    passOn(t);
    expect([t.step, t.deciders, t.legal('scottish').length > 0]).toEqual([
      'must-retreat',
      ['scottish'],
      true,
    ]);
  });

  it('H13.29 with controlFlipWithCapturedOnly off a captured noble alone does not swap the roles', () => {
    const t = toRound(nobleTakenThenAlone({ 'rulings.controlFlipWithCapturedOnly': false }), 2);
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([]);
    passOn(t);
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['english']]);
  });

  it('H13.29 with controlFlipWithCapturedOnly off true Reserves still swap the roles', () => {
    const t = lastDefenderFalls('hobelars, york-infantry', {
      options: { 'rulings.controlFlipWithCapturedOnly': false },
    });
    expect(toRound(t, 2).toldOf('observer', 'roles-swapped')).toHaveLength(1);
  });

  it('H13.29 a defender emptied by its own retreats counts as beaten', () => {
    const t = bothMove(
      { english: { angus: 'hobelars' }, scottish: { mar: 'grant', buchan: 'douglas' } },
      [['angus', 'mar', 'hobelars']],
      [['buchan', 'mar', 'douglas']],
    );
    toTurnOf(t, 'grant').play('scottish', 'retreat grant atholl');
    expect(roundOf(t)).toBe(2);
    expect(t.toldOf('observer', 'roles-swapped')).toHaveLength(1);
  });

  it('H13.29, H7.14 no swap when neither side has an active block', () => {
    const t = bothMove(
      {
        english: { angus: 'hobelars', buchan: 'york-infantry' },
        scottish: { mar: 'grant 1', badenoch: 'douglas' },
      },
      [
        ['angus', 'mar', 'hobelars'],
        ['buchan', 'mar', 'york-infantry'],
      ],
      [['badenoch', 'mar', 'douglas']],
    );
    toTurnOf(t, 'hobelars').play('english', 'retreat hobelars atholl');
    toTurnOf(t, 'grant').play('scottish', 'retreat grant badenoch');
    expect(roundOf(t)).toBe(2);
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([]);
    expect(asked(t)).toContain('fire douglas');
  });

  it('H7.14 no swap at the start of Round 3', () => {
    const t = bothMove(
      { english: { angus: 'hobelars 1, angus 1, york-infantry 1' }, scottish: { buchan: 'wallace 1' } },
      [fromAngus('hobelars, angus, york-infantry')],
      [],
    );
    toRound(t, 2);
    fire(t, 'wallace', 1);
    t.play('english', 'hit angus');
    fire(t, 'hobelars', 1);
    expect([t.where('wallace'), t.where('angus')]).toEqual(['scottish removed', 'scottish buchan 1']);
    toRound(t, 3);
    expect(t.toldOf('observer', 'roles-swapped')).toEqual([]);
    toTurnOf(t, 'angus');
    expect(passOn(t).deciders).toEqual(['english']);
    expect(t.step).toBe('must-retreat');
  });
});

/** Wallace takes Buchan, a noble of the attackers, then falls: the noble is all that is left to the defence of Mar. */
function nobleTakenThenAlone(options: OptionValues = {}): TestTable {
  const t = bothMove(
    {
      english: { angus: 'buchan 1, york-infantry 1' },
      scottish: { mar: 'wallace 1', fife: 'bruce' },
      options,
    },
    [['angus', 'mar', 'buchan, york-infantry']],
    [],
  );
  fire(t, 'wallace', 1);
  t.play('english', 'hit buchan');
  return fire(t, 'york-infantry', 1);
}
