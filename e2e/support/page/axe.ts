import { expect, type Page } from '@playwright/test';
import { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { settle } from './settle';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Lighthouse checks these as well.
  rules: { 'heading-order': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  preload: false,
};

const FLOATING = 'body > :not([inert]) [aria-modal="true"]';

let source: string | null = null;
const axeSource = () =>
  (source ??= readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8'));

/** Brings axe to the page, once a document: its text is half a megabyte, and reading it takes longer than most screens. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
}

/** Waits until the screen stands still, and fails when axe finds anything on it; `screen` names it in the report. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settle(page);
  await expectNoViolations(page, screen);
}

/** The same at once, for a screen that has a loader and skeletons for good. */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await bringAxe(page);
  // The page beneath a dialog is inert, and was checked before the dialog opened.
  const floats = (await page.locator(FLOATING).count()) > 0;
  const context = floats ? { include: [[FLOATING], ['[data-stays-live]']] } : null;
  const { violations, passes } = await page.evaluate(
    async ([where, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (where: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      const found = await axe.run(where ?? document, options);
      return { violations: found.violations, passes: found.passes.length };
    },
    [context, OPTIONS] as const,
  );
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, screen).toEqual([]);
  expect(passes, `${screen}: axe looked at nothing`).toBeGreaterThan(0);
}
