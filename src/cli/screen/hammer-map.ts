import {
  AREAS,
  type Area,
  areaId,
  isCoastal,
  waysFrom,
  type Way,
} from '../../games/hammer-of-the-scots/board.ts';
import { say } from '../../words/index.ts';
import { listed, wrapped } from './layout.ts';
import type { Sheet } from './screen.ts';

/** The neighbours of all areas, or of one. */
export function mapLines(sheet: Sheet, name?: string): string[] | undefined {
  const { terminal } = sheet;
  const wanted = name === undefined ? AREAS.map((_, area) => area) : areasNamed(sheet, name);
  if (wanted.length === 0) return undefined;
  const legend = terminal.paint.faint(say(terminal.language, 'cli.screen.mapLegend'));
  return [...wanted.flatMap((area) => areaLines(sheet, area)), ...wrapped(legend, terminal.width)];
}

function areasNamed({ words }: Sheet, name: string): Area[] {
  const wanted = name.toLowerCase();
  return AREAS.flatMap(({ id }, area) =>
    id === wanted || words.name('area', id).toLowerCase() === wanted ? [area] : [],
  );
}

function areaLines({ terminal, words }: Sheet, area: Area): string[] {
  const coast = isCoastal(area) ? '*' : '';
  const ways = waysFrom(area).map(({ to, red, dashed }) =>
    say(terminal.language, 'cli.screen.neighbour', {
      area: words.name('area', areaId(to)),
      kind: kindOf({ red, dashed }),
    }),
  );
  const name = terminal.paint.strong(words.name('area', areaId(area)));
  const [first = '', ...others] = ways;
  return listed([`${name}${coast}: ${first}`, ...others], terminal.width, '    ');
}

function kindOf({ red, dashed }: Pick<Way, 'red' | 'dashed'>): string {
  if (dashed) return red ? 'dashedRed' : 'dashed';
  return red ? 'red' : 'green';
}
