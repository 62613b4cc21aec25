import type { Json } from '../../../core/game.ts';
import { POWERS, TERRITORIES } from '../powers.ts';
import { cardFaults } from './faults.ts';
import { TRACKS, TYPED_BONUSES, type Cards, type CardsFile } from './file.ts';

/** Every id with what the file says of it, null where it says nothing. */
const filled = <Id extends string, V>(
  ids: readonly Id[],
  known: Readonly<Partial<Record<Id, V | null>>> | undefined,
): Readonly<Record<Id, V | null>> =>
  Object.fromEntries(ids.map((id) => [id, known?.[id] ?? null])) as Record<Id, V | null>;

const keysOf = (keys: CardsFile['keys'] = []): Cards['keys'] =>
  keys.length === 0
    ? null
    : keys.map(({ id, en, ru = null, netherlands = false, start = null }) => ({
        id,
        en,
        ru,
        netherlands,
        start,
      }));

const filledIn = (file: Partial<CardsFile>): Cards => ({
  edition: file.edition ?? null,
  note: file.note ?? null,
  checkedBy: file.checkedBy ?? null,
  basicTracks: filled(TRACKS, file.basicTracks),
  protestantSpacesTrack: file.protestantSpacesTrack ?? null,
  militaryVictoryKeys: filled(POWERS, file.militaryVictoryKeys),
  keys: keysOf(file.keys),
  territorySpaceTotals: filled(TERRITORIES, file.territorySpaceTotals),
  startingProtestantSpaces: filled(TERRITORIES, file.startingProtestantSpaces),
  startingTotals: filled(POWERS, file.startingTotals),
  bonusAmounts: filled(TYPED_BONUSES, file.bonusAmounts),
});

/** What a table knows that has entered nothing. */
export const NO_CARDS: Cards = filledIn({});

const isCardsFile = (json: unknown): json is CardsFile => cardFaults(json as Json).length === 0;

function read(material: Json): Cards {
  if (isCardsFile(material)) return filledIn(material);
  const [fault] = cardFaults(material);
  throw new Error(`the card data cannot be used: ${fault?.code ?? ''} ${JSON.stringify(fault?.args ?? {})}`);
}

/** What has been read, by the material that it was read from. */
const known = new WeakMap<object, Cards>();

/**
 * The card data of a sitting: those that the table brought, or none. The same material gives the same cards again, at
 * once. Throws on a file that `cardFaults` finds fault with.
 */
export function cardsOf(material: Json | undefined): Cards {
  if (material === undefined) return NO_CARDS;
  if (typeof material !== 'object' || material === null) return read(material);
  const cards = known.get(material) ?? read(material);
  known.set(material, cards);
  return cards;
}
