import { describe, expect, it } from 'vitest';
import type { OptionValue } from '../../../core/game.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { findingAt } from '../enter/phase.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import type { Power } from '../powers.ts';

const ALL_LOW: Readonly<Record<Power, number>> = {
  ottoman: 3,
  spain: 3,
  england: 3,
  france: 3,
  empire: 3,
  protestant: 3,
};

const EUROPE = ['prague', 'vienna', 'buda'] as const;
const empireHoldsEurope = EUROPE.flatMap((place) => [`place ${place} empire`, `place-unrest ${place} calm`]);

/** A sitting in which these hold, after steps 1 and 2 of the phase. */
function awarded(
  turn: number,
  lines: readonly string[],
  options: Readonly<Record<string, OptionValue>> = {},
): Sitting {
  const table = sitting({ turn, options })
    .totals(ALL_LOW)
    .enter(...lines);
  return table.enter('victory-phase', 'go-on', 'go-on');
}

/** What step 1 awards in this turn, Prague being Ottoman. */
const parisAward = (turn: number, ...lines: readonly string[]): readonly string[] =>
  awarded(turn, ['place-unrest paris calm', 'place prague ottoman', ...lines]).log;

/** Why step 1 awards what it does. */
const parisReason = (turn: number, ...lines: readonly string[]): string => {
  const finding = findingAt(sitting({ turn }).enter('place-unrest paris calm', ...lines).state, 'paris');
  return finding.kind === 'missing' ? 'missing' : finding.because;
};

describe('V6.2 Paris', () => {
  it.each<[title: string, turn: number, lines: string[], award: string[]]>([
    ['E40 turn 4, France, Charles IX: 1', 4, ['place paris france', 'ruler charles-ix'], ['france paris 1']],
    ['E41 turn 5, France, Charles IX: 2', 5, ['place paris france', 'ruler charles-ix'], ['france paris 2']],
    ['E42 turn 7, France, Henry III: 2', 7, ['place paris france', 'ruler henry-iii'], ['france paris 2']],
    ['E43 turn 6, France, any other ruler: 1', 6, ['place paris france', 'ruler other'], ['france paris 1']],
    ['E44 turn 5, Spain, Guise in Paris: 2', 5, ['place paris spain', 'guise in'], ['spain paris 2']],
    [
      'E45 turn 7, Spain, Guise elsewhere, captured or dead: 1',
      7,
      ['place paris spain', 'guise out'],
      ['spain paris 1'],
    ],
    ['E46 turn 3, Spain, Guise in Paris: 1', 3, ['place paris spain', 'guise in'], ['spain paris 1']],
    [
      'E47 turn 6, Protestant, Navarre in Paris: 2',
      6,
      ['place paris protestant', 'navarre in'],
      ['protestant paris 2'],
    ],
    [
      'E47 turn 6, Protestant without Navarre: 1',
      6,
      ['place paris protestant', 'navarre out'],
      ['protestant paris 1'],
    ],
    [
      'E48 turn 6, Protestant, Guise there and no Navarre: 1',
      6,
      ['place paris protestant', 'guise in', 'navarre out', 'ruler henry-iii'],
      ['protestant paris 1'],
    ],
    [
      'E49 turn 6, France, Henry III, Guise in Paris too: France 2, Spain nothing',
      6,
      ['place paris france', 'ruler henry-iii', 'guise in', 'navarre in'],
      ['france paris 2'],
    ],
    [
      'V6.2 turn 6, Spain, no Guise but Navarre and a king: 1',
      6,
      ['place paris spain', 'guise out', 'navarre in', 'ruler charles-ix'],
      ['spain paris 1'],
    ],
    [
      'V6.2 turn 1, the same as in turn 4',
      1,
      ['place paris protestant', 'navarre in'],
      ['protestant paris 1'],
    ],
  ])('%s (V6.2)', (_, turn, lines, award) => {
    expect(parisAward(turn, ...lines)).toEqual(award);
  });

  it.each(['france', 'spain', 'protestant'])('E50 V6.2 in unrest, all else right, %s: nobody', (power) => {
    const table = awarded(6, [
      `place paris ${power}`,
      'place-unrest paris unrest',
      'place prague ottoman',
      'ruler henry-iii',
      'guise in',
      'navarre in',
    ]);
    expect(table.log).toEqual([]);
    expect(table.told).toContainEqual({ type: 'no-award', bonus: 'paris' });
  });

  it.each(['england', 'empire', 'ottoman', 'papacy', 'independent'])(
    'E51 V6.2 %s holds Paris: nobody',
    (holder) => {
      expect(parisAward(6, `place paris ${holder}`, 'ruler henry-iii', 'guise in', 'navarre in')).toEqual([]);
    },
  );

  it('E52 R15 France loses Paris in turn 6: the VP of turns 1 to 5 stay', () => {
    const table = sitting().totals({ ...ALL_LOW, france: 0 });
    table.enter('place paris france', 'place-unrest paris calm', 'ruler charles-ix', 'place prague ottoman');
    for (let turn = 1; turn <= 5; turn += 1) table.walk();
    expect(table.score('france').bonus).toBe(6);
    table.enter('place paris protestant', 'navarre out').walk();
    expect([table.state.turn, table.score('france').bonus, table.score('protestant').bonus]).toEqual([
      7, 6, 1,
    ]);
  });

  it('E53 V6.4 V6.6 the award lifts France from 23 to 25: a standard victory in the same phase', () => {
    const table = sitting({ turn: 5 }).totals({ ...ALL_LOW, france: 23 });
    table
      .enter('place paris france', 'place-unrest paris calm', 'ruler charles-ix', 'place prague ottoman')
      .walk();
    expect(table.enter('yes').result).toBe('france standard');
  });

  it('V6.2 why: the condition that was met, or that none was', () => {
    expect(parisReason(5, 'place paris france', 'ruler henry-iii')).toBe('paris-king');
    expect(parisReason(5, 'place paris spain', 'guise in')).toBe('paris-guise');
    expect(parisReason(5, 'place paris protestant', 'navarre in')).toBe('paris-navarre');
    expect(parisReason(5, 'place paris spain', 'guise out')).toBe('paris-low');
    expect(parisReason(4, 'place paris spain', 'guise in')).toBe('paris-early');
    expect(parisReason(5, 'place paris venice')).toBe('paris-other');
    expect(parisReason(5, 'place paris spain', 'place-unrest paris unrest')).toBe('paris-unrest');
  });

  it('V9.6 what it needs and nobody has entered is asked for, and nothing else', () => {
    const missing = (turn: number, ...lines: readonly string[]) =>
      findingAt(sitting({ turn }).enter(...lines).state, 'paris');
    const holder = { place: 'paris', what: 'holder' };
    const unrest = { place: 'paris', what: 'unrest' };
    expect(missing(5)).toEqual({ kind: 'missing', missing: [holder, unrest] });
    expect(missing(5, 'place-unrest paris calm')).toEqual({ kind: 'missing', missing: [holder] });
    expect(missing(4, 'place paris france')).toEqual({ kind: 'missing', missing: [unrest] });
    const calm = 'place-unrest paris calm';
    expect(missing(5, 'place paris france', calm, 'guise in', 'navarre in')).toEqual({
      kind: 'missing',
      missing: ['ruler'],
    });
    expect(missing(5, 'place paris spain', calm)).toEqual({ kind: 'missing', missing: ['guise'] });
    expect(missing(5, 'place paris protestant', calm)).toEqual({ kind: 'missing', missing: ['navarre'] });
    expect(missing(4, 'place paris france', calm).kind).toBe('award');
    expect(missing(5, 'place-unrest paris unrest').kind).toBe('none');
    expect(missing(5, 'place paris england').kind).toBe('none');
  });

  it('V6.2 V9.6 the phase does not go on past Paris before it is known', () => {
    const table = sitting({ turn: 5 })
      .totals(ALL_LOW)
      .enter('place paris spain', 'place-unrest paris calm', 'victory-phase');
    expect(table.why('go-on')).toBe('parisMissing');
    table.enter('reopen', 'guise in', 'victory-phase');
    expect(table.enter('go-on').log).toEqual(['spain paris 2']);
  });

  it('V1.8 in map mode Paris is read from the list of keys, if it stands there', () => {
    const cards = { ...FICTIONAL_F, keys: [{ id: 'paris', en: 'Paris', start: 'france' as const }] };
    const table = sitting({ cards, turn: 4 }).enter('hold 1 spain');
    expect(findingAt(table.state, 'paris')).toMatchObject({ award: { power: 'spain', amount: 1 } });
    table.enter('hold-unrest 1 unrest');
    expect(findingAt(table.state, 'paris')).toEqual({ kind: 'none', because: 'paris-unrest' });
  });

  it('R22 a neutral power gets nothing for Paris, unless neutralMajors is included', () => {
    const neutralFrance = ['player france neutral', 'place paris france', 'place-unrest paris calm'];
    const excluded = sitting().enter(...neutralFrance);
    expect(findingAt(excluded.state, 'paris')).toEqual({ kind: 'none', because: 'paris-neutral' });
    const included = sitting({ options: { 'rulings.neutralMajors': 'included' } }).enter(...neutralFrance);
    expect(findingAt(included.state, 'paris').kind).toBe('award');
  });
});

describe('V6.3 Central Europe', () => {
  const europeAward = (turn: number, ...lines: readonly string[]): readonly string[] =>
    awarded(turn, ['place paris england', ...empireHoldsEurope, ...lines]).log;

  it.each([1, 4, 7])('E54 V6.3 the Empire holds all three, no unrest, turn %i: + 1', (turn) => {
    expect(europeAward(turn)).toEqual(['empire masterOfCentralEurope 1']);
  });

  it.each(EUROPE)('E55 V6.3 %s in unrest: 0', (place) => {
    expect(europeAward(1, `place-unrest ${place} unrest`)).toEqual([]);
  });

  it.each(EUROPE)('E56 V6.3 all but %s: 0', (place) => {
    expect(europeAward(1, `place ${place} independent`)).toEqual([]);
  });

  it('E57 V6.3 the Ottoman holds all three: nobody', () => {
    expect(europeAward(1, ...EUROPE.map((place) => `place ${place} ottoman`))).toEqual([]);
  });

  it('E58 V6.3 held at three turn ends: three entries, + 3', () => {
    const table = sitting()
      .totals(ALL_LOW)
      .enter('place paris england', ...empireHoldsEurope);
    table.walk().walk().walk();
    expect(table.state.facts.bonus.map(({ turn, amount }) => [turn, amount])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(table.score('empire').bonus).toBe(3);
  });

  it('E59 V6.3 held during the turn, Buda lost before the phase: 0', () => {
    const table = sitting()
      .totals(ALL_LOW)
      .enter('place paris england', ...empireHoldsEurope);
    expect(findingAt(table.state, 'europe').kind).toBe('award');
    table.enter('place buda ottoman', 'victory-phase', 'go-on', 'go-on');
    expect([table.log, table.score('empire').bonus]).toEqual([[], 0]);
  });

  it('V9.6 what it needs and nobody has entered is asked for; one place lost or in unrest says enough', () => {
    const found = (...lines: readonly string[]) => findingAt(sitting().enter(...lines).state, 'europe');
    expect(
      found(
        'place prague empire',
        'place-unrest prague calm',
        'place vienna empire',
        'place-unrest buda calm',
      ),
    ).toEqual({
      kind: 'missing',
      missing: [
        { place: 'vienna', what: 'unrest' },
        { place: 'buda', what: 'holder' },
      ],
    });
    expect(found('place vienna france')).toEqual({ kind: 'none', because: 'europe-not-held' });
    expect(found('place-unrest vienna unrest')).toEqual({ kind: 'none', because: 'europe-unrest' });
    const table = sitting().enter('place paris england', 'victory-phase', 'go-on');
    expect(table.why('go-on')).toBe('europeMissing');
  });

  it('V1.8 in map mode a place on the list of keys is read there, the others are asked for', () => {
    const cards = { ...FICTIONAL_F, keys: [{ id: 'vienna', en: 'Vienna', start: 'empire' as const }] };
    const table = sitting({ cards }).enter('place prague empire', 'place-unrest prague calm');
    table.enter('place buda empire', 'place-unrest buda calm');
    expect(findingAt(table.state, 'europe').kind).toBe('award');
    expect(findingAt(table.enter('hold 1 ottoman').state, 'europe')).toEqual({
      kind: 'none',
      because: 'europe-not-held',
    });
  });

  it('R22 a neutral Empire gets nothing, unless neutralMajors is included', () => {
    const four = { 'options.players': 4 };
    const found = (options: Readonly<Record<string, OptionValue>>) =>
      findingAt(sitting({ options }).enter(...empireHoldsEurope).state, 'europe').kind;
    expect([found(four), found({ ...four, 'rulings.neutralMajors': 'included' })]).toEqual(['none', 'award']);
  });
});

describe('V6.4 the awards go into the log before totals are taken', () => {
  it('V6.4 each with its turn and the entry of its step', () => {
    const table = awarded(4, ['place paris spain', 'place-unrest paris calm', ...empireHoldsEurope]);
    const { entries } = table.state;
    expect(table.state.facts.bonus).toMatchObject([
      { power: 'spain', bonus: 'paris', amount: 1, turn: 4, entry: entries - 1 },
      { power: 'empire', bonus: 'masterOfCentralEurope', amount: 1, turn: 4, entry: entries },
    ]);
    expect([table.total('spain'), table.total('empire'), table.step]).toEqual([4, 4, 'totals']);
    expect(table.told.filter(({ type }) => type === 'award')).toEqual([
      { type: 'award', bonus: 'paris', power: 'spain', vp: 1 },
      { type: 'award', bonus: 'masterOfCentralEurope', power: 'empire', vp: 1 },
    ]);
  });

  it('V4.2 an award that the table has entered by hand this turn is not made again', () => {
    const table = awarded(4, [
      'place paris spain',
      'place-unrest paris calm',
      'earn paris spain 1',
      'earn masterOfCentralEurope empire',
      ...empireHoldsEurope,
    ]);
    expect(table.log).toEqual(['spain paris 1', 'empire masterOfCentralEurope 1']);
  });

  it('V4.5 one that was struck out is made', () => {
    const table = sitting({ turn: 4 })
      .totals(ALL_LOW)
      .enter('earn paris spain 2')
      .note('void 1', 'too early');
    table.enter('place paris spain', 'place-unrest paris calm', 'victory-phase', 'go-on');
    expect(table.log).toEqual(['(spain paris 2)', 'spain paris 1']);
  });

  it('V6.1 a phase that is taken back strikes its awards out, and no others', () => {
    const table = sitting({ turn: 4 }).totals(ALL_LOW).enter('earn assassination spain');
    table
      .enter('place paris spain', 'place-unrest paris calm', 'victory-phase', 'go-on')
      .note('reopen', 'a mistake');
    expect(table.log).toEqual(['spain assassination 1', '(spain paris 1)']);
    table.enter('place paris protestant', 'victory-phase', 'go-on');
    expect(table.log).toEqual(['spain assassination 1', '(spain paris 1)', 'protestant paris 1']);
  });
});

describe('R15 whether the award for Paris may be declined', () => {
  const atParis = (options: Readonly<Record<string, OptionValue>>, holder = 'spain'): Sitting =>
    sitting({ turn: 4, options })
      .totals(ALL_LOW)
      .enter(`place paris ${holder}`, 'place-unrest paris calm', 'victory-phase');

  it('R15 parisAward mandatory: no', () => {
    const table = atParis({});
    expect(table.why('waive')).toBe('awardMandatory');
    expect(table.enter('go-on').log).toEqual(['spain paris 1']);
  });

  it('R15 parisAward optional: yes, and the phase goes on', () => {
    const table = atParis({ 'rulings.parisAward': 'optional' }).enter('waive');
    expect([table.step, table.log]).toEqual(['europe', []]);
    expect(atParis({ 'rulings.parisAward': 'optional' }).enter('go-on').log).toEqual(['spain paris 1']);
  });

  it('R15 parisAward optional: where there is no award there is nothing to decline', () => {
    expect(atParis({ 'rulings.parisAward': 'optional' }, 'england').why('waive')).toBe('noAwardToWaive');
  });
});
