import { expect, test } from '@playwright/test';
import { open, openCart, signIn } from '../support/page/steps';
import { readNote, readDocument } from '../support/shop/stack';

/** Runs after a restart of the shop: the purchase must still be complete. */
test('the account, the address and the order survive a restart', async ({ page }, info) => {
  const { email, password, orderId } = readNote<Record<'email' | 'password' | 'orderId', string>>(
    `purchase-${info.project.name}`,
  );
  await signIn(page, email, password);
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('article', { name: `Order ${orderId}` })).toBeVisible();
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await expect(page.getByText('22, 4th Cross, Koramangala').first()).toBeVisible();
  await openCart(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await readDocument(`orders/${orderId}`)).not.toBeNull();
});
