import { expect, test, type Page } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { calls, emptyFrames, hold, loseAnswers } from '../../support/network/failing';
import { soldOutProduct } from '../../support/shop/soldOutProduct';
import { slowDown } from '../../support/page/shifts';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { addToCart, open, openCart } from '../../support/page/steps';

/** A bad network: slow, offline for a while, or losing answers. */
async function goToCheckout(page: Page, email: string, password: string) {
  await startSession(page, email, password);
  await addToCart(page, 'rice-water-dew-mist');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await checkout.getByText('Cash on Delivery', { exact: true }).click();
  return checkout;
}

/** How often the courier got the only order of the profile. */
async function parcels(page: Page): Promise<number> {
  const order = page.getByRole('article', { name: /^Order GLM/ });
  await expect(order).toHaveCount(1);
  const orderId = /GLM\d+/.exec(await order.innerText())?.[0] ?? 'none';
  const answer = await fetch(`${readStack().nimbuspostUrl}/__sandbox/shipments`);
  const { shipments } = (await answer.json()) as { shipments: { order_number: string }[] };
  return shipments.filter(({ order_number }) => order_number === orderId).length;
}

test('repeated presses on a slow network place one order @phone', async ({ page }, info) => {
  const email = `slow.${info.project.name}.${Date.now()}@shopper.example`;
  const { password } = await readyShopper(email);
  await slowDown(page);
  const checkout = await goToCheckout(page, email, password);
  const held = await hold(page, calls.order);
  const place = checkout.getByRole('button', { name: /^Plac(e|ing) order/ });
  await place.dblclick();
  await expect.poll(() => held.count).toBe(1);
  await expect(place).toHaveAttribute('aria-busy', 'true');
  await place.click({ force: true });
  // The dialog cannot be closed during the request.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  held.release();
  await expect(page.getByText('✅ COD Order Placed Successfully!')).toBeVisible();
  expect(await parcels(page)).toBe(1);
  expect(held.count).toBe(1);
});

test('a retry after a lost answer places one order @desktop', async ({ page, context }, info) => {
  const email = `lost.${info.project.name}.${Date.now()}@shopper.example`;
  const { password } = await readyShopper(email);
  const checkout = await goToCheckout(page, email, password);
  const place = checkout.getByRole('button', { name: /^Place order/ });

  await context.setOffline(true);
  await place.click();
  await expect(page.getByText('Coupon validation failed', { exact: true })).toBeVisible();
  await context.setOffline(false);

  const answering = await loseAnswers(page, calls.order);
  await place.click();
  await expect(page.getByText('❌ Something went wrong. Please try again.')).toBeVisible();
  await answering();
  await place.click();
  await expect(page.getByText('✅ COD Order Placed Successfully!')).toBeVisible();
  expect(await parcels(page)).toBe(1);
});

test('slow content has placeholders, and offline content loads after reconnecting @phone', async ({
  page,
  context,
}) => {
  await emptyFrames(page);
  const catalogue = await hold(page, calls.catalogue);
  await open(page, '/products');
  // Offscreen prerenders have skeletons too.
  const skeletons = page.locator('[data-skeleton]').locator('visible=true');
  await expect(skeletons.first()).toBeVisible();
  catalogue.release();
  await expect(page.getByRole('link', { name: 'Amla C Glow Serum' })).toBeVisible();
  await expect(skeletons).toHaveCount(0);

  await open(page, '/contact');
  await page.getByLabel('Name').fill('Aditi Rao');
  await page.getByLabel('Email').fill('aditi@shopper.example');
  await page.getByLabel('Message').fill('Does the lotion suit a child of six?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/Your message was not sent/).first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Does the lotion suit a child of six?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
});

test('a product that fails to load offers a retry @desktop', async ({ page }) => {
  await emptyFrames(page);
  await page.route(calls.product, (route) => route.abort('internetdisconnected'));
  await open(page, '/product/kokum-barrier-cream');
  await expect(page.getByText('This page could not be loaded. Your cart is safe.')).toBeVisible();
  await page.unroute(calls.product);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kokum Barrier Cream' })).toBeVisible();
});

test('on a slow network browsing loads the first overlays only, and the cart opens before the runtime @phone', async ({
  page,
}) => {
  await slowDown(page);
  const runtime = await hold(page, /\/assets\/runtime\./);
  const requestOf = (name: string) =>
    page.waitForRequest((request) => request.url().includes(`/assets/${name}.`));
  const next = [requestOf('overlays'), requestOf('list')];
  await open(page, '/');
  await Promise.all(next);
  expect(runtime.count).toBe(0);

  const productPage = requestOf('detail');
  await openCart(page);
  await productPage;
  await expect.poll(() => runtime.count).toBe(1);
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('status', { name: 'Loading content' })).toBeVisible();
  runtime.release();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(cart).toHaveCount(0);
});

test('what is pressed and typed before the scripts have come is done once they are there @phone', async ({
  page,
}) => {
  let scripts = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/product/neem-clear-face-wash', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page.getByLabel('Delivery to your PIN code').fill('560034');
  scripts.release();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await expect(page.getByLabel('Delivery to your PIN code')).toHaveValue('560034');
  await page.unrouteAll();

  scripts = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  scripts.release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a sold-out size and a filter chip answer a press from before the scripts had come @phone', async ({
  page,
}) => {
  const id = `pressed-early-${Date.now()}`;
  const product = await soldOutProduct(id);
  let scripts = await hold(page, /\/assets\/.*\.js/);
  await page.goto(`/product/${id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  scripts.release();
  await expect(page.getByLabel('Where may we write when it is back?')).toBeVisible();
  await page.unrouteAll();
  await product.archive();

  scripts = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/products?concern=Dullness', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  scripts.release();
  await expect(page).toHaveURL(/\/products$/);
});
