import type { MatchInfo } from '../../../protocol/index.ts';
import type { KeptSeat } from '../storage.ts';

/** The invitation to a seat that this browser has; undefined where it has none, or one that is good no more. */
export function invitationTo(info: MatchInfo, kept: KeptSeat | undefined, seat: string): string | undefined {
  const now = info.seats.find((each) => each.seat === seat);
  const isOpen = now !== undefined && (now.offered || !now.taken);
  return isOpen && now.offers === (kept?.offers?.[seat] ?? 0) ? kept?.invites[seat] : undefined;
}
