import type { SideId } from '../blocks.ts';
import type { AreaId } from '../board.ts';
import { start, table, type TestTable, type Words } from '../position.kit.ts';

/** A position without what comes next. */
export type Quiet = Omit<Words, 'agenda'>;

/** One Group Move out of an area, given as `york-knights buchan`; the end of it is played when there is one to play. */
export function march(t: TestTable, side: SideId, from: AreaId, ...moves: readonly string[]): TestTable {
  t.play(side, `group ${from}`, ...moves.map((move) => `move ${move}`));
  return t.step === 'group' ? t.play(side, 'done') : t;
}

/** An attack of the English, who are Player 1, on one area: all go there from one area with one Group Move. */
export function englishAttack(from: AreaId, to: AreaId, blocks: string, words: Quiet): TestTable {
  const t = table({ agenda: start.movesAlone(['english', 1]), ...words });
  return march(t, 'english', from, ...blocks.split(', ').map((block) => `${block} ${to}`));
}

/** The same by the Scots, who then are Player 1. */
export function scottishAttack(from: AreaId, to: AreaId, blocks: string, words: Quiet): TestTable {
  const t = table({ first: 'scottish', agenda: start.movesAlone(['scottish', 1]), ...words });
  return march(t, 'scottish', from, ...blocks.split(', ').map((block) => `${block} ${to}`));
}

/** The round of the battle that is being fought; 0 when none is. */
export function roundOf(t: TestTable): number {
  const frame = t.s.agenda.at(-1);
  return frame?.step === 'battle' ? frame.round : 0;
}

/** Whoever is asked passes until this is so, or the rounds are over. */
export function passUntil(t: TestTable, done: () => boolean): TestTable {
  while (t.step === 'battle' && !done()) {
    const side = t.deciders[0] ?? 'english';
    t.play(side, t.legal(side).find((line) => line.startsWith('pass ')) ?? 'nobody may pass');
  }
  return t;
}

/** Passes into this round of the battle. */
export const toRound = (t: TestTable, round: number): TestTable => passUntil(t, () => roundOf(t) >= round);

/** Passes until this block may act. */
export function toTurnOf(t: TestTable, block: string): TestTable {
  const may = (): boolean => t.deciders.some((side) => t.legal(side).includes(`pass ${block}`));
  passUntil(t, may);
  if (!may()) throw new Error(`${block} has no Combat Turn any more`);
  return t;
}

/** Passes through all rounds that are left. */
export const passOn = (t: TestTable): TestTable => passUntil(t, () => false);

/** Lets a block fire when its turn comes, with these dice. */
export function fire(t: TestTable, block: string, ...dice: readonly number[]): TestTable {
  toTurnOf(t, block).rolls(...dice);
  return t.play(t.deciders[0] ?? 'english', `fire ${block}`);
}

/** The legal lines of whoever is asked, in alphabetical order. */
export const asked = (t: TestTable): string[] => t.deciders.flatMap((side) => t.legal(side)).toSorted();

/** A march as words: from where, to where, by whom. */
export type March = readonly [from: AreaId, to: AreaId, blocks: string];

/** The English make these moves as Player 1, then the Scots those, a Group Move each; then the battles. Where equal groups attack, the first is the Main Attack. */
export function bothMove(
  words: Quiet,
  english: readonly March[],
  scottish: readonly March[],
  ...dice: readonly number[]
): TestTable {
  const t = table(
    { agenda: start.movesAlone(['english', english.length], ['scottish', scottish.length]), ...words },
    ...dice,
  );
  const moves = ([from, to, blocks]: March, side: SideId): TestTable =>
    march(t, side, from, ...blocks.split(', ').map((block) => `${block} ${to}`));
  const main = (side: SideId, from: AreaId | undefined): void => {
    while (t.step === 'main-attack' && t.deciders[0] === side) t.play(side, `main ${from} ${from}`);
  };
  for (const each of english) moves(each, 'english');
  main('english', english[0]?.[0]);
  for (const each of scottish) moves(each, 'scottish');
  main('scottish', scottish[0]?.[0]);
  return t;
}
