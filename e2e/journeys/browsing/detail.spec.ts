import { expect, test } from '@playwright/test';
import {
  addToCart,
  checkDelivery,
  deliveryDay,
  isPhone,
  open,
  openCart,
  openWhole,
  watchConsole,
} from '../../support/page/steps';

/** With the motion that most shoppers see. */
test.use({ reducedMotion: 'no-preference' });

test('a product can be zoomed and shared, and its size and PIN code survive a reload', async ({
  page,
  context,
}) => {
  const expectQuiet = watchConsole(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/product/amla-c-glow-serum');
  await expect(page).toHaveTitle(/^Amla C Glow Serum/);

  await page.getByRole('button', { name: /^15 ml/ }).click();
  await expect(page).toHaveURL(/\?variant=15-ml$/);
  const pin = page.getByLabel('Delivery to your PIN code');
  await pin.fill('12');
  await pin.press('Enter');
  await expect(page.getByText('Please enter a valid 6-digit PIN code')).toBeVisible();
  await checkDelivery(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^15 ml/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('₹25.27 per ml, inclusive of all taxes')).toBeVisible();
  await expect(pin).toHaveValue('560034');
  await expect(deliveryDay(page)).toBeVisible();
  // Asked once on this device: on another page of another tab, and in its cart.
  const tab = await context.newPage();
  await addToCart(tab, 'sun-veil-stick');
  await expect(tab.getByLabel('Delivery to your PIN code')).toHaveValue('560034');
  await openCart(tab);
  const cart = tab.getByRole('dialog');
  await expect(cart.getByLabel('Your PIN code')).toHaveValue('560034');
  await expect(deliveryDay(cart)).toBeVisible();
  await tab.close();

  const onPage = await page.getByRole('button', { name: 'Enlarge picture 1' }).locator('img').boundingBox();
  // A desktop shows packshots whole.
  if (!isPhone(page)) expect(onPage!.height / onPage!.width).toBeCloseTo(5 / 4, 2);
  await page.getByRole('button', { name: 'Enlarge picture 1' }).press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Amla C Glow Serum, enlarged' });
  await expect(zoom).toBeVisible();
  const enlarged = await zoom.getByRole('img').boundingBox();
  expect(enlarged!.width).toBeGreaterThanOrEqual(onPage!.width);
  expect(enlarged!.height).toBeGreaterThan(onPage!.height);
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByRole('status', { name: /^Picture 2 of/ })).toBeVisible();
  await page.keyboard.press('+');
  await expect(zoom.getByRole('button', { name: 'Zoom out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enlarge picture 1' })).toBeFocused();

  await page.getByRole('button', { name: 'Share Amla C Glow Serum' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/variant=15-ml$/);
  expectQuiet();
});

test('a phone swipes through the pictures that a desktop shows at once, and Add to cart stays visible', async ({
  page,
}) => {
  await open(page, '/product/kesar-night-cream');
  if (isPhone(page)) {
    const track = page.getByRole('list', { name: /^Pictures of/ });
    await track.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Zoom' }).click();
  } else {
    await expect(page.getByText('A swatch of Kesar Night Cream')).toBeVisible();
    await page.getByRole('button', { name: 'Enlarge picture 2' }).click();
  }
  await expect(page.getByRole('status', { name: /^Picture 2 of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (isPhone(page)) expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  const add = page.getByRole('button', { name: 'Add to cart' });
  if (isPhone(page)) await expect(add).toBeInViewport();
});

test('a combo lists its parts, and each links to its own variant @desktop', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await open(page, '/combo/morning-dew-set');
  const parts = page.getByRole('region', { name: 'In this set' });
  await expect(parts.getByText('Together you save ₹149')).toBeVisible();
  await expect(page.getByText('Best before')).toHaveCount(2);
  await parts.getByRole('link', { name: 'Kokum Barrier Cream' }).click();
  await expect(page).toHaveURL(/\/product\/kokum-barrier-cream\?variant=50-g$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kokum Barrier Cream' })).toBeVisible();
  await page.goBack();
  await expect(parts).toBeVisible();
  expectQuiet();
});

test('a missing product and a failed load both offer a way on @phone', async ({ page }) => {
  await openWhole(page, '/product/no-such-product');
  await expect(page.getByRole('heading', { name: 'This product is no longer here' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer favourites' }).getByRole('listitem')).toHaveCount(
    4,
  );
  const calls = '**/api/catalogue/products/*';
  await page.route(calls, (route) => route.abort());
  await page.getByRole('region', { name: 'Customer favourites' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /could not be loaded/ })).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
});
