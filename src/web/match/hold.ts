/** A match is open in another window of this browser. */
export class HeldElsewhere extends Error {
  constructor() {
    super('the match is open in another window');
    this.name = 'HeldElsewhere';
  }
}

/** A match taken for this window alone. */
export interface Hold {
  /** Throws a `HeldElsewhere` when another window has the match. */
  readonly held: Promise<void>;
  readonly release: () => void;
}

/** After a reload the page that was there before may need a moment to let go. */
const PATIENCE_MS = 3_000;
/** How long other windows have to say that the match is theirs. */
const ANSWER_MS = 400;

const nameOf = (id: string): string => `schiltron.match.${id}`;

/** Takes a match for this window alone, so that no two of them write over each other. */
export function hold(id: string): Hold {
  // Typed as always there, but not on pages without a secure connection.
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? holdByWord(id) : holdByLock(locks, id);
}

function holdByLock(locks: LockManager, id: string): Hold {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<void>((resolve, reject) => {
    locks
      .request(nameOf(id), { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        resolve();
        return until;
      })
      .catch(() => reject(new HeldElsewhere()));
  });
  return { held, release };
}

/** What windows say to each other: who asks for a match, by a number, and that it is taken. */
type Word = { readonly asks: number } | { readonly taken: true };

/** Without locks the windows ask each other. Of two that ask at once the one with the lower number gets the match. */
function holdByWord(id: string): Hold {
  const channel = new BroadcastChannel(nameOf(id));
  const number = Math.random();
  const say = (word: Word): void => channel.postMessage(word);
  let isMine = false;
  const held = new Promise<void>((resolve, reject) => {
    const refuse = (): void => {
      channel.close();
      reject(new HeldElsewhere());
    };
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if ('taken' in data) {
        if (!isMine) refuse();
      } else if (isMine || number < data.asks) say({ taken: true });
    });
    say({ asks: number });
    setTimeout(() => {
      isMine = true;
      resolve();
    }, ANSWER_MS);
  });
  return { held, release: () => channel.close() };
}
