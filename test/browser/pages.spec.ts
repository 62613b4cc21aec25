import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.kit.ts';
import { layoutFaults } from './layout.kit.ts';
import { choices, hurry, test } from './table.kit.ts';

// What is checked here is, among the rest, how colours stand against each other.
test.use({ painted: true });

const RECORD = 'test/records/hammer-of-the-scots/the-bruce-english-all-nobles.txt';

/** The words by which the pages are walked, in both languages. */
const WORDS = {
  en: {
    begin: 'Begin',
    link: /^A friend by link/,
    here: /^A friend at this screen/,
    menu: 'Match',
    dice: 'The dice',
    keys: /^Keyboard/,
    links: 'Links',
    rules: 'Rules',
    readings: 'Readings of the rules',
  },
  ru: {
    begin: 'Начать',
    link: /^Друг по ссылке/,
    here: /^Друг за этим экраном/,
    menu: 'Партия',
    dice: 'Кубики',
    keys: /^Клавиатура/,
    links: 'Ссылки',
    rules: 'Правила',
    readings: 'Толкования правил',
  },
} as const;

/** What is wrong with the page as it stands, or with the dialog over it. The map takes long: once is enough. */
async function faultsOn(page: Page, withMap: boolean): Promise<string[]> {
  const dialog = 'dialog[open]';
  const part = (await page.locator(dialog).isVisible()) ? dialog : undefined;
  const faults = await seriousFaults(page, part, withMap ? undefined : 'svg.board-map');
  return [...faults, ...(await layoutFaults(page))];
}

/** Colours are the same in both languages, so each language is walked in one theme. */
const LOOKS = [
  ['en', 'light'],
  ['ru', 'dark'],
] as const;

for (const [language, theme] of LOOKS) {
  test(`every page is sound at 360 px, ${language}, ${theme}`, async ({ page }) => {
    test.slow();
    const words = WORDS[language];
    const look = async (name: string): Promise<void> => {
      expect(await faultsOn(page, name === 'match'), name).toEqual([]);
    };
    const inMenu = async (item: string | RegExp): Promise<void> => {
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await page.getByRole('button', { name: item, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('schiltron.language', chosen), language);
    await hurry(page);

    await page.goto('/');
    await page.getByText(words.readings).click();
    await look('start page');

    await page.getByRole('radio', { name: words.here }).check();
    await page.getByRole('button', { name: words.begin }).click();
    await expect(page.locator('.curtain')).toBeVisible();
    await look('curtain');
    await page.locator('.curtain button').click();
    await expect(choices(page).first()).toBeVisible();
    await look('match');
    await inMenu(words.dice);
    await look('dice');
    await page.keyboard.press('Escape');
    await inMenu(words.keys);
    await look('keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.rules, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('rules');

    await page.goto('/');
    await expect(page.locator('.kept')).toHaveCount(1);
    await look('my matches');
    await page.getByRole('radio', { name: words.link }).check();
    await page.getByRole('button', { name: words.begin }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await look('seat with an invitation');
    const invitation = await page.getByRole('textbox').inputValue();
    await inMenu(words.links);
    await look('links');

    await page.goto(invitation);
    await expect(page.locator('.join')).toBeVisible();
    await look('join page');

    await page.goto('/#/match/00000000000000000000000000000000');
    await expect(page.locator('.cannot-open')).toBeVisible();
    await look('a match that is not there');

    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await expect(page.getByRole('slider')).toHaveValue('0');
    await look('record');
  });
}
