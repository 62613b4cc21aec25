import { checkMaterial } from '../../core/config.ts';
import type { Json } from '../../core/game.ts';
import type { AnyGame } from '../../core/match.ts';
import { bad, good, type Result } from '../../core/result.ts';
import type { Words } from '../../words/index.ts';

/** So many faults are told at once. */
const MOST = 8;

/** What somebody brings to a match, and the name of the file it came from. */
export interface Brought {
  readonly file: string;
  readonly material: Json;
}

/** What a file of material holds; otherwise what is wrong with it, in sentences, or `noJson`. */
export function readMaterial(
  game: AnyGame,
  text: string,
  spoken: Words,
): Result<Json, 'noJson' | readonly string[]> {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    return bad('noJson');
  }
  const material = checkMaterial(game, json);
  if (material.ok) return good(material.value);
  if (material.error.code !== 'badMaterial') return bad([spoken.problem(material.error)]);
  const faults = game.material?.faults(json) ?? [];
  return bad(faults.slice(0, MOST).map((fault) => spoken.materialFault(fault)));
}
