import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seat, Viewer } from '../../core/game.ts';
import type { Room } from '../match/room.ts';
import { seatNamed } from '../match/terms.ts';
import { Refusal } from '../refusal.ts';

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

const holds = (request: FastifyRequest, room: Room, seat: Seat, name: string): boolean => {
  const key = request.cookies[cookieName(name)];
  return key !== undefined && room.opens(seat, key);
};

/** The seat of this name, if whoever asks has its key. Throws a `Refusal` otherwise. */
export function needSeat(request: FastifyRequest, room: Room, name: string): Seat {
  const seat = seatNamed(room.terms.game, name);
  if (!holds(request, room, seat, name)) throw new Refusal('notYourSeat', { seat: name });
  return seat;
}

/** Who asks: a seat that is named and whose key came along, or an observer where the match lets them in. */
export function needViewer(request: FastifyRequest, room: Room, name: string | undefined): Viewer {
  if (name !== undefined && name !== 'observer') return needSeat(request, room, name);
  const { game, spectators } = room.terms;
  if (spectators || game.seats.some(({ id }, seat) => holds(request, room, seat, id))) return 'observer';
  throw new Refusal('noSpectators');
}
