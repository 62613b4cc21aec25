import { checkConfig, checkOption } from './config.ts';
import type { Check } from './conformance-probe.ts';
import type { Config, Game, Json } from './game.ts';
import { notPlain } from './plain.ts';
import { matchReasons, RESIGNS } from './entry.ts';
import { DRAW, isActionText, isName } from './record.ts';

/** What is wrong with a game whatever the position. */
export interface StaticFinding {
  readonly check: Check;
  readonly detail: string;
}

/** Checks what does not depend on a position: names, options, reasons, and the notation of the whole alphabet. */
export function conformStatics<S, V>(game: Game<S, V>): StaticFinding[] {
  return [
    ...names(game),
    ...options(game),
    ...material(game),
    ...reasons(game),
    ...notation(game),
    ...remarks(game),
    ...nonsense(game),
  ];
}

type Findings = Generator<StaticFinding>;

function* names<S, V>(game: Game<S, V>): Findings {
  const lists = {
    game: [game.id],
    seats: game.seats.map((seat) => seat.id),
    scenarios: game.scenarios.map((scenario) => scenario.id),
    options: game.options.specs.map((spec) => spec.name),
    presets: Object.keys(game.options.presets),
    materials: game.material === undefined ? [] : [game.material.id],
    reasons: game.reasons.map((reason) => reason.id),
  };
  for (const [list, ids] of Object.entries(lists)) {
    const odd = ids.filter((id, i) => !isName(id) || ids.indexOf(id) !== i);
    for (const id of odd) yield { check: 'names', detail: `'${id}' among the ${list}` };
  }
  if (lists.seats.includes(DRAW)) yield { check: 'names', detail: `a seat cannot be called '${DRAW}'` };
  for (const own of matchReasons.filter((id) => lists.reasons.includes(id)))
    yield { check: 'names', detail: `a reason cannot be called '${own}'` };
  if (game.scenarios.length === 0) yield { check: 'names', detail: 'there is no scenario' };
  if (!Number.isSafeInteger(game.version)) yield { check: 'names', detail: `the version is ${game.version}` };
}

function* options<S, V>(game: Game<S, V>): Findings {
  for (const { name, values, default: usual } of game.options.specs) {
    if (!values.includes(usual) || new Set(values).size !== values.length) {
      yield { check: 'options', detail: `${name}: ${JSON.stringify(values)}, usually ${usual}` };
    }
  }
  for (const { id, defaults = {} } of game.scenarios) {
    for (const [name, value] of Object.entries(defaults)) {
      const checked = checkOption(game.options.specs, name, value);
      if (!checked.ok) yield { check: 'options', detail: `scenario ${id}: ${JSON.stringify(checked.error)}` };
    }
  }
  const scenario = game.scenarios[0]?.id ?? '';
  for (const preset of Object.keys(game.options.presets)) {
    const config = checkConfig(game, { scenario, preset });
    if (!config.ok) yield { check: 'options', detail: `preset ${preset}: ${JSON.stringify(config.error)}` };
  }
}

/** Whatever people bring, the game says what is wrong with it and does not throw. */
function* material<S, V>(game: Game<S, V>): Findings {
  if (game.material === undefined) return;
  for (const brought of NO_DATA) {
    const faults = attempt(() => game.material?.faults(brought));
    const what = JSON.stringify(brought);
    if (faults === undefined) yield { check: 'material', detail: `looking for faults in ${what} throws` };
    for (const { code } of faults ?? []) {
      if (!isName(code)) yield { check: 'material', detail: `'${code}' is the code of a fault of ${what}` };
    }
  }
}

function* reasons<S, V>(game: Game<S, V>): Findings {
  for (const { id, paragraph } of game.reasons.slice(1)) {
    if (paragraph === '') yield { check: 'reasons', detail: `${id} rests on no paragraph` };
  }
}

function* notation<S, V>(game: Game<S, V>): Findings {
  const checked = new Set<number>();
  for (const config of [undefined, ...usualConfigs(game)]) yield* alphabetOf(game, config, checked);
}

/** Each scenario as it is when nothing is set. */
function usualConfigs<S, V>(game: Game<S, V>): Config[] {
  return game.scenarios.flatMap(({ id }) => {
    const config = checkConfig(game, { scenario: id });
    return config.ok ? [config.value] : [];
  });
}

/** What is wrong with an alphabet; the actions that have been `checked` already are not looked at again. */
function* alphabetOf<S, V>(game: Game<S, V>, config: Config | undefined, checked: Set<number>): Findings {
  const { alphabet, write, read, parts } = bound(game);
  const seen = new Set<number>();
  for (const action of alphabet(config)) {
    if (seen.has(action)) yield { check: 'alphabet', detail: `action ${action} is there twice` };
    seen.add(action);
    if (checked.has(action)) continue;
    checked.add(action);
    const text = write(action);
    if (!isActionText(text) || text === RESIGNS)
      yield { check: 'notation', detail: `'${text}' cannot stand in a record` };
    const back = read(text);
    if (back !== action)
      yield { check: 'notation', detail: `${action} is '${text}', which is read as ${back}` };
    const apart = parts(action);
    const fault =
      typeof apart.type === 'string' && apart.type !== '' ? notPlain(apart, 'it') : 'it has no type';
    if (fault !== undefined) yield { check: 'parts', detail: `'${text}': ${fault}` };
  }
}

/** Each action takes a remark, needs one, or neither; where a game speaks of remarks, some action takes one. */
function* remarks<S, V>(game: Game<S, V>): Findings {
  if (game.remarks === undefined) return;
  let taken = false;
  for (const action of game.notation.alphabet()) {
    const rule: unknown = game.remarks(action);
    taken ||= rule !== undefined;
    if (rule !== undefined && rule !== 'may' && rule !== 'must')
      yield { check: 'remarks', detail: `'${game.notation.write(action)}' has ${JSON.stringify(rule)}` };
  }
  if (!taken) yield { check: 'remarks', detail: 'no action takes one' };
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
    RESIGNS,
  ]) {
    if (attempt(() => read(text) === undefined) !== true) {
      yield { check: 'nonsense', detail: `'${text}' is read as an action` };
    }
  }
  for (const snapshot of NO_DATA) {
    if (attempt(() => game.decode(snapshot)) !== undefined) {
      yield { check: 'decodeNonsense', detail: `decode takes ${JSON.stringify(snapshot)}` };
    }
  }
}

const NO_DATA: readonly Json[] = [null, true, 0, '', 'x', [], {}, [[]], { a: 1 }, [null, { a: [{}] }]];

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function bound<S, V>({ notation: own }: Game<S, V>) {
  return {
    alphabet: (config: Config | undefined) => own.alphabet(config),
    write: (action: number) => own.write(action),
    read: (text: string) => own.read(text),
    parts: (action: number) => own.parts(action),
  };
}
