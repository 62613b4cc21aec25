import type { Json } from '../../core/game.ts';
import { blockId, sideId } from '../../games/hammer-of-the-scots/blocks.ts';
import { areaId } from '../../games/hammer-of-the-scots/board.ts';
import type { View, ViewFrame } from '../../games/hammer-of-the-scots/view.ts';
import { battleLines, battleOf } from './hammer-battle.ts';
import { mapLines } from './hammer-map.ts';
import { positionLines } from './hammer-position.ts';
import type { Asked, Screen } from './screen.ts';

/** Steps that follow one another so closely that the position is not drawn anew for each. */
const SCENES: Readonly<Record<string, string>> = {
  group: 'moves',
  'main-attack': 'moves',
  herald: 'event',
  pillage: 'event',
  'pillage-hits': 'event',
  gain: 'event',
  'sea-move': 'event',
  victuals: 'event',
  hits: 'battle',
  'must-retreat': 'battle',
  battles: 'battle',
  'event-battles': 'battle',
  regroup: 'battle',
  coast: 'builds',
};

/** The screen of *Hammer of the Scots*. */
export const hammerScreen: Screen<View> = {
  scene(view) {
    const step = topOf(view)?.step ?? '';
    const battle = battleOf(view);
    const place = battle === undefined ? '' : areaId(battle.area);
    return [view.year, view.turn, SCENES[step] ?? step, place].join(' ');
  },
  position: positionLines,
  close: battleLines,
  asked(view) {
    const frame = topOf(view);
    return frame === undefined || view.winner !== null ? undefined : asked(frame);
  },
  map: (sheet, _view, area) => mapLines(sheet, area),
};

const topOf = (view: View): ViewFrame | undefined => view.agenda.at(-1);

const AREA_FIELDS = ['area', 'target', 'from', 'to'];
const SIDE_FIELDS = ['seat', 'side', 'attacker'];

/** The facts of a frame as the messages want them: areas, sides and blocks by their ids. */
function asked({ step, ...fields }: ViewFrame): Asked {
  const facts: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'number') facts[name] = value;
    else if (value < 0) continue;
    else if (AREA_FIELDS.includes(name)) facts[name] = areaId(value);
    else if (SIDE_FIELDS.includes(name)) facts[name] = sideId(value === 0 ? 0 : 1);
    else if (name === 'block') facts[name] = blockId(value);
    else facts[name] = value;
  }
  return { step, facts };
}
