import { describe, expect, it } from 'vitest';
import { FAULT_ARGS, WARNING_ARGS } from '../games/virgin-queen/cards/fault.ts';
import { LANGUAGES, messageKeys, trySay } from './say.ts';

const GROUP = 'virgin-queen.material.';
const SENTENCES = { ...FAULT_ARGS, ...WARNING_ARGS };

/** What stands in for arguments that a sentence counts. */
const NUMBERS: Readonly<Record<string, number>> = { found: 21, keys: 22, total: 23 };
const COUNTS = new Set(['trackLength found', 'militaryAboveKeys keys', 'startAboveTotal total']);

describe.each(LANGUAGES)('what is wrong with card data (%s)', (language) => {
  it.each(Object.entries(SENTENCES))('V9.5 %s has a sentence that names what it is about', (code, names) => {
    const args = Object.fromEntries(
      names.map((name) => [name, COUNTS.has(`${code} ${name}`) ? (NUMBERS[name] ?? 0) : `<${name}>`]),
    );
    const text = trySay(language, GROUP + code, args) ?? '';
    expect(text).toMatch(/^[^{}]+[.?]$/);
    for (const value of Object.values(args)) expect(text).toContain(String(value));
  });

  it('V9.4 the material has a name', () => {
    expect(trySay(language, `${GROUP}title`)).toMatch(/^[^.]+$/);
  });
});

it('V9.5 there is no sentence for what is neither fault nor warning', () => {
  const codes = messageKeys('en')
    .filter((key) => key.startsWith(GROUP))
    .map((key) => key.slice(GROUP.length));
  expect(codes.toSorted()).toEqual(['title', ...Object.keys(SENTENCES)].toSorted());
});
