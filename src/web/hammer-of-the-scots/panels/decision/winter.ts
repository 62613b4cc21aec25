import {
  area as areaIndex,
  castle,
  scottishLimit,
  type AreaId,
} from '../../../../games/hammer-of-the-scots/board.ts';
import { say } from '../../../../words/index.ts';
import type { Choice, ChoiceGroup } from '../../../panels/decision.ts';
import { asArea, countIn, knownBlock, type FrameOf } from '../facts.ts';
import {
  areaName,
  areaOfBlock,
  blockName,
  blockNote,
  choice,
  finishing,
  gathered,
  group,
  type Desk,
} from './desk.ts';

interface Choices {
  readonly groups: ChoiceGroup[];
  readonly finish: Choice[];
}

/** How many blocks of the viewer's side may winter in an area (H1.1, H10.9.4). */
function limitOf(desk: Desk, id: AreaId): number | undefined {
  if (desk.me === 'scottish') return scottishLimit(areaIndex(id));
  return desk.view.winterArea === id ? undefined : castle(areaIndex(id));
}

/** Blocks that count against the limit: Wallace in Selkirk does not (H10.12). */
function wintering(desk: Desk, id: AreaId): number {
  const isRefuge = desk.me === 'scottish' && id === 'selkirk' && areaOfBlock(desk, 'wallace') === id;
  return countIn(desk.view, id, desk.me) - (isRefuge ? 1 : 0);
}

/** How many too many stand in an area; 0 for none. */
function excess(desk: Desk, id: AreaId): number {
  const limit = limitOf(desk, id);
  return limit === undefined ? 0 : Math.max(0, wintering(desk, id) - limit);
}

function limitNote(desk: Desk, id: AreaId): string {
  const limit = limitOf(desk, id);
  const count = wintering(desk, id);
  if (limit === undefined) return say(desk.language, 'web.panels.hammer.withEdward', { count });
  return say(desk.language, 'web.panels.hammer.limit', { count, limit, over: excess(desk, id) });
}

/** Disbanding down to the Castle Limits (H10.9, H10.13): areas with too many blocks come first. */
export function disbanding(desk: Desk): Choices {
  const { language } = desk;
  const leaving = desk.lines.filter(({ kind }) => kind === 'disband');
  const groups = gathered(leaving, ({ block }) => areaOfBlock(desk, block) ?? '')
    .map(([id, lines]) => ({ area: asArea(id), lines }))
    .toSorted((a, b) => tooMany(desk, b.area) - tooMany(desk, a.area))
    .map(({ area, lines }) =>
      group(
        area ?? 'nowhere',
        area === undefined ? '' : areaName(desk, area),
        lines.map((line) => choice(line, { note: blockNote(desk, line.block) })),
        area === undefined ? '' : limitNote(desk, area),
        { areas: area === undefined ? [] : [area], blocks: [] },
      ),
    );
  const going = desk.lines.filter(({ kind }) => kind === 'go' || kind === 'winter');
  return {
    groups: [
      ...(going.length === 0
        ? []
        : [
            group(
              'going',
              '',
              going.map((line) => choice(line)),
            ),
          ]),
      ...groups,
    ],
    finish: desk.lines
      .filter(({ kind }) => kind === 'done')
      .map((line) => finishing(line, { final: say(language, 'web.panels.final') })),
  };
}

const tooMany = (desk: Desk, id: AreaId | undefined): number => (id === undefined ? 0 : excess(desk, id));

/** Replacement points, area by area (H10.15, H10.16). */
export function builds(desk: Desk, frame: FrameOf<'builds'>): Choices {
  const { language } = desk;
  const spending = desk.lines.filter(({ kind }) => kind === 'build' || kind === 'draw');
  const areaOf = (line: (typeof spending)[number]): string =>
    line.kind === 'draw' ? (line.area ?? '') : (areaOfBlock(desk, line.block) ?? '');
  const groups = gathered(spending, areaOf).flatMap(([id, lines]) => {
    const area = asArea(id);
    if (area === undefined) return [];
    const points = frame.points[areaIndex(area)] ?? 0;
    const choices = lines.map((line) => {
      if (line.kind === 'draw') {
        return choice(line, {
          label: say(language, 'web.panels.hammer.draw'),
          note: say(language, 'web.panels.hammer.drawNote', { count: desk.view.pools.scottish }),
          final: say(language, 'web.panels.hammer.drawFinal'),
        });
      }
      const steps = knownBlock(desk.view, line.block)?.steps ?? 0;
      return choice(line, {
        label: say(language, 'web.panels.hammer.strengthen', { block: blockName(desk, line.block) }),
        note: say(language, 'web.panels.hammer.grows', { steps, more: steps + 1 }),
      });
    });
    return [
      group(area, areaName(desk, area), choices, say(language, 'web.panels.hammer.points', { points }), {
        areas: [area],
        blocks: [],
      }),
    ];
  });
  const unspent = groups.reduce((sum, { id }) => sum + (frame.points[areaIndexOf(id)] ?? 0), 0);
  return {
    groups,
    finish: desk.lines
      .filter(({ kind }) => kind === 'done')
      .map((line) =>
        finishing(line, {
          final: say(language, 'web.panels.final'),
          confirm: unspent > 0 ? say(language, 'web.panels.hammer.confirmBuilds', { points: unspent }) : '',
        }),
      ),
  };
}

const areaIndexOf = (id: string): number => {
  const area = asArea(id);
  return area === undefined ? -1 : areaIndex(area);
};
