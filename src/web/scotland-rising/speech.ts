import { rising } from '../../games/index.ts';
import { say, trySay, type Language, type Words } from '../../words/index.ts';
import { groundAt } from './board/ground/terrain.ts';

/** The name of a place of the ground in the language of the page; as the battlefield has it where there is no other. */
export function placeName(language: Language, name: string): string {
  const key = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return trySay(language, `web.scotland-rising.place.${key}`) ?? name;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a unit within a sentence: `Scots pike 4`, `шотландские копейщики 4`. */
export const unitWithin = (words: Words, id: string): string => words.name('unit', id);

/** The name of a unit where a sentence or a label begins with it. */
export const unitName = (words: Words, id: string): string => capital(unitWithin(words, id));

/** The id of a command in the messages. */
export const commandId = (command: rising.CommandName): string =>
  rising.COMMANDS.find(({ name }) => name === command)?.id ?? '';

/** The marks of a unit in words: full or reduced first, the others where it bears them. */
export function marksOf(words: Words, s: rising.State, unit: rising.Unit): readonly string[] {
  const has = (mark: number): boolean => rising.hasMark(s, unit, mark);
  const isStepped = rising.typeInfo(rising.typeOf(s, unit)).steps === 2;
  const strength = has(rising.REDUCED)
    ? [words.name('mark', 'reduced')]
    : isStepped
      ? [say(words.language, 'web.scotland-rising.full')]
      : [];
  return [
    ...strength,
    ...(has(rising.SCHILTRON) ? [words.name('mark', 'schiltron')] : []),
    ...(has(rising.DISORDERED) ? [words.name('mark', 'disordered')] : []),
    ...(has(rising.ACTED) && rising.sideOf(s, unit) === s.side && s.phase === 'actions'
      ? [words.name('mark', 'acted')]
      : []),
  ];
}

/** A unit with its command, within a sentence: `Scots pike 4 of Moray`; leaders by their names. */
function fullWithin(words: Words, s: rising.State, unit: rising.Unit): string {
  const { id, type, command } = rising.infoOf(s, unit);
  const name = unitWithin(words, id);
  if (type === rising.LEADER) return name;
  const of = words.name('command', commandId(command));
  return say(words.language, 'web.scotland-rising.unitOf', { unit: name, command: of });
}

/** The same where a sentence or a label begins with it. */
export const fullName = (words: Words, s: rising.State, unit: rising.Unit): string =>
  capital(fullWithin(words, s, unit));

/** A unit as it stands: `Scots pike 4 of Moray, full, in schiltron`. */
export const sayUnit = (words: Words, s: rising.State, unit: rising.Unit): string =>
  [fullName(words, s, unit), ...marksOf(words, s, unit)].join(', ');

/** The units in a hex, the one that takes the first hit before the leader with it. */
export const unitsIn = (s: rising.State, hex: rising.Hex): readonly rising.Unit[] =>
  [rising.lowerAt(s, hex), rising.upperAt(s, hex)].filter((unit) => unit !== -1);

/** The name of the ground in a hex; '' where it has none. */
export function nameAt(language: Language, field: rising.Battlefield, hex: rising.Hex): string {
  const id = rising.hexId(hex);
  const name = field.file.hexes.find((each) => each.id === id)?.name;
  return name === undefined ? '' : placeName(language, name);
}

/** A hex as it is told: `Hex 0705, clear: Scots pike 4 of Moray, full, in schiltron`. */
export function sayHex(words: Words, s: rising.State, hex: rising.Hex): string {
  const { field } = s.terms;
  const ground = words.name('terrain', groundAt(field, hex));
  const name = nameAt(words.language, field, hex);
  const where = say(words.language, 'web.scotland-rising.hex', {
    hex: rising.hexId(hex),
    ground: name === '' ? ground : `${ground}, ${name}`,
  });
  const units = unitsIn(s, hex).map((unit) =>
    [fullWithin(words, s, unit), ...marksOf(words, s, unit)].join(', '),
  );
  return units.length === 0 ? where : `${where}: ${units.join('; ')}`;
}

/** A chance as a whole percentage; never 0 or 100 where it is neither. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
