import { expect, it } from 'vitest';
import { Games } from '../../src/protocol/index.ts';
import { openHouse, Visitor } from './table.kit.ts';

it('says of each game whether it is open, takes material, has an umpire, and who plays it alone', async () => {
  const house = await openHouse();
  const { text } = await new Visitor(house.url).send('GET', '/api/games');
  await house.close();
  const { games } = Games.parse(JSON.parse(text));
  const traits = games
    .filter(({ umpire }) => !umpire)
    .map(({ id, open, material, solitaire }) => ({ id, open, material, solitaire }));
  expect(traits).toEqual([
    { id: 'hammer-of-the-scots', open: false, material: false, solitaire: [] },
    { id: 'scotland-rising', open: true, material: true, solitaire: ['solitaire'] },
  ]);
});
