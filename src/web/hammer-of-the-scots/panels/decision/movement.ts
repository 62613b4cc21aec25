import {
  area as areaIndex,
  areaId,
  waysFrom,
  type AreaId,
} from '../../../../games/hammer-of-the-scots/board.ts';
import type { ReasonName } from '../../../../games/hammer-of-the-scots/reasons.ts';
import { hammerOfTheScots as game } from '../../../../games/index.ts';
import { say } from '../../../../words/index.ts';
import type { Choice, ChoiceGroup, Picker, Piece } from '../../../panels/decision.ts';
import { destinations, mayMove, NOTHING, type Position } from '../../board/choose.ts';
import { NORSE } from '../../board/orders.ts';
import { countIn, enemyOf, frameOf, knownIn, type FrameOf } from '../facts.ts';
import {
  areaName,
  areaOfBlock,
  blockName,
  blockNote,
  choice,
  finishing,
  group,
  listed,
  readLine,
  usedOf,
  wayTo,
  type Desk,
  type Line,
} from './desk.ts';

interface Offered {
  readonly picker: Picker | undefined;
  readonly groups: ChoiceGroup[];
  readonly finish: Choice[];
  readonly hint?: string;
}

/** A player's Move Phase: which area moves next, the Norse, or the end of it. */
export function moves(desk: Desk, position: Position): Offered {
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
    picker: pickedOnMap(desk, position),
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

/** The own blocks of an area that have not moved, with their strength. */
const idleNames = (desk: Desk, area: AreaId): string =>
  listed(
    desk.language,
    knownIn(desk.view, area, desk.me)
      .filter(({ moved }) => moved !== true)
      .map(({ block, steps }) => `${blockName(desk, block)} ${steps ?? ''}`.trim()),
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

/** How much of a border's capacity is used and left: `red border: 1 of 2 used, 1 left`. */
function borderNote(desk: Desk, from: AreaId, to: AreaId): string {
  const way = wayTo(from, to);
  if (way === undefined) return '';
  const used = usedOf(desk, from, to);
  return say(desk.language, 'web.panels.hammer.border', {
    kind: way.red ? 'red' : 'green',
    used,
    limit: way.limit,
    left: way.limit - used,
  });
}

const joined = (...notes: readonly string[]): string => notes.filter(Boolean).join(' · ');

/** The areas on the way of the first block, without the one it goes to: `by way of Atholl`. */
function throughNote(desk: Desk, lines: readonly Line[]): string {
  const [first] = lines.filter(({ kind }) => kind !== 'group');
  const through = lines
    .filter(({ kind, block }) => kind !== 'group' && block === first?.block)
    .slice(0, -1)
    .flatMap(({ area }) => (area === undefined ? [] : [areaName(desk, area)]));
  return through.length === 0
    ? ''
    : say(desk.language, 'web.panels.hammer.through', { areas: listed(desk.language, through) });
}

/** One way for these blocks together: where it leads, what waits there, what it uses. */
function wayTogether(
  desk: Desk,
  blocks: readonly string[],
  texts: readonly string[],
  from: AreaId,
  to: AreaId,
): Choice {
  const { language } = desk;
  const lines = texts.map((text) => readLine(desk.words, desk.step, text));
  const label = say(language, 'web.panels.hammer.together', {
    names: listed(
      language,
      blocks.map((block) => blockName(desk, block)),
    ),
    area: areaName(desk, to),
  });
  const { note, tone } = arrival(desk, to);
  const crossing = lines.some(({ kind }) => kind === 'move') && wayTo(from, to)?.dashed === true;
  return {
    lines: texts,
    label,
    tone,
    note: joined(
      note,
      throughNote(desk, lines),
      borderNote(desk, from, to),
      crossing ? say(language, 'web.panels.hammer.crossing') : '',
    ),
    final: '',
    confirm: '',
    traces: { areas: [from, to], blocks },
    aim: to,
  };
}

/** What stands between the picked blocks and an area beside them, where it is a matter of their number. */
const NARROW: ReadonlySet<string> = new Set<ReasonName>([
  'redBorderFull',
  'greenBorderFull',
  'retreatBorderFull',
  'crossingTakesWholeMove',
  'oneCrossingAMove',
  'pinned',
]);

/** A way that the picked blocks cannot take together, with the reason; undefined where they could not go one by one. */
function closedWay(
  desk: Desk,
  { ways }: Position,
  blocks: readonly string[],
  from: AreaId,
  to: AreaId,
): Choice | undefined {
  const why = ways?.why(blocks, to);
  if (why === undefined || !NARROW.has(why.reason)) return undefined;
  const code = game.reasons.findIndex(({ id }) => id === why.reason);
  const { note } = arrival(desk, to);
  return {
    ...wayTogether(desk, blocks, [], from, to),
    tone: 'plain',
    note: joined(note, borderNote(desk, from, to), desk.words.reason(code, game.notation.read(why.line))),
  };
}

/** Every way that the picked blocks can take together, then those that are too narrow for them. */
function waysOf(desk: Desk, position: Position, blocks: readonly string[], from: AreaId): readonly Choice[] {
  if (blocks.length === 0) return [];
  const reach = destinations(position, { ...NOTHING, blocks });
  const open = [...reach].map(([to, lines]) => wayTogether(desk, blocks, lines, from, to));
  const closed = waysFrom(areaIndex(from)).flatMap(({ to }) => {
    const id = areaId(to);
    const way = reach.has(id) ? undefined : closedWay(desk, position, blocks, from, id);
    return way === undefined ? [] : [way];
  });
  return [...open, ...closed];
}

/** Blocks of one area that go together: pick them, then the way. */
function picker(
  desk: Desk,
  position: Position,
  blocks: readonly string[],
  from: AreaId,
  title: string,
): Picker | undefined {
  const [only, ...more] = blocks;
  if (only === undefined) return undefined;
  const pieces = blocks.map((id) => ({ id, label: blockName(desk, id), note: blockNote(desk, id) }));
  return {
    title: () => title,
    pieces: () => pieces,
    ways: (picked) =>
      waysOf(desk, position, more.length === 0 ? [only] : picked.filter((id) => blocks.includes(id)), from),
  };
}

const blocksIn = (lines: readonly Line[]): readonly string[] => [...new Set(lines.map(({ block }) => block))];

/** Before a Group Move is begun: the blocks of the area in which some are picked on the map. */
function pickedOnMap(desk: Desk, position: Position): Picker {
  const areaOf = (picked: readonly string[]): AreaId | undefined =>
    picked[0] === NORSE ? undefined : areaOfBlock(desk, picked[0] ?? '');
  const pieces = (picked: readonly string[]): readonly Piece[] => {
    const area = areaOf(picked);
    return area === undefined
      ? []
      : knownIn(desk.view, area, desk.me)
          .filter(({ block }) => mayMove(position, block))
          .map(({ block }) => ({ id: block, label: blockName(desk, block), note: blockNote(desk, block) }));
  };
  return {
    title(picked) {
      const area = areaOf(picked);
      return area === undefined
        ? ''
        : say(desk.language, 'web.panels.hammer.whoGoes', { area: areaName(desk, area) });
    },
    pieces,
    ways(picked) {
      const area = areaOf(picked);
      return area === undefined ? [] : waysOf(desk, position, picked, area);
    },
  };
}

/** One Group Move: the block on its way goes on, others of the area step out, or the move is finished. */
export function groupMove(desk: Desk, position: Position, frame: FrameOf<'group'>): Offered {
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
      position,
      blocksIn(starting),
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
                line.area === undefined ? [] : [wayTogether(desk, [mover], [line.text], at, line.area)],
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
  position: Position,
  verb: 'regroup' | 'retreat',
  from: AreaId,
): Offered {
  const { language } = desk;
  const leaving = desk.lines.filter(({ kind }) => kind === verb);
  return {
    picker: picker(
      desk,
      position,
      blocksIn(leaving),
      from,
      say(language, 'web.panels.hammer.whoLeaves', { area: areaName(desk, from) }),
    ),
    groups: [],
    ...(leaving.length === 0 ? { hint: say(language, 'web.panels.hammer.allStay') } : {}),
    finish: desk.lines
      .filter(({ kind }) => kind === 'done')
      .map((line) => finishing(line, { final: say(language, 'web.panels.final') })),
  };
}
