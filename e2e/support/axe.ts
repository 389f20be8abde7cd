import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './settle';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails when axe finds anything on the screen as it stands now; `screen` names it in the report. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, screen).toEqual([]);
}
