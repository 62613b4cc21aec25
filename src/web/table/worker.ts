import { Attendant } from './attendant.ts';
import type { Asked, Said } from './errands.ts';
import { keep, keptRecord } from './storage.ts';

/** The worker in which a match is played: here alone lies what the person before the page may not know. */
const attendant = new Attendant({
  shelf: { keep, find: keptRecord },
  say: (said) => self.postMessage(said),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

const answer = (said: Said): void => self.postMessage(said);

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { errand, number, ask } = data;
  attendant.run(errand, ask).then(
    (value) => answer({ type: 'answer', number, answer: value }),
    (error: unknown) =>
      answer({ type: 'fault', number, message: error instanceof Error ? error.message : String(error) }),
  );
});
