import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forkSeed, seeded } from '../../src/core/seeded.ts';
import type { HammerView } from '../../src/games/index.ts';
import { Accepted, type MatchState, type Updates } from '../../src/protocol/index.ts';
import { digestOf } from '../../src/server/match/seen.ts';
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

/** With what a process ended that was sent this signal: its exit code, or the signal that killed it. */
const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.on('exit', (code, by) => resolve(code ?? by));
    child.kill(signal);
  });

/** What is the same for everybody of what somebody sees and has heard. */
function inCommon({ updates, state }: Updates): object {
  const { year, turn, nobles, pools, handSizes, played } = state.view as HammerView;
  const { number, length, heard, deciders, result, dice } = state;
  return {
    updates: updates.map(({ told, ...update }) => ({ ...update, told: told.map((each) => each.number) })),
    state: { number, length, heard, deciders, result, dice },
    view: { year, turn, nobles, pools, handSizes, played },
  };
}

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
  it(`${KILLS} times has lost nothing that it acknowledged, and both sides agree`, async () => {
    const chance = seeded(forkSeed(1297, 10));
    let { child, url } = await start();
    const { id, english, scottish } = await pair(url);
    const people = { english, scottish } as const;
    /** By the number of the log under which it was acknowledged. */
    const acknowledged = new Map<number, Sent>();
    let lost: Sent | undefined;
    let kills = 0;

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
          expect(await ended(child, 'SIGKILL')).toBe('SIGKILL');
          kills += 1;
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
      const sides = [await english.updates(id, 'english'), await scottish.updates(id, 'scottish')] as const;
      expect(inCommon(sides[0])).toEqual(inCommon(sides[1]));
      for (const { updates, state } of sides) {
        expect(state.number).toBe(Math.max(...acknowledged.keys()));
        expect(updates.map((update) => update.number)).toEqual(
          Array.from({ length: state.number + 1 }, (_, i) => i),
        );
        expect(state.digest).toBe(digestOf(state.view));
      }
    }

    expect(kills).toBe(KILLS);
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
