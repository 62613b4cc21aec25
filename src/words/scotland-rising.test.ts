import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, GameEvent, Json, ReasonCode } from '../core/game.ts';
import { checkConfig } from '../core/config.ts';
import { Match } from '../core/match.ts';
import { seeded } from '../core/seeded.ts';
import { TERRAINS } from '../games/scotland-rising/battlefield/file.ts';
import { KINDS } from '../games/scotland-rising/actions.ts';
import { scotlandRising as game } from '../games/scotland-rising/index.ts';
import { ENDINGS, PHASES } from '../games/scotland-rising/state.ts';
import { COMMANDS, HANDLE_COUNT, handleId, TYPES } from '../games/scotland-rising/units.ts';
import { LANGUAGES, messageKeys, trySay } from './say.ts';
import { words } from './words.ts';

const source = (file: string): string =>
  readFileSync(new URL(`../games/scotland-rising/${file}`, import.meta.url), 'utf8');

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** Every type of news with its fields, from the union that declares them. */
const NEWS: readonly (readonly [type: string, fields: ReadonlySet<string>])[] = source('news.ts')
  .split("readonly type: '")
  .slice(1)
  .map((part) => [
    part.slice(0, part.indexOf("'")),
    new Set(named(part.slice(0, part.indexOf('}')), /readonly (\w+):/g)),
  ]);

/** Phases that ask somebody. */
const ASKING = PHASES.filter((phase) => phase !== 'over');

/** Some thousands of the actions there are, of every kind and every unit. */
const STRIDE = 37;
const SAMPLE_OF_ACTIONS = game.notation.alphabet().filter((_, i) => i % STRIDE === 0);

const ONE_OF_EACH = new Map<string, Action>(
  game.notation.alphabet().map((action) => [game.notation.parts(action).type, action]),
);

/** The keys of this game's messages below a group. */
const keysUnder = (group: string): string[] =>
  messageKeys('en')
    .filter((key) => key.startsWith(`${game.id}.${group}.`))
    .map((key) => key.slice(game.id.length + group.length + 2));

const act = (line: string): Action => {
  const action = game.notation.read(line);
  if (action === undefined) throw new Error(`'${line}' is no action`);
  return action;
};

const code = (id: string): ReasonCode => game.reasons.findIndex((reason) => reason.id === id);

const SAMPLE: Readonly<Record<string, Json>> = {
  side: 'english',
  unit: 'S-P3',
  leader: 'S-RBruce',
  defender: 'E-K1',
  from: '0504',
  to: '0604',
  at: '0504',
  target: '0704',
  turn: 3,
  command: 6,
  die: 4,
  random: 2,
  ap: 8,
  dice: [3, 4],
  event: 7,
  number: 5,
  hits: 1,
  success: true,
  vp: 2,
  count: 2,
  ending: 'points',
  scotsVp: 20,
  englishVp: 21,
};

const sampleOf = (type: string, fields: ReadonlySet<string>): GameEvent => {
  const event: Record<string, Json> = {};
  for (const field of fields) event[field] = SAMPLE[field] ?? null;
  return { ...event, type };
};

const clean = (text: string): void => {
  expect(text).not.toMatch(/[{}]|undefined|null|NaN|⟦/);
  expect(text).not.toBe('');
};

/** Units and hexes as messages must never show them: by the ids of the notation. */
const spoken = (text: string): void => {
  clean(text);
  expect(text).not.toMatch(/\b[SE]-[A-Z]/);
};

describe.each(LANGUAGES)('Scotland Rising in %s', (language) => {
  const speak = words(language, game);

  it('says every action', () => {
    expect(SAMPLE_OF_ACTIONS.length).toBeGreaterThan(5000);
    for (const action of SAMPLE_OF_ACTIONS) {
      spoken(speak.action(action));
      for (const phase of ASKING) spoken(speak.action(action, phase));
    }
  });

  it('names its units, all that there can be, each with a name of its own', () => {
    const ids = Array.from({ length: HANDLE_COUNT }, (_, handle) => handleId(handle) ?? []).flat();
    expect(ids.length).toBe(2 * 6 * 32 + COMMANDS.length);
    const names = ids.map((id) => speak.name('unit', id));
    for (const name of names) spoken(name);
    expect(new Set(names).size).toBe(ids.length);
  });

  it('names its sides, ground, types, commands, marks, kinds of actions, events, scenarios, endings', () => {
    for (const seat of game.seats.keys()) clean(speak.seat(seat));
    for (const terrain of TERRAINS) clean(speak.name('terrain', terrain));
    for (const { id } of TYPES) {
      clean(speak.name('type', id));
      clean(speak.name('types', id));
    }
    for (const { id } of COMMANDS) clean(speak.name('command', id));
    for (const mark of ['reduced', 'disordered', 'schiltron', 'acted']) clean(speak.name('mark', mark));
    for (const { kind } of KINDS) clean(speak.name('kind', kind));
    for (let sum = 2; sum <= 12; sum += 1) clean(speak.name('event', String(sum)));
    for (const { id } of game.scenarios) {
      clean(speak.name('scenario', id));
      clean(speak.about('scenario', id));
    }
    for (const preset of ['default', ...Object.keys(game.options.presets)]) {
      clean(speak.name('preset', preset));
      clean(speak.about('preset', preset));
    }
    for (const { kind } of ENDINGS) clean(speak.name('ending', kind));
    clean(speak.title());
    clean(speak.about('game'));
  });

  it('explains every option and each of its values', () => {
    expect(game.options.specs.length).toBe(27);
    for (const { name, values } of game.options.specs) {
      clean(speak.option(name));
      for (const value of values) clean(speak.optionValue(name, value));
    }
  });

  it('gives every reason, whatever action it refuses', () => {
    for (const at of game.reasons.keys()) {
      spoken(speak.reason(at));
      for (const action of ONE_OF_EACH.values()) spoken(speak.reason(at, action));
    }
  });

  it('tells all news', () => {
    expect(NEWS.length).toBeGreaterThan(25);
    for (const [type, fields] of NEWS) spoken(speak.news(sampleOf(type, fields)));
  });

  it('asks, and says who is awaited, in every phase that asks somebody', () => {
    expect(ASKING.length).toBe(5);
    for (const phase of ASKING) {
      clean(speak.prompt(phase));
      for (const seat of game.seats.keys()) clean(speak.waiting(phase, seat));
    }
  });

  it('has every paragraph of the rules that the game cites', () => {
    const cited = [
      ...game.reasons.map(({ paragraph }) => paragraph),
      ...ENDINGS.map(({ paragraph }) => paragraph),
      ...game.options.specs.map(({ paragraph }) => paragraph),
      ...game.scenarios.map(({ paragraph }) => paragraph),
    ].filter(Boolean);
    expect(cited.length).toBeGreaterThan(100);
    const group = (id: string): string => (/[. ]/.test(id) ? 'text' : 'title');
    const lost = cited.filter((id) => trySay(language, `${game.id}.rules.${group(id)}.${id}`) === undefined);
    expect(lost).toEqual([]);
  });

  it('leads from rule to rule only where there is one, and has a title for each chapter', () => {
    for (const key of keysUnder('rules.text')) {
      expect(keysUnder('rules.title')).toContain(/^B\d+/.exec(key)?.[0]);
      const text = trySay(language, `${game.id}.rules.text.${key}`) ?? '';
      for (const [id] of text.matchAll(/B\d+\.\d+/g)) expect(keysUnder('rules.text')).toContain(id);
    }
  });
});

describe('the messages of Scotland Rising', () => {
  it('hold nothing that the game never says', () => {
    expect(keysUnder('reason').toSorted()).toEqual(game.reasons.map(({ id }) => id).toSorted());
    expect(keysUnder('news').toSorted()).toEqual(NEWS.map(([type]) => type).toSorted());
    expect(keysUnder('prompt').toSorted()).toEqual(ASKING.toSorted());
    expect(keysUnder('waiting').toSorted()).toEqual(ASKING.toSorted());
    expect(keysUnder('action').toSorted()).toEqual([...ONE_OF_EACH.keys()].toSorted());
    for (const key of keysUnder('action-in')) {
      const [phase = '', kind = ''] = key.split('.');
      expect(ASKING).toContain(phase);
      expect([...ONE_OF_EACH.keys()]).toContain(kind);
    }
    const options = game.options.specs.flatMap(({ name, values }) => [
      `${name}.title`,
      ...values.map((value) => `${name}.values.${value}`),
    ]);
    expect(keysUnder('option').toSorted()).toEqual(options.toSorted());
  });
});

describe('whole games in words', () => {
  const games = game.scenarios.flatMap(({ id: scenario }) =>
    ['printed', 'freeform'].map((setup) => [scenario, setup] as const),
  );

  it.each(games)('are told without a gap: %s, %s', (scenario, setup) => {
    const checked = checkConfig(game, {
      scenario,
      options: { 'options.setup': setup, 'options.events': 'on12', 'rulings.leaderMovesWithUnit': true },
    });
    if (!checked.ok) throw new Error('the configuration is in order');
    const match = new Match(game, checked.value, seeded(1314));
    const dice = seeded(24);
    for (let seat = match.deciders()[0]; seat !== undefined; seat = match.deciders()[0]) {
      const legal = match.legal(seat);
      const chosen = legal[dice.draw(legal.length, 'action')];
      if (chosen === undefined || !match.play(seat, chosen).ok) throw new Error('a legal action is refused');
    }
    const outcome = match.outcome();
    for (const language of LANGUAGES) {
      const speak = words(language, game);
      for (const { event } of match.told('observer')) if (event !== undefined) spoken(speak.news(event));
      if (outcome !== undefined) clean(speak.outcome(outcome));
    }
  });
});

describe('sentences', () => {
  const [en, ru] = [words('en', game), words('ru', game)];
  const check = (said: string, expected: string): void => expect(said).toBe(expected);

  it('of actions', () => {
    check(en.action(act('move S-P3 0504')), 'Move Scots pike 3 to 0504');
    check(ru.action(act('move S-P3 0504')), 'Марш: шотландские копейщики 3 → 0504');
    check(en.action(act('charge E-K3 0805>0704')), 'Charge with English knight 3 to 0805 and attack 0704');
    check(ru.action(act('charge E-K3 0805>0704')), 'Натиск: английские рыцари 3 → 0805, цель 0704');
    check(en.action(act('rally S-RBruce')), 'Rally the unit with Robert the Bruce');
    check(en.action(act('ready'), 'schiltrons'), 'Begin the battle');
    check(ru.action(act('end')), 'Закончить фазу действий');
  });

  it('of reasons', () => {
    const charge = act('charge S-P10 0805>0704');
    check(
      en.reason(code('cannotCharge'), charge),
      'Scots pike 10 cannot charge: only axes, knights and leaders do. (B11.1)',
    );
    check(
      ru.reason(code('targetNotClear'), charge),
      'Натиск возможен только на отряд на открытой местности, а здесь не так: 0704. (B11.3)',
    );
    check(en.reason(code('hasActed')), 'This unit has acted already in this turn. (B6.6)');
    check(
      en.reason(code('mpShort'), act('move E-H1 0101')),
      'English hobelar 1 cannot get as far as 0101 in one move. (B7.2)',
    );
    check(en.reason(code('leadersApart')), 'In this match two leaders may not share a hex. (B18 R14)');
  });

  it('of news', () => {
    const attacked = {
      type: 'attacked',
      unit: 'E-K1',
      from: '0805',
      target: '0704',
      defender: 'S-P3',
      dice: [1, 2, 5],
      number: 5,
      hits: 1,
    };
    check(
      en.news(attacked),
      'English knight 1 in 0805 attacked Scots pike 3 in 0704, hitting on 5 or more: 1, 2, 5. 1 hit.',
    );
    check(
      ru.news(attacked),
      'Атака: английские рыцари 1 (0805), цель — шотландские копейщики 3 (0704). Выпало 1, 2, 5, попадание от 5. 1 попадание.',
    );
    const lost = { type: 'eliminated', unit: 'S-RBruce', at: '0704', side: 'scots', vp: 6 };
    check(en.news(lost), 'Robert the Bruce in 0704 was eliminated: 6 VP for the English.');
    check(ru.news(lost), 'Потеря: Роберт Брюс, 0704. Англичанам 6 ПО.');
    const event = { type: 'event', side: 'english', dice: [3, 4], event: 7 };
    check(
      en.news(event),
      'Battle Event of the English, dice 3, 4, sum 7: pikes not in schiltron roll 1 die more when they attack.',
    );
    const ended = (ap: number): GameEvent => ({ type: 'ended', side: 'scots', ap });
    check(en.news(ended(0)), 'The Scots ended their turn.');
    check(en.news(ended(2)), 'The Scots ended their turn; 2 AP were lost.');
    check(ru.news(ended(2)), 'Шотландцы закончили ход; пропало 2 ОД.');
  });

  it.each([
    [1, 'Гекс 0704: пропало 1 лишнее попадание.', '1 hit left over in 0704 went for nothing.'],
    [2, 'Гекс 0704: пропало 2 лишних попадания.', '2 hits left over in 0704 went for nothing.'],
    [5, 'Гекс 0704: пропало 5 лишних попаданий.', '5 hits left over in 0704 went for nothing.'],
  ])('with plurals: %i', (count, russian, english) => {
    const left = { type: 'hits-lost', count, at: '0704' };
    check(en.news(left), english);
    check(ru.news(left), russian);
  });

  it('of outcomes', () => {
    const won = { winners: [1], kind: 'points', paragraph: 'B15.6' };
    check(en.outcome(won), 'Winner: English (they have more VP). (B15.6)');
    check(ru.outcome(won), 'Победа: Англичане (у них больше ПО). (B15.6)');
    check(en.outcome({ ...won, winners: [] }), 'Nobody wins. (B15.6)');
  });
});

describe('a numbered thing', () => {
  const speak = words('en', game);

  it('is named by what it shares with others and its number, as it is written', () => {
    expect(speak.name('unit', 'E-L12')).toBe('English longbow 12');
    expect(speak.name('hex', '0704')).toBe('0704');
  });

  it('has no name where neither it nor its like has one', () => {
    expect(() => speak.name('unit', 'S-X1')).toThrow(`${game.id}.name.unit.S-X1 (en)`);
    expect(() => speak.name('unit', 'S-Wallace')).toThrow(`${game.id}.name.unit.S-Wallace (en)`);
  });
});
