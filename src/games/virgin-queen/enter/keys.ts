import type { Counted, Facts } from '../facts.ts';
import { moved, said } from '../known.ts';
import type { ReasonId } from '../reasons.ts';
import type { State } from '../state.ts';
import { isMapMode } from '../terms.ts';
import { MOST_KEYS, type Calm, type Group } from '../words.ts';
import { firstReason, stating, unless, type Handlers } from './handler.ts';

const counted = (facts: Facts, group: Group, change: Partial<Counted>): Facts => ({
  ...facts,
  keys: { ...facts.keys, [group]: { ...facts.keys[group], ...change } },
});

/** Moves a group's keys, and those in unrest too when the key carries the marker. */
function shifted(facts: Facts, group: Group, by: number, calm: Calm, entry: number): Facts {
  const { held, unrest } = facts.keys[group];
  return counted(facts, group, {
    held: moved(held, by, entry),
    ...(calm === 'unrest' ? { unrest: moved(unrest, by, entry) } : {}),
  });
}

const inCountMode = ({ terms }: State): ReasonId => unless(!isMapMode(terms), 'mapMode');

/** Whether the table has said enough of a group for its keys to move (V9.6). */
function known({ facts }: State, group: Group, calm: Calm): ReasonId {
  const { held, unrest } = facts.keys[group];
  return unless(held.value !== null && (calm === 'calm' || unrest.value !== null), 'enterFirst');
}

/** Whether one key more is still a number that can be entered (V9.4). */
const room = ({ facts }: State, group: Group): ReasonId =>
  unless((facts.keys[group].held.value ?? 0) < MOST_KEYS, 'tooManyKeys');

/** Whether a group has such a key to lose (V1.6). */
function toLose({ facts }: State, group: Group, calm: Calm): ReasonId {
  const { held, unrest } = facts.keys[group];
  const [keys, inUnrest] = [held.value ?? 0, unrest.value ?? 0];
  if (keys === 0) return 'noKeyToLose';
  if (calm === 'unrest') return unless(inUnrest > 0, 'noKeyInUnrest');
  return unless(keys > inUnrest, 'noCalmKey');
}

/** Keys in count mode (V1.6). */
export const keyHandlers: Handlers<
  'keys' | 'keys-unrest' | 'gain' | 'lose' | 'take' | 'riot' | 'settle' | 'hold' | 'hold-unrest'
> = {
  keys: stating(
    (s, { group, count }) =>
      firstReason(
        inCountMode(s),
        unless(s.facts.keys[group].held.value !== count, 'already'),
        unless(count >= (s.facts.keys[group].unrest.value ?? 0), 'unrestAboveKeys'),
      ),
    ({ facts }, { group, count }, { entry }) => counted(facts, group, { held: said(count, entry) }),
  ),
  'keys-unrest': stating(
    (s, { group, count }) => {
      const { held, unrest } = s.facts.keys[group];
      return firstReason(
        inCountMode(s),
        unless(held.value !== null, 'enterFirst'),
        unless(unrest.value !== count, 'already'),
        unless(count <= (held.value ?? 0), 'unrestAboveKeys'),
      );
    },
    ({ facts }, { group, count }, { entry }) => counted(facts, group, { unrest: said(count, entry) }),
  ),
  gain: stating(
    (s, { group, calm }) => firstReason(inCountMode(s), known(s, group, calm), room(s, group)),
    ({ facts }, { group, calm }, { entry }) => shifted(facts, group, 1, calm, entry),
  ),
  lose: stating(
    (s, { group, calm }) => firstReason(inCountMode(s), known(s, group, calm), toLose(s, group, calm)),
    ({ facts }, { group, calm }, { entry }) => shifted(facts, group, -1, calm, entry),
  ),
  take: stating(
    (s, { group, loser, calm }) =>
      firstReason(
        inCountMode(s),
        unless(group !== loser, 'sameGroup'),
        firstReason(known(s, group, 'calm'), known(s, loser, calm)),
        firstReason(room(s, group), toLose(s, loser, calm)),
      ),
    ({ facts }, { group, loser, calm }, { entry }) =>
      shifted(shifted(facts, loser, -1, calm, entry), group, 1, 'calm', entry),
  ),
  riot: stating(
    (s, { group }) => {
      const { held, unrest } = s.facts.keys[group];
      return firstReason(
        inCountMode(s),
        known(s, group, 'unrest'),
        unless((unrest.value ?? 0) < (held.value ?? 0), 'noCalmKey'),
      );
    },
    ({ facts }, { group }, { entry }) =>
      counted(facts, group, { unrest: moved(facts.keys[group].unrest, 1, entry) }),
  ),
  settle: stating(
    (s, { group }) =>
      firstReason(
        inCountMode(s),
        known(s, group, 'unrest'),
        unless((s.facts.keys[group].unrest.value ?? 0) > 0, 'noKeyInUnrest'),
      ),
    ({ facts }, { group }, { entry }) =>
      counted(facts, group, { unrest: moved(facts.keys[group].unrest, -1, entry) }),
  ),
  hold: stating(
    (s, { key, holder }) =>
      firstReason(onList(s, key), unless(s.facts.map[key - 1]?.holder.value !== holder, 'already')),
    ({ facts }, { key, holder }, { entry }) => ({
      ...facts,
      map: facts.map.map((own, i) => (i === key - 1 ? { ...own, holder: said(holder, entry) } : own)),
    }),
  ),
  'hold-unrest': stating(
    (s, { key, calm }) =>
      firstReason(
        onList(s, key),
        unless(s.facts.map[key - 1]?.unrest.value !== (calm === 'unrest'), 'already'),
      ),
    ({ facts }, { key, calm }, { entry }) => ({
      ...facts,
      map: facts.map.map((own, i) =>
        i === key - 1 ? { ...own, unrest: said(calm === 'unrest', entry) } : own,
      ),
    }),
  ),
};

/** Whether there is a list of keys, and this key on it. */
function onList({ terms, facts }: State, key: number): ReasonId {
  if (!isMapMode(terms)) return 'countMode';
  return unless(key <= facts.map.length, 'noSuchKey');
}
