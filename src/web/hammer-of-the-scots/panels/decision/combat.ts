import { areaId, type AreaId } from '../../../../games/hammer-of-the-scots/board.ts';
import { block, blockInfo } from '../../../../games/hammer-of-the-scots/blocks.ts';
import type { View } from '../../../../games/hammer-of-the-scots/view.ts';
import { say } from '../../../../words/index.ts';
import type { Choice, ChoiceGroup } from '../../../panels/decision.ts';
import { entryInto } from '../entry.ts';
import { frameOf, knownBlock, knownIn, seatOf } from '../facts.ts';
import { blockName, blockNote, choice, gathered, group, listed, occupants, type Desk } from './desk.ts';

/** The highest die that hits for a block in the battle being fought: home bonus and schiltroms included (H7.10). */
function combatNumber(view: View, id: string): number {
  const info = blockInfo(block(id));
  const battle = frameOf(view, 'battle');
  const side = knownBlock(view, id)?.side;
  if (battle === undefined || side === undefined) return info.hits;
  const defends = seatOf(side) !== battle.attacker;
  if (info.type === 'noble' && defends && info.homes.includes(battle.area)) return info.hits + 1;
  const isSchiltrom =
    view.options['variants.schiltroms'] === true &&
    side === 'scottish' &&
    info.type === 'infantry' &&
    !knownIn(view, areaId(battle.area), 'english').some(
      (each) => each.up === true && blockInfo(block(each.block)).type === 'archers',
    );
  return isSchiltrom ? info.hits + 1 : info.hits;
}

/** A Combat Turn: each block that may act now, with what it can do (H7.8). */
export function combatTurn(desk: Desk): ChoiceGroup[] {
  const { language, view } = desk;
  return gathered(desk.lines, ({ block: id }) => id).map(([id, lines]) => {
    const choices = lines.map((line): Choice => {
      switch (line.kind) {
        case 'fire':
          return choice(line, {
            label: say(language, 'web.panels.hammer.fire'),
            note: say(language, 'web.panels.hammer.fireNote', {
              dice: knownBlock(view, id)?.steps ?? 0,
              number: combatNumber(view, id),
            }),
            tone: 'attack',
            final: say(language, 'web.panels.hammer.diceFinal'),
          });
        case 'retreat':
          return choice(line, {
            label: say(language, 'web.panels.hammer.retreatTo', {
              area: line.area === undefined ? '' : desk.words.name('area', line.area),
            }),
            note: line.area === undefined ? '' : occupants(desk, line.area),
          });
        default:
          return choice(line, { label: say(language, 'web.panels.hammer.pass') });
      }
    });
    return group(id, blockName(desk, id), choices, blockNote(desk, id), { areas: [], blocks: [id] });
  });
}

/** Who takes a hit: what is left of each that may. */
export function hits(desk: Desk): ChoiceGroup[] {
  const { language, view } = desk;
  const choices = desk.lines.map((line) => {
    const steps = knownBlock(view, line.block)?.steps ?? 0;
    return choice(line, { note: say(language, 'web.panels.hammer.afterHit', { steps, left: steps - 1 }) });
  });
  return [group('hits', '', choices)];
}

/** The entry group of a Main Attack: who stands in it. */
function attackersFrom(desk: Desk, target: AreaId, line: string): string {
  const [, origin, via] = line.split(' ');
  const names = knownIn(desk.view, target, desk.me).filter(({ entry }) => {
    const came = entry === undefined ? undefined : entryInto(entry, target);
    return came?.origin === origin && came?.via === via;
  });
  return listed(
    desk.language,
    names.map((each) => blockName(desk, each.block)),
  );
}

/** Which group makes the Main Attack (H6.11). */
export function mainAttack(desk: Desk): ChoiceGroup[] {
  const frame = frameOf(desk.view, 'main-attack');
  const target = frame === undefined || frame.area === -1 ? undefined : areaId(frame.area);
  const choices = desk.lines.map((line) =>
    choice(line, {
      note: target === undefined || line.kind !== 'main' ? '' : attackersFrom(desk, target, line.text),
      tone: 'attack',
    }),
  );
  return [group('main', '', choices)];
}

/** Which battle is fought next (H7.1). */
export function battles(desk: Desk): ChoiceGroup[] {
  const final = say(desk.language, 'web.panels.hammer.revealFinal');
  const choices = desk.lines.map((line) =>
    choice(line, {
      note: line.area === undefined ? '' : occupants(desk, line.area),
      tone: 'attack',
      final,
    }),
  );
  return [group('battles', '', choices)];
}
