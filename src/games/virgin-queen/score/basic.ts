import { account, type Account } from '../account.ts';
import { boxesOf, trackOf, vpOfBoxes } from '../cards/file.ts';
import type { Facts } from '../facts.ts';
import { sumOf } from '../known.ts';
import type { Power } from '../powers.ts';
import type { Terms } from '../terms.ts';
import { openIn, tallyOf, type KeyTally } from './keys.ts';
import type { Group } from '../words.ts';

/** VP of the Protestant for each key in the Netherlands (V2.5). */
const NETHERLANDS_KEY_VP = 3;

/** How many keys are open: those held, less those in unrest. */
function openAccount(group: Group, tally: KeyTally, open: number | null): Account {
  return account(
    'open',
    open,
    { group },
    [],
    [
      account('keys', tally.keys, { group }, tally.from),
      account('unrest', tally.unrest, { group }, tally.unrestFrom),
    ],
  );
}

/** VP of the last open box on a power's card (V2.3, V2.4; V10 R7, R9). */
function boxesAccount(facts: Facts, terms: Terms, power: Power, group: Group): Account {
  const tally = tallyOf(facts, terms, group);
  const open = openIn(tally);
  const parts = [openAccount(group, tally, open)];
  if (open === 0) return account('boxes', 0, { power, box: 0 }, [], parts);
  if (terms.rules.unrestCover === 'typed' && tally.unrest !== 0)
    return account('basic-to-type', null, { power, unrest: tally.unrest }, [], parts);
  const track = terms.cards.basicTracks[trackOf(power)];
  const boxes = boxesOf(terms.cards, power);
  if (open === null || track === null || boxes === null)
    return account('boxes-unknown', null, { power, open, card: track !== null }, [], parts);
  const vp = vpOfBoxes(track, open);
  if (open > boxes) return account('boxes-beyond', vp, { power, box: boxes, open }, [], parts);
  return account('boxes', vp, { power, box: open }, [], parts);
}

/** 3 VP for each key in the Netherlands (V2.5, V10 R8). */
function netherlandsAccount(facts: Facts, terms: Terms): Account {
  const tally = tallyOf(facts, terms, 'netherlands');
  const counted = terms.rules.dutchKeyInUnrest === 'vp' ? tally.keys : openIn(tally);
  const vp = counted === null ? null : counted * NETHERLANDS_KEY_VP;
  return account(
    'netherlands',
    vp,
    { keys: counted, each: NETHERLANDS_KEY_VP },
    [],
    [openAccount('netherlands', tally, openIn(tally))],
  );
}

/** Basic VP of a power, typed or from its keys (V2, V1.15). */
export function basicAccount(facts: Facts, terms: Terms, power: Power): Account {
  const typed = facts.typed.basic[power];
  if (typed.value !== null) return account('typed-basic', typed.value, { power }, typed.from);
  if (power !== 'protestant') {
    const boxes = boxesAccount(facts, terms, power, power);
    return account('basic', boxes.value, { power }, [], [boxes]);
  }
  const parts = [boxesAccount(facts, terms, power, 'outside'), netherlandsAccount(facts, terms)];
  return account('basic-protestant', sumOf(parts.map(({ value }) => value)), { power }, [], parts);
}
