import type { Json } from '../../core/game.ts';
import type { Frame } from './agenda.ts';
import { BLOCK_COUNT, type Side } from './blocks.ts';
import { AREA_COUNT, BORDER_COUNT } from './board.ts';
import { OPTIONS, rulesFrom } from './options.ts';
import { SCENARIOS } from './scenarios.ts';
import { STEPS } from './sequence/steps.ts';
import { ENDINGS, type EndingKind, type State } from './state.ts';
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

/** Reads one field after another out of plain data; what does not fit is a clear error that names the field. */
class Reader {
  private readonly json: Readonly<Record<string, Json>>;

  constructor(json: Json) {
    if (json === null || typeof json !== 'object' || Array.isArray(json))
      throw new Error('a snapshot is an object');
    this.json = Object.fromEntries(Object.entries(json));
  }

  private wrong(field: string, wanted: string): never {
    throw new Error(`the snapshot's ${field} should be ${wanted}`);
  }

  integer(field: string, least: number, most: number): number {
    const value = this.json[field];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      this.wrong(field, `a whole number from ${least} to ${most}`);
    return value;
  }

  flag(field: string): boolean {
    const value = this.json[field];
    if (typeof value !== 'boolean') this.wrong(field, 'true or false');
    return value;
  }

  word(field: string): string {
    const value = this.json[field];
    if (typeof value !== 'string') this.wrong(field, 'a word');
    return value;
  }

  list(field: string): readonly Json[] {
    const value = this.json[field];
    if (!Array.isArray(value)) this.wrong(field, 'a list');
    return value;
  }

  integers(field: string, lengths: readonly number[]): number[] {
    const list = this.list(field);
    if (!lengths.includes(list.length)) this.wrong(field, `a list of ${lengths.join(' or ')} numbers`);
    return list.map((value) =>
      typeof value === 'number' && Number.isInteger(value) ? value : this.wrong(field, 'whole numbers alone'),
    );
  }

  side(field: string): Side {
    return this.integer(field, 0, 1) === 0 ? 0 : 1;
  }

  sideOrNone(field: string): Side | -1 {
    const value = this.integer(field, -1, 1);
    return value === -1 ? -1 : value === 0 ? 0 : 1;
  }

  options(): Record<string, boolean | number | string> {
    const value = this.json.options;
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      this.wrong('options', 'an object');
    const known = new Set(OPTIONS.specs.map(({ name }) => name));
    const options: Record<string, boolean | number | string> = {};
    for (const [name, setting] of Object.entries(value)) {
      if (!known.has(name) || setting === null || typeof setting === 'object')
        this.wrong('options', 'options of this game');
      options[name] = setting;
    }
    return options;
  }
}

const isFrame = (json: Json): json is Frame & Json =>
  json !== null &&
  typeof json === 'object' &&
  !Array.isArray(json) &&
  'step' in json &&
  typeof json.step === 'string' &&
  Object.hasOwn(STEPS, json.step);

function readAgenda(reader: Reader): Frame[] {
  return reader.list('agenda').map((json) => {
    if (!isFrame(json)) throw new Error("the snapshot's agenda holds a step that this game does not have");
    return json;
  });
}

const readEnding = (word: string): EndingKind | '' => {
  const ending = ENDINGS.find(({ kind }) => kind === word);
  if (ending === undefined && word !== '')
    throw new Error(`the snapshot's ending "${word}" is none of this game`);
  return ending?.kind ?? '';
};

/** The position of a snapshot that `encode` made. Throws a sentence that names the field when it is none. */
export function decode(json: Json): State {
  const reader = new Reader(json);
  const id = reader.word('scenario');
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`the snapshot's scenario "${id}" is none of this game`);
  return {
    terms: { scenario, rules: rulesFrom(reader.options()) },
    agenda: readAgenda(reader),
    place: reader.integers('place', [BLOCK_COUNT]),
    steps: reader.integers('steps', [BLOCK_COUNT]),
    marks: reader.integers('marks', [BLOCK_COUNT]),
    count: reader.integers('count', [AREA_COUNT * 2]),
    borders: reader.integers('borders', [BORDER_COUNT]),
    cards: reader.integers('cards', [6]),
    handles: reader.integers('handles', [0, BLOCK_COUNT]),
    scottishNobles: reader.integer('scottishNobles', 0, (1 << 14) - 1),
    year: reader.integer('year', 1297, 9999),
    turn: reader.integer('turn', 0, 5),
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
}
