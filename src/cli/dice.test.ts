import { describe, expect, it } from 'vitest';
import { chanceOf, diceFrom, newDice, tagsOf } from './dice.ts';

describe('the dice of a match', () => {
  it('come back from the tags of its record and go on where they were', () => {
    const dice = newDice(undefined);
    const whole = chanceOf(dice);
    const rolls = Array.from({ length: 6 }, () => whole.die('test'));
    const again = diceFrom(tagsOf(dice));
    if (again === undefined) throw new Error('the tags are not read');
    expect(again.continued).toBeUndefined();
    const later = chanceOf(again, 4);
    expect([later.die('test'), later.die('test')]).toEqual(rolls.slice(4));
  });

  it('remember what had been there before them', () => {
    const dice = { ...newDice(undefined), continued: { entries: 3, answers: 12 } };
    expect(diceFrom(tagsOf(dice))?.continued).toEqual({ entries: 3, answers: 12 });
  });

  it('are the same for the same seed, and others without', () => {
    expect(newDice(7).seal).toBe(newDice(7).seal);
    expect(newDice(7).seal).not.toBe(newDice(8).seal);
    expect(newDice(undefined).seal).not.toBe(newDice(undefined).seal);
  });

  it('are not made up from tags that say too little', () => {
    const tags = tagsOf(newDice(7));
    expect(diceFrom([])).toBeUndefined();
    for (const name of ['match', 'commitment', 'secret'])
      expect(diceFrom(tags.filter((tag) => tag.name !== name))).toBeUndefined();
    expect(diceFrom([...tags.slice(0, 2), { name: 'secret', values: ['no hex'] }])).toBeUndefined();
  });
});
