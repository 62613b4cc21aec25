import { rising } from '../../games/index.ts';
import { endsOf, readyLine, targetsOf } from './choose.ts';
import type { Selection, Situation, Way } from './selection.ts';

/** What the picked unit could do, and what that would come to. */
export interface Plan {
  /** Where it can end, with the MP that it takes. */
  readonly ends: ReadonlyMap<rising.Hex, number>;
  /** What it can attack. */
  readonly targets: ReadonlyMap<rising.Hex, rising.Odds>;
  /** What it could attack by a charge or an assault, where a plain attack does not reach. */
  readonly sallies: ReadonlyMap<rising.Hex, rising.Odds>;
  /** The line that only has to be confirmed, and the attack in it. */
  readonly line: string | undefined;
  readonly odds: rising.Odds | undefined;
}

const NO_PLAN: Plan = {
  ends: new Map(),
  targets: new Map(),
  sallies: new Map(),
  line: undefined,
  odds: undefined,
};

/** How a unit gets there (B14.2, B16.6; B18 R11). */
function roadOf(s: rising.State, way: Way): rising.Way {
  switch (way) {
    case 'free':
      return 'move';
    case 'escort':
      return 'escort';
    case 'charge':
      return 'charge';
    case 'assault':
      if (!s.chargeTurn) return 'step';
      return s.terms.rules.scotsCharge === 'charge' ? 'charge' : 'move';
    default:
      return way satisfies never;
  }
}

/** What the attack at the end of a way counts as. */
function attackOf(s: rising.State, way: Way): rising.AttackKind {
  if (way === 'charge') return 'charge';
  if (way !== 'assault') return 'attack';
  return s.chargeTurn && s.terms.rules.scotsCharge === 'charge' ? 'charge' : 'assault';
}

/** The AP that something costs (B6.5). */
export function apOf(line: string): number {
  const [kind] = line.split(' ');
  if (kind === 'charge') return 2;
  return kind === 'schiltron' || kind === 'recover' || kind === 'place' || kind === 'lift' ? 0 : 1;
}

/** What the picked unit could do. */
export function planOf(situation: Situation, selection: Selection): Plan {
  const { s, orders } = situation;
  const mine = selection.unit === undefined ? undefined : orders.units.get(selection.unit);
  if (mine === undefined) return NO_PLAN;
  const unit = rising.unitNamed(s, mine.unit);
  const isPlaced = rising.placeOf(s, unit) >= 0;
  const isSetUp = mine.lift !== undefined || mine.place.size > 0;
  const costs =
    isPlaced && !isSetUp ? rising.costsOf(s, unit, roadOf(s, selection.way)) : new Map<rising.Hex, number>();
  const ends = new Map(
    [...endsOf(situation, selection).keys()].map((hex) => [hex, costs.get(hex) ?? 0] as const),
  );
  const against = (hexes: Iterable<rising.Hex>, way: Way): Map<rising.Hex, rising.Odds> =>
    new Map([...hexes].map((hex) => [hex, rising.oddsOf(s, unit, hex, attackOf(s, way))] as const));
  const targets = against(targetsOf(situation, selection).keys(), selection.way);
  const line = readyLine(situation, selection);
  return {
    ends,
    targets,
    sallies: selection.way === 'free' ? sallyOdds(situation, selection, targets, against) : new Map(),
    line,
    odds: selection.target === undefined ? undefined : targets.get(selection.target),
  };
}

function sallyOdds(
  situation: Situation,
  selection: Selection,
  targets: ReadonlyMap<rising.Hex, rising.Odds>,
  against: (hexes: Iterable<rising.Hex>, way: Way) => Map<rising.Hex, rising.Odds>,
): Map<rising.Hex, rising.Odds> {
  const found = new Map<rising.Hex, rising.Odds>();
  for (const way of ['charge', 'assault'] as const) {
    const reachable = [...targetsOf(situation, { ...selection, way, end: undefined }).keys()];
    for (const [hex, odds] of against(
      reachable.filter((each) => !targets.has(each)),
      way,
    ))
      found.set(hex, odds);
  }
  return found;
}
