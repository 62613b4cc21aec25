import { conform, conformMany, type ConformOptions, type Finding } from './conformance.ts';
import { conformStatics } from './conformance-statics.ts';
import type { Game, OptionValue } from './game.ts';
import { forkSeed, seeded } from './seeded.ts';

/** Milliseconds that a test of many games may take on a slow machine. */
export const PATIENCE = 900_000;

const SEED = 1314;

const line = ({ check, seed, entry, detail }: Finding): string =>
  `${check} (seed ${seed}, entry ${entry}): ${detail}`;

/** What the kit finds wrong whatever the position, a line each. */
export const staticFindings = <S, V>(game: Game<S, V>): string[] =>
  conformStatics(game).map((finding) => JSON.stringify(finding));

/** What the kit finds in so many random games of a scenario, a line each. */
export const findingsIn = <S, V>(
  game: Game<S, V>,
  games: number,
  options: Omit<ConformOptions, 'seed'>,
): string[] => conformMany(game, { ...options, seed: SEED, games }).findings.map(line);

/** The same with other options in every game, each value as likely as another; the scenarios take turns. */
export function findingsAmongOptions<S, V>(
  game: Game<S, V>,
  games: number,
  options: Omit<ConformOptions, 'seed' | 'scenario' | 'options'> = {},
): string[] {
  for (let i = 0; i < games; i += 1) {
    const chance = seeded(forkSeed(SEED, i));
    const values: Record<string, OptionValue> = {};
    for (const spec of game.options.specs) {
      values[spec.name] = spec.values[chance.draw(spec.values.length, spec.name)] ?? spec.default;
    }
    const scenario = game.scenarios[i % game.scenarios.length]?.id ?? '';
    const { findings } = conform(game, { ...options, scenario, options: values, seed: SEED + i });
    if (findings.length > 0) return [JSON.stringify(values), ...findings.map(line)];
  }
  return [];
}
