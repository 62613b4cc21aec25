import type { ActionParts } from '../../../../core/game.ts';
import { block, blockInfo, type SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import { area, wayBetween, type AreaId, type Way } from '../../../../games/hammer-of-the-scots/board.ts';
import { hammerOfTheScots as game } from '../../../../games/index.ts';
import type { HammerView } from '../../../../games/index.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { NO_TRACES, type Choice, type ChoiceGroup, type Traces } from '../../../panels/decision.ts';
import { asArea, countIn, enemyOf, knownBlock } from '../facts.ts';
import { tracesOf } from '../traces.ts';

/** A legal line and the names in it. */
export interface Line {
  readonly text: string;
  readonly kind: string;
  readonly block: string;
  readonly area: AreaId | undefined;
  readonly label: string;
  readonly traces: Traces;
}

/** Everything that the choices of a decision are made from. */
export interface Desk {
  readonly view: HammerView;
  readonly me: SideId;
  readonly words: Words;
  readonly language: Language;
  readonly step: string;
  readonly lines: readonly Line[];
}

const textOf = (parts: ActionParts, field: string): string => {
  const value = parts[field];
  return typeof value === 'string' ? value : '';
};

/** Takes a line of notation apart. Throws on a line that is none: the table offers only what can be read. */
export function readLine(words: Words, step: string, text: string): Line {
  const action = game.notation.read(text);
  if (action === undefined) throw new Error(`'${text}' is no action`);
  const parts = game.notation.parts(action);
  return {
    text,
    kind: parts.type,
    block: textOf(parts, 'block'),
    area: asArea(textOf(parts, 'area')),
    label: words.action(action, step),
    traces: tracesOf(parts),
  };
}

type More = Partial<Omit<Choice, 'lines' | 'aim'>>;

/** A choice of one line, with what it means. */
export const choice = (line: Line, more: More = {}): Choice => ({
  lines: [line.text],
  label: line.label,
  note: '',
  tone: 'plain',
  final: '',
  confirm: '',
  traces: line.traces,
  ...(line.area === undefined ? {} : { aim: line.area }),
  ...more,
});

/** A choice that ends the step. */
export const finishing = (line: Line, more: More = {}): Choice => choice(line, { tone: 'finish', ...more });

export const group = (
  id: string,
  title: string,
  choices: readonly Choice[],
  note = '',
  traces: Traces = NO_TRACES,
): ChoiceGroup => ({ id, title, note, choices, traces });

export const areaName = (desk: Desk, id: AreaId): string => desk.words.name('area', id);
export const blockName = (desk: Desk, id: string): string => desk.words.name('block', id);

/** Names as a list of the language: 'Wallace, Douglas and Barclay'. */
export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);

/** `3 of 4`: the strength of a block that the viewer knows; '' when it has none. */
function strengthOf(desk: Desk, id: string): string {
  const steps = knownBlock(desk.view, id)?.steps;
  if (steps === undefined) return '';
  return say(desk.language, 'web.panels.hammer.strength', { steps, max: blockInfo(block(id)).max });
}

/** `A3, strength 3 of 4`. */
export function blockNote(desk: Desk, id: string): string {
  const { letter, hits } = blockInfo(block(id));
  return [`${letter}${hits}`, strengthOf(desk, id)].filter(Boolean).join(', ');
}

/** How many blocks stand in an area, of both sides: `3 English blocks, 2 Scottish blocks`; '' for none. */
export function occupants(desk: Desk, id: AreaId): string {
  return [enemyOf(desk.me), desk.me]
    .flatMap((side) => {
      const count = countIn(desk.view, id, side);
      return count === 0 ? [] : [say(desk.language, 'web.panels.hammer.blocks', { count, side })];
    })
    .join(', ');
}

export const wayTo = (from: AreaId, to: AreaId): Way | undefined => wayBetween(area(from), area(to));

/** How many blocks this side has taken over a border in this window. */
export function usedOf(desk: Desk, from: AreaId, to: AreaId): number {
  const use = desk.view.borders.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  return use?.used[desk.me] ?? 0;
}

/** Where a known block stands, when that is an area. */
export const areaOfBlock = (desk: Desk, id: string): AreaId | undefined =>
  asArea(knownBlock(desk.view, id)?.place);

/** Lines gathered by what `key` says of them, in the order in which they come. */
export function gathered(lines: readonly Line[], key: (line: Line) => string): (readonly [string, Line[]])[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const found = groups.get(key(line));
    if (found === undefined) groups.set(key(line), [line]);
    else found.push(line);
  }
  return [...groups];
}
