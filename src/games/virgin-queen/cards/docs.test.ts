import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PREFERENCES, TERRITORIES } from '../powers.ts';
import { cardsOf } from './brought.ts';
import { cardFaults } from './faults.ts';
import { CONTROLLERS, TRACKS, TYPED_BONUSES } from './file.ts';
import { cardWarnings } from './warnings.ts';

const text = readFileSync(new URL('../../../../docs/card-data.md', import.meta.url), 'utf8');

describe('docs/card-data.md', () => {
  it('V9.4 has an example that can be used and says that it is fictional', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
    const file = JSON.parse(example);
    expect(cardFaults(file)).toEqual([]);
    expect(cardWarnings(cardsOf(file))).toEqual([]);
    expect(file.edition).toMatch(/^Fictional/);
  });

  it('V9.4 names everything that a file can hold', () => {
    const [unknown] = cardFaults({ schemaVersion: 1, edition: 'x', '?': 1 });
    const fields = unknown?.args['known'] as readonly string[];
    expect(fields).toHaveLength(12);
    const all = [...fields, ...TRACKS, ...CONTROLLERS, ...TERRITORIES, ...PREFERENCES, ...TYPED_BONUSES];
    for (const name of all) expect(text).toContain(`\`${name}\``);
  });
});
