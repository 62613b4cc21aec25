import type { ServerMessage, Updates } from '../../../protocol/index.ts';

/** What live updates need of the table. */
interface Hearer {
  /** The address to listen at, with the number to go on from. */
  address(): string;
  /** The number of the latest update. */
  after(): number;
  hear(heard: Updates): void;
  seats(taken: readonly string[]): void;
  away(isAway: boolean): void;
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
  private closed = false;

  constructor(hearer: Hearer) {
    this.hearer = hearer;
    this.connect();
    this.pulse = setInterval(() => this.say({ type: 'ping' }), PING_MS);
    addEventListener('online', this.look);
    document.addEventListener('visibilitychange', this.look);
  }

  /** Asks for everything after the latest update again. */
  resume(): void {
    const now = Date.now();
    if (now - this.resumed < RESUME_MS) return;
    this.resumed = now;
    this.say({ type: 'resume', after: Math.max(this.hearer.after(), 0) });
  }

  /** Looks after a connection that may be lost, at once. */
  look = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket === undefined || this.socket.readyState > WebSocket.OPEN) this.connect();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.look);
    document.removeEventListener('visibilitychange', this.look);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.hearer.address());
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.wait = FIRST_WAIT_MS;
      this.hearer.away(false);
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.take(JSON.parse(data) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (this.closed || this.socket !== socket) return;
      this.hearer.away(true);
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    });
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'updates':
        this.hearer.hear(message);
        return;
      case 'seats':
        this.hearer.seats(message.taken);
        return;
      case 'error':
        this.socket?.close();
        return;
      case 'pong':
    }
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
