import { queen, type QueenView } from '../../games/index.ts';
import { say, type Words } from '../../words/index.ts';
import { alarmLines, tableLines } from '../score/lines.ts';
import type { Terminal } from '../terminal.ts';
import type { Screen } from './screen.ts';

function positionLines(terminal: Terminal, words: Words, view: QueenView): string[] {
  const state = queen.decode(view);
  const scored = queen.inPublic(state);
  const powers = queen.POWERS.map((power) => ({ power, score: queen.scoreOf(scored, power) }));
  const spaces = queen.figure(queen.countOf(state.facts));
  return [
    say(terminal.language, 'cli.score.head', { turn: state.turn, spaces }),
    ...tableLines(terminal, words, powers),
  ];
}

/** The sitting of *Virgin Queen* in text: totals, and what to watch for. */
export const queenScreen: Screen<QueenView> = {
  scene: ({ turn, entries }) => `${turn} ${entries}`,
  position: ({ terminal, words }, view) => positionLines(terminal, words, view),
  close: ({ terminal, words }, view) => alarmLines(terminal, words, queen.alarms(queen.decode(view))),
  asked: ({ step }) => (step === 'over' ? undefined : { step, facts: {} }),
  map: () => undefined,
};
