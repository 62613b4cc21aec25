import { describe, expect, it } from 'vitest';
import { chanceOf, diceFrom, newDice, readDiceTags, tagsOf } from './dice.ts';

describe('the dice of a match', () => {
  it('come back from the tags of its record and go on where they were', () => {
    const dice = newDice(undefined);
    const whole = chanceOf(dice);
    const rolls = Array.from({ length: 6 }, () => whole.die('test'));
    const again = diceFrom(readDiceTags(tagsOf(dice)));
    if (again === undefined) throw new Error('the tags are not read');
    const later = chanceOf(again, 4);
    expect([later.die('test'), later.die('test')]).toEqual(rolls.slice(4));
  });

  it('are the same for the same seed, and others without', () => {
    expect(newDice(7).seal).toBe(newDice(7).seal);
    expect(newDice(7).seal).not.toBe(newDice(8).seal);
    expect(newDice(undefined).seal).not.toBe(newDice(undefined).seal);
  });

  it('are not made up from tags that say too little', () => {
    expect(diceFrom(readDiceTags([]))).toBeUndefined();
    expect(readDiceTags([{ name: 'secret', values: ['no hex'] }]).secret).toBeUndefined();
  });
});
