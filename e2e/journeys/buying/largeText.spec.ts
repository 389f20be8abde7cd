import { expect, test } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { startSession } from '../../support/people/session';
import { addToCart, openCart } from '../../support/page/steps';

test('the checkout’s bar grows with a title of large text @phone', async ({ page }) => {
  const { email, password } = await readyShopper(`large.text.${Date.now()}@shopper.example`);
  await startSession(page, email, password);
  await addToCart(page, 'amla-c-glow-serum');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const title = page.getByRole('heading', { name: 'Complete Your Purchase' });
  await expect(title).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [text, bar] = [await title.boundingBox(), await title.locator('..').boundingBox()];
  expect(bar?.height).toBeGreaterThanOrEqual(text?.height ?? Infinity);
});
