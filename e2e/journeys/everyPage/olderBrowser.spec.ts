import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { readyShopper } from '../../support/people/buyer';
import { logIn } from '../../support/people/login';
import { makeOlder } from '../../support/page/olderBrowser';
import { open, openCart, searchBox, watchConsole } from '../../support/page/steps';

test('a shopper with an old phone searches, logs in and orders @phone', async ({ page }, info) => {
  const quiet = watchConsole(page);
  await makeOlder(page);
  const buyer = await readyShopper(`older.${info.project.name}.${Date.now()}@shopper.example`);
  await open(page, '/login');
  await logIn(page, buyer.email, buyer.password);
  await open(page, '/products');
  await searchBox(page).fill('haldhi');
  await expect(page.getByText(/Turmeric/).first()).toBeVisible();
  await open(page, '/product/amla-c-glow-serum');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await checkout.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await checkout.getByRole('button', { name: /^Place order, ₹/ }).click();
  await expect(page.getByText('COD Order Placed Successfully!', { exact: false })).toBeVisible();
  quiet();
});

test('no script of the shop has a syntax that an old browser cannot read @phone', () => {
  const scripts = ['dist', 'dist/assets'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${folder}/${file}`),
  );
  expect(scripts.length).toBeGreaterThan(50);
  // Lookbehinds and static blocks came with Safari 16.4; a script with one is not run at all.
  const tooNew = scripts.filter((script) => /\(\?<[=!]|\bstatic\{/.test(readFileSync(script, 'utf8')));
  expect(tooNew).toEqual([]);
});
