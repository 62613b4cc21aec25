import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seat, Viewer } from '../../core/game.ts';
import type { Room } from '../match/room.ts';
import type { Terms } from '../match/terms.ts';
import { seatNamed } from '../match/terms.ts';
import { Refusal } from '../refusal.ts';

/** What decides who may enter: a match that is played, or what is stored of one that cannot be. */
interface Door extends Pick<Room, 'opens' | 'hasOpened' | 'greet'> {
  readonly terms: Pick<Terms, 'game' | 'spectators'>;
}

const YEAR_SECONDS = 366 * 24 * 60 * 60;

const cookieName = (seat: string): string => `seat-${seat}`;

/** Keeps the key of a seat in the browser: no script reads it, no other site sends it, no other match gets it. */
export function giveKey(
  reply: FastifyReply,
  match: string,
  seat: string,
  key: string,
  secure: boolean,
): void {
  reply.setCookie(cookieName(seat), key, {
    path: `/api/matches/${match}`,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: YEAR_SECONDS,
  });
}

const holds = (request: FastifyRequest, room: Door, seat: Seat, name: string): boolean => {
  const key = request.cookies[cookieName(name)];
  return key !== undefined && room.opens(seat, key);
};

/** The seat of this name, if whoever asks has its key: so its holder is here. Throws a `Refusal` otherwise. */
export function needSeat(request: FastifyRequest, room: Door, name: string): Seat {
  const seat = seatNamed(room.terms.game, name);
  if (!holds(request, room, seat, name)) {
    const key = request.cookies[cookieName(name)];
    const isFormer = key !== undefined && room.hasOpened(seat, key);
    throw new Refusal(isFormer ? 'seatRenewed' : 'notYourSeat', { seat: name });
  }
  room.greet(seat);
  return seat;
}

/** Who asks: a seat that is named and whose key came along, or an observer where the match lets them in. */
export function needViewer(request: FastifyRequest, room: Door, name: string | undefined): Viewer {
  if (name !== undefined && name !== 'observer') return needSeat(request, room, name);
  const { game, spectators } = room.terms;
  if (spectators || game.seats.some(({ id }, seat) => holds(request, room, seat, id))) return 'observer';
  throw new Refusal('noSpectators');
}
