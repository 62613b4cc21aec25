import { notify } from './notices.tsx';

/** Copies a text and says so in this sentence; false where the browser gives no leave to copy. */
export async function copy(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  notify(said);
  return true;
}
