import { rising } from '../../games/index.ts';

/** Where an action ends, and the line that says so. */
export type Aims = ReadonlyMap<rising.Hex, string>;

/** Charges or assaults: by the hex in which the unit ends, what it can attack from there. */
export type Sallies = ReadonlyMap<rising.Hex, Aims>;

/** Everything that the rules offer one unit now, as lines of notation. */
export interface UnitOrders {
  readonly unit: string;
  readonly place: Aims;
  readonly move: Aims;
  readonly escort: Aims;
  readonly attack: Aims;
  readonly charge: Sallies;
  readonly assault: Sallies;
  /** Actions that name the unit alone. */
  readonly lift: string | undefined;
  readonly exit: string | undefined;
  readonly schiltron: string | undefined;
  readonly rally: string | undefined;
  readonly recover: string | undefined;
}

/** Everything that can be done now. */
export interface Orders {
  readonly units: ReadonlyMap<string, UnitOrders>;
  /** Actions without a unit: `ready`, `announce`, `roll`, `end`. */
  readonly others: readonly string[];
}

type Aimed = 'place' | 'move' | 'escort' | 'attack';
type Sally = 'charge' | 'assault';
type Plain = 'lift' | 'exit' | 'schiltron' | 'rally' | 'recover';

const AIMED: readonly string[] = ['place', 'move', 'escort', 'attack'] satisfies Aimed[];
const SALLY: readonly string[] = ['charge', 'assault'] satisfies Sally[];
const PLAIN: readonly string[] = ['lift', 'exit', 'schiltron', 'rally', 'recover'] satisfies Plain[];

const isAimed = (kind: string): kind is Aimed => AIMED.includes(kind);
const isSally = (kind: string): kind is Sally => SALLY.includes(kind);
const isPlain = (kind: string): kind is Plain => PLAIN.includes(kind);

type Open = { readonly unit: string } & { readonly [K in Aimed]: Map<rising.Hex, string> } & {
  readonly [K in Sally]: Map<rising.Hex, Map<rising.Hex, string>>;
} & { [K in Plain]: string | undefined };

const opened = (unit: string): Open => ({
  unit,
  place: new Map(),
  move: new Map(),
  escort: new Map(),
  attack: new Map(),
  charge: new Map(),
  assault: new Map(),
  lift: undefined,
  exit: undefined,
  schiltron: undefined,
  rally: undefined,
  recover: undefined,
});

function hexIn(id: string | undefined): rising.Hex {
  const hex = rising.readHex(id ?? '');
  if (hex === undefined) throw new Error(`'${id ?? ''}' is no hex`);
  return hex;
}

function addSally(sallies: Map<rising.Hex, Map<rising.Hex, string>>, where: string, line: string): void {
  const [end, target] = where.split('>').map(hexIn);
  if (end === undefined || target === undefined) throw new Error(`'${line}' names no target`);
  const aims = sallies.get(end) ?? new Map<rising.Hex, string>();
  aims.set(target, line);
  sallies.set(end, aims);
}

/** Sorts the lines that the table offers by unit. Throws on a line that is none of this game's. */
export function readOrders(legal: readonly string[]): Orders {
  const units = new Map<string, Open>();
  const others: string[] = [];
  for (const line of legal) {
    const [kind = '', unit, where] = line.split(' ');
    if (unit === undefined) {
      others.push(line);
      continue;
    }
    const orders = units.get(unit) ?? opened(unit);
    units.set(unit, orders);
    if (isAimed(kind)) orders[kind].set(hexIn(where), line);
    else if (isSally(kind)) addSally(orders[kind], where ?? '', line);
    else if (isPlain(kind)) orders[kind] = line;
    else throw new Error(`'${line}' is no line of this game`);
  }
  return { units, others };
}
