import { createSignal, type Accessor } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import type { Camera } from '../../board/camera.ts';
import { chooseHex, chooseUnit } from '../choose.ts';
import type { Controller } from '../controller.ts';
import { questionAt, unitQuestion } from '../questions.ts';
import { NOTHING } from '../selection.ts';
import { sayHex, sayUnit, unitsIn } from '../speech.ts';
import type { Model } from './model.ts';
import { hexAhead, laneOf } from './walk.ts';

const PAN = 90;
const ZOOM = 1.4;

export const hexElement = (hex: rising.Hex): string => `rising-hex-${rising.hexId(hex)}`;

/** What the hand and the keys do on the board. */
export interface Control {
  /** The hex that the tab key comes to. */
  readonly current: Accessor<rising.Hex>;
  /** What a screen reader is told of what has been picked. */
  readonly spoken: Accessor<string>;
  chooseHex(hex: rising.Hex): void;
  chooseUnit(unit: string): void;
  /** Asks why something cannot be done with a hex. */
  ask(hex: rising.Hex, unit?: string): void;
  confirm(): void;
  letGo(): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(hex: rising.Hex): void;
}

export function createControl(controller: Controller, model: Model, camera: Camera): Control {
  const first = (): rising.Hex => {
    const { field } = controller.state().terms;
    const own = field.units.findIndex(({ side }) => side === controller.state().side);
    const start = field.start[own] ?? field.hexes[0] ?? 0;
    return field.hexes.includes(start) ? start : (field.hexes[0] ?? 0);
  };
  const [at, setAt] = createSignal<rising.Hex>();
  const current = (): rising.Hex => {
    const hex = at();
    return hex !== undefined && controller.field().hexes.includes(hex) ? hex : first();
  };
  const [spoken, setSpoken] = createSignal('');
  let lane: { readonly axis: boolean; readonly value: number } | undefined;

  const tell = (): void => {
    const { unit } = controller.selection();
    const words = controller.words();
    if (unit === undefined) return;
    const plan = model.plan();
    setSpoken(
      say(words.language, 'web.scotland-rising.picked', {
        unit: sayUnit(words, controller.state(), rising.unitNamed(controller.state(), unit)),
        ends: plan.ends.size,
        targets: plan.targets.size + plan.sallies.size,
      }),
    );
  };

  const ask = (hex: rising.Hex, unit?: string): void => {
    model.setAsks(false);
    const situation = controller.situation();
    const selection = controller.selection();
    const picked = questionAt(situation, selection, hex);
    const [here] = unitsIn(controller.state(), hex);
    const asked = unit ?? (here === undefined ? undefined : rising.infoOf(controller.state(), here).id);
    const line = picked ?? (asked === undefined ? undefined : unitQuestion(situation, asked));
    if (line === undefined) setSpoken(sayHex(controller.words(), controller.state(), hex));
    else controller.ask(line);
  };

  const letGo = (): void => {
    const wasPicked = controller.selection().unit !== undefined;
    controller.select(NOTHING);
    model.setAsks(false);
    if (wasPicked) setSpoken(say(controller.language(), 'web.scotland-rising.letGo'));
  };

  const onHex = (hex: rising.Hex): void => {
    if (model.asks()) {
      ask(hex);
      return;
    }
    controller.settle(chooseHex(controller.situation(), controller.selection(), hex));
    tell();
  };

  const onUnit = (unit: string): void => {
    const hex = model.counters().get(unit)?.hex;
    if (model.asks() && hex !== undefined) {
      ask(hex, unit);
      return;
    }
    controller.settle(chooseUnit(controller.situation(), controller.selection(), unit));
    tell();
  };

  const confirm = (): void => {
    const { line } = model.plan();
    if (line === undefined) return;
    controller.settle({ selection: NOTHING, play: [line] });
  };

  const walk = (key: string): boolean => {
    const axis = key === 'ArrowUp' || key === 'ArrowDown';
    const layout = model.layout();
    if (lane === undefined || lane.axis !== axis) lane = { axis, value: laneOf(layout, current(), key) };
    const next = hexAhead(controller.field(), layout, current(), key, lane.value);
    if (next === undefined) return key.startsWith('Arrow');
    setAt(next);
    document.getElementById(hexElement(next))?.focus({ preventScroll: true });
    camera.reveal(layout.centre(next));
    return true;
  };

  const pressed = (key: string): boolean => {
    switch (key) {
      case 'Enter':
      case ' ':
        onHex(current());
        return true;
      case '?':
        ask(current());
        return true;
      case 'l':
      case 'L':
      case 'д':
      case 'Д':
        model.setLooks(!model.looks());
        return true;
      case 'Escape':
        letGo();
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
    current,
    spoken,
    chooseHex: onHex,
    chooseUnit: onUnit,
    ask,
    confirm,
    letGo,
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!walk(event.key) && !pressed(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus(hex) {
      if (hex !== current()) lane = undefined;
      setAt(hex);
      model.point(hex);
    },
  };
}
