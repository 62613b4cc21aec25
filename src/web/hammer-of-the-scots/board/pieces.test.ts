import { describe, expect, it } from 'vitest';
import { position } from '../../../games/hammer-of-the-scots/position.kit.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { words } from '../../../words/index.ts';
import { countOf, piecesOf } from './pieces.ts';
import { sayArea, sayPiece } from './speech.ts';

const state = position({
  scottish: { fife: 'wallace 4, douglas 3, barclay 2' },
  english: {
    fife: 'comyn',
    england: 'hobelars, york-knights, durham-knights, wales-archers',
    mar: 'mar, angus',
  },
  agenda: [{ step: 'moves', seat: 1, left: 2 }],
});
const scots = piecesOf(game.view(state, 1));
const english = piecesOf(game.view(state, 0));

describe('pieces on the map', () => {
  it('are the viewer’s own blocks one by one, and hidden ones as backs or a pile', () => {
    expect(scots.get('fife')?.map(({ block, side }) => block ?? side)).toEqual([
      'wallace',
      'douglas',
      'barclay',
      'english',
    ]);
    expect(scots.get('mar')?.map(({ count }) => count)).toEqual([1, 1]);
    expect(scots.get('england')?.map(({ count }) => count)).toEqual([4]);
    expect(countOf(scots.get('england') ?? [], 'english')).toBe(4);
    expect(english.get('england')).toHaveLength(4);
  });

  it('have keys of their own, which tell nothing of hidden blocks', () => {
    const keys = [...scots.values()].flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => /comyn|hobelars|angus/.test(key))).toEqual([]);
  });

  it('are named for those who hear the map', () => {
    const en = words('en', game);
    const fife = scots.get('fife') ?? [];
    expect(sayArea(en, 'fife', fife)).toBe(
      'Fife: 3 Scottish blocks: Wallace 4, Douglas 3, Barclay 2; 1 English block',
    );
    expect(sayArea(en, 'ross', [])).toBe('Ross: no blocks');
    expect(fife.slice(0, 1).map((piece) => sayPiece(en, piece))).toEqual(['Wallace, A3, strength 4 of 4']);
    expect(sayArea(words('ru', game), 'england', scots.get('england') ?? [])).toBe(
      'Англия: 4 английских блока',
    );
  });
});
