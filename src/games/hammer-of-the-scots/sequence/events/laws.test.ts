import { describe, expect, it } from 'vitest';
import { notation } from '../../actions.ts';
import { ENGLISH, SCOTTISH, type SideId } from '../../blocks.ts';
import type { CardId } from '../../cards.ts';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';
import { legal, why } from '../flow.ts';

const EVENT_STEPS = new Set([
  'event',
  'herald',
  'pillage',
  'pillage-hits',
  'gain',
  'sea-move',
  'victuals',
  'event-battles',
]);

/** Every action of the alphabet is offered exactly when no reason forbids it. */
function agrees(t: TestTable): void {
  for (const seat of [ENGLISH, SCOTTISH] as const) {
    const allowed = notation.alphabet().filter((a) => why(t.s, seat, a) === 0);
    expect(new Set(legal(t.s, seat))).toEqual(new Set(allowed));
    expect(legal(t.s, seat)).toHaveLength(allowed.length);
  }
}

const WORDS: Omit<Words, 'agenda' | 'cards'> = {
  year: 1302,
  english: {
    england: 'edward 2, hobelars, mar 1',
    mentieth: 'mentieth 2, york-infantry 2',
    badenoch: 'comyn',
  },
  scottish: {
    fife: 'bruce 2, angus, fraser 1',
    ross: 'norse 1, grant 2',
    strathspey: 'french-knights 3',
    annan: 'lennox',
  },
};

/** Walks every line of the event steps to its end, looking at each position on the way. */
function walk(side: SideId, card: CardId, options: NonNullable<Words['options']>): number {
  let seen = 0;
  const go = (lines: readonly (readonly [SideId, string])[]): void => {
    const t = table({ ...WORDS, options, cards: { [side]: card }, agenda: start.eventsAlone(side) }, 1);
    for (const [who, line] of lines) t.play(who, line);
    if (!EVENT_STEPS.has(t.step)) return;
    seen += 1;
    agrees(t);
    const who = t.deciders[0] ?? side;
    for (const line of t.legal(who)) go([...lines, [who, line]]);
  };
  go([]);
  return seen;
}

/** What a viewer notices after these lines: who is asked, what it may do itself, what it has heard. */
function noticed(
  viewer: SideId,
  player: SideId,
  card: CardId,
  words: Omit<Words, 'agenda'>,
  lines: string[],
) {
  const t = table({ ...words, cards: { [player]: card }, agenda: start.eventsAlone(player) });
  t.rolls(1).play(player, ...lines);
  return { deciders: t.deciders, legal: t.legal(viewer), told: t.told(viewer) };
}

describe('the laws of the Event step', () => {
  it('H12.1 the Herald is offered the same names wherever the nobles stand', () => {
    const look = (scottish: NonNullable<Words['scottish']>): unknown =>
      noticed('english', 'english', 'herald', { scottish }, ['event']);
    expect(look({ angus: 'angus 3, grant', ross: 'ross 1' })).toEqual(
      look({ angus: 'ross 2, angus 1', ross: 'grant' }),
    );
  });

  it('H12.1 the pillager cannot tell which blocks stand in the target', () => {
    const look = (scottish: NonNullable<Words['scottish']>): unknown =>
      noticed('english', 'english', 'pillage', { english: { mentieth: 'mentieth' }, scottish }, [
        'event',
        'pillage fife',
        'from mentieth',
      ]);
    expect(look({ fife: 'bruce 4, grant 1', ross: 'norse' })).toEqual(
      look({ fife: 'norse 2, grant 2', ross: 'bruce' }),
    );
  });

  it('H12.1 nobody can tell whether the block that stays behind in a Sea Move is the Norse', () => {
    const look = (ross: string, angus: string): unknown =>
      noticed('english', 'scottish', 'sea-move', { scottish: { ross, angus, fife: 'douglas' } }, [
        'event',
        'from ross',
        'to fife',
        'ship grant',
      ]);
    expect(look('norse, grant', 'fraser')).toEqual(look('fraser 1, grant', 'norse'));
  });

  it('H12.1 nobody can tell whether the blocks that are supplied are full', () => {
    const look = (fife: string): unknown =>
      noticed('english', 'scottish', 'victuals', { scottish: { fife } }, ['event', 'supply fife']);
    expect(look('douglas 4')).toEqual(look('douglas 1'));
  });

  it('H12.1 the English are asked nothing, and hear nothing, whether Bruce stands in Fife or not', () => {
    const look = (scottish: NonNullable<Words['scottish']>): unknown =>
      noticed('english', 'scottish', 'truce', { scottish }, []);
    expect(look({ fife: 'bruce', annan: 'grant' })).toEqual(look({ fife: 'grant', annan: 'bruce' }));
  });

  it.each(['english', 'scottish'] as const)('reasons and offers agree for every action: %s', (side) => {
    for (const card of ['herald', 'pillage', 'truce', 'victuals'] as const) {
      expect(walk(side, card, {})).toBeGreaterThan(0);
      const other = { 'rulings.norseOwnGroupForEvents': true, 'rulings.heraldNameFirst': true };
      expect(walk(side, card, other)).toBeGreaterThan(0);
    }
    expect(walk(side, 'sea-move', { 'rulings.scotsSeaMoveToEngland': false })).toBeGreaterThan(0);
  });
});
