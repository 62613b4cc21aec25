import type { MaterialFault } from '../../../core/game.ts';
import { POWERS, TERRITORIES } from '../powers.ts';
import { warning } from './fault.ts';
import { COUNTED, TRACKS, type Cards } from './file.ts';

/** Boxes worth less than the one before them. */
const drops = ({ basicTracks }: Cards): MaterialFault[] =>
  TRACKS.flatMap((id) =>
    (basicTracks[id] ?? []).flatMap((vp, i, track) => {
      const before = track[i - 1] ?? vp;
      return vp < before
        ? [warning('trackDrops', { field: `basicTracks.${id}[${i}]`, found: vp, before })]
        : [];
    }),
  );

/** Counts from 10 to 49 that no row is for; named at the row that follows, or at the end of the last one. */
function holes({ protestantSpacesTrack: rows }: Cards): MaterialFault[] {
  if (rows === null) return [];
  const found: MaterialFault[] = [];
  let next: number = COUNTED.least;
  const note = (field: string, to: number): void => {
    if (next <= to) found.push(warning('rowsHole', { field, from: next, to }));
  };
  rows.forEach(({ from, to }, i) => {
    note(`protestantSpacesTrack[${i}].from`, Math.min(from - 1, COUNTED.most));
    next = Math.max(next, to + 1);
  });
  note(`protestantSpacesTrack[${rows.length - 1}].to`, COUNTED.most);
  return found;
}

/** Military numbers that nobody can reach on the table's own map. */
function unreachable({ militaryVictoryKeys, keys }: Cards): MaterialFault[] {
  if (keys === null) return [];
  return POWERS.flatMap((power) => {
    const wanted = militaryVictoryKeys[power] ?? 0;
    const field = `militaryVictoryKeys.${power}`;
    return wanted > keys.length
      ? [warning('militaryAboveKeys', { field, found: wanted, keys: keys.length })]
      : [];
  });
}

/** Territories that begin with more Protestant spaces than they have spaces. */
const overfull = ({ territorySpaceTotals, startingProtestantSpaces }: Cards): MaterialFault[] =>
  TERRITORIES.flatMap((territory) => {
    const start = startingProtestantSpaces[territory];
    const total = territorySpaceTotals[territory];
    const field = `startingProtestantSpaces.${territory}`;
    return start !== null && total !== null && start > total
      ? [warning('startAboveTotal', { field, found: start, total })]
      : [];
  });

/** What looks like a slip of the pen in card data that are free of faults (V9.5): a sitting can go by them all the same. */
export const cardWarnings = (cards: Cards): readonly MaterialFault[] => [
  ...drops(cards),
  ...holes(cards),
  ...unreachable(cards),
  ...overfull(cards),
];
