import { describe, expect, it } from 'vitest';
import { Fault } from './fault.ts';
import { askedLanguage, systemLanguage } from './language.ts';

describe('the language', () => {
  it('follows the variables of the system, the strongest first', () => {
    expect(systemLanguage({ LANG: 'ru_RU.UTF-8' })).toBe('ru');
    expect(systemLanguage({ LC_ALL: 'en_GB.UTF-8', LANG: 'ru_RU.UTF-8' })).toBe('en');
    expect(systemLanguage({ LC_ALL: '', LANG: 'ru' })).toBe('ru');
    expect(systemLanguage({ LANG: 'C.UTF-8' })).toBe('en');
    expect(systemLanguage({})).toBe('en');
  });

  it('is what --lang says, wherever it stands', () => {
    expect(askedLanguage(['play', '--lang', 'ru'], {})).toBe('ru');
    expect(askedLanguage(['--lang=en', 'play'], {})).toBe('en');
    expect(askedLanguage(['play'], {})).toBeUndefined();
    expect(() => askedLanguage(['--lang', 'fr'], {})).toThrow(Fault);
  });
});
