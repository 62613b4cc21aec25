import type { Counted, Facts } from '../facts.ts';
import { moved, said } from '../known.ts';
import type { Territory } from '../powers.ts';
import type { ReasonId } from '../reasons.ts';
import type { State } from '../state.ts';
import { MOST_SPACES, type Calm } from '../words.ts';
import { firstReason, stating, unless, type Handlers } from './handler.ts';

const counted = (facts: Facts, territory: Territory, change: Partial<Counted>): Facts => ({
  ...facts,
  spaces: { ...facts.spaces, [territory]: { ...facts.spaces[territory], ...change } },
});

/** How many spaces a territory has, as far as the card data say (V9.3). */
const roomIn = ({ terms }: State, territory: Territory): number =>
  terms.cards.territorySpaceTotals[territory] ?? MOST_SPACES;

function known({ facts }: State, territory: Territory): ReasonId {
  const { held, unrest } = facts.spaces[territory];
  return unless(held.value !== null && unrest.value !== null, 'enterFirst');
}

/** A space turns Protestant, with the Unrest marker that it may carry (V3.4). */
function converted(facts: Facts, territory: Territory, by: number, calm: Calm, entry: number): Facts {
  const { held, unrest } = facts.spaces[territory];
  return counted(facts, territory, {
    held: moved(held, by, entry),
    ...(calm === 'unrest' ? { unrest: moved(unrest, by, entry) } : {}),
  });
}

/** Whether there is such a Protestant space to lose or to trouble (V1.7). */
function hasSpace({ facts }: State, territory: Territory, calm: Calm): ReasonId {
  const { held, unrest } = facts.spaces[territory];
  const [all, inUnrest] = [held.value ?? 0, unrest.value ?? 0];
  if (all === 0) return 'noSuchSpace';
  if (calm === 'unrest') return unless(inUnrest > 0, 'noSpaceInUnrest');
  return unless(all > inUnrest, 'noCleanSpace');
}

const hasRoom = (s: State, territory: Territory): ReasonId =>
  unless((s.facts.spaces[territory].held.value ?? 0) < roomIn(s, territory), 'tooManySpaces');

const CHANGE = { protestant: 1, catholic: -1 } as const;

/** Religious influence and unrest in the four territories (V1.7, V3). */
export const religionHandlers: Handlers<'spaces' | 'spaces-unrest' | 'convert' | 'disturb' | 'quiet'> = {
  spaces: stating(
    (s, { territory, count }) =>
      firstReason(
        unless(s.facts.spaces[territory].held.value !== count, 'already'),
        unless(count <= roomIn(s, territory), 'tooManySpaces'),
        unless(count >= (s.facts.spaces[territory].unrest.value ?? 0), 'unrestAboveSpaces'),
      ),
    ({ facts }, { territory, count }, { entry }) => counted(facts, territory, { held: said(count, entry) }),
  ),
  'spaces-unrest': stating(
    (s, { territory, count }) => {
      const { held, unrest } = s.facts.spaces[territory];
      return firstReason(
        unless(held.value !== null, 'enterFirst'),
        unless(unrest.value !== count, 'already'),
        unless(count <= (held.value ?? 0), 'unrestAboveSpaces'),
      );
    },
    ({ facts }, { territory, count }, { entry }) => counted(facts, territory, { unrest: said(count, entry) }),
  ),
  convert: stating(
    (s, { where, faith, calm }) => {
      if (where === 'elsewhere') return 'ok';
      const free = faith === 'protestant' ? hasRoom(s, where) : hasSpace(s, where, calm);
      return firstReason(known(s, where), free);
    },
    ({ facts }, { where, faith, calm }, { entry }) =>
      where === 'elsewhere' ? facts : converted(facts, where, CHANGE[faith], calm, entry),
  ),
  disturb: stating(
    (s, { territory, faith }) =>
      faith === 'catholic' ? 'ok' : firstReason(known(s, territory), hasSpace(s, territory, 'calm')),
    ({ facts }, { territory, faith }, { entry }) =>
      faith === 'catholic'
        ? facts
        : counted(facts, territory, { unrest: moved(facts.spaces[territory].unrest, 1, entry) }),
  ),
  quiet: stating(
    (s, { territory, faith }) =>
      faith === 'catholic' ? 'ok' : firstReason(known(s, territory), hasSpace(s, territory, 'unrest')),
    ({ facts }, { territory, faith }, { entry }) =>
      faith === 'catholic'
        ? facts
        : counted(facts, territory, { unrest: moved(facts.spaces[territory].unrest, -1, entry) }),
  ),
};
