/** What lights up on the board while something in a panel is looked at. */
export interface Traces {
  readonly areas: readonly string[];
  readonly blocks: readonly string[];
}

export const NO_TRACES: Traces = { areas: [], blocks: [] };

/** How a choice is to be seen: an attack, something that ends a step, or neither. */
export type Tone = 'plain' | 'attack' | 'finish';

/** One thing that can be decided, as a button. */
export interface Choice {
  /** The lines of notation that carry it out, in order; a single one but for several pieces that go together. */
  readonly lines: readonly string[];
  readonly label: string;
  /** What it means, in a few words; '' when the label says it all. */
  readonly note: string;
  readonly tone: Tone;
  /** Why it cannot be taken back, said beforehand; '' when it can. */
  readonly final: string;
  /** What is asked before it is done, where something would be given up; '' for nothing. */
  readonly confirm: string;
  readonly traces: Traces;
  /** The id of the place that it is about or leads to, where it has one: what the board may point at as well. */
  readonly aim?: string;
}

/** Choices that belong together, such as those of one block or one area. */
export interface ChoiceGroup {
  readonly id: string;
  /** '' where the choices need no heading. */
  readonly title: string;
  readonly note: string;
  readonly choices: readonly Choice[];
  readonly traces: Traces;
}

/** A piece that can be picked to go somewhere together with others. */
export interface Piece {
  readonly id: string;
  readonly label: string;
  readonly note: string;
}

/** Several pieces are picked first, here or on the board, then the way that all of them go. */
export interface Picker {
  readonly title: (picked: readonly string[]) => string;
  /** The pieces to pick from; none where a first one has to be picked on the board. */
  readonly pieces: (picked: readonly string[]) => readonly Piece[];
  /** The ways open to these pieces together; to the only one when there is no other. */
  readonly ways: (picked: readonly string[]) => readonly Choice[];
}

/** What a viewer is asked, with everything that can be answered. */
export interface Decision {
  /** The step of play: two decisions of one step look alike. */
  readonly step: string;
  readonly prompt: string;
  /** Something worth knowing before the choice; '' for nothing. */
  readonly hint: string;
  readonly picker: Picker | undefined;
  readonly groups: readonly ChoiceGroup[];
  /** What ends the step: always shown last. */
  readonly finish: readonly Choice[];
}

/** All choices of a decision in the order in which they are shown; `ways` are those of the picked pieces. */
export const choicesOf = (decision: Decision, ways: readonly Choice[]): readonly Choice[] => [
  ...ways,
  ...decision.groups.flatMap((group) => group.choices),
  ...decision.finish,
];
