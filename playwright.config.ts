import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.mjs';

const PORT = Number(process.env['SCHILTRON_TEST_PORT'] ?? 8314);
const executablePath = browserPath();

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What passes at the second try only is named at the end: it has met a race, of the page or of its own.
  retries: 1,
  timeout: 180_000,
  // What is waited for comes at once on a quick machine: these are for slow and busy ones.
  expect: { timeout: 40_000 },
  reporter: [['list'], ['./scripts/tally-browser.mjs']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1400, height: 900 },
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    // Keeping the page for later costs each load as much again as the page itself: only its own tests want that.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node dist/cli.js serve --port ${PORT} --data test-results/data`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
