import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';

const english = (words: Omit<Words, 'agenda'>, ...dice: number[]): TestTable =>
  table({ cards: { english: 'herald' }, agenda: start.eventsAlone('english'), ...words }, ...dice).play(
    'english',
    'event',
  );

describe('Herald', () => {
  it('H15.10 a roll of 5: no name is given, nothing is revealed', () => {
    const t = english({ scottish: { angus: 'angus 2' } }, 5);
    expect(t.step).toBe('cards');
    expect(t.told('scottish')).toEqual([{ type: 'herald-roll', side: 'english', die: 5, success: false }]);
    expect(t.where('angus')).toBe('scottish angus 2');
  });

  it('H5.5 1 to 4 succeed, 5 and 6 fail', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = english({ scottish: { angus: 'angus' } }, die);
      expect(t.step).toBe(die <= 4 ? 'herald' : 'cards');
    }
  });

  it('H15.11, H8.5 Moray cannot be named, nor own nobles, nor other blocks', () => {
    const t = english(
      { english: { mar: 'mar' }, scottish: { moray: 'moray, fraser', angus: 'angus', buchan: 'buchan' } },
      4,
    );
    expect(t.refusal('english', 'herald moray')).toBe('morayNeverTurns H8.5');
    expect(t.refusal('english', 'herald mar')).toBe('nobleNotEnemy H5.5');
    expect(t.refusal('english', 'herald fraser')).toBe('notANoble H5.5');
    expect(t.legal('english')).toEqual(['herald angus', 'herald buchan', 'decline']);
  });

  it('H5.5 with Moray as the only enemy noble there is nothing to roll for', () => {
    const t = table({
      scottish: { moray: 'moray' },
      cards: { english: 'herald' },
      agenda: start.eventsAlone('english'),
    });
    expect(t.refusal('english', 'event')).toBe('noNobleToTurn H5.5');
  });

  it('H15.12, H5.4 Angus, strength 2 and alone, turns at strength 2 without a battle; the area is English', () => {
    const t = english({ scottish: { angus: 'angus 2' } }, 1).play('english', 'herald angus');
    expect(t.where('angus')).toBe('english angus 2');
    expect(t.count('angus')).toBe('1 english, 0 scottish');
    expect(t.step).toBe('cards');
    expect(t.told('scottish').slice(1)).toEqual([
      { type: 'noble-turned', block: 'angus', area: 'angus', side: 'english', steps: 2 },
    ]);
  });

  it('H5.5 a Scottish Herald turns a red noble blue', () => {
    const t = table(
      {
        english: { badenoch: 'comyn 3' },
        cards: { scottish: 'herald' },
        agenda: start.eventsAlone('scottish'),
      },
      2,
    ).play('scottish', 'event', 'herald comyn');
    expect(t.where('comyn')).toBe('scottish badenoch 3');
  });

  it('H3.6 after the roll the name may still be withheld', () => {
    const t = english({ scottish: { angus: 'angus' } }, 2).play('english', 'decline');
    expect(t.step).toBe('cards');
    expect(t.where('angus')).toBe('scottish angus 3');
    expect(t.toldOf('scottish', 'event-declined')).toHaveLength(1);
  });

  it('H13.7 heraldNameFirst: the noble is named openly, then the die falls', () => {
    const first = { 'rulings.heraldNameFirst': true };
    const t = english({ options: first, scottish: { angus: 'angus 2' } });
    expect(t.legal('english')).toEqual(['herald angus', 'decline']);
    t.rolls(6).play('english', 'herald angus');
    expect(t.told('scottish')).toEqual([
      { type: 'herald-named', side: 'english', block: 'angus' },
      { type: 'herald-roll', side: 'english', die: 6, success: false },
    ]);
    expect(t.where('angus')).toBe('scottish angus 2');
    expect(t.step).toBe('cards');
    const u = english({ options: first, scottish: { angus: 'angus 2' } })
      .rolls(4)
      .play('english', 'herald angus');
    expect(u.where('angus')).toBe('english angus 2');
    expect(u.step).toBe('cards');
  });
});
