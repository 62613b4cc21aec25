/** @typedef {{ above: string[], packages?: string[], anyPackage?: boolean, node?: boolean, virtual?: boolean }} Room */
/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/**
 * The rule of the layout: a room imports only itself and the rooms that stand above it. For each room:
 * those rooms, the packages it may import, and whether it may import the modules of Node, or those that the
 * bundler makes.
 * @type {Record<string, Room>}
 */
const rooms = {
  core: { above: [] },
  words: { above: ['core', 'games'], packages: ['@messageformat/runtime'] },
  bots: { above: ['core', 'games'] },
  protocol: { above: ['core', 'games', 'words'], packages: ['zod'] },
  server: { above: ['core', 'games', 'words', 'bots', 'protocol'], anyPackage: true, node: true },
  web: { above: ['core', 'games', 'words', 'bots', 'protocol'], anyPackage: true, virtual: true },
  cli: {
    above: ['core', 'games', 'words', 'bots', 'protocol', 'server', 'web'],
    anyPackage: true,
    node: true,
  },
};

export const roomNames = [...Object.keys(rooms), 'games'];

const testFile = '[.](test|kit)[.]tsx?$';
const testPackages = 'node_modules/(vitest|fast-check|@vitest)/';

/** @param {Room} room @param {string} own the path of the room itself */
const allowed = ({ above, packages = [], anyPackage = false, virtual = false }, own) => [
  own,
  ...above.map((room) => `^src/${room}/`),
  ...(virtual ? ['^virtual:'] : []),
  ...(anyPackage ? ['node_modules/'] : packages.map((name) => `node_modules/${name}/`)),
];

/**
 * @param {string} name
 * @param {string} from
 * @param {string[]} paths what modules under `from` may import
 * @param {boolean} node
 * @param {string} comment
 * @returns {Rule[]}
 */
const roomRules = (name, from, paths, node, comment) => [
  {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: testFile },
    to: { pathNot: paths, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
  },
  {
    name: `${name}-tests`,
    comment: `${comment} Its tests may add vitest, fast-check and the modules of Node.`,
    severity: 'error',
    from: { path: `${from}.*${testFile}` },
    to: { pathNot: [...paths, testPackages], dependencyTypesNot: ['core'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration & { forbidden: Rule[] }} */
export default {
  forbidden: [
    ...Object.entries(rooms).flatMap(([room, rule]) =>
      roomRules(
        `room-${room}`,
        `^src/${room}/`,
        allowed(rule, `^src/${room}/`),
        rule.node === true,
        `src/${room} imports only itself and the rooms above it.`,
      ),
    ),
    ...roomRules(
      'room-game',
      '^src/games/([^/]+)/',
      ['^src/core/', '^src/games/$1/'],
      false,
      'A game imports only core and itself.',
    ),
    ...roomRules(
      'room-games',
      '^src/games/[^/]+$',
      ['^src/core/', '^src/games/'],
      false,
      'The list of games imports only core and the games.',
    ),
    {
      name: 'tests-stay-out',
      comment: 'What ships does not import tests, test kits or scripts.',
      severity: 'error',
      from: { path: '^src/', pathNot: testFile },
      to: { path: [testFile, '^test/', '^scripts/'] },
    },
    {
      name: 'no-development-packages',
      comment:
        'What ships imports only packages listed under dependencies. The client is bundled before it ships.',
      severity: 'error',
      from: { path: '^src/', pathNot: [testFile, '^src/web/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules do not import each other in a ring, types included.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
