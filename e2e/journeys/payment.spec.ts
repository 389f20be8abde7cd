import { expect, test, type Page } from '@playwright/test';
import { readyShopper } from '../support/buyer';
import { readDocument, readStack } from '../support/stack';
import { addToCart, openCart, signIn, watchConsole } from '../support/steps';

/** ₹299, so that cash on delivery carries its fee: ₹284.05 online, ₹369 at the door. */
const FACE_WASH = 'neem-clear-face-wash';

const checkoutOf = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Purchase' });
/** The provider's own dialog, over ours. */
const providerOf = (page: Page) => page.getByRole('dialog', { name: 'Test payment' });

/** Somebody with an address and a face wash in the cart. */
async function shopperWithCart(page: Page, name: string): Promise<void> {
  const { email } = await readyShopper(`${name}.${Date.now()}@shopper.example`);
  await signIn(page, email, 'many-hands-9');
  await addToCart(page, FACE_WASH);
}

async function openCheckout(page: Page) {
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(checkoutOf(page)).toBeVisible();
  return checkoutOf(page);
}

/** The order ids under which payments are asked for, in order. */
function watchOrderIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/payment/create-order')) return;
    ids.push((request.postDataJSON() as { orderId: string }).orderId);
  });
  return ids;
}

async function expectEmptyCart(page: Page): Promise<void> {
  await openCart(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
}

test('pays online, once, after everything that can go wrong before it', async ({ page }, info) => {
  const quiet = watchConsole(page, [/Failed to load resource/]);
  await shopperWithCart(page, `tara.${info.project.name}`);
  const failing = async (url: string | RegExp, answer: 'abort' | object, status = 200) => {
    await page.route(url, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status, json: answer }),
    );
    return () => page.unroute(url);
  };

  // The fee: no network, then an answer without a message.
  let mend = await failing('**/api/payment/validate-offer', 'abort');
  const checkout = await openCheckout(page);
  await expect(page.getByText('Network error while fetching delivery fee')).toBeVisible();
  await mend();
  mend = await failing('**/api/payment/validate-offer', { success: true, message: '' });
  await checkout.getByText('Cash on Delivery', { exact: true }).click();
  await expect(page.getByText('Failed to fetch delivery fee')).toBeVisible();
  await expect(checkout.getByRole('button', { name: 'Place order, ₹299' })).toBeVisible();
  await mend();

  // Coupons that do not apply.
  for (const [code, text] of [
    ['nonsense', 'Invalid Coupon Code'],
    ['MIST100', 'Need at least 4 products for this offer.'],
  ] as const) {
    await checkout.getByLabel('Coupon code').fill(code);
    await page.keyboard.press('Enter');
    await expect(checkout.getByText(text)).toBeVisible();
  }

  // Both ways to pay, with what each comes to.
  await checkout.getByText('Pay Online', { exact: true }).click();
  const pay = checkout.getByRole('button', { name: 'Pay ₹284.05' });
  await expect(pay).toBeVisible();
  await expect(checkout.getByText('Extra 5% OFF Applied')).toBeVisible();
  await expect(checkout.getByText('₹70 delivery fee for orders below ₹500')).toBeVisible();
  await expect(checkout.getByText('₹369')).toBeVisible();
  await expect(checkout.getByText('Test payment')).toBeVisible();

  // The offer, the script and the order, each failing in its turn: nothing is lost.
  mend = await failing('**/api/payment/validate-offer', { success: false, message: '' });
  await pay.click();
  await expect(page.getByText('Coupon validation failed').first()).toBeVisible();
  await mend();
  await checkout.getByText('Cash on Delivery', { exact: true }).click();
  await checkout.getByText('Pay Online', { exact: true }).click();
  const wrong = page.getByText('❌ Something went wrong. Please try again.');
  for (const url of [/\/v1\/checkout\.js$/, '**/api/payment/create-order']) {
    mend = await failing(url, { success: false, message: '' }, 502);
    await pay.click();
    await expect(wrong).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(wrong).toHaveCount(0);
  }

  // A double click is one payment and one order.
  const ids = watchOrderIds(page);
  await pay.dblclick();
  await providerOf(page).getByRole('button', { name: 'Pay ₹284.05' }).click();
  await expect(page.getByText('✅ Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(checkout).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^Order GLM/ })).toHaveCount(1);
  expect(ids).toHaveLength(1);
  const order = await readDocument(`orders/${ids[0]}`);
  expect(order?.status).toEqual({ stringValue: 'placed' });
  expect(order?.paymentMethod).toEqual({ stringValue: 'Pay Online' });
  const { shipments } = (await (await fetch(`${readStack().nimbuspostUrl}/__sandbox/shipments`)).json()) as {
    shipments: { order_number: string }[];
  };
  expect(shipments.filter((shipment) => shipment.order_number === ids[0])).toHaveLength(1);
  await expectEmptyCart(page);
  quiet();
});

test('a payment that fails, is dismissed or cannot be verified leaves everything, and is tried again', async ({
  page,
}, info) => {
  const quiet = watchConsole(page, [/status of 400/]);
  await shopperWithCart(page, `veer.${info.project.name}`);
  const checkout = await openCheckout(page);
  const provider = providerOf(page);
  const pay = checkout.getByRole('button', { name: 'Pay ₹284.05' });
  const ids = watchOrderIds(page);

  // Declined: the provider keeps the page, and says so.
  await pay.click();
  await expect(provider.getByRole('button', { name: 'Pay ₹284.05' })).toBeFocused();
  await expect(page.locator('[inert]', { has: checkout })).toHaveCount(1);
  await provider.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(provider.getByRole('alert')).toBeVisible();
  await provider.getByRole('button', { name: 'Close the payment' }).click();
  await expect(checkout.getByText(/^The payment did not go through\./)).toBeVisible();
  await expect(pay).toBeFocused();

  // Dismissed, by Escape and by Back: both close the provider's dialog alone.
  await page.keyboard.press('Enter');
  await expect(provider.getByRole('button', { name: 'Pay ₹284.05' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(checkout.getByText(/^The payment was not finished\./)).toBeVisible();
  await pay.click();
  await expect(provider).toBeVisible();
  await page.goBack();
  await expect(provider).toHaveCount(0);
  await expect(checkout).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // The browser is told that the payment is not good; word of it comes from the provider all the same.
  await page.route('**/api/payment/verify-payment', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'bad_signature', message: 'No.' } }),
  );
  await pay.click();
  await provider.getByRole('button', { name: 'Pay ₹284.05' }).click();
  await expect(page.getByText('❌ Payment Verification Failed.')).toBeVisible();
  await expect(page.getByText(`Your payment has arrived. Order ${ids[0]} is placed.`)).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(new Set(ids).size).toBe(1);
  await expectEmptyCart(page);
  quiet();
});

test('a page that was left before the money arrived finds its order placed', async ({ page }, info) => {
  await shopperWithCart(page, `isha.${info.project.name}`);
  const checkout = await openCheckout(page);
  await checkout.getByRole('button', { name: 'Pay ₹284.05' }).click();
  const sent = page.waitForResponse(/\/pay$/);
  await providerOf(page)
    .getByRole('button', { name: /^Pay late/ })
    .click();
  await sent;
  await page.reload();
  await expect(page.getByText(/^Your payment has arrived\. Order GLM\d+ is placed\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await expectEmptyCart(page);
});
