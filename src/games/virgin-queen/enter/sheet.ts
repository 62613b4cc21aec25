import { said } from '../known.ts';
import type { Power } from '../powers.ts';
import type { ReasonId } from '../reasons.ts';
import type { SheetLine, State } from '../state.ts';
import { lineOf, withLine } from '../victory/sheet.ts';
import { firstReason, unless, type Handlers } from './handler.ts';

/** Whether a turn is one of the game that is over already (V8.2). */
function closed({ terms, turn: now }: State, turn: number): ReasonId {
  return firstReason(unless(turn >= terms.firstTurn, 'turnOutside'), unless(turn < now, 'turnNotClosed'));
}

/** A line of which only the total is known. */
const bare = (total: number, entry: number, amended: SheetLine['amended'] = []): SheetLine => ({
  basic: null,
  special: null,
  bonus: null,
  total,
  entry,
  amended,
});

function amendedLine(s: State, power: Power, turn: number, total: number, reason: string, entry: number) {
  const line = lineOf(s, power, turn);
  const change = { was: line?.total ?? total, reason, entry };
  return bare(total, line?.entry ?? entry, [...(line?.amended ?? []), change]);
}

/** What is written on the Victory Record Sheet by hand (V1.14, V8.2, V8.5), and where the sitting joins the game. */
export const sheetHandlers: Handlers<'turn' | 'record' | 'amend' | 'start'> = {
  turn: {
    refusal: (s, { turn }) =>
      firstReason(
        unless(turn >= s.terms.firstTurn && turn <= s.terms.lastTurn, 'turnOutside'),
        unless(s.turn === s.joined, 'turnsClosed'),
        unless(s.turn !== turn, 'already'),
        unless(!s.sheet.some((row) => row.turn >= turn), 'turnsClosed'),
      ),
    enter(s, { turn }) {
      s.turn = turn;
      s.joined = turn;
    },
  },
  record: {
    ahead: (s, { turn, power }) =>
      firstReason(closed(s, turn), unless(lineOf(s, power, turn) === undefined, 'recordedAlready')),
    refusal: () => 'ok',
    enter(s, { turn, power, vp }, { entry }) {
      s.sheet = withLine(s.sheet, turn, power, bare(vp, entry));
    },
  },
  amend: {
    ahead: (s, { turn, power }) =>
      firstReason(closed(s, turn), unless(lineOf(s, power, turn) !== undefined, 'notRecorded')),
    refusal: (s, { turn, power, vp }) => unless(lineOf(s, power, turn)?.total !== vp, 'already'),
    enter(s, { turn, power, vp }, { entry, remark }) {
      s.sheet = withLine(s.sheet, turn, power, amendedLine(s, power, turn, vp, remark, entry));
    },
  },
  start: {
    refusal: (s, { power, vp }) => unless(s.start[power].value !== vp, 'already'),
    enter(s, { power, vp }, { entry }) {
      s.start = { ...s.start, [power]: said(vp, entry) };
    },
  },
};
