import { expect, test, type Page } from '@playwright/test';
import { hold } from '../../support/network/failing';
import { readyShopper } from '../../support/people/buyer';
import { scrollThrough, settle } from '../../support/page/settle';
import { noteShifts, readShifts, slowDown } from '../../support/page/shifts';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { addToCart, open, watchConsole } from '../../support/page/steps';

/** With the motion that most shoppers see. */
test.use({ reducedMotion: 'no-preference' });

const MAX_SHIFT = 0.02;
/** The browser's own console line about the unknown address. */
const NOWHERE = /^Failed to load resource: the server responded with a status of 404/;

/** Opens each page with empty caches, scrolls through it, and checks layout shifts and the console. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const expectQuiet = watchConsole(page, paths.includes('/nowhere') ? [NOWHERE] : []);
  await noteShifts(page);
  await slowDown(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path);
      await settle(page, { pictures: true });
      // The web fonts replace the fallback fonts.
      await page.waitForFunction(() =>
        ['Fraunces Soft', 'Anek Latin'].every((name) =>
          [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
        ),
      );
      await scrollThrough(page);
      const { sum, shifts } = await readShifts(page);
      expect.soft(sum, `${path} moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
  expectQuiet();
}

test('the main pages have no layout shift while they load', ({ page }) =>
  expectStill(page, ['/', '/products', '/product/amla-c-glow-serum', '/combo/morning-dew-set']));

test('the other pages and those beneath overlays have no layout shift', ({ page }) =>
  expectStill(page, [
    '/products?concern=Dullness&q=serum',
    '/about',
    '/contact',
    '/policies/returns',
    '/login',
    '/cart',
    '/nowhere',
  ]));

test('the footer waits for late content above it @phone', async ({ page }) => {
  await noteShifts(page);
  const late = await hold(page, /\/assets\/detail-below/);
  await open(page, '/product/amla-c-glow-serum');
  await settle(page);
  await scrollThrough(page);
  const footer = page.locator('footer');
  await expect(footer).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(footer).toBeHidden();
  late.release();
  await expect(footer).toBeVisible();
  const { sum, shifts } = await readShifts(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
});

test('content below the fold renders on an interaction or for a link to it @phone', async ({ page }) => {
  const product = '/product/amla-c-glow-serum';
  await open(page, product);
  const reviews = page.getByRole('heading', { name: 'Reviews' });
  await settle(page);
  await expect(reviews).toHaveCount(0);
  await page.mouse.wheel(0, 10);
  await expect(reviews).toBeAttached();
  await page.goto(`${product}?again#reviews`);
  await expect(reviews).toBeInViewport();
});

test('a signed-in person’s pages have no layout shift', async ({ page }, info) => {
  const email = `still.${info.project.name}.${Date.now()}@shopper.example`;
  const { password } = await readyShopper(email);
  await startSession(page, email, password);
  await addToCart(page, 'neem-clear-face-wash');
  await expectStill(page, ['/profile', '/cart']);
});

test('the footer waits for the late boxes of the profile @phone', async ({ page }) => {
  const email = `late.boxes.${Date.now()}@shopper.example`;
  const { password } = await readyShopper(email);
  await startSession(page, email, password);
  await noteShifts(page);
  const late = await hold(page, /\/api\/credit$/);
  await open(page, '/profile');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await scrollThrough(page);
  await expect(page.locator('footer')).toBeHidden();
  late.release();
  await expect(page.getByRole('region', { name: 'Need help?' })).toBeAttached();
  await expect(page.locator('footer')).toBeVisible();
  const { sum, shifts } = await readShifts(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
});

test('an open cart stands still while the catalogue comes late @phone', async ({ page }) => {
  await addToCart(page, 'neem-clear-face-wash');
  await noteShifts(page);
  const late = await hold(page, /\/api\/catalogue$/);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Gift' })).toBeVisible();
  late.release();
  await expect(page.getByRole('region', { name: 'Complete your routine' })).toBeAttached();
  const { sum, shifts } = await readShifts(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
});

test('the admin pages have no layout shift', async ({ page }) => {
  const { email, password } = readStack().accounts.admin;
  await startSession(page, email, password);
  await expectStill(page, [
    '/admin/orders',
    '/admin/mismatches',
    '/admin/gst',
    '/admin/remittances',
    '/admin/products',
    '/admin/addproduct',
    '/admin/offers',
    '/admin/banner',
    '/admin/messages',
    '/admin/mails',
  ]);
});
