import { top } from './agenda.ts';
import {
  BLOCK_COUNT,
  blockInfo,
  ENGLISH,
  FIRST_NOBLE,
  FRENCH_KNIGHTS,
  KING,
  MORAY,
  NORSE,
  SCOTTISH,
  SIDES,
  WALLACE,
  type Side,
} from './blocks.ts';
import { AREA_COUNT, areaId, BORDERS, ENGLAND, SELKIRK, type Area } from './board.ts';
import { usedBy } from './borders.ts';
import { CARDS, HAND_SIZE } from './cards.ts';
import {
  blocksIn,
  cardsOf,
  countIn,
  handOf,
  isContested,
  isOnMap,
  limitFor,
  OFF_MAP,
  placeOf,
  playedOf,
  REMOVED,
  stepsOf,
  tallySize,
  type State,
} from './state.ts';

const BOTH_SIDES = [ENGLISH, SCOTTISH] as const;

/** Every block is somewhere, at a strength it can have there; nobles never lie in a pool (H1.4.1, H11.7). */
function blockFaults(s: State): string[] {
  const faults: string[] = [];
  for (let b = 0; b < BLOCK_COUNT; b += 1) {
    const { id, max } = blockInfo(b);
    const steps = stepsOf(s, b);
    const place = placeOf(s, b);
    if (place < 0 || place > REMOVED) faults.push(`${id} is nowhere`);
    if (isOnMap(s, b) ? steps < 1 || steps > max : steps !== 0) faults.push(`${id} has strength ${steps}`);
    if (b >= FIRST_NOBLE && b !== MORAY && !isOnMap(s, b)) faults.push(`${id} is not on the map`);
    if (place === OFF_MAP && b !== KING && b !== FRENCH_KNIGHTS) faults.push(`${id} is off the map`);
  }
  if (placeOf(s, NORSE) === ENGLAND) faults.push('the Norse are in England');
  return faults;
}

function tallyFaults(s: State): string[] {
  const faults: string[] = [];
  for (const side of BOTH_SIDES)
    for (let area = 0; area < AREA_COUNT; area += 1)
      if (countIn(s, area, side) !== blocksIn(s, area, side).length)
        faults.push(`${areaId(area)} is tallied with ${countIn(s, area, side)} ${SIDES[side]} blocks`);
  return faults;
}

function borderFaults(s: State): string[] {
  return BOTH_SIDES.flatMap((side) =>
    BORDERS.flatMap(({ a, b, limit }, border) =>
      usedBy(s, border, side) > limit
        ? [`${usedBy(s, border, side)} ${SIDES[side]} blocks crossed between ${areaId(a)} and ${areaId(b)}`]
        : [],
    ),
  );
}

function cardFaults(s: State): string[] {
  const faults: string[] = [];
  CARDS.forEach(({ id, copies }, card) => {
    let seen = 0;
    for (const side of BOTH_SIDES) seen += cardsOf(handOf(s, side), card) + cardsOf(playedOf(s, side), card);
    if (seen > copies) faults.push(`${seen} cards ${id} are about`);
  });
  for (const side of BOTH_SIDES) {
    const hand = tallySize(handOf(s, side));
    if (hand + tallySize(playedOf(s, side)) !== HAND_SIZE)
      faults.push(`the ${SIDES[side]} hand holds ${hand}`);
  }
  return faults;
}

/** Blocks beyond the Castle Limit that the winter rules let stay: Wallace in Selkirk, Edward's camp, the French. */
function winterAllowance(s: State, area: Area, side: Side): number {
  if (side === ENGLISH) return area === ENGLAND || area === s.winterArea ? BLOCK_COUNT : 0;
  const french = placeOf(s, FRENCH_KNIGHTS) === area;
  const norse = placeOf(s, NORSE) === area && s.terms.rules.inlandNorseDraw === 'adjacentCoast';
  const wallace = area === SELKIRK && placeOf(s, WALLACE) === SELKIRK;
  return Number(french) + Number(norse) + Number(wallace);
}

/** After a winter nobody stands beyond the Castle Limits (H10.9, H10.13). */
function winterFaults(s: State): string[] {
  const faults: string[] = [];
  for (const side of BOTH_SIDES)
    for (let area = 0; area < AREA_COUNT; area += 1) {
      const most = limitFor(area, side) + winterAllowance(s, area, side);
      if (countIn(s, area, side) > most)
        faults.push(`${countIn(s, area, side)} ${SIDES[side]} blocks wintered in ${areaId(area)}`);
    }
  return faults;
}

/** What is wrong with a position, in a sentence each; nothing for any that play can reach. */
export function faults(s: State): string[] {
  const found = [...blockFaults(s), ...tallyFaults(s), ...borderFaults(s)];
  if (s.winner !== -1 || top(s).step !== 'cards') return found;
  found.push(...cardFaults(s));
  for (let area = 0; area < AREA_COUNT; area += 1)
    if (isContested(s, area)) found.push(`${areaId(area)} is contested after the battles`);
  const winterOver = s.turn === 0 && s.year > s.terms.scenario.firstYear;
  if (winterOver) found.push(...winterFaults(s));
  return found;
}
