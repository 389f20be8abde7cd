import { expect, test, type Page } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { calls, cutOff } from '../../support/network/failing';
import { startSession } from '../../support/people/session';
import { addToCart, openCart } from '../../support/page/steps';

interface PriceRequest {
  couponCode: string;
  paymentMethod: string;
}

/** Long enough for a second request that a press must not send. */
const SETTLED_MS = 1000;

/** Records every request to validate-offer. The returned function expects those since its last call, and no more for a while. */
function recordPriceRequests(page: Page) {
  const requests: PriceRequest[] = [];
  page.on('request', (request) => {
    if (calls.validateOffer.test(request.url())) requests.push(request.postDataJSON() as PriceRequest);
  });
  return async (...wanted: [couponCode: string, paymentMethod: string][]) => {
    await expect.poll(() => requests.length).toBeGreaterThanOrEqual(wanted.length);
    await page.waitForTimeout(SETTLED_MS);
    const sent = requests.splice(0).map(({ couponCode, paymentMethod }) => [couponCode, paymentMethod]);
    expect(sent).toEqual(wanted);
  };
}

async function openCheckout(page: Page, name: string) {
  const { email, password } = await readyShopper(`${name}.${Date.now()}@shopper.example`);
  await startSession(page, email, password);
  // The cart is saved before the checkout opens, so that the save adds no request.
  const saved = page.waitForResponse(calls.writes);
  await addToCart(page, 'rice-water-dew-mist');
  await openCart(page);
  await saved;
  await page.waitForLoadState('networkidle');
  const expectSent = recordPriceRequests(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(checkout).toBeVisible();
  return { checkout, expectSent };
}

test('every action in the checkout sends validate-offer once @desktop', async ({ page }, info) => {
  // The offers cannot be read, so only the server can judge a code.
  const restore = await cutOff(page, calls.offers);
  const { checkout, expectSent } = await openCheckout(page, `once.${info.project.name}`);
  const field = checkout.getByLabel('Coupon code');
  const apply = checkout.getByRole('button', { name: 'Apply', exact: true });
  const applied = checkout.getByText('Coupon Applied: ₹50 OFF!');
  const online = 'Pay Online';
  await expectSent(['', online]);

  await field.fill('welcome50');
  await apply.dblclick();
  await expect(applied).toBeVisible();
  await expectSent(['WELCOME50', online]);
  await expect(checkout.getByText('You save ₹69.95 on this order')).toBeVisible();

  await checkout.getByText('Cash on Delivery', { exact: true }).click();
  await expectSent(['WELCOME50', 'Cash on Delivery']);
  await checkout.getByText(online, { exact: true }).click();
  await expectSent(['WELCOME50', online]);

  await field.fill('nonsense');
  await apply.click();
  await expect(checkout.getByText('Invalid Coupon Code', { exact: true })).toBeVisible();
  await expect(applied).toBeVisible();
  await expectSent(['NONSENSE', online]);

  await checkout.getByRole('button', { name: 'Remove WELCOME50' }).dblclick();
  await expect(applied).toHaveCount(0);
  await expectSent(['', online]);

  // With the offers read, the browser judges the code and the server prices it. The second click of a double
  // click falls on the button that the applied coupon moved there.
  await restore();
  await checkout.getByRole('button', { name: 'View Coupons' }).click();
  // The sums and the button stay beside the long list.
  await checkout.getByRole('radio', { name: /Cash on Delivery/ }).scrollIntoViewIfNeeded();
  await expect(checkout.getByRole('button', { name: /^Pay ₹/ })).toBeInViewport();
  await checkout.getByRole('button', { name: 'Apply WELCOME50' }).dblclick();
  await expect(applied).toBeVisible();
  await expectSent(['WELCOME50', online]);
  await checkout.getByRole('button', { name: 'Remove WELCOME50' }).dblclick();
  await expect(applied).toHaveCount(0);
  await expectSent(['', online]);
  await field.fill('welcome50');
  await apply.dblclick();
  await expect(applied).toBeVisible();
  await expectSent(['WELCOME50', online]);

  await page.reload();
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(applied).toBeVisible();
});
