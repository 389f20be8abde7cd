import { expect, test } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { advanceParcel, liveParcelOf } from '../../support/shop/courier';
import { itemsOf } from '../../support/shop/items';
import { setTextSize } from '../../support/page/reflow';
import { isPhone, open, openWhole, signIn } from '../../support/page/steps';

test('what was delivered can be bought again from the profile and the home page', async ({ page }) => {
  const width = isPhone(page) ? 'phone' : 'desktop';
  const email = `again.${Date.now()}.${width}@shopper.example`;
  const { buy, orderId, password } = await readyShopper(email);
  await buy(...(await itemsOf('neem-and-tulsi-bar')));
  await advanceParcel((await liveParcelOf(orderId)).awb_number, 'delivered');
  await signIn(page, email, password);
  const again = page.getByRole('region', { name: 'Buy again' });
  await open(page, '/profile');
  await expect(again.getByRole('heading', { level: 3 })).toHaveCount(1);
  // Large text leaves the words of an order the whole width: the button stands below them.
  await setTextSize(page, isPhone(page) ? '200%' : '');
  const earlier = page.getByRole('region', { name: 'Earlier orders' }).getByRole('listitem').first();
  const words = await earlier.getByRole('link').boundingBox();
  const button = await earlier.getByRole('button').boundingBox();
  expect(button!.y >= words!.y + words!.height).toBe(isPhone(page));
  await setTextSize(page, '');
  // The browser has read the orders by now; the home page reads none.
  await openWhole(page, '/');
  await again.getByRole('button', { name: /^Add .* to cart$/ }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeAttached();
});
