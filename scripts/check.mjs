/** Runs all checks that are no tests, two at a time, and shows what the failing ones say. */
import { spawn } from 'node:child_process';
import process from 'node:process';

/** The longest first. */
const CHECKS = ['check:unused', 'check:layout', 'check:types', 'check:lint', 'check:format', 'check:build'];
const AT_ONCE = 2;

/** @param {string} script @returns {Promise<{ ok: boolean, text: string }>} */
const run = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.on('error', (error) => resolve({ ok: false, text: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, text }));
  });

const messages = await run('messages');
if (!messages.ok) {
  console.log(messages.text);
  process.exit(1);
}

const waiting = [...CHECKS];
let failures = 0;
const worker = async () => {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
    const began = performance.now();
    const { ok, text } = await run(script);
    console.log(
      `${ok ? 'ok    ' : 'FAILED'} ${script} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
    if (ok) continue;
    failures++;
    console.log(text.trimEnd());
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
process.exit(failures === 0 ? 0 : 1);
