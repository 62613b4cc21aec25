import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import { ENGLISH, SCOTTISH, type SideId } from '../blocks.ts';
import { start, table, type TestTable, type Words } from '../position.kit.ts';
import { handOf, playedOf, tallySize } from '../state.ts';

const NEW_HANDS = new Array<number>(10).fill(0);

/** A quiet country: nobody can reach anybody with one move of infantry. */
const country: Words = {
  turn: 0,
  english: { ross: 'ross', mentieth: 'mentieth, northumber-infantry 2', england: 'york-knights' },
  scottish: { annan: 'bruce', galloway: 'galloway' },
  agenda: start.cards(),
};

const choose = (english: string, scottish: string, options: OptionValues = {}): TestTable =>
  table({ ...country, options, hands: { english: `${english} 1 1`, scottish: `${scottish} 1 1` } })
    .play('english', `card ${english}`)
    .play('scottish', `card ${scottish}`);

/** The steps still planned, the next one first. */
const planned = (t: TestTable): string[] =>
  t.s.agenda
    .map((f) => {
      const side = 'seat' in f ? ` ${f.seat === ENGLISH ? 'english' : 'scottish'}` : '';
      return f.step + side + ('left' in f ? ` ${f.left}` : '');
    })
    .reverse();

const endTurn = (t: TestTable, ...sides: readonly SideId[]): TestTable => {
  for (const side of sides) t.play(side, 'end');
  return t;
};

describe('choosing a card', () => {
  it('H4.1 both choose at once; who has chosen waits and cannot change the choice', () => {
    const t = table({ ...country, hands: { english: '3 2 herald', scottish: '1 1 truce' } });
    expect(t.deciders).toEqual(['english', 'scottish']);
    expect(t.legal('english')).toEqual(['card 3', 'card 2', 'card herald']);
    expect(t.legal('scottish')).toEqual(['card 1', 'card truce']);
    t.play('scottish', 'card truce');
    expect(t.deciders).toEqual(['english']);
    expect(t.legal('scottish')).toEqual([]);
    expect(t.refusal('scottish', 'card 1')).toBe('notYourDecision H12.6');
    expect(t.legal('english')).toEqual(['card 3', 'card 2', 'card herald']);
    t.play('english', 'card 3');
    expect(t.step).toBe('event');
  });

  it('H4.1 only cards in hand, and nothing else, can be chosen', () => {
    const t = table({ ...country, hands: { english: '2', scottish: '1' } });
    expect(t.refusal('english', 'card 3')).toBe('cardNotInHand H4.1');
    expect(t.refusal('english', 'card 1')).toBe('cardNotInHand H4.1');
    expect(t.refusal('english', 'event')).toBe('eventInEventStep H5.1');
    expect(t.refusal('scottish', 'group annan')).toBe('groupInMovePhase H6.1.1');
    expect(t.refusal('scottish', 'done')).toBe('nothingToFinish H3.6');
  });

  it('H4.1 H12.1 the other side hears that a card is chosen, not which, until both are revealed', () => {
    const t = table({ ...country, hands: { english: '2', scottish: 'truce' } }).play('english', 'card 2');
    expect(t.told('scottish')).toEqual([{ type: 'card-chosen', side: 'english' }]);
    expect(t.told('observer')).toEqual([{ type: 'card-chosen', side: 'english' }]);
    expect(t.told('english')).toEqual([{ type: 'card-chosen-own', side: 'english', card: '2' }]);
    t.play('scottish', 'card truce');
    expect(t.toldOf('english', 'card-chosen-own')).toHaveLength(1);
    expect(t.toldOf('observer', 'cards-revealed')).toEqual([
      { type: 'cards-revealed', english: '2', scottish: 'truce', first: 'english' },
    ]);
  });

  it('H3.3 H4.6 played cards leave both hands, which stay equally large, and stay to be looked at', () => {
    const t = choose('2', '1');
    expect([tallySize(handOf(t.s, ENGLISH)), tallySize(handOf(t.s, SCOTTISH))]).toEqual([2, 2]);
    endTurn(t, 'english', 'scottish').play('english', 'card 1').play('scottish', 'card 1');
    expect(tallySize(playedOf(t.s, ENGLISH))).toBe(2);
    expect(tallySize(playedOf(t.s, SCOTTISH))).toBe(2);
    expect(t.s.turn).toBe(2);
  });
});

describe('Player 1', () => {
  it('H15.1 H3.2 H4.2 English 2, Scots 2: the English are Player 1', () => {
    const t = choose('2', '2');
    expect(planned(t)).toEqual(['moves english 2', 'moves scottish 2', 'battles', 'end-of-turn']);
    expect(t.deciders).toEqual(['english']);
    endTurn(t, 'english');
    expect(t.deciders).toEqual(['scottish']);
  });

  it('H4.2 the higher Move card goes first, whoever played it', () => {
    expect(planned(choose('3', '2'))).toEqual([
      'moves english 3',
      'moves scottish 2',
      'battles',
      'end-of-turn',
    ]);
    const t = choose('1', '3');
    expect(planned(t)).toEqual(['moves scottish 3', 'moves english 1', 'battles', 'end-of-turn']);
    expect(t.toldOf('english', 'cards-revealed')).toEqual([
      { type: 'cards-revealed', english: '1', scottish: '3', first: 'scottish' },
    ]);
  });

  it('H4.3 H13.1 one Event: it is resolved first, then the opponent alone moves as Player 1', () => {
    const english = choose('truce', '1');
    expect(planned(english)).toEqual(['event english', 'moves scottish 1', 'battles', 'end-of-turn']);
    expect(english.s.first).toBe(SCOTTISH);
    const scottish = choose('3', 'herald');
    expect(planned(scottish)).toEqual(['event scottish', 'moves english 3', 'battles', 'end-of-turn']);
    expect(scottish.s.first).toBe(ENGLISH);
  });

  it('H13.1 eventForfeitsInitiative off: who played the Event is Player 1, and yet does not move', () => {
    const options = { 'rulings.eventForfeitsInitiative': false };
    const english = choose('truce', '1', options);
    expect(english.s.first).toBe(ENGLISH);
    expect(planned(english)).toEqual(['event english', 'moves scottish 1', 'battles', 'end-of-turn']);
    expect(choose('3', 'herald', options).s.first).toBe(SCOTTISH);
    expect(choose('1', '3', options).s.first).toBe(SCOTTISH);
    expect(choose('victuals', 'herald', options).s.first).toBe(ENGLISH);
  });

  it('H4.4 H13.4 two Events: the English one first, then the Scottish one, no moves, the end of the turn', () => {
    const t = choose('victuals', 'herald');
    expect(planned(t)).toEqual(['event english', 'event scottish', 'end-of-turn']);
    expect(t.s.first).toBe(ENGLISH);
  });

  it('H4.5 H13.5 a passed Event is still one: no move for its player, the initiative gone', () => {
    const t = choose('2', 'truce').play('scottish', 'decline');
    expect(planned(t)).toEqual(['moves english 2', 'battles', 'end-of-turn']);
    endTurn(t, 'english');
    expect(t.step).toBe('cards');
  });
});

describe('whole turns', () => {
  it('H15.2 English Victuals, Scots 1: steps first, then one Scottish Group Move, no English one', () => {
    const t = choose('victuals', '1')
      .play('english', 'event', 'supply mentieth', 'gain northumber-infantry', 'done')
      .play('scottish', 'group annan', 'move bruce carrick', 'done');
    expect(t.where('northumber-infantry')).toBe('english mentieth 3');
    expect(t.where('bruce')).toBe('scottish carrick 4');
    expect([t.step, t.deciders]).toEqual(['cards', ['english', 'scottish']]);
  });

  it('H15.3 Scots Truce, English 3: three groups may move, none may enter an area with Scots', () => {
    const t = table({
      ...country,
      english: { dunbar: 'dunbar', lanark: 'steward', teviot: 'cumbria-infantry', england: 'york-knights' },
      hands: { english: '3 1', scottish: 'truce 1' },
    })
      .play('english', 'card 3')
      .play('scottish', 'card truce', 'event')
      .play('english', 'group lanark');
    expect(t.refusal('english', 'move steward annan')).toBe('truceForbidsAttack H5.8');
    t.play('english', 'move steward carrick', 'done', 'group teviot');
    expect(t.refusal('english', 'move cumbria-infantry annan')).toBe('truceForbidsAttack H5.8');
    t.play('english', 'move cumbria-infantry selkirk', 'done', 'group dunbar', 'move dunbar lothian', 'done');
    expect(t.step).toBe('cards');
    expect(t.s.truce).toBe(-1);
  });

  it('H15.5 H3.4 both play Events on the first turn: both resolved, raid loss, then winter; four cards go back', () => {
    const t = table({
      ...country,
      scottish: { annan: 'bruce', england: 'douglas', fife: 'wallace 2' },
      english: { ross: 'ross 2', mentieth: 'northumber-infantry 2, cumbria-infantry' },
      hands: { english: 'victuals 3 2 2 1', scottish: 'pillage 3 2 2 1' },
    })
      .play('english', 'card victuals')
      .play('scottish', 'card pillage')
      .play('english', 'event', 'supply mentieth', 'gain northumber-infantry', 'done');
    expect([t.step, t.deciders]).toEqual(['event', ['scottish']]);
    t.play('scottish', 'event', 'pillage mentieth', 'from fife')
      .play('english', 'hit northumber-infantry', 'hit cumbria-infantry')
      .play('scottish', 'done');
    expect([t.step, t.deciders]).toEqual(['raid', ['english']]);
    t.play('english', 'disband northumber-infantry');
    expect(t.toldOf('observer', 'winter')).toEqual([{ type: 'winter', year: 1297 }]);
    expect([tallySize(handOf(t.s, ENGLISH)), tallySize(handOf(t.s, SCOTTISH))]).toEqual([0, 0]);
    const shown = JSON.stringify(t.told('scottish'));
    expect(shown).not.toContain('hand-own');
    expect(t.toldOf('scottish', 'cards-revealed')).toHaveLength(1);
  });

  it('H15.6 H3.4 both play Events and both pass: the year ends nevertheless', () => {
    const t = choose('victuals', 'truce').play('english', 'decline').play('scottish', 'decline');
    expect(t.toldOf('observer', 'winter')).toHaveLength(1);
  });

  it('H3.4 one Event alone does not end the year', () => {
    const t = choose('victuals', '1').play('english', 'decline').play('scottish', 'end');
    expect(t.toldOf('observer', 'winter')).toEqual([]);
    expect(t.step).toBe('cards');
  });

  it('H15.9 H3.3 H3.4 a hand of five Move cards: five Game Turns, winter after the fifth', () => {
    const t = table({
      ...country,
      hands: { english: '2 2 2 2 2', scottish: '1 1 1 1 1' },
    });
    for (let turn = 1; turn <= 5; turn += 1) {
      expect(t.toldOf('observer', 'winter'), `before turn ${turn}`).toEqual([]);
      t.play('english', 'card 2').play('scottish', 'card 1');
      expect(t.s.turn).toBe(turn);
      endTurn(t, 'english', 'scottish');
    }
    expect(t.toldOf('observer', 'winter')).toHaveLength(1);
    expect(t.toldOf('observer', 'turn').map((event) => event['turn'])).toEqual([2, 3, 4, 5]);
  });

  it('H3.1 H10.18 after the winter both hold five new cards of a new deck', () => {
    const t = table({ ...country, turn: 5, agenda: start.endOfTurn() }, 0, ...NEW_HANDS)
      .play('scottish', 'home bruce annan', 'done')
      .play('english', 'done')
      .play('scottish', 'done', 'done')
      .play('english', 'done');
    expect([t.step, t.s.year, t.s.turn]).toEqual(['cards', 1298, 0]);
    expect(tallySize(handOf(t.s, ENGLISH))).toBe(5);
  });

  it('H3.5 a block moves once in a Game Turn, and again in the next', () => {
    const t = table({ ...country, hands: { english: '1 1', scottish: '3 3' } })
      .play('english', 'card 1')
      .play('scottish', 'card 3', 'group annan', 'move bruce carrick', 'done');
    expect(t.refusal('scottish', 'group carrick')).toBe('allHaveMoved H3.5');
    endTurn(t, 'scottish', 'english');
    t.play('english', 'card 1').play('scottish', 'card 3', 'group carrick', 'move bruce annan', 'done');
    expect(t.where('bruce')).toBe('scottish annan 4');
  });

  it('H3.7 when the Battle Phase ends no area is contested', () => {
    const t = table({
      ...country,
      english: { ross: 'ross', mentieth: 'mentieth' },
      scottish: { annan: 'bruce', fife: 'douglas' },
      hands: { english: '1 1', scottish: '3 3' },
    })
      .play('english', 'card 1')
      .play('scottish', 'card 3', 'group fife', 'move douglas mentieth', 'end')
      .play('english', 'end');
    expect(t.count('mentieth')).toBe('1 english, 1 scottish');
    while (t.step !== 'cards') {
      const side = t.deciders[0] ?? 'english';
      const legal = t.legal(side);
      t.play(side, legal.find((line) => line.startsWith('pass') || line === 'done') ?? legal[0] ?? '');
    }
    expect([t.count('mentieth'), t.s.turn]).toEqual(['1 english, 0 scottish', 1]);
  });

  it('H3.6 playing a card is compulsory, moving is not, and what is declined is not kept', () => {
    const t = choose('3', '2');
    endTurn(t, 'english', 'scottish');
    expect(t.step).toBe('cards');
    t.play('english', 'card 1').play('scottish', 'card 1');
    expect(planned(t)[0]).toBe('moves english 1');
  });
});
