import { expect, test, type Page } from '@playwright/test';
import { readyShopper } from '../../support/people/buyer';
import { answerWith, calls, cutOff } from '../../support/network/failing';
import { readDocument, readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { addToCart, openCart, watchConsole } from '../../support/page/steps';

/** ₹299, so that cash on delivery carries its fee: ₹284.05 online, ₹369 at the door. */
const FACE_WASH = 'neem-clear-face-wash';

const checkoutOf = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Purchase' });
const payButton = (page: Page) => checkoutOf(page).getByRole('button', { name: 'Pay ₹284.05' });
/** The provider's dialog, over ours. */
const providerOf = (page: Page) => page.getByRole('dialog', { name: 'Test payment' });
const payThere = (page: Page) => providerOf(page).getByRole('button', { name: 'Pay ₹284.05' });

async function newcomer(page: Page, name: string): Promise<void> {
  const { email } = await readyShopper(`${name}.${Date.now()}@shopper.example`);
  await startSession(page, email, 'many-hands-9');
}

/** The checkout, with a face wash in the cart. */
async function openCheckout(page: Page) {
  await addToCart(page, FACE_WASH);
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(checkoutOf(page)).toBeVisible();
  return checkoutOf(page);
}

/** The order ids of payment requests, in order. */
function watchOrderIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (!calls.createOrder.test(request.url())) return;
    ids.push((request.postDataJSON() as { orderId: string }).orderId);
  });
  return ids;
}

async function expectEmptyCart(page: Page): Promise<void> {
  await openCart(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
}

test('failures in the checkout are shown, and nothing is lost @desktop', async ({ page }, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  await newcomer(page, `tara.${info.project.name}`);
  const choose = (method: string) => checkoutOf(page).getByText(method, { exact: true }).click();
  const noWords = { success: true, message: '' };

  // The delivery fee: offline, then an answer without a message.
  let mend = await cutOff(page, calls.validateOffer);
  const checkout = await openCheckout(page);
  await expect(page.getByText('Network error while fetching delivery fee', { exact: true })).toBeVisible();
  await mend();
  mend = await answerWith(page, calls.validateOffer, 200, noWords);
  await choose('Cash on Delivery');
  await expect(page.getByText('Failed to fetch delivery fee', { exact: true })).toBeVisible();
  await expect(checkout.getByRole('button', { name: 'Place order, ₹299' })).toBeVisible();
  await mend();

  // Coupons that do not apply.
  for (const [code, text] of [
    ['nonsense', 'Invalid Coupon Code'],
    ['MIST100', 'Need at least 4 products for this offer.'],
  ] as const) {
    await checkout.getByLabel('Coupon code').fill(code);
    await page.keyboard.press('Enter');
    await expect(checkout.getByText(text, { exact: true })).toBeVisible();
  }

  // Both payment methods, with their totals.
  await choose('Pay Online');
  await expect(checkout.getByText('Extra 5% OFF Applied')).toBeVisible();
  await expect(checkout.getByText('UPI by QR code, scanned with an app such as')).toBeVisible();
  await expect(checkout.getByText('Test payment')).toBeVisible();
  await expect(checkout.getByText('₹70 delivery fee for orders below ₹500')).toBeVisible();
  await expect(checkout.getByText('₹369')).toBeVisible();

  // Failures of the quote, the script and the payment order, one after the other.
  mend = await answerWith(page, calls.validateOffer, 200, { ...noWords, success: false });
  await payButton(page).click();
  await expect(page.getByText('Coupon validation failed').first()).toBeVisible();
  await mend();
  const wrong = page.getByText('❌ Something went wrong. Please try again.', { exact: true });
  for (const call of [calls.paymentScript, calls.createOrder]) {
    mend = await answerWith(page, call, 502, noWords);
    await choose('Cash on Delivery');
    await choose('Pay Online');
    await payButton(page).click();
    await expect(wrong).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(wrong).toHaveCount(0);
  }
  await expect(checkout.getByText('Neem Clear Face Wash')).toBeVisible();

  // The method chosen last is chosen the next time, with its fee in the sum.
  await choose('Cash on Delivery');
  await page.reload();
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(checkout.getByRole('button', { name: 'Place order, ₹369' })).toBeVisible();
  expectQuiet();
});

test('a failed, dismissed or unverified payment keeps everything and can be retried @phone', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/status of 400/]);
  await newcomer(page, `veer.${info.project.name}`);
  await addToCart(page, FACE_WASH);
  await page.getByRole('link', { name: 'Home' }).locator('visible=true').first().click();
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = checkoutOf(page);
  const provider = providerOf(page);
  const pay = payButton(page);
  const ids = watchOrderIds(page);
  await expect(checkout.getByText('UPI in an app on this phone, such as')).toBeVisible();

  // Declined: the provider's dialog has the focus and shows the error.
  await pay.click();
  await expect(payThere(page)).toBeFocused();
  await expect(page.locator('[inert]', { has: checkout })).toHaveCount(1);
  await provider.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(provider.getByRole('alert')).toBeVisible();
  await provider.getByRole('button', { name: 'Close the payment' }).click();
  await expect(checkout.getByText(/^The payment did not go through,/)).toBeVisible();
  await expect(pay).toBeFocused();

  // Dismissed by Escape and by Back: both close only the provider's dialog.
  await page.keyboard.press('Enter');
  await expect(payThere(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(checkout.getByText(/^The payment was not completed,/)).toBeVisible();
  await pay.click();
  await expect(provider).toBeVisible();
  await page.goBack();
  await expect(provider).toHaveCount(0);
  await expect(checkout).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // The browser gets an invalid payment, but the provider's webhook still arrives.
  await answerWith(page, calls.verifyPayment, 400, { success: false, code: 'bad_signature', message: 'No.' });
  await pay.click();
  // The webhook's good news may replace the failure before Playwright looks again, so the page notes what it shows.
  const shown = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = () => texts.push(document.body.textContent ?? '');
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  await payThere(page).click();
  await expect(page.getByText(`Your payment has arrived. Order ${ids[0]} is placed.`)).toBeVisible();
  const failure = '❌ Payment Verification Failed.';
  expect(await shown.evaluate((texts, text) => texts.some((one) => one.includes(text)), failure)).toBe(true);
  await expect(page).toHaveURL('/profile');
  expect(ids).toEqual([ids[0], ids[0], ids[0], ids[0]]);
  await expectEmptyCart(page);
  expectQuiet();
});

test('a shopper pays online once, and an order left before the payment arrived is placed', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  await newcomer(page, `isha.${info.project.name}`);
  const ids = watchOrderIds(page);

  // A double click is one payment, one order and one parcel.
  await openCheckout(page);
  await payButton(page).dblclick();
  await payThere(page).click();
  await expect(page.getByText('✅ Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(checkoutOf(page)).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^Order GLM/ })).toHaveCount(1);
  await expect(page.getByText(/^AWB \d+$/)).toBeVisible();
  expect(ids).toHaveLength(1);
  const order = await readDocument(`orders/${ids[0]}`);
  expect(order?.status).toEqual({ stringValue: 'placed' });
  expect(order?.paymentMethod).toEqual({ stringValue: 'Pay Online' });
  const { shipments } = (await (await fetch(`${readStack().nimbuspostUrl}/__sandbox/shipments`)).json()) as {
    shipments: { order_number: string }[];
  };
  expect(shipments.filter((shipment) => shipment.order_number === ids[0])).toHaveLength(1);
  await expectEmptyCart(page);

  // Paid, and the page reloaded before the capture.
  await openCheckout(page);
  await payButton(page).click();
  const sent = page.waitForResponse(/\/pay$/);
  await providerOf(page)
    .getByRole('button', { name: /^Pay late/ })
    .click();
  await sent;
  await page.reload();
  await expect(page.getByText(`Your payment has arrived. Order ${ids[1]} is placed.`)).toBeVisible();
  await expectEmptyCart(page);
  expectQuiet();
});
