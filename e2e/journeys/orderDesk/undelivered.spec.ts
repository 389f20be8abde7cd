import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { advanceParcel, liveParcelOf, parcelsOf } from '../../support/shop/courier';
import { soap } from '../../support/shop/items';
import { readStack } from '../../support/shop/stack';
import { isPhone, open } from '../../support/page/steps';

/** An order whose parcel the courier could not hand over. */
async function undelivered(email: string, message: string): Promise<{ orderId: string; awb: string }> {
  const buyer = await readyShopper(email);
  const { body } = await buyer.send(buyer.body(soap));
  const { awb } = body['shipment'] as { awb: string };
  await advanceParcel(awb, 'out for delivery');
  await advanceParcel(awb, 'exception', message);
  return { orderId: buyer.orderId, awb };
}

/** The link in the mail about the failed attempt; empty while it has not arrived. */
async function linkFor(email: string): Promise<string> {
  await fetch(`${readStack().baseUrl}/__local/mail`, { method: 'POST', body: '{}' });
  const answer = await fetch(`${readStack().mailUrl}/__sandbox/mails?to=${encodeURIComponent(email)}`);
  return /\/delivery\/[\w~.-]+/.exec(JSON.stringify(await answer.json()))?.[0] ?? '';
}

test('an undelivered parcel is found by its clock, and the courier is told a landmark', async ({
  page,
}, info) => {
  const email = `undelivered.${info.project.name}.${Date.now()}@shopper.example`;
  const { orderId, awb } = await undelivered(email, 'Address not found');
  await asAdmin(page, '/admin/undelivered');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: orderId }) });
  await expect(row).toContainText('Meera Sundar');
  await expect(row).toContainText('Address not found');
  await expect(row).toContainText('1 of 3');
  await expect(row).toContainText(/23 h \d\d min/);
  await expectAccessible(page, 'the undelivered parcels');
  const panel = page.getByRole('complementary', { name: orderId });
  if (isPhone(page)) {
    await row.click();
  } else {
    await row.getByRole('link', { name: orderId }).focus();
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await row.getByRole('link', { name: orderId }).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
  }
  await expect(panel.getByText('then it turns back')).toBeVisible();
  await panel.getByRole('button', { name: 'Text for WhatsApp' }).click();
  await expect(panel.getByText(/choose a day or add a landmark here: http\S+\/delivery\//)).toBeVisible();
  await panel.getByText('Try again with another phone or address').click();
  await panel.getByRole('button', { name: /^Tell / }).click();
  await expect(panel.getByText('Please enter a phone number, a landmark or an address.')).toBeVisible();
  await panel.getByLabel('Landmark').fill('Opposite the blue gate');
  await expectAccessible(page, 'what to tell the courier');
  await panel.getByRole('button', { name: /^Tell / }).click();
  await expect(page.getByText('with a landmark.')).toBeVisible();
  await expect(page.getByRole('link', { name: orderId })).toHaveCount(0);
  const parcel = await liveParcelOf(orderId);
  expect(parcel).toMatchObject({ awb_number: awb, status: 'in transit' });
  await open(page, '/admin/undelivered?tab=trying');
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('link', { name: orderId }) }),
  ).toContainText('Opposite the blue gate');
});

test('a lost parcel is claimed from the courier, and its order is sent again', async ({ page }, info) => {
  const buyer = await readyShopper(`lost.${info.project.name}.${Date.now()}@shopper.example`);
  const { orderId } = buyer;
  const { body } = await buyer.send(buyer.body(soap));
  const { awb } = body['shipment'] as { awb: string };
  await advanceParcel(awb, 'in transit');
  await advanceParcel(awb, 'lost');
  await asAdmin(page, '/admin/undelivered?tab=lost');
  await page.getByRole('row').getByRole('link', { name: orderId }).click();
  const panel = page.getByRole('complementary', { name: orderId });
  await expect(panel.getByRole('button', { name: 'Close as lost' })).toBeVisible();
  await panel.getByRole('button', { name: 'Make a claim' }).click();
  await expect(page.getByText('The claim is noted.')).toBeVisible();
  await expectAccessible(page, 'a lost parcel with its claim');
  await open(page, `/admin/orders/${orderId}`);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expectAccessible(page, 'whether an order is sent again');
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).dblclick();
  await expect(page.getByText(`Order ${orderId} is to be packed again.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  expect(await parcelsOf(`${orderId}-2`)).toHaveLength(1);
});

test('a shopper answers the courier by the link in the mail, once and without a login', async ({
  page,
}, info) => {
  const email = `link.${info.project.name}.${Date.now()}@shopper.example`;
  const { orderId } = await undelivered(email, 'Customer refused the parcel');
  let link = '';
  await expect.poll(async () => (link = await linkFor(email))).not.toBe('');
  await open(page, link);
  await expect(page.getByText('To Chennai, phone ending in 2345')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('98400')).toHaveCount(0);
  await expectAccessible(page, 'the page of a failed delivery');
  await page.getByLabel('Another phone number').fill('123');
  await page.getByRole('button', { name: 'Tell the courier' }).click();
  await expect(page.getByText('Please enter a valid 10-digit mobile number')).toBeVisible();
  await page.getByLabel('Another phone number').fill('');
  await page.getByText('I did not refuse the parcel').click();
  await page.getByRole('button', { name: 'Tell the courier' }).dblclick();
  await expect(page.getByText('The courier comes again')).toBeVisible();
  await open(page, link);
  await expect(
    page.getByText('The courier has an answer about this parcel already.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page, 'a used link');
  const parcel = await liveParcelOf(orderId);
  expect(parcel.status).toBe('in transit');
});
