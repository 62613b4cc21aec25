import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import { block, ENGLISH, SCOTTISH } from '../blocks.ts';
import { start, table, type TestTable, type Words } from '../position.kit.ts';
import { hasMark, RESERVE } from '../state.ts';
import { view } from '../view.ts';

const english = (left: number, words: Omit<Words, 'agenda'>): TestTable =>
  table({ agenda: start.movesAlone(['english', left]), ...words });

const isReserve = (t: TestTable, name: string): boolean => hasMark(t.s, block(name), RESERVE);
const inReserve = (t: TestTable, ...names: readonly string[]): string[] =>
  names.filter((b) => isReserve(t, b));

const ANGUS = ['angus', 'york-infantry', 'durham-infantry', 'cumbria-infantry'];
const MAR = ['mar', 'edward'];

/** `angus` blocks from Angus and two from Mar attack Buchan. A second battle keeps the first one waiting. */
function buchan(angus: number, options: OptionValues = {}): TestTable {
  const t = english(3, {
    options,
    english: {
      angus: ANGUS.slice(0, angus).join(),
      mar: MAR.join(),
      lanark: 'steward',
    },
    scottish: { buchan: 'douglas', annan: 'bruce', ross: 'ross' },
  }).play('english', 'group lanark', 'move steward annan', 'group angus');
  t.play('english', ...ANGUS.slice(0, angus).map((b) => `move ${b} buchan`));
  return t.play('english', 'group mar', ...MAR.map((b) => `move ${b} buchan`));
}

describe('the Main Attack', () => {
  it('H15.63 H13.15 four from Angus, two from Mar: Mar is refused, there is nothing to choose', () => {
    const t = buchan(4);
    expect(t.toldOf('scottish', 'main-attack')).toEqual([
      { type: 'main-attack', side: 'english', area: 'buchan', origin: 'angus', via: 'angus' },
      { type: 'main-attack', side: 'english', area: 'annan', origin: 'lanark', via: 'lanark' },
    ]);
    expect(inReserve(t, ...ANGUS, ...MAR)).toEqual(MAR);
    expect(t.step).toBe('battles');
  });

  it('H15.63 H13.15 with mainAttackMustBeLargest off Mar may be chosen, and so may Angus', () => {
    const open = (): TestTable => buchan(4, { 'rulings.mainAttackMustBeLargest': false });
    const t = open();
    expect([t.step, t.deciders]).toEqual(['main-attack', ['english']]);
    expect(t.legal('english').sort()).toEqual(['main angus angus', 'main mar mar']);
    t.play('english', 'main mar mar');
    expect(inReserve(t, ...ANGUS, ...MAR)).toEqual(ANGUS);
    const u = open().play('english', 'main angus angus');
    expect(inReserve(u, ...ANGUS, ...MAR)).toEqual(MAR);
  });

  it('H15.63 the smaller group is refused with its reason while two larger ones are tied', () => {
    const t = english(3, {
      english: { angus: 'angus, york-infantry', mar: 'mar, edward', strathspey: 'york-knights' },
      scottish: { buchan: 'douglas', annan: 'bruce' },
    })
      .play('english', 'group angus', 'move angus buchan', 'move york-infantry buchan')
      .play('english', 'group mar', 'move mar buchan', 'move edward buchan')
      .play('english', 'group strathspey', 'move york-knights buchan');
    expect(t.legal('english').sort()).toEqual(['main angus angus', 'main mar mar']);
    expect(t.refusal('english', 'main strathspey strathspey')).toBe('mainAttackNotLargest H13.15');
    expect(t.refusal('english', 'main badenoch badenoch')).toBe('noSuchAttackGroup H6.11');
    expect(t.refusal('english', 'main angus mar')).toBe('noSuchAttackGroup H6.11');
    expect(t.refusal('english', 'main-norse')).toBe('norseNotYours H6.9');
    expect(t.refusal('english', 'end')).toBe('endInMovePhase H3.6');
    expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
    expect(t.refusal('english', 'group angus')).toBe('groupInMovePhase H6.1.1');
    expect(t.refusal('scottish', 'main angus angus')).toBe('notYourDecision H12.6');
  });

  it('H15.64 H6.11.3 two from Angus, two from Mar: the attacker chooses, openly; the others wait', () => {
    const t = buchan(2);
    expect([t.step, t.deciders]).toEqual(['main-attack', ['english']]);
    expect(t.legal('english').sort()).toEqual(['main angus angus', 'main mar mar']);
    t.play('english', 'main mar mar');
    const event = { type: 'main-attack', side: 'english', area: 'buchan', origin: 'mar', via: 'mar' };
    for (const viewer of ['english', 'scottish', 'observer'] as const)
      expect(t.toldOf(viewer, 'main-attack')).toContainEqual(event);
    expect(inReserve(t, ...ANGUS, ...MAR)).toEqual(['angus', 'york-infantry']);
  });

  it('H15.65 H6.11.2 two from Strathspey, two from Badenoch by way of Strathspey, one border: two entry groups', () => {
    const t = english(2, {
      english: { strathspey: 'edward, york-knights', badenoch: 'comyn, hobelars' },
      scottish: { buchan: 'douglas' },
    })
      .play('english', 'group badenoch', 'move comyn strathspey', 'move comyn buchan')
      .play('english', 'move hobelars strathspey', 'move hobelars buchan')
      .play('english', 'group strathspey', 'move edward buchan', 'move york-knights buchan');
    expect(t.legal('english').sort()).toEqual(['main badenoch strathspey', 'main strathspey strathspey']);
    expect(t.refusal('english', 'main badenoch badenoch')).toBe('noSuchAttackGroup H6.11');
    t.play('english', 'main badenoch strathspey');
    expect(t.toldOf('scottish', 'main-attack')).toEqual([
      { type: 'main-attack', side: 'english', area: 'buchan', origin: 'badenoch', via: 'strathspey' },
    ]);
    expect(inReserve(t, 'edward', 'york-knights', 'comyn', 'hobelars')).toEqual(['edward', 'york-knights']);
  });

  it('H6.11.2 blocks of one area that cross two borders are two groups', () => {
    const t = english(1, {
      english: { badenoch: 'comyn, hobelars' },
      scottish: { buchan: 'douglas' },
    }).play(
      'english',
      'group badenoch',
      'move comyn buchan',
      'move hobelars strathspey',
      'move hobelars buchan',
    );
    expect(t.legal('english').sort()).toEqual(['main badenoch badenoch', 'main badenoch strathspey']);
    t.play('english', 'main badenoch strathspey');
    expect(inReserve(t, 'comyn', 'hobelars')).toEqual(['comyn']);
  });

  it('H13.17 H6.11.2 several Group Moves from one area over one border are one group', () => {
    const t = english(3, {
      english: { angus: 'angus, york-infantry', mar: 'mar' },
      scottish: { buchan: 'douglas' },
    })
      .play('english', 'group angus', 'move angus buchan', 'done')
      .play('english', 'group mar', 'move mar buchan')
      .play('english', 'group angus', 'move york-infantry buchan');
    expect(t.toldOf('scottish', 'main-attack')).toEqual([
      { type: 'main-attack', side: 'english', area: 'buchan', origin: 'angus', via: 'angus' },
    ]);
    expect(inReserve(t, 'angus', 'york-infantry', 'mar')).toEqual(['mar']);
  });

  it('H13.17 the route before the last border is no matter', () => {
    const t = english(1, {
      english: { lothian: 'hobelars, edward' },
      scottish: { fife: 'douglas', moray: 'moray' },
    }).play(
      'english',
      'group lothian',
      'move hobelars lanark',
      'move hobelars mentieth',
      'move hobelars fife',
      'move edward mentieth',
      'move edward fife',
    );
    expect(t.step).toBe('battle');
    expect(inReserve(t, 'hobelars', 'edward')).toEqual([]);
  });

  it('H6.11.5 with choices in several areas each is asked for, one after another', () => {
    const t = english(3, {
      english: { buchan: 'angus, york-infantry', atholl: 'mar, edward' },
      scottish: { mar: 'atholl', angus: 'douglas' },
    })
      .play('english', 'group buchan', 'move angus mar', 'move york-infantry angus')
      .play('english', 'group atholl', 'move mar mar', 'move edward angus', 'end');
    expect(t.legal('english').sort()).toEqual(['main atholl atholl', 'main buchan buchan']);
    expect(view(t.s, SCOTTISH).agenda.at(-1)).toMatchObject({ step: 'main-attack', seat: ENGLISH });
    t.play('english', 'main atholl atholl');
    expect([t.step, t.deciders]).toEqual(['main-attack', ['english']]);
    t.play('english', 'main buchan buchan');
    expect(t.toldOf('observer', 'main-attack').map((event) => [event['area'], event['origin']])).toEqual([
      ['mar', 'atholl'],
      ['angus', 'buchan'],
    ]);
    expect(inReserve(t, 'angus', 'york-infantry', 'mar', 'edward')).toEqual(['angus', 'edward']);
    expect(t.step).toBe('battles');
  });

  it('H6.11.5 it is declared at the end of the own Move Phase, before Player 2 moves', () => {
    const t = table({
      english: { angus: 'angus', mar: 'mar' },
      scottish: { buchan: 'douglas', fife: 'grant' },
      agenda: start.movesAlone(['english', 2], ['scottish', 1]),
    })
      .play('english', 'group angus', 'move angus buchan')
      .play('english', 'group mar', 'move mar buchan');
    expect(t.deciders).toEqual(['english']);
    expect(inReserve(t, 'angus', 'mar')).toEqual([]);
    t.play('english', 'main mar mar');
    expect([t.step, t.deciders]).toEqual(['moves', ['scottish']]);
    expect(inReserve(t, 'angus', 'mar')).toEqual(['angus']);
  });

  it('H6.11.5 without an attack nothing is asked or told', () => {
    const t = english(1, { english: { angus: 'angus' }, scottish: { ross: 'ross' } }).play('english', 'end');
    expect(t.step).toBe('cards');
    expect(t.told('observer').map(({ type }) => type)).not.toContain('main-attack');
  });

  it('H13.16 onEntry: the first group in is the Main Attack although a larger one follows', () => {
    const t = english(3, {
      options: { 'rulings.mainAttackDeclaredAt': 'onEntry' },
      english: { angus: ANGUS.join(), mar: 'mar, edward', lanark: 'steward' },
      scottish: { buchan: 'douglas', annan: 'bruce' },
    })
      .play('english', 'group lanark', 'move steward annan')
      .play('english', 'group mar', 'move mar buchan', 'done', 'group angus');
    t.play('english', ...ANGUS.map((b) => `move ${b} buchan`));
    expect(t.toldOf('scottish', 'main-attack')).toContainEqual({
      type: 'main-attack',
      side: 'english',
      area: 'buchan',
      origin: 'mar',
      via: 'mar',
    });
    expect(inReserve(t, ...ANGUS, ...MAR)).toEqual(ANGUS);
  });

  it('H13.16 onEntry: who follows from the same area over the same border belongs to it; Reserves show at once', () => {
    const t = english(3, {
      options: { 'rulings.mainAttackDeclaredAt': 'onEntry' },
      english: { angus: 'angus, york-infantry', mar: 'mar, edward' },
      scottish: { buchan: 'douglas', annan: 'bruce' },
    })
      .play('english', 'group mar', 'move mar buchan', 'done')
      .play('english', 'group angus', 'move angus buchan');
    expect(inReserve(t, 'mar', 'angus')).toEqual(['angus']);
    const shown = view(t.s, SCOTTISH).standing.filter(({ area }) => area === 'buchan');
    expect(shown.map(({ count, reserve }) => [count, reserve === true])).toEqual([
      [1, true],
      [1, false],
    ]);
    t.play('english', 'done', 'group mar', 'move edward buchan');
    expect(inReserve(t, ...MAR)).toEqual([]);
    expect(t.toldOf('scottish', 'main-attack')).toHaveLength(1);
  });

  it('H13.15 H13.16 in the preset rtt the first group in counts, whatever its size', () => {
    const t = buchan(4, {
      'rulings.mainAttackMustBeLargest': false,
      'rulings.mainAttackDeclaredAt': 'onEntry',
    });
    expect(t.step).toBe('battles');
    expect(inReserve(t, ...ANGUS, ...MAR)).toEqual(MAR);
  });

  it('H12.1 the groups are known by start area, border and size: which blocks they are is not shown', () => {
    const attack = (first: string, second: string): TestTable =>
      english(2, {
        english: { angus: `${first} 3`, mar: `${second} 2`, pool: 'hobelars' },
        scottish: { buchan: 'douglas', ross: 'ross' },
      })
        .play('english', 'group angus', `move ${first} buchan`)
        .play('english', 'group mar', `move ${second} buchan`);
    const [one, other] = [attack('york-infantry', 'edward'), attack('edward', 'york-infantry')];
    expect(one.step).toBe('main-attack');
    for (const viewer of ['scottish', 'observer'] as const)
      expect(one.knows(viewer)).toEqual(other.knows(viewer));
  });
});

describe('attacks and reinforcements of Player 2', () => {
  it('H15.72 H13.78 Player 2 attacks blocks that Player 1 moved without attacking: it is the attacker there', () => {
    const t = table({
      english: { angus: 'angus', lothian: 'york-infantry' },
      scottish: { fife: 'douglas', mar: 'mar, grant', atholl: 'atholl' },
      agenda: start.movesAlone(['english', 1], ['scottish', 3]),
    })
      .play('english', 'group angus', 'move angus buchan', 'done')
      .play('scottish', 'group mar', 'move mar buchan', 'move grant buchan')
      .play('scottish', 'group fife', 'move douglas angus', 'move douglas buchan', 'end');
    expect(t.toldOf('observer', 'attack')).toEqual([{ type: 'attack', side: 'scottish', area: 'buchan' }]);
    expect(t.toldOf('observer', 'main-attack')).toEqual([
      { type: 'main-attack', side: 'scottish', area: 'buchan', origin: 'mar', via: 'mar' },
    ]);
    expect(t.toldOf('observer', 'battle')).toEqual([
      { type: 'battle', area: 'buchan', attacker: 'scottish' },
    ]);
    expect(inReserve(t, 'mar', 'grant', 'douglas')).toEqual(['douglas']);
  });

  it('H15.73 H6.11.6 three groups of Player 2 into an area Player 1 attacked: all are Reserves', () => {
    const t = table({
      english: { angus: 'angus, york-infantry' },
      scottish: { buchan: 'moray', mar: 'mar, grant', badenoch: 'comyn', strathspey: 'keith' },
      agenda: start.movesAlone(['english', 1], ['scottish', 3]),
    })
      .play('english', 'group angus', 'move angus buchan', 'move york-infantry buchan')
      .play('scottish', 'group mar', 'move mar buchan', 'move grant buchan')
      .play('scottish', 'group badenoch', 'move comyn buchan')
      .play('scottish', 'group strathspey', 'move keith buchan');
    expect(inReserve(t, 'mar', 'grant', 'comyn', 'keith', 'moray')).toEqual([
      'mar',
      'grant',
      'comyn',
      'keith',
    ]);
    expect(t.toldOf('observer', 'main-attack')).toHaveLength(1);
    expect(t.toldOf('observer', 'revealed').flatMap((event) => event['blocks'])).toEqual([
      'york-infantry',
      'angus',
      'moray',
    ]);
  });

  it('H6.11.6 they are Reserves too under onEntry, and without a rule of size', () => {
    for (const options of [
      { 'rulings.mainAttackDeclaredAt': 'onEntry' },
      { 'rulings.mainAttackMustBeLargest': false },
    ]) {
      const t = table({
        options,
        english: { angus: 'angus' },
        scottish: { buchan: 'moray', mar: 'mar, grant' },
        agenda: start.movesAlone(['english', 1], ['scottish', 1]),
      })
        .play('english', 'group angus', 'move angus buchan')
        .play('scottish', 'group mar', 'move mar buchan', 'move grant buchan');
      expect(inReserve(t, 'mar', 'grant', 'angus')).toEqual(['mar', 'grant']);
    }
  });

  it('H6.11.1 in one turn Player 2 attacks here and defends there', () => {
    const t = table({
      english: { angus: 'angus', lothian: 'york-infantry' },
      scottish: { buchan: 'moray', mentieth: 'mentieth, grant', ross: 'ross' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    })
      .play('english', 'group angus', 'move angus buchan')
      .play('scottish', 'group mentieth', 'move mentieth lothian', 'done');
    expect(view(t.s, SCOTTISH).attacks).toEqual({ english: ['buchan'], scottish: ['lothian'] });
    t.play('english', 'battle lothian');
    expect(t.toldOf('observer', 'battle')).toEqual([
      { type: 'battle', area: 'lothian', attacker: 'scottish' },
    ]);
  });

  it('H6.12 for each border of a battle is kept which sides crossed it, by attack or as reinforcement', () => {
    const t = table({
      english: { angus: 'angus, york-infantry', lothian: 'cumbria-infantry' },
      scottish: { buchan: 'moray', mar: 'mar', fife: 'grant' },
      agenda: start.movesAlone(['english', 1], ['scottish', 2]),
    })
      .play('english', 'group angus', 'move angus buchan', 'move york-infantry buchan')
      .play('scottish', 'group mar', 'move mar buchan')
      .play('scottish', 'group fife', 'move grant mentieth', 'done')
      .play('scottish', 'pass moray')
      .play('english', 'pass angus', 'pass york-infantry');
    // Round 2: Mar has come over Buchan - Mar, the English over Angus - Buchan.
    t.play('scottish', 'pass mar');
    expect(t.refusal('scottish', 'retreat moray angus')).toBe('borderControlled H7.18');
    t.play('scottish', 'pass moray');
    expect(t.refusal('english', 'retreat angus mar')).toBe('borderControlled H7.18');
    expect(t.refusal('english', 'retreat angus angus')).toBe('ok');
  });
});
