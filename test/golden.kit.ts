import type { Game, GameEvent, OptionValues, Seat, Viewer } from '../src/core/game.ts';
import { forkSeed, seeded } from '../src/core/seeded.ts';

/** A view as a set of short lines, one a fact, so that two of them can be compared. */
function lines(view: unknown, path = ''): string[] {
  if (Array.isArray(view)) return view.map((entry) => `${path} ${JSON.stringify(entry)}`);
  if (view !== null && typeof view === 'object')
    return Object.entries(view).flatMap(([key, value]) => lines(value, path === '' ? key : `${path}.${key}`));
  return [`${path} ${JSON.stringify(view)}`];
}

/** The lines that went and the lines that came, counting those that stand there several times. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  const gone = before.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [...gone.map((line) => `- ${line}`), ...left.map((line) => `+ ${line}`)];
}

/** More actions than this are written together where they differ in their last word alone. */
const MANY = 60;

/** What somebody may do: line by line, or `move S-P1 0504 0505 0604` where there is much of it. */
function choices(lines: readonly string[]): string {
  if (lines.length <= MANY) return lines.join(', ');
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const at = line.lastIndexOf(' ');
    const [head, last] = [line.slice(0, Math.max(0, at)), line.slice(at + 1)];
    groups.set(head, [...(groups.get(head) ?? []), last]);
  }
  return [...groups].map(([head, lasts]) => `${head} ${lasts.join(' ')}`.trim()).join(', ');
}

interface Onlooker {
  readonly name: string;
  readonly viewer: Viewer;
  seen: readonly string[];
  heard: GameEvent[];
}

/**
 * A random game as text, up to `most` decisions: at each who owes it, what each decider may do, what is played and
 * with which dice, and what is told (!) and seen to change (- and +): by all, then by each seat and an observer alone.
 */
export function playthrough<S, V>(
  game: Game<S, V>,
  scenario: string,
  seed: number,
  most = 20_000,
  options: OptionValues = {},
): string {
  const dice: number[] = [];
  const inner = seeded(seed);
  const note = (value: number): number => {
    dice.push(value);
    return value;
  };
  const chance = {
    die: (purpose: string) => note(inner.die(purpose)),
    draw: (n: number, purpose: string) => note(inner.draw(n, purpose)),
  };
  const picks = seeded(forkSeed(seed, 1));
  const onlookers: Onlooker[] = [
    ...game.seats.map(({ id }, seat) => ({ name: id, viewer: seat, seen: [], heard: [] })),
    { name: 'observer', viewer: 'observer', seen: [], heard: [] },
  ];
  const tell = (open: GameEvent | undefined, seat?: Seat, closed?: GameEvent): void => {
    for (const onlooker of onlookers) {
      const event = seat !== undefined && onlooker.viewer === seat ? closed : open;
      if (event !== undefined) onlooker.heard.push(event);
    }
  };
  const out: string[] = [];
  const show = (state: S): void => {
    const notes = onlookers.map((onlooker) => {
      const now = lines(game.view(state, onlooker.viewer));
      const note = [
        ...onlooker.heard.map((event) => `! ${JSON.stringify(event)}`),
        ...changes(onlooker.seen, now),
      ];
      onlooker.seen = now;
      onlooker.heard = [];
      return note;
    });
    const common = (notes[0] ?? []).filter((line) => notes.every((note) => note.includes(line)));
    for (const line of common) out.push(`  ${line}`);
    onlookers.forEach(({ name }, i) => {
      const own = (notes[i] ?? []).filter((line) => !common.includes(line));
      for (const line of own) out.push(`    ${name} ${line}`);
    });
  };
  const drawn = (): string => (dice.length === 0 ? '' : ` {${dice.splice(0).join(' ')}}`);

  const state = game.setup({ scenario, options }, chance, tell);
  out.push(`${game.id}, ${scenario}, seed ${seed}`, `setup${drawn()}`);
  show(state);
  for (let entry = 1; entry <= most; entry += 1) {
    const deciders = game.deciders(state);
    const seat = deciders[deciders.length > 1 ? picks.draw(deciders.length, 'seat') : 0];
    if (seat === undefined) break;
    out.push('');
    for (const decider of deciders)
      out.push(
        `${game.seats[decider]?.id} may: ${choices(game.legal(state, decider).map((a) => game.notation.write(a)))}`,
      );
    const legal = game.legal(state, seat);
    const action = legal[picks.draw(legal.length, 'action')];
    if (action === undefined) throw new Error(`entry ${entry}: nothing to choose from`);
    game.apply(state, action, seat, chance, tell);
    out.push(`${entry}. ${game.seats[seat]?.id} ${game.notation.write(action)}${drawn()}`);
    show(state);
  }
  out.push('', `outcome ${JSON.stringify(game.outcome(state))}`, '');
  return out.join('\n');
}
