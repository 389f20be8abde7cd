import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { open } from '../../support/page/steps';

/** The tallest of some elements, in px. */
const tallest = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.max(0, ...all.map((one) => one.getBoundingClientRect().height)));

test('lists have rows of at most 44 px, and filters of 32 px @desktop', async ({ page }) => {
  await asAdmin(page, '/admin/products');
  for (const path of ['products', 'combos', 'offers', 'customers', 'orders']) {
    await open(page, `/admin/${path}`);
    await page.locator('tbody tr').first().waitFor();
    expect(await tallest(page, 'tbody tr'), path).toBeLessThanOrEqual(44);
    expect(await tallest(page, 'main :is(input[type="search"], select)'), path).toBe(32);
  }
  await open(page, '/admin/activity');
  await page.getByLabel('Who').waitFor();
  expect(await tallest(page, 'main :is(input, select)')).toBe(32);
});

test('the filters of a list are large enough for a thumb @phone', async ({ page }) => {
  await asAdmin(page, '/admin/products');
  for (const path of ['products', 'customers', 'activity']) {
    await open(page, `/admin/${path}`);
    await page.locator('main select').first().waitFor();
    expect(await tallest(page, 'main :is(input[type="search"], select)'), path).toBe(44);
  }
});
