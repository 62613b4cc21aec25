import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { defineConfig } from 'vitest/config';

/** Tests of many whole games. */
const LONG = [
  'src/games/*/conformance/*.test.ts',
  'src/games/*/secrets.test.ts',
  'src/bots/*/clerk.test.ts',
  'test/server/leaks/*.test.ts',
];

/** Tests that need modules of their own: they put others in the place of some, or start whole programs. */
const APART = [
  'src/web/table/{open-table,umpire}.test.ts',
  'src/cli/session.test.ts',
  'src/server/**/*.test.ts',
  'test/**/*.test.ts',
];

/**
 * Makes each test one module together with everything that it tests. Between modules vitest looks every name up anew:
 * where millions of positions are played, that is half of the time.
 */
const inOnePiece = {
  name: 'in-one-piece',
  async load(this: { addWatchFile: (file: string) => void }, id: string) {
    if (!id.endsWith('.test.ts')) return undefined;
    const made = await build({
      entryPoints: [id],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      sourcemap: 'inline',
    });
    for (const file of Object.keys(made.metafile.inputs))
      this.addWatchFile(fileURLToPath(new URL(file, import.meta.url)));
    return made.outputFiles[0]?.text;
  },
};

export default defineConfig({
  test: {
    globals: false,
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // What is waited for comes at once on a quick machine: these limits are for slow and busy ones, and for what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 40_000 } },
    allowOnly: false,
    reporters: ['default', './scripts/tally.mjs'],
    projects: [
      { extends: true, plugins: [inOnePiece], test: { name: 'long', include: LONG } },
      {
        extends: true,
        test: {
          name: 'short',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: [...LONG, ...APART],
          // Nothing that these tests do outlasts them, so that the next ones need not load everything anew.
          isolate: false,
          setupFiles: ['test/chance.setup.ts'],
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: LONG } },
    ],
  },
});
