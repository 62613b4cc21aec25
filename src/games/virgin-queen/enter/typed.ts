import type { Facts } from '../facts.ts';
import { said, UNKNOWN, type Known } from '../known.ts';
import type { Power } from '../powers.ts';
import type { ReasonId } from '../reasons.ts';
import type { TypedPart } from '../words.ts';
import { firstReason, stating, unless, type Handlers } from './handler.ts';

const withTyped = (facts: Facts, part: TypedPart, power: Power, value: Known<number>): Facts => ({
  ...facts,
  typed: { ...facts.typed, [part]: { ...facts.typed[part], [power]: value } },
});

const hasPart = (part: TypedPart, power: Power): ReasonId =>
  unless(part === 'basic' || power !== 'ottoman', 'ottomanNoSpecial');

/** Typed mode (V1.15), and who sits where (V1.3, V10 R10, R30). */
export const typedHandlers: Handlers<'typed' | 'counted' | 'player' | 'ally' | 'active'> = {
  typed: stating(
    ({ facts }, { part, power, vp }) =>
      firstReason(hasPart(part, power), unless(facts.typed[part][power].value !== vp, 'already')),
    ({ facts }, { part, power, vp }, { entry }) => withTyped(facts, part, power, said(vp, entry)),
  ),
  counted: stating(
    ({ facts }, { part, power }) => unless(facts.typed[part][power].value !== null, 'notTyped'),
    ({ facts }, { part, power }) => withTyped(facts, part, power, UNKNOWN),
  ),
  player: stating(
    () => 'ok',
    ({ facts }, { power, player }, { remark }) => ({
      ...facts,
      seated: {
        ...facts.seated,
        [power]: { player: player === 'neutral' ? 0 : Number(player), name: remark },
      },
    }),
  ),
  ally: stating(
    ({ facts }, { minor, ally }) => unless(facts.allies[minor].value !== ally, 'already'),
    ({ facts }, { minor, ally }, { entry }) => ({
      ...facts,
      allies: { ...facts.allies, [minor]: said(ally, entry) },
    }),
  ),
  active: {
    refusal: (s, { active }) => unless(s.active !== active, 'already'),
    enter(s, { active }) {
      s.active = active;
    },
  },
};
