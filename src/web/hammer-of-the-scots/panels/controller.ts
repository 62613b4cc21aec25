import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import { hammerOfTheScots } from '../../../games/index.ts';
import type { HammerView } from '../../../games/index.ts';
import { say, trySay, words, type Language, type Words } from '../../../words/index.ts';
import { shared } from '../../app/shared.ts';
import type { Choice, Decision, Traces } from '../../panels/index.ts';
import type { Answer, HammerSnapshot, Refused, Snapshot, Table } from '../../table/table.ts';
import { explain as explainOf, type Explanation } from '../board/explain.ts';
import { sayExplanation } from '../board/speech.ts';
import { createChoosing, type Choosing } from '../choosing.ts';
import { createBattleShow, type BattleShow } from './battle/show.ts';
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
  /** Whether the match is only looked through. */
  readonly isRecord: boolean;
}

/** The state that board, panels and battle share: what is asked, what is under way, what was refused, what is lit. */
export interface PanelsController {
  readonly words: Accessor<Words>;
  readonly language: Accessor<Language>;
  readonly live: Accessor<HammerSnapshot>;
  /** What is shown: the present, or the moment of the past that is looked at. */
  readonly shown: Accessor<HammerSnapshot>;
  /** The same, without what the battle on show has not come to yet. */
  readonly settled: Accessor<HammerSnapshot>;
  /** The battle that is watched. */
  readonly film: BattleShow<HammerSnapshot>;
  /** What is picked, on the map and in the panel alike. */
  readonly choosing: Choosing;
  /** Whether nothing can be chosen: at a moment of the past, or while a battle is shown. */
  readonly isStill: Accessor<boolean>;
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
  /** Says why something is allowed or not. */
  readonly explain: (explanation: Explanation) => void;
  /** The same for a block that is asked about in a panel. */
  readonly explainBlock: (block: string) => void;
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

  const film = createBattleShow(shown, isPast);
  const isStill = (): boolean => isPast() || props.isRecord || film.playing();
  const choosing = createChoosing(film.settled, isStill);
  const decision = createMemo<Decision | undefined>((before) =>
    isPast() || film.playing()
      ? undefined
      : shared(before, decisionOf(live(), spoken(), props.language, choosing.position())),
  );
  const waiting = createMemo(() => {
    if (film.playing()) return say(props.language, 'web.panels.hammer.battle.showing');
    const { result, deciders, view, viewer } = shown();
    if (result !== undefined) return spoken().outcome(result);
    const frame = topFrame(view);
    const seat = deciders.find((each) => each !== viewer) ?? deciders[0];
    return frame === undefined || seat === undefined
      ? ''
      : spoken().waiting(frame.step, seat, factsOf(frame));
  });
  const [tried, setTried] = createSignal('');
  const refuse = (answer: Refused): void => {
    const action = hammerOfTheScots.notation.read(answer.line);
    batch(() => {
      setRefused(answer);
      setTried(action === undefined ? '' : spoken().action(action));
    });
  };

  const act = async (line: string): Promise<Answer> => {
    batch(() => {
      setPlaying((count) => count + 1);
      setRefused(undefined);
      setNotice('');
    });
    try {
      const answer = await props.table.play(line);
      if (!answer.ok) refuse(answer.refused);
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

  const explain = (explanation: Explanation): void => {
    const { tried, sentence } = sayExplanation(spoken(), explanation, topFrame(film.settled().view)?.step);
    batch(() => {
      setRefused({ line: '', reason: '', paragraph: explanation.paragraph, sentence });
      setTried(tried);
    });
  };

  const undo = async (): Promise<void> => {
    const answer = await props.table.undo();
    if (answer.ok) {
      setRefused(undefined);
      setNotice(say(props.language, 'web.panels.tookBack'));
      return;
    }
    const sentence = trySay(props.language, `core.undo.${answer.reason}`) ?? '';
    refuse({ line: '', reason: answer.reason, paragraph: '', sentence });
  };

  return {
    table: props.table,
    words: spoken,
    language,
    live,
    shown,
    settled: film.settled,
    film,
    choosing,
    isStill,
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
    explain,
    explainBlock: (block) =>
      explain(explainOf(choosing.position(), choosing.selection(), { kind: 'block', block })),
    undo: () => void undo().catch(reportError),
    light: setTraces,
    forgive: () => setRefused(undefined),
    read: setParagraph,
    setBattleOpen,
  };
}
