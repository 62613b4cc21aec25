import { sample, type View } from '../../games/scotland-rising/view.ts';
import { hexLines } from './rising-hex.ts';
import { legendLines, mapLines } from './rising-map.ts';
import { aboutUnit, actorOf, headingOf, optionText, unitRow } from './rising-menu.ts';
import { positionLines, standingLines } from './rising-position.ts';
import { nickOf } from './rising-units.ts';
import type { Screen } from './screen.ts';

/** The screen of *Scotland Rising*: nothing is hidden, so a view holds the whole position. */
export const risingScreen: Screen<View> = {
  scene: ({ phase, turn, side }) => [phase === 'announce' ? 'actions' : phase, turn, side].join(' '),
  position: (sheet, view) => positionLines(sheet, sample(view)),
  close: (sheet, view) => standingLines(sheet, sample(view)),
  asked: ({ phase }) => (phase === 'over' ? undefined : { step: phase, facts: {} }),
  map(sheet, view, place) {
    const s = sample(view);
    return place === undefined
      ? [...mapLines(sheet, s), '', ...legendLines(sheet)]
      : hexLines(sheet, s, place);
  },
  parted: {
    actor: actorOf,
    nick: (id) => nickOf(id).toLowerCase(),
    row: (sheet, view, id, actions) => unitRow(sheet, sample(view), id, actions),
    about: (sheet, view, id) => aboutUnit(sheet, sample(view), id),
    option(sheet, view, parts) {
      return { heading: headingOf(sheet, parts), text: optionText(sheet, sample(view), parts) };
    },
  },
};
