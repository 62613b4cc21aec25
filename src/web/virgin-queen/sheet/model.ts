import { queen } from '../../../games/index.ts';

/** A column of the Victory Record Sheet: the set-up, a closed turn, the present one, or one to come. */
export interface Column {
  /** The turn as printed; 0 for the set-up. */
  readonly turn: number;
  readonly kind: 'start' | 'closed' | 'now' | 'ahead';
  /** The Protestant Spaces marker; null when unknown. */
  readonly spaces: number | null;
  readonly revealed: boolean;
}

/** What stands in a column for a power. Null is unknown, or not yet. */
export interface Cell {
  readonly basic: number | null;
  readonly special: number | null;
  readonly bonus: number | null;
  readonly total: number | null;
  /** How the total was changed afterwards, oldest first (V8.2). */
  readonly amended: queen.SheetLine['amended'];
}

/** The whole sheet (V8.1, V13.1). */
export interface Sheet {
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly power: queen.Power; readonly cells: readonly Cell[] }[];
}

const EMPTY: Cell = { basic: null, special: null, bonus: null, total: null, amended: [] };

function kindOf(s: queen.State, turn: number): Column['kind'] {
  if (turn === 0) return 'start';
  if (s.sheet.some((row) => row.turn === turn) && (turn < s.turn || queen.isOver(s) || s.step === 'seal'))
    return 'closed';
  if (turn === s.turn) return 'now';
  return turn < s.turn ? 'closed' : 'ahead';
}

function columnOf(s: queen.State, turn: number): Column {
  const row = s.sheet.find((each) => each.turn === turn);
  const kind = kindOf(s, turn);
  if (kind === 'now') return { turn, kind, spaces: queen.countOf(s.facts), revealed: queen.isRevealed(s) };
  return { turn, kind, spaces: row?.spaces ?? null, revealed: row?.revealed ?? false };
}

function cellOf(s: queen.State, scored: queen.Scored, power: queen.Power, { turn, kind }: Column): Cell {
  switch (kind) {
    case 'start':
      return { ...EMPTY, total: s.start[power].value };
    case 'closed':
      return queen.lineOf(s, power, turn) ?? EMPTY;
    case 'now':
      return { ...queen.scoreOf(scored, power), amended: [] };
    case 'ahead':
      return EMPTY;
    default:
      return kind satisfies never;
  }
}

/** The sheet of a sitting as it stands: closed turns as they were written, the present one as it is now. */
export function sheetOf(s: queen.State): Sheet {
  const { firstTurn, lastTurn } = s.terms;
  const turns = Array.from({ length: lastTurn - firstTurn + 1 }, (_, i) => firstTurn + i);
  const columns = [0, ...turns].map((turn) => columnOf(s, turn));
  const scored = queen.inPublic(s);
  return {
    columns,
    rows: queen.POWERS.map((power) => ({
      power,
      cells: columns.map((column) => cellOf(s, scored, power, column)),
    })),
  };
}

/** A total that was changed after its turn was closed. */
export interface Amendment {
  readonly mark: number;
  readonly power: queen.Power;
  readonly turn: number;
  readonly was: number;
  readonly reason: string;
}

/** All amendments of a sheet, numbered for its footnotes. */
export function amendmentsOf({ columns, rows }: Sheet): readonly Amendment[] {
  return rows
    .flatMap(({ power, cells }) =>
      cells.flatMap(({ amended }, i) =>
        amended.map(({ was, reason }) => ({ power, turn: columns[i]?.turn ?? 0, was, reason })),
      ),
    )
    .map((amendment, i) => ({ mark: i + 1, ...amendment }));
}

/** The parts of a total, as rows of a file. */
export const PARTS = ['basic', 'special', 'bonus', 'total'] as const;
export type Part = (typeof PARTS)[number];

/** The words that a file of the sheet needs. */
export interface SheetWords {
  readonly power: string;
  readonly part: string;
  readonly spaces: string;
  readonly turn: (turn: number) => string;
  readonly partName: (part: Part) => string;
  readonly powerName: (power: queen.Power) => string;
}

const quoted = (text: string): string => (/[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const figure = (value: number | null): string => (value === null ? '' : String(value));

/** The sheet as CSV: a line for each part of each power, one for the Protestant spaces; unknown stays empty. */
export function csvOf({ columns, rows }: Sheet, words: SheetWords): string {
  const lines = [
    [words.power, words.part, ...columns.map(({ turn }) => words.turn(turn))],
    ...rows.flatMap(({ power, cells }) =>
      PARTS.map((part) => [
        words.powerName(power),
        words.partName(part),
        ...cells.map((cell) => figure(cell[part])),
      ]),
    ),
    [words.spaces, '', ...columns.map(({ spaces }) => figure(spaces))],
  ];
  return `${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}
