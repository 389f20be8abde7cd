import { expect, test } from '@playwright/test';
import { countReads } from '../../support/network/reads';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { addToCart, open, openCart, searchBox } from '../../support/page/steps';

/** Documents read by the browser: the cart when the page opens, and when it is saved. */
const MAX_READS = 2;
/** Longer than the cart's save delay, so that all reads have happened. */
const SETTLED_MS = 6000;

test('a guest who browses from the home page to the cart causes no Firestore read @phone', async ({
  page,
}) => {
  const reads = countReads(page);
  await open(page, '/');
  await expect(
    page.getByRole('region', { name: 'Offers' }).getByRole('button', { name: 'Copy' }),
  ).toBeVisible();
  await open(page, '/products');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('Offers on this product now')).toBeVisible();
  await expect(page.getByText('GLOW10').last()).toBeVisible();
  await open(page, '/contact');
  await searchBox(page).click();
  await expect(page.getByRole('region', { name: 'Recommended For You' }).getByRole('link')).toHaveCount(10);
  await searchBox(page).fill('serum');
  await expect(page).toHaveURL(/q=serum/);
  await addToCart(page, 'kokum-barrier-cream');
  await openCart(page);
  await expect(page.getByRole('dialog', { name: /^Cart/ }).getByText('Kokum Barrier Cream')).toBeVisible();
  // Waits for idle callbacks.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
  await page.waitForLoadState('networkidle');
  expect(reads.calls).toEqual([]);
  expect(reads.strangers).toEqual([]);
});

test('a returning signed-in shopper who reaches the checkout causes few reads @phone', async ({ page }) => {
  const { email, password } = await readyShopper(
    `reads.${test.info().project.name}.${Date.now()}@shopper.example`,
  );
  await startSession(page, email, password);
  const reads = countReads(page);
  await addToCart(page, 'kokum-barrier-cream');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(checkout.getByRole('button', { name: /^(Pay|Place)/ })).toBeEnabled();
  // The cart is saved after a delay.
  await expect.poll(reads.total).toBe(MAX_READS);
  await checkout.getByRole('button', { name: 'View Coupons' }).click();
  await expect(checkout.getByRole('button', { name: 'Apply GLOW10' })).toBeVisible();
  // One read for each offer, and each is listed.
  const listed = await checkout.getByRole('list', { name: 'Coupons' }).getByRole('listitem').count();
  await expect.poll(reads.total).toBe(MAX_READS + listed);
  await page.waitForTimeout(SETTLED_MS);
  expect(await reads.total()).toBe(MAX_READS + listed);
});
