import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that the program finds where they are installed. */
export function installedPackages(): string[] {
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as {
    dependencies: object;
    optionalDependencies: object;
  };
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  return names.filter((name) => name !== '@messageformat/runtime');
}

/** Builds the command line from the sources into a folder of this name, and gives the file to run. */
export async function buildProgram(name: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', name);
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts', 'bot-worker': 'src/server/bots/worker.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: installedPackages(),
    logLevel: 'warning',
  });
  return join(folder, 'cli.js');
}
