import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../core/game.ts';
import type { Frame } from './agenda.ts';
import { BLOCKS, ENGLISH, FIRST_NOBLE, SCOTTISH } from './blocks.ts';
import { areaId } from './board.ts';
import { position, start, table, type TestTable, type Words } from './position.kit.ts';
import { allNoblesHeld } from './victory.ts';

type Places = NonNullable<Words['english']>;

/** The nobles at home, the first `blue` of them, Moray apart, held by the Scots. */
function nobles(blue: number): { english: Places; scottish: Places } {
  const english: Places = {};
  const scottish: Places = {};
  for (const [index, { id, homes }] of BLOCKS.slice(FIRST_NOBLE, -1).entries()) {
    const home = homes[0] ?? 0;
    (index < blue ? scottish : english)[areaId(home)] = id;
  }
  return { english, scottish };
}

const score: readonly Frame[] = [{ step: 'score' }, { step: 'cards' }];

function scored(blue: number, others: Places, words: Omit<Words, 'agenda'> = {}): TestTable {
  const { english, scottish } = nobles(blue);
  return table({ year: 1305, ...words, english, scottish: { ...scottish, ...others }, agenda: score });
}

/** A final winter from its beginning, with as many blue nobles and these other Scots. */
function finalWinter(blue: number, others: Places, words: Omit<Words, 'agenda'> = {}): TestTable {
  const { english, scottish } = nobles(blue);
  return table({
    year: 1305,
    turn: 5,
    ...words,
    english: { ...english, ...words.english },
    scottish: { ...scottish, ...others },
    agenda: start.endOfTurn(),
  });
}

/** Plays `done`, or the first home, until the builds of the Scots or the end. */
function toBuilds(t: TestTable): TestTable {
  while (t.result === undefined && t.step !== 'builds') {
    const side = t.deciders[0] ?? 'english';
    const legal = t.legal(side);
    t.play(side, legal.includes('done') ? 'done' : (legal[0] ?? ''));
  }
  return t;
}

describe('final scoring', () => {
  it('H11.4 H13.82 more nobles than the opponent win, 7 to 6 too', () => {
    expect(scored(7, {}).result).toBe('scottish majority');
    expect(scored(6, {}).result).toBe('english majority');
    expect(scored(8, { moray: 'moray' }).result).toBe('scottish majority');
  });

  it('H15.161 H11.7 Moray dead: 13 nobles, the majority wins, no tie is possible', () => {
    expect(scored(7, { fife: 'wallace' }).result).toBe('scottish majority');
    expect(scored(6, { fife: 'wallace' }).result).toBe('english majority');
    expect(scored(6, { fife: 'wallace', pool: 'moray' }).result).toBe('english majority');
  });

  it('H11.7 Moray on the map counts for the Scots, wherever he stands', () => {
    expect(scored(7, { fife: 'moray' }, { scenario: 'campaign', year: 1314 }).result).toBe(
      'scottish majority',
    );
    expect(scored(5, { moray: 'moray' }).result).toBe('english majority');
  });

  it('H15.158 H11.8 Braveheart 1305 ends 7-7, Wallace in Selkirk: Scots win', () => {
    expect(scored(6, { moray: 'moray', selkirk: 'wallace' }).result).toBe('scottish wallace-decides');
  });

  it('H15.160 H11.8 the same, Wallace removed or in the Draw Pool: English win', () => {
    expect(scored(6, { moray: 'moray' }).result).toBe('english wallace-decides');
    expect(scored(6, { moray: 'moray', pool: 'wallace' }).result).toBe('english wallace-decides');
  });

  it('H15.162 H13.53 The Bruce: seven Scottish nobles in 1314 win 7-6, and nothing can tie', () => {
    expect(scored(7, {}, { scenario: 'the-bruce', year: 1314 }).result).toBe('scottish majority');
    expect(scored(6, {}, { scenario: 'the-bruce', year: 1314 }).result).toBe('english majority');
  });

  it('H15.163 H13.49 Campaign 1314: 8-6 wins, the game does not go on', () => {
    const t = toBuilds(
      finalWinter(7, { moray: 'moray' }, { scenario: 'campaign', year: 1314, edwardSecond: true }),
    )
      .play('scottish', 'done')
      .play('english', 'done');
    expect([t.result, t.deciders]).toEqual(['scottish majority', []]);
  });

  it('H13.51 7-7 in the Campaign: Wallace decides', () => {
    const words = { scenario: 'campaign', year: 1314 } as const;
    expect(scored(6, { moray: 'moray', fife: 'wallace' }, words).result).toBe('scottish wallace-decides');
    expect(scored(6, { moray: 'moray' }, words).result).toBe('english wallace-decides');
  });

  it('H13.51 campaignTie extend: a tie is played on, in the Campaign alone', () => {
    const options = { 'rulings.campaignTie': 'extend' };
    const words = { scenario: 'campaign', year: 1314, options } as const;
    const tied = scored(6, { moray: 'moray' }, words);
    expect([tied.result, tied.step]).toEqual([undefined, 'cards']);
    expect(tied.toldOf('observer', 'tied')).toEqual([{ type: 'tied', nobles: 7 }]);
    expect(scored(7, { moray: 'moray' }, words).result).toBe('scottish majority');
    expect(scored(6, { moray: 'moray' }, { options }).result).toBe('english wallace-decides');
  });

  it('H13.51 campaignTie extend: the year after is dealt, and scored again when it ends', () => {
    const options = { 'rulings.campaignTie': 'extend' };
    const t = toBuilds(
      finalWinter(6, { moray: 'moray' }, { scenario: 'campaign', year: 1314, edwardSecond: true, options }),
    )
      .rolls(...new Array<number>(10).fill(0))
      .play('scottish', 'done')
      .play('english', 'done');
    expect([t.s.year, t.step]).toEqual([1315, 'cards']);
    const later = scored(7, { moray: 'moray' }, { scenario: 'campaign', year: 1315, options });
    expect(later.result).toBe('scottish majority');
  });
});

describe('the final winter', () => {
  it('H11.5 Braveheart ends with 1305, The Bruce and the Campaign with 1314', () => {
    const ends = (scenario: 'braveheart' | 'the-bruce' | 'campaign', year: number): string | undefined => {
      const t = toBuilds(finalWinter(7, {}, { scenario, year, edwardSecond: true }));
      t.rolls(...new Array<number>(10).fill(0));
      return t.play('scottish', 'done').play('english', 'done').result;
    };
    expect(ends('braveheart', 1304)).toBeUndefined();
    expect(ends('braveheart', 1305)).toBe('scottish majority');
    expect(ends('the-bruce', 1313)).toBeUndefined();
    expect(ends('the-bruce', 1314)).toBe('scottish majority');
    expect(ends('campaign', 1305)).toBeUndefined();
    expect(ends('campaign', 1314)).toBe('scottish majority');
  });

  it('H2.4 the Campaign goes from 1305 to 1306 without scoring, setup, levy or change of ownership', () => {
    const t = toBuilds(finalWinter(7, { moray: 'moray' }, { scenario: 'campaign', year: 1305 }))
      .rolls(...new Array<number>(10).fill(0))
      .play('scottish', 'done')
      .play('english', 'done');
    expect([t.s.year, t.step, t.s.crowned, t.s.edwardSecond]).toEqual([1306, 'cards', false, false]);
    expect(t.where('moray')).toBe('scottish moray 3');
    expect(t.count('england')).toBe('0 english, 0 scottish');
  });

  it('H13.49 campaignEnd suddenDeathOnly: the Campaign has no final year', () => {
    const options: OptionValues = { 'rulings.campaignEnd': 'suddenDeathOnly' };
    const t = toBuilds(finalWinter(7, {}, { scenario: 'campaign', year: 1314, edwardSecond: true, options }))
      .rolls(...new Array<number>(10).fill(0))
      .play('scottish', 'done')
      .play('english', 'done');
    expect([t.s.year, t.step]).toEqual([1315, 'cards']);
    const other = toBuilds(finalWinter(7, {}, { options }))
      .play('scottish', 'done')
      .play('english', 'done');
    expect(other.result).toBe('scottish majority');
  });

  it('H11.6 going home, Moray and the builds still change the count', () => {
    const { english, scottish } = nobles(6);
    const t = table({
      year: 1305,
      turn: 5,
      english: { ...english, fife: english.angus ?? '', angus: '' },
      scottish: { ...scottish, angus: 'douglas', moray: 'moray' },
      agenda: start.endOfTurn(),
    });
    toBuilds(t);
    expect(t.where('angus')).toBe('scottish angus 3');
    t.play('scottish', 'done').play('english', 'done');
    expect(t.result).toBe('scottish majority');
  });

  it('H15.159 H11.6 7-7, Wallace in the Draw Pool until he is drawn in the last builds: Scots win', () => {
    const t = toBuilds(finalWinter(6, { moray: 'moray', pool: 'wallace' }));
    t.rolls(0).play('scottish', 'draw moray', 'done').play('english', 'done');
    expect(t.result).toBe('scottish wallace-decides');
  });

  it('H13.50 finalScoringAfter disbanding: the last builds are not played', () => {
    const options: OptionValues = { 'rulings.finalScoringAfter': 'disbanding' };
    const t = toBuilds(finalWinter(6, { moray: 'moray', pool: 'wallace' }, { options }));
    expect(t.result).toBe('english wallace-decides');
    const before = toBuilds(finalWinter(6, { moray: 'moray' }, { options, year: 1304 }));
    expect([before.result, before.step]).toEqual([undefined, 'builds']);
  });

  it('H13.50 the final year has no levy and no deal', () => {
    const t = toBuilds(finalWinter(7, {}, { english: { pool: 'hobelars' } }))
      .play('scottish', 'done')
      .play('english', 'done');
    expect([t.toldOf('observer', 'levy'), t.toldOf('observer', 'year')]).toEqual([[], []]);
  });

  it('H15.184 a double Event in the final year, then 7-7: winter is played, then Wallace decides', () => {
    const { english, scottish } = nobles(6);
    const t = table({
      year: 1305,
      turn: 0,
      english,
      scottish: { ...scottish, moray: 'moray', fife: 'wallace' },
      hands: { english: 'truce 2', scottish: 'victuals 2' },
      agenda: start.cards(),
    })
      .play('english', 'card truce')
      .play('scottish', 'card victuals')
      .play('english', 'decline')
      .play('scottish', 'decline');
    expect(t.toldOf('observer', 'winter')).toEqual([{ type: 'winter', year: 1305 }]);
    toBuilds(t).play('scottish', 'done').play('english', 'done');
    expect(t.result).toBe('scottish wallace-decides');
  });
});

/** Fires wherever it can, passes otherwise, until the game or the agenda of battles is over. */
function fight(t: TestTable): TestTable {
  while (t.result === undefined && t.deciders.length === 1) {
    const side = t.deciders[0] ?? 'english';
    const legal = t.legal(side);
    t.play(side, legal.find((line) => line.startsWith('fire')) ?? legal[0] ?? '');
  }
  return t;
}

describe('sudden death', () => {
  const raiders: Words = {
    english: { mentieth: 'edward 1', lothian: 'york-infantry 2', ross: 'ross' },
    scottish: { fife: 'wallace, keith', england: 'douglas', annan: 'bruce' },
    hands: { english: '2', scottish: '2' },
    agenda: start.moves(['scottish', 1]),
  };

  it('H11.2 Edward II eliminated in battle: the Scots win on the spot', () => {
    const t = table({ ...raiders, edwardSecond: true }, 1, 1, 1, 1);
    t.play('scottish', 'group fife', 'move wallace mentieth', 'done');
    expect([fight(t).result, t.where('edward')]).toEqual(['scottish edward-killed', 'english removed']);
  });

  it('H11.2 H8.3 Edward I eliminated in battle: he flips, and the game goes on', () => {
    const t = table(raiders, 1, 1, 1, 1);
    t.play('scottish', 'group fife', 'move wallace mentieth', 'done');
    while (t.step !== 'raid')
      t.play(t.deciders[0] ?? 'english', t.legal(t.deciders[0] ?? 'english')[0] ?? '');
    expect([t.result, t.where('edward'), t.s.edwardSecond]).toEqual([undefined, 'english pool', true]);
  });

  it('H11.3 the Scottish King eliminated in battle: the English win on the spot', () => {
    const t = table(
      {
        english: { mentieth: 'york-knights', ross: 'ross' },
        scottish: { fife: 'king 1', annan: 'bruce' },
        crowned: true,
        agenda: start.moves(['english', 1]),
      },
      6,
      1,
      1,
      1,
      1,
    );
    t.play('english', 'group mentieth', 'move york-knights fife');
    expect([fight(t).result, t.where('king')]).toEqual(['english king-killed', 'scottish removed']);
  });

  it('H11.10 after an instant win nothing else is resolved: no second battle, no raid loss, no winter', () => {
    const t = table(
      {
        ...raiders,
        turn: 5,
        edwardSecond: true,
        english: { ...raiders.english, lanark: 'steward' },
        agenda: start.moves(['scottish', 2]),
        first: 'scottish',
      },
      1,
      1,
      1,
      1,
    );
    t.play('scottish', 'group fife', 'move wallace mentieth', 'done', 'group annan', 'move bruce lanark');
    t.play('scottish', 'battle mentieth');
    expect(fight(t).result).toBe('scottish edward-killed');
    expect([t.deciders, t.legal('english'), t.legal('scottish')]).toEqual([[], [], []]);
    expect(t.count('lanark')).toBe('1 english, 1 scottish');
    expect([...t.toldOf('observer', 'raid-loss'), ...t.toldOf('observer', 'winter')]).toEqual([]);
    expect(t.refusal('english', 'disband york-infantry')).toBe('gameOver H11.10');
  });

  it('H11.9 a King or Edward II who disbands in winter ends no game', () => {
    const t = finalWinter(
      6,
      { england: 'king' },
      { year: 1303, crowned: true, edwardSecond: true, english: { fife: 'edward', england: '' } },
    );
    while (t.step !== 'scottish-leaders')
      t.play(t.deciders[0] ?? 'english', t.legal(t.deciders[0] ?? 'english')[0] ?? '');
    t.play('scottish', 'disband king', 'done');
    expect([t.where('edward'), t.where('king'), t.result]).toEqual([
      'english pool',
      'scottish pool',
      undefined,
    ]);
  });

  it('H11.1 whoever holds every noble in play wins, and nobody when none is in play', () => {
    const only = (words: Omit<Words, 'agenda'>): string => {
      const s = position({ ...words, agenda: [{ step: 'cards' }] });
      return `${allNoblesHeld(s)} ${s.winner}`;
    };
    expect(only({ english: { mar: 'mar' } })).toBe(`true ${ENGLISH}`);
    expect(only({ scottish: { mar: 'mar' } })).toBe(`true ${SCOTTISH}`);
    expect(only({ english: { mar: 'mar' }, scottish: { fife: 'bruce' } })).toBe('false -1');
    expect(only({ english: { mar: 'mar' }, scottish: { fife: 'moray' } })).toBe('false -1');
    expect(only({ scottish: { pool: 'moray' } })).toBe('false -1');
  });

  it('H15.164 H13.52 winter leaves all nobles blue, not the final year: no win before the end of the next turn', () => {
    const t = toBuilds(
      table({
        year: 1300,
        turn: 5,
        english: { fife: 'mar' },
        scottish: { mar: 'douglas', annan: 'bruce' },
        hands: {},
        agenda: start.endOfTurn(),
      }),
    );
    t.rolls(...new Array<number>(10).fill(0));
    t.play('scottish', 'done').play('english', 'done');
    expect([t.where('mar'), t.result, t.step]).toEqual(['scottish mar 3', undefined, 'cards']);
    t.play('english', 'card 3').play('scottish', 'card 2').play('english', 'end').play('scottish', 'end');
    expect(t.result).toBe('scottish all-nobles');
  });

  it('H13.52 suddenDeathAfterWinter: the same winter ends the game', () => {
    const t = toBuilds(
      table({
        year: 1300,
        turn: 5,
        options: { 'rulings.suddenDeathAfterWinter': true },
        english: { fife: 'mar' },
        scottish: { mar: 'douglas', annan: 'bruce' },
        hands: {},
        agenda: start.endOfTurn(),
      }),
    )
      .play('scottish', 'done')
      .play('english', 'done');
    expect(t.result).toBe('scottish all-nobles');
  });
});
