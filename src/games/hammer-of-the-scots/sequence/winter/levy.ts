import { pop, replace } from '../../agenda.ts';
import { blockId, blockInfo, EDWARD, ENGLISH, type Block } from '../../blocks.ts';
import { ENGLAND } from '../../board.ts';
import type { Rules } from '../../options.ts';
import { blocksIn, deploy, placeOf, POOL, type State } from '../../state.ts';
import { allNoblesHeld } from '../../victory.ts';
import { automatic, type Play } from '../step.ts';

/** What the bids come to: opposite ones cancel, and the higher bidder gets the difference (H2.6). */
export function tournamentBids(rules: Rules): { readonly edwardYears: number; readonly extraLevy: number } {
  const lead = rules.edwardFaceUpYears - rules.extraLevyFirstYear;
  return { edwardYears: Math.max(lead, 0), extraLevy: Math.max(-lead, 0) };
}

/** Does Edward still lie face up when this year's levy is drawn (H2.6)? */
const edwardWaits = ({ terms }: State, year: number): boolean =>
  year - terms.scenario.firstYear < tournamentBids(terms.rules).edwardYears;

/** Does everybody see Edward in the English pool this year (H2.6)? */
export const edwardLiesFaceUp = (s: State): boolean => edwardWaits(s, s.year) && placeOf(s, EDWARD) === POOL;

/** Draws blocks for this year from the English pool and puts them into England at full strength (H2.1, H10.17). */
export function drawLevy(s: State, size: number, year: number, play: Play): void {
  const pool = blocksIn(s, POOL, ENGLISH);
  if (edwardWaits(s, year) && pool[0] === EDWARD) pool.shift();
  const levied: Block[] = [];
  while (levied.length < size && pool.length > 0) {
    const [b] = pool.splice(play.chance.draw(pool.length, 'levy'), 1);
    if (b !== undefined) levied.push(b);
  }
  for (const b of levied) deploy(s, b, ENGLAND, blockInfo(b).max);
  const count = levied.length;
  play.tell?.({ type: 'levy', count }, ENGLISH, { type: 'levy-own', count, blocks: levied.map(blockId) });
}

/** Half of the pool for the coming year, rounded up; none where Edward winters in Scotland (H10.17). */
export const levyStep = automatic('levy', (s, _f, play) => {
  if (s.terms.rules.suddenDeathAfterWinter && allNoblesHeld(s)) return;
  pop(s);
  if (s.winterArea !== -1) play.tell?.({ type: 'no-levy' });
  else drawLevy(s, Math.ceil(blocksIn(s, POOL, ENGLISH).length / 2), s.year + 1, play);
});

/** The year marker goes on, and new cards are dealt (H10.18). */
export const newYearStep = automatic('new-year', (s) => {
  s.year += 1;
  replace(s, { step: 'deal' });
});
