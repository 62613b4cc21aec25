import { createMemo, createSignal, type Accessor } from 'solid-js';
import { rising } from '../../../games/index.ts';
import type { Controller } from '../controller.ts';
import { planOf, type Plan } from '../plan.ts';
import { faceOf, sameFace, type Face } from './counter-face.tsx';
import { layoutOf, type Layout } from './layout.ts';
import { linesFrom, type Line } from './sight.ts';

/** A counter on the map. */
export interface Placed {
  readonly id: string;
  readonly face: Face;
  readonly hex: rising.Hex;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Counters alone, and in a stack: the unit low on the left, the leader high on the right. */
const ALONE = { x: 0, y: 4, size: 0.98 };
const UNDER = { x: -6, y: 9, size: 0.9 };
const OVER = { x: 19, y: -15, size: 0.66 };

export interface Model {
  readonly layout: Accessor<Layout>;
  readonly counters: Accessor<ReadonlyMap<string, Placed>>;
  readonly plan: Accessor<Plan>;
  /** The hex in which the picked unit stands. */
  readonly origin: Accessor<rising.Hex | undefined>;
  /** Whether lines of sight are looked at, and from where. */
  readonly looks: Accessor<boolean>;
  setLooks(looks: boolean): void;
  readonly lookout: Accessor<rising.Hex | undefined>;
  readonly lines: Accessor<readonly Line[]>;
  /** Whether the next thing that is chosen is only asked about. */
  readonly asks: Accessor<boolean>;
  setAsks(asks: boolean): void;
  /** What the pointer or the keys are on. */
  readonly pointed: Accessor<rising.Hex | undefined>;
  point(hex: rising.Hex | undefined): void;
}

/** A hex that may be none, as a list: the first hex of all has the number 0, which is no truth. */
export const present = (hex: rising.Hex | undefined): readonly rising.Hex[] =>
  hex === undefined ? [] : [hex];

const samePlaced = (a: Placed | undefined, b: Placed): boolean =>
  a !== undefined &&
  a.hex === b.hex &&
  a.x === b.x &&
  a.y === b.y &&
  a.size === b.size &&
  sameFace(a.face, b.face);

/** What the board shows, worked out from what the controller knows. */
export function createModel(control: Controller): Model {
  const layout = createMemo(() => layoutOf(control.field().file));
  const counters = createMemo((before: ReadonlyMap<string, Placed>): ReadonlyMap<string, Placed> => {
    const s = control.state();
    const all = new Map<string, Placed>();
    s.terms.field.units.forEach(({ id }, unit) => {
      const hex = rising.placeOf(s, unit);
      if (hex < 0) return;
      const isPair = rising.partnerOf(s, unit) !== -1;
      const spot = !isPair ? ALONE : rising.lowerAt(s, hex) === unit ? UNDER : OVER;
      const { x, y } = layout().centre(hex);
      const placed = { id, face: faceOf(s, unit), hex, x: x + spot.x, y: y + spot.y, size: spot.size };
      const known = before.get(id);
      all.set(id, known !== undefined && samePlaced(known, placed) ? known : placed);
    });
    return all;
  }, new Map());
  const plan = createMemo(() => planOf(control.situation(), control.selection()));
  const origin = createMemo(() => {
    const { unit } = control.selection();
    return unit === undefined ? undefined : counters().get(unit)?.hex;
  });
  const [looks, setLooks] = createSignal(false);
  const [asks, setAsks] = createSignal(false);
  const [pointed, point] = createSignal<rising.Hex>();
  const lookout = createMemo(() =>
    looks() ? (control.selection().end ?? origin() ?? pointed()) : undefined,
  );
  const lines = createMemo(() => {
    const from = lookout();
    if (from === undefined) return [];
    const s = control.state();
    const { unit } = control.selection();
    const own = unit === undefined ? -1 : rising.unitNamed(s, unit);
    const reach = own === -1 ? 2 : Math.max(2, rising.rangeOf(s, own));
    return linesFrom(s.terms.field, from, reach);
  });
  return {
    layout,
    counters,
    plan,
    origin,
    looks,
    setLooks: (on) => void setLooks(on),
    lookout,
    lines,
    asks,
    setAsks: (on) => void setAsks(on),
    pointed,
    point: (hex) => void point(hex),
  };
}
