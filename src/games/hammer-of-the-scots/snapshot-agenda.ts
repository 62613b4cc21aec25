import type { Json } from '../../core/game.ts';
import type { Frame, StepName } from './agenda.ts';
import { BLOCK_COUNT } from './blocks.ts';
import { AREA_COUNT } from './board.ts';
import { reasons } from './reasons.ts';

type Check = (value: Json | undefined) => boolean;
type FieldsOf<N extends StepName> = Exclude<keyof Extract<Frame, { readonly step: N }>, 'step'>;

const from =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const side = from(0, 1);
const area = from(0, AREA_COUNT - 1);
const areaOrNone = from(-1, AREA_COUNT - 1);
const block = from(0, BLOCK_COUNT - 1);
const few = from(0, 60);
const bits = from(0, 2 ** 31 - 1);
const flag: Check = (value) => typeof value === 'boolean';
const group: Check = (value) =>
  value === 'all' || value === 'open' || value === 'norse' || value === 'others';
const points: Check = (value) =>
  Array.isArray(value) && value.length === AREA_COUNT && value.every((each) => few(each));

/** What each frame of the agenda holds beside the name of its step. */
const SHAPES: { readonly [N in StepName]: Readonly<Record<FieldsOf<N>, Check>> } = {
  'comyn-start': {},
  deal: {},
  cards: {},
  event: { seat: side },
  herald: { seat: side },
  pillage: { seat: side, target: areaOrNone },
  'pillage-hits': { seat: side, target: area, from: area, left: few, lost: few },
  gain: { seat: side, area, left: few, group },
  'sea-move': { seat: side, from: areaOrNone, to: areaOrNone, shipped: few },
  victuals: { seat: side },
  'event-battles': { seat: side, attacker: side },
  moves: { seat: side, left: few },
  group: {
    seat: side,
    area,
    mover: from(-1, BLOCK_COUNT - 1),
    path: bits,
    spent: few,
    halt: from(0, reasons.length - 1),
    moved: few,
    crossed: flag,
  },
  'main-attack': { seat: side, area: areaOrNone },
  battles: {},
  battle: { area, attacker: side, round: from(1, 3), turn: from(0, 6) },
  hits: { area, side, left: few },
  'must-retreat': { area, side },
  regroup: { area, side },
  'end-of-turn': {},
  raid: {},
  'turn-check': {},
  homes: { side, next: from(0, BLOCK_COUNT), turned: bits },
  home: { seat: side, block },
  'scottish-leaders': { done: bits },
  edward: {},
  'english-disbanding': { again: flag },
  'scottish-disbanding': { begun: flag },
  'french-check': {},
  builds: { seat: side, points },
  coast: { block, from: area },
  score: {},
  levy: {},
  'new-year': {},
};

const isStep = (word: Json | undefined): word is StepName =>
  typeof word === 'string' && Object.hasOwn(SHAPES, word);

/** What is wrong with a frame of the agenda; undefined when nothing is. */
function frameFault(json: Json): string | undefined {
  const frame = new Map(json !== null && typeof json === 'object' ? Object.entries(json) : []);
  const step = frame.get('step');
  if (!isStep(step)) return 'a step that this game does not have';
  const checks = Object.entries<Check>(SHAPES[step]);
  for (const [field, isRight] of checks)
    if (!isRight(frame.get(field))) return `a step ${step} with a wrong ${field}`;
  return frame.size === checks.length + 1 ? undefined : `a step ${step} with more than belongs to it`;
}

const isFrame = (json: Json): json is Frame & Json => frameFault(json) === undefined;

/** The agenda of a snapshot: at least one frame, each with all that belongs to it and nothing else. */
export function readAgenda(list: readonly Json[]): Frame[] {
  if (list.length === 0) throw new Error("the snapshot's agenda is empty");
  return list.map((json) => {
    if (!isFrame(json)) throw new Error(`the snapshot's agenda holds ${frameFault(json) ?? 'no step'}`);
    return json;
  });
}
