import { describe, expect, it } from 'vitest';
import {
  alarms,
  ALARMS,
  notices,
  THRESHOLDS,
  type Alarm,
  type AlarmCode,
  type Thresholds,
} from './alarms.ts';
import { FICTIONAL_F, FICTIONAL_F_UNARMED } from './cards.kit.ts';
import { sitting, type Options, type Sitting } from './position.kit.ts';
import { POWERS, TERRITORIES, type Territory } from './powers.ts';

const named = (table: Sitting, code: AlarmCode, thresholds: Thresholds = THRESHOLDS): Alarm | undefined =>
  alarms(table.state, thresholds).find((alarm) => alarm.code === code);

/** The numbers of an alarm; undefined where it is not given. */
const figures = (table: Sitting, code: AlarmCode, thresholds?: Thresholds) =>
  named(table, code, thresholds)?.figures;

function spaces(protestant: Readonly<Partial<Record<Territory, number>>>, options: Options = {}): Sitting {
  const table = sitting({ options });
  for (const territory of TERRITORIES)
    table.enter(`spaces ${territory} ${protestant[territory] ?? 0}`, `spaces-unrest ${territory} 0`);
  return table.step === 'position' ? table.enter('yes') : table;
}

const STRICT = { 'rulings.religious50Mode': 'no-unrest-anywhere' };

describe('V13.3 alarms', () => {
  it('V13.3 nothing is known, nothing is said', () => {
    expect(alarms(sitting().state)).toEqual([]);
    expect(alarms(sitting({ turn: 4 }).scores({}, 10).state).map(({ code }) => code)).toEqual(['tie']);
  });

  it.each([
    [46, undefined],
    [47, { count: 47, left: 3 }],
    [49, { count: 49, left: 1 }],
    [50, undefined],
  ])('V5.1 count %i from 50', (count, expected) => {
    expect(figures(spaces({ england: count }), 'near-50')).toEqual(expected);
  });

  it('R1 50 and more that unrest anywhere spoils: an alarm, since removing it wins', () => {
    const table = (religious50Mode: string) =>
      spaces({ england: 52 }, { 'rulings.religious50Mode': religious50Mode }).enter(
        'spaces-unrest england 2',
      );
    expect(named(table('no-unrest-anywhere'), 'unrest-50')).toEqual({
      code: 'unrest-50',
      paragraph: 'V10 R1',
      powers: ['protestant'],
      figures: { count: 50, unrest: 2 },
    });
    expect(named(table('clean-count'), 'unrest-50')).toBeUndefined();
    expect(named(table('no-unrest-anywhere').enter('quiet england protestant'), 'unrest-50')).toMatchObject({
      figures: { count: 51, unrest: 1 },
    });
    expect(named(spaces({ england: 52 }, STRICT), 'unrest-50')).toBeUndefined();
  });

  it('E108 V5.2 count 10: an alarm, with the split and who would win', () => {
    const near = named(spaces({ england: 6, france: 3, scotland: 1 }), 'near-9');
    expect(near).toEqual({
      code: 'near-9',
      paragraph: 'V5.2',
      powers: ['spain'],
      figures: { count: 10, left: 1, split: 4 },
    });
    expect(named(spaces({ england: 9, france: 3 }), 'near-9')?.powers).toEqual(['france']);
    expect(named(spaces({ england: 13 }), 'near-9')).toBeUndefined();
    expect(named(spaces({ england: 9 }), 'near-9')).toBeUndefined();
  });

  it('R2 included: the alarm is of the number that would fall', () => {
    const table = (catholicCountUnrest: string) =>
      spaces({ england: 14 }, { 'rulings.catholicCountUnrest': catholicCountUnrest }).enter(
        'spaces-unrest england 3',
      );
    expect(figures(table('excluded'), 'near-9')).toEqual({ count: 11, left: 2, split: 0 });
    expect(figures(table('included'), 'near-9')).toBeUndefined();
  });

  it('R2 R3 V9.6 included: the alarm wants no more than it speaks of', () => {
    const rulings = { catholicCountUnrest: 'included', franceScotlandUnrest: 'included' };
    const table = sitting({ rulings });
    for (const territory of TERRITORIES)
      table.enter(`spaces ${territory} ${territory === 'england' ? 11 : 0}`);
    expect(figures(table, 'near-9')).toEqual({ count: 11, left: 2, split: 0 });
  });

  it('V5.5 one key short of an entered military number', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter('keys spain 9', 'keys-unrest spain 0');
    expect(named(table, 'near-military')).toMatchObject({
      powers: ['spain'],
      figures: { held: 9, wanted: 10, left: 1 },
    });
    expect(named(table.enter('riot spain'), 'near-military')).toBeUndefined();
    const neutral = sitting({ cards: FICTIONAL_F, options: { 'options.players': 4 } });
    expect(named(neutral.enter('keys ottoman 9', 'keys-unrest ottoman 0'), 'near-military')).toBeUndefined();
  });

  it('R12 enough keys where the phase alone looks for them: the alarm goes on until it comes', () => {
    const table = (militaryTiming: string) =>
      sitting({ cards: FICTIONAL_F, rulings: { militaryTiming } }).enter(
        'keys spain 9',
        'keys-unrest spain 0',
        'gain spain calm',
      );
    expect(named(table('victory-phase'), 'at-military')).toMatchObject({
      paragraph: 'V5.5',
      powers: ['spain'],
      figures: { held: 10, wanted: 10 },
    });
    expect(named(table('victory-phase'), 'near-military')).toBeUndefined();
    expect(named(table('instant'), 'at-military')).toBeUndefined();
    expect(named(table('victory-phase').enter('riot spain'), 'at-military')).toBeUndefined();
  });

  it('R23 where players are measured, a player’s own powers are no rivals, and a tie among them is no alarm', () => {
    const table = (victoryUnit: string, france: number) =>
      sitting({ turn: 4, rulings: { victoryUnit } })
        .enter('player spain 4')
        .scores({ spain: 20, france }, 14);
    expect(figures(table('player', 17), 'dominates')).toMatchObject({ ahead: 6 });
    expect(figures(table('power', 17), 'near-domination')).toMatchObject({ ahead: 3 });
    expect(named(table('player', 20), 'tie')).toBeUndefined();
    expect(named(table('power', 20), 'tie')).toMatchObject({ powers: ['spain', 'france'] });
    expect(figures(table('player', 20), 'dominates')).toMatchObject({ ahead: 6 });
    const three = table('player', 20).enter('typed basic england 20');
    expect(named(three, 'tie')).toMatchObject({ figures: { broken: 0 } });
    three.recorded(3, { spain: 9, france: 9, england: 8 });
    expect(named(three, 'tie')).toMatchObject({
      powers: ['spain', 'france', 'england'],
      figures: { broken: 1 },
    });
  });

  it('V5.4 one hit short of a plot', () => {
    expect(named(sitting(), 'near-plot')).toBeUndefined();
    expect(figures(sitting().enter('rebellion 5 2'), 'near-plot')).toEqual({ spain: 5, england: 2, left: 1 });
    expect(named(sitting().enter('rebellion 4 2'), 'near-plot')).toBeUndefined();
  });

  it('V6.6 23 and 24 VP, and 25 that the phase would find', () => {
    const table = sitting({ turn: 2 }).scores({ spain: 22, france: 23, england: 25 }, 3);
    expect(named(table, 'near-25')).toMatchObject({ powers: ['france'], figures: { total: 23, left: 2 } });
    expect(named(table, 'at-25')).toMatchObject({ powers: ['england'], figures: { total: 25 } });
  });

  it('V6.10 a lead of 3 or 4 from turn 3 on, and one that dominates from turn 4 on', () => {
    const lead = (turn: number, ahead: number) => sitting({ turn }).scores({ spain: 10 + ahead }, 10);
    expect(named(lead(2, 4), 'near-domination')).toBeUndefined();
    expect(named(lead(3, 2), 'near-domination')).toBeUndefined();
    expect(figures(lead(3, 3), 'near-domination')).toEqual({ ahead: 3, total: 13, left: 2 });
    expect(named(lead(3, 6), 'dominates')).toBeUndefined();
    expect(named(lead(4, 5), 'dominates')).toMatchObject({ powers: ['spain'], figures: { ahead: 5 } });
    expect(named(sitting({ turn: 4 }).scores({ spain: 25 }, 10), 'dominates')).toBeUndefined();
  });

  it('V6.2 Paris about to pay 2', () => {
    const table = sitting({ turn: 5 }).enter('place paris spain', 'place-unrest paris calm', 'guise out');
    expect(named(table, 'paris-high')).toBeUndefined();
    expect(named(table.enter('guise in'), 'paris-high')).toMatchObject({ powers: ['spain'] });
  });

  it('V6.2 V6.3 what has been awarded this turn is no longer about to come', () => {
    const table = sitting({ turn: 5 }).enter('place paris spain', 'place-unrest paris calm', 'guise in');
    for (const place of ['prague', 'vienna', 'buda'])
      table.enter(`place ${place} empire`, `place-unrest ${place} calm`);
    const given = () => alarms(table.state).map(({ code }) => code);
    expect(given()).toEqual(['paris-high', 'europe-due']);
    expect(table.enter('victory-phase', 'go-on') && given()).toEqual(['europe-due']);
    expect(table.enter('go-on') && given()).toEqual([]);
  });

  it('V6.3 two of Prague, Vienna, Buda held; all three due', () => {
    const table = sitting().enter('place prague empire', 'place vienna empire');
    expect(named(table, 'europe-two')).toBeUndefined();
    table.enter('place buda ottoman');
    expect(named(table, 'europe-two')).toMatchObject({ powers: ['empire'], figures: { held: 2 } });
    table.enter('place buda empire');
    expect(named(table, 'europe-two')).toBeUndefined();
    for (const place of ['prague', 'vienna', 'buda']) table.enter(`place-unrest ${place} calm`);
    expect(named(table, 'europe-due')).toMatchObject({ figures: { amount: 1 } });
    const neutral = sitting({ options: { 'options.players': 5 } });
    neutral.enter('place prague empire', 'place vienna empire', 'place buda ottoman');
    expect(named(neutral, 'europe-two')).toBeUndefined();
  });

  it('V8.3 a tie on top with the present tie-break winner first', () => {
    const table = sitting({ turn: 2 }).scores({ spain: 12, france: 12 }, 3);
    expect(named(table, 'tie')).toMatchObject({ powers: ['spain', 'france'], figures: { broken: 0 } });
    table.recorded(1, { spain: 5, france: 6 });
    expect(named(table, 'tie')).toMatchObject({
      powers: ['france', 'spain'],
      figures: { total: 12, broken: 1 },
    });
  });

  it('V8.3 nobody is tied on top as long as nobody has any VP', () => {
    expect(alarms(sitting({ turn: 2 }).scores({}, 0).state)).toEqual([]);
    expect(named(sitting({ turn: 2 }).scores({}, 1), 'tie')).toMatchObject({ figures: { total: 1 } });
  });

  it('V13.3 thresholds are the table’s own', () => {
    const wide = { spaces: 10, keys: 3, vp: 5, lead: 4, hits: 2 };
    expect(figures(spaces({ england: 41 }), 'near-50', wide)).toEqual({ count: 41, left: 9 });
    expect(figures(sitting().enter('rebellion 4 2'), 'near-plot', wide)).toMatchObject({ left: 2 });
    const keys = sitting({ cards: FICTIONAL_F }).enter('keys spain 7', 'keys-unrest spain 0');
    expect(figures(keys, 'near-military', wide)).toMatchObject({ left: 3 });
    const table = sitting({ turn: 3 }).scores({ spain: 20 }, 19);
    expect(figures(table, 'near-25', wide)).toMatchObject({ left: 5 });
    expect(figures(table, 'near-domination', wide)).toMatchObject({ left: 4 });
  });

  it('V13.3 every alarm names the paragraph behind it', () => {
    const given = alarms(sitting({ turn: 4 }).scores({ spain: 24 }, 3).enter('rebellion 3 0').state);
    expect(given.map(({ code }) => code)).toEqual(['near-plot', 'near-25', 'dominates']);
    for (const { code, paragraph } of given) expect(paragraph).toBe(ALARMS[code]);
  });
});

describe('notices that stand', () => {
  it('E114 V5.5 R27 military victory is not watched for powers without a number', () => {
    expect(notices(sitting().state)).toMatchObject([{ code: 'not-watched', powers: [...POWERS] }]);
    const some = { ...FICTIONAL_F_UNARMED, militaryVictoryKeys: { ottoman: 9, england: 9 } };
    expect(notices(sitting({ cards: some }).state)[0]?.powers).toEqual([
      'spain',
      'france',
      'empire',
      'protestant',
    ]);
    expect(notices(sitting({ cards: FICTIONAL_F }).state)).toEqual([]);
  });

  it('V2.8 R9 more keys than boxes', () => {
    const table = sitting({ cards: FICTIONAL_F_UNARMED }).enter('keys spain 11', 'keys-unrest spain 0');
    expect(notices(table.state)).toMatchObject([
      { code: 'not-watched' },
      { code: 'beyond-track', paragraph: 'V2.8', powers: ['spain'] },
    ]);
  });
});
