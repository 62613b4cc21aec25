import { describe, expect, it } from 'vitest';
import { SCOTTISH } from '../blocks.ts';
import { start, table, type TestTable, type Words } from '../position.kit.ts';
import { view } from '../view.ts';

type Quiet = Omit<Words, 'agenda'>;

const SCOTS = ['wallace', 'douglas', 'barclay', 'grant', 'lindsay', 'fraser'];
const FROM_ANGUS = ['angus', 'york-infantry', 'durham-infantry'];
const FROM_STRATHSPEY = ['edward', 'york-knights'];

/** English attack Buchan from Angus and Strathspey; then the Scots have three Group Moves. */
function buchan(defenders: number, angus = 3, strathspey = 2, more: Quiet = {}): TestTable {
  const t = table({
    ...more,
    english: {
      angus: FROM_ANGUS.slice(0, angus).join(),
      strathspey: FROM_STRATHSPEY.slice(0, strathspey).join(),
      ...more.english,
    },
    scottish: { buchan: SCOTS.slice(0, defenders).join(), ...more.scottish },
    agenda: start.movesAlone(['english', 3], ['scottish', 3]),
  });
  attack(t, 'angus', FROM_ANGUS.slice(0, angus));
  attack(t, 'strathspey', FROM_STRATHSPEY.slice(0, strathspey));
  return t.play('english', 'end');
}

function attack(t: TestTable, from: string, blocks: readonly string[]): void {
  if (blocks.length === 0) return;
  t.play('english', `group ${from}`, ...blocks.map((b) => `move ${b} buchan`));
  if (t.step === 'group') t.play('english', 'done');
}

const moves = (t: TestTable): string[] => t.legal('scottish').filter((line) => line.startsWith('move'));

describe('pinning', () => {
  it('H15.66 six Scots attacked by 3 from Angus and 2 from Strathspey: five pinned, one may leave, to Badenoch or Mar', () => {
    const t = buchan(6).play('scottish', 'group buchan');
    expect(moves(t)).toEqual(SCOTS.flatMap((b) => [`move ${b} mar`, `move ${b} badenoch`]).sort(byBlock));
    expect(t.refusal('scottish', 'move grant angus')).toBe('attackersWayIn H6.10');
    expect(t.refusal('scottish', 'move grant strathspey')).toBe('attackersWayIn H6.10');
    t.play('scottish', 'move grant mar');
    for (const b of ['douglas', 'barclay', 'lindsay', 'fraser', 'wallace'])
      expect(t.refusal('scottish', `move ${b} mar`), b).toBe('pinned H6.10');
    t.play('scottish', 'done');
    expect(t.refusal('scottish', 'group buchan')).toBe('pinned H6.10');
  });

  it('H6.10.2 whichever it is that leaves, the choice is that of Player 2', () => {
    for (const b of SCOTS) {
      const t = buchan(6).play('scottish', 'group buchan', `move ${b} badenoch`);
      expect(t.where(b)).toContain('scottish badenoch');
      expect(moves(t).filter((line) => !line.startsWith(`move ${b} `))).toEqual([]);
    }
  });

  it('H15.67 H6.10.4 three Scots reinforce Buchan first: still one may leave, and not one of the three', () => {
    const t = buchan(6, 3, 2, { scottish: { mar: 'mar, keith, etterick' } }).play(
      'scottish',
      'group mar',
      'move mar buchan',
      'move keith buchan',
      'move etterick buchan',
    );
    t.play('scottish', 'group buchan');
    for (const b of ['mar', 'keith', 'etterick'])
      expect(t.refusal('scottish', `move ${b} badenoch`)).toBe('alreadyMoved H3.5');
    t.play('scottish', 'move douglas badenoch');
    expect(t.refusal('scottish', 'move grant badenoch')).toBe('pinned H6.10');
  });

  it('H15.68 two defenders, five attackers: both pinned', () => {
    const t = buchan(2);
    expect(t.refusal('scottish', 'group buchan')).toBe('pinned H6.10');
    expect(t.legal('scottish')).toEqual(['end']);
  });

  it('H15.69 five attackers of whom two are Reserves, six defenders: five pinned', () => {
    const t = buchan(6);
    expect(view(t.s, SCOTTISH).standing.filter(({ area }) => area === 'buchan')).toMatchObject([
      { side: 'english', count: 3 },
      { side: 'english', count: 2, reserve: true },
    ]);
    t.play('scottish', 'group buchan', 'move wallace mar');
    expect(t.refusal('scottish', 'move douglas mar')).toBe('pinned H6.10');
  });

  it('H6.10.1 as many attackers as defenders pin all; one fewer leaves one free, two fewer two', () => {
    expect(buchan(5).refusal('scottish', 'group buchan')).toBe('pinned H6.10');
    const t = buchan(6, 3, 1).play('scottish', 'group buchan', 'move grant mar', 'move wallace mar');
    expect(t.refusal('scottish', 'move douglas mar')).toBe('pinned H6.10');
    // Who is under way goes on: only the area it came from is attacked.
    expect(t.refusal('scottish', 'move wallace buchan')).toBe('visitedBefore H6.1.3');
  });

  it('H6.10.2 the free ones may leave with different Group Moves', () => {
    const t = buchan(6, 3, 1)
      .play('scottish', 'group buchan', 'move grant mar', 'done')
      .play('scottish', 'group buchan', 'move wallace badenoch', 'done');
    expect(t.refusal('scottish', 'group buchan')).toBe('pinned H6.10');
  });

  it('H6.10.3 an unpinned block moves on as it can, attacks or reinforces elsewhere', () => {
    const t = buchan(6, 3, 2, { english: { atholl: 'atholl' } }).play(
      'scottish',
      'group buchan',
      'move wallace mar',
      'move wallace atholl',
    );
    expect(t.toldOf('english', 'attack')).toEqual([
      { type: 'attack', side: 'english', area: 'buchan' },
      { type: 'attack', side: 'scottish', area: 'atholl' },
    ]);
  });

  it('H6.10.3 only crossings into this battle close a way out: a peaceful march does not', () => {
    const t = table({
      english: { badenoch: 'comyn', angus: 'angus' },
      scottish: { buchan: 'grant, wallace', ross: 'ross' },
      agenda: start.movesAlone(['english', 2], ['scottish', 1]),
    })
      .play('english', 'group badenoch', 'move comyn mar')
      .play('english', 'group angus', 'move angus buchan')
      .play('scottish', 'group buchan');
    expect(t.refusal('scottish', 'move wallace angus')).toBe('attackersWayIn H6.10');
    expect(t.refusal('scottish', 'move wallace badenoch')).toBe('ok');
    expect(t.refusal('scottish', 'move wallace mar')).toBe('ok');
  });

  it('H6.10.3 a free block may follow over the border of another battle', () => {
    const t = table({
      english: { buchan: 'edward', atholl: 'atholl' },
      scottish: { mar: 'mar', angus: 'grant, wallace, douglas' },
      agenda: start.movesAlone(['english', 2], ['scottish', 1]),
    })
      .play('english', 'group buchan', 'move edward mar')
      .play('english', 'group atholl', 'move atholl angus')
      .play('scottish', 'group angus');
    expect(t.refusal('scottish', 'move grant atholl')).toBe('attackersWayIn H6.10');
    expect(t.refusal('scottish', 'move grant mar')).toBe('ok');
    expect(t.refusal('scottish', 'move grant buchan')).toBe('ok');
  });

  it('H6.10 when every way out is one the attackers came by, nobody can leave', () => {
    const t = table({
      english: { moray: 'edward', garmoran: 'york-knights' },
      scottish: { ross: 'ross, grant, wallace', fife: 'douglas' },
      agenda: start.movesAlone(['english', 2], ['scottish', 1]),
    })
      .play('english', 'group moray', 'move edward ross')
      .play('english', 'group garmoran', 'move york-knights ross', 'main moray moray');
    expect(t.refusal('scottish', 'group ross')).toBe('nobodyCanMove H6.1.2');
  });

  it('H15.174 the garrison left where the attackers came from: not over the border they used, but by a way round', () => {
    const t = buchan(3, 2, 0, { english: { mar: 'mar' } });
    t.play('scottish', 'group buchan');
    expect(t.refusal('scottish', 'move wallace angus')).toBe('attackersWayIn H6.10');
    const round = table({
      english: { angus: 'angus, york-infantry, durham-infantry' },
      scottish: { buchan: 'wallace, grant, douglas' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    })
      .play('english', 'group angus', 'move angus buchan', 'move york-infantry buchan', 'done')
      .play('scottish', 'group buchan');
    expect(round.refusal('scottish', 'move wallace angus')).toBe('attackersWayIn H6.10');
    round.play('scottish', 'move wallace mar', 'move wallace angus');
    expect(round.count('angus')).toBe('1 english, 1 scottish');
    expect(round.toldOf('english', 'attack')).toHaveLength(2);
  });

  it('H15.71 Player 2 enters the area the attackers came from and left empty: legal, and Enemy to them then', () => {
    const t = table({
      english: { angus: 'angus, york-infantry' },
      scottish: { buchan: 'grant', fife: 'douglas' },
      agenda: start.movesAlone(['english', 1], ['scottish', 1]),
    })
      .play('english', 'group angus', 'move angus buchan', 'move york-infantry buchan')
      .play('scottish', 'group fife', 'move douglas angus', 'done');
    expect(t.toldOf('observer', 'attack')).toHaveLength(1);
    expect(t.step).toBe('battle');
    // English B-blocks act before the defending C-blocks in this letter.
    expect(t.legal('english')).toContain('fire angus');
    expect(t.refusal('english', 'retreat angus angus')).toBe('retreatToEnemy H7.17');
  });

  it('H6.10.5 Player 1 is never pinned, nor a player who moves alone (H13.20)', () => {
    const words: Quiet = { english: { angus: 'angus, york-infantry' }, scottish: { buchan: 'grant' } };
    const t = table({ ...words, agenda: start.movesAlone(['english', 2]) })
      .play('english', 'group angus', 'move angus buchan', 'done')
      .play('english', 'group angus', 'move york-infantry fife');
    expect(t.refusal('english', 'move york-infantry mentieth')).toBe('ok');
    const alone = table({
      ...words,
      options: { 'rulings.eventForfeitsInitiative': false },
      first: 'scottish',
      agenda: start.movesAlone(['english', 2]),
    }).play('english', 'group angus', 'move angus buchan', 'done', 'group angus');
    expect(alone.refusal('english', 'move york-infantry buchan')).toBe('ok');
  });

  it('H6.10.4 arrivals of Player 2 do not move again and are Reserves', () => {
    const t = buchan(6, 3, 2, { scottish: { mar: 'mar' } }).play('scottish', 'group mar', 'move mar buchan');
    expect(view(t.s, SCOTTISH).known.find(({ block }) => block === 'mar')).toMatchObject({ reserve: true });
    expect(view(t.s, SCOTTISH).known.find(({ block }) => block === 'grant')).not.toHaveProperty('reserve');
  });

  it('H6.10 in an area Player 2 itself has attacked nobody of its own is left to be pinned', () => {
    const t = table({
      english: { angus: 'angus, york-infantry' },
      scottish: { buchan: 'grant, douglas', ross: 'ross' },
      agenda: start.movesAlone(['english', 1], ['scottish', 2]),
    })
      .play('english', 'end')
      .play('scottish', 'group buchan', 'move grant angus', 'done');
    expect(t.refusal('scottish', 'group angus')).toBe('allHaveMoved H3.5');
  });

  it('H12.2 who is pinned is not announced: only that one left, and how many stayed', () => {
    const leave = (b: string): TestTable => buchan(6).play('scottish', 'group buchan', `move ${b} mar`);
    const [one, other] = [leave('fraser'), leave('grant')];
    for (const viewer of ['english', 'observer'] as const)
      expect(one.knows(viewer)).toEqual(other.knows(viewer));
    expect(one.toldOf('english', 'moved').at(-1)).toEqual({
      type: 'moved',
      side: 'scottish',
      from: 'buchan',
      to: 'mar',
    });
  });
});

/** In the order of the block table: that of `SCOTS` is another. */
const ORDER = ['wallace', 'douglas', 'barclay', 'fraser', 'grant', 'lindsay'];
function byBlock(a: string, b: string): number {
  return rank(a) - rank(b);
}
const rank = (line: string): number => ORDER.indexOf(line.split(' ')[1] ?? '');
