import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/game.ts';
import { seeded } from '../../core/seeded.ts';
import { hammerOfTheScots as game } from './index.ts';
import { start, table } from './position.kit.ts';
import { decode, encode } from './snapshot.ts';
import type { State } from './state.ts';

type Fields = Record<string, Json>;

const plain = (json: Json): Fields => {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new Error('no object');
  return Object.fromEntries(Object.entries(json));
};

/** A snapshot as it comes back from a file. */
const saved = (s: State): Fields => {
  const read: Json = JSON.parse(JSON.stringify(encode(s)));
  return plain(read);
};

/** Positions of random games, some far into them. */
function reached(seed: number, options = {}): State[] {
  const chance = seeded(seed);
  const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? 'braveheart';
  const s = game.setup({ scenario, options }, chance);
  const states: State[] = [];
  for (let played = 0; played < 600; played += 1) {
    const [seat] = game.deciders(s);
    if (seat === undefined) break;
    const legal = game.legal(s, seat);
    game.apply(s, legal[chance.draw(legal.length, 'pick')] ?? 0, seat, chance);
    if (played % 20 === 0) states.push(game.copy(s));
  }
  return states;
}

const moving = (): State =>
  table({
    english: { lothian: 'york-infantry 3, edward', england: 'hobelars' },
    scottish: { lanark: 'douglas', moray: 'moray', ross: 'norse' },
    agenda: start.moves(['english', 2], ['scottish', 1]),
  }).play('english', 'group lothian', 'move york-infantry lanark').s;

const built = (): State =>
  table({
    english: { lothian: 'york-infantry' },
    scottish: { moray: 'moray, douglas' },
    agenda: [
      { step: 'builds', seat: 1, points: new Array<number>(23).fill(1) },
      { step: 'english-disbanding', again: false },
    ],
  }).s;

const saidOf = (json: Json): string => {
  try {
    decode(json);
    return '';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};

describe('a snapshot', () => {
  it('holds everything: decoded it is the same position, at any point of a game and with any options', () => {
    for (const seed of [1, 2, 3])
      for (const s of [
        ...reached(seed),
        ...reached(seed, { 'privacy.trackableBlocks': true, 'variants.extraLevyFirstYear': 2 }),
      ]) {
        const again = decode(saved(s));
        expect(again).toEqual(s);
        expect(game.legal(again, 0)).toEqual(game.legal(s, 0));
        expect(game.legal(again, 1)).toEqual(game.legal(s, 1));
      }
  });

  it('is no part of the position: what is played afterwards does not change it', () => {
    const t = table({
      english: { lothian: 'york-infantry' },
      scottish: { moray: 'moray' },
      agenda: start.moves(['english', 2]),
    });
    const before = encode(t.s);
    const text = JSON.stringify(before);
    t.play('english', 'group lothian', 'move york-infantry mentieth');
    expect(JSON.stringify(before)).toBe(text);
    expect(JSON.stringify(encode(t.s))).not.toBe(text);
  });

  it('holds only the options that differ from the defaults', () => {
    expect(saved(moving())['options']).toEqual({});
    const s = table({
      options: { 'rulings.mainAttackMustBeLargest': false, 'rulings.buildOrder': 'scotsFirst' },
      agenda: start.cards(),
    }).s;
    expect(saved(s)['options']).toEqual({ 'rulings.mainAttackMustBeLargest': false });
  });

  it('is refused when a field is missing, by the name of the field', () => {
    const whole = saved(moving());
    for (const field of Object.keys(whole)) {
      const { [field]: _, ...rest } = whole;
      expect(saidOf(rest), field).toContain(field);
    }
  });

  it('is refused when a field is of the wrong kind, by the name of the field', () => {
    const whole = saved(moving());
    for (const field of Object.keys(whole))
      for (const wrong of [null, 'fife', -7, 2.5, 1e9, [], ['fife'], [[]], { step: 'deal' }]) {
        const said = saidOf({ ...whole, [field]: wrong });
        const isAll = field === 'handles' && Array.isArray(wrong) && wrong.length === 0;
        if (isAll) expect(said).toBe('');
        else expect(said, `${field} ${JSON.stringify(wrong)}`).toContain(field);
      }
  });

  it.each<[string, Json, string]>([
    ['agenda', [], 'is empty'],
    ['agenda', ['moves'], 'a step that this game does not have'],
    ['agenda', [{ step: 'toString' }], 'a step that this game does not have'],
    ['agenda', [{ step: 'moves', seat: 2, left: 1 }], 'a step moves with a wrong seat'],
    ['agenda', [{ step: 'moves', seat: 1 }], 'a step moves with a wrong left'],
    ['agenda', [{ step: 'moves', seat: 1, left: 1, more: 1 }], 'a step moves with more than belongs to it'],
    ['agenda', [{ step: 'regroup', side: 1, area: 23 }], 'a step regroup with a wrong area'],
    ['agenda', [{ step: 'builds', seat: 1, points: [1, 2] }], 'a step builds with a wrong points'],
    [
      'agenda',
      [{ step: 'gain', seat: 1, area: 1, left: 1, group: 'them' }],
      'a step gain with a wrong group',
    ],
    ['options', { 'rulings.noSuchRule': true }, 'options of this game'],
    ['options', { 'rulings.buildOrder': true }, 'options of this game'],
    ['options', { ['__proto__']: true }, 'options of this game'],
    ['scenario', 'bannockburn', 'none of this game'],
    ['ending', 'majority', 'does not go with its winner'],
    ['scottishNobles', 1, 'a whole number from 8192 to 16383'],
  ])('with the %s %j says what is wrong', (field, wrong, words) => {
    const said = saidOf({ ...saved(moving()), [field]: wrong });
    expect(said).toContain(`the snapshot's ${field}`);
    expect(said).toContain(words);
  });

  it('is refused when its tallies are not those of its blocks', () => {
    const whole = saved(moving());
    const { count, place } = whole;
    if (!Array.isArray(count) || !Array.isArray(place)) throw new Error('no lists');
    const more: Json[] = count.map((value, index) => (index === 0 ? 2 : value));
    expect(saidOf({ ...whole, count: more })).toContain('count');
    const elsewhere: Json[] = place.map((value, index) => (index === 0 ? 5 : value));
    expect(saidOf({ ...whole, place: elsewhere })).toContain('count');
  });

  it.each([null, true, 7, 'moves', [], [1]])('is not %j', (json) => {
    expect(saidOf(json)).not.toBe('');
    expect(saidOf(json)).toMatch(/^Error: /);
  });

  it('damaged anywhere is refused in words or is a position that answers every question', () => {
    const wholes = [moving(), built(), ...reached(5)].map(saved);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -3, max: 60 }),
      fc.constantFrom(null, -1, 1e300, '', [], {}),
    ) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(
        fc.constantFrom(...wholes),
        fc.array(fc.nat(), { maxLength: 4 }),
        value,
        (whole, way, wrong) => {
          const damaged = damage(whole, way, wrong);
          const said = saidOf(damaged);
          expect(said === '' || /^Error: (the snapshot's \w+|a snapshot )/.test(said), said).toBe(true);
          if (said !== '') return;
          const s = decode(damaged);
          expect(decode(encode(s))).toEqual(s);
          for (const viewer of [0, 1, 'observer'] as const) game.view(s, viewer);
          for (const seat of [0, 1]) {
            for (const a of game.legal(s, seat)) expect(game.why(s, seat, a)).toBe(0);
          }
        },
      ),
      { numRuns: 2000, seed: 1297 },
    );
  });
});

/** Puts a wrong value somewhere into a snapshot: `way` picks the key at each depth. */
function damage(json: Json, way: readonly number[], wrong: Json): Json {
  const [pick, ...rest] = way;
  if (pick === undefined || json === null || typeof json !== 'object') return wrong;
  if (Array.isArray(json)) {
    const at = json.length === 0 ? 0 : pick % json.length;
    const list: Json[] = json.map((each: Json, index: number) =>
      index === at ? damage(each, rest, wrong) : each,
    );
    return list;
  }
  const keys = Object.keys(json);
  const key = keys[keys.length === 0 ? 0 : pick % keys.length];
  const fields = plain(json);
  return key === undefined ? wrong : { ...fields, [key]: damage(fields[key] ?? null, rest, wrong) };
}
