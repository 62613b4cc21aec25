import { describe, expect, it } from 'vitest';
import { type Asked, ChanceError, dealt, recording, replaying, scripted, typedIn } from './chance.ts';
import { seeded } from './seeded.ts';

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('scripted', () => {
  it('answers with its values in order and counts what is left', () => {
    const chance = scripted([6, 0, 4]);
    expect([chance.die('a'), chance.draw(1, 'b'), chance.left()]).toEqual([6, 0, 1]);
    expect(chance.draw(5, 'c')).toBe(4);
    expect(chance.left()).toBe(0);
    chance.finish();
  });

  it('throws when it runs out, with the question', () => {
    const error = thrown(() => scripted([]).die('hit'));
    expect(error).toBeInstanceOf(ChanceError);
    expect(error).toMatchObject({
      code: 'chanceExhausted',
      index: 0,
      question: { kind: 'die', n: 6, purpose: 'hit' },
    });
    expect(String(error)).toContain("a die for 'hit', but none is left");
  });

  it.each([
    ['die', 0],
    ['die', 7],
    ['die', 1.5],
    ['draw', -1],
    ['draw', 3],
    ['draw', Number.NaN],
  ])('throws when a %s cannot be %d', (kind, value) => {
    const chance = scripted([value]);
    const error = thrown(() => (kind === 'die' ? chance.die('p') : chance.draw(3, 'p')));
    expect(error).toMatchObject({ code: 'chanceOutOfRange', index: 0, value });
    expect(chance.left()).toBe(1);
  });

  it('says loudly what nobody asked for', () => {
    const chance = scripted([1, 2, 3]);
    chance.die('p');
    expect(thrown(() => chance.finish())).toMatchObject({ code: 'chanceLeftOver', index: 1, left: 2 });
    expect(String(thrown(() => chance.finish()))).toContain('2 left from outcome 1 on');
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to draw one of %d', (n) => {
    expect(() => scripted([0]).draw(n, 'p')).toThrow(RangeError);
    expect(() => seeded(1).draw(n, 'p')).toThrow(RangeError);
  });
});

describe('recording and replaying', () => {
  it('keeps the answers of each action, and they play again', () => {
    const recorder = recording(seeded(5));
    const first = [recorder.die('a'), recorder.draw(9, 'b')];
    const answers = recorder.take();
    expect(answers).toEqual([
      { kind: 'die', n: 6, purpose: 'a', value: first[0] },
      { kind: 'draw', n: 9, purpose: 'b', value: first[1] },
    ]);
    expect(recorder.take()).toEqual([]);
    const again = replaying(answers.map((answer) => answer.value));
    expect([again.die('a'), again.draw(9, 'b')]).toEqual(first);
    again.finish();
  });
});

describe('typedIn', () => {
  it('asks again until the answer fits', () => {
    const asked: Asked[] = [];
    const replies = [0, 7, 3, Number.NaN, 2];
    const chance = typedIn((question) => {
      asked.push(question);
      return replies.shift() ?? 0;
    });
    expect(chance.die('fire')).toBe(3);
    expect(chance.draw(3, 'card')).toBe(2);
    expect(asked).toEqual([
      { kind: 'die', n: 6, purpose: 'fire' },
      { kind: 'die', n: 6, purpose: 'fire', refused: 0 },
      { kind: 'die', n: 6, purpose: 'fire', refused: 7 },
      { kind: 'draw', n: 3, purpose: 'card' },
      { kind: 'draw', n: 3, purpose: 'card', refused: Number.NaN },
    ]);
  });
});

describe('dealt', () => {
  it('draws places among what is left', () => {
    const chance = scripted([2, 2, 0]);
    expect(dealt(chance, 5, 3, 'deal')).toEqual([2, 3, 0]);
    chance.finish();
  });

  it('deals everything once', () => {
    expect(dealt(seeded(1), 25, 25, 'deal').toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, i) => i),
    );
    expect(dealt(scripted([]), 3, 0, 'deal')).toEqual([]);
  });

  it('refuses to deal more than there are', () => {
    expect(() => dealt(seeded(1), 3, 4, 'deal')).toThrow('cannot deal 4 of 3');
  });
});
