import { createSignal, type Accessor } from 'solid-js';
import type { RemarkRule } from '../../../core/game.ts';
import { queen } from '../../../games/index.ts';
import type { Umpire } from '../umpire.ts';

/** The parts of the screen, one of them at a time on a phone. */
export const TABS = ['powers', 'enter', 'phase', 'log', 'sheet', 'empire'] as const;
export type Tab = (typeof TABS)[number];

/** What can be entered, by what it is about. */
export const PADS = ['typed', 'keys', 'religion', 'bonus', 'places', 'valois', 'table', 'past'] as const;
export type Pad = (typeof PADS)[number];

/** Something that has to be asked before a line is entered. */
export interface Question {
  readonly line: string;
  /** What gives cause for doubt, in sentences; none when only a reason is wanted. */
  readonly doubts: readonly string[];
  readonly remark: RemarkRule | undefined;
}

/** A number that is asked for. */
export interface NumberWanted {
  readonly title: string;
  /** What may help to answer; '' for nothing. */
  readonly hint: string;
  readonly least: number;
  readonly most: number;
  readonly value: number | null;
  readonly onNumber: (value: number) => void;
}

/** What the parts of the main screen share beyond the sitting: where one is, and what is being asked. */
export interface Desk {
  readonly umpire: Umpire;
  readonly tab: Accessor<Tab>;
  readonly setTab: (tab: Tab) => void;
  readonly pad: Accessor<Pad>;
  readonly openPad: (pad: Pad) => void;
  /** The power that the pads are about. */
  readonly power: Accessor<queen.Power>;
  readonly choosePower: (power: queen.Power) => void;
  /** What is said with the next entry, where it takes a note. */
  readonly note: Accessor<string>;
  readonly setNote: (note: string) => void;
  /** Enters a line; asks first for what it needs: a reason, or a yes to what gives cause for doubt. */
  readonly put: (line: string, doubts?: readonly string[], note?: string) => void;
  readonly question: Accessor<Question | undefined>;
  readonly answer: (remark: string) => void;
  readonly drop: () => void;
  readonly wanted: Accessor<NumberWanted | undefined>;
  readonly askNumber: (wanted: NumberWanted | undefined) => void;
  /** The entry that the log shows, counted from 1; undefined for none in particular. */
  readonly entry: Accessor<number | undefined>;
  readonly showEntry: (entry: number | undefined) => void;
}

/** Whether people may or must say something with a line; undefined when it takes nothing, or is no entry. */
function remarkRule(line: string): RemarkRule | undefined {
  const action = queen.actionOf(line);
  return action === undefined ? undefined : queen.remarkRuleOf(queen.entryOf(action).type);
}

/** The state of the main screen. Call it where the screen is made. */
export function createDesk(umpire: Umpire, first: { readonly tab: Tab; readonly pad: Pad }): Desk {
  const [tab, setTab] = createSignal<Tab>(first.tab);
  const [pad, setPad] = createSignal<Pad>(first.pad);
  const [power, choosePower] = createSignal<queen.Power>('ottoman');
  const [note, setNote] = createSignal('');
  const [question, setQuestion] = createSignal<Question>();
  const [wanted, setWanted] = createSignal<NumberWanted>();
  const [entry, setEntry] = createSignal<number>();

  const send = async (line: string, remark: string): Promise<void> => {
    const said = remark.trim();
    if ((await umpire.enter(line, said === '' ? undefined : said)) && remark === note()) setNote('');
  };
  const enter = (line: string, remark: string): void => void send(line, remark).catch(reportError);

  return {
    umpire,
    tab,
    setTab,
    pad,
    openPad(next) {
      setPad(next);
      setTab('enter');
    },
    power,
    choosePower,
    note,
    setNote,
    put(line, doubts = [], own = note()) {
      const remark = remarkRule(line);
      const isRefused = umpire.whyNot(line) !== undefined;
      if (!isRefused && (doubts.length > 0 || remark === 'must')) setQuestion({ line, doubts, remark });
      else enter(line, remark === undefined ? '' : own);
    },
    question,
    answer(remark) {
      const asked = question();
      setQuestion(undefined);
      if (asked !== undefined) enter(asked.line, asked.remark === undefined ? '' : remark);
    },
    drop: () => setQuestion(undefined),
    wanted,
    askNumber: setWanted,
    entry,
    showEntry(next) {
      setEntry(next);
      if (next !== undefined) setTab('log');
    },
  };
}
