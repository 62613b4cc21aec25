import type { ConfigRequest } from '../../../core/config.ts';
import type { OptionValues } from '../../../core/game.ts';
import { toHex } from '../../../core/sha256.ts';
import type { Invited } from '../../../protocol/index.ts';
import { hrefOf, type Route } from '../../app/route.ts';
import { gameOf } from '../games.ts';
import { type KeptSeat, keepSeat, keptSeat, seatId } from '../storage.ts';
import { api } from './api.ts';
import { checkVersion } from './outdated.ts';

/** A seat at a table on a server. */
export interface SeatAt {
  readonly match: string;
  readonly seat: string;
}

/** Whether there is a server behind this page. */
export const serverAnswers = (): Promise<boolean> =>
  api.games().then(
    () => true,
    () => false,
  );

/**
 * Makes a match on the server, takes one seat of it and keeps the invitations to the others. Throws an `Outdated`
 * when the server plays by other rules than the page.
 */
export async function beginByLink(
  game: string,
  config: ConfigRequest & { readonly options: OptionValues },
  seat: string,
): Promise<SeatAt> {
  const { games } = await api.games();
  const offered = games.find(({ id }) => id === game);
  if (offered !== undefined) checkVersion(game, offered.engine);
  const seats = Object.fromEntries(gameOf(game).seats.map(({ id }) => [id, 'human']));
  const { scenario, preset, options, material } = config;
  const { match, invites, keys } = await api.create({
    game,
    scenario,
    options: { ...options },
    seats,
    take: [seat],
    ...(preset === undefined ? {} : { preset }),
    ...(material === undefined ? {} : { material }),
  });
  await keepSeat({
    id: seatId(match.id, seat),
    match: match.id,
    seat,
    key: keys[seat] ?? '',
    gameId: game,
    scenario,
    updated: Date.now(),
    invites,
  });
  return { match: match.id, seat };
}

/** The request under which an invitation is taken: the same again after a cut has one effect. */
const claims = new Map<string, string>();

const claimOf = (token: string): string => {
  const known = claims.get(token) ?? toHex(globalThis.crypto.getRandomValues(new Uint8Array(12)));
  claims.set(token, known);
  return known;
};

/**
 * What an invitation or a key is for; undefined where it is for nothing, or nothing answers. Throws an `Outdated` when
 * the server plays by other rules than the page.
 */
export async function lookIn(match: string, token: string): Promise<Invited | undefined> {
  const invited = await api.invited(match, token).catch(() => undefined);
  if (invited !== undefined) checkVersion(invited.match.game, invited.match.engine);
  return invited;
}

/** Takes a seat with an invitation or its key. */
export async function takeSeat(match: string, token: string): Promise<SeatAt> {
  const { seat, key } = await api.claim(match, token, claimOf(token));
  const { state } = await api.updates(match, seat);
  await keepSeat({
    id: seatId(match, seat),
    match,
    seat,
    key,
    gameId: state.match.game,
    scenario: state.match.scenario,
    updated: Date.now(),
    invites: {},
  });
  return { match, seat };
}

/**
 * Makes a new link to another seat of a match that whoever holds this one made; what this browser keeps of it
 * afterwards. Throws a `ServerError` where the seat cannot be offered.
 */
export async function offerAgain(by: KeptSeat, seat: string): Promise<KeptSeat> {
  const { token, offers } = await api.offer(by.match, by.seat, seat);
  const kept = {
    ...by,
    invites: { ...by.invites, [seat]: token },
    offers: { ...by.offers, [seat]: offers },
  };
  await keepSeat(kept);
  return kept;
}

/** Shows the server again the key of a seat that this browser keeps; false when it keeps none. */
export async function showKey({ match, seat }: SeatAt): Promise<boolean> {
  const kept = await keptSeat(match, seat);
  if (kept === undefined) return false;
  await api.claim(match, kept.key, claimOf(kept.key));
  return true;
}

/** The link that gives a seat away. What stands behind the # never reaches a server's log. */
export const linkTo = (match: string, token: string): string => absolute({ page: 'join', match, token });

/** The link for somebody who only looks on. */
export const watchLink = (match: string): string => absolute({ page: 'seat', match, seat: 'observer' });

const absolute = (route: Route): string => new URL(hrefOf(route), location.href).href;
