import { describe, expect, it } from 'vitest';
import { hammerOfTheScots as game } from '../games/index.ts';
import { configOf, readSetting } from './settings.ts';

describe('readSetting', () => {
  it('reads values in their own kind', () => {
    expect(readSetting('en', game, 'variants.schiltroms=true')).toEqual(['variants.schiltroms', true]);
    expect(readSetting('en', game, 'variants.extraLevyFirstYear=2')).toEqual([
      'variants.extraLevyFirstYear',
      2,
    ]);
    expect(readSetting('en', game, 'rulings.buildOrder=englishFirst')).toEqual([
      'rulings.buildOrder',
      'englishFirst',
    ]);
  });

  it('knows options by their last word, and on and off', () => {
    expect(readSetting('en', game, 'schiltroms=on')).toEqual(['variants.schiltroms', true]);
    expect(readSetting('en', game, 'heraldnamefirst = off')).toEqual(['rulings.heraldNameFirst', false]);
  });

  it('says what is wrong, and what may have been meant', () => {
    expect(() => readSetting('en', game, 'schiltroms')).toThrow('name=value');
    expect(() => readSetting('en', game, 'schiltrons=on')).toThrow('Did you mean “schiltroms”?');
    expect(() => readSetting('en', game, 'constructor=on')).toThrow('There is no option “constructor”');
  });
});

describe('configOf', () => {
  const scenario = 'braveheart';

  it('puts settings over the preset', () => {
    const config = configOf('en', game, {
      scenario,
      preset: 'rtt',
      settings: ['heraldNameFirst=off'],
    });
    expect(config.options['rulings.heraldNameFirst']).toBe(false);
    expect(config.options['rulings.turnsWithoutTarget']).toBe('skip');
  });

  it('refuses what does not exist', () => {
    expect(() => configOf('en', game, { scenario, preset: 'rt', settings: [] })).toThrow(
      'Did you mean “rtt”?',
    );
    expect(() => configOf('en', game, { scenario, settings: ['schiltroms=maybe'] })).toThrow('maybe');
  });
});
