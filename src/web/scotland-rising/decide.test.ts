import { describe, expect, it } from 'vitest';
import { scotlandRising } from '../../games/index.ts';
import { position, TestTable, type Words } from '../../games/scotland-rising/position.kit.ts';
import { say, words, type Language } from '../../words/index.ts';
import { choicesOf, type Choice } from '../panels/decision.ts';
import { decisionOf } from './decide.ts';
import { readOrders } from './orders.ts';
import { NOTHING, picked, type Selection } from './selection.ts';

/** Everything that is offered in a position, as the panel lists it. */
function choices(at: Words, selection: Selection = NOTHING, language: Language = 'en'): readonly Choice[] {
  const s = position(at);
  const situation = { s, orders: readOrders(new TestTable(s).legal()), decides: true };
  const decision = decisionOf({ situation, selection, words: words(language, scotlandRising), language });
  if (decision === undefined) throw new Error('nothing is asked');
  return choicesOf(decision, []);
}

const labels = (at: Words, selection?: Selection, language?: Language): string[] =>
  choices(at, selection, language).map(({ label, note }) => (note === '' ? label : `${label} (${note})`));

describe('freeform set-up', () => {
  const options = { 'options.setup': 'freeform' } as const;

  it('places all that wait as the map shows, and says how many', () => {
    const [first] = choices({ phase: 'place-scots', options, scots: 'S-P1 0101' });
    expect(first?.label).toBe('Place the other 27 as the map shows');
    expect(first?.lines).toHaveLength(27);
  });

  it('says so where some of their hexes are taken', () => {
    // The printed hexes of S-P2 and S-P3 are 0505 and 0605.
    const at: Words = { phase: 'place-scots', options, scots: 'S-P1 0505, S-A1 0605' };
    expect(labels(at)[0]).toBe(
      'Place 24 of the other 26 as the map shows (The hexes of the rest are taken.)',
    );
    expect(choices(at)[0]?.lines).toHaveLength(24);
    expect(labels(at, NOTHING, 'ru')[0]).toBe(
      'Поставить 24 из 26 оставшихся, как на карте (Гексы прочих уже заняты.)',
    );
  });

  it('offers to finish when nobody waits', () => {
    const all = position({ ground: 'bannockburn' }).terms.field.file.setup;
    const scots = all.flatMap(({ id, side, hex }) => (side === 'Scots' ? [`${id} ${hex}`] : [])).join(', ');
    expect(labels({ phase: 'place-scots', options, scots })).toEqual(['Finish setting up the Scots']);
  });
});

describe('the schiltrons at the start', () => {
  it('are offered one by one and all together, each with what a click does', () => {
    const at: Words = { phase: 'schiltrons', scots: 'S-P1 0504, S-P2 0505 schiltron, S-P3 0506, S-A1 0604' };
    expect(labels(at)).toEqual([
      'All 2 in schiltron',
      'Scots pike 1 (0504: start in schiltron)',
      'Scots pike 2 (0505: leave schiltron)',
      'Scots pike 3 (0506: start in schiltron)',
      'Begin the battle',
    ]);
    expect(choices(at)[0]?.lines).toEqual(['schiltron S-P1', 'schiltron S-P3']);
  });
});

describe('the Scots Charge turn', () => {
  it('is asked about with what it means, and said to stay where it does', () => {
    const at: Words = { phase: 'announce', chargeTurnUsed: false, scots: 'S-A1 0504', english: 'E-P1 1212' };
    expect(labels(at)).toEqual([
      'Roll for AP; keep the Scots Charge turn for later',
      'Announce the Scots Charge turn, then roll for AP (Once in the battle. Every unit may move and then attack for 1 AP, this turn only.)',
    ]);
    expect(choices(at).map(({ final }) => final !== '')).toEqual([true, true]);
  });
});

describe('the choices of a unit', () => {
  const at: Words = {
    scots: 'S-A1 0504, S-P1 0508',
    english: 'E-P1 0603, E-P2 0608 reduced',
    ground: { woods: '0404' },
    ap: 3,
  };

  it('name what an attack rolls and needs, and that dice are not taken back', () => {
    const [attack] = choices(at, picked('S-P1'));
    expect([attack?.label, attack?.note]).toEqual([
      'English pike 2 in 0608',
      '2 dice, 5+: hit 56%, eliminated 56%',
    ]);
    expect(attack?.final).toBe(say('en', 'web.scotland-rising.final'));
  });

  it('name a target in small letters within a sentence, where the language does so', () => {
    const near: Words = { scots: 'S-A1 0504', english: 'E-P1 0704' };
    const charge = (language: Language): string | undefined =>
      choices(near, picked('S-A1'), language).find(({ lines }) => lines[0] === 'charge S-A1 0604>0704')
        ?.label;
    expect(charge('en')).toBe('To 0604, then English pike 1 in 0704');
    expect(charge('ru')).toBe('В 0604, затем английские копейщики 1, гекс 0704');
    expect(choices(at, picked('S-P1'), 'ru')[0]?.label).toBe('Английские копейщики 2, гекс 0608');
  });

  it('name what a hex costs and what it is, the nearest first', () => {
    const moves = choices(at, picked('S-A1')).filter(({ lines }) => lines[0]?.startsWith('move') === true);
    const notes = moves.map(({ label, note }) => `${label}: ${note}`);
    expect(notes).toContain('0404: 2 MP, woods');
    expect(notes[0]).toMatch(/: 1 MP, clear$/);
    expect(notes.findIndex((note) => note.includes('2 MP'))).toBe(
      notes.filter((note) => note.includes('1 MP')).length,
    );
  });

  it('ask once more before AP are lost', () => {
    const end = choices(at).at(-1);
    expect(end?.lines).toEqual(['end']);
    expect(end?.confirm).toBe('3 AP are left, and would be lost. End your turn all the same?');
    expect(choices({ ...at, scots: 'S-A1 0504 acted' }).at(-1)?.confirm).toBe('');
  });
});
