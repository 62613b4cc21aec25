import {
  ELIMINATED,
  EXITED,
  hasMark,
  LAST_TURN,
  placeOf,
  SCHILTRON,
  scoreOf,
  UNPLACED,
  type State,
} from '../../games/scotland-rising/state.ts';
import { ENGLISH, SCOTS, sideId, type Side } from '../../games/scotland-rising/units.ts';
import { say } from '../../words/index.ts';
import { listed, wrapped } from './layout.ts';
import { legendLines, mapLines, sideName } from './rising-map.ts';
import type { Sheet } from './screen.ts';

const BOTH: readonly Side[] = [SCOTS, ENGLISH];

const isSettingUp = (s: State): boolean => s.phase === 'schiltrons' || s.phase.startsWith('place');

/** The map, whose turn it is, and who is not on the map. */
export function positionLines(sheet: Sheet, s: State): string[] {
  return [
    ...headLines(sheet, s),
    '',
    ...mapLines(sheet, s),
    '',
    ...BOTH.flatMap((side) => gone(sheet, s, side, ELIMINATED, 'eliminated')),
    ...gone(sheet, s, ENGLISH, EXITED, 'exited'),
    ...BOTH.flatMap((side) => gone(sheet, s, side, UNPLACED, 'unplaced')),
    ...legendLines(sheet),
  ];
}

function headLines(sheet: Sheet, s: State): string[] {
  const { language, paint, width } = sheet.terminal;
  const time = isSettingUp(s)
    ? say(language, 'cli.screen.rising.setup')
    : say(language, 'cli.screen.rising.turn', { turn: s.turn, last: LAST_TURN, side: sideName(sheet, s) });
  const state = s.chargeTurn ? 'now' : s.chargeTurnUsed ? 'used' : 'ahead';
  return wrapped(
    `${paint.strong(time)}. ${say(language, 'cli.screen.rising.chargeTurn', { state })}.`,
    width,
  );
}

function gone(
  { terminal, words }: Sheet,
  s: State,
  side: Side,
  place: number,
  how: 'eliminated' | 'exited' | 'unplaced',
): string[] {
  const { language, width } = terminal;
  const ids = s.terms.field.units.flatMap((info, unit) =>
    info.side === side && placeOf(s, unit) === place ? [info.id] : [],
  );
  const [first, ...others] = ids;
  if (first === undefined) return [];
  const facts = { side: words.name('side', sideId(side)), units: first };
  return listed([say(language, `cli.screen.rising.${how}`, facts), ...others], width, '  ');
}

/** What counts at every decision: AP, VP and the event. */
export function standingLines({ terminal, words }: Sheet, s: State): string[] {
  const { language, paint, width } = terminal;
  const items = [
    ...(s.phase === 'actions' ? [say(language, 'cli.screen.rising.ap', { ap: s.ap })] : []),
    say(language, 'cli.screen.rising.vp', { scots: scoreOf(s, SCOTS), english: scoreOf(s, ENGLISH) }),
    ...(s.event === 0
      ? []
      : [
          say(language, 'cli.screen.rising.event', {
            number: s.event,
            event: words.name('event', String(s.event)),
          }),
        ]),
  ];
  const schiltrons = isSettingUp(s) ? schiltronsOf(s) : [];
  const [first, ...others] = schiltrons;
  return [
    ...wrapped(paint.strong(`${items.join('. ')}.`), width, '  '),
    ...(first === undefined
      ? []
      : listed([say(language, 'cli.screen.rising.schiltrons', { units: first }), ...others], width, '  ')),
  ];
}

const schiltronsOf = (s: State): string[] =>
  s.terms.field.units.flatMap(({ id }, unit) => (hasMark(s, unit, SCHILTRON) ? [id] : []));
