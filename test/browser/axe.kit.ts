import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SERIOUS = ['serious', 'critical'];

/** The serious faults that axe finds in a page, or only in a part of it; `except` is left out. */
export async function seriousFaults(page: Page, part?: string, except?: string): Promise<string[]> {
  // The page has no frames: without a second page to put their findings together axe takes a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
