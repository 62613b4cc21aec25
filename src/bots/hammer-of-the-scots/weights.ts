import { ENGLISH, type Side } from '../../games/hammer-of-the-scots/blocks.ts';

/**
 * How a side weighs things, in nobles: 1 is one noble that changes sides. The numbers were found by letting clerks
 * play each other.
 */
export interface Weights {
  /** How likely the enemy falls upon one particular area that he could reach. */
  readonly danger: number;
  /** How likely a noble is captured rather than driven off when the battle for his area is won. */
  readonly capture: number;
  /** Holding the home of an enemy noble until winter. */
  readonly home: number;
  /** Leaving the home of an own noble empty while enemies are near. */
  readonly vacant: number;
  /** A step of ours, and of theirs. */
  readonly step: number;
  readonly theirStep: number;
  /** A block that keeps its place over winter, within the Castle Limit or in Edward's camp. */
  readonly winter: number;
  readonly camp: number;
  /** A replacement point. */
  readonly castle: number;
  /** An English block north of the border, and for each turn that is left to use it. */
  readonly north: number;
  readonly northTurn: number;
  /** Troops near what they may attack next, and troops that stand together. */
  readonly pull: number;
  readonly company: number;
  /** Attackers of a battle that fails. */
  readonly stuck: number;
  /** Enemies that may come to the aid of an area we attack. */
  readonly relief: number;
  /** What a battlefield is worth beside its nobles and homes. */
  readonly field: number;
  /** A Group Move on an average day, what an Event costs, what is kept for the last turn. */
  readonly move: number;
  readonly event: number;
  readonly last: number;
  /** Blocks of the levy that are given up for one that winters with Edward. */
  readonly levy: number;
}

const BASE: Weights = {
  danger: 0.05,
  capture: 0.8,
  home: 0.9,
  vacant: 0.25,
  step: 0.06,
  theirStep: 0.03,
  winter: 0.05,
  camp: 0,
  castle: 0.05,
  north: 0,
  northTurn: 0,
  pull: 0.1,
  company: 0.015,
  stuck: 0.04,
  relief: 0.12,
  field: 0.1,
  move: 0.3,
  event: 0.12,
  last: 0.12,
  levy: 0,
};

/** By side. The English get their dead back by the levy at full strength, the Scots theirs at strength 1. */
const WEIGHTS: readonly [Weights, Weights] = [
  {
    ...BASE,
    last: 0.25,
    pull: 0.18,
    danger: 0.04,
    capture: 1.2,
    vacant: 0.55,
    step: 0.02,
    theirStep: 0.06,
    winter: 0.08,
    camp: 0.26,
    move: 0.4,
    castle: 0.02,
    north: 0.15,
    northTurn: 0.035,
    levy: 0.2,
  },
  BASE,
];

export const weightsOf = (side: Side): Weights => WEIGHTS[side === ENGLISH ? 0 : 1];
