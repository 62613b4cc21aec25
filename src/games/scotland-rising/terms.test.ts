import { describe, expect, it } from 'vitest';
import { BANNOCKBURN } from './battlefield/bannockburn.ts';
import { blocksSight } from './battlefield/battlefield.ts';
import { TERRAINS } from './battlefield/file.ts';
import { rulesFrom } from './options.ts';
import { scenarioNamed, termsFrom, termsOf } from './terms.ts';
import type { OptionValues } from '../../core/game.ts';

/** MP, dice lost and sight of each kind of ground: `woods 2 1 blocks`. */
function groundTable(options: OptionValues): string[] {
  const { cost, cover, field } = termsOf('battle', rulesFrom(options), BANNOCKBURN);
  return TERRAINS.map((id, terrain) => {
    const hex = field.hexes.find((each) => field.terrain[each] === terrain) ?? -1;
    return `${id} ${cost[hex]} ${cover[terrain]}${blocksSight(terrain) ? ' blocks' : ''}`;
  });
}

describe('the terrain table', () => {
  it('B3.2 MP to enter, dice lost by the attacker, sight', () => {
    expect(groundTable({})).toEqual([
      'clear 1 0',
      'woods 2 1 blocks',
      'potholes 2 0',
      'burn 0 0',
      'bridge 1 0',
      'swamp 2 0',
      'village 1 0 blocks',
    ]);
  });

  it("B18 R10 village 'asWoods' changes the village alone", () => {
    const open = groundTable({});
    const asWoods = groundTable({ 'rulings.village': 'asWoods' });
    expect(asWoods.at(-1)).toBe('village 2 1 blocks');
    expect(asWoods.slice(0, -1)).toEqual(open.slice(0, -1));
  });
});

describe('the terms of a match', () => {
  it('take the shipped battlefield where the players bring none', () => {
    expect(termsFrom({ scenario: 'battle', options: {} }).field).toBe(BANNOCKBURN);
  });

  it('take the battlefield that the players bring', () => {
    const material = JSON.parse(JSON.stringify({ ...BANNOCKBURN.file, name: 'Elsewhere' }));
    expect(termsFrom({ scenario: 'battle', options: {}, material }).field.file.name).toBe('Elsewhere');
    expect(() => termsFrom({ scenario: 'battle', options: {}, material: 3 })).toThrow('notAnObject');
  });

  it('know their scenario', () => {
    expect(scenarioNamed('solitaire')).toBe('solitaire');
    expect(() => scenarioNamed('campaign')).toThrow("there is no scenario 'campaign'");
  });
});
