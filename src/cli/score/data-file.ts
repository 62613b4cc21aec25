import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { Json } from '../../core/game.ts';
import { bad, good, type Result } from '../../core/result.ts';

/** A place in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What stands in a file of YAML or JSON, and where each of its values stands. */
export interface DataFile {
  readonly json: Json;
  /** Where the value of a path stands; the nearest that there is for what is left out. */
  place(path: readonly (string | number)[]): TextPlace;
}

/** Why a text is neither YAML nor JSON. */
export interface DataFault extends TextPlace {
  readonly fault: string;
}

const START: TextPlace = { line: 1, column: 1 };

/** Where the field of a map begins, its name and not its value; where that is not known, the value. */
function offsetOf(document: Document, path: readonly (string | number)[]): number | undefined {
  const last = path.at(-1);
  const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isNode(key) && String(key.toJSON()) === String(last));
    if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0];
  }
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Reads YAML, of which JSON is a part; numbers, texts, lists and objects only. */
export function readData(text: string): Result<DataFile, DataFault> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    version: '1.2',
    schema: 'core',
  });
  const placeAt = (offset: number): TextPlace => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const [error] = document.errors;
  if (error !== undefined) return bad({ ...placeAt(error.pos[0]), fault: firstLine(error.message) });
  const json: Json = document.toJS({ maxAliasCount: 50 });
  return good({
    json,
    place(path) {
      for (let length = path.length; length >= 0; length -= 1) {
        const offset = offsetOf(document, path.slice(0, length));
        if (offset !== undefined) return placeAt(offset);
      }
      return START;
    },
  });
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
