import { terrainAt } from '../../games/scotland-rising/battlefield/battlefield.ts';
import { TERRAINS, type TerrainId } from '../../games/scotland-rising/battlefield/file.ts';
import { hexAt, type Hex } from '../../games/scotland-rising/hexes.ts';
import { ACTED, hasMark, lowerAt, sideOf, upperAt, type State } from '../../games/scotland-rising/state.ts';
import { sideId, SIDES, type Unit } from '../../games/scotland-rising/units.ts';
import { say } from '../../words/index.ts';
import { padded, wrapped } from './layout.ts';
import { letters, markLetters, sidePaint } from './rising-units.ts';
import type { Sheet } from './screen.ts';

/** How each kind of ground is drawn. */
const GROUND: Readonly<Record<TerrainId, string>> = {
  clear: '.',
  woods: 'w',
  potholes: 'o',
  burn: '~',
  bridge: '=',
  swamp: ':',
  village: '#',
};

const WAY_OUT = '^';

const CELL = 4;
const HALF = CELL / 2;
const LABEL = 3;

/** The kind of ground of a hex that is on the map. */
export const groundAt = (s: State, hex: Hex): TerrainId => TERRAINS[terrainAt(s.terms.field, hex)] ?? 'clear';

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The map with its ground and units; a map that is too wide comes in slabs of columns, one below the other. */
export function mapLines(sheet: Sheet, s: State): string[] {
  const { columns } = s.terms.field.file;
  const fitting = Math.max(1, Math.floor((sheet.terminal.width - LABEL - HALF) / CELL));
  const lines: string[] = [];
  for (let from = 0; from < columns; from += fitting) {
    if (from > 0) lines.push('');
    lines.push(...slab(sheet, s, from, Math.min(columns, from + fitting)));
  }
  return lines;
}

/** Which rows, or which columns on a map of flat hexes, lie half a hex farther on. */
const isShifted = (s: State, at: number): boolean =>
  s.terms.field.file.offset.startsWith('odd') === (at % 2 === 1);

function slab(sheet: Sheet, s: State, from: number, to: number): string[] {
  const { rows, orientation } = s.terms.field.file;
  const columns = Array.from({ length: to - from }, (_, i) => from + i);
  const head = columns.map((column) => padded(twoDigits(column + 1), CELL)).join('');
  const lines = [(' '.repeat(LABEL) + head).trimEnd()];
  for (let row = 0; row < rows; row += 1) {
    const label = twoDigits(row + 1);
    const note = rowNote(sheet, s, row);
    if (orientation === 'pointy') {
      const hexes = columns.map((column) => hexAt(column, row));
      lines.push(...band(sheet, s, hexes, label, isShifted(s, row) ? HALF : 0, note));
      continue;
    }
    const half = (shifted: boolean): (Hex | undefined)[] =>
      columns.map((column) => (isShifted(s, column) === shifted ? hexAt(column, row) : undefined));
    lines.push(...band(sheet, s, half(false), label, 0, note), ...band(sheet, s, half(true), '', 0, ''));
  }
  return lines;
}

/** Whose row it is to set up to, while the armies are set up. */
function rowNote({ terminal }: Sheet, s: State, row: number): string {
  if (!s.phase.startsWith('place')) return '';
  const { freeform } = s.terms.field.file;
  const notes = SIDES.filter((side) => freeform[side].row === row + 1).map((side) =>
    say(terminal.language, 'cli.screen.rising.map.row', { side }),
  );
  return notes.join(', ');
}

/** Hexes side by side: a line of units and ground, and one below it for what else there is to say of the units. */
function band(
  sheet: Sheet,
  s: State,
  hexes: readonly (Hex | undefined)[],
  label: string,
  shift: number,
  note: string,
): string[] {
  const upper = hexes.map((hex) => (hex === undefined ? '' : unitOrGround(sheet, s, hex)));
  const lower = hexes.map((hex) => (hex === undefined ? '' : below(sheet, s, hex)));
  const line = (name: string, cells: readonly string[], end: string): string =>
    (padded(name, LABEL + shift) + cells.map((cell) => padded(cell, CELL)).join('') + end).trimEnd();
  const first = line(label, upper, note);
  return lower.every((cell) => cell === '') ? [first] : [first, line('', lower, '')];
}

function unitOrGround(sheet: Sheet, s: State, hex: Hex): string {
  const unit = lowerAt(s, hex);
  return unit === -1 ? GROUND[groundAt(s, hex)] : painted(sheet, s, unit);
}

function painted(sheet: Sheet, s: State, unit: Unit): string {
  const text = sidePaint(sheet, sideOf(s, unit))(letters(s, unit));
  return hasMark(s, unit, ACTED) ? sheet.terminal.paint.faint(text) : text;
}

/** The ground under a unit unless it is clear, its marks, the leader with it; the way out. */
function below(sheet: Sheet, s: State, hex: Hex): string {
  const wayOut = s.terms.field.arrows[hex] === 1 ? WAY_OUT : '';
  const unit = lowerAt(s, hex);
  if (unit === -1) return wayOut;
  const ground = groundAt(s, hex);
  const leader = upperAt(s, hex);
  return [
    wayOut,
    ground === 'clear' ? '' : GROUND[ground],
    markLetters(s, unit),
    leader === -1 ? '' : painted(sheet, s, leader),
    leader === -1 ? '' : markLetters(s, leader),
  ].join('');
}

/** What the letters and signs of the map mean. */
export function legendLines({ terminal, words }: Sheet): string[] {
  const { language, paint, width } = terminal;
  const list = TERRAINS.map((id) => `${GROUND[id]} ${words.name('terrain', id)}`).join(', ');
  return [
    say(language, 'cli.screen.rising.map.legend'),
    say(language, 'cli.screen.rising.map.marks'),
    say(language, 'cli.screen.rising.map.ground', { list }),
  ].flatMap((text) => wrapped(text, width).map((line) => paint.faint(line)));
}

/** The side that is to act, as a word. */
export const sideName = ({ words }: Sheet, s: State): string => words.name('side', sideId(s.side));
