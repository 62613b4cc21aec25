import { existsSync, readFileSync } from 'node:fs';

/** The version that the nearest package file above this module names; '0' when there is none. */
export function ownVersion(): string {
  let folder = new URL('.', import.meta.url);
  for (;;) {
    const file = new URL('package.json', folder);
    if (existsSync(file)) {
      const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
      if (typeof version === 'string') return version;
    }
    const above = new URL('..', folder);
    if (above.href === folder.href) return '0';
    folder = above;
  }
}
