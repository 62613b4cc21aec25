import { batch, createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';
import type { GameEvent, Json } from '../../core/game.ts';
import type { Snapshot } from '../table/table.ts';

/** What dice are rolled for. */
export type RollKind = 'points' | 'event' | 'attack' | 'save' | 'rally';

/** Dice that fell, and the event that told of them. */
export interface Roll {
  readonly kind: RollKind;
  readonly dice: readonly number[];
  readonly event: GameEvent;
  /** What came of it, told between this roll and the next. */
  readonly after: readonly GameEvent[];
}

/** The dice of the latest decision, roll by roll. */
export interface Rolls {
  /** The number of decisions after which they fell. */
  readonly length: number;
  readonly rolls: readonly Roll[];
  /** How many of them are in view; the last one may still be tumbling. */
  readonly shown: number;
  readonly tumbling: boolean;
}

/** A match that is watched at the pace of its dice. */
export interface Film {
  /** What is to be seen of the match: the present, or while dice tumble what was before them. */
  readonly shown: Accessor<Snapshot>;
  readonly rolls: Accessor<Rolls | undefined>;
  /** Whether dice are still tumbling. */
  readonly playing: Accessor<boolean>;
  /** Shows everything at once. */
  skip(): void;
}

const KINDS: Readonly<Record<string, RollKind>> = {
  points: 'points',
  event: 'event',
  attacked: 'attack',
  saved: 'save',
  rallied: 'rally',
};

const isNumbers = (value: Json | undefined): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

function diceOf(event: GameEvent): readonly number[] {
  if (typeof event['die'] === 'number') return [event['die']];
  const { dice } = event;
  return isNumbers(dice) ? dice : [];
}

/** The rolls among what was told. */
export function rollsIn(told: Snapshot['told']): readonly Roll[] {
  const rolls: (Roll & { readonly after: GameEvent[] })[] = [];
  for (const { event } of told) {
    if (event === undefined) continue;
    const kind = KINDS[event.type];
    if (kind === undefined) rolls.at(-1)?.after.push(event);
    else rolls.push({ kind, dice: diceOf(event), event, after: [] });
  }
  return rolls;
}

/** How long dice tumble, and lie before the next ones are thrown. */
const TUMBLE = 560;
const REST = 420;

/** Follows a match: each decision that rolled dice is seen when they have come to rest. `isInstant` shows all at once. */
export function createFilm(snapshot: Accessor<Snapshot>, isInstant: () => boolean): Film {
  const [shown, setShown] = createSignal<Snapshot>(untrack(snapshot));
  const [rolls, setRolls] = createSignal<Rolls>();
  const [playing, setPlaying] = createSignal(false);
  let waiting: Snapshot[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const put = (to: Snapshot): void => {
    const thrown = rollsIn(to.told);
    batch(() => {
      setShown(to);
      if (thrown.length > 0)
        setRolls({ length: to.length, rolls: thrown, shown: thrown.length, tumbling: false });
    });
  };

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    setPlaying(false);
  };

  const next = (): void => {
    timer = undefined;
    const to = waiting.shift();
    if (to === undefined) {
      setPlaying(false);
      return;
    }
    const thrown = rollsIn(to.told);
    // Who is behind goes on to the newest.
    if (thrown.length === 0 || waiting.length > 0) {
      put(to);
      next();
    } else {
      setPlaying(true);
      throwDice(to, thrown, 1);
    }
  };

  const throwDice = (to: Snapshot, thrown: readonly Roll[], count: number): void => {
    setRolls({ length: to.length, rolls: thrown, shown: count, tumbling: true });
    timer = setTimeout(() => {
      setRolls({ length: to.length, rolls: thrown, shown: count, tumbling: false });
      if (count < thrown.length) {
        timer = setTimeout(() => throwDice(to, thrown, count + 1), REST);
        return;
      }
      put(to);
      next();
    }, TUMBLE);
  };

  const skip = (): void => {
    stop();
    for (const each of waiting) put(each);
    waiting = [];
    put(untrack(snapshot));
  };

  createEffect(
    on(
      snapshot,
      (now, before) => {
        const goesOn = before !== undefined && now.viewer === before.viewer && now.length > before.length;
        if (!goesOn || isInstant()) {
          stop();
          waiting = [];
          put(now);
          return;
        }
        waiting.push(now);
        if (timer === undefined) next();
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
  return { shown, rolls, playing, skip };
}
