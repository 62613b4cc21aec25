import { connect, type Socket } from 'node:net';

/** The answer to a request that was sent in pieces. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A request on a connection of its own, of which the pieces are sent when the test says so. */
export class Pieces {
  private readonly socket: Socket;
  private came = '';
  private wake: () => void = () => undefined;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.on('data', (data) => {
      this.came += data.toString('utf8');
      this.wake();
    });
    this.socket.on('error', () => this.wake());
    this.socket.on('close', () => {
      this.came += '(closed)';
      this.wake();
    });
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** Waits for something in what comes back. */
  async until(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.came);
      if (found !== null) return found;
      if (this.came.endsWith('(closed)')) throw new Error(`closed after: ${this.came}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** The answer, when all of it has come. */
  async answer(): Promise<Answer> {
    const [, status, body = ''] = await this.until(
      /HTTP\/1\.1 ([2-5]\d\d) [\s\S]*?\r\n\r\n([\s\S]*\})(?:\(closed\))?$/,
    );
    this.socket.destroy();
    return { status: Number(status), body };
  }
}
