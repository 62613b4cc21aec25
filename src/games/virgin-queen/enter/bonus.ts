import { BONUSES, isAtLimit, settledAmount } from '../bonus.ts';
import type { Bonus, Facts } from '../facts.ts';
import type { Power } from '../powers.ts';
import type { ReasonId } from '../reasons.ts';
import type { State } from '../state.ts';
import { PARIS_HIGH_VP } from '../victory/awards.ts';
import { MOST_BONUS_ENTRIES, type BonusType } from '../words.ts';
import { firstReason, stating, unless, type Handlers, type Moment } from './handler.ts';

const OWNER_REASONS: Partial<Record<BonusType, ReasonId>> = {
  cyprus: 'ottomanOnly',
  paris: 'parisOwners',
  masterOfCentralEurope: 'empireOnly',
};

/** What forbids a bonus whatever its amount: an established owner or limit, a full log (V4.2, V4.4). */
function forbidden({ facts, turn }: State, bonus: BonusType, power: Power): ReasonId {
  const { owners, limit } = BONUSES[bonus];
  if (owners !== undefined && !owners.includes(power)) return OWNER_REASONS[bonus] ?? 'ok';
  if (limit?.sure === true && isAtLimit(facts, bonus, turn)) return 'oncePerTurn';
  // The awards of the phase are written down even then.
  return unless(facts.bonus.length < MOST_BONUS_ENTRIES, 'logFull');
}

/** The facts with one more line in the bonus log. */
export const withBonus = (
  facts: Facts,
  { entry, power, bonus, amount, turn }: Pick<Bonus, 'entry' | 'power' | 'bonus' | 'amount' | 'turn'>,
  note = '',
): Facts => ({
  ...facts,
  bonus: [...facts.bonus, { entry, power, bonus, amount, turn, note, voided: null, off: null }],
});

/** The facts with some lines of the bonus log changed. */
export const withLines = (facts: Facts, change: (line: Bonus, index: number) => Bonus): Facts => ({
  ...facts,
  bonus: facts.bonus.map(change),
});

/** Whether the table says the amount of a bonus (V4.2). */
const isOpen = (bonus: BonusType): boolean =>
  BONUSES[bonus].amount === 'typed' || BONUSES[bonus].amount === 'paris';

/** What is wrong with an amount that the table says (V4.3, V6.2). */
function amountRefusal(bonus: BonusType, amount: number): ReasonId {
  if (BONUSES[bonus].amount === 'paris') return unless(amount >= 1 && amount <= PARIS_HIGH_VP, 'parisAmount');
  return unless(amount >= 1, 'amountWanted');
}

const isHeldCyprus = ({ bonus, voided, off }: Bonus): boolean =>
  bonus === 'cyprus' && voided === null && off === null;

const line = ({ turn }: State, bonus: BonusType, power: Power, amount: number, { entry }: Moment) => ({
  bonus,
  power,
  amount,
  turn,
  entry,
});

/** The bonus log (V4). */
export const bonusHandlers: Handlers<'earn' | 'earn-typed' | 'void' | 'cyprus-lost'> = {
  earn: stating(
    (s, { bonus, power }) =>
      firstReason(
        forbidden(s, bonus, power),
        unless(settledAmount(s.facts, s.terms, bonus, power) !== null, 'amountWanted'),
      ),
    (s, { bonus, power }, at) => {
      const amount = settledAmount(s.facts, s.terms, bonus, power) ?? 0;
      return withBonus(s.facts, line(s, bonus, power, amount, at), at.remark);
    },
  ),
  'earn-typed': stating(
    (_, { bonus, amount }) => amountRefusal(bonus, amount),
    (s, { bonus, power, amount }, at) => withBonus(s.facts, line(s, bonus, power, amount, at), at.remark),
    (s, { bonus, power }) => firstReason(forbidden(s, bonus, power), unless(isOpen(bonus), 'amountFixed')),
  ),
  void: stating(
    ({ facts }, { line: number }) => {
      const own = facts.bonus[number - 1];
      if (own === undefined) return 'noSuchLine';
      return unless(own.voided === null, 'voidAlready');
    },
    ({ facts }, { line: number }, { entry }) =>
      withLines(facts, (own, i) => (i === number - 1 ? { ...own, voided: entry } : own)),
  ),
  'cyprus-lost': stating(
    ({ facts }) => unless(facts.bonus.some(isHeldCyprus), 'noCyprus'),
    ({ facts, terms }, _, { entry }) =>
      terms.rules.cyprusMode === 'permanent'
        ? facts
        : withLines(facts, (own) => (isHeldCyprus(own) ? { ...own, off: entry } : own)),
  ),
};
