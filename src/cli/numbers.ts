import { say, type Language } from '../words/index.ts';
import { Fault } from './fault.ts';

/** Reads a whole number of at least `least`, or throws a `Fault`. */
export const wholeNumber =
  (language: Language, least: number) =>
  (text: string): number => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new Fault(say(language, 'cli.notANumber', { text, least }));
  };

/** A number with so many decimals, as the language writes it. */
export const decimal = (language: Language, value: number, digits: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
