import { expect, type Page } from '@playwright/test';
import { momentOf, playFrom, type Moment } from './moment.kit.ts';
import { beginMatch, choices, faultsOf, hurry, lengthOf, stopClock, test } from './table.kit.ts';

const area = (page: Page, id: string) => page.locator(`#board-area-${id}`);
const block = (page: Page, id: string) => page.locator(`#board-block-${id}`);

/** Clicks an area where its name is written, which nothing covers. */
async function clickArea(page: Page, name: string, id: string): Promise<void> {
  const title = page.locator('.board-title text', { hasText: new RegExp(`^${name}$`) });
  const box = await title.boundingBox();
  if (box === null) throw new Error(`${name} is not in sight`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(area(page, id)).toBeAttached();
}

/** The Scots of Braveheart may set out from Fife with all three blocks that begin there. */
const fromFife = ({ step, seat, view, legal }: Moment): boolean =>
  step === 'moves' &&
  seat === 1 &&
  legal.includes('group fife') &&
  ['wallace', 'douglas', 'barclay'].every((id) =>
    view.known.some(({ block: known, place, moved }) => known === id && place === 'fife' && moved !== true),
  );

test('several blocks and their way are picked on the map and in the panel as one', async ({ page }) => {
  const faults = faultsOf(page);
  await playFrom(page, momentOf('braveheart-english-majority', fromFife));
  const length = await lengthOf(page);
  await block(page, 'wallace').click();
  const pieces = page.locator('.pieces .piece');
  await expect(page.locator('.piece[data-piece=wallace]')).toHaveAttribute('aria-pressed', 'true');
  await expect(pieces).toHaveCount(3);

  await page.locator('.piece[data-piece=douglas]').click();
  await expect(block(page, 'douglas')).toHaveClass(/picked/);
  await expect(block(page, 'douglas')).toHaveAttribute('aria-pressed', 'true');
  const way = page.getByRole('button', { name: /^Wallace and Douglas to Mentieth/ });
  await expect(way).toContainText(/green border: 0 of 6 used, 6 left/);
  await expect(page.locator('.board-crossing').first()).toBeVisible();

  await area(page, 'mentieth').dispatchEvent('pointerenter');
  await expect(way).toHaveClass(/aimed/);
  await way.hover();
  await expect(area(page, 'mentieth')).toHaveClass(/marked/);

  // Two blocks may cross a red border, and no more.
  await block(page, 'barclay').click();
  await expect(page.locator('.board-crossing.red.full')).not.toHaveCount(0);
  await page.locator('.piece[data-piece=barclay]').click();
  await expect(page.locator('.board-crossing.full')).toHaveCount(0);

  await clickArea(page, 'Mentieth', 'mentieth');
  await expect.poll(() => lengthOf(page)).toBe(length + 3);
  expect(faults).toEqual([]);
});

test('everything on the map has its name for those who hear it', async ({ page }) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const names = await page.locator('.board-area').evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(names).toHaveLength(23);
  expect(names).toContain('Fife: 3 Scottish blocks: Wallace 4, Douglas 4, Barclay 4');
  expect(names).toContain('Mentieth: 2 English blocks');
  expect(names).toContain('Selkirk: no blocks');
  await expect(block(page, 'wallace')).toHaveAccessibleName('Wallace, A3, strength 4 of 4');
  await expect(page.getByRole('button', { name: 'Draw Pool: 7 Scottish blocks' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Map of Scotland' })).toBeVisible();
  for (const each of await page.locator('.board-piece').all()) await expect(each).toHaveAccessibleName(/\w/);
});

test('every area answers where its name is written, by the sea as well', async ({ page }) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  for (const [width, height] of [
    [1400, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.board')).toHaveClass(width < 600 ? /large/ : /^(?!.*large)/);
    const deaf = await page.locator('.board-title text').evaluateAll((names) => {
      const areas = [...document.querySelectorAll('.board-area')];
      return names.flatMap((name, i) => {
        const { x, y, width, height } = name.getBoundingClientRect();
        const there = document.elementsFromPoint(x + width / 2, y + height / 2);
        const area = there.map((each) => each.closest('.board-area')).find((each) => each !== null);
        return area === areas[i] ? [] : [name.textContent];
      });
    });
    expect(deaf).toEqual([]);
  }
});

test('on the smallest telephone no button stands on a name, and all years fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await hurry(page);
  await beginMatch(page, 'Campaign', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const boxesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => ({ text: each.textContent, ...each.getBoundingClientRect().toJSON() })),
      );
  const buttons = await boxesOf('.board-tools button, .board-pools button');
  const names = await boxesOf('.board-title text');
  expect([buttons.length, names.length]).toEqual([6, 23]);
  const hidden = names.filter((name) =>
    buttons.some(
      ({ left, right, top, bottom }) =>
        name.left < right && left < name.right && name.top < bottom && top < name.bottom,
    ),
  );
  expect(hidden.map(({ text }) => text)).toEqual([]);

  const years = await boxesOf('.year-track li');
  expect(years).toHaveLength(18);
  const steps = years.slice(1).map(({ left }, i) => left - years[i].left);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
  expect(years.at(-1).right).toBeLessThanOrEqual(360);
});

test('sea and land are painted alike for those who want no motion', async ({ page }) => {
  /** Colours across the whole painting. */
  const painted = () =>
    page.locator('.board-ground').evaluate((canvas: HTMLCanvasElement) => {
      const brush = canvas.getContext('2d');
      return Array.from({ length: 200 }, (_, i) => {
        const [x, y] = [((i % 20) + 0.5) / 20, (Math.floor(i / 20) + 0.5) / 10];
        return brush?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data.join(' ');
      });
    });
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const usual = await painted();
  expect(new Set(usual).size).toBeGreaterThan(8);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  expect(await painted()).toEqual(usual);
});

test('an area is magnified by a key, walked through, and left again', async ({ page }) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  await area(page, 'fife').focus();
  await page.keyboard.press('m');
  const tray = page.getByRole('region', { name: 'Fife' });
  await expect(tray.getByRole('button', { name: /^Wallace/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tray.getByRole('button', { name: /^Douglas/ })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.locator('.why')).toContainText('Group Moves are made in your own Move Phase');
  await page.keyboard.press('Escape');
  await expect(tray).toHaveCount(0);
  await expect(area(page, 'fife')).toBeFocused();
});

test('sides and borders differ in more than their colour', async ({ page }) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const dashes = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).strokeDasharray);
  const green = await dashes('.board-border.green:not(.crossing)');
  expect(await dashes('.board-border.red:not(.crossing)')).toBe('none');
  expect(green).not.toBe('none');
  expect([green, 'none']).not.toContain(await dashes('.board-border.crossing'));
  await expect(page.locator('.board-teeth').first()).toBeVisible();
  const outline = (side: string): Promise<string | null> =>
    page.locator(`.board-pieces .${side} .board-body`).first().getAttribute('d');
  expect(await outline('scottish')).not.toBe(await outline('english'));
  expect(await page.locator('.board-pieces .english .board-device').first().getAttribute('d')).not.toBeNull();
});

for (const [pointer, least] of [
  ['a mouse', 24],
  ['a finger', 44],
] as const)
  test(`what is pressed with ${pointer} is at least ${least} pixels wide and high`, async ({ newcomer }) => {
    const isTouch = pointer === 'a finger';
    const page = await newcomer({
      viewport: isTouch ? { width: 390, height: 844 } : { width: 1400, height: 900 },
      hasTouch: isTouch,
      isMobile: isTouch,
    });
    await playFrom(page, momentOf('braveheart-english-majority', fromFife));
    if (isTouch) {
      await block(page, 'wallace').tap();
      await expect(page.getByRole('region', { name: 'Fife' })).toBeVisible();
    } else await block(page, 'wallace').click();
    await expect(page.locator('.pieces .piece')).toHaveCount(3);
    const small = await page
      .locator(
        '.board button, .hammer-panel button:not(.rule-cited), .hammer-panel summary, .hammer-panel [type=range]',
      )
      .evaluateAll(
        (all, size) =>
          all
            .filter((each) => each.checkVisibility())
            .map((each) => ({ each, box: each.getBoundingClientRect() }))
            .filter(({ box }) => Math.min(box.width, box.height) < size - 0.5)
            .map(
              ({ each, box }) =>
                `${each.className || each.tagName} ${Math.round(box.width)}x${Math.round(box.height)}`,
            ),
        least,
      );
    expect([...new Set(small)]).toEqual([]);
  });

test('nothing moves where reduced motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await playFrom(
    page,
    momentOf('braveheart-english-majority', ({ step, seat }) => step === 'battle' && seat === 1),
  );
  await stopClock(page);
  await page.locator('.battle-choices [data-line^=fire]').first().click();
  await expect(page.locator('.die').first()).toBeVisible();
  await expect(page.locator('.die.tumbles')).toHaveCount(0);
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((each) => Number(each.effect?.getComputedTiming().activeDuration ?? 0) > 1).length,
  );
  expect(running).toBe(0);
});
