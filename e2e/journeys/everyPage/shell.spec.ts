import { expect, test, type Locator, type Page } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { setTextSize } from '../../support/page/reflow';
import { untilReloaded } from '../../support/people/login';
import {
  addToCart,
  isPhone,
  open,
  openWhole,
  untilWhole,
  openCart,
  signIn,
  watchConsole,
  untilOverlayLeft,
} from '../../support/page/steps';

const cart = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });
const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });

test('Back closes an open overlay, also on the first page of a visit, and then goes back one page', async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await open(page, '/products');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();

  await openCart(page);
  await page.goBack();
  await expect(cart(page)).toHaveCount(0);
  await expect(page).toHaveURL('/products');
  await expect(title).toBeVisible();

  // Closing by its button or by a link leaves no history entry.
  await openCart(page);
  await page.keyboard.press('Escape');
  await expect(cart(page)).toHaveCount(0);
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('#content')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/product\//);
  }
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
  expectQuiet();
});

test('closing an overlay opened by its URL leaves that URL, so that a reload opens nothing @phone', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  for (const [path, name] of [
    ['/cart', /^Cart/],
    ['/login', 'Login'],
    ['/register', 'Registration'],
    ['/profile', 'Login'],
  ] as const) {
    await open(page, path);
    const opened = page.getByRole('dialog', { name });
    await expect(opened).toBeVisible();
    await opened.getByRole('button', { name: 'Close' }).first().click();
    await untilOverlayLeft(page);
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  const { email, password } = await readyShopper(`shell.${info.project.name}.${Date.now()}@shopper.example`);
  await signIn(page, email, password);
  await expect(page).toHaveURL('/');
  await open(page, '/login');
  await expect(page).toHaveURL('/');
  await expect(login(page)).toHaveCount(0);

  // Logging out on a private page goes home without a login prompt.
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('banner').getByText('Logout').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toContainText(/\w/);
  await expect(login(page)).toHaveCount(0);
  expectQuiet();
});

test('a chunk that fails to load can be loaded again @phone', async ({ page }) => {
  const scripts = '**/assets/*.js';
  await openWhole(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  // A screen without prefetch.
  await page.getByRole('link', { name: 'Terms of sale' }).click();
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // A new version has replaced the chunk: retrying reloads the page, and the cart is kept.
  await addToCart(page, 'amla-c-glow-serum');
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.route(scripts, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed');
  await untilReloaded(page, () => page.getByRole('button', { name: 'Try again' }).click());
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
  await openCart(page);
  await expect(cart(page).getByRole('listitem').first()).toBeVisible();
});

test('the offer band shows the whole title at 200 % text @phone', async ({ page }) => {
  await openWhole(page, '/');
  await setTextSize(page, '200%');
  const cutBy = () =>
    page
      .getByRole('region', { name: 'Offers' })
      .locator('.title')
      .first()
      .evaluate((title) => title.scrollHeight - title.clientHeight);
  await expect.poll(cutBy).toBeLessThanOrEqual(1);
});

test('the first picture grows with the words over it, so that they stay above its products @phone', async ({
  page,
}) => {
  await openWhole(page, '/');
  const heightOf = async () =>
    (await page.getByRole('region', { name: 'Welcome' }).boundingBox())?.height ?? 0;
  const usual = await heightOf();
  await setTextSize(page, '200%');
  await expect.poll(heightOf).toBeGreaterThan(1.9 * usual);
});

test('the wide first picture cuts off no large text @desktop', async ({ page }) => {
  const band = page.getByRole('region', { name: 'Welcome' });
  for (const width of [600, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await openWhole(page, '/');
    await setTextSize(page, '200%');
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    await expect(async () => {
      const [around, title, link] = [
        await boxOf(band),
        await boxOf(band.getByRole('heading', { level: 1 })),
        await boxOf(band.getByRole('link')),
      ];
      expect(title.top).toBeGreaterThanOrEqual(around.top);
      expect(link.bottom).toBeLessThanOrEqual(around.bottom);
    }).toPass();
  }
});
