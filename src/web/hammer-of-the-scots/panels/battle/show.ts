import {
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  untrack,
  type Accessor,
} from 'solid-js';
import type { GameEvent } from '../../../../core/game.ts';
import type { Told } from '../../../../core/match.ts';
import { paceOf } from './pace.ts';
import { battlesIn, isBattleNews, sceneAt, type Scene } from './scene.ts';

/** What a show follows: what one viewer knows at one moment. */
export interface BattleNews {
  readonly viewer: unknown;
  /** Everything told so far. */
  readonly log: readonly Told[];
  /** What of it is new. */
  readonly told: readonly Told[];
}

/** A match whose battles are watched event by event, while everything else waits until they have been seen. */
export interface BattleShow<S extends BattleNews> {
  /** The battle on show; undefined when none is, or it has been put away. */
  readonly scene: Accessor<Scene | undefined>;
  /** Whether events are still to be shown. */
  readonly playing: Accessor<boolean>;
  /** How many events of the log have been shown. */
  readonly seen: Accessor<number>;
  /** What has been shown last, to be read out; a moment that was jumped to tells nothing. */
  readonly latest: Accessor<readonly Told[]>;
  /** The newest moment of which everything has been shown. */
  readonly settled: Accessor<S>;
  /** Shows everything at once. */
  readonly skip: () => void;
  /** Puts a battle away that is over. */
  readonly dismiss: () => void;
}

/** How much of the log had been seen before: a match that has just been opened is not told from the start. */
const heardBefore = ({ log, told }: BattleNews): number =>
  told.length === log.length ? log.length : log.length - told.length;

/**
 * Follows the news of a match: battles are shown at a pleasant pace, everything else at once. Who jumps along the
 * time-line sees the battle of that moment as it stands; `isPast` says that a moment of the past is looked at, where
 * a step further does not wait for the one before.
 */
export function createBattleShow<S extends BattleNews>(
  news: Accessor<S>,
  isPast: Accessor<boolean>,
): BattleShow<S> {
  const log = createMemo(() => news().log);
  const heard = heardBefore(untrack(news));
  const [seen, setSeen] = createSignal(heard);
  const [latest, setLatest] = createSignal<readonly Told[]>([]);
  const [settled, setSettled] = createSignal<S>(untrack(news));
  /** Battles that were over by then are not shown any more. */
  const [floor, setFloor] = createSignal(heard);
  const [dismissed, setDismissed] = createSignal(-1);
  /** Moments of which something is still to be shown, oldest first. */
  let coming: readonly S[] = [];
  /** Runs while something of a battle is being looked at. */
  const [timer, setTimer] = createSignal<ReturnType<typeof setTimeout>>();

  const stop = (): void => {
    clearTimeout(untrack(timer));
    setTimer(undefined);
  };

  const pause = (event: GameEvent): void => {
    setTimer(setTimeout(() => batch(step), paceOf(event)));
  };

  const goTo = (to: number): void => {
    const told = untrack(log).slice(untrack(seen), to);
    const ready = coming.findLast((each) => each.log.length <= to);
    coming = coming.filter((each) => each.log.length > to);
    batch(() => {
      setSeen(to);
      if (told.length > 0) setLatest(told);
      if (ready !== undefined) setSettled(() => ready);
    });
  };

  const jump = (to: S): void => {
    stop();
    coming = [];
    batch(() => {
      setSeen(to.log.length);
      setFloor(to.log.length);
      setLatest([]);
      setSettled(() => to);
    });
  };

  /** Goes to the end of the next thing that takes time, and waits for it. */
  const step = (): void => {
    stop();
    const all = untrack(log);
    let at = untrack(seen);
    while (at < all.length) {
      const event = all[at]?.event;
      at += 1;
      if (event !== undefined && isBattleNews(event)) {
        goTo(at);
        pause(event);
        return;
      }
    }
    goTo(all.length);
  };

  let last = heard;
  let viewer = untrack(news).viewer;
  createEffect(
    on(news, (now) => {
      const growth = now.log.length - last;
      last = now.log.length;
      // What another viewer knew must not stay on the screen.
      const isOther = now.viewer !== viewer;
      viewer = now.viewer;
      if (growth < 0 || growth > now.told.length) {
        jump(now);
        return;
      }
      if (isPast()) {
        stop();
        goTo(now.log.length - growth);
      }
      coming = [...coming, now];
      if (isOther) setSettled(() => now);
      if (now.log.length === untrack(seen)) goTo(now.log.length);
      else if (untrack(timer) === undefined) step();
    }),
  );
  onCleanup(stop);

  // What is no battle is shown at once: that nothing waits for.
  const playing = createMemo(() => {
    const unseen = log().slice(seen());
    return unseen.length > 0 && (timer() !== undefined || unseen.some(({ event }) => isBattleNews(event)));
  });
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
    playing,
    seen,
    latest,
    settled,
    skip() {
      stop();
      goTo(untrack(log).length);
    },
    dismiss() {
      setDismissed(segment()?.from ?? -1);
    },
  };
}
