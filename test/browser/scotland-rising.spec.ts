import { expect, type Locator, type Page } from '@playwright/test';
import { seriousFaults } from './axe.kit.ts';
import { layoutFaults } from './layout.kit.ts';
import { choices, clickIfThere, decide, faultsOf, hurry, lengthOf, stopClock, test } from './table.kit.ts';

/** Begins a battle from the start page. */
async function beginBattle(page: Page, scenario: string, opponent?: string, side?: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: /^Scotland Rising/ }).check();
  await page.getByRole('radio', { name: new RegExp(`^${scenario}`) }).check();
  if (opponent !== undefined) await page.getByRole('radio', { name: new RegExp(`^${opponent}`) }).check();
  if (side !== undefined) await page.getByRole('radio', { name: side, exact: true }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.rising-map')).toBeVisible();
}

const finish = (page: Page): Locator => page.locator('.actions-finish [data-line]:enabled');
const dialog = (page: Page): Locator => page.locator('dialog[open]');

/** Ends the action phase, AP left or not. */
async function endTurn(page: Page): Promise<void> {
  await finish(page).last().click();
  const sure = page.locator('.confirm [data-choice]').first();
  if (await sure.isVisible()) await sure.click();
}

/** Clicks in the middle of something on the map, whatever lies over it; says whether it was there. */
async function strike(target: Locator): Promise<boolean> {
  // The map may be on its way up from under what can be done.
  await expect(target.page().locator('.rising')).not.toHaveClass(/\bmoving\b/);
  const box = await target.boundingBox({ timeout: 5_000 }).catch(() => null);
  if (box === null) return false;
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** Picks a counter and what it can attack, or else where it can go, and confirms it where that is asked. */
async function order(page: Page, counter: Locator, which: number): Promise<void> {
  if (!(await strike(counter))) return;
  const enemy = page.locator('.hex.target, .hex.sally');
  const goal = page.locator('.hex.goal');
  const ready = page.locator('.order-do');
  if ((await enemy.count()) > 0) await strike(enemy.first());
  if (!(await ready.isVisible()) && (await goal.count()) > 0)
    await strike(goal.nth(which % (await goal.count())));
  if (await ready.isVisible()) await clickIfThere(ready);
}

/** Lets one unit fight or move by mouse: tries up to five counters until one can; says whether one could. */
async function actByMouse(page: Page, start: number): Promise<boolean> {
  const able = page.locator('.unit.playable');
  const length = await lengthOf(page);
  for (let i = 0; i < 5; i += 1) {
    const count = await able.count();
    if (count === 0) return false;
    await order(page, able.nth((start + i * 5) % count), start);
    // A click may have decided something by itself.
    await expect(page.locator('.actions')).toHaveAttribute('aria-busy', 'false');
    if ((await lengthOf(page)) > length) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

test('a whole battle against the computer by mouse', async ({ page }) => {
  const faults = faultsOf(page);
  await hurry(page);
  await beginBattle(page, 'The battle', 'The computer', 'Scots');
  await page.locator('[data-line^="schiltron S-P1;"]').click();
  await expect(page.locator('.counters .counter.schiltron')).toHaveCount(10);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  /** Waits until something can be decided here, or the battle is over; says whether it goes on. */
  const goesOn = async (): Promise<boolean> => {
    await expect(choices(page).or(dialog(page)).first()).toBeVisible();
    return !(await dialog(page).isVisible());
  };
  let acts = 0;
  for (let turn = 1; turn <= 15 && (await goesOn()); turn += 1) {
    const roll = page.locator(turn === 6 ? '[data-line=announce]' : '[data-line=roll]');
    // Where nothing but a roll can be chosen any more, the dice have fallen already.
    if (turn <= 6) await decide(page, () => roll.click());
    if (turn === 6) await expect(page.locator('.track-note')).toContainText('Scots Charge turn');
    for (let action = 0; action < 2 && (await goesOn()); action += 1)
      if (await actByMouse(page, turn * 2 + action)) acts += 1;
    if (await goesOn()) await decide(page, () => endTurn(page));
  }
  await expect(dialog(page)).toContainText(/Winner|draw/);
  expect(acts).toBeGreaterThan(12);
  await page.keyboard.press('Escape');
  await page.locator('.score summary').click();
  await expect(page.locator('.score-parts')).toContainText('5 for the siege of Stirling');
  await page.reload();
  await expect(page.locator('.track-turn')).toHaveText('Turn 15');
  expect(faults).toEqual([]);
});

test('a solitaire turn with an event, by keyboard alone', async ({ page }) => {
  const faults = faultsOf(page);
  await hurry(page);
  await beginBattle(page, 'Solitaire');
  const focused = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  const tabTo = async (selector: string, key = 'Tab'): Promise<void> => {
    for (let i = 0; i < 80 && !(await focused(selector)); i += 1) await page.keyboard.press(key);
    expect(await focused(selector)).toBe(true);
  };
  await tabTo('[data-line=ready]');
  await page.keyboard.press('Enter');
  const note = page.locator('.track-note').filter({ hasText: 'Battle Event' });
  // One random die in three brings an event: turns pass until there is one.
  while (!(await note.isVisible())) {
    await expect(choices(page).first()).toBeVisible();
    await decide(page, async () => {
      await page.keyboard.press('1');
      if (await page.locator('.confirm').isVisible()) await page.keyboard.press('Enter');
    });
  }

  // From the panel: pick a unit in the list, and take its first choice.
  const length = await lengthOf(page);
  await tabTo('.desk-unit');
  await page.keyboard.press('Enter');
  await expect(page.locator('.desk-orders')).toBeVisible();
  await page.keyboard.press('1');
  await expect.poll(async () => lengthOf(page)).toBe(length + 1);

  // On the map: walk to another unit, pick it, walk to where it can go.
  await tabTo('.hex', 'Shift+Tab');
  const own = page.locator('.unit.playable');
  expect(await own.count()).toBeGreaterThan(0);
  const isOn = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => {
      const hex = document.activeElement?.getAttribute('aria-label') ?? '';
      return wanted === 'goal' ? document.activeElement?.matches('.goal') === true : hex.includes(wanted);
    }, selector);
  const side = (await page.locator('.track-side').textContent()) === 'Scots' ? 'Scots pike' : 'English pike';
  const path = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
  let picked = false;
  for (let i = 0; i < 200 && !picked; i += 1) {
    if (await isOn(side)) {
      await page.keyboard.press('Enter');
      picked = (await page.locator('.hex.goal').count()) > 0;
      if (!picked) await page.keyboard.press('Escape');
    }
    if (!picked) await page.keyboard.press(path[i % path.length] ?? 'ArrowRight');
  }
  expect(picked).toBe(true);
  const goal = await page.locator('.hex.goal').first().getAttribute('data-hex');
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowUp',
    'ArrowUp',
    'ArrowRight',
  ]) {
    if (await isOn('goal')) break;
    await page.keyboard.press(key);
  }
  expect(goal).not.toBeNull();
  await page.keyboard.press('Enter');
  if (await page.locator('.order-do').isVisible()) await page.keyboard.press('Enter');
  await expect.poll(async () => lengthOf(page)).toBe(length + 2);
  expect(faults).toEqual([]);
});

test('a refused move is explained, and its paragraph opens', async ({ page }) => {
  await hurry(page);
  await beginBattle(page, 'The battle', 'A friend at this screen');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('[data-line=roll]').click();
  await page.locator('.desk-unit[data-unit="S-P1"]').click();
  expect(await strike(page.locator('[data-hex="0109"]'))).toBe(true);
  await expect(page.locator('.why')).toContainText('Scots pike 1 cannot get as far as 0109');
  await page.getByRole('button', { name: 'Read rule B7.2' }).click();
  await expect(page.locator('.rule.opened')).toBeFocused();
  await page.keyboard.press('Escape');

  // What a unit cannot do now stands beside what it can, and says why.
  await page.locator('.desk-unit[data-unit="S-A1"]').click();
  await page.locator('.order-way.closed', { hasText: 'Charge' }).click({ force: true });
  await expect(page.locator('.why')).toContainText('Scots ax 1 cannot get as far as');
  await page.locator('.desk-unit[data-unit="S-Moray"]').click();
  await page.locator('.order-way.closed', { hasText: 'Rally' }).click({ force: true });
  await expect(page.locator('.why')).toContainText('Nobody shares the hex of Moray.');

  // The question mark asks about anything, also about what nobody has picked.
  await page.locator('[data-hex="0710"]').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.locator('.why')).toContainText(/B5\.3/);
});

test('an army is set up freely by hand, by list and as the map shows', async ({ page }) => {
  const faults = faultsOf(page);
  await hurry(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /^Scotland Rising/ }).check();
  await page.getByRole('radio', { name: /^A friend at this screen/ }).check();
  await page.locator('.new-match summary').first().click();
  await page.getByLabel(/^How are the armies set up/).selectOption('freeform');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.reserve-unit')).toHaveCount(28);

  const first = await page.locator('.reserve-unit').first().boundingBox();
  const goal = await page.locator('[data-hex="0902"]').boundingBox();
  if (first === null || goal === null) throw new Error('there is nothing to pull');
  await page.mouse.move(first.x + 20, first.y + 20);
  await page.mouse.down();
  await page.mouse.move(goal.x + 60, goal.y + 60, { steps: 4 });
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.reserve-unit')).toHaveCount(27);
  await expect(page.locator('[data-hex="0902"]')).toHaveAttribute(
    'aria-label',
    /^Hex 0902, clear: Scots pike 1/,
  );

  await page.locator('.desk-unit[data-unit="S-A1"]').click();
  await page.locator('[data-line="place S-A1 0401"]').click();
  await expect(page.locator('.reserve-unit')).toHaveCount(26);
  await page.getByRole('button', { name: /^Place the other 26/ }).click();
  await expect(page.locator('.reserve-unit')).toHaveCount(0);
  await page.getByRole('button', { name: /^Finish setting up the Scots/ }).click();
  await page.getByRole('button', { name: /^Place the other 28/ }).click();
  await page.getByRole('button', { name: /^Finish setting up and begin/ }).click();
  await expect(page.locator('.track-turn')).toHaveText('Turn 1');
  expect(faults).toEqual([]);
});

test('what can be done lies over no hex that it is about, however low the window', async ({ page }) => {
  await hurry(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 660 });
  await page.goto('/');
  await page.getByRole('radio', { name: /^Scotland Rising/ }).check();
  await page.getByRole('radio', { name: /^A friend at this screen/ }).check();
  await page.locator('.new-match summary').first().click();
  await page.getByLabel(/^How are the armies set up/).selectOption('freeform');
  await page.getByRole('button', { name: 'Begin' }).click();
  const top = (selector: string) => page.locator(selector).evaluate((e) => e.getBoundingClientRect().top);
  const bottom = (selector: string) =>
    page.locator(selector).evaluate((e) => e.getBoundingClientRect().bottom);
  const above = (hex: string, bar: string) =>
    expect.poll(async () => (await bottom(hex)) <= (await top(bar))).toBe(true);
  await page.getByRole('button', { name: /^Place the other 28/ }).click();
  await page.getByRole('button', { name: /^Finish setting up the Scots/ }).click();
  // The English see their last row over the units that wait.
  await expect(page.locator('.reserve-unit')).toHaveCount(28);
  await above('[data-hex="0912"]', '.reserve');
  await page.getByRole('button', { name: /^Place the other 28/ }).click();
  await page.getByRole('button', { name: /^Finish setting up and begin/ }).click();
  await page.locator('[data-line=roll]').click();
  await page.locator('.desk-unit[data-unit="S-P1"]').waitFor();
  await endTurn(page);
  await page.locator('.desk-unit[data-unit="E-P10"]').click();
  await above('.hex.origin', '.order-bar');
  // Nobody picked: the whole map again.
  const low = await bottom('[data-hex="0912"]');
  await page.getByRole('button', { name: 'Let go' }).click();
  await expect.poll(() => bottom('[data-hex="0912"]')).toBeGreaterThan(low);
});

test('dice roll in view, and can be skipped', async ({ page }) => {
  await page.clock.install();
  await beginBattle(page, 'The battle', 'A friend at this screen');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(page.locator('[data-line=roll]')).toBeVisible();
  await stopClock(page);
  await page.locator('[data-line=roll]').click();
  await expect(page.locator('.rising-die.tumbles').first()).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('.rising-die.tumbles')).toHaveCount(0);
  await expect(page.locator('.track-ap')).toContainText('AP left');
});

test.describe('painted', () => {
  test.use({ painted: true });
  for (const theme of ['light', 'dark'] as const)
    test(`a battle has no serious faults for axe, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await beginBattle(page, 'The battle', 'A friend at this screen');
      await page.getByRole('button', { name: 'Begin the battle' }).click();
      await page.locator('[data-line=roll]').click();
      await page.locator('.desk-unit[data-unit="S-P1"]').click();
      await expect(page.locator('.order-bar')).toBeVisible();
      await page.locator('.score summary').click();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => layoutFaults(page)).toEqual([]);
    });
});
