import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import { queen, virginQueen, type QueenView } from '../../games/index.ts';
import { say, trySay, words, type Language, type Words } from '../../words/index.ts';
import type { Refused, Snapshot, Table } from '../table/table.ts';

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
  /** Whether this viewer records: only then can anything be entered. */
  readonly records: Accessor<boolean>;
  /** Whether this viewer is the Empire's player. */
  readonly isEmpire: Accessor<boolean>;
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
  const state = createMemo(() => queen.decode(viewOf(shown())));
  const isPast = (): boolean => props.past !== undefined;
  const [playing, setPlaying] = createSignal(0);
  const [refused, setRefused] = createSignal<Refused>();
  const [notice, setNotice] = createSignal('');
  const [explained, explain] = createSignal<queen.Power>();
  const [paragraph, read] = createSignal<string>();

  const enter = async (line: string, remark?: string): Promise<boolean> => {
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
    if (action === undefined || typeof shown().viewer !== 'number') return undefined;
    const code = virginQueen.why(state(), Number(shown().viewer), action);
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
    records: () => !isPast() && !props.isRecord && shown().viewer === queen.TABLE,
    isEmpire: () => shown().viewer === queen.EMPIRE,
    busy: () => playing() > 0,
    refused,
    forgive: () => setRefused(undefined),
    notice,
    enter,
    whyNot,
    undo: () => void undo().catch(reportError),
    explained,
    explain,
    paragraph,
    read,
  };
}
