import { batch, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { Told } from '../../../../core/match.ts';
import { paceOf } from './pace.ts';
import { battlesIn, isBattleNews, sceneAt, type Scene } from './scene.ts';

/** A battle that is watched event by event. */
export interface BattleShow {
  /** The battle on show; undefined when none is, or it has been put away. */
  readonly scene: () => Scene | undefined;
  /** Whether events are still to be shown. */
  readonly playing: () => boolean;
  /** Shows everything at once. */
  readonly skip: () => void;
  /** Puts a battle away that is over. */
  readonly dismiss: () => void;
}

/** What a battle show follows. */
export interface BattleNews {
  /** Everything told so far. */
  readonly log: readonly Told[];
  /** What of it is new. */
  readonly told: readonly Told[];
}

/** How much of the log had been seen before: a match that has just been opened is not told from the start. */
const heardBefore = ({ log, told }: BattleNews): number =>
  told.length === log.length ? log.length : log.length - told.length;

/**
 * Follows the news of a match: battles are shown at a pleasant pace, everything else at once. Who jumps along the
 * time-line sees the battle of that moment as it stands.
 */
export function createBattleShow(news: () => BattleNews): BattleShow {
  const log = createMemo(() => news().log);
  const heard = heardBefore(untrack(news));
  const [seen, setSeen] = createSignal(heard);
  /** Battles that were over by then are not shown any more. */
  const [floor, setFloor] = createSignal(heard);
  const [dismissed, setDismissed] = createSignal(-1);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
  };

  const jump = (to: number): void => {
    stop();
    batch(() => {
      setSeen(to);
      setFloor(to);
    });
  };

  /** Goes to the end of the next thing that takes time, and waits for it. */
  const step = (): void => {
    timer = undefined;
    const all = untrack(log);
    let at = untrack(seen);
    while (at < all.length) {
      const event = all[at]?.event;
      at += 1;
      if (event !== undefined && isBattleNews(event)) {
        setSeen(at);
        timer = setTimeout(step, paceOf(event));
        return;
      }
    }
    setSeen(all.length);
  };

  let last = heard;
  createEffect(
    on(news, ({ log: all, told }) => {
      const growth = all.length - last;
      last = all.length;
      if (growth < 0 || growth > told.length) jump(all.length);
      else if (all.length > untrack(seen) && timer === undefined) step();
    }),
  );
  onCleanup(stop);

  const segments = createMemo(() => battlesIn(log()));
  const segment = createMemo(() => segments().findLast(({ from }) => from < seen()));
  const scene = createMemo(() => {
    const current = segment();
    if (current === undefined || current.from === dismissed()) return undefined;
    const shown = sceneAt(log(), current, seen());
    return shown?.victor !== undefined && current.to <= floor() ? undefined : shown;
  });

  return {
    scene,
    playing: () => seen() < log().length,
    skip() {
      stop();
      setSeen(log().length);
    },
    dismiss() {
      setDismissed(segment()?.from ?? -1);
    },
  };
}
