import type { Json } from '../../../core/game.ts';
import { BANNOCKBURN } from './bannockburn.ts';
import { compile, type Battlefield } from './battlefield.ts';
import { readBattlefield } from './read.ts';

/** How many battlefields are kept ready. */
const MOST_KEPT = 8;

/** Those asked for last, by the text of their files, the latest at the end. */
const kept = new Map<string, Battlefield>();

/**
 * The battlefield of a match: the one of the file that its players brought, or the one that the game ships. Positions
 * and views of one match ask for the same again and again. Throws on a file that `battlefieldFaults` finds fault with.
 */
export function battlefieldOf(material: Json | undefined): Battlefield {
  if (material === undefined) return BANNOCKBURN;
  const text = JSON.stringify(material);
  const field = kept.get(text) ?? compile(readBattlefield(material));
  kept.delete(text);
  kept.set(text, field);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
  return field;
}
