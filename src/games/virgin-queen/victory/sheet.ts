import { rowAt } from '../cards/file.ts';
import { POWERS, type Power } from '../powers.ts';
import type { Scored } from '../score/total.ts';
import type { SheetLine, SheetTurn, State } from '../state.ts';

/** The set-up, where the sheet goes by turns. */
export const SET_UP = 0;

const turnOf = (sheet: readonly SheetTurn[], turn: number): SheetTurn | undefined =>
  sheet.find((row) => row.turn === turn);

/** What stands on the sheet for a power in a closed turn; undefined when nobody wrote it down. */
export const lineOf = ({ sheet }: Pick<State, 'sheet'>, power: Power, turn: number): SheetLine | undefined =>
  turnOf(sheet, turn)?.lines[power];

/** The special VP that the Empire would have had in a closed turn (V10 R19); null when the row is unknown. */
function hiddenThen(row: SheetTurn | undefined, { terms, declared }: Scored): number | null {
  if (row === undefined || row.spaces === null || declared === null) return null;
  return rowAt(terms.cards, row.spaces)?.empire[declared] ?? null;
}

/** Whether a line was written or amended after the Empire had declared: the table has reckoned with it then. */
const isWrittenSince = ({ entry, amended }: SheetLine, declared: number | undefined): boolean =>
  declared !== undefined && (amended.at(-1)?.entry ?? entry) > declared;

/** The total that a tie-break reads (V8.3): from the sheet, or from the set-up with turn `SET_UP`. Null when missing. */
export function pastTotal(s: State, scored: Scored, power: Power, turn: number): number | null {
  if (turn === SET_UP) return s.start[power].value;
  const row = turnOf(s.sheet, turn);
  const line = row?.lines[power];
  if (line === undefined) return null;
  const retroactive = s.terms.rules.empireHistory === 'retroactive' && power === 'empire';
  if (!retroactive || row?.revealed === true || scored.declared === null) return line.total;
  if (isWrittenSince(line, s.empire.revealed?.entry)) return line.total;
  const hidden = hiddenThen(row, scored);
  return hidden === null ? null : line.total + hidden;
}

/** The sheet with a line put into it, in the order of turns. */
export function withLine(
  sheet: readonly SheetTurn[],
  turn: number,
  power: Power,
  line: SheetLine,
): readonly SheetTurn[] {
  const row = turnOf(sheet, turn) ?? { turn, lines: {}, spaces: null, revealed: false };
  const lines: Partial<Record<Power, SheetLine>> = {};
  // In impulse order, whichever was written first.
  for (const each of POWERS) {
    const own = each === power ? line : row.lines[each];
    if (own !== undefined) lines[each] = own;
  }
  return withTurn(sheet, { ...row, lines });
}

/** The sheet with a whole turn, in the order of turns. */
export const withTurn = (sheet: readonly SheetTurn[], row: SheetTurn): readonly SheetTurn[] =>
  [...sheet.filter(({ turn }) => turn !== row.turn), row].toSorted((a, b) => a.turn - b.turn);
