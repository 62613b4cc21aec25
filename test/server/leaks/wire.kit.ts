import { Buffer } from 'node:buffer';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** What came over the wire at once: status line and headers, and the body; a frame has a body alone. */
export interface Heard {
  /** What was asked for; empty for a frame. */
  readonly path: string;
  readonly head: string;
  readonly text: string;
}

const END_OF_HEAD = '\r\n\r\n';

/**
 * One connection to a server that keeps every byte that comes back, headers too. It asks one thing after the other,
 * and holds the cookies of one match.
 */
export class Wire {
  readonly heard: Heard[];
  private readonly url: URL;
  private readonly socket: Socket;
  private readonly cookies: string[] = [];
  private asked = '';
  private rest: Buffer = Buffer.alloc(0);
  private answered: ((heard: Heard) => void) | undefined;

  constructor(url: string, heard: Heard[]) {
    this.url = new URL(url);
    this.heard = heard;
    this.socket = connect(Number(this.url.port), this.url.hostname);
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk) => {
      this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
      this.take();
    });
  }

  /** The body of the answer, whatever its status. */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = [
      `${method} ${path} HTTP/1.1`,
      `host: ${this.url.host}`,
      ...(this.cookies.length === 0 ? [] : [`cookie: ${this.cookie}`]),
      ...(body === undefined ? [] : ['content-type: application/json']),
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    return new Promise((resolve, reject) => {
      if (this.answered !== undefined) return reject(new Error('one question at a time'));
      this.asked = path;
      this.answered = (heard) => resolve(heard.text);
      this.socket.write(`${lines.join('\r\n')}${END_OF_HEAD}${text}`);
    });
  }

  /** A socket with the same cookies, whose frames are heard as well; `each` is given every one. */
  async listen(path: string, each: (text: string) => void): Promise<WebSocket> {
    const socket = new WebSocket(`ws://${this.url.host}${path}`, { headers: { cookie: this.cookie } });
    socket.on('upgrade', ({ rawHeaders }) =>
      this.heard.push({ path, head: rawHeaders.join('\n'), text: '' }),
    );
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.heard.push({ path: '', head: '', text });
      each(text);
    });
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return socket;
  }

  close(): void {
    this.socket.destroy();
  }

  private get cookie(): string {
    return this.cookies.join('; ');
  }

  /** Takes the answer out of what has come, when all of it is there. */
  private take(): void {
    const end = this.rest.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.rest.subarray(0, end).toString('latin1');
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer without a length: ${head}`);
    const from = end + END_OF_HEAD.length;
    const to = from + Number(length);
    if (this.rest.length < to) return;
    const text = this.rest.subarray(from, to).toString('utf8');
    this.rest = this.rest.subarray(to);
    for (const [, cookie = ''] of head.matchAll(/^set-cookie: ([^;]+)/gim)) this.cookies.push(cookie);
    const heard = { path: this.asked, head, text };
    this.heard.push(heard);
    const { answered } = this;
    this.answered = undefined;
    answered?.(heard);
  }
}
