import type { BrowserContext } from '@playwright/test';
import { CHANCE } from '../chance.kit.ts';

/** As many bytes as the id of a match that a page begins has. */
const ID_BYTES = 16;

interface Asked {
  readonly chance: string;
  /** Only requests of this size are answered; all of them when it is left out. */
  readonly size?: number;
}

/**
 * Runs in the page or in its worker: puts numbers that are the same in every run in place of the system's. Numbers go on
 * from page to page as long as the browser keeps things.
 */
function predict({ chance, size }: Asked): void {
  const system = crypto.getRandomValues.bind(crypto);
  const KEY = 'schiltron.test.drawn';
  let here = 0;
  const nextNumber = (): number => {
    here += 1;
    try {
      here = Number(localStorage.getItem(KEY) ?? 0) + 1;
      localStorage.setItem(KEY, String(here));
    } catch {
      // A worker, or a page that may keep nothing, counts for itself.
    }
    return here;
  };
  const fill = (list: Uint8Array): void => {
    let word = 0x811c9dc5;
    const stir = (byte: number): number => (word = Math.imul(word ^ byte, 0x01000193) >>> 0);
    for (const sign of `${chance} ${nextNumber()}`) stir(sign.codePointAt(0) ?? 0);
    for (let at = 0; at < list.length; at += 1) list[at] = stir(at) >>> 24;
  };
  crypto.getRandomValues = (list) => {
    if (size !== undefined && list?.byteLength !== size) return system(list);
    if (list !== null) fill(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
    return list;
  };
}

/**
 * Gives the matches of this browser the same ids, dice and thoughts of the computer in every run: no test hangs on dice
 * that nobody will see again. Requests to the server keep ids that none had before.
 */
export async function seedChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(predict, { chance: CHANCE, size: ID_BYTES });
  const inWorker = `(${predict.toString()})(${JSON.stringify({ chance: CHANCE })});`;
  await context.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${inWorker}\n${await answer.text()}` });
  });
}
