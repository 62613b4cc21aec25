import type { Json } from './game.ts';

/**
 * Everything that can be wrong with a configuration or a record. The words stand in the message files; the
 * comment names the arguments that they may use.
 */
export const problemCodes = [
  // Configuration.
  'unknownScenario', // scenario, known
  'unknownPreset', // preset, known
  'unknownOption', // option, known
  'badOptionValue', // option, value, allowed
  'materialNotTaken', // no arguments: the game takes no material
  'materialTooLarge', // size, limit (characters of JSON)
  'materialTooDeep', // limit (lists and objects in one another)
  'badMaterial', // fault (a code of the game), args (what its sentence needs)
  // Text of a record.
  'tooLarge', // size, limit (characters)
  'expected', // expected (a key of `expectations`), found (what stands there; '' at the end)
  'badString', // found
  'badTag', // tag: a tag the format knows, with values it cannot have
  'repeatedTag', // tag, or 'option NAME'
  'missingTag', // tag
  'entryNumber', // expected, found
  // What a record says, set against the rules.
  'unknownGame', // game, known
  'engineVersion', // record, engine
  'unknownSeat', // seat, known
  'unknownAction', // action
  'refused', // seat, action, reason (its id), paragraph
  'remarkWanted', // seat, action
  'remarkNotTaken', // seat, action
  'badRemark', // seat, action
  'resignedTooLate', // seat
  'noResigning', // seat
  'afterResignation', // seat, action
  'chanceExhausted', // kind ('die' or 'draw'), n, purpose
  'chanceOutOfRange', // kind, n, purpose, value
  'chanceLeftOver', // left: how many outcomes nobody asked for
  'resultTooEarly', // result
  'resultDiffers', // result, actual
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** What the parser of records can have been waiting for. */
export const expectations = [
  'tag',
  'tagName',
  'tagValue',
  'entry',
  'seat',
  'action',
  'outcome',
  'winners',
  'end',
] as const;

export type Expectation = (typeof expectations)[number];

/** Something wrong with what was handed in, without words: `code` names the sentence, `args` fill it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly args: { readonly [name: string]: Json };
}

/** A problem and where in a text it stands: line and column count from 1, the column in UTF-16 units. */
export interface PlacedProblem extends Problem {
  readonly line: number;
  readonly column: number;
}
