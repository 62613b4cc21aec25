import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { layoutFaults } from './layout.kit.ts';
import { faultsOf } from './table.kit.ts';

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

/** The page before a sitting, reached from the start page. */
async function prepare(page: Page): Promise<void> {
  await page.setViewportSize(TABLET);
  await page.goto('/');
  await page.getByRole('radio', { name: /^Virgin Queen/ }).check();
  await page.getByRole('link', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: 'A new sitting' })).toBeVisible();
}

const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
};

/** A part of the umpire's screen. */
const open = (page: Page, tab: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of the screen' }).getByRole('button', { name: tab }).click();

/** The step of the phase that is now. */
const stepNow = (page: Page): Locator => page.locator('[aria-current="step"]');

const goOn = (page: Page): Promise<void> =>
  stepNow(page)
    .getByRole('button', { name: /go on|Go on/ })
    .click();

/** Answers what is missing, each question with its answer. */
async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('form', { name: 'Still missing' });
  for (const [question, value] of Object.entries(answers)) {
    const field = form.getByLabel(question);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
  }
  await form.getByRole('button', { name: /^Enter/ }).click();
}

/** Types a power's basic VP over what stands there. */
async function typeBasic(page: Page, power: string, vp: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${power}, basic VP`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(String(vp));
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The link that seats whoever plays a power; the dialog stays open. */
async function linkFor(page: Page, power: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Players’ phones' });
  await dialog.getByRole('button', { name: power }).click();
  await expect(dialog.getByRole('img', { name: `QR code: ${power}` })).toBeVisible();
  return dialog.getByRole('textbox').inputValue();
}

/** A phone that opens a link and takes its seat. */
async function phoneAt(browser: Browser, link: string, power: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByText(power)).toBeVisible();
  await phone.getByRole('button', { name: 'Take the seat' }).click();
  await expect(phone.getByRole('heading', { name: power, level: 1 })).toBeVisible();
  return phone;
}

/** The room in which the Empire alone is asked. */
const room = (page: Page): Locator => page.getByRole('dialog', { name: 'The Empire’s preference' });

/** What is wrong with a page for those who do not see it, or not well. */
async function violations(page: Page): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Enters the hits of a rebellion, those of Spain first. */
async function enterHits(page: Page, spain: number, england: number): Promise<void> {
  await page.getByRole('button', { name: 'Enter the hits' }).click();
  for (const [side, hits] of [
    ['Spain', spain],
    ['England', england],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: `${side}: how many hits?` });
    await dialog.getByRole('textbox').fill(String(hits));
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  }
}

/** What around an element would cut it off. */
function holdersOf(element: Element): string[] {
  const holders: string[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement)
    if (getComputedStyle(each).overflowY !== 'visible') holders.push(each.className || each.tagName);
  return holders;
}

const FIRST_TOTALS = {
  'Ottoman: basic VP': '5',
  'Spain: basic VP': '20',
  'Spain: special VP': '0',
  'England: basic VP': '20',
  'England: special VP': '0',
  'France: basic VP': '14',
  'France: special VP': '0',
  'Empire: basic VP': '18',
  'Protestant: basic VP': '9',
  'Protestant: special VP': '0',
};

test('two turns at three devices: the Empire declares, a tie is broken two turns back, the sheet is printed', async ({
  page,
  browser,
}) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await prepare(page);
  await page.getByRole('textbox', { name: 'Player 4' }).fill('Anna');
  await page.getByLabel('You are now in turn').selectOption('2');
  await page.getByRole('radio', { name: /^This device and the players’ phones/ }).check();
  await begin(page);
  await expect(page.getByText('Anna').first()).toBeVisible();

  // The phones: each seat by its own link.
  await page.getByRole('button', { name: 'Match' }).click();
  await expect(page.getByRole('button', { name: /^Keyboard/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'The dice' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Players’ phones' }).click();
  const links = { france: await linkFor(page, 'France'), empire: await linkFor(page, 'Empire') };
  expect(links.france).not.toBe(links.empire);
  await page.keyboard.press('Escape');
  const france = await phoneAt(browser, links.france, 'France');
  const empire = await phoneAt(browser, links.empire, 'Empire');
  const phoneFaults = [faultsOf(france), faultsOf(empire)];
  for (const each of [page, france, empire]) expect(await layoutFaults(each)).toEqual([]);

  // The Empire chooses in secret, late, as the table lets it.
  await open(page, 'Turn’s end');
  await page.getByRole('button', { name: 'Let it choose late' }).click();
  await room(empire)
    .getByRole('radio', { name: /^Catholic/ })
    .check();
  await room(empire).getByRole('button', { name: 'Choose this' }).click();
  await room(empire).getByRole('button', { name: 'Seal it' }).click();
  await expect(room(empire)).toHaveCount(0);
  await expect(page.getByText('Sealed in turn 2')).toBeVisible();
  await expect(empire.getByText('Catholic', { exact: true })).toHaveCount(0);
  await empire.getByRole('button', { name: 'Show my choice' }).click();
  await expect(empire.getByText('Catholic', { exact: true })).toBeVisible();
  await empire.getByRole('button', { name: 'Hide it' }).click();
  // Its log, open on the table as the phone may lie there, says no more than that of the others.
  await open(empire, 'Log');
  expect(await layoutFaults(empire)).toEqual([]);
  const log = empire.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('the Empire has sealed its preference');
  await expect(empire.getByText('Catholic')).toHaveCount(0);

  // Turn 2: the walk asks for what is missing, and the Empire stays silent.
  await answer(page, { 'Who controls Paris?': 'england', 'Who controls Prague?': 'ottoman' });
  await page.getByRole('button', { name: /Victory Determination Phase/ }).click();
  await expect(stepNow(page)).toContainText('Paris');
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Central Europe' })).toBeFocused();
  await goOn(page);
  await expect(stepNow(page)).toContainText('Totals');
  await answer(page, FIRST_TOTALS);
  await goOn(page);
  await expect(stepNow(page)).toContainText('The Empire is asked');
  await open(france, 'Turn’s end');
  expect(await layoutFaults(france)).toEqual([]);
  await expect(stepNow(france).getByText('The Empire is asked')).toHaveCount(1);
  await expect(france.getByText('Catholic')).toHaveCount(0);
  await room(empire).getByRole('button', { name: 'Stay silent' }).click();
  await expect(stepNow(page)).toContainText('Totals');
  await goOn(page);
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('Turn 3 of 7')).toBeVisible();
  await expect(france.getByText('Turn 3 of 7')).toBeVisible();

  // Turn 3: two powers at 25, and the Empire declares.
  await open(page, 'Enter');
  await page.getByRole('button', { name: 'VP', exact: true }).click();
  await typeBasic(page, 'Spain', 25);
  await typeBasic(page, 'England', 25);
  await open(page, 'Turn’s end');
  await page.getByRole('button', { name: 'Who wins if the turn ended now?' }).click();
  const outlook = page.getByRole('dialog', { name: 'Who wins if the turn ended now?' });
  await expect(outlook).toContainText('What would bring the leader down');
  await expect(outlook).toContainText('On top with 25 VP: Spain.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Victory Determination Phase/ }).click();
  await goOn(page);
  await goOn(page);
  await goOn(page);
  await room(empire).getByRole('button', { name: 'Declare', exact: true }).click();
  await room(empire).getByRole('button', { name: 'Declare it' }).click();
  for (const each of [page, france]) {
    await open(each, 'Turn’s end');
    await expect(each.getByText('The Empire has declared: Catholic.')).toBeVisible();
    await expect(each.getByText('The seal is genuine')).toBeVisible();
  }
  await answer(page, { 'Empire: special VP': '4' });
  await goOn(page);

  // The tie: turn 2 does not break it, turn 1 has to be written down and does.
  await expect(stepNow(page)).toContainText('Tied with 25 VP: Spain, England.');
  const sheet = stepNow(page).getByRole('heading', { name: 'Totals of turn 1, from your sheet' });
  await expect(sheet).toBeVisible();
  await stepNow(page).getByRole('textbox', { name: 'Spain' }).fill('15');
  await stepNow(page).getByRole('textbox', { name: 'England' }).fill('14');
  await stepNow(page).getByRole('button', { name: 'Write them down' }).click();
  await expect(stepNow(page)).toContainText('By earlier turns the winner is Spain.');
  await expect(stepNow(page).getByRole('row', { name: /^Turn [12]/ })).toHaveCount(2);
  await goOn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Spain' }).first()).toBeAttached();
  await page.getByRole('button', { name: 'Confirm: the game is over' }).click();
  await expect(page.getByRole('dialog', { name: 'The match is over' })).toContainText('Spain');
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(france.getByRole('dialog', { name: 'The match is over' })).toContainText('Spain');

  // The sheet.
  await open(page, 'Sheet');
  const table = page.getByRole('table', { name: 'Victory points of each power' });
  await expect(table.getByRole('row', { name: /^Spain/ })).toContainText('15');
  await expect(table.getByRole('row', { name: /^Spain/ })).toContainText('25');
  await page.getByRole('button', { name: 'The standing as text' }).click();
  const text = page.getByRole('dialog', { name: 'The standing as text' }).getByRole('textbox');
  await expect(text).toHaveValue(/^Virgin Queen, turn 3 of 7, the end\n1\. Spain: 25 VP/);
  await page.keyboard.press('Escape');
  // The numbers of the chart are as large on a phone as other small print.
  await france.getByRole('button', { name: 'Look at the table' }).click();
  await open(france, 'Sheet');
  expect(await layoutFaults(france)).toEqual([]);
  const axis = france.getByRole('img', { name: /^Victory points through the turns/ }).getByText('20');
  expect((await axis.boundingBox())?.height).toBeGreaterThan(12);
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeHidden();
  // It begins where the paper does, and nothing cuts it off.
  expect((await page.getByRole('heading', { name: 'Victory Record Sheet' }).boundingBox())?.y).toBeLessThan(
    40,
  );
  expect(await table.evaluate(holdersOf)).toEqual([]);
  const paper = await page.pdf({ format: 'A4', landscape: true });
  expect(paper.length).toBeGreaterThan(5_000);
  expect([faults, ...phoneFaults]).toEqual([[], [], []]);
});

test('a sitting at one device: the Empire alone behind a curtain, an instant victory that is taken back', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await prepare(page);
  // What was settled outlasts a reload.
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Boris');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Player 1' })).toHaveValue('Boris');
  expect(await violations(page)).toEqual([]);
  await begin(page);

  // Alone: a code word keeps the choice from the others.
  await page.getByRole('button', { name: 'The Empire, alone' }).first().click();
  await expect(room(page)).toContainText('Everybody else looks away');
  await room(page).getByRole('button', { name: 'I am the Empire: show me' }).click();
  await room(page)
    .getByRole('radio', { name: /^Balanced/ })
    .check();
  await room(page).getByRole('button', { name: 'Choose this' }).click();
  await room(page).getByRole('button', { name: 'Seal it' }).click();
  await room(page).getByText('A code word for this screen').click();
  await room(page).getByLabel('Code word').fill('rose');
  await room(page).getByRole('button', { name: 'Set it' }).click();
  await room(page).getByRole('button', { name: 'Back to the table' }).click();
  await expect(room(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.textContent?.includes('Balanced'))).toBe(false);
  await open(page, 'Turn’s end');
  await page.getByRole('button', { name: 'The Empire, alone' }).first().click();
  await room(page).getByLabel('Code word').fill('lily');
  await room(page).getByRole('button', { name: 'I am the Empire: show me' }).click();
  await expect(room(page).getByRole('alert')).toContainText('That is not the code word');
  await room(page).getByRole('button', { name: 'Back to the table' }).click();

  // Four hits more in an English rebellion win at once: no takes the entry back, yes ends the game.
  await page.reload();
  await open(page, 'Enter');
  // What has been entered since the page was opened is nothing that anybody has missed.
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Spain', exact: true }).click();
  await open(page, 'Log');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Whose impulse: Spain.');
  await expect(page.getByText('happened since you left')).toHaveCount(0);
  await open(page, 'Enter');
  await page.getByRole('button', { name: 'Religion', exact: true }).click();
  await enterHits(page, 5, 1);
  const notice = page.getByRole('region', { name: 'Instant victory?' });
  await expect(notice).toContainText('The Gunpowder Plot has succeeded: Spain 5 hits, England 1.');
  await expect(notice.getByRole('button', { name: 'V5.4' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Gunpowder Plot' })).toBeAttached();
  await expect(notice.getByRole('heading')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'No, take the entry back' }).click();
  await expect(notice).toHaveCount(0);
  await open(page, 'Enter');
  await enterHits(page, 6, 1);
  await notice.getByRole('button', { name: /^Yes, entered correctly/ }).click();
  await expect(page.getByRole('region', { name: 'The sealed preference' })).toContainText('Spain');

  // The Empire shows what it kept, and everybody sees the proof.
  await page
    .getByRole('region', { name: 'The sealed preference' })
    .getByRole('button', { name: 'The Empire, alone' })
    .click();
  await room(page).getByLabel('Code word').fill('rose');
  await room(page).getByRole('button', { name: 'I am the Empire: show me' }).click();
  await room(page).getByRole('button', { name: /^Show/ }).first().click();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await room(page).getByRole('button', { name: 'Back to the table' }).click();
  await open(page, 'Turn’s end');
  await expect(page.getByText('It was: Balanced.')).toBeVisible();
  await expect(page.getByText('The seal is genuine')).toBeVisible();
  expect(faults).toEqual([]);
});

/** Card data invented for this test, as a file. */
const cardFile = (special: Readonly<Record<string, unknown>>) => ({
  name: 'cards.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      schemaVersion: 1,
      edition: 'invented',
      basicTracks: { spain: [0, 2, 4] },
      startingProtestantSpaces: { england: 20, scotland: 5, france: 5, netherlands: 5 },
      ...special,
    }),
  ),
});

test('on a phone on its side, or enlarged, all of the umpire scrolls and its tabs stay', async ({ page }) => {
  await prepare(page);
  await begin(page);
  for (const viewport of [
    { width: 683, height: 384 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, 'Powers');
    await expect(page.getByRole('button', { name: 'The Empire, alone' })).toBeInViewport({ ratio: 0.9 });
    for (const tab of ['Powers', 'Enter', 'Turn’s end', 'Log', 'Sheet']) {
      await open(page, tab);
      await expect.poll(() => layoutFaults(page)).toEqual([]);
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      await page.mouse.wheel(0, 9_000);
      await expect(page.getByRole('button', { name: 'Take back' })).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('card data from a file: a fault names its field, and the sitting counts by them', async ({ page }) => {
  const faults = faultsOf(page);
  await prepare(page);
  await page.getByRole('radio', { name: /^Load a file/ }).check();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(cardFile({ basicTracks: { spain: [1, 2] } }));
  await expect(page.getByRole('alert')).toContainText('basicTracks.spain[0]');
  await input.setInputFiles(cardFile({}));
  await expect(page.getByText('Card data are ready: invented.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Card data are ready: invented.')).toBeVisible();
  await page.getByRole('radio', { name: /^Your own/ }).check();
  await page.getByLabel('First turn').selectOption('2');
  await page.getByLabel('Last turn').selectOption('4');
  await begin(page);
  await expect(page.getByText('Turn 2 of 4')).toBeVisible();
  await expect(page.getByText(/35 Protestant spaces/).first()).toBeVisible();
  // The sitting lies among the matches of this browser, and goes on from there.
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByRole('link', { name: /^Your own/ }).click();
  await expect(page.getByText('Turn 2 of 4')).toBeVisible();
  expect(faults).toEqual([]);
});

/** Types how many keys a power holds, none of them in unrest. */
async function enterKeys(page: Page, power: string, keys: number): Promise<void> {
  await page.getByRole('group', { name: 'Whose keys' }).getByRole('button', { name: power }).click();
  await page.getByRole('button', { name: /^Keys held/ }).click();
  for (const [question, number] of [
    [`${power}: how many keys?`, keys],
    [`${power}: how many of them in unrest?`, 0],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: question });
    await dialog.getByRole('textbox').fill(String(number));
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  }
}

/** A power takes or loses a key, on the pad of its keys. */
async function moveKey(page: Page, power: string, entry: 'Key taken' | 'Key lost'): Promise<void> {
  await page.getByRole('group', { name: 'Whose keys' }).getByRole('button', { name: power }).click();
  await page
    .getByRole('group', { name: power, exact: true })
    .getByRole('button', { name: entry, exact: true })
    .click();
}

test('a position beyond a limit wins nothing, the table says who has won of two, and play stops without a winner', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await prepare(page);
  await page.getByRole('radio', { name: /^Load a file/ }).check();
  const spaces = { england: 3, scotland: 2, france: 2, netherlands: 1 };
  await page
    .locator('input[type=file]')
    .setInputFiles(
      cardFile({ startingProtestantSpaces: spaces, militaryVictoryKeys: { spain: 3, france: 3 } }),
    );
  await expect(page.getByText('Card data are ready: invented.')).toBeVisible();
  await page.getByText('Readings of the rules').click();
  await page
    .getByLabel('Two powers reach an instant victory together: who wins?')
    .selectOption({ label: 'The table says.' });
  await begin(page);

  // Eight Protestant spaces from the beginning: the umpire asks, and nobody wins by it.
  const beyond = page.getByRole('region', { name: 'Beyond a limit' });
  await expect(beyond).toContainText('Catholic religious victory');
  await expect(beyond.getByRole('heading')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await beyond.getByRole('button', { name: 'The position is right, nobody has won by it' }).click();
  await expect(beyond).toHaveCount(0);
  await expect(page.getByText('No alarm from what has been entered.')).toBeVisible();

  // What is pressed may go with what it does: the focus stays in its part of the screen.
  await open(page, 'Enter');
  await page.getByRole('button', { name: 'Bonus', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Assassination/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Assassination' })).toBeFocused();
  await page.getByRole('button', { name: 'Ottoman', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: /^Piracy/ })).toBeFocused();

  // A treaty gives two powers their third key: more than one has won.
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await enterKeys(page, 'Spain', 2);
  await enterKeys(page, 'France', 2);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Several things at one moment' }).click();
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await moveKey(page, 'Spain', 'Key taken');
  await moveKey(page, 'France', 'Key taken');
  await page.getByRole('button', { name: 'All entered' }).click();
  const several = page.getByRole('region', { name: 'Who wins?' });
  await expect(several).toContainText('Winner: Spain.');
  await expect(several).toContainText('Winner: France.');
  await several.getByRole('button', { name: 'The winner is: France' }).click();
  const claim = page.getByRole('region', { name: 'Instant victory?' });
  await expect(claim).toContainText('Winner: France.');
  await expect(claim).not.toContainText('Spain');
  await claim.getByRole('button', { name: 'No, take the entry back' }).click();
  await expect(claim).toHaveCount(0);
  await open(page, 'Enter');
  await moveKey(page, 'Spain', 'Key lost');
  await moveKey(page, 'France', 'Key lost');
  await page.getByRole('button', { name: 'All entered' }).click();
  await expect(page.getByRole('button', { name: 'All entered' })).toHaveCount(0);

  // It is late: a standing, and no victory.
  await open(page, 'Turn’s end');
  await page.getByRole('button', { name: 'Stop play without a winner' }).click();
  const stopping = page.getByRole('dialog', { name: 'Stop play without a winner' });
  await stopping.getByRole('textbox').fill('the last train');
  await stopping.getByRole('button', { name: 'Stop play', exact: true }).click();
  const end = page.getByRole('region', { name: 'The end' });
  await expect(end).toContainText('This is a standing and no victory.');
  await end.getByRole('button', { name: 'Confirm: the game is over' }).click();
  const over = page.getByRole('dialog', { name: 'The match is over' });
  await expect(over).toContainText('Play has stopped; nobody has won.');
  await over.getByRole('button', { name: 'Look at the table' }).click();
  await open(page, 'Sheet');
  await expect(page.getByRole('list', { name: 'Standing' }).getByRole('listitem')).toHaveCount(6);
  expect(faults).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a sitting begins at one device, goes on after a reload, and speaks both languages', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(page.getByText('works without a network')).toBeVisible({ timeout: 90_000 });
    await page.reload();
    await context.setOffline(true);
    await page.getByRole('radio', { name: /^Virgin Queen/ }).check();
    await page.getByRole('link', { name: 'Sit down' }).click();
    await begin(page);
    await open(page, 'Enter');
    await page.getByRole('button', { name: 'Type the missing numbers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ottoman: basic VP?' });
    await dialog.getByRole('textbox').fill('7');
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByRole('dialog', { name: 'Spain: basic VP?' }).press('Escape');
    await expect(page.getByRole('button', { name: 'Ottoman: 7 VP. Why?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Ottoman: 7 VP. Why?' })).toBeVisible();
    await page.getByRole('button', { name: /Russian/ }).click();
    await expect(page.getByRole('button', { name: 'Взять назад' })).toBeVisible();
    await page.getByRole('button', { name: 'Лист' }).click();
    await expect(page.getByRole('heading', { name: 'Лист записи победы' })).toBeVisible();
  });
});
