import { describe, expect, it } from 'vitest';
import type { Config } from '../../../core/game.ts';
import { notation } from '../actions.ts';
import { BANNOCKBURN } from './bannockburn.ts';
import { battlefieldOf } from './brought.ts';
import { changed, entry } from './draft.kit.ts';

describe('the battlefield of a match', () => {
  it('B21.1 is the shipped one where the players bring none', () => {
    expect(battlefieldOf(undefined)).toBe(BANNOCKBURN);
  });

  it('B21.1 is made ready once from each file, whichever copy of it is shown', () => {
    const named = (name: string) => battlefieldOf(changed((d) => (d['name'] = name)));
    expect(named('one')).toBe(named('one'));
    expect(named('one')).not.toBe(named('other'));
    expect(named('one').file.name).toBe('one');
    const [first, ...others] = Array.from({ length: 20 }, (_, i) => named(`field ${i}`));
    expect(named('field 19')).toBe(others.at(-1));
    expect(named('field 0')).toEqual(first);
  });

  it('B21.3 is never one with a fault', () => {
    expect(() => battlefieldOf(null)).toThrow('notAnObject');
    expect(() => battlefieldOf(changed((d) => (d.exits = [])))).toThrow('noExit');
  });

  it('B21.2 has the actions of its own units and hexes', () => {
    const material = changed((d) => Object.assign(entry(d, 'S-P1'), { id: 'S-K7', type: 'knight' }));
    const holds = (line: string, config?: Config): boolean =>
      notation.alphabet(config).includes(notation.read(line) ?? -1);
    const own: Config = { scenario: 'battle', options: {}, material };
    expect([holds('attack S-K7 0505'), holds('attack S-P1 0505')]).toEqual([false, true]);
    expect([holds('attack S-K7 0505', own), holds('attack S-P1 0505', own)]).toEqual([true, false]);
  });
});
