import { conformMany } from '../../../core/conformance.ts';
import { conformStatics } from '../../../core/conformance-statics.ts';
import { hammerOfTheScots } from '../index.ts';

/** Random games of a scenario that the test command plays with every check of the kit. */
const GAMES = 300;
/** Milliseconds that this may take on a slow machine. */
export const PATIENCE = 900_000;

/** What the kit finds in `GAMES` random games of a scenario, a line each. */
export const findingsIn = (scenario: string): string[] =>
  conformMany(hammerOfTheScots, { scenario, seed: 1314, games: GAMES }).findings.map(
    ({ check, seed, entry, detail }) => `${check} (seed ${seed}, entry ${entry}): ${detail}`,
  );

export const staticFindings = (): string[] =>
  conformStatics(hammerOfTheScots).map((finding) => JSON.stringify(finding));
