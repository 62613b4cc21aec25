import { areaId, type AreaId } from '../../../../games/hammer-of-the-scots/board.ts';
import { say } from '../../../../words/index.ts';
import type { Choice, ChoiceGroup, Picker } from '../../../panels/decision.ts';
import { asArea, countIn, enemyOf, frameOf, knownIn, type FrameOf } from '../facts.ts';
import {
  areaName,
  areaOfBlock,
  blockName,
  blockNote,
  choice,
  finishing,
  gathered,
  group,
  listed,
  usedOf,
  wayTo,
  type Desk,
  type Line,
} from './desk.ts';

/** A player's Move Phase: which area moves next, the Norse, or the end of it. */
export function moves(desk: Desk): { groups: ChoiceGroup[]; finish: Choice[] } {
  const { language } = desk;
  const left = frameOf(desk.view, 'moves')?.left ?? 0;
  const areas = desk.lines
    .filter(({ kind }) => kind === 'group')
    .map((line) => choice(line, { note: line.area === undefined ? '' : idleNames(desk, line.area) }));
  const norse = desk.lines
    .filter(({ kind }) => kind === 'norse')
    .map((line) => choice(line, line.area === undefined ? {} : arrival(desk, line.area)));
  const end = desk.lines.filter(({ kind }) => kind === 'end');
  return {
    groups: [
      ...(areas.length === 0
        ? []
        : [group('areas', say(language, 'web.panels.hammer.groupMoves', { left }), areas)]),
      ...(norse.length === 0 ? [] : [group('norse', say(language, 'web.panels.hammer.norseSail'), norse)]),
    ],
    finish: end.map((line) =>
      finishing(line, {
        final: say(language, 'web.panels.final'),
        confirm: left > 0 ? say(language, 'web.panels.hammer.confirmEnd', { left }) : '',
      }),
    ),
  };
}

/** The own blocks of an area that have not moved. */
const idleNames = (desk: Desk, area: AreaId): string =>
  listed(
    desk.language,
    knownIn(desk.view, area, desk.me)
      .filter(({ moved }) => moved !== true)
      .map(({ block }) => blockName(desk, block)),
  );

/** What it means to come to an area: an attack, or who stands there. */
function arrival(desk: Desk, to: AreaId): { note: string; tone: Choice['tone'] } {
  const enemy = enemyOf(desk.me);
  const enemies = countIn(desk.view, to, enemy);
  const own = countIn(desk.view, to, desk.me);
  if (enemies > 0) {
    const key = own > 0 ? 'web.panels.hammer.joins' : 'web.panels.hammer.attacks';
    return { note: say(desk.language, key, { count: enemies, side: enemy }), tone: 'attack' };
  }
  if (own > 0)
    return { note: say(desk.language, 'web.panels.hammer.withOwn', { count: own }), tone: 'plain' };
  return { note: say(desk.language, 'web.panels.hammer.empty'), tone: 'plain' };
}

/** How much of a border's capacity is used: `red border: 1 of 2 used`. */
function borderNote(desk: Desk, from: AreaId, to: AreaId): string {
  const way = wayTo(from, to);
  if (way === undefined) return '';
  return say(desk.language, 'web.panels.hammer.border', {
    kind: way.red ? 'red' : 'green',
    used: usedOf(desk, from, to),
    limit: way.limit,
  });
}

const joined = (...notes: readonly string[]): string => notes.filter(Boolean).join(' · ');

type Verb = 'move' | 'regroup' | 'retreat';

/** One way for the picked blocks together, or the reason why not all of them can take it. */
function wayTogether(desk: Desk, verb: Verb, lines: readonly Line[], from: AreaId, to: AreaId): Choice {
  const { language } = desk;
  const names = lines.map(({ block }) => blockName(desk, block));
  const label = say(language, 'web.panels.hammer.together', {
    names: listed(language, names),
    area: areaName(desk, to),
  });
  const { note, tone } = arrival(desk, to);
  const way = wayTo(from, to);
  const room = way === undefined ? lines.length : way.limit - usedOf(desk, from, to);
  const traces = { areas: [from, to], blocks: lines.map(({ block }) => block) };
  const base = { lines: lines.map(({ text }) => text), label, tone, final: '', confirm: '', traces };
  const isCrossing = verb === 'move' && way?.dashed === true;
  const crossing = isCrossing ? say(language, 'web.panels.hammer.crossing') : '';
  if (lines.length > room) {
    const short = say(language, 'web.panels.hammer.roomFor', { room });
    return { ...base, lines: [], tone: 'plain', note: joined(note, borderNote(desk, from, to), short) };
  }
  if (isCrossing && lines.length > 1) return { ...base, lines: [], tone: 'plain', note: crossing };
  return { ...base, note: joined(note, borderNote(desk, from, to), crossing) };
}

/** Blocks of one area that go together: pick them, then the way. */
function picker(
  desk: Desk,
  verb: Verb,
  lines: readonly Line[],
  from: AreaId,
  title: string,
): Picker | undefined {
  const byBlock = new Map(gathered(lines, ({ block }) => block));
  if (byBlock.size === 0) return undefined;
  const [only] = byBlock.keys();
  return {
    title,
    pieces: [...byBlock.keys()].map((id) => ({ id, label: blockName(desk, id), note: blockNote(desk, id) })),
    ways(picked) {
      const going =
        byBlock.size === 1 && only !== undefined ? [only] : picked.filter((id) => byBlock.has(id));
      const open = going.flatMap((id) => byBlock.get(id) ?? []);
      return gathered(open, ({ area }) => area ?? '').flatMap(([to, ways]) => {
        const area = asArea(to);
        return area === undefined || ways.length < going.length
          ? []
          : [wayTogether(desk, verb, ways, from, area)];
      });
    },
  };
}

/** One Group Move: the block on its way goes on, others of the area step out, or the move is finished. */
export function groupMove(
  desk: Desk,
  frame: FrameOf<'group'>,
): { picker: Picker | undefined; groups: ChoiceGroup[]; finish: Choice[] } {
  const { language } = desk;
  const mover = typeof frame.mover === 'string' ? frame.mover : undefined;
  const going = desk.lines.filter(({ kind, block }) => kind === 'move' && block === mover);
  const starting = desk.lines.filter(({ kind, block }) => kind === 'move' && block !== mover);
  const from = areaId(frame.area);
  const at = mover === undefined ? undefined : areaOfBlock(desk, mover);
  const isLast = (frameOf(desk.view, 'moves')?.left ?? 0) === 0;
  return {
    picker: picker(
      desk,
      'move',
      starting,
      from,
      say(language, 'web.panels.hammer.whoGoes', { area: areaName(desk, from) }),
    ),
    groups:
      mover === undefined || at === undefined || going.length === 0
        ? []
        : [
            group(
              'on',
              say(language, 'web.panels.hammer.goesOn', {
                block: blockName(desk, mover),
                area: areaName(desk, at),
              }),
              going.flatMap((line) =>
                line.area === undefined ? [] : [wayTogether(desk, 'move', [line], at, line.area)],
              ),
            ),
          ],
    finish: desk.lines
      .filter(({ kind }) => kind === 'done')
      .map((line) => finishing(line, isLast ? { final: say(language, 'web.panels.hammer.lastGroup') } : {})),
  };
}

/** Blocks that leave a battlefield: the victors regroup, or the attackers must go. */
export function withdrawal(
  desk: Desk,
  verb: 'regroup' | 'retreat',
  from: AreaId,
): { picker: Picker | undefined; groups: ChoiceGroup[]; finish: Choice[] } {
  const { language } = desk;
  return {
    picker: picker(
      desk,
      verb,
      desk.lines.filter(({ kind }) => kind === verb),
      from,
      say(language, 'web.panels.hammer.whoLeaves', { area: areaName(desk, from) }),
    ),
    groups: [],
    finish: desk.lines
      .filter(({ kind }) => kind === 'done')
      .map((line) => finishing(line, { final: say(language, 'web.panels.final') })),
  };
}
