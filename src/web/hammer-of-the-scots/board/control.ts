import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import type { SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { say } from '../../../words/index.ts';
import type { Camera } from '../../board/camera.ts';
import { createQueue } from '../../board/queue.ts';
import { directionOf, nextStop, type Stop } from '../../board/walk.ts';
import { asArea, knownBlock } from '../panels/facts.ts';
import type { HammerBoardProps } from './board-props.ts';
import { chooseArea, chooseBlock, NOTHING, type Outcome } from './choose.ts';
import { explain, type Asked } from './explain.ts';
import { targetId, type Target } from './layers.tsx';
import type { Model } from './model.ts';
import { TITLES, type LetteringId } from './places.ts';
import { listed } from './speech.ts';

const PAN = 90;
const ZOOM = 1.4;
const FIRST = targetId({ kind: 'area', id: 'fife' });

/** What is magnified beside the map. */
export type Opened =
  | {
      readonly kind: 'area';
      readonly area: AreaId;
      /** Whether the keys go into it. */
      readonly held?: true;
    }
  | { readonly kind: 'pool'; readonly side: SideId; readonly held?: true };

interface Place extends Stop {
  readonly target: Target;
}

/** What the hand and the keys do. */
export interface Control {
  readonly opened: Accessor<Opened | undefined>;
  open(what: Opened | undefined): void;
  /** The target that the tab key comes to. */
  readonly current: Accessor<string>;
  /** The target that the keys are on. */
  readonly focused: Accessor<Target | undefined>;
  /** What a screen reader is told. */
  readonly spoken: Accessor<string>;
  choose(target: Target): void;
  /** Says why something can be used or not. */
  ask(target: Target): void;
  /** Whether the next thing that is chosen is only asked about. */
  readonly asking: Accessor<boolean>;
  setAsking(isAsking: boolean): void;
  play(line: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(): void;
}

export function createControl(
  props: HammerBoardProps,
  model: Model,
  camera: Camera,
  lettering: Accessor<LetteringId>,
  isSmall: Accessor<boolean>,
): Control {
  const enqueue = createQueue(
    () => props.snapshot,
    (line) => props.onAction(line),
  );
  const [opened, open] = createSignal<Opened>();
  const [focused, setFocused] = createSignal<Target>();
  const [current, setCurrent] = createSignal(FIRST);
  const [spoken, setSpoken] = createSignal('');
  const [asking, setAsking] = createSignal(false);

  const places = createMemo<readonly Place[]>(() => [
    ...AREAS.flatMap(({ id }, i) => {
      const title = TITLES[lettering()][i];
      const target: Target = { kind: 'area', id };
      return title === undefined ? [] : [{ id: targetId(target), target, x: title.x, y: title.y }];
    }),
    ...[...model.placed()].map(([key, { x, y }]) => {
      const target: Target = { kind: 'block', id: key };
      return { id: targetId(target), target, x, y };
    }),
  ]);

  // The tab key comes to something that is there.
  createEffect(() => {
    if (!places().some(({ id }) => id === current())) setCurrent(FIRST);
  });

  createEffect(
    on(
      model.selection,
      ({ blocks, via }, before) => {
        const words = model.words();
        const names = blocks.map((each) => words.name('block', each));
        const count = model.destinations().size;
        if (blocks.length > 0)
          setSpoken(say(words.language, 'web.board.hammer.picked', { names: listed(words, names), count }));
        else if (via !== undefined) setSpoken(say(words.language, 'web.board.hammer.chooseOrigin'));
        else if ((before?.blocks.length ?? 0) > 0) setSpoken(say(words.language, 'web.board.hammer.letGo'));
      },
      { defer: true },
    ),
  );

  /** What of the map or the pools is asked about. */
  const askedOfTarget = (target: Target): Asked | undefined => {
    if (target.kind === 'area') {
      const area = asArea(target.id);
      return area === undefined ? undefined : { kind: 'area', area };
    }
    if (knownBlock(model.view(), target.id) !== undefined) return { kind: 'block', block: target.id };
    const piece = model.placed().get(target.id)?.piece;
    const side: SideId = piece?.side ?? (target.id.endsWith('english') ? 'english' : 'scottish');
    return { kind: 'hidden', side, area: piece?.area };
  };

  const ask = (target: Target): void => {
    setAsking(false);
    const asked = askedOfTarget(target);
    if (asked !== undefined) props.onExplain(explain(model.position(), model.selection(), asked));
  };

  const settle = ({ selection, play, asks }: Outcome, target: Target): void => {
    if (asks === true) ask(target);
    model.choosing.select(selection);
    if (play.length > 0) enqueue(play);
  };

  /** Backs alone are not worth a closer look. */
  const openArea = (area: AreaId | undefined): void => {
    const known =
      area !== undefined &&
      model
        .pieces()
        .get(area)
        ?.some(({ block }) => block !== undefined);
    open(known === true ? { kind: 'area', area } : undefined);
  };

  /** Shows an area large, whoever stands there, and takes the keys into it. */
  const magnify = (target: Target): void => {
    const area = target.kind === 'area' ? asArea(target.id) : model.placed().get(target.id)?.piece.area;
    if (area === undefined) return;
    open({ kind: 'area', area, held: true });
  };

  const chooseAnArea = (area: AreaId): void => {
    const { blocks, via } = model.selection();
    const outcome = chooseArea(model.position(), model.selection(), area);
    settle(outcome, { kind: 'area', id: area });
    if (blocks.length === 0 && via === undefined) openArea(area);
    else if (outcome.play.length > 0) open(undefined);
  };

  const chooseABlock = (block: string, area: AreaId | undefined): void => {
    const position = model.position();
    const outcome = chooseBlock(position, model.selection(), block);
    settle(outcome, { kind: 'block', id: block });
    // Small blocks, and those that can do several things, are shown large with all that they can do.
    const several = position.orders.some((order) => order.block === block && order.area === undefined);
    if (outcome.play.length === 0 && (isSmall() || several)) openArea(area);
  };

  const choose = (target: Target): void => {
    if (asking()) {
      ask(target);
      return;
    }
    const piece = model.placed().get(target.id)?.piece;
    const area = target.kind === 'area' ? asArea(target.id) : piece?.area;
    const known = target.kind === 'area' ? undefined : knownBlock(model.view(), target.id);
    // A block stands for its area when it is hidden, when those that are picked can go there or fight it, and when
    // nothing can be done with the block itself.
    const isChoosing = model.selection().blocks.length > 0;
    const isGoal = area !== undefined && model.destinations().has(area);
    const isOpen = area !== undefined && model.open().has(area);
    const forArea =
      known === undefined ||
      (isChoosing && (isGoal || known.side !== model.position().me)) ||
      (isOpen && !model.playable().has(known.block));
    if (known !== undefined && !forArea) chooseABlock(known.block, area);
    else if (area !== undefined) chooseAnArea(area);
  };

  const walk = (key: string, overAreas: boolean): boolean => {
    const direction = directionOf(key);
    const here = places().find(({ id }) => id === current());
    if (direction === undefined || here === undefined) return false;
    const next = nextStop(
      overAreas ? places().filter(({ target }) => target.kind === 'area') : places(),
      here,
      direction,
    );
    if (next !== undefined) {
      setCurrent(next.id);
      document.getElementById(next.id)?.focus({ preventScroll: true });
      camera.reveal(next);
    }
    return true;
  };

  const pressed = (key: string): boolean => {
    const here = places().find(({ id }) => id === current());
    switch (key) {
      case 'Enter':
      case ' ':
        if (here !== undefined) choose(here.target);
        return true;
      case '?':
        if (here !== undefined) ask(here.target);
        return true;
      case 'm':
      case 'M':
        if (here !== undefined) magnify(here.target);
        return true;
      case 'Escape':
        setAsking(false);
        model.choosing.select(NOTHING);
        open(undefined);
        return true;
      case '+':
      case '=':
        camera.zoomBy(ZOOM);
        return true;
      case '-':
        camera.zoomBy(1 / ZOOM);
        return true;
      case '0':
        camera.fit();
        return true;
      case 'PageUp':
      case 'PageDown':
        camera.panBy(0, key === 'PageUp' ? PAN : -PAN);
        return true;
      default:
        return false;
    }
  };

  return {
    opened,
    open,
    current,
    focused,
    spoken,
    choose,
    ask,
    asking,
    setAsking: (isAsking) => void setAsking(isAsking),
    play(line) {
      model.choosing.select(NOTHING);
      enqueue([line]);
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!walk(event.key, event.shiftKey) && !pressed(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocusIn(event) {
      const element = event.target;
      if (!(element instanceof Element)) return;
      const place = places().find(({ id }) => id === element.id);
      if (place === undefined) return;
      setCurrent(place.id);
      if (element.matches(':focus-visible')) setFocused(place.target);
    },
    onFocusOut: () => setFocused(undefined),
  };
}
