import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { open, openCart, signIn } from '../support/steps';
import { newShopper } from '../support/stack';

async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has not the contrast that it will have.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((a) => a.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

test.use({ reducedMotion: 'reduce' });

for (const path of [
  '/',
  '/products',
  '/product/amla-c-glow-serum',
  '/about',
  '/contact',
  '/login',
  '/cart',
  '/nowhere',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

test('axe finds nothing in a full cart, the checkout and the profile', async ({ page }, info) => {
  const email = `axe.${info.project.name}.${Date.now()}@shopper.example`;
  await newShopper(email, 'calm-vetiver-3');
  await signIn(page, email, 'calm-vetiver-3');
  await open(page, '/product/neem-clear-face-wash');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await openCart(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expectAccessible(page);
  await open(page, '/profile');
  await expectAccessible(page);
});
