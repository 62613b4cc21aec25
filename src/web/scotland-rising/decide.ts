import { rising, scotlandRising } from '../../games/index.ts';
import { say, type Language, type Words } from '../../words/index.ts';
import type { Choice, ChoiceGroup, Decision, Traces } from '../panels/decision.ts';
import { groundAt } from './board/ground/terrain.ts';
import type { Aims, UnitOrders } from './orders.ts';
import type { Selection, Situation } from './selection.ts';
import { percent, unitName, unitsIn, unitWithin } from './speech.ts';
import { tracesOf } from './traces.ts';

/** All that a decision is made from. */
export interface Desk {
  readonly situation: Situation;
  readonly selection: Selection;
  readonly words: Words;
  readonly language: Language;
}

const tracesOfLine = (line: string): Traces => {
  const action = scotlandRising.notation.read(line);
  return action === undefined ? { areas: [], blocks: [] } : tracesOf(scotlandRising.notation.parts(action));
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a line does, in words. */
function labelOf({ words, situation }: Desk, line: string): string {
  const action = scotlandRising.notation.read(line);
  if (action === undefined) throw new Error(`'${line}' is no action`);
  return capital(words.action(action, situation.s.phase));
}

const choice = (line: string, label: string, more: Partial<Choice> = {}): Choice => ({
  lines: [line],
  label,
  note: '',
  tone: 'plain',
  final: '',
  confirm: '',
  traces: tracesOfLine(line),
  ...more,
});

const group = (id: string, title: string, choices: readonly Choice[]): readonly ChoiceGroup[] =>
  choices.length === 0 ? [] : [{ id, title, note: '', choices, traces: { areas: [], blocks: [] } }];

/** The odds of an attack in a few words. */
function sayOdds(language: Language, odds: rising.Odds): string {
  return say(language, 'web.scotland-rising.odds', {
    dice: odds.dice,
    number: odds.number,
    hit: percent(odds.hit),
    eliminate: percent(odds.eliminate),
  });
}

/** Who takes the first hit in a hex, with the hex. */
function victim({ words, situation: { s }, language }: Desk, hex: rising.Hex): string {
  const [first] = unitsIn(s, hex);
  const unit = first === undefined ? '' : unitWithin(words, rising.infoOf(s, first).id);
  return say(language, 'web.scotland-rising.inHex', { unit, hex: rising.hexId(hex) });
}

function attacks(desk: Desk, orders: UnitOrders): Choice[] {
  const { s } = desk.situation;
  const unit = rising.unitNamed(s, orders.unit);
  return [...orders.attack].map(([hex, line]) =>
    choice(line, capital(victim(desk, hex)), {
      note: sayOdds(desk.language, rising.oddsOf(s, unit, hex, 'attack')),
      tone: 'attack',
      final: say(desk.language, 'web.scotland-rising.final'),
    }),
  );
}

function sallies(desk: Desk, orders: UnitOrders, kind: 'charge' | 'assault'): Choice[] {
  const { s } = desk.situation;
  const unit = rising.unitNamed(s, orders.unit);
  const asCharge = kind === 'charge' || (s.chargeTurn && s.terms.rules.scotsCharge === 'charge');
  return [...orders[kind]].flatMap(([end, aims]) =>
    [...aims].map(([target, line]) =>
      choice(
        line,
        say(desk.language, 'web.scotland-rising.toThen', {
          hex: rising.hexId(end),
          target: victim(desk, target),
        }),
        {
          note: sayOdds(desk.language, rising.oddsOf(s, unit, target, asCharge ? 'charge' : kind)),
          tone: 'attack',
          final: say(desk.language, 'web.scotland-rising.final'),
        },
      ),
    ),
  );
}

/** A hex with its ground, and who stands there already. */
function hexChoice(
  desk: Desk,
  hex: rising.Hex,
  line: string,
  lines: readonly string[],
  mp: number | undefined,
): Choice {
  const { s } = desk.situation;
  const { words, language } = desk;
  const ground = words.name('terrain', groundAt(s.terms.field, hex));
  const there = unitsIn(s, hex).map((unit) => unitWithin(words, rising.infoOf(s, unit).id));
  const cost = mp === undefined ? [] : [say(language, 'web.scotland-rising.mp', { mp })];
  return choice(line, rising.hexId(hex), { lines, note: [...cost, ground, ...there].join(', ') });
}

function moves(desk: Desk, orders: UnitOrders, aims: Aims, way: rising.Way): Choice[] {
  if (aims.size === 0) return [];
  const { s } = desk.situation;
  const costs = rising.costsOf(s, rising.unitNamed(s, orders.unit), way);
  return [...aims]
    .toSorted(([a], [b]) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
    .map(([hex, line]) => hexChoice(desk, hex, line, [line], costs.get(hex)));
}

/** Where a unit can be set up; one that stands somewhere is taken up first. */
function places(desk: Desk, orders: UnitOrders): Choice[] {
  if (orders.lift === undefined)
    return [...orders.place].map(([hex, line]) => hexChoice(desk, hex, line, [line], undefined));
  const { lift } = orders;
  const { s } = desk.situation;
  return rising.placesFor(s, rising.unitNamed(s, orders.unit)).map((hex) => {
    const line = `place ${orders.unit} ${rising.hexId(hex)}`;
    return hexChoice(desk, hex, line, [lift, line], undefined);
  });
}

function formation(desk: Desk, orders: UnitOrders): Choice[] {
  const { s } = desk.situation;
  const inSchiltron = rising.hasMark(s, rising.unitNamed(s, orders.unit), rising.SCHILTRON);
  const dice = say(desk.language, 'web.scotland-rising.final');
  return [
    ...(orders.exit === undefined ? [] : [choice(orders.exit, labelOf(desk, orders.exit))]),
    ...(orders.schiltron === undefined
      ? []
      : [
          choice(
            orders.schiltron,
            say(
              desk.language,
              inSchiltron ? 'web.scotland-rising.leaveSchiltron' : 'web.scotland-rising.formSchiltron',
            ),
            { note: s.phase === 'actions' ? say(desk.language, 'web.scotland-rising.ap', { ap: 0 }) : '' },
          ),
        ]),
    ...(orders.rally === undefined
      ? []
      : [choice(orders.rally, labelOf(desk, orders.rally), { final: dice })]),
    ...(orders.recover === undefined ? [] : [choice(orders.recover, labelOf(desk, orders.recover))]),
    ...(orders.lift === undefined ? [] : [choice(orders.lift, labelOf(desk, orders.lift))]),
  ];
}

/** Everything that one unit can do, by what it is. */
function groupsOf(desk: Desk, orders: UnitOrders): readonly ChoiceGroup[] {
  const title = (kind: string, ap: number): string => {
    const name = capital(desk.words.name('kind', kind));
    return desk.situation.s.phase === 'actions'
      ? `${name} · ${say(desk.language, 'web.scotland-rising.ap', { ap })}`
      : name;
  };
  const isSetUp = orders.lift !== undefined || orders.place.size > 0;
  return [
    ...group('attack', title('attack', 1), attacks(desk, orders)),
    ...group('charge', title('charge', 2), sallies(desk, orders, 'charge')),
    ...group('assault', title('assault', 1), sallies(desk, orders, 'assault')),
    ...group('formation', '', formation(desk, orders)),
    ...group('move', title('move', 1), moves(desk, orders, orders.move, 'move')),
    ...group('escort', title('escort', 1), moves(desk, orders, orders.escort, 'escort')),
    ...group('place', title('place', 0), isSetUp ? places(desk, orders) : []),
  ];
}

/** The pikes that may start in schiltron, one by one and all together (B4.3). */
function startingSchiltrons(desk: Desk): readonly ChoiceGroup[] {
  const { s, orders } = desk.situation;
  const toggles = [...orders.units.values()].flatMap(({ unit, schiltron }) =>
    schiltron === undefined ? [] : [{ unit, line: schiltron }],
  );
  const stands = (unit: string): boolean => rising.hasMark(s, rising.unitNamed(s, unit), rising.SCHILTRON);
  const hexOf = (unit: string): string => rising.hexId(rising.placeOf(s, rising.unitNamed(s, unit)));
  const choices = toggles.map(({ unit, line }) =>
    choice(line, unitName(desk.words, unit), {
      note: say(
        desk.language,
        stands(unit) ? 'web.scotland-rising.startOut' : 'web.scotland-rising.startIn',
        { hex: hexOf(unit) },
      ),
      traces: { areas: [hexOf(unit)], blocks: [unit] },
    }),
  );
  const missing = toggles.filter(({ unit }) => !stands(unit));
  const [first] = missing;
  const all =
    first === undefined || missing.length < 2
      ? []
      : [
          choice(first.line, say(desk.language, 'web.scotland-rising.allIn', { count: missing.length }), {
            lines: missing.map(({ line }) => line),
            traces: { areas: [], blocks: missing.map(({ unit }) => unit) },
          }),
        ];
  return group('schiltrons', '', [...all, ...choices]);
}

/** The Scots Charge turn as a question, with what each answer means (B14). */
function announcement(desk: Desk): readonly ChoiceGroup[] {
  return group(
    'announce',
    '',
    desk.situation.orders.others.map((line) =>
      choice(line, labelOf(desk, line), {
        note: line === 'announce' ? say(desk.language, 'web.scotland-rising.announceNote') : '',
        tone: 'plain',
        final: say(desk.language, 'web.scotland-rising.final'),
        confirm: '',
      }),
    ),
  );
}

/** Puts all units that wait where the map shows them, as far as there is room (B4.2). */
function printedRest(desk: Desk): readonly Choice[] {
  const { s, orders } = desk.situation;
  const taken = new Set<rising.Hex>();
  const lines = [...orders.units.values()].flatMap(({ unit, place }) => {
    const hex = s.terms.field.start[rising.unitNamed(s, unit)] ?? rising.NO_HEX;
    const line = place.get(hex);
    if (line === undefined || taken.has(hex) || rising.lowerAt(s, hex) !== -1) return [];
    taken.add(hex);
    return [line];
  });
  const [first] = lines;
  if (first === undefined) return [];
  const all = [...orders.units.values()].filter(({ place }) => place.size > 0).length;
  const count = lines.length;
  const traces: Traces = { areas: [], blocks: [] };
  if (count === all)
    return [
      choice(first, say(desk.language, 'web.scotland-rising.printedRest', { count }), { lines, traces }),
    ];
  const label = say(desk.language, 'web.scotland-rising.printedSome', { count, all });
  return [
    choice(first, label, { lines, traces, note: say(desk.language, 'web.scotland-rising.printedTaken') }),
  ];
}

function endings(desk: Desk): readonly Choice[] {
  const { s, orders } = desk.situation;
  return orders.others
    .filter((line) => line === 'end' || line === 'ready')
    .map((line) =>
      choice(line, labelOf(desk, line), {
        tone: 'finish',
        confirm:
          line === 'end' && s.ap > 0 && orders.units.size > 0
            ? say(desk.language, 'web.scotland-rising.confirmEnd', { ap: s.ap })
            : '',
      }),
    );
}

/** What the viewer is asked now; undefined when it is for others to decide. */
export function decisionOf(desk: Desk): Decision | undefined {
  const { situation, selection, words } = desk;
  if (!situation.decides) return undefined;
  const { phase } = situation.s;
  const mine = selection.unit === undefined ? undefined : situation.orders.units.get(selection.unit);
  const groups =
    phase === 'announce'
      ? announcement(desk)
      : phase === 'schiltrons'
        ? startingSchiltrons(desk)
        : mine === undefined
          ? []
          : groupsOf(desk, mine);
  const isSetUp = phase === 'place-scots' || phase === 'place-english';
  return {
    step: phase,
    prompt: words.prompt(phase),
    hint: '',
    picker: undefined,
    groups,
    finish: [...(isSetUp ? printedRest(desk) : []), ...endings(desk)],
  };
}
