/**
 * Collects whole games for test/records: for each scenario one for each kind of ending that is found in so many random
 * games. `npx tsx scripts/collect-records.ts [games a scenario]`; files that are there already are written anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { checkConfig } from '../src/core/config.ts';
import type { Action, Chance, Game } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { writeRecord } from '../src/core/record.ts';
import { forkSeed, seeded } from '../src/core/seeded.ts';
import { hammerOfTheScots } from '../src/games/index.ts';

/** Words that begin what an eager player does whenever it may: they bring the rarer endings about. */
const EAGER = ['crown', 'return', 'fire'];
const EAGERNESS = 8;

function pick<S, V>(game: Game<S, V>, legal: readonly Action[], chance: Chance): Action {
  const eager = legal.filter((a) => EAGER.some((word) => game.notation.write(a).startsWith(word)));
  const among = eager.length > 0 && chance.draw(10, 'eager') < EAGERNESS ? eager : legal;
  const action = among[chance.draw(among.length, 'pick')];
  if (action === undefined) throw new Error('there is nothing to choose from');
  return action;
}

function playOut<S, V>(game: Game<S, V>, scenario: string, seed: number): string | undefined {
  const state = game.setup({ scenario, options: {} }, seeded(seed));
  const chance = seeded(forkSeed(seed, 1));
  const picks = seeded(forkSeed(seed, 2));
  for (;;) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    game.apply(state, pick(game, game.legal(state, seat), picks), seat, chance);
  }
  const outcome = game.outcome(state);
  return outcome === undefined ? undefined : `${game.seats[outcome.winners[0] ?? 0]?.id}-${outcome.kind}`;
}

function record<S, V>(game: Game<S, V>, scenario: string, seed: number): string {
  const config = checkConfig(game, { scenario });
  if (!config.ok) throw new Error(`no scenario is called ${scenario}`);
  const start = seeded(seed);
  const rest = seeded(forkSeed(seed, 1));
  let begun = false;
  const chance: Chance = {
    die: (purpose) => (begun ? rest : start).die(purpose),
    draw: (n, purpose) => (begun ? rest : start).draw(n, purpose),
  };
  const match = new Match(game, config.value, chance);
  begun = true;
  const picks = seeded(forkSeed(seed, 2));
  for (;;) {
    const [seat] = match.deciders();
    if (seat === undefined) return writeRecord(match);
    match.play(seat, pick(game, match.legal(seat), picks));
  }
}

const games = Number(process.argv[2] ?? 5000);
const folder = `test/records/${hammerOfTheScots.id}`;
mkdirSync(folder, { recursive: true });
for (const { id } of hammerOfTheScots.scenarios) {
  const found = new Set<string>();
  for (let i = 0; i < games; i += 1) {
    const seed = forkSeed(1314, i);
    const ending = playOut(hammerOfTheScots, id, seed);
    if (ending === undefined || found.has(ending)) continue;
    found.add(ending);
    writeFileSync(`${folder}/${id}-${ending}.txt`, record(hammerOfTheScots, id, seed));
    console.log(`${id}: ${ending} (game ${i})`);
  }
}
