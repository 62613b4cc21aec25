import type { Rates } from '../../../core/conformance-probe.ts';
import { conform, type Conformance, type ConformOptions } from '../../../core/conformance.ts';
import type { Action, Chance, OptionValue, OptionValues, Seat } from '../../../core/game.ts';
import { forkSeed, seeded } from '../../../core/seeded.ts';
import { entryOf, lineAction, type Entry } from '../actions.ts';
import { virginQueen } from '../index.ts';
import type { Kind } from '../kinds.ts';
import { OPTIONS } from '../options.ts';
import { PLACES, POWERS, TERRITORIES } from '../powers.ts';
import { SCENARIOS } from '../scenarios.ts';
import { GROUPS } from '../words.ts';

/** Thousands of entries are legal at once: what asks about all of them is done at one position in some hundreds. */
const RATES: Partial<Rates> = {
  alphabet: 0.006,
  copy: 0.01,
  snapshot: 0.006,
  views: 0.006,
  twinPlay: 0.05,
  undo: 0.05,
  replay: 0.3,
};

/** How often a kind is entered beside the others, which have 1: enough for sittings to come to an end. */
const WEIGHTS: Partial<Record<Kind, number>> = {
  'go-on': 90,
  yes: 30,
  'victory-phase': 14,
  prefer: 8,
  declare: 6,
  silent: 8,
  done: 6,
  convert: 4,
  gain: 3,
  take: 3,
  place: 2,
  'rebellion-over': 3,
  stop: 0.1,
  turn: 0.3,
  counted: 0.2,
  player: 0.5,
};

const SEED = 1559;

/** What the phase wants to know, said in a random order: typed totals, or what they come from. */
function wanted(chance: Chance, typed: boolean): string[] {
  const board = typed
    ? POWERS.map((power) => `typed basic ${power} ${chance.draw(14, 'vp')}`)
    : [
        ...TERRITORIES.flatMap((territory) => [
          `spaces-unrest ${territory} ${chance.draw(2, 'unrest')}`,
          `spaces ${territory} ${2 + chance.draw(9, 'spaces')}`,
        ]),
        ...GROUPS.flatMap((group) => [`keys-unrest ${group} 0`, `keys ${group} ${chance.draw(6, 'keys')}`]),
      ];
  const special = ['spain', 'england', 'france', 'protestant'].map((power) => `typed special ${power} 0`);
  return [
    ...(typed ? special : ['none-wed']),
    ...PLACES.flatMap((place) => [
      `place-unrest ${place} calm`,
      `place ${place} ${place === 'paris' ? 'spain' : 'empire'}`,
    ]),
    'guise out',
    ...board,
    'paper',
  ];
}

/** The smallest of three of these, by the number that they end with: people seldom enter great ones. */
function oneOf(actions: readonly Action[], chance: Chance): Action {
  const drawn = [1, 2, 3].map(() => actions[chance.draw(actions.length, 'action')] ?? 0);
  const figure = (action: Action): number => Number(Object.values(entryOf(action)).at(-1)) || 0;
  return drawn.toSorted((a, b) => Math.abs(figure(a)) - Math.abs(figure(b)))[0] ?? 0;
}

function byKind(legal: readonly Action[]): Map<Entry['type'], Action[]> {
  const kinds = new Map<Entry['type'], Action[]>();
  for (const action of legal) {
    const { type } = entryOf(action);
    const own = kinds.get(type);
    if (own === undefined) kinds.set(type, [action]);
    else own.push(action);
  }
  return kinds;
}

/** Picks a kind by its weight and then an entry of it. */
function weighed(legal: readonly Action[], chance: Chance): Action {
  const kinds = [...byKind(legal)].map(([kind, actions]) => ({ weight: WEIGHTS[kind] ?? 1, actions }));
  const all = kinds.reduce((sum, { weight }) => sum + weight, 0);
  let at = (chance.draw(10_000, 'kind') / 10_000) * all;
  for (const { weight, actions } of kinds) {
    at -= weight;
    if (at < 0) return oneOf(actions, chance);
  }
  return legal[0] ?? 0;
}

/** Enters what a sitting would: first what the phase wants to know, then anything, so that it comes to an end. */
export function chooser(seed: number, typed: boolean): (legal: readonly Action[], seat: Seat) => Action {
  const chance = seeded(seed);
  const lines = wanted(chance, typed);
  return (legal) => {
    const may = new Set(legal);
    const inPlay = may.has(lineAction('victory-phase'));
    while (inPlay && lines.length > 0) {
      const action = lineAction(lines.pop() ?? '');
      if (may.has(action) && chance.draw(12, 'forgotten') > 0) return action;
    }
    return weighed(legal, chance);
  };
}

/** How a random sitting begins. */
export type Sittings = Omit<ConformOptions, 'seed' | 'choose'>;

function play(number: number, options: Sittings): Conformance {
  const seed = forkSeed(SEED, number);
  const choose = chooser(forkSeed(seed, 9), options.material === undefined);
  return conform(virginQueen, { rates: RATES, maxSteps: 2000, ...options, seed, choose });
}

/** What random sittings show of the contract broken, a line each, and how those ended that did not. */
export interface Played {
  readonly findings: readonly string[];
  readonly endings: ReadonlySet<string>;
}

/** Plays so many random sittings, each with the options that `options` gives it. */
export function playSittings(games: number, options: (number: number) => Sittings): Played {
  const endings = new Set<string>();
  for (let number = 0; number < games; number += 1) {
    const own = options(number);
    const { findings, outcome } = play(number, own);
    endings.add(outcome?.kind ?? 'none');
    if (findings.length > 0)
      return {
        findings: findings.map(
          ({ check, seed, entry, detail }) => `${check} (seed ${seed}, entry ${entry}): ${detail}`,
        ),
        endings,
      };
  }
  return { findings: [], endings };
}

/** Options of which each has any of its values. */
export function anyOptions(number: number): OptionValues {
  const chance = seeded(forkSeed(SEED, number));
  const values: Record<string, OptionValue> = {};
  for (const { name, values: allowed, default: usual } of OPTIONS.specs)
    values[name] = allowed[chance.draw(allowed.length, name)] ?? usual;
  return values;
}

/** A scenario; all take turns. */
export const anyScenario = (number: number): string => SCENARIOS[number % SCENARIOS.length]?.id ?? '';
