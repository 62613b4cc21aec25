import { describe, expect, it } from 'vitest';
import { checkConfig } from './config.ts';
import { commitment, keyed } from './keyed.ts';
import { Match } from './match.ts';
import { replayMatch } from './replay.ts';
import type { Tag } from './record.ts';
import { checkSeal, isSealTag, type Seal, sealIn, sealTags } from './seal.ts';
import { seeded } from './seeded.ts';
import { toHex } from './sha256.ts';
import { toy, type ToyState, type ToyView } from './toy.kit.ts';

const secret = Uint8Array.of(7, 8, 9);
const seal: Seal = { match: 'm', commitment: commitment(secret), secret: toHex(secret) };

/** Plays a match to its end; `from` entries of it are played with other dice. */
function continued(from: number): Match<ToyState, ToyView> {
  const config = checkConfig(toy, { scenario: 'long' });
  if (!config.ok) throw new Error(config.error.code);
  const match = new Match(toy, config.value, from < 0 ? keyed(secret, 'm') : seeded(3));
  const picks = seeded(5);
  while (match.deciders().length > 0) {
    if (match.length === from) match.continueWith(keyed(secret, 'm', match.answers().length));
    const [seat = 0] = match.deciders();
    const legal = match.legal(seat);
    match.play(seat, legal[picks.draw(legal.length, 'action')] ?? 0);
  }
  return match;
}

/** How many answers a match had after so many entries. */
function answersAt(match: Match<ToyState, ToyView>, entries: number): number {
  const some = replayMatch(toy, match.config, match.setupChance, match.entries.slice(0, entries));
  if (!some.ok) throw new Error('not replayed');
  return some.value.answers().length;
}

describe('the seal of a match', () => {
  it('is kept in the tags of a record', () => {
    const whole: Seal = { ...seal, continued: { entries: 3, answers: 8 } };
    for (const each of [seal, whole, { match: 'm', commitment: 'c' }]) {
      expect(sealIn([{ name: 'players', values: ['Anna'] }, ...sealTags(each)])).toEqual(each);
      expect(sealTags(each).every(isSealTag)).toBe(true);
    }
    expect(isSealTag({ name: 'players', values: [] })).toBe(false);
  });

  it.each<[string, Tag[], Seal | undefined]>([
    ['no seal', [], undefined],
    [
      'a name that is none',
      [
        { name: 'match', values: [1] },
        { name: 'commitment', values: ['c'] },
      ],
      undefined,
    ],
    [
      'a secret that is none',
      [...sealTags({ match: 'm', commitment: 'c' }), { name: 'secret', values: ['xyz'] }],
      { match: 'm', commitment: 'c' },
    ],
    [
      'numbers that are none',
      [...sealTags({ match: 'm', commitment: 'c' }), { name: 'continued', values: [3, -1] }],
      { match: 'm', commitment: 'c' },
    ],
  ])('is read from tags with %s', (_what, tags, expected) => {
    expect(sealIn(tags)).toEqual(expected);
  });

  it('agrees with all outcomes of a match that it was made for', () => {
    const match = continued(-1);
    const count = match.answers().length;
    expect(checkSeal(match, seal)).toEqual({ ok: true, count, taken: 0 });
    expect(checkSeal(match, { ...seal, commitment: seal.commitment.toUpperCase() }).ok).toBe(true);
    expect(checkSeal(match, { ...seal, match: 'other' })).toMatchObject({ fault: 'outcome', answer: 0 });
    const other = commitment(Uint8Array.of(1));
    expect(checkSeal(match, { ...seal, commitment: other })).toEqual({ ok: false, fault: 'secret' });
    expect(checkSeal(match, { match: 'm', commitment: seal.commitment }).ok).toBe(false);
  });

  it('agrees with what came after the record that a match goes on from, and with nothing before', () => {
    const match = continued(4);
    const answers = answersAt(match, 4);
    const all = match.answers().length;
    expect(all).toBeGreaterThan(answers);
    const known = { ...seal, continued: { entries: 4, answers } };
    expect(checkSeal(match, known)).toEqual({ ok: true, count: all - answers, taken: answers });
    expect(checkSeal(match, seal)).toMatchObject({ fault: 'outcome' });
    const later = { ...seal, match: 'other', continued: { entries: 4, answers } };
    const finding = checkSeal(match, later);
    if (finding.ok || finding.fault !== 'outcome') throw new Error('it agreed');
    expect(finding.answer).toBeGreaterThanOrEqual(answers);
    const beyond = { ...seal, continued: { entries: 4, answers: all + 9 } };
    expect(checkSeal(match, beyond)).toEqual({ ok: true, count: 0, taken: all });
  });
});
