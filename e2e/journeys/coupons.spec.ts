import { expect, test, type Page } from '@playwright/test';
import { readyShopper } from '../support/buyer';
import { calls, cutOff } from '../support/failing';
import { startSession } from '../support/session';
import { addToCart, openCart } from '../support/steps';

interface PriceRequest {
  couponCode: string;
  paymentMethod: string;
}

/** Long enough for a second request that a press must not send. */
const SETTLED_MS = 1000;

/** Records every request to validate-offer. The returned function empties the record, once it has come to rest. */
function recordPriceRequests(page: Page) {
  const requests: PriceRequest[] = [];
  page.on('request', (request) => {
    if (calls.validateOffer.test(request.url())) requests.push(request.postDataJSON() as PriceRequest);
  });
  return async () => {
    await page.waitForTimeout(SETTLED_MS);
    return requests.splice(0).map(({ couponCode, paymentMethod }) => [couponCode, paymentMethod]);
  };
}

async function openCheckout(page: Page, name: string) {
  const { email, password } = await readyShopper(`${name}.${Date.now()}@shopper.example`);
  await startSession(page, email, password);
  await addToCart(page, 'rice-water-dew-mist');
  await openCart(page);
  // The cart is saved before the checkout opens, so that the save adds no request.
  await page.waitForLoadState('networkidle');
  const sent = recordPriceRequests(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(checkout).toBeVisible();
  return { checkout, sent };
}

test('every action in the checkout sends validate-offer once @desktop', async ({ page }, info) => {
  // The offers cannot be read, so only the server can judge a code.
  const restore = await cutOff(page, calls.offers);
  const { checkout, sent } = await openCheckout(page, `once.${info.project.name}`);
  const field = checkout.getByLabel('Coupon code');
  const apply = checkout.getByRole('button', { name: 'Apply', exact: true });
  const applied = checkout.getByText('Coupon Applied: ₹50 OFF!');
  const online = 'Pay Online';
  expect(await sent()).toEqual([['', online]]);

  await field.fill('welcome50');
  await apply.dblclick();
  await expect(applied).toBeVisible();
  expect(await sent()).toEqual([['WELCOME50', online]]);
  await expect(checkout.getByText('You save ₹69.95 on this order')).toBeVisible();

  await checkout.getByText('Cash on Delivery', { exact: true }).click();
  expect(await sent()).toEqual([['WELCOME50', 'Cash on Delivery']]);
  await checkout.getByText(online, { exact: true }).click();
  expect(await sent()).toEqual([['WELCOME50', online]]);

  await field.fill('nonsense');
  await apply.click();
  await expect(checkout.getByText('Invalid Coupon Code', { exact: true })).toBeVisible();
  await expect(applied).toBeVisible();
  expect(await sent()).toEqual([['NONSENSE', online]]);

  await checkout.getByRole('button', { name: 'Remove WELCOME50' }).dblclick();
  await expect(applied).toHaveCount(0);
  expect(await sent()).toEqual([['', online]]);

  // With the offers read, the browser judges the code and the server prices it. The second click of a double
  // click falls on the button that the applied coupon moved there.
  await restore();
  await checkout.getByRole('button', { name: 'View Coupons' }).click();
  await checkout.getByRole('button', { name: 'Apply WELCOME50' }).dblclick();
  await expect(applied).toBeVisible();
  expect(await sent()).toEqual([['WELCOME50', online]]);
  await checkout.getByRole('button', { name: 'Remove WELCOME50' }).dblclick();
  await expect(applied).toHaveCount(0);
  expect(await sent()).toEqual([['', online]]);
  await field.fill('welcome50');
  await apply.dblclick();
  await expect(applied).toBeVisible();
  expect(await sent()).toEqual([['WELCOME50', online]]);
});
