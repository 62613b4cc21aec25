import { isNoble, NORSE } from '../../games/hammer-of-the-scots/blocks.ts';
import { AREA_COUNT, ENGLAND, type Area } from '../../games/hammer-of-the-scots/board.ts';
import { appraise } from './appraise.ts';
import { mineIn, theirsIn, type Knowledge, type Piece } from './knowledge.ts';
import { crossesAlone, roadsFrom, type Road } from './roads.ts';
import { isCrown } from './worth.ts';

/** Some blocks of one area that go to another, and what that gains for the Group Move it takes. */
export interface Plan {
  readonly origin: Area;
  readonly target: Area;
  readonly pieces: readonly Piece[];
  readonly gain: number;
  /** Where the first of them steps. */
  readonly first: Area;
}

/** Blocks in the order in which they are sent: troops, strongest first, then nobles, last of all a king. */
function inOrder(k: Knowledge, pieces: readonly Piece[]): Piece[] {
  const rank = (p: Piece): number =>
    (isCrown(p.block, k.side, k.edwardSecond) ? -100 : isNoble(p.block) ? -10 : 0) +
    (p.steps * p.info.hits) / 6;
  return pieces.toSorted((x, y) => rank(y) - rank(x));
}

/** Who may still leave an area: of blocks that are attacked there as many as the attackers pin stay (H6.10). */
export function movable(k: Knowledge, origin: Area): readonly Piece[] {
  const ready = mineIn(k, origin).filter((p) => !p.moved && p.block !== NORSE);
  const pinned = theirsIn(k, origin);
  const ordered = inOrder(k, ready);
  return pinned === 0 ? ordered : ordered.slice(0, Math.max(0, ordered.length - pinned));
}

const without = (pieces: readonly Piece[], gone: readonly Piece[]): readonly Piece[] =>
  pieces.filter((p) => !gone.includes(p));

/** Roads from an area by Move rating. */
class Roads {
  private readonly k: Knowledge;
  private readonly known = new Map<number, readonly Road[]>();

  constructor(k: Knowledge) {
    this.k = k;
  }

  to(p: Piece, target: Area): Road | undefined {
    const key = p.area * 4 + p.info.move;
    let roads = this.known.get(key);
    if (roads === undefined) {
      roads = roadsFrom(this.k, p.area, p.info.move);
      this.known.set(key, roads);
    }
    return roads.find((road) => road.to === target);
  }
}

/** A group that could join an attack with a Group Move of its own, and what its leaving costs. */
interface Packet {
  readonly origin: Area;
  readonly pieces: readonly Piece[];
  readonly leaving: number;
  readonly fire: number;
}

const fireOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, p) => sum + (p.steps * p.info.hits) / 6, 0);

/** What the Move Phase may still do; made once for a decision. */
export class Planner {
  private readonly k: Knowledge;
  private readonly origins: readonly Area[];
  private readonly roads: Roads;
  private readonly now: readonly number[];
  private readonly packets = new Map<Area, readonly Packet[]>();

  constructor(k: Knowledge, origins: readonly Area[]) {
    this.k = k;
    this.origins = origins;
    this.roads = new Roads(k);
    this.now = Array.from({ length: AREA_COUNT }, (_, area) => appraise(k, area, mineIn(k, area)));
  }

  private worthNow(area: Area): number {
    return this.now[area] ?? 0;
  }

  /** Change of what an area is worth when these leave. */
  private leaving(origin: Area, pieces: readonly Piece[]): number {
    return appraise(this.k, origin, without(mineIn(this.k, origin), pieces)) - this.worthNow(origin);
  }

  private packetsTo(target: Area): readonly Packet[] {
    const known = this.packets.get(target);
    if (known !== undefined) return known;
    const packets: Packet[] = [];
    for (const origin of this.origins) {
      if (origin === target) continue;
      const able = movable(this.k, origin).filter(
        (p) => !isCrown(p.block, this.k.side, this.k.edwardSecond) && this.roads.to(p, target) !== undefined,
      );
      const [lead] = able;
      if (lead === undefined) continue;
      const alone = crossesAlone(this.k.side, origin);
      const room = this.roads.to(lead, target)?.room ?? 0;
      for (const pieces of alone ? able.map((p) => [p]) : [able.slice(0, room)])
        packets.push({ origin, pieces, leaving: this.leaving(origin, pieces), fire: fireOf(pieces) });
    }
    packets.sort((x, y) => y.fire - x.fire);
    this.packets.set(target, packets);
    return packets;
  }

  /** Up to `extra` groups that could follow to the target, in two sizes: none, and as many as there are. */
  private helpers(target: Area, own: readonly Piece[], origin: Area, extra: number): readonly Packet[] {
    if (extra <= 0 || theirsIn(this.k, target) === 0) return [];
    const chosen: Packet[] = [];
    for (const packet of this.packetsTo(target)) {
      if (chosen.length >= extra) break;
      if (
        packet.origin === origin &&
        (!crossesAlone(this.k.side, origin) || packet.pieces.some((p) => own.includes(p)))
      )
        continue;
      chosen.push(packet);
    }
    return chosen;
  }

  /** What it gains a Group Move when these go there, alone or with the help of further groups. */
  private gain(target: Area, own: readonly Piece[], leaving: number, origin: Area, extra: number): number {
    const there = mineIn(this.k, target);
    const base = this.worthNow(target);
    const alone = appraise(this.k, target, [...there, ...own]) - base + leaving;
    let best = alone;
    const helpers = this.helpers(target, own, origin, extra);
    let pieces = [...there, ...own];
    let cost = leaving;
    helpers.forEach((packet, i) => {
      pieces = [...pieces, ...packet.pieces];
      cost += packet.leaving;
      const together = (appraise(this.k, target, pieces) - base + cost) / (i + 2);
      if (together > best) best = together;
    });
    return best;
  }

  /** The sets of blocks worth trying: the first so many of those who can get there. */
  private *sets(able: readonly Piece[], room: number): Generator<readonly Piece[]> {
    const most = Math.min(able.length, room);
    for (let size = 1; size <= most; size += 1) {
      if (size > 4 && size < most) continue;
      yield able.slice(0, size);
    }
  }

  /** The best use of one Group Move of these blocks, which all stand in `origin`. */
  best(origin: Area, ready: readonly Piece[], extra: number): Plan | undefined {
    let best: Plan | undefined;
    const costs = new Map<string, number>();
    for (let target = 0; target < AREA_COUNT; target += 1) {
      if (target === origin) continue;
      const able = ready.filter((p) => this.roads.to(p, target) !== undefined);
      const [lead] = able;
      const road = lead === undefined ? undefined : this.roads.to(lead, target);
      if (lead === undefined || road === undefined) continue;
      const crossing = road.dashed || (origin === ENGLAND && this.k.side === 0);
      for (const pieces of crossing ? able.map((p) => [p]) : this.sets(able, road.room)) {
        const key = pieces.map(({ block }) => block).join();
        let leaving = costs.get(key);
        if (leaving === undefined) {
          leaving = this.leaving(origin, pieces);
          costs.set(key, leaving);
        }
        const gain = this.gain(target, pieces, leaving, origin, extra);
        if (best === undefined || gain > best.gain) {
          const first = this.roads.to(pieces[0] ?? lead, target)?.first ?? road.first;
          best = { origin, target, pieces, gain, first };
        }
      }
    }
    return best;
  }

  /** The best plan of each area that may be activated, the best first. */
  plans(extra: number): readonly Plan[] {
    return this.origins
      .flatMap((origin) => this.best(origin, movable(this.k, origin), extra) ?? [])
      .sort((x, y) => y.gain - x.gain);
  }

  /** What the Norse gain by sailing there. */
  sailing(to: Area): number {
    for (let from = 0; from < AREA_COUNT; from += 1) {
      const norse = mineIn(this.k, from).find((p) => p.block === NORSE);
      if (norse === undefined) continue;
      const gain = appraise(this.k, to, [...mineIn(this.k, to), norse]) - this.worthNow(to);
      return gain + this.leaving(from, [norse]);
    }
    return 0;
  }

  /** What it gains when a block that is under way goes on from where it is now, with others of its group. */
  goOn(p: Piece, road: Road, others: readonly Piece[]): number {
    const there = mineIn(this.k, road.to);
    const base = this.worthNow(road.to);
    const leaving = this.leaving(p.area, [p]);
    const alone = appraise(this.k, road.to, [...there, p]) - base + leaving;
    const along = others
      .filter((o) => this.roads.to(o, road.to) !== undefined)
      .slice(0, Math.max(0, road.room - 1));
    const [mate] = along;
    if (mate === undefined) return alone;
    const together =
      appraise(this.k, road.to, [...there, p, ...along]) - base + leaving + this.leaving(mate.area, along);
    return Math.max(alone, together);
  }
}
