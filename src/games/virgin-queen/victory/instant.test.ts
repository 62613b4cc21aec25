import { describe, expect, it } from 'vitest';
import { FICTIONAL_F, FICTIONAL_F_MAP, FICTIONAL_F_UNARMED } from '../cards.kit.ts';
import { sitting, type Beginning, type Options, type Sitting } from '../position.kit.ts';
import { TERRITORIES, type Territory } from '../powers.ts';
import { countOf } from '../score/spaces.ts';
import { unwatched } from './instant.ts';

type Spaces = Readonly<Partial<Record<Territory, number>>>;

/** Enters Protestant spaces, the others 0, and of them those in unrest; answers that such a position is right. */
function spaces(table: Sitting, protestant: Spaces, unrest: Spaces = {}): Sitting {
  for (const territory of TERRITORIES)
    table
      .enter(`spaces ${territory} ${protestant[territory] ?? 0}`)
      .enter(`spaces-unrest ${territory} ${unrest[territory] ?? 0}`);
  return table.step === 'position' ? table.enter('yes') : table;
}

/** A sitting with these Protestant spaces, and the options of these rulings. */
const religious = (
  protestant: Spaces,
  unrest: Spaces = {},
  rulings: Options = {},
  beginning: Beginning = {},
): Sitting => spaces(sitting({ ...beginning, rulings }), protestant, unrest);

/** A sitting with FICTIONAL-F and the options of these rulings. */
const withCards = (rulings: Options = {}): Sitting => sitting({ cards: FICTIONAL_F, rulings });

describe('V5.1 Protestant religious victory', () => {
  it('E101 V5.1 49 to 50 clean in mid-impulse: the Protestant wins at once', () => {
    const table = religious({ england: 30, france: 19 }).enter('active spain');
    table.enter('convert scotland protestant calm');
    expect([table.step, table.claim]).toEqual(['claim', 'protestant protestant-religious']);
    expect(table.enter('yes').result).toBe('protestant protestant-religious');
  });

  it('E102 V5.1 50 Protestant spaces, 1 in unrest: count 49, no; unrest removed: it wins', () => {
    const table = religious({ england: 30, france: 20 }, { england: 1 });
    expect([countOf(table.state.facts), table.step]).toEqual([49, 'play']);
    expect(table.enter('quiet england protestant').claim).toBe('protestant protestant-religious');
  });

  it('E103 R1 52 Protestant, 2 in unrest: it wins; no-unrest-anywhere: no, until the unrest has gone', () => {
    const reach = (rulings: Options) =>
      religious({ england: 30, france: 21 }, { england: 2 }, rulings).enter('convert france protestant calm');
    expect(reach({}).claim).toBe('protestant protestant-religious');
    const strict = reach({ religious50Mode: 'no-unrest-anywhere' });
    expect(strict.step).toBe('play');
    strict.enter('quiet england protestant');
    expect([countOf(strict.state.facts), strict.step]).toEqual([51, 'play']);
    expect(strict.enter('quiet england protestant').claim).toBe('protestant protestant-religious');
  });

  it('V5.1 from 50 to 51 nobody wins anew once the table has said that the position is right', () => {
    const table = religious({ england: 50 });
    expect(table.enter('convert england protestant calm').step).toBe('play');
  });
});

describe('V5.2 Catholic religious victory', () => {
  it('E104 R2 12 to 8 in one entry: Catholic victory; exactly: no', () => {
    expect(religious({ england: 12 }).enter('spaces england 8').claim).toBe('france catholic-religious');
    const exactly = religious({ england: 12 }, {}, { catholicThresholdMode: 'exactly' });
    expect(exactly.enter('spaces england 8').step).toBe('play');
  });

  it('R2 exactly: 10 to 9 is a victory', () => {
    const exactly = religious({ england: 10 }, {}, { catholicThresholdMode: 'exactly' });
    expect(exactly.enter('convert england catholic calm').claim).toBe('france catholic-religious');
  });

  it('E105 V5.2 9 left: France 2, Scotland 1: France wins', () => {
    const table = religious({ england: 7, france: 2, scotland: 1 }).enter('convert england catholic calm');
    expect(table.enter('yes').result).toBe('france catholic-religious');
    expect(table.state.result?.figures).toEqual({ count: 9, split: 3 });
  });

  it('E106 V5.2 9 left: France 2, Scotland 2: Spain wins', () => {
    const table = religious({ england: 6, france: 2, scotland: 2 }).enter('convert england catholic calm');
    expect(table.enter('yes').result).toBe('spain catholic-religious');
  });

  it('E107 R3 9 left: France 4 of which 1 in unrest, Scotland 0: 3, France wins; included: Spain', () => {
    const fall = (rulings: Options) =>
      religious({ england: 7, france: 4 }, { france: 1 }, rulings).enter('convert england catholic calm');
    expect(fall({}).claim).toBe('france catholic-religious');
    expect(fall({ franceScotlandUnrest: 'included' }).claim).toBe('spain catholic-religious');
  });

  it('E108 V5.2 count 10: nothing', () => {
    expect(religious({ england: 11 }).enter('convert england catholic calm').step).toBe('play');
  });

  it('E109 R2 an Unrest marker brings 10 to 9: Catholic victory; included: no', () => {
    expect(religious({ england: 10 }).enter('disturb england protestant').claim).toBe(
      'france catholic-religious',
    );
    const included = religious({ england: 10 }, {}, { catholicCountUnrest: 'included' });
    expect(included.enter('disturb england protestant').step).toBe('play');
    expect(included.enter('convert england catholic unrest').claim).toBe('france catholic-religious');
  });

  it('R2 V9.6 included, and unrest unknown: nobody knows who would win, so nobody is declared; once known, it asks', () => {
    const table = sitting({ rulings: { catholicCountUnrest: 'included' } });
    for (const territory of TERRITORIES)
      table.enter(`spaces ${territory} ${{ england: 6, scotland: 0, france: 4, netherlands: 0 }[territory]}`);
    table.enter('spaces-unrest england 0').enter('convert england catholic calm');
    expect(table.step).toBe('play');
    table.enter('spaces-unrest france 1');
    expect(table.step).toBe('play');
    table.enter('spaces-unrest scotland 0');
    expect([table.step, table.claim]).toEqual(['position', 'france catholic-religious']);
    expect(table.state.pending?.claims[0]?.figures).toEqual({ count: 9, split: 3 });
  });

  it('E119 V5.2 count 9 reached where England holds 8 of the 9, France 1, Scotland 0: France wins', () => {
    const table = religious({ england: 9, france: 1 }).enter('convert england catholic calm');
    expect(table.claim).toBe('france catholic-religious');
  });

  it('V5.3 a count that was 9 before and falls further is no victory', () => {
    expect(religious({ england: 9 }).enter('convert england catholic calm').step).toBe('play');
  });
});

describe('V5.4 Catholic rebellion victory', () => {
  it('E110 V5.4 R4 hits 5-1: Spain wins; 6-1: Spain wins; 4-1: no', () => {
    expect(sitting().enter('rebellion 5 1', 'yes').result).toBe('spain catholic-rebellion');
    expect(sitting().enter('rebellion 6 1').claim).toBe('spain catholic-rebellion');
    expect(sitting().enter('rebellion 4 1').step).toBe('play');
  });

  it('R4 exactly-4: 5-1 wins, 6-1 does not', () => {
    const exactly = () => sitting({ options: { 'rulings.rebellionMargin': 'exactly-4' } });
    expect(exactly().enter('rebellion 5 1').claim).toBe('spain catholic-rebellion');
    expect(exactly().enter('rebellion 6 1').step).toBe('play');
  });

  const two = (options: Options) =>
    sitting({ options }).enter('rebellion 2 0', 'rebellion-over', 'rebellion 2 0');

  it('E111 R4 two rebellions 2-0 and 2-0: no; cumulative: Spain', () => {
    expect(two({}).step).toBe('play');
    const cumulative = two({ 'rulings.rebellionScope': 'cumulative' });
    expect(cumulative.claim).toBe('spain catholic-rebellion');
    expect(cumulative.enter('yes').state.result?.figures).toEqual({ spain: 4, england: 0 });
  });

  it('R4 cumulative: earlier hits of England count as well', () => {
    const table = sitting({ options: { 'rulings.rebellionScope': 'cumulative' } });
    expect(table.enter('rebellion 1 3', 'rebellion-over', 'rebellion 5 0').step).toBe('play');
    expect(table.enter('rebellion 6 0').claim).toBe('spain catholic-rebellion');
  });
});

describe('V5.5 military victory', () => {
  it('E114 R27 military number for Spain missing, 30 keys: never declared', () => {
    const table = sitting({ cards: FICTIONAL_F_UNARMED });
    table.enter('keys spain 29', 'keys-unrest spain 0', 'gain spain calm');
    expect(table.step).toBe('play');
    expect(unwatched(table.state.terms)).toContain('spain');
  });

  it('E115 R12 Spain 10 keys, 1 in unrest: no; unrest removed: military victory', () => {
    const table = withCards().enter('keys spain 9', 'keys-unrest spain 1', 'gain spain calm');
    expect(table.step).toBe('play');
    expect(table.enter('settle spain').claim).toBe('spain military');
    expect(table.enter('yes').state.result?.figures).toEqual({ keys: 10, wanted: 10 });
  });

  it('E115 R12 included: already won with one in unrest', () => {
    const table = withCards({ militaryUnrest: 'included' });
    table.enter('keys spain 9', 'keys-unrest spain 1', 'gain spain calm');
    expect(table.claim).toBe('spain military');
  });

  it('R12 for the Protestant all keys together', () => {
    const table = withCards().enter('keys netherlands 4', 'keys-unrest netherlands 0');
    table.enter('keys outside 5', 'keys-unrest outside 0', 'gain netherlands calm');
    expect(table.claim).toBe('protestant military');
  });

  it('R12 victory-phase: nothing at the entry, and before Paris in the phase', () => {
    const table = withCards({ militaryTiming: 'victory-phase' });
    table.enter('keys spain 9', 'keys-unrest spain 0', 'gain spain calm');
    expect(table.step).toBe('play');
    table.enter('victory-phase');
    expect(table.step).toBe('military');
    expect(table.enter('go-on', 'yes').result).toBe('spain military');
    expect([table.state.sheet, table.log]).toEqual([[], []]);
  });

  it('R12 victory-phase: with fewer keys the phase goes on to Paris', () => {
    const table = withCards({ militaryTiming: 'victory-phase' });
    expect(table.enter('victory-phase', 'go-on').step).toBe('paris');
  });

  it('R12 R13 victory-phase: two at once by impulse order, or the active power; with ask the table says which', () => {
    const both = (rulings: Options) =>
      withCards({ militaryTiming: 'victory-phase', ...rulings })
        .enter('keys spain 10', 'keys-unrest spain 0', 'keys france 11', 'keys-unrest france 0')
        .enter('active france');
    const decided = (table: Sitting) => table.enter('victory-phase', 'go-on', 'yes').result;
    expect(decided(both({}))).toBe('france military');
    expect(decided(both({ simultaneousInstant: 'impulse-order' }))).toBe('spain military');
    const asked = both({ simultaneousInstant: 'ask' }).enter('victory-phase', 'go-on');
    expect([asked.step, asked.why('judge england')]).toEqual(['choose', 'notAmongWinners']);
    expect(asked.enter('judge france', 'yes').result).toBe('france military');
    expect(asked.state.result?.figures).toEqual({ keys: 11, wanted: 10 });
  });

  it('R12 R13 victory-phase with ask: with one winner nothing is asked', () => {
    const table = withCards({ militaryTiming: 'victory-phase', simultaneousInstant: 'ask' });
    table.enter('keys spain 10', 'keys-unrest spain 0', 'victory-phase', 'go-on');
    expect([table.step, table.enter('yes').result]).toEqual(['final', 'spain military']);
  });

  it('R22 a neutral power wins nothing at once either; included: it does', () => {
    const neutral = (rulings: Options) =>
      sitting({ cards: FICTIONAL_F, options: { 'options.players': 4, ...rulings } }).enter(
        'keys ottoman 9',
        'keys-unrest ottoman 0',
        'gain ottoman calm',
      );
    expect(neutral({}).step).toBe('play');
    expect(neutral({ 'rulings.neutralMajors': 'included' }).claim).toBe('ottoman military');
  });

  describe('R22 R30 a neutral power that holds enough keys', () => {
    const rich = (): Sitting =>
      sitting({ cards: FICTIONAL_F, options: { 'options.players': 4 } }).enter(
        'keys ottoman 10',
        'keys-unrest ottoman 0',
      );

    it('wins as soon as somebody plays it, and a no gives it back', () => {
      const table = rich();
      expect(table.step).toBe('play');
      expect(table.enter('player ottoman 4').claim).toBe('ottoman military');
      table.enter('no');
      expect([table.step, table.state.facts.seated.ottoman.player]).toEqual(['play', 0]);
      expect(table.enter('player ottoman 4', 'yes').result).toBe('ottoman military');
    });

    it('wins in the phase as well, and a no goes back to its step', () => {
      const table = rich().enter('victory-phase', 'player ottoman 4');
      expect(table.claim).toBe('ottoman military');
      table.enter('no');
      expect([table.step, table.state.facts.seated.ottoman.player]).toEqual(['paris', 0]);
    });

    it('wins by nobody else’s change of seat, and not by what it reached unplayed', () => {
      const table = sitting({ cards: FICTIONAL_F }).enter('keys ottoman 9', 'keys-unrest ottoman 0');
      table.enter('player ottoman neutral', 'gain ottoman calm');
      expect(table.step).toBe('play');
      expect(table.enter('player spain 4').step).toBe('play');
      expect(table.enter('player ottoman 6').claim).toBe('ottoman military');
    });
  });

  it('R30 a position beyond a limit that the table has confirmed wins nothing when a seat changes', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter('keys spain 10', 'keys-unrest spain 0');
    expect(table.step).toBe('position');
    expect(table.enter('yes', 'player spain 3').step).toBe('play');
  });

  it('V1.6 in map mode the keys on the list are counted', () => {
    const table = sitting({ cards: FICTIONAL_F_MAP }).enter(
      ...['ireland', 'papacy', 'portugal', 'scotland', 'venice'].map((minor) => `ally ${minor} none`),
    );
    const take = (keys: readonly number[]) => table.enter(...keys.map((key) => `hold ${key} ottoman`));
    take([3, 4, 5, 6, 7, 8, 9]);
    expect(table.step).toBe('play');
    expect(take([10]).claim).toBe('ottoman military');
  });
});

describe('V5.7 several conditions at one entry', () => {
  const treaty = (rulings: Options, active?: string) => {
    const table = withCards(rulings).enter('keys spain 9', 'keys-unrest spain 0', 'keys france 9');
    table.enter('keys-unrest france 0', 'keys england 5', 'keys-unrest england 0');
    if (active !== undefined) table.enter(`active ${active}`);
    return table.enter('moment', 'take france england calm', 'take spain england calm', 'done');
  };

  it('E116 R13 a treaty gives France and Spain their tenth key, Spain active: Spain', () => {
    expect(treaty({}, 'spain').enter('yes').result).toBe('spain military');
  });

  it('E116 R13 neither active: impulse order, Spain', () => {
    expect(treaty({}, 'england').enter('yes').result).toBe('spain military');
    expect(treaty({}).claim).toBe('spain military');
  });

  it('R13 France active: France; impulse-order: Spain all the same', () => {
    expect(treaty({}, 'france').claim).toBe('france military');
    expect(treaty({ simultaneousInstant: 'impulse-order' }, 'france').claim).toBe('spain military');
  });

  it('R13 ask: the table says which of them wins', () => {
    const table = treaty({ simultaneousInstant: 'ask' }, 'france');
    expect([table.step, table.why('judge england'), table.why('yes')]).toEqual([
      'choose',
      'notAmongWinners',
      'answerFirst',
    ]);
    expect(table.enter('judge france', 'yes').result).toBe('france military');
  });

  it('R13 ask: with one winner nothing is asked, and a no takes the entry back', () => {
    const options = { simultaneousInstant: 'ask' };
    expect(withCards(options).enter('rebellion 4 0').step).toBe('claim');
    const table = treaty(options);
    expect(table.enter('no').step).toBe('play');
    expect(table.state.bundle?.kind).toBe('moment');
  });
});

describe('V5.3 R6 positions beyond a limit', () => {
  it('E112 V5.3 loaded with count 9: it asks, and nobody has won', () => {
    const table = sitting({ turn: 3 });
    for (const territory of TERRITORIES)
      table.enter(`spaces ${territory} ${territory === 'england' ? 9 : 0}`);
    table.enter('spaces-unrest england 0', 'spaces-unrest scotland 0', 'spaces-unrest france 0');
    table.enter('spaces-unrest netherlands 0');
    expect(table.step).toBe('position');
    expect([table.why('go-on'), table.why('keys spain 3')]).toEqual(['answerFirst', 'answerFirst']);
    expect([table.enter('yes').step, table.result]).toEqual(['play', undefined]);
    expect(table.enter('convert england catholic calm').step).toBe('play');
  });

  it('R6 no: the entry is taken back and can be corrected', () => {
    const table = religious({ england: 10 });
    const before = table.state.facts;
    table.enter('spaces england 4', 'no');
    expect([table.step, table.state.facts]).toEqual(['play', before]);
    const loaded = sitting({ cards: FICTIONAL_F }).enter('keys spain 12', 'keys-unrest spain 0');
    expect([loaded.step, loaded.enter('no').state.facts.keys.spain.unrest.value]).toEqual(['position', null]);
  });

  it('R6 likewise for 50 and for military numbers', () => {
    const table = sitting();
    for (const territory of TERRITORIES)
      table.enter(`spaces ${territory} ${territory === 'france' ? 55 : 0}`);
    for (const territory of TERRITORIES.slice(0, 3)) table.enter(`spaces-unrest ${territory} 0`);
    expect([table.step, table.enter('spaces-unrest netherlands 0').step]).toEqual(['play', 'position']);
    const keys = withCards().enter('keys spain 12', 'keys-unrest spain 0');
    expect([keys.step, keys.enter('yes').step, keys.result]).toEqual(['position', 'play', undefined]);
    expect(keys.enter('gain spain calm').step).toBe('play');
  });

  it('V5.3 card data that begin at 9 or fewer ask before anything else', () => {
    const startingProtestantSpaces = { england: 3, scotland: 0, france: 2, netherlands: 1 };
    const table = sitting({ cards: { ...FICTIONAL_F, startingProtestantSpaces } });
    expect([table.step, table.claim]).toEqual(['position', 'france catholic-religious']);
    expect(table.enter('yes').step).toBe('play');
    expect(table.enter('convert france protestant calm').step).toBe('play');
  });

  it('R6 card data with as many keys as win ask before anything else; a no leaves them to be corrected', () => {
    const table = sitting({ cards: { ...FICTIONAL_F_MAP, militaryVictoryKeys: { france: 2 } } });
    // Whose the keys of a minor power are is not known yet, so nobody can say how many France has.
    expect(table.step).toBe('play');
    table.enter('ally scotland none');
    expect([table.step, table.claim]).toEqual(['position', 'france military']);
    const france = [{ id: 'a', en: 'A', start: 'france' as const }];
    const begun = sitting({ cards: { ...FICTIONAL_F, keys: france, militaryVictoryKeys: { france: 1 } } });
    expect([begun.step, begun.claim]).toEqual(['position', 'france military']);
    expect(begun.enter('no', 'hold 1 spain').step).toBe('play');
  });
});

describe('V5 the end', () => {
  it('E117 V5.8 the Protestant reaches 50 while Spain stands at 26: Spain’s VP are never checked', () => {
    const table = religious({ england: 49 }).scores({ spain: 26 });
    table.enter('convert england protestant calm');
    expect(table.why('victory-phase')).toBe('answerFirst');
    expect(table.enter('yes').result).toBe('protestant protestant-religious');
  });

  it('E118 V5 after an instant victory in turn 5: no Paris award, turn not closed, record says turn 5', () => {
    const table = religious({ england: 49 }, {}, {}, { turn: 5 });
    table.scores({ spain: 20 }).enter('place paris spain', 'place-unrest paris calm');
    const entry = table.enter('convert england protestant calm').state.entries;
    table.enter('yes');
    expect([table.log, table.state.sheet]).toEqual([[], []]);
    expect(table.state.result).toEqual({
      victory: 'protestant-religious',
      winners: ['protestant'],
      turn: 5,
      entry,
      figures: { count: 50 },
      shared: false,
    });
  });

  it('V5.8 no: the entry is undone, and play goes on', () => {
    const table = religious({ england: 49 });
    const before = table.state.facts;
    table.enter('convert england protestant calm', 'no');
    expect([table.step, table.state.facts, table.result]).toEqual(['play', before, undefined]);
  });
});
