import { describe, expect, it } from 'vitest';
import { start, table, type TestTable, type Words } from '../../position.kit.ts';

/** A Scottish event in a Wallace-less Braveheart, unless the words say otherwise. */
const scots = (words: Omit<Words, 'agenda'>, ...dice: number[]): TestTable =>
  table({ cards: { scottish: 'truce' }, agenda: start.eventsAlone('scottish'), ...words }, ...dice);

describe('Coronation', () => {
  it('H15.37, H5.10 Bruce crowned: blue Comyn alone in Badenoch turns without a battle, Moray stays blue', () => {
    const t = scots({
      scottish: { fife: 'bruce 2', badenoch: 'comyn 3', moray: 'moray', mar: 'mar' },
    });
    t.play('scottish', 'crown bruce');
    expect(t.where('king')).toBe('scottish fife 4');
    expect(t.where('bruce')).toBe('scottish fife 2');
    expect(t.where('comyn')).toBe('english badenoch 3');
    expect(t.where('moray')).toBe('scottish moray 3');
    expect(t.where('mar')).toBe('scottish mar 3');
    expect(t.step).toBe('cards');
    expect(t.told('english')).toEqual([
      { type: 'crowned', block: 'bruce', area: 'fife' },
      { type: 'noble-turned', block: 'comyn', area: 'badenoch', side: 'english', steps: 3 },
    ]);
  });

  it('H5.10.2 Comyn crowned: blue nobles of the Bruce faction turn, red ones and his own stay', () => {
    const t = scots({
      english: { lennox: 'lennox 1', ross: 'ross' },
      scottish: { fife: 'comyn', mar: 'mar 2', atholl: 'atholl', angus: 'angus' },
    });
    t.play('scottish', 'crown comyn');
    expect(t.where('mar')).toBe('english mar 2');
    expect(t.where('atholl')).toBe('english atholl 3');
    expect(t.where('lennox')).toBe('english lennox 1');
    expect(t.where('ross')).toBe('english ross 3');
    expect(t.where('angus')).toBe('scottish angus 3');
    expect(t.where('comyn')).toBe('scottish fife 4');
  });

  it('H15.35, H13.64 Wallace in the Draw Pool or on the map: nobody is crowned', () => {
    for (const where of ['pool', 'selkirk'] as const) {
      const t = scots({ scottish: { fife: 'bruce', [where]: 'wallace' } });
      expect(t.refusal('scottish', 'crown bruce')).toBe('wallaceLives H5.10');
    }
  });

  it('H15.36 red Bruce in Fife cannot be crowned', () => {
    const t = scots({ english: { fife: 'bruce' }, scottish: { mar: 'mar' } });
    expect(t.refusal('scottish', 'crown bruce')).toBe('candidateNotBlue H5.10');
  });

  it('H5.10 the candidate is Bruce or Comyn, and stands in Fife', () => {
    const t = scots({ scottish: { fife: 'mar', annan: 'bruce', badenoch: 'comyn' } });
    expect(t.refusal('scottish', 'crown bruce')).toBe('candidateNotInFife H5.10');
    expect(t.refusal('scottish', 'crown comyn')).toBe('candidateNotInFife H5.10');
    expect(t.refusal('scottish', 'crown mar')).toBe('notACandidate H5.10');
    expect(t.legal('scottish')).toEqual(['event', 'decline']);
  });

  it('H15.39 Bruce crowned when all of the Comyn faction are red: the King is placed, nothing else', () => {
    const t = scots({
      english: { badenoch: 'comyn', angus: 'angus' },
      scottish: { fife: 'bruce', mar: 'mar' },
    });
    t.play('scottish', 'crown bruce');
    expect(t.told('observer')).toEqual([{ type: 'crowned', block: 'bruce', area: 'fife' }]);
    expect(t.where('king')).toBe('scottish fife 4');
    expect(t.step).toBe('cards');
  });

  it('H5.10.4, H13.66 one crowning a game, even with the King in the pool', () => {
    const t = scots({
      year: 1303,
      crowned: true,
      scottish: { fife: 'bruce', ross: 'french-knights', pool: 'king' },
    });
    expect(t.refusal('scottish', 'crown bruce')).toBe('alreadyCrowned H13.66');
    expect(t.refusal('scottish', 'return')).toBe('alreadyCrowned H13.66');
  });

  it('H15.44 The Bruce: neither coronation nor return is offered with any Event', () => {
    for (const card of ['herald', 'pillage', 'sea-move', 'truce', 'victuals'] as const) {
      const t = scots({
        scenario: 'the-bruce',
        cards: { scottish: card },
        scottish: { fife: 'bruce', annan: 'french-knights' },
      });
      expect(t.refusal('scottish', 'crown bruce')).toBe('alreadyCrowned H13.66');
      expect(t.refusal('scottish', 'return')).toBe('alreadyCrowned H13.66');
      expect(t.legal('scottish')).not.toContain('crown bruce');
      expect(t.legal('scottish')).toContain('decline');
    }
  });

  it('H15.38, H13.67 Comyn crowned in Fife where blue Bruce stands: Bruce turns and attacks the King and Comyn', () => {
    const t = scots({ scottish: { fife: 'bruce 3, comyn' } });
    t.play('scottish', 'crown comyn');
    expect(t.where('bruce')).toBe('english fife 3');
    expect(t.toldOf('observer', 'battle')).toEqual([{ type: 'battle', area: 'fife', attacker: 'english' }]);
    expect(t.step).toBe('battle');
    expect(t.deciders).toEqual(['scottish']);
    expect(t.legal('scottish')).toContain('fire king');
    expect(t.legal('scottish')).not.toContain('fire comyn');
  });

  it('H15.40, H11.3 the King killed in a coronation battle: the English win at once', () => {
    const t = scots({ scottish: { fife: 'bruce, comyn 1', mar: 'mar, grant' } });
    t.play('scottish', 'crown comyn', 'battle fife');
    t.play('scottish', 'pass king', 'pass comyn').rolls(1, 1, 2, 2).play('english', 'fire bruce');
    expect(t.where('king')).toBe('scottish fife 1');
    t.play('scottish', 'hit king');
    expect(t.result).toBe('english king-killed');
    expect(t.where('king')).toBe('scottish removed');
    expect(t.where('mar')).toBe('english mar 3');
    expect(t.toldOf('observer', 'battle')).toHaveLength(1);
  });

  const twoBattles = (options: Words['options'], first: Words['first'] = 'english'): TestTable =>
    table({
      ...(options === undefined ? {} : { options }),
      ...(first === undefined ? {} : { first }),
      english: { england: 'edward' },
      scottish: { fife: 'bruce', badenoch: 'comyn, grant', angus: 'angus, douglas', ross: 'ross' },
      cards: { english: 'victuals', scottish: 'truce' },
      agenda: start.eventsAlone('english', 'scottish'),
    })
      .play('english', 'decline')
      .play('scottish', 'crown bruce');

  it('H15.8, H13.3 both play Events, the coronation causes two battles: the Scots choose which is fought first', () => {
    const t = twoBattles({});
    expect(t.where('ross')).toBe('english ross 3');
    expect(t.deciders).toEqual(['scottish']);
    expect(t.legal('scottish')).toEqual(['battle badenoch', 'battle angus']);
    expect(t.refusal('scottish', 'battle ross')).toBe('notContested H7.1');
    expect(t.refusal('scottish', 'fire grant')).toBe('fireInCombatTurn H7.8');
    t.play('scottish', 'battle angus');
    expect(t.toldOf('english', 'battle')).toEqual([{ type: 'battle', area: 'angus', attacker: 'english' }]);
  });

  it('H13.3 eventBattleOrder turnPlayer1: Player 1 of the turn chooses', () => {
    const options = { 'rulings.eventBattleOrder': 'turnPlayer1' };
    expect(twoBattles(options).legal('english')).toEqual(['battle badenoch', 'battle angus']);
    expect(twoBattles(options, 'scottish').deciders).toEqual(['scottish']);
  });
});

describe('Return of the King', () => {
  it('H15.41 illegal in 1300, legal in 1301', () => {
    const words = { scottish: { ross: 'french-knights' } };
    expect(scots({ ...words, year: 1300 }).refusal('scottish', 'return')).toBe('tooEarlyToReturn H5.11');
    expect(scots({ ...words, year: 1301 }).refusal('scottish', 'return')).toBe('ok');
  });

  it('H15.42 illegal while the French Knights are in the Draw Pool, off the map or dead', () => {
    for (const scottish of [{ pool: 'french-knights' }, { off: 'french-knights' }]) {
      const t = scots({ year: 1302, scottish: { ...scottish, mar: 'mar' } });
      expect(t.refusal('scottish', 'return')).toBe('frenchNotOnMap H5.11');
    }
  });

  it('H15.43 illegal after Bruce was crowned, though the King is in the Draw Pool', () => {
    const t = scots({ year: 1303, crowned: true, scottish: { pool: 'king', ross: 'french-knights' } });
    expect(t.refusal('scottish', 'return')).toBe('alreadyCrowned H13.66');
  });

  it('H5.11, H13.65 Wallace or not, the King joins the French anywhere, even in England, and Bruce’s faction turns', () => {
    const t = scots({
      year: 1301,
      scottish: {
        england: 'french-knights 2, grant',
        selkirk: 'wallace',
        fife: 'bruce 3',
        mar: 'mar 2',
        angus: 'angus',
        moray: 'moray',
      },
    });
    t.play('scottish', 'return');
    expect(t.where('king')).toBe('scottish england 4');
    expect(t.where('bruce')).toBe('english fife 3');
    expect(t.where('mar')).toBe('english mar 2');
    expect(t.where('angus')).toBe('scottish angus 3');
    expect(t.where('moray')).toBe('scottish moray 3');
    expect(t.told('english')[0]).toEqual({ type: 'king-returns', area: 'england' });
    expect(t.toldOf('english', 'noble-turned')).toHaveLength(2);
    expect(t.step).toBe('cards');
    expect(t.s.crowned).toBe(true);
  });

  it('H5.11.3 battles follow, the defectors attacking', () => {
    const t = scots({ year: 1301, scottish: { ross: 'french-knights', mar: 'mar, grant' } });
    t.play('scottish', 'return');
    expect(t.toldOf('english', 'battle')).toEqual([{ type: 'battle', area: 'mar', attacker: 'english' }]);
  });
});
