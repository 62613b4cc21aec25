import { block as blockNamed, blockInfo, type SideId } from '../../../games/hammer-of-the-scots/blocks.ts';
import { hammerOfTheScots as game } from '../../../games/index.ts';
import { AREAS, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { say, type Words } from '../../../words/index.ts';
import type { Explanation } from './explain.ts';
import { countOf, type Piece } from './pieces.ts';

const SIDES: readonly SideId[] = ['scottish', 'english'];

/** `3 Scottish blocks`. */
export const sayBlocks = (words: Words, side: SideId, count: number): string =>
  say(words.language, 'web.board.hammer.blocks', { side, count });

/** Names as a list of the language. */
export const listed = (words: Words, names: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);

/** `3 Scottish blocks: Wallace 4, Douglas 3, Barclay 2`; hidden ones are only counted. */
function saySide(words: Words, pieces: readonly Piece[], side: SideId): string | undefined {
  const count = countOf(pieces, side);
  if (count === 0) return undefined;
  const blocks = sayBlocks(words, side, count);
  const names = pieces.flatMap(({ block, side: owner, steps }) =>
    block === undefined || owner !== side
      ? []
      : [say(words.language, 'web.board.hammer.strong', { block: words.name('block', block), steps })],
  );
  return names.length === 0
    ? blocks
    : say(words.language, 'web.board.hammer.named', { blocks, names: names.join(', ') });
}

/** What an area is called by a screen reader: `Fife: 3 Scottish blocks: Wallace 4, Douglas 3, Barclay 2`. */
export function sayArea(words: Words, area: AreaId, pieces: readonly Piece[]): string {
  const sides = SIDES.flatMap((side) => saySide(words, pieces, side) ?? []);
  const blocks = sides.length === 0 ? say(words.language, 'web.board.hammer.empty') : sides.join('; ');
  return say(words.language, 'web.board.hammer.area', { area: words.name('area', area), blocks });
}

/** The states of a piece in words. */
export function sayMarks(words: Words, { marks }: Piece): string[] {
  const { language } = words;
  return [
    ...(marks.moved ? [say(language, 'web.board.hammer.moved')] : []),
    ...(marks.reserve ? [say(language, 'web.board.hammer.reserve')] : []),
    ...(marks.captured ? [say(language, 'web.board.hammer.captured')] : []),
    ...(marks.acted ? [say(language, 'web.board.hammer.acted')] : []),
  ];
}

/** What a piece is called: `Wallace, A3, strength 4 of 4, in reserve`, or `2 English blocks`. */
export function sayPiece(words: Words, piece: Piece): string {
  const { block, steps, max } = piece;
  if (block === undefined)
    return [sayBlocks(words, piece.side, piece.count), ...sayMarks(words, piece)].join(', ');
  const { letter, hits } = blockInfo(blockNamed(block));
  const name = say(words.language, 'web.board.hammer.block', {
    block: words.name('block', block),
    rating: `${letter}${hits}`,
    steps,
    max,
  });
  return [name, ...sayMarks(words, piece)].join(', ');
}

/** What is printed on the map for an area: its castles, a cathedral, whose home it is. */
export function sayGround(words: Words, area: AreaId, homes: readonly string[]): string {
  const info = AREAS.find(({ id }) => id === area);
  const { language } = words;
  return [
    say(language, 'web.board.hammer.castles', { count: info?.castle ?? 0 }),
    ...(info?.cathedral === true ? [say(language, 'web.board.hammer.cathedral')] : []),
    ...(homes.length > 0
      ? [
          say(language, 'web.board.hammer.home', {
            names: listed(
              words,
              homes.map((noble) => words.name('block', noble)),
            ),
          }),
        ]
      : []),
  ].join(', ');
}

/** No more than this is said of what can be done with something. */
const MOST_SAID = 3;

/** The actions of these lines, the first few of them. */
function sayActions(words: Words, lines: readonly string[], step: string | undefined): string {
  const actions = lines.flatMap((line) => {
    const read = game.notation.read(line);
    return read === undefined ? [] : [words.action(read, step)];
  });
  const rest = actions.length - MOST_SAID;
  const said = rest > 1 ? actions.slice(0, MOST_SAID) : actions;
  return [...said, ...(rest > 1 ? [say(words.language, 'web.board.hammer.more', { count: rest })] : [])].join(
    '; ',
  );
}

/** Why something is allowed or not, in a sentence without its paragraph, and what was asked. */
export function sayExplanation(
  words: Words,
  explanation: Explanation,
  step: string | undefined,
): { readonly tried: string; readonly sentence: string } {
  if (explanation.allowed) {
    const actions = sayActions(words, explanation.lines, step);
    return { tried: '', sentence: say(words.language, 'web.board.hammer.allowed', { actions }) };
  }
  const { code, line, about, paragraph } = explanation;
  const read = line === undefined ? undefined : game.notation.read(line);
  const sentence = words.reason(code, about);
  return {
    tried: read === undefined ? '' : words.action(read),
    sentence: paragraph === '' ? sentence : sentence.replace(` (${paragraph})`, ''),
  };
}
