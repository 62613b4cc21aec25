import { expect } from '@playwright/test';
import { hammerOfTheScots } from '../../src/games/index.ts';
import { words } from '../../src/words/index.ts';
import { momentOf, playFrom } from './moment.kit.ts';
import {
  beginMatch,
  choices,
  clickIfThere,
  faultsOf,
  hurry,
  lengthOf,
  stopClock,
  test,
} from './table.kit.ts';

test('why not is answered to the mouse and to the keyboard, and opens its paragraph', async ({ page }) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const note = page.locator('.why');

  // By keyboard, in the Card Phase, in which no area is asked for.
  await page.locator('#board-area-ross').focus();
  await page.keyboard.press('?');
  await expect(note).toContainText('Group Moves are made in your own Move Phase');
  await note.getByRole('button', { name: 'Read rule H6.1.1' }).press('Enter');
  await expect(page.getByRole('dialog').locator('.rule.opened')).toContainText('H6.1.1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // By mouse: the question mark first, then a block.
  await page.getByRole('button', { name: /^Ask why not/ }).click();
  await page.locator('#board-block-wallace').click();
  await expect(note).toContainText('Group Move from Fife');
  await page
    .locator('.board-piece', { has: page.locator('.english') })
    .first()
    .click({ button: 'right' });
  await expect(note).toContainText('You do not command this block');
  await note.getByRole('button', { name: /^Read rule H12.6/ }).click();
  await expect(page.getByRole('dialog').locator('.rule.opened')).toContainText('H12.6');
  await page.keyboard.press('Escape');

  // A noble in the list, too.
  await page.getByRole('list', { name: 'English' }).getByRole('button').first().click();
  await expect(note).toContainText('You do not command');
});

test('a battle is followed, and nothing of it is told before it has been shown', async ({ page }) => {
  const faults = faultsOf(page);
  await page.clock.install();
  await playFrom(
    page,
    momentOf('braveheart-english-majority', ({ step, seat }) => step === 'battles' && seat === 1),
  );
  await stopClock(page);
  const lines = page.locator('.log-line');
  const before = await lines.count();
  await page.locator('[data-line^=battle]').first().click();
  const battle = page.locator('.battle');
  await expect(battle).toBeVisible();
  const skip = battle.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await expect(page.locator('.actions-prompt')).toHaveText('The battle is being shown.');
  const during = await lines.count();
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(skip).toHaveCount(0);
  await expect.poll(() => lines.count()).toBeGreaterThan(during);
  expect(during).toBeGreaterThanOrEqual(before);

  const isOver = battle.locator('.battle-on').or(page.locator('.actions [data-line]:enabled')).first();
  const next = skip.or(battle.locator('.battle-choices [data-choice]:enabled')).first();
  for (;;) {
    await expect(isOver.or(next).first()).toBeVisible();
    if (await isOver.isVisible()) break;
    await clickIfThere(next);
  }
  expect(await lines.count()).toBeGreaterThan(during);
  expect(faults).toEqual([]);
});

test('the longest name fits on its block in a battle, in every language', async ({ page }) => {
  await playFrom(
    page,
    momentOf(
      'braveheart-english-majority',
      ({ step, view }) =>
        step === 'battle' &&
        view.known.some(({ block, up }) => block === 'northumber-infantry' && up === true),
    ),
  );
  await page.getByRole('button', { name: /^Change the language/ }).click();
  await expect(page.locator('.bblock-name', { hasText: 'Нортумберленда' })).toBeVisible();
  for (const width of [1400, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const clipped = await page.locator('.bblock-face').evaluateAll((faces) =>
      faces.flatMap((face) => {
        const name = face.querySelector('.bblock-name');
        if (name === null) return [];
        const text = document.createRange();
        text.selectNodeContents(name);
        const [inner, outer] = [text.getBoundingClientRect(), face.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right ? [name.textContent] : [];
      }),
    );
    expect(clipped, `${width} wide`).toEqual([]);
  }

  // On a screen that is low as well both lines of the battle stand beside what is asked.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const line of await page.locator('.bline').all()) await expect(line).toBeInViewport({ ratio: 0.9 });

  // However low the screen is, what can be done is not cut off.
  await page.setViewportSize({ width: 360, height: 440 });
  const choices = page.locator('.battle-foot');
  await expect(choices).toBeVisible();
  expect(await choices.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('what is asked stands in sight: on a phone, on its side, and where the page is enlarged', async ({
  page,
}) => {
  const card = page.locator('.hand-cards').getByRole('button').first();
  const look = async (width: number, height: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    await expect(card).toBeInViewport({ ratio: 0.9 });
    const board = await page.locator('.match-board').boundingBox();
    expect(board?.height).toBeGreaterThan(280);
  };
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await look(1366, 768);
  await look(390, 844);
  await look(844, 390);
  await look(683, 384);
  // Beside a link that waits to be sent as well.
  await page.setViewportSize({ width: 1366, height: 768 });
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  await expect(page.getByRole('textbox')).toBeVisible();
  await look(390, 844);
});

test('no word of a card is broken, in every language', async ({ page }) => {
  const cards = ['herald', 'pillage', 'sea-move', 'truce', 'victuals'];
  const parts = (['en', 'ru'] as const).flatMap((language) =>
    cards.flatMap((card) => words(language, hammerOfTheScots).name('card', card).split(' ')),
  );
  expect(new Set(parts).size).toBeGreaterThan(10);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(page.locator('.hand .card-face').first()).toBeVisible();
  for (const width of [1400, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page
      .locator('.hand .card-face')
      .first()
      .evaluate(
        (face, each) =>
          each.filter((part) => {
            const name = document.createElement('span');
            name.className = 'card-name';
            name.textContent = part;
            face.replaceChildren(name);
            const height = name.getBoundingClientRect().height;
            name.style.whiteSpace = 'nowrap';
            return height > name.getBoundingClientRect().height;
          }),
        parts,
      );
    expect(broken, `${width} wide`).toEqual([]);
  }
});

test('a line of the log lights its place, the time-line goes back and on', async ({ page }) => {
  await playFrom(
    page,
    momentOf(
      'braveheart-english-majority',
      ({ step, seat, view }) => step === 'moves' && seat === 1 && view.turn === 3,
    ),
  );
  const names = /Fife|Mentieth|Lanark|Lennox|Moray|Angus|Atholl|Annan|Lothian|Selkirk|Dunbar|Buchan/;
  const line = page.locator('.log-line:visible', { hasText: names }).last();
  const [name = ''] = names.exec((await line.textContent()) ?? '') ?? [];
  await line.hover();
  await expect(page.locator(`#board-area-${name.toLowerCase()}`)).toHaveClass(/marked/);
  await line.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.log-line:focus')).toHaveCount(1);

  const length = await lengthOf(page);
  const slider = page.getByRole('slider');
  const year = page.locator('.year-number');
  const now = await year.textContent();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(year).toHaveText('1297');
  await expect(page.locator('.board-piece.playable')).toHaveCount(0);
  await page.getByRole('button', { name: 'One decision on' }).click();
  await expect(page.locator('.timeline-place')).toHaveText(`1 of ${length}`);
  await page.getByRole('button', { name: 'To the present' }).click();
  await expect(year).toHaveText(now ?? '');
  await expect(page.locator('.board-piece.playable')).not.toHaveCount(0);
});
