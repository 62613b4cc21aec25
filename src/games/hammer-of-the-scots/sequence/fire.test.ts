import { describe, expect, it } from 'vitest';
import type { TestTable } from '../position.kit.ts';
import { bothMove, englishAttack, fire, type Quiet, scottishAttack, toRound } from './battle.kit.ts';

/** The number of hits in the latest volley. */
const hits = (t: TestTable): unknown => t.toldOf('observer', 'fired').at(-1)?.['hits'];

describe('fire', () => {
  it('H15.76, H7.9 knights of strength 3 roll 2, 4, 5: one hit, and everybody sees the dice', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights', {
      english: { angus: 'york-knights 3' },
      scottish: { buchan: 'douglas' },
    });
    fire(t, 'york-knights', 2, 4, 5);
    const shown = [{ type: 'fired', side: 'english', block: 'york-knights', dice: [2, 4, 5], hits: 1 }];
    for (const viewer of ['english', 'scottish', 'observer'] as const)
      expect(t.toldOf(viewer, 'fired')).toEqual(shown);
    expect(t.where('douglas')).toBe('scottish buchan 3');
  });

  it('H7.9, H13.31 a hit strikes before the next block acts', () => {
    const t = englishAttack('angus', 'buchan', 'york-knights', {
      english: { angus: 'york-knights 3' },
      scottish: { buchan: 'douglas 2' },
    });
    fire(t, 'york-knights', 1, 6, 6);
    fire(t, 'douglas', 3);
    expect([t.unrolled, t.where('york-knights')]).toEqual([0, 'english buchan 2']);
  });

  it('H1.4.2 each block hits with the number printed on it', () => {
    const t = englishAttack('angus', 'buchan', 'edward, york-infantry', {
      english: { angus: 'edward 2, york-infantry 2' },
      scottish: { buchan: 'wallace 4, keith 1, etterick 1' },
    });
    fire(t, 'wallace', 3, 4, 4, 4);
    expect(hits(t)).toBe(1);
    t.play('english', 'hit york-infantry');
    fire(t, 'keith', 2);
    expect(hits(t)).toBe(0);
    fire(t, 'edward', 4, 5);
    expect(hits(t)).toBe(1);
    fire(t, 'york-infantry', 3);
    expect(hits(t)).toBe(0);
  });
});

describe('the home bonus', () => {
  it('H7.10, H1.7 a noble that defends at home hits with 3, elsewhere with 2', () => {
    const words: Quiet = { english: { angus: 'york-infantry' }, scottish: { buchan: 'buchan 2, mar 2' } };
    const t = englishAttack('angus', 'buchan', 'york-infantry', words);
    fire(t, 'buchan', 3, 4);
    expect(hits(t)).toBe(1);
    fire(t, 'mar', 3, 3);
    expect(hits(t)).toBe(0);
  });

  it('H7.10 Bruce in Annan and Carrick, Comyn in Badenoch and Lochaber, Moray in Moray', () => {
    const homes = [
      ['lanark', 'carrick', 'bruce'],
      ['lanark', 'annan', 'bruce'],
      ['buchan', 'badenoch', 'comyn'],
      ['atholl', 'lochaber', 'comyn'],
      ['ross', 'moray', 'moray'],
    ] as const;
    for (const [from, home, noble] of homes) {
      const t = englishAttack(from, home, 'york-infantry', {
        english: { [from]: 'york-infantry' },
        scottish: { [home]: `${noble} 1` },
      });
      fire(t, noble, 3);
      expect([noble, home, hits(t)]).toEqual([noble, home, 1]);
    }
  });

  it('H15.83 a noble that attacks its own home has 2', () => {
    const t = scottishAttack('buchan', 'mar', 'mar', {
      english: { mar: 'york-infantry' },
      scottish: { buchan: 'mar 3' },
    });
    fire(t, 'mar', 3, 3, 2);
    expect(hits(t)).toBe(1);
  });

  it('H15.82 a noble that reinforces its home as Player 2 has 3 from Round 2', () => {
    const t = bothMove(
      { english: { angus: 'york-infantry' }, scottish: { mar: 'grant', buchan: 'mar 1' } },
      [['angus', 'mar', 'york-infantry']],
      [['buchan', 'mar', 'mar']],
    );
    toRound(t, 2);
    fire(t, 'mar', 3);
    expect(hits(t)).toBe(1);
  });

  it('H7.10, H13.32 a noble captured in its home by the defender has 3 for its new side', () => {
    const t = englishAttack('angus', 'mar', 'mar, york-infantry', {
      english: { angus: 'mar 1, york-infantry 1' },
      scottish: { mar: 'wallace' },
    });
    fire(t, 'wallace', 1, 6, 6, 6);
    t.play('english', 'hit mar');
    fire(t, 'mar', 3);
    expect([t.where('mar'), hits(t)]).toEqual(['scottish mar 1', 1]);
  });

  it('H13.68 a noble captured in its home by the attacker has 2', () => {
    const t = englishAttack('angus', 'mar', 'hobelars', {
      english: { angus: 'hobelars' },
      scottish: { mar: 'mar 1, grant 1' },
    });
    fire(t, 'hobelars', 1, 6, 6);
    t.play('scottish', 'hit mar');
    fire(t, 'mar', 3);
    expect([t.where('mar'), hits(t)]).toEqual(['english mar 1', 0]);
  });
});

describe('schiltroms', () => {
  const options = { 'variants.schiltroms': true };

  it('H13.75 Scottish infantry hits with one more while the English have no archers in the battle', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      options,
      english: { angus: 'york-infantry, lancaster-archers' },
      scottish: { buchan: 'douglas 2, keith 1' },
    });
    fire(t, 'keith', 2);
    expect(hits(t)).toBe(0);
    fire(t, 'douglas', 4, 5);
    expect(hits(t)).toBe(1);
    fire(t, 'york-infantry', 3, 3, 3);
    expect(hits(t)).toBe(0);
  });

  it('H13.75 not against archers, but again from the moment they are gone', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry, lancaster-archers', {
      options,
      english: { angus: 'york-infantry, lancaster-archers' },
      scottish: { buchan: 'douglas 1' },
    });
    fire(t, 'douglas', 4);
    expect(hits(t)).toBe(0);
    toRound(t, 2).play('english', 'retreat lancaster-archers angus');
    fire(t, 'douglas', 4);
    expect(hits(t)).toBe(1);
  });

  it('H13.75 archers in Reserve do not count before they arrive', () => {
    const t = bothMove(
      {
        options,
        english: { angus: 'york-infantry, durham-infantry', mar: 'lancaster-archers' },
        scottish: { buchan: 'douglas 1' },
      },
      [
        ['angus', 'buchan', 'york-infantry, durham-infantry'],
        ['mar', 'buchan', 'lancaster-archers'],
      ],
      [],
    );
    fire(t, 'douglas', 4);
    expect(hits(t)).toBe(1);
    toRound(t, 2);
    fire(t, 'douglas', 4);
    expect(hits(t)).toBe(0);
  });

  it('H13.75 off by default', () => {
    const t = englishAttack('angus', 'buchan', 'york-infantry', {
      english: { angus: 'york-infantry' },
      scottish: { buchan: 'douglas 1' },
    });
    fire(t, 'douglas', 4);
    expect(hits(t)).toBe(0);
  });
});
