import { queen } from '../../../games/index.ts';

/** How urgent an alarm is: what ends the game comes before what may end it, and that before what is only worth knowing. */
export type Level = 'now' | 'near' | 'note';

const LEVELS: Readonly<Record<queen.AlarmCode, Level>> = {
  'at-25': 'now',
  dominates: 'now',
  'at-military': 'now',
  'near-50': 'near',
  'unrest-50': 'near',
  'near-9': 'near',
  'near-plot': 'near',
  'near-military': 'near',
  'near-25': 'near',
  'near-domination': 'near',
  tie: 'note',
  'europe-due': 'note',
  'paris-high': 'note',
  'europe-two': 'note',
  'beyond-track': 'note',
  'not-watched': 'note',
};

const ORDER: readonly Level[] = ['now', 'near', 'note'];

export const levelOf = ({ code }: queen.Alarm): Level => LEVELS[code];

/** How much is wanting to what an alarm warns of; 0 for what is there already. */
const wanting = ({ figures }: queen.Alarm): number => Math.max(0, figures['left'] ?? 0);

/** Alarms, the loudest first: by level, then by how little is wanting, else in the order of the engine. */
export const byLoudness = (alarms: readonly queen.Alarm[]): readonly queen.Alarm[] =>
  alarms.toSorted((a, b) => ORDER.indexOf(levelOf(a)) - ORDER.indexOf(levelOf(b)) || wanting(a) - wanting(b));

/** What makes two alarms the same: a second one is no news. */
export const keyOf = ({ code, powers, figures }: queen.Alarm): string =>
  [code, ...powers, ...Object.entries(figures).flat()].join(' ');

/** What the phase says itself, step by step: while it goes on a warning of it comes late. */
const AWARDS: readonly queen.AlarmCode[] = ['paris-high', 'europe-two', 'europe-due'];

/** The alarms that are heard at this step. */
export const heardAt = (step: queen.Step, alarms: readonly queen.Alarm[]): readonly queen.Alarm[] =>
  step === 'play' ? alarms : alarms.filter(({ code }) => !AWARDS.includes(code));

/** Whether all is known that alarms rest on: only then does their silence say that nobody is near a victory (V9.6). */
export const isSure = (s: queen.State): boolean =>
  queen.countOf(s.facts) !== null &&
  queen.POWERS.every(
    (power) => queen.isNeutral(s.facts, power) || queen.scoreOf(queen.inPublic(s), power).total !== null,
  );
