// oxlint-disable-next-line no-control-regex -- these codes are what is looked for
const CODES = /\u001B\[[\d;]*m/g;

/** How many columns a text takes on the screen. */
export const columns = (text: string): number => text.replace(CODES, '').length;

/** Fills a text with spaces on the right. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - columns(text)));

/** Breaks a text into lines at its spaces; all lines but the first are set in. The first keeps its own margin. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const margin = /^ */.exec(text)?.[0] ?? '';
  let line = '';
  for (const word of text.trimStart().split(' ')) {
    if (line !== '' && columns(line) + 1 + columns(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? margin + word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Puts items into lines with a comma between, none of them torn apart; all lines but the first are set in. */
export function listed(items: readonly string[], width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [i, item] of items.entries()) {
    const text = i < items.length - 1 ? `${item},` : item;
    if (line !== '' && columns(line) + 1 + columns(text) > width) {
      lines.push(line);
      line = indent + text;
    } else line = line === '' ? text : `${line} ${text}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Texts in as many columns of one width as fit, read row by row. */
export function columned(texts: readonly string[], width: number, indent = ''): string[] {
  const cell = Math.max(...texts.map(columns)) + 2;
  const across = Math.max(1, Math.floor((width - indent.length + 2) / cell));
  const lines: string[] = [];
  for (let i = 0; i < texts.length; i += across) {
    const row = texts.slice(i, i + across).map((text) => padded(text, cell));
    lines.push((indent + row.join('')).trimEnd());
  }
  return lines;
}

/** Cells side by side, each a list of lines, in columns of these widths. */
export function beside(cells: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const height = Math.max(1, ...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, row) =>
    cells
      .map((cell, i) => padded(cell[row] ?? '', widths[i] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}
