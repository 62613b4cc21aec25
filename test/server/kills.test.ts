import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forkSeed, seeded } from '../../src/core/seeded.ts';
import { Accepted, type MatchState } from '../../src/protocol/index.ts';
import { Store } from '../../src/server/index.ts';
import { buildProgram } from './program.kit.ts';
import { pair, type Visitor } from './table.kit.ts';

const KILLS = 10;

const folder = mkdtempSync(join(tmpdir(), 'schiltron-kills-'));
let program: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  program = await buildProgram('kills-test');
});

afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server process and waits for the address that it prints. */
function start(): Promise<{ child: ChildProcess; url: string }> {
  const args = [program, '--lang', 'en', 'serve', '--port', '0', '--data', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text.toString('utf8');
      const address = /The table is open: (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve({ child, url: address });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.on('exit', (code) => resolve(code));
    child.kill(signal);
  });

interface Sent {
  readonly seat: string;
  readonly id: string;
  readonly decision: number;
  readonly action: string;
}

/** The answer; undefined when the connection broke before it came. */
async function tried(visitor: Visitor, match: string, sent: Sent): Promise<Accepted | undefined> {
  try {
    const reply = await visitor.send('POST', `/api/matches/${match}/actions`, sent);
    return reply.status === 200 ? Accepted.parse(JSON.parse(reply.text)) : undefined;
  } catch {
    return undefined;
  }
}

describe('a server that is killed during play', () => {
  it(`${KILLS} times has lost nothing that it acknowledged, and both sides agree`, {
    timeout: 300_000,
  }, async () => {
    const chance = seeded(forkSeed(1297, 10));
    let { child, url } = await start();
    const { id, english, scottish } = await pair(url);
    const people = { english, scottish } as const;
    /** By the number of the log under which it was acknowledged. */
    const acknowledged = new Map<number, Sent>();
    let lost: Sent | undefined;

    const states = (): Promise<[MatchState, MatchState]> =>
      Promise.all([english.state(id, 'english'), scottish.state(id, 'scottish')]);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = chance.draw(12, 'actions');
      for (let action = 0; action <= before; action += 1) {
        const deciding = (await states()).find((state) => state.decision !== null);
        if (deciding?.decision === undefined || deciding.decision === null) throw new Error('nobody decides');
        const seat = deciding.viewer === 'english' ? 'english' : 'scottish';
        const line = deciding.legal[chance.draw(deciding.legal.length, 'line')] ?? '';
        const sent: Sent = { seat, id: randomUUID(), decision: deciding.decision, action: line };
        const answer = tried(people[seat], id, sent);
        const last = action === before;
        if (last) {
          // Somewhere between the post and its answer.
          await new Promise((resolve) => {
            setTimeout(resolve, chance.draw(8, 'moment'));
          });
          await ended(child, 'SIGKILL');
        }
        const accepted = await answer;
        if (accepted !== undefined) acknowledged.set(accepted.number, sent);
        else if (last) lost = sent;
      }
      ({ child, url } = await start());
      for (const visitor of [english, scottish]) visitor.url = url;
      if (lost !== undefined) {
        // The client sends again what was not answered: it has one effect, whether or not it was stored.
        const again = await tried(people[lost.seat === 'english' ? 'english' : 'scottish'], id, lost);
        if (again !== undefined) acknowledged.set(again.number, lost);
        lost = undefined;
      }
      const [one, two] = await states();
      expect([one.number, one.length, one.deciders]).toEqual([two.number, two.length, two.deciders]);
      expect(one.number).toBe(Math.max(...acknowledged.keys()));
      const all = await english.updates(id, 'english');
      expect(all.updates.map((update) => update.number)).toEqual(
        Array.from({ length: one.number + 1 }, (_, i) => i),
      );
    }

    expect(await ended(child, 'SIGTERM')).toBe(0);
    const store = await Store.open(join(folder, 'schiltron.sqlite'));
    const entries = (await store.load(id))?.entries ?? [];
    await store.close();
    for (const [number, { seat, id: request, action }] of acknowledged) {
      expect(entries[number - 1]).toMatchObject({
        number,
        request,
        action,
        seat: seat === 'english' ? 0 : 1,
      });
    }
    expect(entries.length).toBe(Math.max(...acknowledged.keys()));
  });
});
