import { describe, expect, it } from 'vitest';
import { seeded } from '../../core/seeded.ts';
import { notation } from '../../games/hammer-of-the-scots/actions.ts';
import { BLOCKS, type SideId } from '../../games/hammer-of-the-scots/blocks.ts';
import { area, AREAS, type AreaId } from '../../games/hammer-of-the-scots/board.ts';
import { start, table, type TestTable } from '../../games/hammer-of-the-scots/position.kit.ts';
import { englishAttack, passUntil } from '../../games/hammer-of-the-scots/sequence/battle.kit.ts';
import { hammerOfTheScots } from '../../games/index.ts';
import { clerk } from '../clerk.ts';

const NOTHING = 'nothing to decide';

/** What the clerk does now, as a line. */
function choice(t: TestTable, side: SideId): string {
  const seat = side === 'english' ? 0 : 1;
  const legal = hammerOfTheScots.legal(t.s, seat);
  if (legal.length === 0) return NOTHING;
  const view = hammerOfTheScots.view(t.s, seat);
  return notation.write(clerk.choose(hammerOfTheScots, view, seat, legal, seeded(1)));
}

/** Lets the clerk play on for a side as long as play stands in one of these steps; gives its lines. */
function playOn(t: TestTable, side: SideId, ...steps: readonly string[]): string[] {
  const lines: string[] = [];
  while (steps.includes(t.step)) {
    const line = choice(t, side);
    if (line === NOTHING) break;
    lines.push(line);
    t.play(side, line);
  }
  return lines;
}

const moveOn = (t: TestTable, side: SideId): string[] => playOn(t, side, 'moves', 'group');

/** All nobles but these, off the map in Scottish hands, so that no home of theirs is worth a look. */
const allBut = (...named: readonly string[]): string =>
  BLOCKS.filter(({ id, type }) => type === 'noble' && id !== 'moray' && !named.includes(id))
    .map(({ id }) => id)
    .join(', ');

/** Replacement points in one area alone. */
const pointsIn = (id: AreaId, points: number): number[] => AREAS.map((each) => (each.id === id ? points : 0));

describe('cards and events', () => {
  const words = {
    english: { dunbar: 'dunbar' },
    cards: { scottish: 'truce', english: '1' },
    agenda: start.event('scottish', ['english', 1]),
  } as const;

  it('crowns Bruce when nobody deserts him', () => {
    const t = table({ ...words, scottish: { fife: 'bruce, douglas', mar: 'mar' } });
    expect(choice(t, 'scottish')).toBe('crown bruce');
  });

  it('crowns nobody when half of Scotland would desert', () => {
    const t = table({
      ...words,
      scottish: {
        fife: 'bruce',
        mar: 'mar',
        atholl: 'atholl',
        angus: 'angus',
        buchan: 'buchan',
        ross: 'ross',
      },
    });
    expect(t.legal('scottish')).toContain('crown bruce');
    expect(choice(t, 'scottish')).not.toMatch(/^crown/);
  });

  it('turns a noble who stands alone with the Herald, rather than one among comrades', () => {
    const t = table({
      english: { angus: 'angus, york-infantry, durham-infantry', ross: 'ross' },
      scottish: { fife: 'wallace' },
      agenda: [{ step: 'herald', seat: 1 }, ...start.endOfTurn()],
    });
    expect(choice(t, 'scottish')).toBe('herald ross');
  });

  it('plays a high card when there is much to take', () => {
    const t = table({
      english: { mentieth: 'mentieth 1', angus: 'angus 1', lennox: 'lennox 1', atholl: 'atholl 1' },
      scottish: { fife: 'wallace, douglas', mar: 'barclay, grant', lanark: 'campbell, graham' },
      hands: { scottish: '3 1 1', english: '1 1 1' },
      agenda: start.cards(),
    });
    expect(choice(t, 'scottish')).toBe('card 3');
  });
});

describe('moves', () => {
  it('falls upon a lone enemy noble with superior force', () => {
    const t = table({
      english: { angus: 'angus' },
      scottish: { fife: 'wallace, douglas, barclay', off: allBut('angus') },
      hands: { english: '2 2', scottish: '2 2' },
      agenda: start.moves(['scottish', 1], ['english', 1]),
    });
    moveOn(t, 'scottish');
    expect(t.toldOf('observer', 'attack')).toEqual([{ type: 'attack', side: 'scottish', area: 'angus' }]);
  });

  it('holds the empty home of an enemy noble in the last turn of the year', () => {
    const t = table({
      english: { england: 'mar, york-infantry, york-knights' },
      scottish: { angus: 'douglas, barclay', off: allBut('mar') },
      agenda: start.moves(['scottish', 1], ['english', 0]),
    });
    moveOn(t, 'scottish');
    expect([t.where('douglas'), t.where('barclay')]).toContain('scottish mar 4');
  });

  it('does not walk Wallace alone into six blocks', () => {
    const crowd = 'mentieth, york-infantry, lancaster-infantry, durham-infantry, york-knights, edward';
    const t = table({
      english: { mentieth: crowd },
      scottish: { fife: 'wallace' },
      agenda: start.moves(['scottish', 3], ['english', 1]),
    });
    moveOn(t, 'scottish');
    expect(t.count('mentieth')).toBe('6 english, 0 scottish');
  });

  it('brings the levy over the border with as many moves as it costs', () => {
    const t = table({
      english: { england: 'york-infantry, lancaster-infantry, york-knights', dunbar: 'dunbar' },
      scottish: { fife: 'wallace, douglas, barclay' },
      hands: { english: '2 2 2', scottish: '2 2 2' },
      agenda: start.moves(['english', 3], ['scottish', 1]),
    });
    moveOn(t, 'english');
    expect(t.count('england')).toBe('0 english, 0 scottish');
  });

  it('brings two groups to bear where one would not do', () => {
    const t = table({
      english: { mentieth: 'mentieth, york-infantry' },
      scottish: { fife: 'douglas, fraser', lothian: 'barclay, macdonald', off: allBut('mentieth') },
      hands: { english: '2 2', scottish: '2 2' },
      agenda: start.moves(['scottish', 2]),
    });
    moveOn(t, 'scottish');
    expect(t.toldOf('observer', 'main-attack')).toHaveLength(1);
    expect(t.toldOf('observer', 'moved').length).toBeGreaterThanOrEqual(3);
  });
});

describe('battles', () => {
  const attack = (blocks: string, scots: string): TestTable =>
    englishAttack('lothian', 'mentieth', blocks, {
      english: { lothian: blocks },
      scottish: { mentieth: scots, fife: 'grant' },
      hands: { english: '2 2', scottish: '2 2' },
    });

  it('fires when the odds are good', () => {
    const t = attack('york-infantry', 'wallace, douglas');
    expect(choice(t, 'scottish')).toBe('fire wallace');
  });

  it('takes the King out of a battle in which he could die', () => {
    const t = attack('edward, york-knights, lancaster-knights', 'king 2, lindsay 1');
    expect(choice(t, 'scottish')).toMatch(/^retreat king /);
  });

  it('lets the block take a hit that is missed least', () => {
    const t = attack('york-infantry', 'mentieth 1, barclay 1, wallace 1');
    passUntil(t, () => t.deciders.includes('english'));
    t.rolls(1, 6, 6, 6).play('english', 'fire york-infantry');
    expect([t.step, choice(t, 'scottish')]).toEqual(['hits', 'hit barclay']);
  });

  it('has somebody of two victors hold a home that is worth holding', () => {
    const t = table({
      english: { england: 'mar' },
      scottish: { mar: 'douglas, barclay', ross: 'ross', off: allBut('mar', 'ross') },
      agenda: [{ step: 'regroup', area: area('mar'), side: 1 }, ...start.endOfTurn()],
    });
    playOn(t, 'scottish', 'regroup');
    expect(t.where('mar')).toBe('scottish mar 3');
  });
});

describe('winter', () => {
  it('sends a wounded Wallace to Selkirk', () => {
    const t = table({
      english: { dunbar: 'dunbar' },
      scottish: { fife: 'wallace 1, grant' },
      agenda: [{ step: 'scottish-disbanding', begun: false }, { step: 'cards' }],
    });
    playOn(t, 'scottish', 'scottish-disbanding');
    expect([t.where('wallace'), t.where('grant')]).toEqual(['scottish selkirk 3', 'scottish fife 3']);
  });

  it('sends home the weakest when too many stand in an area', () => {
    const t = table({
      english: { lothian: 'york-infantry 4, durham-infantry 1, wales-infantry 3' },
      scottish: { fife: 'grant' },
      agenda: [{ step: 'english-disbanding', again: false }, { step: 'cards' }],
    });
    playOn(t, 'english', 'english-disbanding');
    expect([t.where('durham-infantry'), t.count('lothian')]).toEqual([
      'english pool',
      '2 english, 0 scottish',
    ]);
  });

  it('draws new blocks where there is room and strengthens others', () => {
    const t = table(
      {
        english: { dunbar: 'dunbar' },
        scottish: { fife: 'grant 1', pool: 'barclay' },
        agenda: [{ step: 'builds', seat: 1, points: pointsIn('fife', 3) }, { step: 'cards' }],
      },
      0,
    );
    playOn(t, 'scottish', 'builds');
    expect([t.where('barclay'), t.count('fife')]).toEqual([
      expect.stringMatching(/^scottish fife/),
      '0 english, 2 scottish',
    ]);
  });
});
