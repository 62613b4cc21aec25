import { checkConfig } from './config.ts';
import type { Check } from './conformance-probe.ts';
import type { Game, Json } from './game.ts';
import { notPlain } from './plain.ts';
import { DRAW, isActionText, isName } from './record.ts';

/** What is wrong with a game whatever the position. */
export interface StaticFinding {
  readonly check: Check;
  readonly detail: string;
}

/** Checks what does not depend on a position: names, options, reasons, and the notation of the whole alphabet. */
export function conformStatics<S, V>(game: Game<S, V>): StaticFinding[] {
  return [...names(game), ...options(game), ...reasons(game), ...notation(game), ...nonsense(game)];
}

type Findings = Generator<StaticFinding>;

function* names<S, V>(game: Game<S, V>): Findings {
  const lists = {
    game: [game.id],
    seats: game.seats.map((seat) => seat.id),
    scenarios: game.scenarios.map((scenario) => scenario.id),
    options: game.options.specs.map((spec) => spec.name),
    presets: Object.keys(game.options.presets),
    reasons: game.reasons.map((reason) => reason.id),
  };
  for (const [list, ids] of Object.entries(lists)) {
    const odd = ids.filter((id, i) => !isName(id) || ids.indexOf(id) !== i);
    for (const id of odd) yield { check: 'names', detail: `'${id}' among the ${list}` };
  }
  if (lists.seats.includes(DRAW)) yield { check: 'names', detail: `a seat cannot be called '${DRAW}'` };
  if (game.scenarios.length === 0) yield { check: 'names', detail: 'there is no scenario' };
  if (!Number.isSafeInteger(game.version)) yield { check: 'names', detail: `the version is ${game.version}` };
}

function* options<S, V>(game: Game<S, V>): Findings {
  for (const { name, values, default: usual } of game.options.specs) {
    if (!values.includes(usual) || new Set(values).size !== values.length) {
      yield { check: 'options', detail: `${name}: ${JSON.stringify(values)}, usually ${usual}` };
    }
  }
  const scenario = game.scenarios[0]?.id ?? '';
  for (const preset of Object.keys(game.options.presets)) {
    const config = checkConfig(game, { scenario, preset });
    if (!config.ok) yield { check: 'options', detail: `preset ${preset}: ${JSON.stringify(config.error)}` };
  }
}

function* reasons<S, V>(game: Game<S, V>): Findings {
  for (const { id, paragraph } of game.reasons.slice(1)) {
    if (paragraph === '') yield { check: 'reasons', detail: `${id} rests on no paragraph` };
  }
}

function* notation<S, V>(game: Game<S, V>): Findings {
  const { alphabet, write, read, parts } = bound(game);
  const seen = new Set<number>();
  for (const action of alphabet()) {
    if (seen.has(action)) yield { check: 'alphabet', detail: `action ${action} is there twice` };
    seen.add(action);
    const text = write(action);
    if (!isActionText(text)) yield { check: 'notation', detail: `'${text}' cannot stand in a record` };
    const back = read(text);
    if (back !== action)
      yield { check: 'notation', detail: `${action} is '${text}', which is read as ${back}` };
    const apart = parts(action);
    const fault =
      typeof apart.type === 'string' && apart.type !== '' ? notPlain(apart, 'it') : 'it has no type';
    if (fault !== undefined) yield { check: 'parts', detail: `'${text}': ${fault}` };
  }
}

function* nonsense<S, V>(game: Game<S, V>): Findings {
  const { read } = bound(game);
  for (const text of [
    '',
    ' ',
    '0',
    '-1',
    'no such action',
    'constructor',
    '__proto__',
    'toString',
    'x'.repeat(1000),
  ]) {
    if (attempt(() => read(text) === undefined) !== true) {
      yield { check: 'nonsense', detail: `'${text}' is read as an action` };
    }
  }
  const snapshots: Json[] = [null, true, 0, '', 'x', [], {}, [[]], { a: 1 }];
  for (const snapshot of snapshots) {
    if (attempt(() => game.decode(snapshot)) !== undefined) {
      yield { check: 'decodeNonsense', detail: `decode takes ${JSON.stringify(snapshot)}` };
    }
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function bound<S, V>({ notation: own }: Game<S, V>) {
  return {
    alphabet: () => own.alphabet(),
    write: (action: number) => own.write(action),
    read: (text: string) => own.read(text),
    parts: (action: number) => own.parts(action),
  };
}
