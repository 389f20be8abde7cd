import { expect, test } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MAX_SCRIPT_BYTES } from '../../../local/web/budgets';
import { readBuiltSite } from '../../../local/web/builtSite';
import { COMPILE_HINT } from '../../../local/web/webpack/minify';
import { SITE } from '../../../local/stack/site/webMarker';

test('no screen exceeds its budget of initial scripts or loads scripts that it needs later @desktop', () => {
  const { loads } = readBuiltSite();
  const past = loads.filter(({ bytes, budget }) => bytes > budget);
  expect(past, 'npm run bench -- size shows what is in each script').toEqual([]);
  expect(loads.filter(({ unwanted }) => unwanted.length > 0)).toEqual([]);
});

test('no script is so large that the build warns of it @desktop', () => {
  const { chunks } = readBuiltSite();
  const sizes = chunks.map(({ file }) => ({ file, bytes: statSync(path.join(SITE, file)).size }));
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ bytes }) => bytes > MAX_SCRIPT_BYTES)).toEqual([]);
});

test('tells the browser to compile the first load while it downloads @desktop', async ({ page }) => {
  await page.goto('/');
  const scripts = await page
    .locator('script[defer][src]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('src') ?? ''));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts)
    expect(readFileSync(path.join(SITE, script), 'utf8').startsWith(COMPILE_HINT), script).toBe(true);
});
