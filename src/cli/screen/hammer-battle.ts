import { SIDES, type SideId } from '../../games/hammer-of-the-scots/blocks.ts';
import { areaId } from '../../games/hammer-of-the-scots/board.ts';
import type { KnownBlock, View, ViewFrame } from '../../games/hammer-of-the-scots/view.ts';
import { say } from '../../words/index.ts';
import { blockText, sidePaint, sidesOf } from './hammer-blocks.ts';
import { wrapped } from './layout.ts';
import type { Sheet } from './screen.ts';

type BattleFrame = Extract<ViewFrame, { readonly step: 'battle' }>;

/** The battle that is being fought, be it that hits are taken in it. */
export const battleOf = (view: View): BattleFrame | undefined =>
  view.agenda.find((frame) => frame.step === 'battle');

const LETTERS = ['A', 'A', 'B', 'B', 'C', 'C'];

/** The battle that is being fought: both lines, the round and whose turn it is. */
export function battleLines(sheet: Sheet, view: View): string[] {
  const battle = battleOf(view);
  if (battle === undefined) return [];
  const { terminal, words } = sheet;
  const { language, paint } = terminal;
  const attacker = SIDES[battle.attacker];
  const title = say(language, 'cli.screen.battle', {
    area: words.name('area', areaId(battle.area)),
    round: battle.round,
    attacker: words.name('side', attacker),
  });
  const letter = LETTERS[battle.turn];
  const role = battle.turn % 2 === 0 ? 'defender' : 'attacker';
  const turn = letter === undefined ? '' : ` ${say(language, 'cli.screen.combatTurn', { letter, role })}.`;
  return [
    '',
    paint.strong(`${title}${turn}`),
    ...sidesOf(view).flatMap((side) => lineOf(sheet, view, battle, side)),
  ];
}

function lineOf(sheet: Sheet, view: View, { area }: BattleFrame, side: SideId): string[] {
  const { terminal, words } = sheet;
  const here = areaId(area);
  const known = view.known
    .filter((each) => each.side === side && (each.place === here || each.place === 'leaving'))
    .toSorted((a, b) => (blockText(sheet, a) < blockText(sheet, b) ? -1 : 1));
  const count = view.standing
    .filter((each) => each.side === side && each.area === here)
    .reduce((sum, { count: n }) => sum + n, 0);
  const blocks = [
    ...known.map((each) => `${blockText(sheet, each)}${marksText(sheet, each)}`),
    ...(count > 0 ? [say(terminal.language, 'cli.screen.others', { count })] : []),
  ];
  const text = `  ${words.name('side', side)}: ${blocks.join(', ')}`;
  return wrapped(text, terminal.width, '    ').map((line) => sidePaint(sheet, side)(line));
}

function marksText({ terminal: { language } }: Sheet, marks: KnownBlock): string {
  const texts = [
    ...(marks.reserve === true ? [say(language, 'cli.screen.reserve')] : []),
    ...(marks.captured === true ? [say(language, 'cli.screen.captured')] : []),
    ...(marks.acted === true ? [say(language, 'cli.screen.acted')] : []),
    ...(marks.leaving === true || marks.place === 'leaving' ? [say(language, 'cli.screen.left')] : []),
  ];
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}
