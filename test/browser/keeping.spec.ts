import { expect, type Page } from '@playwright/test';
import { beginMatch, choices, hurry, lengthOf, test } from './table.kit.ts';

/** Changes the record of the only match that this browser keeps. */
const rewrite = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([old = '', next = '']) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('schiltron');
        opening.addEventListener('success', () => {
          const records = opening.result.transaction('records', 'readwrite').objectStore('records');
          const all = records.getAll();
          all.addEventListener('success', () => {
            const [record] = all.result as { text: string }[];
            if (record === undefined || !record.text.includes(old))
              return reject(new Error('no such record'));
            const put = records.put({ ...record, text: record.text.replace(old, next) });
            put.addEventListener('success', () => resolve());
          });
        });
      }),
    [from, to],
  );

test('a match of an earlier version is not lost: it says so, and its record can be saved', async ({
  page,
}) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.locator('.kept')).toHaveCount(1);
  await rewrite(page, '[engine "', '[engine "0');

  await page.goto(address);
  await page.reload();
  await expect(page.getByRole('heading')).toContainText('earlier version of the rules');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/Braveheart\.txt$/);
  const saved = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(saved as Buffer[]).toString('utf8')).toContain('[engine "0');
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.locator('.kept')).toHaveCount(1);
});

test('without room in the browser play goes on, and the page says what that means', async ({ page }) => {
  await hurry(page);
  // The worker finds no storage, as in a window that keeps nothing.
  await page.route('**/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const no = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('no storage'); } });";
    await route.fulfill({ response: answer, body: `${no}\n${await answer.text()}` });
  });
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  const warning = page.locator('.bars [role=alert]');
  await expect(warning).toContainText('cannot keep the match');
  await choices(page).first().click();
  await expect(async () => expect(await lengthOf(page)).toBeGreaterThan(1)).toPass();
  await warning.getByRole('button', { name: 'Save the record' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save it' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/Braveheart\.txt$/);
});

test('a page without any storage still begins matches', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new Error('no storage');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByText('cannot be read')).toBeVisible();
  await beginMatch(page, 'Braveheart', 'A friend by link', 'Scots');
  await expect(page.getByRole('textbox')).toHaveValue(/#\/join\//);
});

test('a second window on the same match says so, and takes it over when the first is closed', async ({
  page,
  context,
}) => {
  await hurry(page);
  await beginMatch(page, 'Braveheart', 'The computer', 'Scots');
  await expect(choices(page).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading')).toContainText('open in another window');
  await page.close();
  await second.getByRole('button', { name: 'Try again' }).click();
  await expect(choices(second).first()).toBeVisible();
});
