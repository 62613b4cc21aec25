import type { Action, Chance, Outcome, ReasonCode, Seat, Tell } from '../../core/game.ts';
import { alphabetByKind, entryOf, type Entry, type EntryOf, lineAction, type Line } from './actions.ts';
import { bonusHandlers } from './enter/bonus.ts';
import { empireHandlers } from './enter/empire.ts';
import type { Handlers, Moment } from './enter/handler.ts';
import { instantHandlers, isJudgedLater, judge } from './enter/instant.ts';
import { keyHandlers } from './enter/keys.ts';
import { peopleHandlers } from './enter/people.ts';
import { phaseHandlers } from './enter/phase.ts';
import { rebellionHandlers } from './enter/rebellion.ts';
import { religionHandlers } from './enter/religion.ts';
import { sheetHandlers } from './enter/sheet.ts';
import { typedHandlers } from './enter/typed.ts';
import { nothingKnown } from './facts.ts';
import type { Kind } from './kinds.ts';
import { figuresOf, tellChanges, tellEntry } from './news.ts';
import { because, type ReasonId } from './reasons.ts';
import { EMPIRE, seatOf, TABLE } from './seats.ts';
import { firstState, isOver, VICTORIES, WALK, type State, type Step } from './state.ts';
import type { Terms } from './terms.ts';

const HANDLERS: Handlers<Kind> = {
  ...keyHandlers,
  ...religionHandlers,
  ...peopleHandlers,
  ...rebellionHandlers,
  ...bonusHandlers,
  ...typedHandlers,
  ...sheetHandlers,
  ...phaseHandlers,
  ...instantHandlers,
  ...empireHandlers,
};

const PLAY: readonly Step[] = ['play'];
const PHASE: readonly Step[] = [...WALK, 'final', 'choose'];
/**
 * The steps in which nothing has been decided yet: an entry can win at once (V5, V10 R5), and a correction of the sheet
 * touches nothing that has (V8.2).
 */
const UNDECIDED: readonly Step[] = ['play', ...WALK];

/** When kinds can be entered that do not belong to play alone. */
const TIMES: Partial<Record<Kind, readonly Step[]>> = {
  player: UNDECIDED,
  /** The totals are read from the cards, too (V1.15). */
  typed: ['play', 'totals'],
  record: UNDECIDED,
  amend: UNDECIDED,
  start: UNDECIDED,
  'go-on': WALK.filter((step) => step !== 'empire'),
  waive: ['paris'],
  reopen: PHASE,
  judge: ['choose'],
  yes: ['claim', 'position', 'final'],
  no: ['claim', 'position', 'choose'],
  declare: ['empire'],
  'declare-paper': ['empire'],
  silent: ['empire'],
  'open-seal': ['seal'],
  'open-paper': ['seal'],
  'keep-seal': ['seal'],
};

/** Why a kind that has its own time cannot be entered at another. */
const UNTIMELY: Partial<Record<Kind, ReasonId>> = {
  'go-on': 'notInPhase',
  waive: 'notInPhase',
  reopen: 'notInPhase',
  judge: 'noQuestion',
  yes: 'noQuestion',
  no: 'noQuestion',
  declare: 'declareInPhase',
  'declare-paper': 'declareInPhase',
  silent: 'declareInPhase',
  'open-seal': 'noSeal',
  'open-paper': 'noSeal',
  'keep-seal': 'noSeal',
};

const ASKING: readonly Step[] = ['claim', 'position', 'choose', 'final', 'seal'];

function untimely({ step }: State, kind: Kind): ReasonId {
  if (step === 'over') return 'gameOver';
  if ((TIMES[kind] ?? PLAY).includes(step)) return 'ok';
  if (kind === 'go-on' && step === 'empire') return 'empireToAnswer';
  if (ASKING.includes(step)) return 'answerFirst';
  return UNTIMELY[kind] ?? 'inPlayOnly';
}

/** What the Empire's seat alone does, and what it may do as well as the table. */
const EMPIRES: readonly Kind[] = ['prefer', 'declare', 'open-seal'];
const EITHERS: readonly Kind[] = ['silent', 'keep-seal'];

function notTheirs({ empire }: State, seat: Seat, kind: Kind): ReasonId {
  if (seat === TABLE) return EMPIRES.includes(kind) ? 'empireDecides' : 'ok';
  const own = EMPIRES.includes(kind) || (EITHERS.includes(kind) && empire.keeping === 'sealed');
  return seat === EMPIRE && own ? 'ok' : 'tableRecords';
}

function aheadOf<K extends Kind>(s: State, entry: EntryOf<K>): ReasonId {
  return HANDLERS[entry.type].ahead?.(s, entry) ?? 'ok';
}

function ownRefusal<K extends Kind>(s: State, entry: EntryOf<K>, seat: Seat): ReasonId {
  return HANDLERS[entry.type].refusal(s, entry, seat);
}

/** Why no entry of this kind is this seat's to make now, or 'ok'. */
function early(s: State, seat: Seat, kind: Kind): ReasonId {
  const reason = untimely(s, kind);
  return reason === 'ok' ? notTheirs(s, seat, kind) : reason;
}

/** Why this entry of this seat is refused, or 'ok'. */
export function refusalOf(s: State, seat: Seat, entry: Entry): ReasonId {
  const reason = early(s, seat, entry.type);
  if (reason !== 'ok') return reason;
  const ahead = aheadOf(s, entry);
  return ahead === 'ok' ? ownRefusal(s, entry, seat) : ahead;
}

/** As `Game.why`. */
export const why = (s: State, seat: Seat, action: Action): ReasonCode =>
  because(refusalOf(s, seat, entryOf(action)));

const EMPIRE_LINES = [
  'prefer protestant',
  'prefer balanced',
  'prefer catholic',
  'declare',
  'silent',
  'open-seal',
  'keep-seal',
];

/** Whether the Empire's own seat is asked something: to choose (V7.1), to declare (V7.3), to show (V7.11). */
function asksEmpire(s: State): boolean {
  const { step, empire } = s;
  if (step === 'empire' || step === 'seal') return empire.keeping === 'sealed';
  return step === 'play' && why(s, EMPIRE, lineAction('prefer protestant')) === 0;
}

/**
 * As `Game.deciders`: the table as long as the game is not over, and the Empire when it is asked; first whoever is
 * waited for.
 */
export function deciders(s: State): readonly Seat[] {
  if (isOver(s)) return [];
  if (!asksEmpire(s)) return [TABLE];
  return s.step === 'play' ? [TABLE, EMPIRE] : [EMPIRE, TABLE];
}

/** Adds the legal ones of entries that differ in their last field alone. */
function addLegal(s: State, seat: Seat, group: readonly Line[], actions: Action[]): void {
  const [first] = group;
  if (first === undefined || aheadOf(s, first.entry) !== 'ok') return;
  for (const { action, entry } of group) if (ownRefusal(s, entry, seat) === 'ok') actions.push(action);
}

/** As `Game.legal`. There are thousands: what refuses a whole kind, or a whole group, is asked once for all of it. */
export function legal(s: State, seat: Seat): Action[] {
  if (!deciders(s).includes(seat)) return [];
  if (seat === EMPIRE) return EMPIRE_LINES.map(lineAction).filter((action) => why(s, seat, action) === 0);
  const actions: Action[] = [];
  for (const { kind, groups } of alphabetByKind(s.facts.map.length))
    if (early(s, seat, kind) === 'ok') for (const group of groups) addLegal(s, seat, group, actions);
  return actions;
}

function enter<K extends Kind>(s: State, entry: EntryOf<K>, at: Moment): void {
  HANDLERS[entry.type].enter(s, entry, at);
}

/** As `Game.setup`: card data that begin beyond a limit are a position that the table has to confirm (V5.3, V10 R6). */
export function begin(terms: Terms, chance: Chance, tell?: Tell): State {
  const s = firstState(terms);
  const { facts, bundle } = s;
  judge(s, nothingKnown(facts), { facts, bundle }, { entry: 0, remark: '', chance, tell });
  return s;
}

/** As `Game.apply`. */
export function apply(s: State, action: Action, chance: Chance, tell?: Tell, remark = ''): void {
  const entry = entryOf(action);
  const at: Moment = { entry: s.entries + 1, remark, chance, tell };
  const { facts, bundle } = s;
  const was = tell === undefined ? undefined : figuresOf(s);
  s.entries += 1;
  tellEntry(s, entry, remark, tell);
  enter(s, entry, at);
  if (was !== undefined) tellChanges(was, figuresOf(s), tell);
  // The Empire is asked about the totals as they are (V7.8).
  if (s.step === 'totals' && s.facts !== facts) s.empireAnswered = false;
  if (
    UNDECIDED.includes(s.step) &&
    s.facts !== facts &&
    !isJudgedLater(s) &&
    entry.type !== 'no' &&
    entry.type !== 'reopen'
  )
    judge(s, facts, { facts, bundle }, at);
}

/** As `Game.outcome`. */
export function outcome({ step, result }: State): Outcome | undefined {
  if (step !== 'over' || result === null) return undefined;
  return {
    winners: result.winners.map(seatOf),
    kind: result.victory,
    paragraph: VICTORIES[result.victory],
  };
}
