import { sha256, toHex } from '../../../core/sha256.ts';
import { remember, remembered } from '../../app/memory.ts';

const PREFIX = 'virgin-queen.code.';

/** A code word as this browser keeps it: bound to the seal of one sitting, so that it says nothing elsewhere. */
export const hashedWord = (commitment: string, word: string): string =>
  toHex(sha256(new TextEncoder().encode(`${commitment} ${word.trim()}`)));

/** Whether the Empire has locked its view at this device with a code word (V13.6). */
export const hasCodeWord = (commitment: string): boolean =>
  commitment !== '' && (remembered(PREFIX + commitment) ?? '') !== '';

/** Locks the Empire's view of the sitting with this seal, or unlocks it with an empty word. */
export function setCodeWord(commitment: string, word: string): void {
  remember(PREFIX + commitment, word.trim() === '' ? '' : hashedWord(commitment, word));
}

/** Whether this word opens the Empire's view: any does where none was set. */
export const opensWith = (commitment: string, word: string): boolean =>
  !hasCodeWord(commitment) || remembered(PREFIX + commitment) === hashedWord(commitment, word);
