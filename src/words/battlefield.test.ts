import { describe, expect, it } from 'vitest';
import { checkConfig } from '../core/config.ts';
import { BANNOCKBURN } from '../games/scotland-rising/battlefield/bannockburn.ts';
import { scotlandRising } from '../games/index.ts';
import { fields } from '../games/scotland-rising/fields.ts';
import { FAULT_ARGS } from '../games/scotland-rising/battlefield/fault.ts';
import { LANGUAGES, messageKeys, trySay } from './say.ts';
import { words } from './words.ts';

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

describe('a battlefield that cannot be used', () => {
  const file = JSON.parse(JSON.stringify(BANNOCKBURN.file));
  const refusal = (change: object, language: 'en' | 'ru'): string => {
    const config = checkConfig(scotlandRising, { scenario: 'battle', material: { ...file, ...change } });
    return config.ok ? 'taken' : words(language, scotlandRising).problem(config.error);
  };

  it('B21.3 is refused with a sentence that names the place as the file has it', () => {
    expect(refusal({}, 'en')).toBe('taken');
    expect(refusal({ exits: [{ hex: '0702', edge: 'N', side: 'English' }] }, 'en')).toBe(
      'The exit at 0702 does not lie on the map edge N that it names.',
    );
    const setup = [...file.setup, { id: 'S-Q1', side: 'Scots', type: 'pike', command: 'Moray', hex: '0101' }];
    expect(refusal({ setup }, 'en')).toBe(
      'The id “S-Q1” does not agree with the side, type and command of its unit; it should be S-P1…S-P32.',
    );
    expect(refusal({ setup }, 'ru')).toMatch(/^Обозначение «S-Q1» .* S-P1…S-P32\.$/);
  });
});
