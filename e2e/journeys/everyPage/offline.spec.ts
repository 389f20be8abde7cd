import { expect, test as base, type Page } from '@playwright/test';
import { untilReloaded } from '../../support/people/login';
import { readyShopper } from '../../support/people/buyer';
import { cuttableShop, type CuttableShop } from '../../support/network/cuttable';
import { itemsOf } from '../../support/shop/items';
import { addToCart, open, openCart, signIn, untilWhole } from '../../support/page/steps';

/** Offline use and updates, with the service worker, which other e2e tests disable. */
const test = base.extend<{ shop: CuttableShop }>({
  // Playwright reads a fixture's dependencies from this pattern; it has none.
  // eslint-disable-next-line no-empty-pattern
  shop: async ({}, use) => {
    const shop = await cuttableShop();
    await use(shop);
    await shop.close();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});
test.use({ serviceWorkers: 'allow' });

const BAR = 'You are offline. Pages that you have opened still work.';
const bar = (page: Page) => page.locator('p', { hasText: BAR });
const product = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until the worker has cached the shop (after the first interaction) and controls the page. */
async function waitForCaches(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  const isCached = async () => {
    const all = await Promise.all(['/api/catalogue', '/'].map((path) => caches.match(path)));
    return navigator.serviceWorker.controller !== null && all.every(Boolean);
  };
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
}

// The browser drops Playwright's offline mode at the next page that a worker answers.
const FLAG = 'e2e.offline';
test.beforeEach(({ page }) =>
  page.addInitScript((flag) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !sessionStorage.getItem(flag) });
  }, FLAG),
);

async function goOffline(page: Page, shop: CuttableShop): Promise<void> {
  shop.cut();
  await page.evaluate((flag) => {
    sessionStorage.setItem(flag, 'yes');
    window.dispatchEvent(new Event('offline'));
  }, FLAG);
}

async function comeBack(page: Page, shop: CuttableShop): Promise<void> {
  shop.mend();
  await page.evaluate((flag) => {
    sessionStorage.removeItem(flag);
    window.dispatchEvent(new Event('online'));
  }, FLAG);
}

test('offline, visited pages open and others show a message, and all load after reconnecting @phone', async ({
  page,
  shop,
}) => {
  await open(page, '/');
  await waitForCaches(page);
  await open(page, '/product/amla-c-glow-serum');
  await expect(product(page, 'Amla C Glow Serum')).toBeVisible();
  await goOffline(page, shop);
  await expect(bar(page)).toBeVisible();

  await page.reload();
  await expect(product(page, 'Amla C Glow Serum')).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, '/products');
  await expect(page.getByRole('link', { name: 'Kokum Barrier Cream' }).first()).toBeVisible();

  await open(page, '/product/kokum-barrier-cream');
  await expect(
    page.getByText('You are offline, and this page has not been opened here before.'),
  ).toBeVisible();
  await comeBack(page, shop);
  await expect(product(page, 'Kokum Barrier Cream')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('You are back online.')).toHaveCount(1);
});

test('offline, a person’s cart and orders are readable, and an open checkout is kept @desktop', async ({
  page,
  shop,
}, info) => {
  const email = `offline.${info.project.name}.${Date.now()}@shopper.example`;
  const { password, buy, orderId } = await readyShopper(email);
  await buy(...(await itemsOf('rice-water-dew-mist')));
  await signIn(page, email, password);
  await waitForCaches(page);
  await open(page, '/profile#orders');
  await expect(page.getByRole('article', { name: `Order ${orderId}` })).toBeVisible();
  await addToCart(page, 'kokum-barrier-cream');
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await checkout.getByText('Cash on Delivery', { exact: true }).click();

  await goOffline(page, shop);
  await expect(checkout.getByText(/nothing is ordered until you are connected again/)).toBeVisible();
  await checkout.getByRole('button', { name: /^Place order/ }).click();
  await expect(checkout).toBeVisible();

  await open(page, '/profile#orders');
  await expect(page.getByRole('article', { name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText(/^You are offline. These are your orders as of/)).toBeVisible();
  await openCart(page);
  await expect(drawer.getByText('Kokum Barrier Cream')).toBeVisible();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText(/^You are offline. Your cart is kept/)).toBeVisible();
  await expect(drawer.getByText('Kokum Barrier Cream')).toBeVisible();

  await comeBack(page, shop);
  await expect(page.getByText(/^You are offline. These are your orders as of/)).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await checkout.getByText('Cash on Delivery', { exact: true }).click();
  await checkout.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('✅ COD Order Placed Successfully!')).toBeVisible();
});

test('a new version is offered outside the checkout, and activated in all tabs on acceptance @desktop', async ({
  page,
  shop,
  context,
}, info) => {
  const OFFER = 'A new version of Glumist is ready.';
  const offer = (tab: Page) => tab.getByText(OFFER, { exact: true });
  const email = `version.${info.project.name}.${Date.now()}@shopper.example`;
  const { password } = await readyShopper(email);
  await signIn(page, email, password);
  await waitForCaches(page);
  const first = await page.evaluate(() => caches.keys());
  await addToCart(page, 'kokum-barrier-cream');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(checkout).toBeVisible();

  shop.rewrite('/sw.js', (text) => text.replace(/build:"[0-9a-f]+"/, 'build:"0000beef"'));
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none');
  // The browser runs one update check at a time, and the first may have been before the new version.
  await expect(async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect.poll(state, { timeout: 3000 }).toBe('installed');
  }).toPass();
  await expect(offer(page)).toHaveCount(0);

  await checkout.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Yes, Close Anyway' }).click();
  await expect(offer(page)).toBeVisible();
  expect(await state()).toBe('installed');

  const other = await context.newPage();
  await open(other, '/about');
  await expect(offer(other)).toBeVisible();
  // With an inspected worker, Chromium does not end one that is answering, so the fetches of the first interaction finish first.
  await untilWhole(other);
  await other.waitForLoadState('networkidle');
  await untilReloaded(other, () => other.getByRole('button', { name: 'Reload', exact: true }).click());
  await expect(offer(other)).toHaveCount(0);
  expect(await state()).toBe('none');
  const cachesAfter = await page.evaluate(() => caches.keys());
  expect(cachesAfter).toContain('glumist-shell-0000beef');
  const ofBuild = first.filter((name) => /-[0-9a-f]{8}$/.test(name));
  expect(ofBuild.length).toBeGreaterThan(1);
  expect(cachesAfter.filter((name) => ofBuild.includes(name))).toEqual([]);
});

test('common files are answered from the cache before the worker starts, online and offline @phone', async ({
  page,
  shop,
}) => {
  await open(page, '/');
  await waitForCaches(page);
  const sources = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        workerFinalSourceType?: string;
      })[];
      const needed = entries.filter(({ name }) =>
        /\/(?:assets\/(?:main|vendor)\.|fonts\/anek-text)/.test(name),
      );
      return needed.map(({ workerFinalSourceType }) => workerFinalSourceType);
    });
  await open(page, '/about');
  expect(await sources()).toEqual(['cache', 'cache', 'cache']);
  await goOffline(page, shop);
  await open(page, '/');
  expect(await sources()).toEqual(['cache', 'cache', 'cache']);
});

test('a failed chunk is fetched past the worker’s cache, and a removed page is not cached @phone', async ({
  page,
  shop,
}) => {
  await open(page, '/');
  await waitForCaches(page);
  const chunk = await page.evaluate(
    async () =>
      (await (await caches.open('glumist-assets')).keys()).find(({ url }) => url.endsWith('.js'))!.url,
  );
  const path = new URL(chunk).pathname;
  const before = shop.requestCount(path);
  await page.evaluate(async (url) => void (await fetch(url)).ok, chunk);
  expect(shop.requestCount(path)).toBe(before);
  await page.evaluate(async (url) => void (await fetch(url, { cache: 'reload' })).ok, chunk);
  expect(shop.requestCount(path)).toBe(before + 1);

  await page.evaluate(async () => {
    const answer = await fetch('/api/catalogue/products/never-there');
    if (answer.status !== 404) throw new Error(String(answer.status));
  });
  await goOffline(page, shop);
  expect(await page.evaluate(() => fetch('/api/catalogue/products/never-there').catch(() => 'none'))).toBe(
    'none',
  );
});
