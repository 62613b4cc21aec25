import { describe, expect, it } from 'vitest';
import type { Json } from './game.ts';
import {
  changedOptions,
  checkConfig,
  checkMaterial,
  isShared,
  isSolitaire,
  MATERIAL_LIMIT,
} from './config.ts';
import { row } from './row.kit.ts';
import { toy } from './toy.kit.ts';

const usual = { 'rulings.highWins': true, 'variants.target': 3 };

describe('checkConfig', () => {
  it('fills in the defaults', () => {
    expect(checkConfig(toy, { scenario: 'short' })).toEqual({
      ok: true,
      value: { scenario: 'short', options: usual },
    });
    expect(checkConfig(toy, { scenario: 'short', preset: 'default' })).toMatchObject({
      value: { options: usual },
    });
  });

  it('takes a preset, and options over it', () => {
    const upsideDown = checkConfig(toy, {
      scenario: 'long',
      preset: 'upsideDown',
      options: { 'variants.target': 2 },
    });
    expect(upsideDown).toMatchObject({
      value: { options: { 'rulings.highWins': false, 'variants.target': 2 } },
    });
    const again = checkConfig(toy, {
      scenario: 'long',
      preset: 'upsideDown',
      options: { 'rulings.highWins': true },
    });
    expect(again).toMatchObject({ value: { options: usual } });
  });

  it.each(['', 'Short', 'toString'])('names a scenario that does not exist: %j', (scenario) => {
    const error = { code: 'unknownScenario', args: { scenario, known: ['short', 'long'] } };
    expect(checkConfig(toy, { scenario })).toEqual({ ok: false, error });
  });

  it.each(['rtt', '__proto__', 'constructor'])('names a preset that does not exist: %j', (preset) => {
    const error = { code: 'unknownPreset', args: { preset, known: ['default', 'upsideDown'] } };
    expect(checkConfig(toy, { scenario: 'short', preset })).toEqual({ ok: false, error });
  });

  it.each(['highWins', 'constructor', '__proto__'])('names an option that does not exist: %j', (option) => {
    const options = Object.fromEntries([[option, true]]);
    const known = ['rulings.highWins', 'variants.target'];
    const error = { code: 'unknownOption', args: { option, known } };
    expect(checkConfig(toy, { scenario: 'short', options })).toEqual({ ok: false, error });
  });

  it.each(['3', 4, null, [3], { 3: 3 }])('says which values an option can have: not %j', (value) => {
    const error = { code: 'badOptionValue', args: { option: 'variants.target', value, allowed: [3, 2, 9] } };
    expect(checkConfig(toy, { scenario: 'short', options: { 'variants.target': value } })).toEqual({
      ok: false,
      error,
    });
  });
});

describe('the defaults of a scenario', () => {
  it('go over those of the game, below the preset and what is given', () => {
    const dice = (request: object, scenario = 'alone') => {
      const config = checkConfig(row, { scenario, ...request });
      return config.ok ? config.value.options['rulings.dice'] : config.error.code;
    };
    expect(dice({}, 'duel')).toBe(false);
    expect(dice({})).toBe(true);
    expect(dice({ preset: 'default' })).toBe(true);
    expect(dice({ preset: 'bare' })).toBe(false);
    expect(dice({ preset: 'bare', options: { 'rulings.dice': true } })).toBe(true);
    expect(dice({ options: { 'rulings.dice': false } })).toBe(false);
  });
});

describe('who sees what', () => {
  it('is the same for all at one screen when nothing is hidden or one person plays all', () => {
    const solo = { ...toy, scenarios: [{ id: 'solo', paragraph: 'T1', solitaire: true }, ...toy.scenarios] };
    expect(['solo', 'short', 'none'].map((id) => isSolitaire(solo, id))).toEqual([true, false, false]);
    expect(['solo', 'short', 'none'].map((id) => isShared(solo, id))).toEqual([true, false, false]);
    expect(['alone', 'duel'].map((id) => isSolitaire(row, id))).toEqual([true, false]);
    expect(['alone', 'duel'].map((id) => isShared(row, id))).toEqual([true, true]);
  });
});

describe('material', () => {
  const codeOf = (material: Json, game: Parameters<typeof checkConfig>[0] = row) => {
    const config = checkConfig(game, { scenario: game === row ? 'duel' : 'short', material });
    return config.ok ? undefined : config.error;
  };

  it('is kept when the game finds no fault in it, as a copy of its own', () => {
    const brought = [4, 2];
    const config = checkConfig(row, { scenario: 'duel', material: brought });
    brought.push(99);
    expect(config).toMatchObject({ ok: true, value: { material: [4, 2] } });
    expect(checkConfig(row, { scenario: 'duel' })).toEqual({
      ok: true,
      value: { scenario: 'duel', options: { 'rulings.dice': false, 'variants.first': 'red' } },
    });
  });

  it('is refused with the first fault that the game finds', () => {
    expect(codeOf([1, 0, 'x'])).toEqual({
      code: 'badMaterial',
      args: { fault: 'badToken', args: { place: 2, found: 0, highest: 9 } },
    });
    expect(codeOf(null)).toEqual({ code: 'badMaterial', args: { fault: 'noRow', args: {} } });
    expect(codeOf(JSON.parse('[1e999]'))).toMatchObject({ args: { args: { found: null } } });
  });

  it('is refused by a game that takes none', () => {
    expect(codeOf([1], toy)).toEqual({ code: 'materialNotTaken', args: {} });
    expect(codeOf(null, toy)).toEqual({ code: 'materialNotTaken', args: {} });
  });

  it('is refused before the game sees it when it is too large or too deep', () => {
    const long = [1, 'x'.repeat(MATERIAL_LIMIT)];
    const error = { code: 'materialTooLarge', args: { size: MATERIAL_LIMIT + 6, limit: MATERIAL_LIMIT } };
    expect(codeOf(long)).toEqual(error);
    let deep: Json = 1;
    for (let i = 0; i < 20_000; i++) deep = [deep];
    expect(checkMaterial(row, deep)).toEqual({
      ok: false,
      error: { code: 'materialTooDeep', args: { limit: 32 } },
    });
  });
});

describe('changedOptions', () => {
  it('compares with what the scenario takes when nothing is set', () => {
    const changed = (scenario: string, dice: boolean) =>
      changedOptions(row, { scenario, options: { 'rulings.dice': dice } });
    expect(changed('duel', false)).toEqual([]);
    expect(changed('duel', true)).toEqual([['rulings.dice', true]]);
    expect(changed('alone', true)).toEqual([]);
    expect(changed('alone', false)).toEqual([['rulings.dice', false]]);
    expect(changed('', true)).toEqual([['rulings.dice', true]]);
  });

  it('are those that differ from the defaults', () => {
    expect(changedOptions(toy, { scenario: 'short', options: usual })).toEqual([]);
    expect(changedOptions(toy, { scenario: 'short', options: {} })).toEqual([]);
    const options = { 'variants.target': 2, 'rulings.highWins': true };
    expect(changedOptions(toy, { scenario: 'short', options })).toEqual([['variants.target', 2]]);
  });
});
