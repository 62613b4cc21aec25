import { describe, expect, it } from 'vitest';
import { fields } from '../games/scotland-rising/fields.ts';
import { FAULT_ARGS } from '../games/scotland-rising/battlefield/fault.ts';
import { LANGUAGES, messageKeys, trySay } from './say.ts';

const GROUP = 'scotland-rising.material.';

/** What stands in for each argument; numbers where a sentence counts. */
const SAMPLE: Readonly<Record<string, string | number>> = { hexes: 21, columns: 16, rows: 12, most: 128 };

describe.each(LANGUAGES)('what is wrong with a battlefield (%s)', (language) => {
  it.each(Object.entries(FAULT_ARGS))(
    'B21.3 %s has a sentence that names what it is about',
    (code, names) => {
      const args = Object.fromEntries(names.map((name) => [name, SAMPLE[name] ?? `<${name}>`]));
      const text = trySay(language, GROUP + code, args) ?? '';
      expect(text).toMatch(/^[^{}]+\.$/);
      for (const value of Object.values(args)) expect(text).toContain(String(value));
    },
  );

  it('B21.2 the material has a name', () => {
    expect(trySay(language, `${GROUP}title`)).toMatch(/^[^.]+$/);
  });
});

it('B21.3 what a fault names is said as it stands in the file, not by the name of a unit or hex', () => {
  for (const names of Object.values(FAULT_ARGS)) {
    for (const name of names) expect(Object.keys(fields)).not.toContain(name);
  }
});

it('B21.3 there is no sentence for what is no fault', () => {
  const codes = messageKeys('en')
    .filter((key) => key.startsWith(GROUP))
    .map((key) => key.slice(GROUP.length));
  expect(codes.toSorted()).toEqual(['title', ...Object.keys(FAULT_ARGS)].toSorted());
});
