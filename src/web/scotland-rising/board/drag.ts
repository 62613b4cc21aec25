import { createSignal, onCleanup, type Accessor } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { chooseHex } from '../choose.ts';
import type { Controller } from '../controller.ts';
import { picked } from '../selection.ts';

/** How far the hand moves before a press becomes a pull, in pixels. */
const SLACK = 8;

/** A unit that is pulled to its place in the set-up. */
export interface Drag {
  readonly unit: Accessor<string | undefined>;
  /** Where the hand is in the window. */
  readonly hand: Accessor<{ readonly x: number; readonly y: number }>;
  begin(event: PointerEvent, unit: string): void;
  /** Keeps the map from being moved along with the unit. */
  hold(event: Event, unit: string): void;
}

/** Pulling units onto hexes while an army is set up freely (B4.4). */
export function createDrag(controller: Controller): Drag {
  const [unit, setUnit] = createSignal<string>();
  const [hand, setHand] = createSignal({ x: 0, y: 0 });
  let pressed: { readonly unit: string; readonly x: number; readonly y: number } | undefined;

  const canPull = (id: string): boolean => {
    const orders = controller.situation().orders.units.get(id);
    return orders !== undefined && (orders.lift !== undefined || orders.place.size > 0);
  };

  const end = (): void => {
    pressed = undefined;
    setUnit(undefined);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', end);
  };

  const move = (event: PointerEvent): void => {
    if (pressed === undefined) return;
    setHand({ x: event.clientX, y: event.clientY });
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    if (unit() !== undefined || far < SLACK) return;
    setUnit(pressed.unit);
    controller.select(picked(pressed.unit));
  };

  const drop = (event: PointerEvent): void => {
    const pulled = unit();
    end();
    if (pulled === undefined) return;
    const hex = hexUnder(event.clientX, event.clientY);
    if (hex !== undefined) controller.settle(chooseHex(controller.situation(), picked(pulled), hex));
  };

  onCleanup(end);
  return {
    unit,
    hand,
    begin(event, id) {
      if (event.button !== 0 || !canPull(id)) return;
      pressed = { unit: id, x: event.clientX, y: event.clientY };
      // A finger's events would go to where it was put down.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      addEventListener('pointermove', move);
      addEventListener('pointerup', drop);
      addEventListener('pointercancel', end);
    },
    hold(event, id) {
      if (canPull(id)) event.stopPropagation();
    },
  };
}

/** The hex at a point of the window, whatever counter lies on it. */
function hexUnder(x: number, y: number): rising.Hex | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest('[data-hex]')?.getAttribute('data-hex');
    if (id !== null && id !== undefined) return rising.readHex(id);
  }
  return undefined;
}
