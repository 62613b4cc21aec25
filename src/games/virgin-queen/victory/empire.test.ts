import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting, type Options, type Sitting } from '../position.kit.ts';
import { PREFERENCES, type Power, type Preference } from '../powers.ts';
import { EMPIRE } from '../seats.ts';
import { mayDeclare, prospectOf } from './empire.ts';

interface Position {
  readonly turn: number;
  readonly preference: Preference;
  readonly totals: Readonly<Partial<Record<Power, number>>>;
  readonly others?: number;
  /** Where the Protestant Spaces marker stands: 35 unless told. */
  readonly marker?: number;
  readonly rulings?: Options;
}

/**
 * A sitting with FICTIONAL-F where the Empire has sealed a preference and nothing is awarded: at 35 its hidden VP are
 * 3 (Protestant), 4 (Balanced) and 1 (Catholic).
 */
function at({ turn, preference, totals, others = 10, marker = 35, rulings = {} }: Position): Sitting {
  const table = sitting({ cards: FICTIONAL_F, rulings }).empire(`prefer ${preference}`).nothingAwarded();
  if (turn > 1) table.enter(`turn ${turn}`);
  for (const territory of ['england', 'scotland', 'france', 'netherlands'])
    table.enter(
      `spaces ${territory} ${territory === 'england' ? marker : 0}`,
      `spaces-unrest ${territory} 0`,
    );
  return table.scores(totals, others);
}

/** Declares, and walks on to what comes of it. */
function declared(table: Sitting): string | undefined {
  table.walk().empire('declare');
  while (table.why('go-on') === 'ok' && table.state.step !== 'play') table.enter('go-on');
  return table.enter('yes').result;
}

/** The table walks through the phase and says that the Empire is silent. */
function silent(table: Sitting): string | undefined {
  const { turn } = table.walk().state;
  if (table.step === 'empire') table.enter('silent');
  while (table.state.turn === turn && table.why('go-on') === 'ok') table.enter('go-on');
  return table.step === 'final' ? table.enter('yes', 'keep-seal').result : table.result;
}

describe('V7.4 may the Empire declare', () => {
  const balanced21 = { turn: 3, preference: 'balanced', totals: { empire: 21 } } as const;

  it('E80 V7.4 marker 35, Balanced: public 21, hidden 4: may reveal, standard victory at 25', () => {
    const table = at(balanced21);
    expect(prospectOf(table.state, 'balanced')).toEqual({ wins: true, blocks: false, unknown: false });
    expect(declared(table)).toBe('empire standard');
    expect(table.total('empire')).toBe(25);
  });

  it('E81 V7.5 V8.1 the same, the Empire stays silent: the game goes on, history shows 21', () => {
    const table = at(balanced21).walk().empire('silent');
    while (table.step !== 'play') table.enter('go-on');
    expect([table.state.turn, table.result]).toEqual([4, undefined]);
    expect(table.state.sheet[0]?.lines.empire).toMatchObject({ basic: 21, special: 0, total: 21 });
    expect(table.state.sheet[0]).toMatchObject({ turn: 3, spaces: 35, revealed: false });
  });

  const blocking = { turn: 5, preference: 'catholic', totals: { spain: 20, empire: 15 } } as const;

  it('E82 V7.4 leader 20, Empire public 15, hidden 1, others lower, turn 5: may reveal, 16 blocks', () => {
    const table = at(blocking);
    expect(prospectOf(table.state, 'catholic')).toEqual({ wins: false, blocks: true, unknown: false });
    table.walk().empire('declare').enter('go-on', 'go-on', 'go-on');
    expect([table.step, table.state.turn, table.total('empire')]).toEqual(['play', 6, 16]);
  });

  it('E82 V7.5 silent: the leader dominates', () => {
    expect(silent(at(blocking))).toBe('spain domination');
  });

  it('E83 V7.4 leader 20, Empire public 10, hidden 4, turn 5: cannot block, the leader wins', () => {
    const table = at({ turn: 5, preference: 'balanced', totals: { spain: 20, empire: 10 } });
    expect(mayDeclare(table.state, 'balanced')).toBe(false);
    table.walk();
    expect([table.step, table.why('declare', EMPIRE)]).toEqual(['final', 'answerFirst']);
    expect(table.enter('yes', 'keep-seal').result).toBe('spain domination');
  });

  it('E83 V7.3 asked because another preference would do, its own does not: reveal refused', () => {
    // Balanced would reach 16 and block; Protestant reaches 15.
    const table = at({ turn: 5, preference: 'protestant', totals: { spain: 20, empire: 12 } }).walk();
    expect([table.step, table.why('declare', EMPIRE)]).toEqual(['empire', 'declareToWin']);
    expect(table.why('silent', EMPIRE)).toBe('ok');
  });

  const at45 = (empire: number, preference: Preference) =>
    at({ turn: 5, preference, totals: { spain: 20, empire }, others: 15, marker: 45 }).walk();

  it('E84 V7.8 marker 45, public 11: Protestant would reach 16 and block, so it is asked whatever it prefers', () => {
    for (const preference of PREFERENCES) {
      const table = at45(11, preference);
      expect(table.step).toBe('empire');
      expect(table.why('declare', EMPIRE)).toBe(preference === 'protestant' ? 'ok' : 'declareToWin');
    }
  });

  it('E84 V7.8 public 10: none would block, it is not asked', () => {
    for (const preference of PREFERENCES) expect(at45(10, preference).step).toBe('final');
  });

  it('E85 V6.10 the Empire itself leads 21-16 publicly, turn 4: it dominates without revealing', () => {
    const table = at({ turn: 4, preference: 'balanced', totals: { empire: 21, spain: 16 } });
    expect(PREFERENCES.some((preference) => mayDeclare(table.state, preference))).toBe(false);
    expect(silent(table)).toBe('empire domination');
    expect(table.state.empire.revealed).toBeNull();
  });

  it('E86 V7.4 Empire public 17, hidden 4, best other 16, turn 5: may reveal, 21-16 dominates', () => {
    expect(declared(at({ turn: 5, preference: 'balanced', totals: { empire: 17, spain: 16 } }))).toBe(
      'empire domination',
    );
  });

  it('E87 V7.4 Spain 25, Empire 22 + 4: may reveal, the Empire wins with 26', () => {
    const table = at({ turn: 2, preference: 'balanced', totals: { spain: 25, empire: 22 } });
    expect(declared(table)).toBe('empire standard');
    expect(table.total('empire')).toBe(26);
  });

  it('E88 V7.6 Spain 27, Empire 22 + 4: reveal refused, Spain wins', () => {
    const table = at({ turn: 2, preference: 'balanced', totals: { spain: 27, empire: 22 } });
    expect(mayDeclare(table.state, 'balanced')).toBe(false);
    expect(silent(table)).toBe('spain standard');
  });

  const tied = (empireBefore: number, rulings = {}) =>
    at({ turn: 2, preference: 'balanced', totals: { spain: 26, empire: 22 }, rulings }).recorded(1, {
      empire: empireBefore,
      spain: 20,
    });

  it('E89 R17 Spain 26, Empire 22 + 4, previous turn Empire 21, Spain 20: may reveal and wins the tie', () => {
    expect(declared(tied(21))).toBe('empire standard');
  });

  it('E90 R17 the same with previous turn Empire 19: reveal refused', () => {
    const table = tied(19);
    expect(mayDeclare(table.state, 'balanced')).toBe(false);
    expect(silent(table)).toBe('spain standard');
  });

  it('V7.4 a tie that is shared is enough to win', () => {
    const table = tied(20);
    expect(prospectOf(table.state, 'balanced').wins).toBe(true);
    expect(declared(table)).toBe('spain empire standard');
  });

  it('V8.5 where the sheet lacks the turn that would break the tie, nobody can say: the Empire is asked', () => {
    const table = at({ turn: 2, preference: 'balanced', totals: { spain: 26, empire: 22 } });
    expect(prospectOf(table.state, 'balanced')).toEqual({ wins: false, blocks: false, unknown: true });
    table.walk().empire('declare').enter('go-on');
    expect(table.why('go-on')).toBe('sheetMissing');
    expect(table.recorded(1, { empire: 21, spain: 20 }).enter('go-on', 'yes').result).toBe('empire standard');
  });

  it('E91 R17 turn 7, Spain 20, Empire 18 + 3, nobody dominates: may reveal, wins on time', () => {
    const table = at({ turn: 7, preference: 'protestant', totals: { spain: 20, empire: 18, france: 17 } });
    expect(declared(table)).toBe('empire time');
  });

  it('E92 V7.3 turn 3, leader 20, Empire 10 + 4, nobody at 25: no domination, reveal refused', () => {
    const table = at({ turn: 3, preference: 'balanced', totals: { spain: 20, empire: 10 } });
    for (const preference of PREFERENCES)
      expect(prospectOf(table.state, preference)).toEqual({ wins: false, blocks: false, unknown: false });
    table.walk();
    expect([table.step, table.state.turn]).toEqual(['play', 4]);
  });

  it('E130 V7.4 V6.12 turn 7, leader 20, Empire public 15 + 1, others at most 15: it may block, and 20 wins on time', () => {
    const table = at({ turn: 7, preference: 'catholic', totals: { spain: 20, empire: 15 }, others: 15 });
    expect(prospectOf(table.state, 'catholic').blocks).toBe(true);
    expect(declared(table)).toBe('spain time');
  });
});

describe('R17 empireReveal', () => {
  it('R17 free: in any phase, for any reason', () => {
    const rulings = { empireReveal: 'free' };
    const table = at({ turn: 2, preference: 'catholic', totals: { empire: 3 }, rulings });
    expect(table.why('declare', EMPIRE)).toBe('declareInPhase');
    table.walk().empire('declare').enter('go-on', 'go-on', 'go-on');
    expect([table.state.turn, table.total('empire')]).toEqual([3, 4]);
  });
});

describe('R18 empireMustClaim', () => {
  const position = { turn: 3, preference: 'balanced', totals: { empire: 21 } } as const;

  it('R18 false: it may stay silent though it would win', () => {
    expect(at(position).walk().why('silent', EMPIRE)).toBe('ok');
  });

  it('R18 true: an Empire that would win has to say so at its own seat', () => {
    const table = at({ ...position, rulings: { empireMustClaim: true } }).walk();
    expect([table.why('silent', EMPIRE), table.why('declare', EMPIRE)]).toEqual(['mustClaim', 'ok']);
    // The table knows nothing of it, and is never refused: that would give the secret away (V7.8).
    expect(table.why('silent')).toBe('ok');
  });

  it('R18 true: to stop a domination is its own choice, and with another preference it stays silent', () => {
    const rulings = { empireMustClaim: true };
    const block = at({ turn: 5, preference: 'catholic', totals: { spain: 20, empire: 15 }, rulings });
    expect(block.walk().why('silent', EMPIRE)).toBe('ok');
    const other = at({ ...position, preference: 'catholic', rulings }).walk();
    expect([other.step, other.why('silent', EMPIRE)]).toEqual(['empire', 'ok']);
  });
});

describe('R19 empireHistory', () => {
  /** Spain and the Empire tie at 26 on turn 3; on turn 2 both the public totals and the marker were written down. */
  const history = (rulings: Options) => {
    const table = at({
      turn: 2,
      preference: 'balanced',
      totals: { spain: 20, empire: 18 },
      others: 17,
      rulings,
    });
    table.walk();
    expect([table.state.turn, table.state.sheet[0]?.spaces]).toEqual([3, 35]);
    return table.enter('typed basic spain 26', 'typed basic empire 22');
  };

  it('R19 as-recorded: the totals written down then, so Spain had more and the Empire may not declare', () => {
    expect(mayDeclare(history({}).state, 'balanced')).toBe(false);
  });

  it('R19 retroactive: recomputed with 4 hidden VP at the marker of that turn, and the Empire wins the tie', () => {
    const table = history({ empireHistory: 'retroactive' });
    expect(mayDeclare(table.state, 'balanced')).toBe(true);
    expect(declared(table)).toBe('empire standard');
  });

  it('R19 retroactive: where the marker of that turn is unknown, the table writes the total after the reveal', () => {
    const rulings = { empireHistory: 'retroactive' };
    const table = at({ turn: 2, preference: 'balanced', totals: { spain: 26, empire: 22 }, rulings });
    table.recorded(1, { spain: 20, empire: 18 }).walk();
    expect(table.step).toBe('empire');
    table.empire('declare').enter('go-on');
    expect(table.why('go-on')).toBe('sheetMissing');
    table.note('amend 1 empire 21', 'with the hidden VP of that turn');
    expect(table.enter('go-on', 'yes').result).toBe('empire standard');
  });
});

describe('V1.15 typed mode', () => {
  it('V9.6 the columns are unknown: the Empire is asked, declares, and the table types what its card shows', () => {
    const table = sitting().empire('prefer balanced').nothingAwarded().scores({ empire: 21 }, 10).walk();
    expect(prospectOf(table.state, 'balanced').unknown).toBe(true);
    expect(table.step).toBe('empire');
    table.empire('declare');
    expect([table.total('empire'), table.why('go-on')]).toEqual([null, 'totalsIncomplete']);
    expect(table.enter('typed special empire 4', 'go-on', 'go-on', 'yes').result).toBe('empire standard');
  });

  it('V7.8 totals that are typed after its answer are other totals: the Empire is asked anew', () => {
    const table = sitting().empire('prefer balanced').nothingAwarded().scores({}, 10).walk().empire('silent');
    expect(table.step).toBe('totals');
    expect(table.enter('typed basic empire 21', 'go-on').step).toBe('empire');
    expect(table.enter('silent', 'go-on').step).toBe('standard');
  });
});
