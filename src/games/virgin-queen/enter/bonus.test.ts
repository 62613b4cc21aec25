import { describe, expect, it } from 'vitest';
import { BONUSES } from '../bonus.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { TYPED_BONUSES } from '../cards/file.ts';
import { virginQueen } from '../index.ts';
import { sitting } from '../position.kit.ts';
import { POWERS } from '../powers.ts';
import { BONUS_TYPES, MOST_BONUS_ENTRIES } from '../words.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const FIXED = ['assassination', 'circumnavigation', 'virginQueen', 'suezCanal', 'slaveTrader'] as const;
const FULL_LOG = Array.from({ length: MOST_BONUS_ENTRIES }, () => 'earn assassination spain');

const REFUSED: readonly Refused[] = [
  ...TYPED_BONUSES.flatMap((bonus): Refused[] => [
    ['amountWanted', 'V4.3', [], `earn ${bonus} ottoman`],
    ['amountWanted', 'V4.3', [], `earn ${bonus} ottoman 0`],
  ]),
  ...FIXED.map((bonus): Refused => ['amountFixed', 'V4.2', [], `earn ${bonus} england 1`]),
  ['amountWanted', 'V4.3', [], 'earn paris france'],
  ['parisAmount', 'V6.2', [], 'earn paris france 0'],
  ['parisAmount', 'V6.2', [], 'earn paris france 3'],
  ...(['ottoman', 'england', 'empire'] as const).map(
    (power): Refused => ['parisOwners', 'V6.2', [], `earn paris ${power} 1`],
  ),
  ...POWERS.filter((power) => power !== 'ottoman').map(
    (power): Refused => ['ottomanOnly', 'V4.2', [], `earn cyprus ${power} 1`],
  ),
  ...POWERS.filter((power) => power !== 'empire').map(
    (power): Refused => ['empireOnly', 'V6.3', [], `earn masterOfCentralEurope ${power}`],
  ),
  ['oncePerTurn', 'V4.2', ['earn paris france 1'], 'earn paris spain 2'],
  ['oncePerTurn', 'V4.2', ['earn masterOfCentralEurope empire'], 'earn masterOfCentralEurope empire'],
  ['noSuchLine', 'V1.12', [], 'void 1'],
  ['noSuchLine', 'V1.12', ['earn assassination spain'], 'void 2'],
  ['voidAlready', 'V4.5', ['earn assassination spain', 'void 1'], 'void 1'],
  ['noCyprus', 'V10 R14', [], 'cyprus-lost'],
  ['noCyprus', 'V10 R14', ['earn cyprus ottoman 2', 'cyprus-lost'], 'cyprus-lost'],
  ['noCyprus', 'V10 R14', ['earn cyprus ottoman 2', 'void 1'], 'cyprus-lost'],
];

describe('V4 what is refused of bonus VP', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });

  it('E37 V4.3 piracy with an empty or a zero amount: refused; 1 is not', () => {
    const table = sitting();
    expect([table.why('earn piracy spain'), table.why('earn piracy spain 0')]).toEqual([
      'amountWanted',
      'amountWanted',
    ]);
    expect(table.why('earn piracy spain 1')).toBe('ok');
  });

  it('V4.2 once a turn: in the next turn again, and again once it was struck out', () => {
    const table = sitting().enter('earn paris france 1').note('void 1', 'a slip');
    expect(table.why('earn paris spain 1')).toBe('ok');
    table.totals({ ottoman: 0, spain: 0, england: 0, france: 0, empire: 0, protestant: 0 }).nothingAwarded();
    table.enter('earn paris spain 1').walk();
    expect(table.why('earn paris france 2')).toBe('ok');
  });

  it('V1.12 a full log takes no more by hand; the awards of the phase it takes, and it can be kept and read', () => {
    const table = sitting().enter(...FULL_LOG);
    expect(table.why('earn assassination spain')).toBe('logFull');
    expect(table.why('earn piracy england 1')).toBe('logFull');
    table.enter('place paris england', 'place prague empire', 'place vienna empire', 'place buda empire');
    table.enter('place-unrest prague calm', 'place-unrest vienna calm', 'place-unrest buda calm');
    table.enter('victory-phase', 'go-on', 'go-on');
    expect(table.log.at(-1)).toBe('empire masterOfCentralEurope 1');
    expect(virginQueen.decode(virginQueen.encode(table.state))).toEqual(table.state);
  });

  it('V4.2 whoever cannot have a bonus is refused for a reason of its own', () => {
    for (const bonus of BONUS_TYPES) {
      const { owners } = BONUSES[bonus];
      const cards = { ...FICTIONAL_F, bonusAmounts: { cyprus: 1 } };
      const line = bonus === 'paris' ? 'paris 1' : bonus;
      const refused = POWERS.filter((power) => {
        const [type, amount] = line.split(' ');
        const entry = ['earn', type, power, amount].filter((word) => word !== undefined).join(' ');
        return /Only$|Owners$/.test(sitting({ cards }).why(entry));
      });
      expect([bonus, refused]).toEqual([bonus, POWERS.filter((power) => owners?.includes(power) === false)]);
    }
  });
});
