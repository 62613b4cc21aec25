import { blocksSight, terrainAt } from '../../games/scotland-rising/battlefield/battlefield.ts';
import { DIRECTIONS, hexId, NO_HEX, readHex, type Hex } from '../../games/scotland-rising/hexes.ts';
import { lowerAt, placeOf, upperAt, type State } from '../../games/scotland-rising/state.ts';
import { say } from '../../words/index.ts';
import { listed, wrapped } from './layout.ts';
import { groundAt } from './rising-map.ts';
import { letters, unitSpelled, unitText } from './rising-units.ts';
import type { Sheet } from './screen.ts';

/** A hex, by its number, its name or a unit that stands there, by id or as the map draws it; undefined when there is none. */
export function hexLines(sheet: Sheet, s: State, place: string): string[] | undefined {
  const hex = hexNamed(s, place);
  return hex === undefined
    ? undefined
    : [...aboutHex(sheet, s, hex), ...unitsAt(sheet, s, hex), ...beside(sheet, s, hex)];
}

function hexNamed(s: State, place: string): Hex | undefined {
  const { hexes, file } = s.terms.field;
  const wanted = place.toLowerCase();
  const named = file.hexes.find(({ name }) => name?.toLowerCase() === wanted);
  const hex = readHex(named?.id ?? place);
  if (hex !== undefined && hexes.includes(hex)) return hex;
  const drawn = s.terms.field.units.findIndex((_, unit) => letters(s, unit) === place);
  const unit = drawn === -1 ? unitSpelled(s, place) : drawn;
  return unit === -1 || placeOf(s, unit) < 0 ? undefined : placeOf(s, unit);
}

function aboutHex({ terminal, words }: Sheet, s: State, hex: Hex): string[] {
  const { language, paint, width } = terminal;
  const { field, cost, cover } = s.terms;
  const id = hexId(hex);
  const name = field.file.hexes.find((each) => each.id === id)?.name;
  const terrain = groundAt(s, hex);
  const ground = words.name('terrain', terrain);
  const mp = cost[hex] ?? 0;
  const effects = [
    mp === 0
      ? say(language, 'cli.screen.rising.stops', { ground })
      : say(language, 'cli.screen.rising.mp', { ground, mp }),
    ...((cover[terrainAt(field, hex)] ?? 0) > 0 ? [say(language, 'cli.screen.rising.cover')] : []),
    ...(terrain === 'clear' ? [] : [say(language, 'cli.screen.rising.noCharge')]),
    ...(blocksSight(terrainAt(field, hex)) ? [say(language, 'cli.screen.rising.hides')] : []),
    ...(field.arrows[hex] === 1 ? [say(language, 'cli.screen.rising.wayOut')] : []),
  ];
  const title =
    name === undefined
      ? say(language, 'cli.screen.rising.hex', { hex: id, ground: effects.join('; ') })
      : say(language, 'cli.screen.rising.hexNamed', { hex: id, name, ground: effects.join('; ') });
  return wrapped(title, width, '  ').map((line) => paint.strong(line));
}

function unitsAt(sheet: Sheet, s: State, hex: Hex): string[] {
  const { terminal } = sheet;
  const units = [lowerAt(s, hex), upperAt(s, hex)].filter((unit) => unit !== -1);
  if (units.length === 0) return [say(terminal.language, 'cli.screen.rising.empty')];
  return units.flatMap((unit) => wrapped(unitText(sheet, s, unit), terminal.width, '  '));
}

function beside({ terminal, words }: Sheet, s: State, hex: Hex): string[] {
  const { neighbours } = s.terms.field;
  const list: string[] = [];
  for (let d = 0; d < DIRECTIONS; d += 1) {
    const near = neighbours[hex * DIRECTIONS + d] ?? NO_HEX;
    if (near === NO_HEX) continue;
    const unit = lowerAt(s, near);
    const who = unit === -1 ? '' : ` (${s.terms.field.units[unit]?.id ?? ''})`;
    list.push(`${hexId(near)} ${words.name('terrain', groundAt(s, near))}${who}`);
  }
  const [first = '', ...others] = list;
  return listed(
    [say(terminal.language, 'cli.screen.rising.neighbours', { list: first }), ...others],
    terminal.width,
    '    ',
  );
}
