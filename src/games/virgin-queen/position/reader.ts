import type { Json } from '../../../core/game.ts';

/** A place in a file of data: field names, and numbers in lists. */
export type Path = readonly (string | number)[];

/** Something wrong with a position file: the sentence stands in the messages under `position.CODE`. */
export interface PositionFault {
  readonly path: Path;
  readonly code: PositionFaultCode;
  readonly args: { readonly [name: string]: Json };
}

export const POSITION_FAULTS = [
  'notObject',
  'notList',
  'tooLong',
  'unknownField',
  'notOneOf',
  'notInteger',
  'notFlag',
  'notText',
  'missing',
  'refused',
  'noCard',
  'notOnList',
  'sealBroken',
] as const;
export type PositionFaultCode = (typeof POSITION_FAULTS)[number];

/** How many faults are told at most. */
const MOST_FAULTS = 20;

/** A place as people write it: `keys.spain.keys`, `bonus[2].type`. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

/** Gathers what is wrong with a file while it is read. */
export class Faults {
  readonly found: PositionFault[] = [];

  add(path: Path, code: PositionFaultCode, args: PositionFault['args'] = {}): undefined {
    if (this.found.length < MOST_FAULTS) this.found.push({ path, code, args });
    return undefined;
  }
}

/** One value of a file and where it stands; asks for what it should be, and says what is wrong. */
export class Node {
  readonly json: Json | undefined;
  readonly path: Path;
  private readonly faults: Faults;

  constructor(json: Json | undefined, path: Path, faults: Faults) {
    this.json = json;
    this.path = path;
    this.faults = faults;
  }

  /** Whether nothing is said here: left out, or null, which both mean unknown (V9.6). */
  get isUnknown(): boolean {
    return this.json === undefined || this.json === null;
  }

  wrong(code: PositionFaultCode, args: PositionFault['args'] = {}): undefined {
    return this.faults.add(this.path, code, args);
  }

  /** The fields of an object, of which only these may be there. Nothing when unknown or wrong. */
  fields<F extends string>(known: readonly F[]): Partial<Record<F, Node>> {
    const { json } = this;
    const found: Partial<Record<F, Node>> = {};
    if (json === undefined || json === null) return found;
    if (typeof json !== 'object' || Array.isArray(json)) {
      this.wrong('notObject', { found: json, known: [...known] });
      return found;
    }
    for (const [name, value] of Object.entries(json)) {
      const own = known.find((each) => each === name);
      if (own === undefined)
        this.faults.add([...this.path, name], 'unknownField', { name, known: [...known] });
      else found[own] = new Node(value, [...this.path, name], this.faults);
    }
    return found;
  }

  /** The members of a list. Nothing when unknown or wrong. */
  items(most: number): Node[] {
    const { json } = this;
    if (json === undefined || json === null) return [];
    if (!Array.isArray(json)) {
      this.wrong('notList', { found: json });
      return [];
    }
    if (json.length > most) this.wrong('tooLong', { most });
    return json.slice(0, most).map((item: Json, i) => new Node(item, [...this.path, i], this.faults));
  }

  oneOf<W extends string>(words: readonly W[]): W | undefined {
    if (this.isUnknown) return undefined;
    const known = words.find((word) => word === this.json);
    return known ?? this.wrong('notOneOf', { found: this.json ?? null, known: [...words] });
  }

  integer(least: number, most: number): number | undefined {
    const { json } = this;
    if (this.isUnknown) return undefined;
    if (typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most) return json;
    return this.wrong('notInteger', { found: json ?? null, least, most });
  }

  flag(): boolean | undefined {
    const { json } = this;
    if (this.isUnknown) return undefined;
    return typeof json === 'boolean' ? json : this.wrong('notFlag', { found: json ?? null });
  }

  text(most: number): string | undefined {
    const { json } = this;
    if (this.isUnknown) return undefined;
    if (typeof json === 'string' && json.length <= most) return json;
    return this.wrong('notText', { found: json ?? null, most });
  }
}
