/** What a group of blocks does and bears: expected hits of one round by letter, and the steps it can lose. */
export interface Force {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly steps: number;
}

export const NO_FORCE: Force = { a: 0, b: 0, c: 0, steps: 0 };

export const join = (x: Force, y: Force): Force =>
  y.steps === 0
    ? x
    : x.steps === 0
      ? y
      : { a: x.a + y.a, b: x.b + y.b, c: x.c + y.c, steps: x.steps + y.steps };

export const scale = (x: Force, by: number): Force => ({
  a: x.a * by,
  b: x.b * by,
  c: x.c * by,
  steps: x.steps * by,
});

/** How a battle is likely to end. */
export interface Odds {
  /** How likely the attacker drives everybody out or kills them. */
  readonly win: number;
  /** The share of its steps that the attacker loses, and the defender. */
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** The steps the defender loses. */
  readonly hits: number;
}

/** One side in a battle that is played with averages instead of dice. */
class Host {
  private force: Force;
  private full: number;
  /** Steps left; below 0 for hits that found nobody. */
  left: number;
  committed: number;

  constructor(force: Force) {
    this.force = force;
    this.full = force.steps;
    this.left = force.steps;
    this.committed = force.steps;
  }

  private get share(): number {
    return this.left <= 0 || this.full === 0 ? 0 : this.left / this.full;
  }

  hits(letter: 'a' | 'b' | 'c'): number {
    return this.force[letter] * this.share;
  }

  reinforce(by: Force): void {
    if (by.steps === 0) return;
    this.force = join(scale(this.force, this.share), by);
    this.left = Math.max(0, this.left) + by.steps;
    this.full = this.left;
    this.committed += by.steps;
  }

  get loss(): number {
    return this.committed === 0 ? 1 : Math.min(1, (this.committed - Math.max(0, this.left)) / this.committed);
  }
}

const LETTERS = ['a', 'b', 'c'] as const;

/** Plays a battle with average dice: `rounds` of them, Reserves joining in the second (H7.7, H7.13). */
export function clash(
  attacker: Force,
  defender: Force,
  attackerReserve: Force = NO_FORCE,
  defenderReserve: Force = NO_FORCE,
  rounds = 3,
): Odds {
  const x = new Host(attacker);
  const y = new Host(defender);
  let dealt = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round === 1) {
      x.reinforce(attackerReserve);
      y.reinforce(defenderReserve);
    }
    for (const letter of LETTERS) {
      const back = y.hits(letter);
      x.left -= back;
      const hits = x.hits(letter);
      y.left -= hits;
      dealt += hits + back;
    }
  }
  const spread = 0.5 + 0.45 * Math.sqrt(dealt);
  const win = 1 / (1 + Math.exp((1.7 * (y.left + 0.25)) / spread));
  return {
    win: x.left <= 0 ? Math.min(win, 0.5) : win,
    attackerLoss: x.loss,
    defenderLoss: y.loss,
    hits: y.loss * y.committed,
  };
}
