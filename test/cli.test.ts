import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOCKS, SCOTTISH } from '../src/games/hammer-of-the-scots/blocks.ts';
import { hammerOfTheScots } from '../src/games/index.ts';
import { words } from '../src/words/index.ts';
import { installedPackages } from './server/program.kit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = join(root, 'node_modules', '.cache', 'cli-test');
const cli = join(program, 'cli.js');
const folder = mkdtempSync(join(tmpdir(), 'schiltron-cli-'));

const GAME = 'hammer-of-the-scots';

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in a folder of its own; `input` is all that is typed. */
function schiltron(args: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', HOME: folder, XDG_STATE_HOME: folder, ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => (out += text));
    child.stderr.on('data', (text) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

/** A game in which the English are played from here and take the first action each time. */
const english = (...more: readonly string[]): string[] =>
  'play --yes --scenario braveheart --side english --opponent random --seed 5'.split(' ').concat(more);

beforeAll(async () => {
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts', worker: 'src/cli/worker.ts' },
    outdir: program,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: installedPackages(),
    logLevel: 'warning',
  });
});

afterAll(() => {
  rmSync(program, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe('play', () => {
  it('asks a newcomer and takes Enter for an answer', async () => {
    const { code, out, err } = await schiltron(
      ['play', '--seed', '5'],
      lines('', '', '', '', '', '', '', '1'),
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    for (const question of [
      'Which game?',
      'Which scenario?',
      'Which side do you take?',
      'Who plays the other side?',
    ])
      expect(out).toContain(question);
    expect(out).toContain('Hammer of the Scots: Braveheart. You are the English.');
    expect(out).toContain('Choose a card to play.');
    expect(out).toMatch(/1 {2}Play Move 3 +card 3/);
    expect(out).toMatch(/The game has been stopped\. It is kept in .*; go on with: schiltron play --load/);
  });

  it('answers a wrong answer with what there is', async () => {
    const { out } = await schiltron(['play', '--lang', 'en'], lines('hammer', '9', 'bruce', 'campaign'));
    expect(out).toContain('Answer with a number of the list or a name: 9 is neither.');
    expect(out).toContain('Answer with a number of the list or a name: bruce is neither.');
    expect(out).toContain('Nothing has been played yet');
  });

  it('says why a move is refused, and by which paragraph', async () => {
    const { out } = await schiltron(
      english(),
      lines('move wallace fife', '? card 3', '? fire edward', 'card 4', 'crad 3', '99', 'map fife', 'help'),
    );
    expect(out).toMatch(/English> move wallace fife\nNot allowed: .+ \(H\d+(\.\d+)*\)\n/);
    expect(out).toContain('That is allowed: Play Move 3.');
    expect(out).toMatch(/\? fire edward\nNot allowed: .+ \(H7\.8\)/);
    expect(out).toMatch(/“card 4” is neither .* Did you mean “card 3”\?/);
    expect(out).toContain('Did you mean “card 3”?');
    expect(out).toMatch(/There is no action 99 in the list; it goes from 1 to \d+\./);
    expect(out).toMatch(/^Fife\*: Angus \(green\)/m);
    expect(out).toMatch(/undo +take back your last decision/);
  });

  it('plays a turn at Bannockburn as the README shows it', async () => {
    const { code, out, err } = await schiltron(
      ['play', 'scotland-rising', '--side', 'scots', '--opponent', 'random', '--yes', '--seed', '3'],
      lines(
        'schiltron S-P3',
        'ready',
        'roll',
        'a4',
        '0',
        'a4',
        '1',
        'move s-h2 1306',
        'map 0609',
        'map k1',
        '? charge S-P1 0506>0507',
        'a',
        'end',
        'undo',
        'quit',
      ),
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Scotland Rising: Bannockburn 1314: The battle. You are the Scots.');
    expect(out).toContain('In schiltron: S-P3');
    expect(out).toMatch(/^ {2}29 {2}End your action phase +end$/m);
    expect(out).toContain('Scots ax 4 (S-A4), 1005: 3 dice, hit on 5 or more, moves 2');
    expect(out).toMatch(/^ {2}1 {2}0903 {2}/m);
    expect(out).toContain('· Scots ax 4 moved from 1005 to 0903.');
    expect(out).toContain('· Scots hobelar 2 moved from 1404 to 1306.');
    expect(out).toContain('0609, Bannockburn village: village, 1 MP to enter; no charge at units here;');
    expect(out).toMatch(/^English knight 1 \(E-K1\), 0910: 3 dice/m);
    expect(out).toMatch(/Not allowed: .* \(B11\.\d\)/);
    expect(out).toMatch(/“a” is neither/);
    expect(out).toMatch(/· Turn 1: the English\.\n(.*\n)*· Turn 2: the Scots\./);
    expect(out).toContain('It is kept in');
  });

  it('takes back, saves, and goes on with the same dice', async () => {
    const typed = lines(
      'card 3',
      'group england',
      'undo',
      'undo',
      'save one.txt',
      'save one.txt',
      'log 2',
      'quit',
    );
    const { code, out } = await schiltron(english('--record', 'game.txt'), typed);
    expect(code).toBe(0);
    expect(out).toContain('Taken back: Group Move from England.');
    expect(out).toMatch(/undo\nNot taken back\. \S/);
    expect(out).toContain('It is kept in game.txt');
    expect(readFileSync(join(folder, 'one.txt'), 'utf8')).toBe(
      readFileSync(join(folder, 'game.txt'), 'utf8'),
    );
    const later = await schiltron(
      ['play', '--load', 'game.txt', '--yes'],
      lines('1', '1', '1', 'done', 'end'),
    );
    expect(later.out).toContain('You are the English.');
    expect(later.out).toContain('loaded from game.txt');
    const { out: verified, code: good } = await schiltron(['verify', 'game.txt']);
    expect(verified).toMatch(/^game\.txt: all \d+ outcomes of chance follow from the secret/);
    expect(good).toBe(0);
    const again = await schiltron(english('--record', 'game.txt'));
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('There is already a file game.txt.');
  });

  it('lets a person give up, and asks whether they mean it', async () => {
    const typed = lines('resign', 'no', 'card 3', 'resign', 'yes');
    const { code, out } = await schiltron(english('--record', 'resigned.txt'), typed);
    expect(code).toBe(0);
    expect(out.match(/Give the game up\?/g)).toHaveLength(2);
    expect(out).toContain('English resigned.');
    expect(out).toContain('Winner: Scots (by resignation).');
    const record = readFileSync(join(folder, 'resigned.txt'), 'utf8');
    expect(record).toMatch(/\d+\. english resigns\nresult scottish resigned\n$/);
    const checked = await schiltron(['check', 'resigned.txt', '--lang', 'ru']);
    expect(checked.out).toContain('Победа: Шотландцы (соперник сдался).');
    const replayed = await schiltron(['replay', 'resigned.txt']);
    expect(replayed.out).toMatch(/English resigned\.[\s\S]*Result: Winner: Scots \(by resignation\)/);
  });

  it('never names a hidden block of the other side', async () => {
    const { out } = await schiltron(english(), '1\n'.repeat(400));
    const shown = out.search(/Battle in|Fight the battle|Winter 1297/);
    const spoken = words('en', hammerOfTheScots);
    const hidden = BLOCKS.filter(
      ({ owner, id }) => owner === SCOTTISH && !['king', 'french-knights', 'moray'].includes(id),
    );
    expect(shown).toBeGreaterThan(3000);
    for (const { id } of hidden) expect(out.slice(0, shown)).not.toContain(spoken.name('block', id));
  });

  it('hands the keyboard over between two people, and shows each their own', async () => {
    const { out } = await schiltron(
      ['play', '--yes', '--side', 'both', '--seed', '5'],
      lines('', '1', '', '1', ''),
    );
    const [, first = '', second = ''] = out.split('Pass the keyboard to the ');
    expect(first).toContain('Hand of the English: Move');
    expect(first).not.toContain('Hand of the Scots: Move');
    expect(second).toContain('Hand of the Scots: Move');
    expect(second).not.toMatch(/Hand of the English: Move|The English chose Move/);
  });

  it('plays both sides by itself, in Russian too', async () => {
    const { code, out } = await schiltron([
      'play',
      '--auto',
      '--seed',
      '7',
      '--lang',
      'ru',
      '--opponent',
      'random',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('За обе стороны играет компьютер.');
    expect(out).toMatch(/Партия окончена\. .+ \(H11\.\d+\)/);
  });

  it('takes settings by their short names and shows them', async () => {
    const { out } = await schiltron(english('--option', 'schiltroms=on', '--option', 'extraLevyFirstYear=2'));
    expect(out).toContain('Readings that differ from the usual ones:');
    expect(out).toContain('Two blocks more.');
    expect(out).toContain('The levy brought 6 blocks to England');
  });
});

describe('simulate', () => {
  const args = ['simulate', GAME, '--games', '26', '--scenario', 'braveheart,the-bruce', '--seed', '4'];

  it('gives the same results whatever --jobs is', async () => {
    const [one, two] = await Promise.all([
      schiltron([...args, '--json', '--jobs', '1']),
      schiltron([...args, '--json', '--jobs', '2', '--players', 'random,random']),
    ]);
    const { speed: _, ...results } = JSON.parse(one.out);
    const { speed: __, ...same } = JSON.parse(two.out);
    expect(same).toEqual(results);
    expect(results).toMatchObject({ game: GAME, seed: 4, players: ['random', 'random'] });
    const [braveheart] = results.scenarios;
    expect(braveheart).toMatchObject({ scenario: 'braveheart', games: 26 });
    const { wins, low, high, share } = braveheart.seats.english;
    expect(share).toBeCloseTo(wins / 26, 4);
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
  });

  it('prints its results in words', async () => {
    const { code, out, err } = await schiltron([
      'simulate',
      GAME,
      '--games',
      '6',
      '--swap',
      '--scenario',
      'braveheart',
    ]);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('Hammer of the Scots: Braveheart, 12 games');
    expect(out).toContain('Pairs of games with the sides swapped');
    expect(out).toMatch(/12 games in [\d.]+ s: [\d,]+ games a second/);
  });
});

describe('records', () => {
  beforeAll(async () => {
    await schiltron(['play', '--auto', '--seed', '3', '--opponent', 'random', '--record', 'whole.txt']);
  });

  const text = (): string => readFileSync(join(folder, 'whole.txt'), 'utf8');

  it('are found legal', async () => {
    const { code, out } = await schiltron(['check', 'whole.txt']);
    expect(out).toMatch(/^whole\.txt: legal, \d+ entries\. Winner: .+ \(H11\.\d+\)\n$/);
    expect(code).toBe(0);
  });

  it('are found broken, with the place', async () => {
    const at =
      text()
        .split('\n')
        .findIndex((line) => line.startsWith('5. ')) + 1;
    const broken = text().replace(/^5\. (\w+) .*$/m, '5. $1 fire edward');
    writeFileSync(join(folder, 'broken.txt'), broken);
    const { code, out } = await schiltron(['check', 'whole.txt', 'broken.txt']);
    expect(code).toBe(1);
    expect(out).toMatch(/^whole\.txt: legal/);
    expect(out).toMatch(new RegExp(`^broken\\.txt:${at}:\\d+: .*fire edward.*\\(H\\d+`, 'm'));
    writeFileSync(join(folder, 'noise.txt'), 'no record\n');
    const noise = await schiltron(['check', 'noise.txt'], '', { LANG: 'ru_RU.UTF-8' });
    expect(noise.code).toBe(1);
    expect(noise.out).toMatch(/^noise\.txt:1:1: .*[а-я]/);
  });

  it('are verified against the secret of their dice', async () => {
    const changed = text().replace(/^\[commitment "../m, '[commitment "ff');
    writeFileSync(join(folder, 'sealed.txt'), changed);
    writeFileSync(join(folder, 'open.txt'), text().replace(/^\[commitment .*\n/m, ''));
    const good = await schiltron(['verify', 'whole.txt']);
    expect(good).toMatchObject({ code: 0 });
    expect(await schiltron(['verify', 'sealed.txt'])).toMatchObject({ code: 1 });
    const open = await schiltron(['verify', 'open.txt']);
    expect(open.out).toContain('holds no seal of its dice');
  });

  it('are verified from the point at which a game went on with dice of its own', async () => {
    const begun = text()
      .replace(/^\[(match|commitment|secret) .*\n/gm, '')
      .replace(/^40\. [\s\S]*/m, '');
    writeFileSync(join(folder, 'begun.txt'), begun);
    const auto = ['play', '--auto', '--opponent', 'random', '--load', 'begun.txt', '--record', 'on.txt'];
    expect((await schiltron(auto)).code).toBe(0);
    expect(readFileSync(join(folder, 'on.txt'), 'utf8')).toMatch(/^\[continued 39 \d+\]$/m);
    const { code, out } = await schiltron(['verify', 'on.txt']);
    expect(code).toBe(0);
    expect(out).toMatch(/^on\.txt: \d+ outcomes follow from the secret .*; \d+ outcomes before/);
    const forged = readFileSync(join(folder, 'on.txt'), 'utf8').replace(/^\[match ".*$/m, '[match "other"]');
    writeFileSync(join(folder, 'forged.txt'), forged);
    const bad = await schiltron(['verify', 'forged.txt']);
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/in entry (4\d|[5-9]\d|\d{3,}), is \d+ and does not follow/);
  });

  it('are replayed, as a whole or step by step, for each viewer', async () => {
    const whole = await schiltron(['replay', 'whole.txt']);
    expect(whole.out).toMatch(/Result: Winner: /);
    const early = await schiltron(['replay', 'whole.txt', '--to', '1', '--as', 'scottish']);
    expect(early.out).toContain('Hand of the Scots: ');
    expect(early.out).toContain('Wallace A3 4/4');
    expect(early.out).not.toMatch(/Hand of the English: (Move|Her|Pil|Sea|Tru|Vic)/);
    const stepped = await schiltron(['replay', 'whole.txt', '--step'], lines('', 'b', '40', '99999', 'q'));
    expect(stepped.code).toBe(0);
    expect(stepped.out).toContain('After entry 1 of');
    expect(stepped.out).toContain('After entry 40 of');
    expect(stepped.out).toContain('Result: ');
    expect(await schiltron(['replay', 'whole.txt', '--to', '99999'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('fuzz', () => {
  it('finds nothing wrong, and leaves nothing behind', async () => {
    const { code, out } = await schiltron(['fuzz', GAME, '--games', '2', '--jobs', '1', '--out', 'failures']);
    expect(out).toMatch(/^2 games with [\d,]+ steps played; nothing wrong was found\.\n$/);
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'failures'))).toEqual([]);
  });
});

describe('wrong use', () => {
  it.each<[string[], number, RegExp]>([
    [['simulte'], 2, /There is no command “simulte”\. Did you mean “simulate”\?/],
    [['play', '--record', 'nowhere/game.txt'], 2, /No files can be written into nowhere/],
    [['play', '--yes', '--material', 'none.json'], 2, /none\.json/],
    [['simulate', GAME, '--material', 'whole.txt'], 2, /whole\.txt is no JSON: /],
    [['replay', '--lang', 'xx', 'a.txt'], 2, /There is no language “xx”/],
  ])('%j ends with %i and one sentence', async (args, code, sentence) => {
    const ran = await schiltron(args);
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(sentence);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  it('ends in silence when nobody reads on', async () => {
    const child = spawn('sh', ['-c', `"$0" "$1" replay whole.txt | head -n 1`, process.execPath, cli], {
      cwd: folder,
      env: { ...process.env, LANG: 'en' },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => (out += text));
    child.stderr.on('data', (text) => (err += text));
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
    expect(out.split('\n')).toHaveLength(2);
  });
});
