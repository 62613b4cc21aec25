import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,scripts}/**/*.test.ts'],
    globals: false,
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
    reporters: ['default', './scripts/tally.mjs'],
  },
});
