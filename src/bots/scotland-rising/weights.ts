/** What the clerk holds one thing against another by; the unit is a VP. */
export const WEIGHTS = {
  /** What one AP could bring elsewhere. */
  ap: 0.16,
  /** A step that is lost without VP, beside the unit it belongs to. */
  step: 0.45,
  /** The attacker's disorder, beside his VP. */
  disorder: 0.1,
  /** Of the dice that the enemy could bring against a hex, those that will be rolled: AP are short. */
  rolled: 0.18,
  /** An enemy who has to charge first: it costs twice the AP, so it comes half as often. */
  charged: 0.5,
  /** How much of the danger is left to a pike in schiltron. */
  inSchiltron: 0.6,
  /** Dice that each die of cover keeps away. */
  cover: 2,
  /** How much more a leader is looked after. */
  leader: 1.6,
  /** A hex nearer to the enemy. */
  pull: 0.14,
  /** Clear ground, on which a schiltron can form. */
  open: 0.02,
  /** A hex nearer to the way out, on the last turn. */
  wayOut: 0.02,
  /** A rallied step, beside the VP of its unit. */
  rallied: 0.5,
  /** The least that leaving is worth in the first turn, and what it gains to the last. */
  exit: 0.3,
  exitLate: 0.5,
  /** Of the danger to a pike, what a schiltron keeps away, less the turn it costs. */
  formed: 0.4,
  formCost: 0.1,
  /** Coming out of a schiltron that nobody threatens. */
  unformed: 0.05,
  /** Scots with an enemy within a move for whom the Scots Charge turn is announced; one is enough near the end. */
  assaulters: 8,
} as const;
