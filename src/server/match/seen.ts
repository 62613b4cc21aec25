import { createHash } from 'node:crypto';
import type { Seat, Viewer } from '../../core/game.ts';
import type { MatchInfo, MatchState, PastState, Update } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import { type MatchLog, type Noted, toldOf } from './log.ts';
import { diceState, seatName, type Terms } from './terms.ts';
import { asState, sharedText } from './written.ts';

/**
 * The one exit: everything that a browser learns of a match is made here, for one viewer, out of the game's `view`
 * and of what was told to that viewer.
 */

const DIGEST_DIGITS = 16;

/** A short digest of a view: the client computes it from the same JSON and asks anew when it differs. */
export const digestOf = (view: unknown): string =>
  createHash('sha256').update(sharedText(view), 'utf8').digest('hex').slice(0, DIGEST_DIGITS);

export const viewerName = ({ game }: Terms, viewer: Viewer): string =>
  viewer === 'observer' ? viewer : seatName(game, viewer);

/** All that this viewer may know now. */
export function stateFor(terms: Terms, log: MatchLog, info: MatchInfo, viewer: Viewer): MatchState {
  const { match } = log;
  const { outcome } = log;
  const view = match.view(viewer);
  const seated = viewer !== 'observer';
  return asState({
    match: info,
    viewer: viewerName(terms, viewer),
    number: log.number,
    length: match.length,
    heard: match.eventCount,
    view,
    digest: digestOf(view),
    deciders: [...match.deciders()],
    decision: (seated ? log.decision(viewer) : undefined) ?? null,
    legal: seated ? log.offered(viewer).map((action) => terms.game.notation.write(action)) : [],
    canUndo: seated && match.canUndo(viewer),
    ...(outcome === undefined ? {} : { result: { ...outcome, winners: [...outcome.winners] } }),
    dice: diceState(terms, log.isDisclosed),
  });
}

/** What this viewer heard under one number. */
function updateFor({ game }: Terms, noted: Noted, viewer: Viewer): Update {
  return {
    number: noted.number,
    kind: noted.kind,
    ...(noted.seat === undefined ? {} : { seat: seatName(game, noted.seat) }),
    length: noted.length,
    heard: noted.heard,
    told: toldOf(noted, viewer).map(({ number, event }) =>
      event === undefined ? { number } : { number, event },
    ),
  };
}

/** Every update after this number; all of them when there is no number. */
export const updatesFor = (terms: Terms, log: MatchLog, viewer: Viewer, after = -1): Update[] =>
  log.after(after).map((noted) => updateFor(terms, noted, viewer));

/** The position after so many of the actions that stand, as this viewer saw it. */
export function pastFor(terms: Terms, log: MatchLog, viewer: Viewer, length: number): PastState {
  const { match } = log;
  if (length > match.length) throw new Refusal('noSuchPosition', { length: match.length });
  const { state, deciders } = match.moment(length);
  return {
    viewer: viewerName(terms, viewer),
    length,
    view: terms.game.view(state, viewer),
    deciders: [...deciders],
  };
}

/**
 * Whether a seat has been told, or could see after `from` or more of the actions that stand, more than an observer:
 * whether there is something to learn by taking it over.
 */
export function isPrivy({ game }: Terms, log: MatchLog, seat: Seat, from: number): boolean {
  if (game.open === true) return false;
  const wasTold = (noted: Noted): boolean =>
    noted.events.some((heard) => heard.seat === seat && heard.closed !== undefined);
  if (log.after(-1).some(wasTold)) return true;
  const { match } = log;
  for (let length = match.length; length >= from; length -= 1) {
    const state = match.position(length);
    if (JSON.stringify(game.view(state, seat)) !== JSON.stringify(game.view(state, 'observer'))) return true;
  }
  return false;
}
