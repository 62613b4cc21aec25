import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../core/config.ts';
import type { Action, Json, ReasonCode } from '../core/game.ts';
import { queen, virginQueen as game } from '../games/index.ts';
import { BONUS_WARNINGS } from '../games/virgin-queen/bonus.ts';
import { FICTIONAL_F_MAP } from '../games/virgin-queen/cards.kit.ts';
import { POSITION_FAULTS } from '../games/virgin-queen/position/reader.ts';
import { VP_VICTORIES } from '../games/virgin-queen/victory/resolve.ts';
import { LANGUAGES, messageKeys, trySay } from './say.ts';
import { clean } from './virgin-queen.kit.ts';
import { words } from './words.ts';

const ROOM = new URL('../games/virgin-queen/', import.meta.url);

const KIND_NAMES = Object.keys(queen.KINDS);

/** Entries that are told by what they bring about, and so have no news of their own. */
const UNTOLD = ['prefer', 'declare', 'declare-paper', 'open-seal', 'open-paper', 'go-on'];

/** The types in a call of `tell`, such as `{ type: 'won', … }` or `{ type: last ? 'limit' : 'position', … }`. */
const typesIn = (call: string): string[] =>
  [...call.matchAll(/type: ([^,}]*)/g)].flatMap(([, text = '']) =>
    [...text.slice(text.indexOf('?') + 1).matchAll(/'([a-z-]+)'/g)].map(([, type = '']) => type),
  );

/** Every type of news beside the entries: what the engine's sources tell. */
const TOLD_BESIDE = [
  ...new Set(
    readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|kit)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(new URL(file, ROOM), 'utf8').matchAll(/tell(\?\.)?\([^;]*;/g)])
      .flatMap(([call]) => typesIn(call)),
  ),
];

const mapConfig = checkConfig(game, { scenario: 'campaign', material: FICTIONAL_F_MAP });
if (!mapConfig.ok) throw new Error('the card data are in order');

const ALPHABET = game.notation.alphabet(mapConfig.value);
const STRIDE = 17;
const SAMPLE_OF_ACTIONS = ALPHABET.filter((_, i) => i % STRIDE === 0);
const ONE_OF_EACH = new Map<string, Action>(
  ALPHABET.map((action) => [game.notation.parts(action).type, action]),
);

/** What is told with some entries beside their own fields. */
const BESIDES: Readonly<Record<string, Json>> = {
  amount: 2,
  bonus: 'piracy',
  power: 'spain',
  named: { en: 'Amsterdam', ru: 'Амстердам' },
  remark: '1568',
};

const SAMPLE: Readonly<Record<string, Json>> = {
  victory: 'standard',
  powers: ['spain', 'france'],
  power: 'spain',
  bonus: 'paris',
  warning: 'at-limit',
  preference: 'balanced',
  commitment: '0f3a',
  salt: '9c',
  shared: true,
  total: 25,
  vp: 2,
  was: '?',
  count: 31,
  turn: 4,
};

const keysUnder = (group: string): string[] =>
  messageKeys('en')
    .filter((key) => key.startsWith(`${game.id}.${group}.`))
    .map((key) => key.slice(game.id.length + group.length + 2));

const act = (line: string): Action => {
  const action = game.notation.read(line);
  if (action === undefined) throw new Error(`'${line}' is no entry`);
  return action;
};

const code = (id: string): ReasonCode => game.reasons.findIndex((reason) => reason.id === id);

describe.each(LANGUAGES)('the umpire of Virgin Queen in %s', (language) => {
  const speak = words(language, game);

  it('says every entry', () => {
    expect(SAMPLE_OF_ACTIONS.length).toBeGreaterThan(300);
    for (const action of SAMPLE_OF_ACTIONS) clean(speak.action(action));
    for (const action of ONE_OF_EACH.values())
      for (const step of [undefined, ...queen.STEPS]) clean(speak.action(action, step));
  });

  it('names all that its fields can hold, its seats, scenarios and endings', () => {
    const domains: Readonly<Record<string, readonly string[]>> = {
      power: queen.POWERS,
      group: queen.GROUPS,
      holder: [...queen.HOLDERS, 'none'],
      territory: [...queen.TERRITORIES, 'elsewhere'],
      place: queen.PLACES,
      preference: queen.PREFERENCES,
      ruler: queen.RULERS,
      bonus: queen.BONUS_TYPES,
      part: queen.TYPED_PARTS,
      victory: Object.keys(queen.VICTORIES),
      ending: Object.keys(queen.VICTORIES),
      warning: BONUS_WARNINGS,
    };
    for (const { kind } of Object.values(game.notation.fields ?? {}))
      expect(Object.keys(domains)).toContain(kind);
    for (const [kind, ids] of Object.entries(domains)) for (const id of ids) clean(speak.name(kind, id));
    for (const seat of game.seats.keys()) clean(speak.seat(seat));
    for (const { id } of game.scenarios) {
      clean(speak.name('scenario', id));
      clean(speak.about('scenario', id));
    }
    clean(speak.name('preset', 'default'));
    clean(speak.about('preset', 'default'));
    clean(speak.title());
    clean(speak.about('game'));
    clean(speak.outcome({ winners: [], kind: 'stopped', paragraph: 'V10 R29' }));
  });

  it('explains every option and each of its values', () => {
    for (const { name, values } of game.options.specs) {
      clean(speak.option(name));
      for (const value of values) clean(speak.optionValue(name, value));
    }
  });

  it('gives every reason, whatever entry it refuses', () => {
    for (const at of game.reasons.keys()) {
      clean(speak.reason(at));
      for (const action of ONE_OF_EACH.values()) clean(speak.reason(at, action));
    }
  });

  it('tells all news', () => {
    const entries = [...ONE_OF_EACH.values()].map((action) => game.notation.parts(action));
    const told = entries.filter(({ type }) => !UNTOLD.includes(type));
    expect(told.length + TOLD_BESIDE.length).toBeGreaterThan(70);
    for (const entry of told) clean(speak.news({ ...BESIDES, ...entry }));
    for (const type of TOLD_BESIDE) clean(speak.news({ ...SAMPLE, type }));
  });

  it('asks and says who is awaited at every step, and names and explains it', () => {
    for (const step of queen.STEPS.filter((each) => each !== 'over')) {
      clean(speak.prompt(step));
      clean(speak.waiting(step, queen.TABLE));
      clean(speak.sentence('step', `${step}.name`));
      clean(speak.sentence('step', `${step}.about`));
    }
    for (const asked of ['prefer', 'declare', 'show']) {
      clean(speak.prompt(asked));
      clean(speak.waiting(asked, queen.EMPIRE));
    }
  });

  it('warns of a bonus', () => {
    for (const warning of BONUS_WARNINGS)
      clean(speak.sentence('warning', warning, { bonus: 'virginQueen', power: 'spain' }));
  });

  it('has every paragraph of the rules that the umpire cites', () => {
    const cited = [
      ...game.reasons.map(({ paragraph }) => paragraph),
      ...game.options.specs.map(({ paragraph }) => paragraph),
      ...game.scenarios.map(({ paragraph }) => paragraph),
      ...Object.values(queen.VICTORIES),
      ...Object.values(queen.ALARMS),
      ...Object.values(queen.ACCOUNTS),
    ].filter(Boolean);
    expect(cited.length).toBeGreaterThan(120);
    const group = (id: string): string => (/[. ]/.test(id) ? 'text' : 'title');
    const lost = cited.filter((id) => trySay(language, `${game.id}.rules.${group(id)}.${id}`) === undefined);
    expect(lost).toEqual([]);
  });

  it('leads from rule to rule only where there is one, and has a title for each chapter', () => {
    const texts = keysUnder('rules.text');
    for (let ruling = 1; ruling <= 30; ruling += 1) expect(texts).toContain(`V10 R${ruling}`);
    for (const key of texts) {
      expect(keysUnder('rules.title')).toContain(/^V\d+/.exec(key)?.[0]);
      const text = trySay(language, `${game.id}.rules.text.${key}`) ?? '';
      for (const [id] of text.matchAll(/V\d+(?:\.\d+| R\d+)/g)) expect(texts).toContain(id);
    }
  });
});

describe('the messages of the umpire', () => {
  it('hold nothing that is never said', () => {
    const same = (group: string, ids: readonly string[]): void =>
      expect(keysUnder(group).toSorted()).toEqual(ids.toSorted());
    same(
      'reason',
      game.reasons.map(({ id }) => id),
    );
    same('action', KIND_NAMES);
    same('news', [...KIND_NAMES.filter((kind) => !UNTOLD.includes(kind)), ...TOLD_BESIDE]);
    same('account', Object.keys(queen.ACCOUNTS));
    same('alarm', Object.keys(queen.ALARMS));
    same('victory', [...Object.keys(queen.VICTORIES), 'shared']);
    same('fall', ['leader', ...queen.FALL_WAYS, 'none', 'unknown-keys', 'unknown-spaces']);
    same('short', ['head', 'power', 'spaces', 'seal', 'paper', 'declared', 'range', 'now']);
    same('warning', BONUS_WARNINGS);
    same('position', POSITION_FAULTS);
    same(
      'step',
      queen.STEPS.flatMap((step) => [`${step}.name`, `${step}.about`]),
    );
    same('finding', [
      ...queen.FINDINGS,
      ...['holder', 'unrest', 'ruler', 'guise', 'navarre'].map((what) => `missing-${what}`),
    ]);
    same('verdict', [
      ...VP_VICTORIES.flatMap((victory) => [victory, `${victory}-none`, `${victory}-shared`]),
      'none',
      'incomplete',
      'missing',
      'military',
      'military-none',
      'domination-early',
      'tied',
      'tie-step',
      'tie-broken',
      'tie-shared',
      'tie-own',
    ]);
    const asked = [...queen.STEPS.filter((step) => step !== 'over'), 'prefer', 'declare', 'show'];
    same('prompt', asked);
    same('waiting', asked);
    for (const key of keysUnder('action-in')) {
      const [step = '', kind = ''] = key.split('.');
      expect(queen.STEPS).toContain(step);
      expect(KIND_NAMES).toContain(kind);
    }
    same(
      'option',
      game.options.specs.flatMap(({ name, values }) => [
        `${name}.title`,
        ...values.map((value) => `${name}.values.${value}`),
      ]),
    );
  });
});

describe('sentences', () => {
  const [en, ru] = [words('en', game), words('ru', game)];

  it('of entries', () => {
    expect(en.action(act('keys spain 1'))).toBe('Spain: 1 key');
    expect(ru.action(act('keys spain 8'))).toBe('Испания: 8 ключевых областей');
    expect(ru.action(act('take netherlands spain unrest'))).toBe(
      'Испания → Протестант, в Нидерландах: ключевая область переходит, беспорядки сняты',
    );
    expect(en.action(act('convert france protestant calm'))).toBe('France: a space turns Protestant');
    expect(en.action(act('go-on'), 'paris')).toBe('Enter this and go on to Central Europe');
    expect(ru.action(act('rebellion 5 1'))).toBe(
      'Восстание английских католиков: Испания 5 «хитов», Англия 1 «хит»',
    );
  });

  it('of reasons', () => {
    expect(en.reason(code('onKeyList'), act('place paris spain'))).toBe(
      'This stands on the list of keys; enter it there: Paris. (V1.8)',
    );
    expect(ru.reason(code('unrestAboveKeys'))).toBe(
      'В беспорядках оказалось бы больше ключевых областей, чем их есть. (V1.6)',
    );
  });

  it.each([
    [1, 'Ещё 1 протестантская область — и победа: Протестант (49 из 50).', 'with 1 more Protestant space ('],
    [2, 'Ещё 2 протестантские области — и победа: Протестант (49 из 50).', 'with 2 more Protestant spaces ('],
    [
      5,
      'Ещё 5 протестантских областей — и победа: Протестант (49 из 50).',
      'with 5 more Protestant spaces (',
    ],
  ])('of alarms, with plurals: %i', (left, russian, english) => {
    const facts = { left, count: 49, powers: ['protestant'] };
    expect(ru.sentence('alarm', 'near-50', facts)).toBe(russian);
    expect(en.sentence('alarm', 'near-50', facts)).toContain(english);
  });

  it('of what would bring a leader down', () => {
    const facts = {
      power: 'spain',
      count: 2,
      total: 15,
      rival: 'france',
      rivalTotal: 16,
      taker: 'protestant',
    };
    const lost = { ...facts, aim: 'behind', unrest: true, row: 'none', netherlands: 0, outside: 0 };
    expect(en.sentence('fall', 'lost', lost)).toBe(
      '2 open keys lost or in unrest: 15 VP, behind France (16).',
    );
    expect(
      ru.sentence('fall', 'lost', { ...lost, unrest: false, row: 'both', netherlands: 1, outside: 1 }),
    ).toBe(
      'Минус 2 открытые ключевые области (в Нидерландах 1, вне их 1) — потеря: 15 ПО, впереди Франция (16).',
    );
    const taken = { ...lost, aim: 'level', count: 1, row: 'netherlands' };
    expect(en.sentence('fall', 'taken', taken)).toBe(
      'Protestant takes 1 open key in the Netherlands: 15 VP, level with France.',
    );
    expect(ru.sentence('fall', 'taken', taken)).toBe(
      'Протестант забирает 1 открытую ключевую область в Нидерландах: 15 ПО, наравне: Франция.',
    );
    const up = { ...facts, aim: 'stopped' };
    expect(en.sentence('fall', 'up', up)).toBe(
      '2 Protestant spaces more: 15 VP, no longer enough to win now.',
    );
    expect(ru.sentence('fall', 'down', { ...up, count: 5 })).toBe(
      'На 5 протестантских областей меньше: 15 ПО, для победы сейчас уже мало.',
    );
  });

  it('of numbers below zero, with the real minus sign', () => {
    const power = { place: 1, power: 'spain', basic: 18, special: 0, bonus: -1, total: 17 };
    expect(en.sentence('short', 'power', power)).toBe('1. Spain: 17 VP (basic 18, special 0, bonus −1)');
    expect(en.news({ type: 'earn', bonus: 'slaveTrader', power: 'spain', amount: -1 })).toBe(
      'Spain: Slave Trader, −1 VP.',
    );
    expect(ru.sentence('account', 'total', { power: 'spain', vp: -2 })).toContain('−2');
    const facts = { turn: 4, compared: ['spain'], totals: [-3], still: ['spain'] };
    expect(en.sentence('verdict', 'tie-step', facts)).toContain('Spain (−3)');
  });

  it('of a tie, turn by turn', () => {
    const facts = { turn: 4, compared: ['spain', 'france'], totals: [20, 18], still: ['spain'] };
    expect(en.sentence('verdict', 'tie-step', facts)).toBe('Turn 4: Spain (20), France (18). Left: Spain.');
    expect(ru.sentence('verdict', 'tie-step', { ...facts, turn: 0 })).toBe(
      'Начало игры: Испания (20), Франция (18). Остаются: Испания.',
    );
  });

  it('of numbers and where they come from', () => {
    expect(ru.sentence('account', 'boxes', { power: 'spain', box: 3, vp: 6 })).toBe(
      '3 открытые ячейки: 6 ПО',
    );
    expect(en.sentence('account', 'boxes', { power: 'spain', box: 0, vp: 0 })).toBe('No open box: 0 VP');
    expect(en.sentence('account', 'column-unknown', { power: 'spain', count: null, vp: '?' })).toBe(
      'The number of Protestant spaces is not known: ? VP',
    );
  });
});
