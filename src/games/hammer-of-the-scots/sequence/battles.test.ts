import { describe, expect, it } from 'vitest';
import { asked, fire, march, passOn, type Quiet } from './battle.kit.ts';
import { MOVED } from '../state.ts';
import { start, table, type TestTable } from '../position.kit.ts';
import { view } from '../view.ts';

/** The English attack Buchan from Angus and Lothian from Mentieth. */
function twoBattles(words: Quiet = {}): TestTable {
  const t = table({
    english: { angus: 'york-knights, durham-knights', mentieth: 'hobelars' },
    scottish: { buchan: 'douglas', lothian: 'grant' },
    agenda: start.movesAlone(['english', 2]),
    ...words,
  });
  march(t, 'english', 'angus', 'york-knights buchan', 'durham-knights buchan');
  return march(t, 'english', 'mentieth', 'hobelars lothian');
}

describe('choosing battles', () => {
  it('H7.1 Player 1 picks any Contested area, nobody being shown before', () => {
    const t = twoBattles();
    expect([t.step, t.deciders]).toEqual(['battles', ['english']]);
    expect(t.legal('english')).toEqual(['battle buchan', 'battle lothian']);
    expect(t.refusal('english', 'battle mar')).toBe('notContested H7.1');
    expect(t.refusal('english', 'fire york-knights')).toBe('fireInCombatTurn H7.8');
    expect(t.refusal('scottish', 'battle buchan')).toBe('notYourDecision H12.6');
    expect(t.toldOf('english', 'revealed')).toEqual([]);
  });

  it('H7.1 one battle is fought to its end, regroup included, before the next; the last needs no choice', () => {
    const t = twoBattles().play('english', 'battle lothian');
    expect(t.toldOf('scottish', 'battle')).toEqual([
      { type: 'battle', area: 'lothian', attacker: 'english' },
    ]);
    expect(t.refusal('english', 'battle buchan')).toBe('battleInBattlePhase H7.1');
    passOn(t).play('english', 'retreat hobelars dunbar');
    expect([t.step, t.deciders]).toEqual(['regroup', ['scottish']]);
    t.play('scottish', 'done');
    expect(t.toldOf('scottish', 'battle').at(-1)).toEqual({
      type: 'battle',
      area: 'buchan',
      attacker: 'english',
    });
    passOn(t).play('english', 'retreat york-knights angus', 'retreat durham-knights mar');
    t.play('scottish', 'done');
    expect(t.step).toBe('cards');
  });

  it('H7.1 without a Contested area the phase is over at once', () => {
    const t = table({
      english: { angus: 'hobelars' },
      scottish: { mar: 'grant' },
      agenda: start.movesAlone(),
    });
    expect([t.step, t.toldOf('observer', 'battle')]).toEqual(['cards', []]);
  });

  it('H7.2 roles belong to the battle: Player 2 attacks in one and defends in the other', () => {
    const t = table({
      english: { angus: 'york-knights', lothian: 'hobelars' },
      scottish: { buchan: 'douglas', lanark: 'grant' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    });
    march(t, 'english', 'angus', 'york-knights buchan');
    march(t, 'scottish', 'lanark', 'grant lothian');
    expect(t.deciders).toEqual(['english']);
    t.play('english', 'battle lothian');
    expect(t.toldOf('observer', 'battle')).toEqual([
      { type: 'battle', area: 'lothian', attacker: 'scottish' },
    ]);
    passOn(t);
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['scottish']]);
    t.play('scottish', 'retreat grant lanark').play('english', 'done');
    expect(t.toldOf('observer', 'battle').at(-1)).toMatchObject({ area: 'buchan', attacker: 'english' });
    expect(view(t.s, 'observer').attacks).toEqual({ english: ['buchan'], scottish: [] });
    passOn(t).play('english', 'retreat york-knights angus').play('scottish', 'done');
    expect(view(t.s, 'observer').attacks).toEqual({ english: [], scottish: [] });
  });
});

describe('one battle after another', () => {
  it('H15.116, H13.79, H7.16 a regroup into the only way out of a later loser closes it', () => {
    // Whoever wins in Selkirk may go to Teviot, the only way out of Annan's attackers but Carrick.
    const t = table({
      first: 'scottish',
      english: { selkirk: 'york-knights', annan: 'hobelars', england: 'lancaster-knights' },
      scottish: { lanark: 'wallace, douglas', carrick: 'graham' },
      agenda: start.movesAlone(['scottish', 2]),
    });
    march(t, 'scottish', 'lanark', 'wallace selkirk', 'douglas selkirk');
    march(t, 'scottish', 'carrick', 'graham annan');
    t.play('scottish', 'battle selkirk');
    fire(t, 'york-knights', 6, 6, 6, 6);
    fire(t, 'wallace', 1, 1, 1, 1);
    expect(t.step).toBe('regroup');
    t.play('scottish', 'regroup douglas teviot', 'regroup wallace lanark');
    expect(t.toldOf('observer', 'battle').at(-1)).toMatchObject({ area: 'annan' });
    expect(t.refusal('english', 'retreat hobelars teviot')).toBe('retreatToEnemy H7.17');
    expect(t.refusal('english', 'retreat hobelars lanark')).toBe('retreatToEnemy H7.17');
    expect(t.refusal('english', 'retreat hobelars galloway')).toBe('ok');
  });

  it('H7.16, H13.79 a battle that is won opens its area to a later retreat', () => {
    const t = table({
      first: 'scottish',
      english: { mentieth: 'hobelars 1', lanark: 'york-infantry' },
      scottish: { lothian: 'wallace', carrick: 'douglas' },
      agenda: start.movesAlone(['scottish', 2]),
    });
    march(t, 'scottish', 'lothian', 'wallace mentieth');
    march(t, 'scottish', 'carrick', 'douglas lanark');
    expect(t.legal('scottish')).toEqual(['battle mentieth', 'battle lanark']);
    t.play('scottish', 'battle mentieth');
    fire(t, 'wallace', 1, 6, 6, 6);
    t.play('scottish', 'done');
    passOn(t);
    expect(t.step).toBe('must-retreat');
    expect(t.legal('scottish')).toContain('retreat douglas mentieth');
  });

  it('H15.178 attackers may not retreat to an area that a regroup of Player 2 made Enemy', () => {
    const t = table({
      english: { angus: 'york-knights', mentieth: 'hobelars 1' },
      scottish: { mar: 'douglas', fife: 'wallace' },
      agenda: start.movesAlone(['english', 2]),
    });
    march(t, 'english', 'mentieth', 'hobelars fife');
    march(t, 'english', 'angus', 'york-knights mar');
    t.play('english', 'battle fife');
    fire(t, 'wallace', 1, 6, 6, 6);
    t.play('scottish', 'regroup wallace angus');
    passOn(t);
    expect([t.step, t.deciders]).toEqual(['must-retreat', ['english']]);
    expect(t.refusal('english', 'retreat york-knights angus')).toBe('retreatToEnemy H7.17');
    expect(asked(t)).toEqual([
      'retreat york-knights atholl',
      'retreat york-knights badenoch',
      'retreat york-knights buchan',
    ]);
  });

  it('H15.97 H7.24 neither retreat nor regroup may go where a battle waits', () => {
    const t = table({
      english: { angus: 'york-knights, durham-knights', fife: 'hobelars' },
      scottish: { buchan: 'douglas', mar: 'grant' },
      agenda: start.movesAlone(['english', 2]),
    });
    march(t, 'english', 'angus', 'york-knights buchan', 'durham-knights mar');
    t.play('english', 'end', 'battle buchan');
    passOn(t);
    expect(t.refusal('english', 'retreat york-knights mar')).toBe('retreatToContested H7.17');
    t.play('english', 'retreat york-knights strathspey');
    expect(t.refusal('scottish', 'regroup douglas mar')).toBe('retreatToContested H7.17');
    expect(t.refusal('scottish', 'regroup douglas strathspey')).toBe('retreatToEnemy H7.17');
  });

  it('H15.172, H11.10 Edward II dies in Round 1 of the first battle: nothing else is played', () => {
    const t = table({
      edwardSecond: true,
      english: { angus: 'edward 1, york-knights 1', mentieth: 'hobelars', lanark: 'cumbria-infantry' },
      scottish: { buchan: 'wallace', lothian: 'grant', england: 'graham' },
      agenda: start.moves(['english', 2]),
    });
    march(t, 'english', 'angus', 'edward buchan', 'york-knights buchan');
    march(t, 'english', 'mentieth', 'hobelars lothian');
    t.play('english', 'battle buchan').rolls(1, 1, 6, 6).play('scottish', 'fire wallace');
    t.play('english', 'hit edward');
    expect(t.result).toBe('scottish edward-killed');
    expect(t.where('edward')).toBe('english removed');
    // One hit was still to be taken, by the knights.
    expect(t.where('york-knights')).toBe('english buchan 1');
    expect([t.deciders, t.legal('english'), t.legal('scottish')]).toEqual([[], [], []]);
    expect(t.refusal('english', 'hit york-knights')).toBe('gameOver H11.10');
    expect(t.toldOf('observer', 'battle')).toHaveLength(1);
    expect(t.told('observer').at(-1)).toMatchObject({
      type: 'won',
      side: 'scottish',
      ending: 'edward-killed',
    });
  });

  it('H7.23, H12.1 once the moves are over, who moved no longer tells blocks apart', () => {
    const t = twoBattles();
    expect(t.s.marks.some((marks) => (marks & MOVED) !== 0)).toBe(false);
  });
});
