import { describe, expect, it } from 'vitest';
import { changedOptions, checkConfig } from './config.ts';
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

describe('changedOptions', () => {
  it('are those that differ from the defaults', () => {
    expect(changedOptions(toy, { scenario: 'short', options: usual })).toEqual([]);
    expect(changedOptions(toy, { scenario: 'short', options: {} })).toEqual([]);
    const options = { 'variants.target': 2, 'rulings.highWins': true };
    expect(changedOptions(toy, { scenario: 'short', options })).toEqual([['variants.target', 2]]);
  });
});
