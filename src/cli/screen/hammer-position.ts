import { SIDES, type SideId } from '../../games/hammer-of-the-scots/blocks.ts';
import { AREAS, type AreaId } from '../../games/hammer-of-the-scots/board.ts';
import { CARDS } from '../../games/hammer-of-the-scots/cards.ts';
import type { View, ViewCards } from '../../games/hammer-of-the-scots/view.ts';
import { say } from '../../words/index.ts';
import { blockText, sidePaint, sidesOf, standingText } from './hammer-blocks.ts';
import { beside, columns, listed, wrapped } from './layout.ts';
import type { Sheet } from './screen.ts';

/** Everything that the view shows, but for the battle being fought. */
export function positionLines(sheet: Sheet, view: View): string[] {
  return [
    ...headLines(sheet, view),
    '',
    ...boardLines(sheet, view),
    '',
    ...cardLines(sheet, view),
    ...poolLines(sheet, view),
    ...nobleLines(sheet, view),
    ...wrapped(
      sheet.terminal.paint.faint(say(sheet.terminal.language, 'cli.screen.legend')),
      sheet.terminal.width,
    ),
  ];
}

function headLines({ terminal, words }: Sheet, view: View): string[] {
  const { language, paint, width } = terminal;
  const { year, turn } = view;
  const time =
    turn === 0
      ? say(language, 'cli.screen.yearBegins', { year })
      : say(language, 'cli.screen.year', { year, turn });
  const rest = [
    words.name('scenario', view.scenario),
    say(language, 'cli.screen.edward', { number: view.edward }),
    ...(turn === 0 ? [] : [say(language, 'cli.screen.first', { side: words.name('side', view.first) })]),
    ...(view.truceBinds === null
      ? []
      : [say(language, 'cli.screen.truce', { side: words.name('side', view.truceBinds) })]),
    ...(view.winterArea === null
      ? []
      : [say(language, 'cli.screen.edwardWinters', { area: words.name('area', view.winterArea) })]),
  ];
  return wrapped(`${paint.strong(time)}. ${rest.join('. ')}.`, width);
}

/** How wide the columns of areas, castles and the two sides are. */
function widthsOf({ terminal }: Sheet, labels: readonly string[]): readonly [number, number, number, number] {
  const area = Math.max(...labels.map(columns));
  const castle = say(terminal.language, 'cli.screen.castle').length;
  const rest = Math.max(40, terminal.width - area - castle - 3);
  const own = Math.ceil(rest * 0.6);
  return [area, castle, own, rest - own];
}

/** The areas with blocks: a line for each, the viewer's blocks before the enemy's. */
function boardLines(sheet: Sheet, view: View): string[] {
  const { terminal, words } = sheet;
  const { language, paint } = terminal;
  const sides = sidesOf(view);
  const rows = AREAS.map((area) => ({
    area,
    blocks: sides.map((side) => blocksOf(sheet, view, area.id, side)),
  }));
  const isHeld = ({ blocks }: (typeof rows)[number]): boolean => blocks.some((each) => each.length > 0);
  const empty = rows.filter((row) => !isHeld(row)).map(({ area }) => words.name('area', area.id));
  const labelOf = ({ area, blocks }: (typeof rows)[number]): string => {
    const isContested = blocks.every((each) => each.length > 0);
    const battle = isContested ? ` ${paint.alarm(say(language, 'cli.screen.battleHere'))}` : '';
    return words.name('area', area.id) + battle;
  };
  const title = say(language, 'cli.screen.area');
  const widths = widthsOf(sheet, [title, ...rows.filter(isHeld).map(labelOf)]);
  const titles =
    view.viewer === 'observer'
      ? sides.map((side) => words.name('side', side))
      : [say(language, 'cli.screen.yours'), say(language, 'cli.screen.enemy')];
  const head = [title, say(language, 'cli.screen.castle'), ...titles].map((text) => [paint.strong(text)]);
  const lines = rows.filter(isHeld).flatMap((row) => {
    const { area, blocks } = row;
    const castle = `${area.castle}${area.cathedral ? '+' : ''}`;
    const cells = blocks.map((each, i) => cell(sheet, each, widths[i + 2] ?? 0, sides[i] ?? 'english'));
    return beside([[labelOf(row)], [castle], ...cells], widths);
  });
  const rest = say(language, 'cli.screen.empty', { areas: empty.join(', ') });
  return [
    ...beside(head, widths),
    ...lines,
    ...(empty.length === 0 ? [] : wrapped(rest, terminal.width, '  ')),
  ];
}

const cell = (sheet: Sheet, blocks: readonly string[], width: number, side: SideId): string[] =>
  listed(blocks, width).map((line) => sidePaint(sheet, side)(line));

function blocksOf(sheet: Sheet, view: View, area: AreaId, side: SideId): string[] {
  const known = view.known.filter((each) => each.side === side && each.place === area);
  const standing = view.standing.filter((each) => each.side === side && each.area === area);
  return [
    ...known.map((each) => `${blockText(sheet, each)}${each.moved === true ? '*' : ''}`),
    ...standingText(sheet, standing),
  ];
}

function cardLines(sheet: Sheet, view: View): string[] {
  const { terminal, words } = sheet;
  const { language, width } = terminal;
  const turnCard = (side: SideId): string => {
    const card = view.turnCards[side];
    if (card === null) return say(language, 'cli.screen.none');
    return card === 'hidden' ? say(language, 'cli.screen.hidden') : words.name('card', card);
  };
  const played = (side: SideId): string => cardsText(sheet, view.played[side]);
  return [
    ...sidesOf(view).flatMap((side) => {
      const hand = view.hands[side];
      const cards =
        hand === undefined
          ? say(language, 'cli.screen.handHidden', { count: view.handSizes[side] })
          : cardsText(sheet, hand);
      return wrapped(
        say(language, 'cli.screen.hand', { side: words.name('side', side), cards }),
        width,
        '  ',
      );
    }),
    say(language, 'cli.screen.cards', { english: turnCard('english'), scottish: turnCard('scottish') }),
    ...wrapped(
      say(language, 'cli.screen.played', { english: played('english'), scottish: played('scottish') }),
      width,
      '  ',
    ),
  ];
}

function cardsText({ terminal, words }: Sheet, cards: ViewCards): string {
  const names = CARDS.flatMap(({ id }) => new Array<string>(cards[id] ?? 0).fill(words.name('card', id)));
  return names.length === 0 ? say(terminal.language, 'cli.screen.none') : names.join(', ');
}

function poolLines({ terminal, words }: Sheet, view: View): string[] {
  const { language, width } = terminal;
  const pools = SIDES.flatMap((side) => {
    const names = view.known
      .filter((each) => each.side === side && each.place === 'pool')
      .map((each) => words.name('block', each.block));
    if (names.length === 0) return [];
    const text = say(language, 'cli.screen.poolOf', {
      side: words.name('side', side),
      names: names.join(', '),
    });
    return wrapped(text, width, '  ');
  });
  return [say(language, 'cli.screen.pools', view.pools), ...pools];
}

/** Who holds how many nobles. Moray counts where the viewer sees him; otherwise a sentence says that he may. */
function nobleLines({ terminal, words }: Sheet, view: View): string[] {
  const { language, paint, width } = terminal;
  const moray = view.known.find(({ block }) => block === 'moray');
  const isMorayHere = AREAS.some(({ id }) => id === moray?.place);
  const of = (side: SideId): string[] => [
    ...Object.keys(view.nobles).filter((noble) => view.nobles[noble] === side),
    ...(side === 'scottish' && isMorayHere ? ['moray'] : []),
  ];
  const counts = { english: of('english').length, scottish: of('scottish').length };
  const [side] = sidesOf(view);
  const names = of(side).map((noble) => words.name('block', noble));
  const list = names.length === 0 ? say(language, 'cli.screen.nobody') : names.join(', ');
  const unseen = moray === undefined ? ` ${say(language, 'cli.screen.morayUnseen')}` : '';
  const holders = say(language, 'cli.screen.noblesOf', { side: words.name('side', side), names: list });
  return wrapped(
    `${paint.strong(say(language, 'cli.screen.nobles', counts))}. ${holders}.${unseen}`,
    width,
    '  ',
  );
}
