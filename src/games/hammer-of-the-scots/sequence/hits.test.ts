import { describe, expect, it } from 'vitest';
import { asked, bothMove, englishAttack, fire, roundOf, toTurnOf } from './battle.kit.ts';

describe('applying hits', () => {
  it('H15.75, H7.11 three hits on two blocks of strength 4: one each, the third on either', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights', {
      english: { angus: 'york-knights' },
      scottish: { buchan: 'douglas, graham, fraser' },
    });
    fire(t, 'york-knights', 1, 2, 3, 6);
    expect([t.deciders, asked(t)]).toEqual([['scottish'], ['hit douglas', 'hit graham']]);
    expect(t.refusal('scottish', 'hit fraser')).toBe('notStrongest H7.11');
    expect(t.refusal('scottish', 'hit york-knights')).toBe('cannotBeHitNow H7.11');
    expect(t.refusal('english', 'hit douglas')).toBe('notYourDecision H12.6');
    expect(t.refusal('scottish', 'pass fraser')).toBe('passInCombatTurn H7.8');
    t.play('scottish', 'hit douglas');
    // Graham alone is strongest now and takes the second; then three are equal.
    expect(asked(t)).toEqual(['hit douglas', 'hit fraser', 'hit graham']);
    t.play('scottish', 'hit graham');
    expect([t.where('douglas'), t.where('graham')]).toEqual(['scottish buchan 3', 'scottish buchan 2']);
  });

  it('H7.11 everybody sees who is hit and what is left of it', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights', {
      english: { angus: 'york-knights' },
      scottish: { buchan: 'douglas, keith' },
    });
    toTurnOf(t, 'york-knights');
    fire(t, 'york-knights', 1, 6, 6, 6);
    expect(t.toldOf('english', 'hit')).toEqual([
      { type: 'hit', side: 'scottish', block: 'douglas', steps: 3 },
    ]);
    expect(t.toldOf('observer', 'hit')).toHaveLength(1);
  });

  it('H15.77, H13.31 four hits on one active block of strength 2, Reserves waiting: two hits vanish', () => {
    const t = bothMove(
      { english: { angus: 'york-knights' }, scottish: { buchan: 'keith 2', mar: 'douglas' } },
      [['angus', 'buchan', 'york-knights']],
      [['mar', 'buchan', 'douglas']],
    );
    fire(t, 'york-knights', 1, 1, 1, 1);
    expect(t.where('keith')).toBe('scottish pool');
    expect([roundOf(t), t.where('douglas')]).toEqual([2, 'scottish buchan 4']);
    expect(t.toldOf('observer', 'hit')).toHaveLength(2);
  });

  it('H15.92, H8.2 noble 1 and infantry 1 take three hits: captured, eliminated, the third lost', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights', {
      english: { angus: 'york-knights' },
      scottish: { buchan: 'angus 1, grant 1' },
    });
    fire(t, 'york-knights', 1, 1, 1, 6);
    t.play('scottish', 'hit angus');
    expect([t.where('angus'), t.where('grant')]).toEqual(['english buchan 1', 'scottish pool']);
    expect([t.step, t.deciders]).toEqual(['regroup', ['english']]);
  });

  it('H7.11 a noble captured in this round is hit neither by its old nor by its new comrades', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars, york-infantry', {
      english: { angus: 'hobelars 2, york-infantry 1' },
      scottish: { buchan: 'mar 1, grant 1, keith 1' },
    });
    fire(t, 'hobelars', 1, 6);
    t.play('scottish', 'hit mar');
    expect(t.where('mar')).toBe('english buchan 1');
    fire(t, 'grant', 1);
    expect([t.where('hobelars'), t.where('mar')]).toEqual(['english buchan 1', 'english buchan 1']);
    fire(t, 'york-infantry', 1);
    expect(asked(t)).toEqual(['hit grant', 'hit keith']);
    expect(t.refusal('scottish', 'hit mar')).toBe('cannotBeHitNow H7.11');
  });
});
