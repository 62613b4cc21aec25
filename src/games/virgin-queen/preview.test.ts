import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from './cards.kit.ts';
import { sitting, type Sitting } from './position.kit.ts';
import { POWERS, TERRITORIES } from './powers.ts';
import { empireTotals, preview, ranking } from './preview.ts';

/** FICTIONAL-F with the marker on 35: 3, 4 and 1 for the Empire. */
function at35(table: Sitting): Sitting {
  for (const territory of TERRITORIES)
    table.enter(`spaces ${territory} ${territory === 'england' ? 35 : 0}`, `spaces-unrest ${territory} 0`);
  return table;
}

const EUROPE = ['prague', 'vienna', 'buda'].flatMap((place) => [
  `place ${place} empire`,
  `place-unrest ${place} calm`,
]);
const PARIS = ['place paris france', 'place-unrest paris calm'];

describe('V13.4 who wins if the turn ended now', () => {
  it('V13.4 a dry run of the phase, and the sitting stays as it is', () => {
    const table = sitting({ turn: 2 })
      .scores({ france: 24, spain: 20 }, 3)
      .enter(...PARIS, 'place prague ottoman');
    const before = JSON.stringify(table.state);
    const { paris, europe, verdict, scores } = preview(table.state);
    expect(paris).toMatchObject({ kind: 'award', award: { power: 'france', amount: 1 } });
    expect(europe).toEqual({ kind: 'none', because: 'europe-not-held' });
    expect(scores.france.total).toBe(25);
    expect(verdict).toMatchObject({
      kind: 'won',
      victory: 'standard',
      total: 25,
      tie: { winners: ['france'] },
    });
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('V13.4 in the phase only what has still to be awarded is added', () => {
    const table = sitting({ turn: 2, options: { 'rulings.parisAward': 'optional' } })
      .scores({}, 10)
      .enter(...PARIS, ...EUROPE);
    const totals = () => [preview(table.state).scores.france.total, preview(table.state).scores.empire.total];
    expect(totals()).toEqual([11, 11]);
    table.enter('victory-phase');
    expect(totals()).toEqual([11, 11]);
    table.enter('waive');
    expect(totals()).toEqual([10, 11]);
    table.enter('go-on');
    expect(totals()).toEqual([10, 11]);
    expect(table.total('empire')).toBe(11);
  });

  it('V9.6 what is missing is said', () => {
    const { paris, verdict } = preview(sitting({ turn: 2 }).totals({ spain: 30 }).state);
    expect(paris.kind).toBe('missing');
    expect(verdict.kind).toBe('incomplete');
  });

  it('V9.6 nobody wins while an award is unknown: whose totals hang on it is said, all others being known', () => {
    const whoIsUnknown = (...lines: readonly string[]) => {
      const { verdict } = preview(
        sitting({ turn: 5 })
          .scores({ spain: 25 }, 10)
          .enter(...lines).state,
      );
      return verdict.kind === 'incomplete' ? verdict.powers : verdict.kind;
    };
    expect(whoIsUnknown('place prague ottoman')).toEqual(['spain', 'france', 'protestant']);
    expect(whoIsUnknown('place prague ottoman', 'place paris france')).toEqual(['france']);
    expect(whoIsUnknown(...PARIS, 'place prague ottoman')).toEqual(['france']);
    expect(whoIsUnknown(...PARIS, 'ruler other', 'place prague empire')).toEqual(['empire']);
    expect(whoIsUnknown('place-unrest paris unrest', 'place prague ottoman')).toBe('won');
  });

  it('R12 military victories, where they are looked for in the phase, of powers that can win', () => {
    const military = (options: Record<string, string | number>) =>
      preview(
        sitting({ cards: FICTIONAL_F, options }).enter('keys ottoman 10', 'keys-unrest ottoman 0').state,
      ).military.map(({ winner }) => winner);
    expect(military({ 'rulings.militaryTiming': 'victory-phase' })).toEqual(['ottoman']);
    expect(military({ 'rulings.militaryTiming': 'victory-phase', 'options.players': 3 })).toEqual([]);
    expect(military({})).toEqual([]);
  });

  it('V7.8 whether the Empire would be asked', () => {
    const asked = (empire: number) =>
      preview(at35(sitting({ cards: FICTIONAL_F }).empire('prefer catholic')).scores({ empire }, 3).state)
        .asked;
    expect([asked(21), asked(20)]).toEqual([true, false]);
    expect(preview(at35(sitting({ cards: FICTIONAL_F })).scores({ empire: 21 }, 3).state).asked).toBe(false);
  });
});

describe('V7.10 the Empire as a range', () => {
  it('E98 V7.10 marker 35, public 17: 18 to 21', () => {
    const table = at35(sitting({ cards: FICTIONAL_F }).empire('prefer balanced')).scores({ empire: 17 }, 3);
    expect(empireTotals(table.state)).toEqual({ least: 18, most: 21 });
    expect(preview(table.state).empireRange).toEqual({ least: 18, most: 21 });
  });

  it('V7.10 no range where there is no secret, or its row is unknown', () => {
    expect(empireTotals(at35(sitting({ cards: FICTIONAL_F })).scores({ empire: 17 }, 3).state)).toBeNull();
    expect(empireTotals(sitting().empire('prefer balanced').scores({ empire: 17 }, 3).state)).toBeNull();
  });
});

describe('R29 the standing', () => {
  const places = (table: Sitting) => ranking(table.state).map(({ power, place }) => `${place} ${power}`);

  it('R29 V13.8 all six by their totals, with the tie-break applied', () => {
    const table = sitting({ turn: 3 }).scores({ spain: 12, france: 12, england: 15 }, 3);
    table.recorded(2, { spain: 8, france: 8 }).recorded(1, { spain: 4, france: 5 });
    expect(places(table)).toEqual([
      '1 england',
      '2 france',
      '3 spain',
      '4 ottoman',
      '4 empire',
      '4 protestant',
    ]);
  });

  it('V13.8 V8.5 a turn that lacks one of those who are level parts none of them, whatever comes before it', () => {
    const table = sitting({ turn: 3 }).scores({ spain: 12, france: 12, england: 12 }, 3);
    table.recorded(2, { spain: 8, france: 9 }).recorded(1, { spain: 7, france: 5, england: 6 });
    expect(places(table).slice(0, 3)).toEqual(['1 spain', '1 england', '1 france']);
    table.recorded(2, { england: 8 });
    expect(places(table).slice(0, 3)).toEqual(['1 france', '2 spain', '3 england']);
  });

  it('V13.8 R16 the set-up parts those who are level to the end, where it counts', () => {
    const table = (startTotalsBreakTies: boolean) =>
      sitting({ rulings: { startTotalsBreakTies } })
        .scores({ spain: 12, france: 12 }, 3)
        .enter('start spain 8', 'start france 9');
    expect(places(table(true)).slice(0, 2)).toEqual(['1 france', '2 spain']);
    expect(places(table(false)).slice(0, 2)).toEqual(['1 spain', '1 france']);
  });

  it('R29 nobody is left out, and unknown parts count as nothing so far', () => {
    const table = sitting().totals({ spain: 3 });
    expect(places(table)[0]).toBe('1 spain');
    expect(places(table)).toHaveLength(POWERS.length);
  });
});
