import { expect, test } from '@playwright/test';
import { isPhone, open, openCart, watchConsole } from '../support/steps';

test('the home page shows the catalogue with its pictures', async ({ page }) => {
  const quiet = watchConsole(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = page.getByRole('article').or(page.locator('[data-product-card]'));
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  quiet();
});

test('typing searches the whole catalogue, in lower case, and a link shares it', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('searchbox').locator('visible=true').first();
  await box.click();
  const strip = page.getByText('Recommended For You');
  await expect(strip.locator('visible=true').first()).toBeVisible();
  await box.pressSequentially('SUNSCREEN');
  await expect(page).toHaveURL(/\/products\?(.*&)?q=sunscreen/);
  await expect(page.getByRole('link', { name: 'Monsoon Matte Gel' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Monsoon Matte Gel' }).first()).toBeVisible();
});

test('filters narrow the list, stand in the address bar and come off by their chips', async ({ page }) => {
  await open(page, '/products');
  const all = await page
    .getByText(/^\d+ products?$/)
    .first()
    .innerText();
  if (isPhone(page)) await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByText('Dullness', { exact: true }).locator('visible=true').first().click();
  if (isPhone(page)) await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/concern=/);
  await expect(page.getByText(/^\d+ products?$/).first()).not.toHaveText(all);
  const fewer = await page
    .getByText(/^\d+ products?$/)
    .first()
    .innerText();
  await page.reload();
  await expect(page.getByText(fewer, { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Dullness/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByText(all, { exact: true }).first()).toBeVisible();
});

test('a guest’s cart is kept over a reload; remove can be undone', async ({ page }) => {
  await open(page, '/product/kokum-barrier-cream');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page.reload();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await expect(drawer.getByText('Kokum Barrier Cream')).toBeVisible();
  if (!isPhone(page)) expect((await drawer.boundingBox())?.width).toBe(450);
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect(drawer.getByText('Start adding your favorite products!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByText('Kokum Barrier Cream')).toBeVisible();
});

test('an address that leads nowhere says so and offers a way on', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(
    page
      .getByRole('link', { name: /products/i })
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await open(page, '/product/no-such-product');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Back closes the cart first and the page after it', async ({ page }) => {
  const quiet = watchConsole(page);
  await open(page, '/products');
  await page.getByRole('link', { name: 'Amla C Glow Serum' }).first().click();
  await expect(page).toHaveURL(/\/product\/amla-c-glow-serum$/);
  await openCart(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/amla-c-glow-serum$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  quiet();
});
