import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readyShopper } from '../support/people/buyer';
import { startFilm } from '../support/page/film';
import { startSession } from '../support/people/session';
import { settle } from '../support/page/settle';
import { openWhole } from '../support/page/steps';

/** README's moving picture: `npm run screens` copies it into docs/screens. */
const OUT = join(process.env.GLUMIST_PICTURES ?? '', 'docs/screens');
const MAX_BYTES = 1_500_000;

test('a purchase from the home page to the order @phone', async ({ page }) => {
  const { email, password } = await readyShopper(`film.${Date.now()}@shopper.example`);
  await startSession(page, email, password);
  await openWhole(page, '/');
  await settle(page, { pictures: true });
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  const film = await startFilm(page);
  await film.hold(1300);

  await film.tap(page.getByRole('link', { name: 'Shop all products' }).first());
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Rice Water Dew Mist/ })
    .first();
  await card.waitFor();
  await settle(page, { pictures: true });
  await film.hold(1000);
  await film.tap(card);
  await page.waitForURL('**/product/**');
  await settle(page, { pictures: true });
  await film.hold(1300);

  await film.tap(page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first());
  await film.hold(700);
  await film.tap(page.getByRole('button', { name: /^Cart/ }).locator('visible=true').last());
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await cart.getByText(/^Delivered by/).waitFor();
  await film.hold(900);
  await film.tap(cart.getByRole('button', { name: 'One more' }).first());
  await film.hold(900);

  await film.tap(cart.getByRole('button', { name: 'Proceed to Checkout' }));
  await checkout.getByText(/^Delivered by/).waitFor();
  await film.hold(1200);
  await film.tap(checkout.getByLabel('Coupon code'));
  await checkout.getByLabel('Coupon code').pressSequentially('GLOW10', { delay: 90 });
  await film.tap(checkout.getByRole('button', { name: 'Apply', exact: true }).first());
  await checkout.getByText('Coupon Applied: 10% OFF!').waitFor();
  await film.hold(1500);
  await film.tap(checkout.getByText('Cash on Delivery', { exact: true }));
  await film.hold(900);
  await film.tap(checkout.getByRole('button', { name: /^Place order/ }));
  await page.waitForURL('**/profile');
  await page.getByText(/^AWB/).first().waitFor();
  await settle(page, { pictures: true });
  await film.hold(3000);

  mkdirSync(OUT, { recursive: true });
  const file = join(OUT, 'purchase.webp');
  const lengthMs = await film.save(file);
  console.log(
    `purchase.webp: ${(lengthMs / 1000).toFixed(1)} s, ${Math.round(statSync(file).size / 1000)} kB`,
  );
  expect(statSync(file).size).toBeLessThan(MAX_BYTES);
  expect(lengthMs).toBeLessThan(26_000);
});
