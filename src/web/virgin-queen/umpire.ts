import { batch, createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import { queen, virginQueen, type QueenView } from '../../games/index.ts';
import { say, trySay, words, type Language, type Words } from '../../words/index.ts';
import { refusedBy } from '../table/refused.ts';
import type { Refused, Snapshot, Table } from '../table/table.ts';
import { tried, triedState, trialFrom, untried, type Trial } from './main/trial.ts';

/** What the umpire's screen is made from. */
export interface UmpireInput {
  readonly table: Table;
  readonly language: Language;
  readonly snapshot: Snapshot;
  readonly past: Snapshot | undefined;
  readonly isRecord: boolean;
}

/** What all parts of the umpire's screen share: the sitting as this viewer knows it, and how to enter something. */
export interface Umpire {
  readonly table: Table;
  readonly words: Accessor<Words>;
  readonly language: Accessor<Language>;
  /** The present. */
  readonly live: Accessor<Snapshot>;
  /** What is shown: the present, or the moment of the past that is looked at. */
  readonly shown: Accessor<Snapshot>;
  readonly isPast: Accessor<boolean>;
  /** The sitting as shown: all that the viewer may know of it, in the engine's own form. */
  readonly state: Accessor<queen.State>;
  /** Whether this viewer records, or tries something out: only then can anything be entered. */
  readonly records: Accessor<boolean>;
  /** Whether this viewer is the Empire's player. */
  readonly isEmpire: Accessor<boolean>;
  /** Whether the Empire can look on alone at this screen, which it shares with the table (V7.9). */
  readonly canBeAlone: Accessor<boolean>;
  /** Whether the curtain is drawn for the Empire. */
  readonly isAlone: Accessor<boolean>;
  readonly beAlone: (alone: boolean) => void;
  readonly busy: Accessor<boolean>;
  readonly refused: Accessor<Refused | undefined>;
  readonly forgive: () => void;
  /** What is to be said about something that was done; '' for nothing. */
  readonly notice: Accessor<string>;
  /** Enters a line, with what people say with it; whether it was taken. */
  readonly enter: (line: string, remark?: string) => Promise<boolean>;
  /** Why a line would be refused now, in a sentence with its paragraph; undefined when it would not be. */
  readonly whyNot: (line: string) => string | undefined;
  readonly undo: () => void;
  readonly canUndo: Accessor<boolean>;
  /**
   * What is being tried out in this page alone, stored nowhere (V13.5); undefined while nothing is. As long as there is
   * a trial, `state` is its position, `records` holds for everybody, and `enter` and `undo` touch nothing but it.
   */
  readonly trial: Accessor<Trial | undefined>;
  readonly beginTrial: () => void;
  /** Throws away what was tried. */
  readonly endTrial: () => void;
  /** The power whose total is explained; undefined while none is. */
  readonly explained: Accessor<queen.Power | undefined>;
  readonly explain: (power: queen.Power | undefined) => void;
  /** The paragraph to which the rules are open; '' for their beginning, undefined while they are closed. */
  readonly paragraph: Accessor<string | undefined>;
  readonly read: (paragraph: string | undefined) => void;
}

const viewOf = (snapshot: Snapshot): QueenView => snapshot.view as QueenView;

/** The state of the umpire's screen. Call it where the screen is made. */
export function createUmpire(props: UmpireInput): Umpire {
  const language = (): Language => props.language;
  const spoken = createMemo(() => words(props.language, virginQueen));
  const live = createMemo(() => props.snapshot);
  const shown = createMemo(() => props.past ?? props.snapshot);
  const known = createMemo(() => queen.decode(viewOf(shown())));
  const [trial, setTrial] = createSignal<Trial>();
  const state = createMemo(() => {
    const running = trial();
    return running === undefined ? known() : triedState(running);
  });
  // What one viewer tries out may rest on what another may not know: it goes with the viewer (V7.8).
  createEffect(
    on(
      () => props.snapshot.viewer,
      () => setTrial(undefined),
      { defer: true },
    ),
  );
  const isPast = (): boolean => props.past !== undefined;
  const [playing, setPlaying] = createSignal(0);
  const [refused, setRefused] = createSignal<Refused>();
  const [notice, setNotice] = createSignal('');
  const [isAlone, beAlone] = createSignal(false);
  const [explained, explain] = createSignal<queen.Power>();
  const [paragraph, read] = createSignal<string>();

  const tryOut = (running: Trial, line: string): boolean => {
    const next = tried(running, line);
    const action = virginQueen.notation.read(line);
    const code = action === undefined ? 0 : virginQueen.why(triedState(running), queen.TABLE, action);
    batch(() => {
      setNotice('');
      setRefused(code === 0 ? undefined : refusedBy(virginQueen.id, props.language, line, code));
      if (next !== undefined) setTrial(next);
    });
    return next !== undefined;
  };

  const enter = async (line: string, remark?: string): Promise<boolean> => {
    const running = trial();
    if (running !== undefined) return tryOut(running, line);
    batch(() => {
      setPlaying((count) => count + 1);
      setRefused(undefined);
      setNotice('');
    });
    try {
      const answer = await props.table.play(line, remark);
      if (!answer.ok) setRefused(answer.refused);
      return answer.ok;
    } finally {
      setPlaying((count) => count - 1);
    }
  };

  const undo = async (): Promise<void> => {
    const running = trial();
    if (running !== undefined) {
      setTrial(untried(running));
      setRefused(undefined);
      return;
    }
    const answer = await props.table.undo();
    if (answer.ok) {
      setRefused(undefined);
      setNotice(say(props.language, 'web.panels.tookBack'));
      return;
    }
    const sentence = trySay(props.language, `core.undo.${answer.reason}`) ?? '';
    setRefused({ line: '', reason: answer.reason, paragraph: '', sentence });
  };

  const whyNot = (line: string): string | undefined => {
    const action = virginQueen.notation.read(line);
    const seat = trial() === undefined ? shown().viewer : queen.TABLE;
    if (action === undefined || typeof seat !== 'number') return undefined;
    const code = virginQueen.why(state(), seat, action);
    return code === 0 ? undefined : spoken().reason(code);
  };

  return {
    table: props.table,
    words: spoken,
    language,
    live,
    shown,
    isPast,
    state,
    records: () => trial() !== undefined || (!isPast() && !props.isRecord && shown().viewer === queen.TABLE),
    isEmpire: () => shown().viewer === queen.EMPIRE,
    canBeAlone: () =>
      [queen.TABLE, queen.EMPIRE].every((seat) => props.table.seats.includes(seat)) &&
      !props.isRecord &&
      !isPast() &&
      trial() === undefined &&
      !queen.isNeutral(state().facts, 'empire'),
    isAlone,
    beAlone,
    busy: () => playing() > 0,
    refused,
    forgive: () => setRefused(undefined),
    notice,
    enter,
    whyNot,
    undo: () => void undo().catch(reportError),
    canUndo: () => {
      const running = trial();
      return running === undefined ? live().canUndo && !isPast() : running.lines.length > 0;
    },
    trial,
    beginTrial: () => void setTrial(trialFrom(state())),
    endTrial() {
      setTrial(undefined);
      setRefused(undefined);
    },
    explained,
    explain,
    paragraph,
    read,
  };
}
