import { writeFileSync } from 'node:fs';
import { formations } from '../src/web/hammer-of-the-scots/board/formations.kit.ts';
import { LETTERINGS } from '../src/web/hammer-of-the-scots/board/places.ts';

/**
 * Works out anew how blocks stand in each area, after a change of the map or of its names (about a minute), and
 * writes it down for the board: `npx tsx scripts/formations.ts && npm run format`.
 */
const file = new URL('../src/web/hammer-of-the-scots/board/formations.json', import.meta.url);
const all = Object.fromEntries(Object.values(LETTERINGS).map(({ id }) => [id, formations(id)]));
writeFileSync(file, JSON.stringify(all));
