import { Fields } from '../../core/fields.ts';
import type { Json } from '../../core/game.ts';
import { BLOCK_COUNT, FIRST_NOBLE, MORAY } from './blocks.ts';
import { AREA_COUNT, BORDER_COUNT } from './board.ts';
import { CARD_KINDS, HAND_SIZE } from './cards.ts';
import { OPTIONS, rulesFrom } from './options.ts';
import { SCENARIOS } from './scenarios.ts';
import { readAgenda } from './snapshot-agenda.ts';
import { ENDINGS, isOnMap, placeOf, REMOVED, sideOf, type EndingKind, type State } from './state.ts';
import { nonDefaultOptions } from './terms.ts';

/** A position as plain data. */
export function encode(s: State): Json {
  return {
    scenario: s.terms.scenario.id,
    options: nonDefaultOptions(s),
    agenda: s.agenda.map((frame) => ({ ...frame })),
    place: s.place.slice(),
    steps: s.steps.slice(),
    marks: s.marks.slice(),
    count: s.count.slice(),
    borders: s.borders.slice(),
    cards: s.cards.slice(),
    handles: s.handles.slice(),
    scottishNobles: s.scottishNobles,
    year: s.year,
    turn: s.turn,
    first: s.first,
    truce: s.truce,
    attackedByEnglish: s.attackedByEnglish,
    attackedByScots: s.attackedByScots,
    crowned: s.crowned,
    edwardSecond: s.edwardSecond,
    winterArea: s.winterArea,
    frenchEntered: s.frenchEntered,
    winner: s.winner,
    ending: s.ending,
  };
}

const MORAY_BIT = 1 << (MORAY - FIRST_NOBLE);

/** Are the blocks tallied as they stand? */
function countsRight(s: State): boolean {
  const count = new Array<number>(AREA_COUNT * 2).fill(0);
  for (let b = 0; b < BLOCK_COUNT; b += 1) {
    const index = placeOf(s, b) * 2 + sideOf(s, b);
    if (isOnMap(s, b)) count[index] = (count[index] ?? 0) + 1;
  }
  return count.every((blocks, index) => blocks === s.count[index]);
}

const readEnding = (word: string): EndingKind | '' => {
  const ending = ENDINGS.find(({ kind }) => kind === word);
  if (ending === undefined && word !== '')
    throw new Error(`the snapshot's ending "${word}" is none of this game`);
  return ending?.kind ?? '';
};

/** The position of a snapshot that `encode` made. Throws a sentence that names the field when it is none. */
export function decode(json: Json): State {
  const reader = new Fields(json);
  const id = reader.word('scenario');
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`the snapshot's scenario "${id}" is none of this game`);
  const rules = rulesFrom(reader.options(OPTIONS));
  const s: State = {
    terms: { scenario, rules },
    agenda: readAgenda(reader.list('agenda')),
    place: reader.integers('place', BLOCK_COUNT, 0, REMOVED),
    steps: reader.integers('steps', BLOCK_COUNT, 0, 4),
    marks: reader.integers('marks', BLOCK_COUNT, 0, (1 << 17) - 1),
    count: reader.integers('count', AREA_COUNT * 2, 0, BLOCK_COUNT),
    borders: reader.integers('borders', BORDER_COUNT, 0, (1 << 12) - 1),
    cards: reader.integers('cards', 6, -1, (1 << (3 * CARD_KINDS)) - 1),
    handles: reader.integers('handles', rules.trackableBlocks ? BLOCK_COUNT : 0, 0, Number.MAX_SAFE_INTEGER),
    scottishNobles: reader.integer('scottishNobles', MORAY_BIT, 2 * MORAY_BIT - 1),
    year: reader.integer('year', scenario.firstYear, 9999),
    turn: reader.integer('turn', 0, HAND_SIZE),
    first: reader.side('first'),
    truce: reader.sideOrNone('truce'),
    attackedByEnglish: reader.integer('attackedByEnglish', 0, (1 << AREA_COUNT) - 1),
    attackedByScots: reader.integer('attackedByScots', 0, (1 << AREA_COUNT) - 1),
    crowned: reader.flag('crowned'),
    edwardSecond: reader.flag('edwardSecond'),
    winterArea: reader.integer('winterArea', -1, AREA_COUNT - 1),
    frenchEntered: reader.flag('frenchEntered'),
    winner: reader.sideOrNone('winner'),
    ending: readEnding(reader.word('ending')),
  };
  if ((s.winner === -1) !== (s.ending === ''))
    throw new Error("the snapshot's ending does not go with its winner");
  if (!countsRight(s)) throw new Error("the snapshot's count does not go with the places of the blocks");
  return s;
}
