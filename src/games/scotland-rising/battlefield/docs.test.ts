import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS, leaderId, TYPES } from '../units.ts';
import { battlefieldFaults } from './faults.ts';
import { EDGES, TERRAINS } from './file.ts';
import { compile } from './battlefield.ts';
import { readBattlefield } from './read.ts';

const text = readFileSync(new URL('../../../../docs/battlefield.md', import.meta.url), 'utf8');

describe('docs/battlefield.md', () => {
  it('B21.2 has an example that can be played on', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
    expect(battlefieldFaults(JSON.parse(example))).toEqual([]);
    expect(compile(readBattlefield(JSON.parse(example))).units).toHaveLength(4);
  });

  it('B21.2 names everything that a file can hold', () => {
    const words = [...TERRAINS, ...EDGES, ...TYPES.map(({ id }) => id), ...COMMANDS.map(leaderId)];
    for (const word of [...words, ...COMMANDS.map(({ name }) => name)]) expect(text).toContain(`\`${word}\``);
  });
});
