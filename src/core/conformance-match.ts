import { difference, type Probe } from './conformance-probe.ts';
import { RESIGNED } from './entry.ts';
import type { Seat } from './game.ts';
import type { Match } from './match.ts';
import { notPlain } from './plain.ts';
import { writeRecord } from './record.ts';
import { readMatch } from './record-read.ts';

/** The events that were told from number `from` on are plain data with a type; in an open game everybody hears them. */
export function checkTold<S, V>(probe: Probe<S, V>, match: Match<S, V>, from: number): void {
  if (probe.game.open === true) checkOpenTold(probe, match, from);
  for (const viewer of probe.viewers) {
    for (const { event } of match.told(viewer, from)) {
      if (event === undefined) continue;
      const fault = typeFault(event.type) ?? notPlain(event, 'the event');
      if (fault !== undefined) probe.report('eventNotPlain', `${fault}: ${JSON.stringify(event)}`);
    }
  }
}

function typeFault(type: string): string | undefined {
  if (type === '') return 'it has no type';
  return type === RESIGNED ? `its type is '${RESIGNED}'` : undefined;
}

function checkOpenTold<S, V>(probe: Probe<S, V>, match: Match<S, V>, from: number): void {
  const all = JSON.stringify(match.told('observer', from));
  for (const seat of probe.seats) {
    const own = JSON.stringify(match.told(seat, from));
    if (own !== all) probe.report('openEvent', `${seat}: ${difference(all, own)}`);
  }
}

/** Takes the latest action back and plays it again: before and after, everything is as it was. */
export function checkUndo<S, V>(probe: Probe<S, V>, match: Match<S, V>, seat: Seat): void {
  const after = probe.text(match.state);
  const expected = probe.text(match.position(match.length - 1));
  const undone = match.undo(seat);
  if (!undone.ok) throw new Error(`taking back is refused: ${undone.error}`);
  const back = probe.text(match.state);
  if (back !== expected) probe.report('undo', `back: ${difference(expected, back)}`);
  const played = match.play(seat, undone.value.action, undone.value.remark);
  const again = played.ok ? probe.text(match.state) : `refused: ${played.error.reason.id}`;
  if (again !== after) probe.report('undo', `again: ${difference(after, again)}`);
}

/** The record of a match leads to the same state and tells everybody the same. */
export function checkReplay<S, V>(probe: Probe<S, V>, match: Match<S, V>): void {
  const read = readMatch([probe.game], writeRecord(match));
  if (!read.ok) return probe.report('replay', JSON.stringify(read.error));
  const again = read.value.match;
  const [entries, entriesAgain] = [JSON.stringify(match.entries), JSON.stringify(again.entries)];
  if (entries !== entriesAgain) probe.report('replay', `entries: ${difference(entries, entriesAgain)}`);
  const [expected, actual] = [probe.text(match.state), probe.text(again.state)];
  if (expected !== actual) probe.report('replay', `the state: ${difference(expected, actual)}`);
  for (const viewer of probe.viewers) {
    const [told, toldAgain] = [JSON.stringify(match.told(viewer)), JSON.stringify(again.told(viewer))];
    if (told !== toldAgain) probe.report('replay', `${viewer} is told: ${difference(told, toldAgain)}`);
  }
}
