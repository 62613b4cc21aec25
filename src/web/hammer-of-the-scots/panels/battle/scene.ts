import type { GameEvent, Json } from '../../../../core/game.ts';
import type { Told } from '../../../../core/match.ts';
import { block, blockInfo, type Letter, type SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import type { AreaId } from '../../../../games/hammer-of-the-scots/board.ts';
import type { NewsType } from '../../../../games/hammer-of-the-scots/news.ts';
import { asArea } from '../facts.ts';

/** How a block stands in a battle: it fights, waits in Reserve or as a captive, has left, or is lost. */
export type Standing = 'up' | 'waits' | 'captured' | 'gone' | 'lost';

/** A block that has been seen in a battle. */
export interface Fighter {
  readonly id: string;
  readonly side: SideId;
  readonly letter: Letter;
  readonly steps: number;
  readonly standing: Standing;
  /** Whether it has had its Combat Turn in this round. */
  readonly acted: boolean;
  /** Where it went, where that is known. */
  readonly to: AreaId | undefined;
}

/** Dice that have just been rolled. */
export interface Roll {
  /** The number of the event: two rolls that fell alike are two rolls. */
  readonly number: number;
  readonly block: string;
  readonly dice: readonly number[];
  /** How many of the dice hit: the lowest ones. */
  readonly hits: number;
}

/** A battle at one moment, from what the table has been told. */
export interface Scene {
  readonly area: AreaId;
  readonly attacker: SideId;
  readonly round: number;
  readonly fighters: readonly Fighter[];
  /** Blocks that wait unseen as Reserves, as far as the news shows: those that were turned up later. */
  readonly unseen: Readonly<Record<SideId, readonly string[]>>;
  /** The last roll, until somebody else acts. */
  readonly roll: Roll | undefined;
  /** Blocks that the last roll has hit, or that something has just befallen. */
  readonly struck: readonly string[];
  /** Who must leave after Round 3. */
  readonly mustRetreat: SideId | undefined;
  /** Who is left on the field; 'nobody' when nobody is. Undefined while the battle goes on. */
  readonly victor: SideId | 'nobody' | undefined;
  /** The event that led here. */
  readonly event: GameEvent;
}

const BATTLE_NEWS: ReadonlySet<string> = new Set<NewsType>([
  'battle',
  'revealed',
  'round',
  'roles-swapped',
  'celtic-roll',
  'fired',
  'passed',
  'hit',
  'captured',
  'lost',
  'edward-succeeded',
  'left-battle',
  'retreated',
  'retreated-own',
  'norse-retreated',
  'must-retreat',
  'victor',
]);

/** A stretch of the log that tells one battle: from place `from` up to, not including, `to`. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** Whether the battle is over: a victor was named, or other news followed. */
  readonly over: boolean;
}

/** The battles in a log, oldest first. */
export function battlesIn(log: readonly Told[]): Segment[] {
  const found: Segment[] = [];
  let from: number | undefined;
  const close = (to: number, over: boolean): void => {
    if (from !== undefined) found.push({ from, to, over });
    from = undefined;
  };
  for (const [at, { event }] of log.entries()) {
    if (event === undefined) continue;
    if (event.type === 'battle') {
      close(at, true);
      from = at;
    } else if (from !== undefined && !BATTLE_NEWS.has(event.type)) close(at, true);
    if (event.type === 'victor') close(at + 1, true);
  }
  close(log.length, false);
  return found;
}

const asSide = (value: Json | undefined): SideId => (value === 'english' ? 'english' : 'scottish');
const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const asNumber = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const NONE: Readonly<Record<SideId, readonly string[]>> = { english: [], scottish: [] };

const begin = (event: GameEvent, area: AreaId): Scene => ({
  area,
  attacker: asSide(event['attacker']),
  round: 1,
  fighters: [],
  unseen: NONE,
  roll: undefined,
  struck: [],
  mustRetreat: undefined,
  victor: undefined,
  event,
});

const letterOf = (id: string): Letter => blockInfo(block(id)).letter;

type Change = (fighter: Fighter) => Partial<Fighter>;

const changed = (scene: Scene, id: string, change: Change): readonly Fighter[] =>
  scene.fighters.map((each) => (each.id === id ? { ...each, ...change(each) } : each));

function revealed(scene: Scene, event: GameEvent): readonly Fighter[] {
  const side = asSide(event['side']);
  const steps = asList(event['steps']);
  let { fighters } = scene;
  for (const [at, name] of asList(event['blocks']).entries()) {
    const id = asText(name);
    const fighter: Fighter = {
      id,
      side,
      letter: letterOf(id),
      steps: asNumber(steps[at]),
      standing: 'up',
      acted: false,
      to: undefined,
    };
    fighters = [...fighters.filter((each) => each.id !== id), fighter];
  }
  return fighters;
}

const leaves =
  (to: AreaId | undefined): Change =>
  () => ({ standing: 'gone', acted: false, to });

/** What an event makes of a scene. */
function after(scene: Scene, event: GameEvent, number: number): Scene {
  const id = asText(event['block']);
  const next: Scene = { ...scene, event, struck: [] };
  switch (event.type) {
    case 'revealed':
      return { ...next, fighters: revealed(scene, event), roll: undefined };
    case 'round':
      return {
        ...next,
        round: asNumber(event['round']),
        roll: undefined,
        fighters: scene.fighters
          .filter(({ standing }) => standing === 'up' || standing === 'captured')
          .map((each) => ({ ...each, acted: false })),
      };
    case 'roles-swapped':
      return { ...next, attacker: asSide(event['attacker']) };
    case 'celtic-roll': {
      const deserts = event['deserts'] === true;
      const roll = { number, block: id, dice: [asNumber(event['die'])], hits: 0 };
      return { ...next, roll, fighters: deserts ? changed(scene, id, leaves(undefined)) : scene.fighters };
    }
    case 'fired': {
      const dice = asList(event['dice']).map(asNumber);
      return {
        ...next,
        roll: { number, block: id, dice, hits: asNumber(event['hits']) },
        fighters: changed(scene, id, () => ({ acted: true })),
      };
    }
    case 'passed':
      return { ...next, roll: undefined, fighters: changed(scene, id, () => ({ acted: true })) };
    case 'hit':
      return {
        ...next,
        struck: [id],
        fighters: changed(scene, id, () => ({ steps: asNumber(event['steps']) })),
      };
    case 'captured':
      return {
        ...next,
        struck: [id],
        fighters: changed(scene, id, () => ({
          side: asSide(event['side']),
          steps: 1,
          standing: 'captured',
          acted: false,
        })),
      };
    case 'lost':
      return { ...next, struck: [id], fighters: changed(scene, id, () => ({ steps: 0, standing: 'lost' })) };
    case 'left-battle':
      return { ...next, roll: undefined, fighters: changed(scene, id, leaves(undefined)) };
    case 'retreated-own':
      return { ...next, roll: undefined, fighters: changed(scene, id, leaves(asArea(asText(event['to'])))) };
    case 'norse-retreated':
      return {
        ...next,
        roll: undefined,
        fighters: changed(scene, 'norse', leaves(asArea(asText(event['to'])))),
      };
    case 'must-retreat':
      return { ...next, roll: undefined, mustRetreat: asSide(event['side']) };
    case 'victor':
      return { ...next, roll: undefined, victor: asSide(event['side']) };
    default:
      return next;
  }
}

/** The blocks that will still be turned up and that nobody has seen yet, by side. */
function stillUnseen(scene: Scene, rest: readonly Told[]): Readonly<Record<SideId, readonly string[]>> {
  const seen = new Set(scene.fighters.map(({ id }) => id));
  const unseen: Record<SideId, string[]> = { english: [], scottish: [] };
  for (const { event } of rest) {
    if (event?.type !== 'revealed') continue;
    for (const name of asList(event['blocks'])) {
      if (seen.has(asText(name))) continue;
      seen.add(asText(name));
      unseen[asSide(event['side'])].push(asText(name));
    }
  }
  return unseen;
}

/** A battle as it stands once the first `seen` events of the log have been shown; undefined before it begins. */
export function sceneAt(log: readonly Told[], segment: Segment, seen: number): Scene | undefined {
  const end = Math.min(seen, segment.to);
  let scene: Scene | undefined;
  for (const { number, event } of log.slice(segment.from, end)) {
    if (event === undefined) continue;
    if (scene === undefined) {
      const area = asArea(asText(event['area']));
      if (area === undefined) return undefined;
      scene = begin(event, area);
    } else scene = after(scene, event, number);
  }
  if (scene === undefined) return undefined;
  const unseen = stillUnseen(scene, log.slice(end, segment.to));
  const isOver = segment.over && seen >= segment.to;
  return { ...scene, unseen, victor: scene.victor ?? (isOver ? survivor(scene) : undefined) };
}

/** Who is left where no victor was named: the end of the game cut the battle short. */
function survivor({ fighters }: Scene): SideId | 'nobody' {
  const left = fighters.filter(({ standing }) => standing === 'up' || standing === 'captured');
  const [first] = left;
  return first === undefined || left.some(({ side }) => side !== first.side) ? 'nobody' : first.side;
}

/** Whether an event is part of a battle. */
export const isBattleNews = (event: GameEvent | undefined): boolean =>
  event !== undefined && BATTLE_NEWS.has(event.type);

/** The letters in the order of the Combat Turns. */
export const LETTERS: readonly Letter[] = ['A', 'B', 'C'];

/** The blocks of one side and one letter that stand in the line, or have stood there in this round. */
export const lineOf = ({ fighters }: Scene, side: SideId, letter: Letter): readonly string[] =>
  fighters
    .filter((each) => each.side === side && each.letter === letter && each.standing !== 'captured')
    .map(({ id }) => id);

/** Nobles that a side has just captured: they wait for the next round. */
export const captivesOf = ({ fighters }: Scene, side: SideId): readonly Fighter[] =>
  fighters.filter((each) => each.side === side && each.standing === 'captured');

/** Which dice of a roll hit: as many of the lowest as there were hits. */
export function hitDice({ dice, hits }: Roll): readonly boolean[] {
  const lowest = dice.map((die, at) => ({ die, at })).toSorted((a, b) => a.die - b.die);
  const hitting = new Set(lowest.slice(0, hits).map(({ at }) => at));
  return dice.map((_, at) => hitting.has(at));
}

/** The side that attacks or defends, as the scene has it. */
export const roleOf = (scene: Scene, side: SideId): 'attacker' | 'defender' =>
  scene.attacker === side ? 'attacker' : 'defender';
