import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import { hammerOfTheScots } from '../../../games/index.ts';
import type { HammerView } from '../../../games/index.ts';
import { say, trySay, words, type Language, type Words } from '../../../words/index.ts';
import type { Choice, Decision, Traces } from '../../panels/index.ts';
import type { Answer, HammerSnapshot, Refused, Snapshot, Table } from '../../table/table.ts';
import { decisionOf } from './decision/decide.ts';
import { factsOf, topFrame } from './facts.ts';

/** What the panels of a match are made from. */
export interface PanelsInput {
  readonly table: Table;
  readonly language: Language;
  /** What the viewer sees now. */
  readonly snapshot: Snapshot;
  /** The moment of the past that is looked at; undefined for the present. */
  readonly past: Snapshot | undefined;
}

/** Why a line is refused, where somebody else has worked that out: see `BoardReason`. */
type Given = Omit<Refused, 'sentence'>;

/** The state that board, panels and battle share: what is asked, what is under way, what was refused, what is lit. */
export interface PanelsController {
  readonly words: Accessor<Words>;
  readonly language: Accessor<Language>;
  readonly live: Accessor<HammerSnapshot>;
  /** What is shown: the present, or the moment of the past that is looked at. */
  readonly shown: Accessor<HammerSnapshot>;
  readonly isPast: Accessor<boolean>;
  readonly decision: Accessor<Decision | undefined>;
  /** What is said while there is nothing to decide. */
  readonly waiting: Accessor<string>;
  readonly busy: Accessor<boolean>;
  readonly refused: Accessor<Refused | undefined>;
  /** What was refused, in words. */
  readonly tried: Accessor<string>;
  /** What something in a panel lights up on the board. */
  readonly traces: Accessor<Traces | undefined>;
  /** The paragraph to which the rules are open; '' for their beginning, undefined while they are closed. */
  readonly paragraph: Accessor<string | undefined>;
  readonly battleOpen: Accessor<boolean>;
  /** What is to be said about something that the viewer did to the match; '' for nothing. */
  readonly notice: Accessor<string>;
  readonly table: Table;
  readonly choose: (choice: Choice) => void;
  /** Plays a line, for the board. */
  readonly act: (line: string) => Promise<Answer>;
  /** Asks why a line is refused, for the board. */
  readonly ask: (line: string, given?: Given) => void;
  readonly undo: () => void;
  readonly light: (traces: Traces | undefined) => void;
  readonly forgive: () => void;
  readonly read: (paragraph: string | undefined) => void;
  readonly setBattleOpen: (isOpen: boolean) => void;
}

/** A snapshot of this game: the shell shows these panels for no other. */
const hammer = (snapshot: Snapshot): HammerSnapshot => ({ ...snapshot, view: snapshot.view as HammerView });

/** The controller of a match. Call it where the screen of the game is made. */
export function createPanels(props: PanelsInput): PanelsController {
  const language = (): Language => props.language;
  const spoken = createMemo(() => words(props.language, hammerOfTheScots));
  const live = createMemo(() => hammer(props.snapshot));
  const shown = createMemo(() => (props.past === undefined ? live() : hammer(props.past)));
  const isPast = (): boolean => props.past !== undefined;
  const [playing, setPlaying] = createSignal(0);
  const [refused, setRefused] = createSignal<Refused>();
  const [traces, setTraces] = createSignal<Traces>();
  const [paragraph, setParagraph] = createSignal<string>();
  const [notice, setNotice] = createSignal('');
  const [battleOpen, setBattleOpen] = createSignal(false);

  const decision = createMemo(() => (isPast() ? undefined : decisionOf(live(), spoken(), props.language)));
  const waiting = createMemo(() => {
    const { result, deciders, view, viewer } = shown();
    if (result !== undefined) return spoken().outcome(result);
    const frame = topFrame(view);
    const seat = deciders.find((each) => each !== viewer) ?? deciders[0];
    return frame === undefined || seat === undefined
      ? ''
      : spoken().waiting(frame.step, seat, factsOf(frame));
  });
  const tried = createMemo(() => {
    const line = refused()?.line;
    const action = line === undefined ? undefined : hammerOfTheScots.notation.read(line);
    return action === undefined ? '' : spoken().action(action);
  });

  const act = async (line: string): Promise<Answer> => {
    batch(() => {
      setPlaying((count) => count + 1);
      setRefused(undefined);
      setNotice('');
    });
    try {
      const answer = await props.table.play(line);
      if (!answer.ok) setRefused(answer.refused);
      return answer;
    } finally {
      setPlaying((count) => count - 1);
    }
  };

  const playAll = async (lines: readonly string[]): Promise<void> => {
    for (const line of lines) {
      const answer = await act(line);
      if (!answer.ok) return;
    }
  };

  const sentenceOf = ({ line, reason }: Given): string => {
    const code = hammerOfTheScots.reasons.findIndex(({ id }) => id === reason);
    const { paragraph: cited } = hammerOfTheScots.reasons[code] ?? { paragraph: '' };
    const sentence = spoken().reason(code, hammerOfTheScots.notation.read(line));
    return cited === '' ? sentence : sentence.replace(` (${cited})`, '');
  };

  const ask = async (line: string, given: Given | undefined): Promise<void> => {
    if (given !== undefined) {
      setRefused({ ...given, sentence: sentenceOf(given) });
      return;
    }
    const answer = await props.table.why(line);
    setRefused(answer.ok ? undefined : answer.refused);
  };

  const undo = async (): Promise<void> => {
    const answer = await props.table.undo();
    if (answer.ok) {
      setRefused(undefined);
      setNotice(say(props.language, 'web.panels.tookBack'));
      return;
    }
    const sentence = trySay(props.language, `core.undo.${answer.reason}`) ?? '';
    setRefused({ line: '', reason: answer.reason, paragraph: '', sentence });
  };

  return {
    table: props.table,
    words: spoken,
    language,
    live,
    shown,
    isPast,
    decision,
    waiting,
    busy: () => playing() > 0,
    refused,
    tried,
    traces,
    paragraph,
    battleOpen,
    notice,
    choose: (choice) => void playAll(choice.lines).catch(reportError),
    act,
    ask: (line, given) => void ask(line, given).catch(reportError),
    undo: () => void undo().catch(reportError),
    light: setTraces,
    forgive: () => setRefused(undefined),
    read: setParagraph,
    setBattleOpen,
  };
}
