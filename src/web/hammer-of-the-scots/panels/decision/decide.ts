import { block, blockInfo } from '../../../../games/hammer-of-the-scots/blocks.ts';
import { areaId } from '../../../../games/hammer-of-the-scots/board.ts';
import type { HammerSnapshot } from '../../../table/table.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import type { Choice, ChoiceGroup, Decision, Picker } from '../../../panels/decision.ts';
import type { Position } from '../../board/choose.ts';
import { positionOf } from '../../choosing.ts';
import { deciderOf, factsOf, frameOf, knownBlock, topFrame } from '../facts.ts';
import { battles, combatTurn, hits, mainAttack } from './combat.ts';
import {
  areaName,
  areaOfBlock,
  blockName,
  choice,
  finishing,
  group,
  listed,
  occupants,
  readLine,
  type Desk,
  type Line,
} from './desk.ts';
import { groupMove, moves, withdrawal } from './movement.ts';
import { builds, disbanding } from './winter.ts';

interface Offer {
  readonly picker?: Picker | undefined;
  readonly groups: readonly ChoiceGroup[];
  readonly finish?: readonly Choice[];
  readonly hint?: string;
}

/** What the viewer is asked now, with every legal line as a choice; undefined when it is for others to decide. */
export function decisionOf(
  snapshot: HammerSnapshot,
  words: Words,
  language: Language,
  position: Position = positionOf(snapshot),
): Decision | undefined {
  const { view, legal } = snapshot;
  const frame = topFrame(view);
  const me = deciderOf(snapshot);
  if (frame === undefined || me === undefined || legal.length === 0) return undefined;
  const { step } = frame;
  const lines = legal.map((text) => readLine(words, step, text));
  const offer = offerOf({ view, me, words, language, step, lines }, position);
  return {
    step,
    prompt: words.prompt(step, factsOf(frame)),
    hint: offer.hint ?? '',
    picker: offer.picker,
    groups: offer.groups,
    finish: offer.finish ?? [],
  };
}

function offerOf(desk: Desk, position: Position): Offer {
  const { view } = desk;
  const frame = topFrame(view);
  switch (frame?.step) {
    case 'cards':
      return cards(desk);
    case 'event':
      return event(desk);
    case 'moves':
      return moves(desk, position);
    case 'group':
      return groupMove(desk, position, frame);
    case 'main-attack':
      return { groups: mainAttack(desk) };
    case 'battles':
    case 'event-battles':
      return { groups: battles(desk) };
    case 'battle':
      return { groups: combatTurn(desk) };
    case 'hits':
    case 'pillage-hits':
      return { groups: hits(desk) };
    case 'must-retreat':
      return withdrawal(desk, position, 'retreat', areaId(frame.area));
    case 'regroup':
      return withdrawal(desk, position, 'regroup', areaId(frame.area));
    case 'builds':
      return builds(desk, frame);
    case 'english-disbanding':
    case 'scottish-disbanding':
      return disbanding(desk);
    default:
      return simple(desk);
  }
}

function cards(desk: Desk): Offer {
  const final = say(desk.language, 'web.panels.hammer.cardFinal');
  const choices = desk.lines.map((line) =>
    choice(line, { note: desk.words.about('card', line.text.slice('card '.length)), final }),
  );
  return { groups: [group('cards', '', choices)] };
}

/** What a crowning would bring: where the King enters, and who turns away from him (H5.10, H5.11). */
function crowning(desk: Desk, { kind, block: candidate }: Line): string {
  const area = kind === 'crown' ? 'fife' : areaOfBlock(desk, 'french-knights');
  const rivals = candidate === 'bruce' ? 'comyn' : 'bruce';
  const turning = Object.entries(desk.view.nobles)
    .filter(([id, side]) => side === 'scottish' && blockInfo(block(id)).faction === rivals)
    .map(([id]) => blockName(desk, id));
  if (area === undefined) return '';
  return say(desk.language, 'web.panels.hammer.crowning', {
    area: areaName(desk, area),
    count: turning.length,
    names: listed(desk.language, turning),
  });
}

/** The Event of the turn: what the card does, a coronation, or nothing. */
function event(desk: Desk): Offer {
  const card = desk.view.turnCards[desk.me];
  const about = card === null || card === 'hidden' ? '' : desk.words.about('card', card);
  const choices = desk.lines
    .filter(({ kind }) => kind !== 'decline')
    .map((line) =>
      choice(line, {
        note: line.kind === 'event' ? about : crowning(desk, line),
        final:
          line.kind !== 'event'
            ? say(desk.language, 'web.panels.hammer.revealFinal')
            : card === 'herald'
              ? say(desk.language, 'web.panels.hammer.diceFinal')
              : '',
      }),
    );
  return { groups: [group('event', '', choices)], finish: endings(desk) };
}

const ENDINGS: readonly string[] = ['done', 'decline'];

const endings = (desk: Desk): Choice[] =>
  desk.lines.filter(({ kind }) => ENDINGS.includes(kind)).map((line) => finishing(line));

/** Every other step: one group of lines, each with what is known of what it names. */
function simple(desk: Desk): Offer {
  const choices = desk.lines
    .filter(({ kind }) => !ENDINGS.includes(kind))
    .map((line) => choice(line, { note: noteOf(desk, line), final: finalOf(desk, line) }));
  const confirm = givenUp(desk);
  return {
    groups: choices.length === 0 ? [] : [group('all', '', choices)],
    finish: endings(desk).map((each) => ({ ...each, confirm })),
  };
}

function noteOf(desk: Desk, line: Line): string {
  if (line.area !== undefined) return occupants(desk, line.area);
  const known = knownBlock(desk.view, line.block);
  if (known?.steps === undefined) return '';
  return line.kind === 'gain'
    ? say(desk.language, 'web.panels.hammer.grows', { steps: known.steps, more: known.steps + 1 })
    : say(desk.language, 'web.panels.hammer.now', { steps: known.steps });
}

const SHOWING: readonly string[] = ['herald', 'home', 'winter'];

const finalOf = (desk: Desk, line: Line): string =>
  SHOWING.includes(line.kind) ? say(desk.language, 'web.panels.hammer.revealFinal') : '';

/** What is asked before steps of an Event that could still be added are given up. */
function givenUp(desk: Desk): string {
  const left = frameOf(desk.view, 'gain')?.left ?? 0;
  const canGain = desk.lines.some(({ kind }) => kind === 'gain');
  return canGain && left > 0 ? say(desk.language, 'web.panels.hammer.confirmGain', { left }) : '';
}
