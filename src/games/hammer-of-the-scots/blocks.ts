import { area, type Area, type AreaId } from './board.ts';

export const ENGLISH = 0;
export const SCOTTISH = 1;
/** A side of the game, which is also its seat. */
export type Side = 0 | 1;
export const SIDES = ['english', 'scottish'] as const;
export type SideId = (typeof SIDES)[number];
export const enemyOf = (side: Side): Side => (side === ENGLISH ? SCOTTISH : ENGLISH);
export const sideId = (side: Side): SideId => SIDES[side];

export type Letter = 'A' | 'B' | 'C';
export type Faction = 'bruce' | 'comyn';

export type BlockType =
  | 'king'
  | 'leader'
  | 'hobelars'
  | 'knights'
  | 'archers'
  | 'infantry'
  | 'cavalry'
  | 'norse'
  | 'noble';

/** What is printed on a block (H1.4). `owner` is undefined for the nobles that either side may hold. */
export interface BlockInfo {
  readonly id: string;
  readonly owner: Side | undefined;
  readonly type: BlockType;
  /** Areas it may enter in one Group Move (H1.4.3); 0 for the Norse, who go by sea. */
  readonly move: number;
  readonly letter: Letter;
  readonly hits: number;
  readonly max: number;
  /** Removed for good when killed in battle (H1.4.4). */
  readonly cross: boolean;
  readonly celtic: boolean;
  readonly faction: Faction | undefined;
  readonly homes: readonly Area[];
}

type Row = readonly [id: string, type: BlockType, move: number, rating: string, max: number, marks?: string];

const ENGLISH_ROWS: readonly Row[] = [
  ['edward', 'king', 3, 'B4', 4, 'cross'],
  ['hobelars', 'hobelars', 3, 'A2', 3, 'cross'],
  ['lancaster-knights', 'knights', 2, 'B3', 4],
  ['york-knights', 'knights', 2, 'B3', 4],
  ['durham-knights', 'knights', 2, 'B3', 3],
  ['lancaster-archers', 'archers', 2, 'B3', 3],
  ['wales-archers', 'archers', 2, 'B3', 3, 'celtic'],
  ['york-infantry', 'infantry', 2, 'C2', 4],
  ['lancaster-infantry', 'infantry', 2, 'C2', 4],
  ['northumber-infantry', 'infantry', 2, 'C2', 4],
  ['durham-infantry', 'infantry', 2, 'C2', 3],
  ['cumbria-infantry', 'infantry', 2, 'C2', 3],
  ['westmor-infantry', 'infantry', 2, 'C2', 3],
  ['wales-infantry', 'infantry', 2, 'C3', 3, 'celtic'],
  ['ulster-infantry', 'infantry', 2, 'C3', 3, 'celtic'],
];

const SCOTTISH_ROWS: readonly Row[] = [
  ['wallace', 'leader', 3, 'A3', 4, 'cross'],
  ['king', 'king', 3, 'A3', 4],
  ['norse', 'norse', 0, 'A2', 3, 'cross'],
  ['french-knights', 'knights', 2, 'B3', 4, 'cross'],
  ['keith', 'cavalry', 3, 'B1', 3],
  ['etterick', 'archers', 3, 'B2', 2],
  ['douglas', 'infantry', 2, 'C3', 4],
  ['barclay', 'infantry', 2, 'C2', 4],
  ['campbell', 'infantry', 2, 'C2', 4],
  ['graham', 'infantry', 2, 'C2', 4],
  ['fraser', 'infantry', 2, 'C3', 3],
  ['macdonald', 'infantry', 2, 'C3', 3],
  ['grant', 'infantry', 2, 'C2', 3],
  ['lindsay', 'infantry', 2, 'C2', 3],
];

type NobleRow = readonly [id: string, faction: Faction, homes: readonly AreaId[], max: number];

const NOBLE_ROWS: readonly NobleRow[] = [
  ['bruce', 'bruce', ['annan', 'carrick'], 4],
  ['mar', 'bruce', ['mar'], 3],
  ['lennox', 'bruce', ['lennox'], 3],
  ['atholl', 'bruce', ['atholl'], 3],
  ['dunbar', 'bruce', ['dunbar'], 3],
  ['mentieth', 'bruce', ['mentieth'], 3],
  ['steward', 'bruce', ['lanark'], 3],
  ['comyn', 'comyn', ['badenoch', 'lochaber'], 4],
  ['angus', 'comyn', ['angus'], 3],
  ['argyll', 'comyn', ['argyll'], 3],
  ['buchan', 'comyn', ['buchan'], 3],
  ['galloway', 'comyn', ['galloway'], 3],
  ['ross', 'comyn', ['ross'], 3],
  ['moray', 'comyn', ['moray'], 3],
];

const LETTERS = { A: 'A', B: 'B', C: 'C' } as const;
const letterOf = (rating: string): Letter => {
  const letter = rating[0];
  if (letter === 'A' || letter === 'B' || letter === 'C') return LETTERS[letter];
  throw new Error(`${rating} is no combat rating`);
};

const troop =
  (owner: Side) =>
  ([id, type, move, rating, max, marks]: Row): BlockInfo => ({
    id,
    owner,
    type,
    move,
    letter: letterOf(rating),
    hits: Number(rating.slice(1)),
    max,
    cross: marks === 'cross',
    celtic: marks === 'celtic',
    faction: undefined,
    homes: [],
  });

const noble = ([id, faction, homes, max]: NobleRow): BlockInfo => ({
  id,
  owner: id === 'moray' ? SCOTTISH : undefined,
  type: 'noble',
  move: 2,
  letter: 'B',
  hits: 2,
  max,
  cross: id === 'moray',
  celtic: false,
  faction,
  homes: homes.map(area),
});

/**
 * Every block, the two twins of a noble counted as one that knows whose it is: 15 English (H1.5), 14 Scottish
 * (H1.6), then the 14 nobles (H1.7), Moray last.
 */
export const BLOCKS: readonly BlockInfo[] = [
  ...ENGLISH_ROWS.map(troop(ENGLISH)),
  ...SCOTTISH_ROWS.map(troop(SCOTTISH)),
  ...NOBLE_ROWS.map(noble),
];

/** A block: its place in `BLOCKS`. */
export type Block = number;
export const BLOCK_COUNT = BLOCKS.length;
export const FIRST_SCOTTISH = ENGLISH_ROWS.length;
export const FIRST_NOBLE = ENGLISH_ROWS.length + SCOTTISH_ROWS.length;

const BLOCK_INDEX: ReadonlyMap<string, Block> = new Map(BLOCKS.map((info, index) => [info.id, index]));

/** The block of this name, or undefined when there is none. */
export const readBlock = (id: string): Block | undefined => BLOCK_INDEX.get(id);

/** The block of a name that is known to be one. */
export function block(id: string): Block {
  const index = BLOCK_INDEX.get(id);
  if (index === undefined) throw new Error(`no block is called ${id}`);
  return index;
}

/** What is printed on a block. Throws on a number that is no block. */
export function blockInfo(index: Block): BlockInfo {
  const info = BLOCKS[index];
  if (info === undefined) throw new Error(`there is no block ${index}`);
  return info;
}

export const blockId = (index: Block): string => blockInfo(index).id;
export const isNoble = (index: Block): boolean => index >= FIRST_NOBLE;

export const EDWARD = block('edward');
export const WALLACE = block('wallace');
export const KING = block('king');
export const NORSE = block('norse');
export const FRENCH_KNIGHTS = block('french-knights');
export const BRUCE = block('bruce');
export const COMYN = block('comyn');
export const MORAY = block('moray');

const FOR_SIDE: readonly (readonly Block[])[] = [ENGLISH, SCOTTISH].map((side) =>
  BLOCKS.flatMap(({ owner }, index) => (owner === side || owner === undefined ? [index] : [])),
);

/** Every block that a side could hold: its own, and the nobles. */
export const blocksFor = (side: Side): readonly Block[] => FOR_SIDE[side] ?? [];
