import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

/** The styles of the page, by their paths. */
function styles(): ReadonlyMap<string, string> {
  const root = new URL('../src/web/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));
}

// Styles stay when a page goes: a name that two rooms use looks right until somebody comes from the other one.
it('every class is styled in one room alone', () => {
  const rooms = new Map<string, Set<string>>();
  for (const [file, text] of styles()) {
    for (const [, name = ''] of text.matchAll(/^\.([a-z][a-z0-9-]*)/gm))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(file)));
  }
  expect(rooms.size).toBeGreaterThan(100);
  const shared = [...rooms].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where]);
  expect(shared).toEqual([]);
});

it('no note stands inside a selector: what comes after it belongs to another rule', () => {
  const torn = [...styles()].flatMap(([file, text]) =>
    [...text.matchAll(/[^{};]+(?=\{)/g)]
      .map(([selector]) => selector.replace(/^(\s*\/\*[^]*?\*\/)+/, '').trim())
      .filter((selector) => selector.includes('/*'))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(torn).toEqual([]);
});
