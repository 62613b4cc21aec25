import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, GameEvent, Json, ReasonCode } from '../core/game.ts';
import { checkConfig } from '../core/config.ts';
import { Match } from '../core/match.ts';
import { seeded } from '../core/seeded.ts';
import { hammerOfTheScots as game } from '../games/index.ts';
import { LANGUAGES, messageKeys, trySay } from './say.ts';
import { words } from './words.ts';

const source = (file: string): string =>
  readFileSync(new URL(`../games/hammer-of-the-scots/${file}`, import.meta.url), 'utf8');

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

/** Steps that ask nobody. */
const AUTOMATIC = ['deal', 'end-of-turn', 'turn-check', 'homes', 'french-check', 'score', 'levy', 'new-year'];
const STEPS = named(source('agenda.ts'), /readonly step: '([\w-]+)'/g).filter(
  (step) => !AUTOMATIC.includes(step),
);

const KINDS = new Map<string, Action>(
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
  first: 'scottish',
  attacker: 'english',
  area: 'fife',
  from: 'fife',
  to: 'angus',
  target: 'mar',
  origin: 'fife',
  via: 'mentieth',
  block: 'wallace',
  blocks: ['wallace', 'douglas'],
  card: '3',
  cards: ['3', 'truce'],
  english: '2',
  scottish: 'herald',
  ending: 'majority',
  steps: 2,
  dice: [1, 6],
  die: 4,
  hits: 1,
  left: 2,
  count: 2,
  round: 2,
  year: 1297,
  turn: 3,
  success: true,
  deserts: false,
  fate: 'pool',
  nobles: 7,
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

describe.each(LANGUAGES)('Hammer of the Scots in %s', (language) => {
  const speak = words(language, game);

  it('names its areas, blocks, cards, sides, scenarios, presets, endings', () => {
    for (const action of game.notation.alphabet()) clean(speak.action(action));
    for (const seat of game.seats.keys()) clean(speak.seat(seat));
    for (const { id } of game.scenarios) {
      clean(speak.name('scenario', id));
      clean(speak.about('scenario', id));
    }
    for (const preset of ['default', ...Object.keys(game.options.presets)]) {
      clean(speak.name('preset', preset));
      clean(speak.about('preset', preset));
    }
    for (const kind of named(source('state.ts'), /\{ kind: '([\w-]+)'/g)) clean(speak.name('ending', kind));
    for (const card of named(source('cards.ts'), /\{ id: '([\w-]+)'/g)) clean(speak.about('card', card));
    clean(speak.title());
    clean(speak.about('game'));
  });

  it('explains every option and each of its values', () => {
    for (const { name, values } of game.options.specs) {
      clean(speak.option(name));
      for (const value of values) clean(speak.optionValue(name, value));
    }
  });

  it('gives every reason, whatever action it refuses', () => {
    for (const at of game.reasons.keys()) {
      clean(speak.reason(at));
      for (const action of KINDS.values()) clean(speak.reason(at, action));
    }
  });

  it('tells all news', () => {
    expect(NEWS.length).toBeGreaterThan(60);
    for (const [type, fields] of NEWS) clean(speak.news(sampleOf(type, fields)));
  });

  it('asks, and says who is awaited, in every step that asks somebody', () => {
    expect(STEPS.length).toBeGreaterThan(20);
    for (const step of STEPS) {
      clean(speak.prompt(step));
      for (const seat of game.seats.keys()) clean(speak.waiting(step, seat));
    }
  });
});

describe('the messages of Hammer of the Scots', () => {
  it('hold nothing that the game never says', () => {
    expect(keysUnder('reason').toSorted()).toEqual(game.reasons.map(({ id }) => id).toSorted());
    expect(keysUnder('news').toSorted()).toEqual(NEWS.map(([type]) => type).toSorted());
    expect(keysUnder('prompt').toSorted()).toEqual(STEPS.toSorted());
    expect(keysUnder('waiting').toSorted()).toEqual(STEPS.toSorted());
    expect(keysUnder('action').toSorted()).toEqual([...KINDS.keys()].toSorted());
    for (const key of keysUnder('action-in')) {
      const [step = '', kind = ''] = key.split('.');
      expect(STEPS).toContain(step);
      expect([...KINDS.keys()]).toContain(kind);
    }
    const options = game.options.specs.flatMap(({ name, values }) => [
      `${name}.title`,
      ...values.map((value) => `${name}.values.${value}`),
    ]);
    expect(keysUnder('option').toSorted()).toEqual(options.toSorted());
  });
});

describe('whole games in words', () => {
  const checked = checkConfig(game, { scenario: 'braveheart' });
  if (!checked.ok) throw new Error('the configuration is in order');
  const config = checked.value;

  it.each(LANGUAGES)('are told without a gap in %s', (language) => {
    const speak = words(language, game);
    for (let seed = 1; seed <= 2; seed += 1) {
      const match = new Match(game, config, seeded(seed));
      const dice = seeded(100 + seed);
      for (let seat = match.deciders()[0]; seat !== undefined; seat = match.deciders()[0]) {
        const step = match.view(seat).agenda.at(-1)?.step ?? '';
        clean(speak.prompt(step));
        clean(speak.waiting(match.view(1 - seat).agenda.at(-1)?.step ?? '', seat));
        const legal = match.legal(seat);
        for (const action of legal) clean(speak.action(action, step));
        const chosen = legal[dice.draw(legal.length, 'action')];
        if (chosen === undefined || !match.play(seat, chosen).ok)
          throw new Error('a legal action is refused');
      }
      for (const viewer of [0, 1, 'observer'] as const) {
        for (const { event } of match.told(viewer)) if (event !== undefined) clean(speak.news(event));
      }
      const outcome = match.outcome();
      if (outcome !== undefined) clean(speak.outcome(outcome));
    }
  });
});

describe('sentences', () => {
  const [en, ru] = [words('en', game), words('ru', game)];
  const check = (said: string, expected: string): void => expect(said).toBe(expected);

  it('of actions', () => {
    check(en.action(act('move wallace fife')), 'Move Wallace to Fife');
    check(ru.action(act('move wallace fife')), 'Марш: Уоллес → Файф');
    check(en.action(act('card sea-move')), 'Play Sea Move');
    check(ru.action(act('card sea-move')), 'Сыграть карту «Морской поход»');
    check(en.action(act('done'), 'group'), 'Finish this Group Move');
    check(ru.action(act('done'), 'group'), 'Закончить этот марш');
    check(en.action(act('done'), 'battles'), 'Finish');
    check(en.action(act('main fife mentieth')), 'Main Attack: the group from Fife, coming in from Mentieth');
    check(ru.action(act('regroup french-knights annan')), 'Перегруппировка: Французские рыцари → Аннан');
  });

  it('of reasons', () => {
    const move = act('move douglas lothian');
    check(
      en.reason(code('notAdjacent'), move),
      'Douglas cannot step straight into Lothian: there is no border between. (H1.2)',
    );
    check(
      ru.reason(code('notAdjacent'), move),
      'Нет общей границы с местом, откуда идёт блок: Дуглас → Лотиан. (H1.2)',
    );
    check(en.reason(code('alreadyMoved')), 'This block cannot move again this turn. (H3.5)');
    check(
      ru.reason(code('retreatToEnemy')),
      'Здесь стоит противник, уйти можно только в пустую или свою область: эта область. (H7.17)',
    );
    check(en.reason(0), 'This is allowed.');
  });

  it('of news', () => {
    const revealed = {
      type: 'revealed',
      side: 'scottish',
      area: 'fife',
      blocks: ['wallace', 'keith'],
      steps: [4, 2],
    };
    check(en.news(revealed), 'The Scots revealed in Fife: Wallace (4), Keith (2).');
    check(ru.news(revealed), 'Шотландцы открывают блоки, область Файф: Уоллес (4), Кит (2).');
    const attack = {
      type: 'main-attack',
      side: 'scottish',
      area: 'lanark',
      origin: 'carrick',
      via: 'lennox',
    };
    check(
      en.news(attack),
      'Main Attack of the Scots on Lanark: the group from Carrick, coming in from Lennox.',
    );
    const straight = { ...attack, via: 'carrick' };
    check(en.news(straight), 'Main Attack of the Scots on Lanark: the group from Carrick.');
    check(ru.news(straight), 'Шотландцы, главная атака на область Ланарк: группа из области Каррик.');
    check(en.action(act('main carrick carrick')), 'Main Attack: the group from Carrick');
    check(ru.action(act('main carrick carrick')), 'Главная атака: группа из области Каррик');
    const turned = { type: 'noble-turned', block: 'comyn', area: 'badenoch', side: 'english', steps: 3 };
    check(en.news(turned), 'Comyn in Badenoch went over to the English with strength 3.');
    check(ru.news(turned), 'Комин (Баденох) переходит к англичанам с силой 3.');
    const cards = { type: 'cards-revealed', english: '2', scottish: 'truce', first: 'english' };
    check(en.news(cards), 'The English played Move 2, the Scots Truce. The English are Player 1.');
    check(
      ru.news(cards),
      'Карта англичан — «Марш 2», карта шотландцев — «Перемирие». Первый игрок: Англичане.',
    );
    const won = { type: 'won', side: 'scottish', ending: 'wallace-decides', english: 7, scottish: 7 };
    check(
      en.news(won),
      'The Scots won: the nobles are divided evenly, and Wallace decides. Nobles: 7 with the English, 7 with the Scots.',
    );
    check(
      ru.news(won),
      'Шотландцы побеждают: лордов поровну, исход решает Уоллес. Лорды: с англичанами — 7, с шотландцами — 7.',
    );
  });

  it.each([
    [1, '1 блок', '1 block.'],
    [2, '2 блока', '2 blocks.'],
    [5, '5 блоков', '5 blocks.'],
    [21, '21 блок', '21 blocks.'],
  ])('with plurals: %i', (count, russian, english) => {
    const retreated = { type: 'retreated', side: 'english', from: 'fife', to: 'angus', count };
    check(en.news(retreated), `The English retreated from Fife to Angus: ${english}`);
    check(ru.news(retreated), `Англичане отступают, Файф → Ангус: ${russian}.`);
  });

  it('of prompts and outcomes', () => {
    check(en.prompt('cards'), 'Choose a card to play. Your opponent chooses at the same time.');
    check(ru.waiting('cards', 1), 'Шотландцы выбирают карту.');
    check(en.prompt('home', { block: 'bruce' }), 'Choose which of the two homes takes in Bruce.');
    check(en.prompt('home'), 'Choose which of the two homes takes in this block.');
    check(
      ru.prompt('hits', { area: 'fife', left: 2 }),
      'Бой (Файф): выберите, кто из ваших сильнейших блоков примет попадание.',
    );
    const outcome = { winners: [1], kind: 'majority', paragraph: 'H11.4' };
    check(en.outcome(outcome), 'Winner: Scots (they hold more nobles). (H11.4)');
    check(ru.outcome(outcome), 'Победа: Шотландцы (на их стороне больше лордов). (H11.4)');
  });

  it('of problems in a record', () => {
    const args = {
      seat: 'english',
      action: 'move douglas lothian',
      reason: 'notYourBlock',
      paragraph: 'H12.6',
    };
    check(
      en.problem({ code: 'refused', args }),
      'The rules do not allow “move douglas lothian” (english): You do not command Douglas. (H12.6)',
    );
    check(
      ru.problem({ code: 'refused', args }),
      'Правила не разрешают «move douglas lothian» (english): Это не ваш блок: Дуглас. (H12.6)',
    );
  });
});

describe('what is missing', () => {
  it('throws, and names the message and the language', () => {
    const speak = words('en', game);
    expect(() => speak.news({ type: 'earthquake' })).toThrow(`${game.id}.news.earthquake (en)`);
    expect(() => speak.news({ type: 'moved', side: 'english' })).toThrow(`${game.id}.news.moved (en)`);
    expect(() => speak.name('area', 'york')).toThrow(`${game.id}.name.area.york (en)`);
    expect(trySay('en', `${game.id}.name.area.york`)).toBeUndefined();
  });

  it('can be stood in for', () => {
    const speak = words('ru', game, (fault) => `⟦${fault}⟧`);
    expect(speak.news({ type: 'earthquake' })).toMatch(/^⟦.*earthquake.*⟧$/);
  });
});
