import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { soap } from '../../support/shop/items';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

test('a parcel that no connected courier takes is sent by hand, and the customer hears of it', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const email = `hand.${info.project.name}.${Date.now()}@shopper.example`;
  // No courier of NimbusPost's goes there.
  const far = { pincode: '799999', city: 'Agartala', state: 'Tripura' };
  const buyer = await readyShopper(email, undefined, far);
  const order = {
    ...buyer.body(soap),
    consignee_pincode: far.pincode,
    consignee_city: far.city,
    consignee_state: far.state,
  };
  expect(await buyer.send(order)).toMatchObject({ status: 200, body: { shipment: { status: 'booking' } } });
  await asAdmin(page, `/admin/orders/${buyer.orderId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sent by hand?' });
  await dialog.getByLabel('Courier').fill('India Post');
  const number = `EK${Date.now()}IN`;
  await dialog.getByLabel('Tracking number').fill(number);
  await expectAccessible(page, 'a parcel sent by hand');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();

  await page.getByRole('button', { name: 'Say how it arrived' }).click();
  const arrival = page.getByRole('dialog', { name: 'How did it arrive?' });
  await arrival.getByText('It is delivered').click();
  await expectAccessible(page, 'how it arrived');
  await arrival.getByRole('button', { name: 'Say how it arrived' }).click();
  await expect(arrival).toHaveCount(0);
  await expect(page.getByText('The order is delivered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Say how it arrived' })).toHaveCount(0);
  expectQuiet();
});

test('a Razorpay mismatch is found by its payment and settled with the chosen ones', async ({
  page,
}, info) => {
  const paid = await readyShopper(`noor.${info.project.name}.${Date.now()}@shopper.example`);
  const { admin } = readStack().accounts;
  await startSession(page, admin.email, admin.password);
  const razorpayId = await paid.beginPayment(soap);
  const answer = await fetch(`${readStack().razorpayUrl}/__sandbox/orders/${razorpayId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'captured', webhook: 'never' }),
  });
  const { razorpay_payment_id: paymentId } = (await answer.json()) as { razorpay_payment_id: string };
  await open(page, '/admin/mismatches');
  await page.getByLabel('Search mismatches').fill(paymentId);
  const card = page.getByRole('row').filter({ hasText: paymentId });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(card).toContainText('₹141.55 paid, and no order');
  await expectAccessible(page, 'the mismatches');
  await expect(card.getByRole('link', { name: paid.orderId })).toBeVisible();
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await page.getByRole('button', { name: 'Settle 1', exact: true }).click();
  await expect(page.getByText('1 settled.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await open(page, `/admin/orders/${paid.orderId}`);
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
});
