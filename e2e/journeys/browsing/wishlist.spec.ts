import { expect, test, type Page } from '@playwright/test';
import type { Wish } from '../../../src/domain/wishlist/wishlist';
import { newShopper } from '../../support/shop/stack';
import { isPhone, open, openWhole, signIn, watchConsole } from '../../support/page/steps';

/** A list of a guest, joined with the saved one at sign-in, shared by a link. */
const PASSWORD = 'quiet-kokum-5';
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Keep ${name} on your wishlist` }).first();
const toList = (page: Page) =>
  page.getByRole('link', { name: 'Wishlist' }).locator('visible=true').first().click();

const aWish = (change: Partial<Wish>): Wish => ({
  kind: 'product',
  id: 'kokum-barrier-cream',
  sku: 'GLM-MOI-KOK-50G',
  price: 549,
  addedAt: '2026-11-03T10:00:00.000Z',
  ...change,
});

/** Leaves a list of an earlier visit. */
async function leaveBehind(page: Page, items: Wish[]): Promise<void> {
  await open(page, '/about');
  await page.evaluate(
    (list) => localStorage.setItem('glumist.wishlist.guest', JSON.stringify({ items: list, saved: [] })),
    items,
  );
  await page.reload();
}

test('the last product that is taken off a list leaves the focus with the heading', async ({ page }) => {
  await leaveBehind(page, [aWish({})]);
  await toList(page);
  await heart(page, 'Kokum Barrier Cream').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeFocused();
});

test('a guest’s hearts become the list of an account, whose link others can shop from', async ({
  page,
  browser,
}) => {
  const expectQuiet = watchConsole(page, [/404/]);
  // Dearer when it was saved; and nothing that the shop sells.
  await leaveBehind(page, [aWish({ price: 9999 }), aWish({ id: 'no-such-product' })]);
  await open(page, '/product/amla-c-glow-serum');
  await heart(page, 'Amla C Glow Serum').click();
  await expect(heart(page, 'Amla C Glow Serum')).toHaveAttribute('aria-pressed', 'true');
  const box = await heart(page, 'Amla C Glow Serum').boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await toList(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible();
  await expect(page.getByText('2 products. 1 is cheaper than when you saved it.')).toBeVisible();
  await expect(page.getByText(/^₹[\d,]+ less than when you saved it$/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await expect(page.getByText('is no longer sold')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const email = `wishes.${Date.now()}.${isPhone(page) ? 'phone' : 'desktop'}@shopper.example`;
  await newShopper(email, PASSWORD);
  await signIn(page, email, PASSWORD);
  await toList(page);
  await expect(page.getByText('2 products. 1 is cheaper than when you saved it.')).toBeVisible();
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeFocused();
  const link = await page.getByText(/\/wishlist\/[A-Za-z0-9]{20}$/).innerText();

  const friend = await (await browser.newContext()).newPage();
  await open(friend, link.replace(/^Link /, ''));
  await expect(friend.getByRole('heading', { level: 1, name: 'A shared wishlist' })).toBeVisible();
  await expect(friend.getByText('2 products, at today’s prices.')).toBeVisible();
  await expect(friend.getByText(email)).toHaveCount(0);
  await friend.getByRole('button', { name: /^Add Amla C Glow Serum, .* to cart$/ }).click();
  await expect(friend.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeAttached();

  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'Share list' })).toBeFocused();
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'This list is not shared any more' })).toBeVisible();
  await friend.context().close();

  await heart(page, 'Kokum Barrier Cream').click();
  await expect(page.getByText('1 product.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 products. 1 is cheaper than when you saved it.')).toBeVisible();

  // Seen before the wishlist, on this device: not the product that is open.
  await openWhole(page, '/product/kokum-barrier-cream');
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await expect(seen.getByRole('link', { name: 'Amla C Glow Serum' })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Kokum Barrier Cream' })).toHaveCount(0);
  expectQuiet();
});
