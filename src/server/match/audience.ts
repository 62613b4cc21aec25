import { Buffer } from 'node:buffer';
import type { Seat, Viewer } from '../../core/game.ts';
import type { SeatState, ServerMessage } from '../../protocol/index.ts';
import type { Sight } from './sight.ts';
import { written } from './written.ts';

/** Somebody who is told at once. */
export interface Listener {
  readonly viewer: Viewer;
  /** Sends a message that has been written out: the same bytes go to everybody who sees the same. */
  readonly send: (message: Buffer) => void;
  /** The match in memory can no longer be trusted: whoever listens has to open it anew. */
  readonly drop: () => void;
}

/** A message as it goes over the wire. */
export const frame = (message: ServerMessage): Buffer => Buffer.from(written(message), 'utf8');

/** Everybody who listens to a match. */
export class Audience {
  private readonly listeners = new Set<Listener>();
  private readonly sight: Sight;

  constructor(sight: Sight) {
    this.sight = sight;
  }

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Tells everybody what came after this number. It is written out once for each viewer, not for each listener. */
  tell(after: number): void {
    const messages = new Map<Viewer, Buffer>();
    for (const { viewer, send } of this.listeners) {
      const message = messages.get(viewer) ?? this.updates(viewer, after);
      messages.set(viewer, message);
      send(message);
    }
  }

  /** Tells one listener what came after this number; everything when there is no number. */
  bring({ viewer, send }: Listener, after: number | undefined): void {
    send(this.updates(viewer, after));
  }

  /** Whether somebody listens from this seat. */
  has(seat: Seat): boolean {
    for (const { viewer } of this.listeners) if (viewer === seat) return true;
    return false;
  }

  /** Tells everybody how things stand with the seats. */
  tellSeats(seats: SeatState[]): void {
    const message = frame({ type: 'seats', seats });
    for (const { send } of this.listeners) send(message);
  }

  /** Lets everybody go. */
  drop(): void {
    for (const listener of this.listeners) listener.drop();
    this.listeners.clear();
  }

  private updates(viewer: Viewer, after: number | undefined): Buffer {
    const { sight } = this;
    return frame({ type: 'updates', updates: sight.updates(viewer, after), state: sight.state(viewer) });
  }
}
