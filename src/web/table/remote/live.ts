import type { SeatState, ServerMessage, Updates } from '../../../protocol/index.ts';

/** What live updates need of the table. */
interface Hearer {
  /** The address to listen at, with the number to go on from. */
  address(): string;
  /** The number of the latest update. */
  after(): number;
  hear(heard: Updates): void;
  seats(seats: readonly SeatState[]): void;
  away(isAway: boolean): void;
  /** Asks for updates without a socket, after one that did not open. False when there is no use in trying again. */
  probe(): Promise<boolean>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** A gap is asked after at most so often: a view that differs for good must not become a storm. */
const RESUME_MS = 1_000;
const PING_MS = 25_000;

/** The live updates of one match: they come back after a cut, and go on where they stopped. */
export class Live {
  private readonly hearer: Hearer;
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private resumed = 0;
  private resuming: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server still owes the answer to a ping. */
  private unanswered = false;
  private closed = false;

  constructor(hearer: Hearer) {
    this.hearer = hearer;
    this.connect();
    this.pulse = setInterval(this.ping, PING_MS);
    addEventListener('online', this.look);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.look);
  }

  /** Asks for everything after the latest update again. */
  resume(): void {
    if (this.resuming !== undefined) return;
    const wait = Math.max(this.resumed + RESUME_MS - Date.now(), 0);
    this.resuming = setTimeout(() => {
      this.resuming = undefined;
      this.resumed = Date.now();
      this.say({ type: 'resume', after: Math.max(this.hearer.after(), 0) });
    }, wait);
  }

  /** Looks after a connection that may be lost, at once. */
  look = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket === undefined || this.socket.readyState > WebSocket.OPEN) this.connect();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.resuming);
    clearInterval(this.pulse);
    removeEventListener('online', this.look);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.look);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.hearer.address());
    this.socket = socket;
    let opened = false;
    this.unanswered = false;
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      opened = true;
      this.wait = FIRST_WAIT_MS;
      this.hearer.away(false);
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.socket === socket) this.take(JSON.parse(data) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (opened) this.lose(socket);
      else void this.miss(socket);
    });
  }

  /** A connection that has stood is gone. */
  private lose(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = undefined;
    socket.close();
    this.hearer.away(true);
    this.again();
  }

  /** A connection did not come about: the way without a socket may tell why, and brings the news where it can. */
  private async miss(socket: WebSocket): Promise<void> {
    if (this.closed || this.socket !== socket) return;
    this.socket = undefined;
    if (await this.hearer.probe()) this.again();
    else this.close();
  }

  private again(): void {
    if (this.closed || this.socket !== undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  /** The network has gone: what is open will not be answered any more. */
  private readonly cut = (): void => {
    if (this.socket !== undefined) this.lose(this.socket);
  };

  private readonly ping = (): void => {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (this.unanswered) return this.lose(socket);
    this.unanswered = true;
    this.say({ type: 'ping' });
  };

  private take(message: ServerMessage): void {
    this.unanswered = false;
    switch (message.type) {
      case 'updates':
        this.hearer.hear(message);
        return;
      case 'seats':
        this.hearer.seats(message.seats);
        return;
      case 'pong':
    }
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
