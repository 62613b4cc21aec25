import { BLOCKS, type Faction, type SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import type { HammerView } from '../../../../games/index.ts';
import { asArea } from '../facts.ts';

/** A noble and what is known of him. */
export interface Noble {
  readonly id: string;
  readonly faction: Faction;
  /** `hidden`: Moray, of whom the viewer does not know whether he is on the map. */
  readonly state: 'held' | 'hidden' | 'away' | 'removed';
}

export interface Balance {
  readonly english: readonly Noble[];
  readonly scottish: readonly Noble[];
  /** How many nobles count for each side, Moray only where he is seen on the map (H11.7). */
  readonly count: Readonly<Record<SideId, number>>;
}

const isOnMap = (place: string | undefined): boolean => asArea(place) !== undefined;

/** Moray counts for the Scots while he is on the map; where he is hidden nobody else knows. */
function stateOfMoray(view: HammerView): Noble['state'] {
  const known = view.known.find(({ block }) => block === 'moray');
  if (known === undefined) return 'hidden';
  if (known.place === 'removed') return 'removed';
  return isOnMap(known.place) || known.place === 'leaving' ? 'held' : 'away';
}

/** Who holds which noble: the Bruce faction first, as they stand in the block table. */
export function balanceOf(view: HammerView): Balance {
  const nobles = BLOCKS.flatMap(({ id, faction }): Noble[] => {
    if (faction === undefined) return [];
    return [{ id, faction, state: id === 'moray' ? stateOfMoray(view) : 'held' }];
  });
  const of = (side: SideId): readonly Noble[] =>
    nobles.filter(({ id }) => (id === 'moray' ? 'scottish' : view.nobles[id]) === side);
  const english = of('english');
  const scottish = of('scottish');
  const counted = (held: readonly Noble[]): number => held.filter(({ state }) => state === 'held').length;
  return { english, scottish, count: { english: counted(english), scottish: counted(scottish) } };
}
