import {
  DISORDERED,
  diceOf,
  hasMark,
  hexId,
  infoOf,
  isLeader,
  placeOf,
  rateOf,
  REDUCED,
  ACTED,
  SCHILTRON,
  SCOTS,
  targetNumberOf,
  unitNamed,
  type Side,
  type State,
  type Unit,
} from '../../games/scotland-rising/table.ts';
import { say } from '../../words/index.ts';
import type { Paint } from '../terminal.ts';
import type { Sheet } from './screen.ts';

/** The colour of a side: blue for the Scots, red for the English, as on the board. */
export const sidePaint = ({ terminal }: Sheet, side: Side): Paint =>
  terminal.paint.seat(side === SCOTS ? 1 : 0);

/** The id of a unit without its side: `P3`, `RBruce`. */
export const nickOf = (id: string): string => id.slice(id.indexOf('-') + 1);

const LEADER_LETTERS = 2;

/** A unit in three letters at most: upper case for the Scots, lower case for the English. */
export function letters(s: State, unit: Unit): string {
  const { id, side } = infoOf(s, unit);
  const short = isLeader(s, unit) ? nickOf(id).slice(0, LEADER_LETTERS) : nickOf(id);
  return side === SCOTS ? short.toUpperCase() : short.toLowerCase();
}

const MARKS = [
  { mark: REDUCED, id: 'reduced', letter: 'r' },
  { mark: DISORDERED, id: 'disordered', letter: 'd' },
  { mark: SCHILTRON, id: 'schiltron', letter: 's' },
  { mark: ACTED, id: 'acted', letter: '' },
] as const;

/** The marks of a unit as letters. */
export const markLetters = (s: State, unit: Unit): string =>
  MARKS.map(({ mark, letter }) => (hasMark(s, unit, mark) ? letter : '')).join('');

/** All that a counter and its markers say, as a line. */
export function unitText({ terminal, words }: Sheet, s: State, unit: Unit): string {
  const { id, type } = infoOf(s, unit);
  const place = placeOf(s, unit);
  const text = say(terminal.language, 'cli.screen.rising.unit', {
    id,
    name: words.name('unit', id),
    place: place < 0 ? say(terminal.language, 'cli.screen.rising.offMap') : hexId(place),
    dice: diceOf(s, type),
    number: targetNumberOf(s, unit),
    rate: rateOf(s, unit),
  });
  const marks = MARKS.flatMap(({ mark, id: name }) =>
    hasMark(s, unit, mark) ? [words.name('mark', name)] : [],
  );
  const line = [text, ...marks].join('; ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The unit of this id, in any case of letters; -1 when there is none. */
export function unitSpelled(s: State, text: string): Unit {
  const id = s.terms.field.units.find((info) => info.id.toLowerCase() === text.toLowerCase())?.id;
  return id === undefined ? -1 : unitNamed(s, id);
}
