import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './settle';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const FLOATING = 'body > :not([inert]) [aria-modal="true"]';

/** Fails when axe finds anything on the screen as it stands now; `screen` names it in the report. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settle(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES);
  // What stands beneath a dialog is inert, and was looked at before it opened.
  if ((await page.locator(FLOATING).count()) > 0) axe.include(FLOATING).include('[data-stays-live]');
  // There are no frames, which are what the other, slower mode is for.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, screen).toEqual([]);
}
