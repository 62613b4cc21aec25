import { batch, createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import { rising, scotlandRising, type RisingView } from '../../games/index.ts';
import { say, trySay, words, type Language, type Words } from '../../words/index.ts';
import { remembered } from '../app/memory.ts';
import { wantsStillness } from '../app/stillness.ts';
import type { Traces } from '../panels/decision.ts';
import type { Answer, Refused, Snapshot, Table } from '../table/table.ts';
import type { Outcome } from './choose.ts';
import { createFilm, type Film } from './film.ts';
import { readOrders } from './orders.ts';
import { picked, type Selection, type Situation, NOTHING } from './selection.ts';

/** What the screen of a match is made from. */
export interface ScreenInput {
  readonly table: Table;
  readonly language: Language;
  /** What the viewer sees now. */
  readonly snapshot: Snapshot;
  /** The moment of the past that is looked at; undefined for the present. */
  readonly past: Snapshot | undefined;
  readonly isRecord: boolean;
}

/** What board and panels share: the position, what is picked, what is under way, what was refused, what is lit. */
export interface Controller {
  readonly table: Table;
  readonly words: Accessor<Words>;
  readonly language: Accessor<Language>;
  readonly live: Accessor<Snapshot>;
  /** What is shown: the present as far as its dice lie still, or the moment of the past that is looked at. */
  readonly shown: Accessor<Snapshot>;
  readonly film: Film;
  readonly isPast: Accessor<boolean>;
  readonly state: Accessor<rising.State>;
  readonly field: Accessor<rising.Battlefield>;
  readonly situation: Accessor<Situation>;
  readonly selection: Accessor<Selection>;
  readonly select: (selection: Selection) => void;
  /** Carries out what came of a click. */
  readonly settle: (outcome: Outcome) => void;
  readonly busy: Accessor<boolean>;
  readonly refused: Accessor<Refused | undefined>;
  /** What was refused or asked about, in words. */
  readonly tried: Accessor<string>;
  /** What something in a panel lights up on the board. */
  readonly traces: Accessor<Traces | undefined>;
  readonly light: (traces: Traces | undefined) => void;
  /** The paragraph to which the rules are open; '' for their beginning, undefined while they are closed. */
  readonly paragraph: Accessor<string | undefined>;
  readonly read: (paragraph: string | undefined) => void;
  /** What is to be said about something that the viewer did to the match; '' for nothing. */
  readonly notice: Accessor<string>;
  readonly play: (lines: readonly string[]) => void;
  readonly ask: (line: string) => void;
  readonly undo: () => void;
  readonly forgive: () => void;
}

const viewOf = (snapshot: Snapshot): RisingView => snapshot.view as RisingView;

/** Whether two battlefields are drawn alike. */
const sameField = (a: rising.Battlefield, b: rising.Battlefield): boolean =>
  a === b || (a.units.length === b.units.length && JSON.stringify(a.file) === JSON.stringify(b.file));

/** The state of a screen. Call it where the screen is made. */
export function createController(props: ScreenInput): Controller {
  const language = (): Language => props.language;
  const spoken = createMemo(() => words(props.language, scotlandRising));
  const live = createMemo(() => props.snapshot);
  const film = createFilm(live, () => props.isRecord || wantsStillness() || remembered('pace') === 'instant');
  const isPast = (): boolean => props.past !== undefined;
  const shown = createMemo(() => props.past ?? film.shown());
  const state = createMemo(() => rising.stateOf(viewOf(shown())));
  const field = createMemo(() => state().terms.field, undefined, { equals: sameField });
  const orders = createMemo(() => readOrders(isPast() || props.isRecord ? [] : film.shown().legal));
  const situation = createMemo(
    (): Situation => ({
      s: state(),
      orders: orders(),
      decides: orders().units.size > 0 || orders().others.length > 0,
    }),
  );
  const [selection, setSelection] = createSignal<Selection>(NOTHING);
  const [playing, setPlaying] = createSignal(0);
  const [refused, setRefused] = createSignal<Refused>();
  const [traces, setTraces] = createSignal<Traces>();
  const [paragraph, setParagraph] = createSignal<string>();
  const [notice, setNotice] = createSignal('');

  // What was picked stays picked as long as it can do something.
  createEffect(
    on(orders, ({ units }) => {
      setSelection(({ unit }) => (unit !== undefined && units.has(unit) ? picked(unit) : NOTHING));
    }),
  );

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

  const ask = async (line: string): Promise<void> => {
    const answer = await props.table.why(line);
    const allowed = { line, reason: 'ok', paragraph: '', sentence: spoken().reason(0) };
    setRefused(answer.ok ? allowed : answer.refused);
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

  const busy = (): boolean => playing() > 0 || film.playing();
  const play = (lines: readonly string[]): void => {
    if (busy() || lines.length === 0) return;
    void playAll(lines).catch(reportError);
  };

  return {
    table: props.table,
    words: spoken,
    language,
    live,
    shown,
    film,
    isPast,
    state,
    field,
    situation,
    selection,
    select: (next) => void setSelection(next),
    settle({ selection: next, play: lines, ask: question }) {
      if (film.playing()) film.skip();
      setSelection(next);
      if (question !== undefined) void ask(question).catch(reportError);
      else setRefused(undefined);
      play(lines);
    },
    busy,
    refused,
    tried: createMemo(() => {
      const line = refused()?.line;
      const action = line === undefined ? undefined : scotlandRising.notation.read(line);
      return action === undefined ? '' : spoken().action(action);
    }),
    traces,
    light: setTraces,
    paragraph,
    read: setParagraph,
    notice,
    play,
    ask: (line) => void ask(line).catch(reportError),
    undo: () => void undo().catch(reportError),
    forgive: () => setRefused(undefined),
  };
}
