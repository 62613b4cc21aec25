import { describe, expect, it } from 'vitest';
import { start, table } from '../../position.kit.ts';

describe('the Event step', () => {
  it('H5.1 only the player of the Event is asked', () => {
    const t = table({
      english: { angus: 'angus' },
      scottish: { fife: 'douglas' },
      cards: { english: 'truce', scottish: '2' },
      agenda: start.eventsAlone('english'),
    });
    expect(t.deciders).toEqual(['english']);
    expect(t.legal('english')).toEqual(['event', 'decline']);
    expect(t.legal('scottish')).toEqual([]);
    expect(t.refusal('scottish', 'event')).toBe('notYourDecision H12.6');
  });

  it('H4.5, H3.6, H13.5 a played Event may be declined, and everybody hears it', () => {
    const t = table({
      english: { angus: 'angus 1' },
      scottish: { fife: 'douglas 1' },
      cards: { scottish: 'victuals' },
      agenda: start.eventsAlone('scottish'),
    });
    t.play('scottish', 'decline');
    expect(t.step).toBe('cards');
    expect(t.told('english')).toEqual([{ type: 'event-declined', side: 'scottish', card: 'victuals' }]);
    expect(t.told('scottish')).toEqual(t.told('observer'));
    expect(t.where('douglas')).toBe('scottish fife 1');
  });

  it('H5.2 the English have no substitute for the printed event', () => {
    const t = table({
      year: 1301,
      english: { fife: 'bruce' },
      scottish: { ross: 'french-knights' },
      cards: { english: 'truce' },
      agenda: start.eventsAlone('english'),
    });
    expect(t.refusal('english', 'crown bruce')).toBe('onlyScotsCrown H5.2');
    expect(t.refusal('english', 'return')).toBe('onlyScotsCrown H5.2');
  });

  it('H15.7, H13.6 after the English Herald took Bruce out of Fife he may not be crowned; the printed event remains', () => {
    const t = table(
      {
        scottish: { fife: 'bruce', ross: 'douglas 2' },
        cards: { english: 'herald', scottish: 'victuals' },
        agenda: start.eventsAlone('english', 'scottish'),
      },
      3,
    );
    t.play('english', 'event', 'herald bruce');
    expect(t.deciders).toEqual(['scottish']);
    expect(t.refusal('scottish', 'crown bruce')).toBe('candidateNotBlue H5.10');
    expect(t.legal('scottish')).toEqual(['event', 'decline']);
    t.play('scottish', 'event', 'supply ross', 'gain douglas', 'gain douglas');
    expect(t.where('douglas')).toBe('scottish ross 4');
  });

  it('H5.2 with a declined English event the Scots may still crown Bruce', () => {
    const t = table({
      scottish: { fife: 'bruce' },
      cards: { english: 'herald', scottish: 'truce' },
      agenda: start.eventsAlone('english', 'scottish'),
    });
    t.play('english', 'decline');
    expect(t.legal('scottish')).toEqual(['event', 'crown bruce', 'decline']);
  });

  it('H5.8, H13.13 a Truce binds the enemy of the side that played it', () => {
    for (const [side, bound] of [
      ['english', 1],
      ['scottish', 0],
    ] as const) {
      const t = table({ cards: { [side]: 'truce' }, agenda: start.eventsAlone(side) });
      t.play(side, 'event');
      expect(t.s.truce).toBe(bound);
      expect(t.told('observer')).toEqual([{ type: 'truce', side }]);
      expect(t.step).toBe('cards');
    }
  });

  it('H5.8 a declined Truce binds nobody', () => {
    const t = table({ cards: { english: 'truce' }, agenda: start.eventsAlone('english') });
    t.play('english', 'decline');
    expect(t.s.truce).toBe(-1);
  });

  it.each([
    ['herald', 'noNobleToTurn H5.5'],
    ['pillage', 'noPillageTarget H5.6'],
    ['sea-move', 'noSeaMove H5.7'],
    ['victuals', 'noBlocksToSupply H5.9'],
  ] as const)('H5.1 %s is refused when nothing can come of it, and may be declined', (card, refusal) => {
    const t = table({
      scottish: { moray: 'moray' },
      cards: { english: card },
      agenda: start.eventsAlone('english'),
    });
    expect(t.refusal('english', 'event')).toBe(refusal);
    expect(t.legal('english')).toEqual(['decline']);
  });

  it('H15.2 English Victuals: the steps come first, then the Scots make their one Group Move', () => {
    const t = table({
      english: { lothian: 'cumbria-infantry 1' },
      scottish: { fife: 'douglas' },
      cards: { english: 'victuals', scottish: '1' },
      first: 'scottish',
      agenda: start.event('english', ['scottish', 1]),
    });
    t.play('english', 'event', 'supply lothian', 'gain cumbria-infantry', 'gain cumbria-infantry', 'done');
    expect(t.where('cumbria-infantry')).toBe('english lothian 3');
    expect(t.step).toBe('moves');
    expect(t.deciders).toEqual(['scottish']);
  });

  it('names the step to which an action belongs', () => {
    const t = table({
      english: { angus: 'angus' },
      cards: { english: 'victuals' },
      agenda: start.eventsAlone('english'),
    });
    expect(t.refusal('english', 'card 3')).toBe('cardsInCardPhase H4.1');
    expect(t.refusal('english', 'gain angus')).toBe('gainInEvent H5.6');
    expect(t.refusal('english', 'done')).toBe('nothingToFinish H3.6');
  });
});
