import { For } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import type { Camera } from '../../board/camera.ts';
import type { Controller } from '../controller.ts';
import { nameAt, percent, sayUnit, unitName, unitsIn } from '../speech.ts';
import { groundAt } from './ground/terrain.ts';
import { RADIUS } from './layout.ts';
import { present, type Model } from './model.ts';

/** A note beside the hex that the pointer or the keys are on: ground, units, what would come of choosing it. */
export function Hint(props: {
  readonly controller: Controller;
  readonly model: Model;
  readonly camera: Camera;
}) {
  const { controller, model } = props;
  const notes = (hex: rising.Hex): readonly string[] => {
    const words = controller.words();
    const { language } = words;
    const s = controller.state();
    const found = unitsIn(s, hex).map((unit) => sayUnit(words, s, unit));
    const cost = model.plan().ends.get(hex);
    if (cost !== undefined && cost > 0) found.push(say(language, 'web.scotland-rising.mp', { mp: cost }));
    const odds = model.plan().targets.get(hex) ?? model.plan().sallies.get(hex);
    if (odds !== undefined) {
      found.push(
        say(language, 'web.scotland-rising.odds', {
          dice: odds.dice,
          number: odds.number,
          hit: percent(odds.hit),
          eliminate: percent(odds.eliminate),
        }),
      );
      if (odds.leader !== undefined)
        found.push(
          say(language, 'web.scotland-rising.oddsLeader', {
            leader: unitName(words, odds.leader.unit),
            falls: percent(odds.leader.falls),
          }),
        );
    }
    const line = model.lines().find(({ to }) => to === hex);
    if (line !== undefined)
      found.push(
        line.blockers.length === 0
          ? say(language, 'web.scotland-rising.seen')
          : say(language, 'web.scotland-rising.unseen', {
              hexes: line.blockers.map(rising.hexId).join(', '),
            }),
      );
    return found;
  };
  /** Of open ground with nobody on it there is nothing to say. */
  const isWorthSaying = (hex: rising.Hex): boolean =>
    notes(hex).length > 0 ||
    groundAt(controller.field(), hex) !== 'clear' ||
    nameAt(controller.language(), controller.field(), hex) !== '';
  const title = (hex: rising.Hex): string => {
    const ground = controller.words().name('terrain', groundAt(controller.field(), hex));
    const name = nameAt(controller.language(), controller.field(), hex);
    return [rising.hexId(hex), name, ground].filter(Boolean).join(' · ');
  };
  const place = (hex: rising.Hex) => {
    const { x, y } = model.layout().centre(hex);
    const at = props.camera.toWindow({ x, y });
    const { width } = props.camera.size();
    const far = RADIUS * 1.05 * props.camera.view().k;
    const low = at.y < 150;
    return {
      left: `${Math.min(width - 8, Math.max(8, at.x))}px`,
      top: `${low ? at.y + far + 6 : at.y - far}px`,
      '--shift': at.x < width * 0.25 ? '-12%' : at.x > width * 0.75 ? '-88%' : '-50%',
      '--rise': low ? '0%' : '-100%',
    };
  };
  return (
    <For each={present(props.camera.moves() ? undefined : model.pointed()).filter(isWorthSaying)}>
      {(hex) => (
        <div class="rising-hint" aria-hidden="true" style={place(hex)}>
          <strong>{title(hex)}</strong>
          <For each={notes(hex)}>{(note) => <span>{note}</span>}</For>
        </div>
      )}
    </For>
  );
}
