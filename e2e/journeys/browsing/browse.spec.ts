import { expect, test } from '@playwright/test';
import { isPhone, open, openCart, watchConsole } from '../../support/page/steps';

/** With the motion that most shoppers see. */
test.use({ reducedMotion: 'no-preference' });

test('the home page shows the catalogue with its pictures', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = page.getByRole('article').or(page.locator('[data-product-card]'));
  // Sections below the first screen render after the first interaction.
  await page.mouse.wheel(0, 200);
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  expectQuiet();
});

test('a guest’s cart survives a reload, and a removal can be undone', async ({ page }) => {
  await open(page, '/product/kokum-barrier-cream');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await expect(
    page
      .getByRole('button', { name: /^Cart, 1 / })
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await page.reload();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: /^Cart/ });
  await expect(drawer.getByText('Kokum Barrier Cream')).toBeVisible();
  if (!isPhone(page)) expect((await drawer.boundingBox())?.width).toBeCloseTo(450);
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect(drawer.getByText('Start adding your favorite products!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByText('Kokum Barrier Cream')).toBeVisible();
});

test('an unknown URL shows a message and a link on @desktop', async ({ page }) => {
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

test('Back closes the cart first and the page after it @phone', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await open(page, '/products');
  await page.getByRole('link', { name: 'Amla C Glow Serum' }).first().click();
  await expect(page).toHaveURL(/\/product\/amla-c-glow-serum$/);
  await openCart(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/amla-c-glow-serum$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  expectQuiet();
});

test('each plus of the home page stands in the lower corner of its picture', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('heading', { name: 'Better together' })).toBeAttached();
  const gaps = () =>
    page.locator('main article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const picture = card.querySelector('.frontage')?.getBoundingClientRect();
        const plus = card.querySelector('button[aria-label^="Add"]')?.getBoundingClientRect();
        return picture && plus ? [Math.round(picture.bottom - plus.bottom)] : [];
      }),
    );
  await expect.poll(async () => (await gaps()).length).toBeGreaterThanOrEqual(8);
  expect([...new Set(await gaps())]).toEqual([isPhone(page) ? 4 : 8]);
});
