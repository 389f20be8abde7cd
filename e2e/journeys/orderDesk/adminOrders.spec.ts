import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { advanceParcel, liveParcelOf, reconcile } from '../../support/shop/courier';
import { calls, cutOff, hold, loseAnswers } from '../../support/network/failing';
import { steppedBack } from '../../support/page/settle';
import { soap } from '../../support/shop/items';
import { watchConsole } from '../../support/page/steps';

test('the admin packs, partly refunds and cancels an order; failures are shown, and nothing is done twice @desktop', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const buyer = await readyShopper(`ira.${info.project.name}.${Date.now()}@shopper.example`);
  expect(await buyer.payOnline(soap)).toMatchObject({ status: 200 });
  await asAdmin(page, `/admin/orders/${buyer.orderId}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const steps = page.getByRole('list').filter({ hasText: 'Placed' }).first().getByRole('listitem');
  await expectAccessible(page, 'an order to pack');

  // A private note: written, changed, and after a reload still there.
  const notes = page.getByRole('region', { name: 'Private notes' });
  await notes.getByLabel('New private note').fill('Ring before delivery');
  await notes.getByRole('button', { name: 'Save note' }).dblclick();
  await expect(notes.getByRole('listitem')).toHaveText([/^Ring before delivery/]);
  await expect(page.getByText(/Private note by .+ Admin/)).toBeVisible();
  await notes.getByRole('button', { name: 'Change “Ring before delivery”' }).click();
  await notes.getByLabel('New private note').fill('The gate is locked');
  await notes.getByRole('button', { name: 'Save change' }).click();
  await expect(notes.getByRole('listitem')).toHaveText([/^The gate is locked/]);
  await expect(notes.getByLabel('New private note')).toHaveValue('');
  await expectAccessible(page, 'a private note');

  await button('Mark as packed').dblclick();
  await expect(page.getByText('Packed.', { exact: true })).toBeVisible();
  await expect(button('Mark as packed')).toHaveCount(0);

  // A part refund: errors are shown at the field; a lost answer is no failure, and there is one refund.
  await button('More actions').click();
  await button('Refund').click();
  const refund = page.getByRole('dialog', { name: 'Refund the customer?' });
  const give = refund.getByRole('button', { name: 'Refund', exact: true });
  await refund.getByLabel('Amount in rupees').fill('141.55');
  await give.click();
  await expect(refund).toContainText('To refund all of it, or all but less than ₹1, cancel the order.');
  await expect(refund).toContainText('Please say why.');
  await expectAccessible(page, 'the refund');
  await refund.getByLabel('Amount in rupees').fill('41.55');
  await refund.getByLabel('Why?').fill('The wrapper was torn');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/refund')) sent.push(request.url());
  });
  const found = await loseAnswers(page, calls.adminOrder);
  await give.dblclick();
  await expect(page.getByText('It is done: only the answer was lost on its way.')).toBeVisible();
  await expect(refund).toHaveCount(0);
  await found();
  expect(sent).toHaveLength(1);
  await expect(page.getByText(/₹41\.55 was sent back on .* The wrapper was torn/)).toHaveCount(1);

  // The remaining amount, by keyboard.
  const cancel = button('Cancel order');
  await button('More actions').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the rare actions');
  await cancel.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toBeFocused();
  const mend = await cutOff(page, calls.adminOrder);
  await dialog.getByLabel('Why is it cancelled?').fill('The last one was broken');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The shop could not be reached.');
  await mend();
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The order was cancelled. ₹100 will be refunded')).toBeVisible();
  await reconcile();
  await expect(steps).toContainText([
    /^Refunded/,
    /^Cancelled.*The last one was broken/,
    /^Packed/,
    /^Placed/,
  ]);
  await expect(button('More actions')).toHaveCount(0);
  await steppedBack(page);
  await page.reload();
  await expect(steps).toContainText([/^Refunded/, /^Cancelled/, /^Packed/, /^Placed/]);
  expectQuiet();
});

test('an action that the order no longer allows is refused, and the screen is updated @desktop', async ({
  page,
}) => {
  const buyer = await readyShopper(`omar.${Date.now()}@shopper.example`);
  await buyer.buy(soap);
  await asAdmin(page, `/admin/orders/${buyer.orderId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByLabel('Why is it cancelled?').fill('Nobody is at home');
  const parcel = await liveParcelOf(buyer.orderId);
  await advanceParcel(parcel.awb_number, 'delivered');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The order is delivered, so it cannot be cancelled.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  // Cash orders are refunded by bank transfer, recorded with its number.
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: 'Refund the customer?' });
  await refund.getByLabel('Amount in rupees').fill('20');
  await refund.getByLabel('Why?').fill('It came late');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(refund).toContainText('Please give the number');
  await refund.getByLabel('The bank’s number of the transfer').fill('UTR 4711');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(refund).toHaveCount(0);
  await expect(page.getByText(/₹20 was transferred to you on .* UTR 4711/)).toBeVisible();
});

/** The file that a press downloads. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('the admin finds orders, packs several, leaves and resumes it, prints papers and downloads a file', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const email = `lata.${info.project.name}.${Date.now()}@shopper.example`;
  const buyer = await readyShopper(email);
  const failing = buyer;
  const later = Array.from({ length: 4 }, () => buyer.nextOrder());
  for (const order of [failing, ...later]) expect(await order.buy(soap)).toMatchObject({ status: 200 });
  const ids = [...later.map(({ orderId }) => orderId).reverse(), failing.orderId];
  const [newest = '', next = ''] = ids;
  const parcel = await liveParcelOf(next);
  await asAdmin(page, '/admin/orders');
  const links = page.getByRole('link', { name: /^GLM\d+$/ });
  const search = page.getByLabel('Search orders');
  const found = (...ids: string[]) => expect(links).toHaveText(ids);

  await search.fill(parcel.awb_number);
  await found(next);
  await search.fill(newest.slice(-6));
  await found(newest);
  await search.fill(email.toUpperCase());
  await found(...ids);
  await expect(page).toHaveURL(/q=/);
  await expectAccessible(page, 'the list of orders');

  // All five: stopped while four are on their way, which are packed all the same.
  const chooseAll = async () => {
    await page.getByLabel(`Choose ${newest}`).check();
    await page.getByLabel(`Choose ${failing.orderId}`).click({ modifiers: ['Shift'] });
    await expect(page.getByText('5 selected')).toBeVisible();
  };
  await chooseAll();
  const held = await hold(page, /\/pack$/);
  await page.getByRole('button', { name: 'Pack 5', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Packing 5 orders' });
  await expect.poll(() => held.count).toBe(4);
  await dialog.getByRole('button', { name: 'Stop here' }).click();
  held.release();
  const left = page.getByRole('group', { name: 'Not finished' });
  await expect(left).toContainText('Packing 5 orders: stopped with 1 to go.');

  // Another act meanwhile; and the one that was left is still there after the browser was closed.
  const slips = await saved(page, () => page.getByRole('button', { name: 'Slips' }).click());
  expect([slips.name, slips.bytes.subarray(0, 5).toString()]).toEqual(['glumist-slips-5.pdf', '%PDF-']);
  await expectAccessible(page, 'a bulk act that was left');
  await page.unroute(/\/pack$/);
  await page.reload();
  await found(...ids);
  const mend = await cutOff(page, new RegExp(`${failing.orderId}/pack$`));
  await left.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toContainText('4 orders packed, 1 not.');
  await expect(left).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toContainText([failing.orderId]);
  await expectAccessible(page, 'what was not packed');
  await mend();
  await dialog.getByRole('button', { name: 'Try 1 order again' }).click();
  await expect(page.getByText('1 order packed.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Packed Printed: Slip', exact: true })).toHaveCount(5);

  await chooseAll();
  const labels = await saved(page, () => page.getByRole('button', { name: 'Print labels' }).click());
  expect([labels.name, labels.bytes.subarray(0, 5).toString()]).toEqual(['glumist-labels-5.pdf', '%PDF-']);
  await expect(page.getByRole('cell', { name: 'Packed Printed: Label, Slip', exact: true })).toHaveCount(5);
  await expectAccessible(page, 'chosen orders with their marks');
  await page.getByRole('button', { name: 'Request pickup' }).click();
  const pickup = page.getByRole('dialog', { name: 'Pickup of 5 orders' });
  await expect(pickup.getByRole('status')).toHaveText('5 orders handed to the courier’s pickup.');
  await expect(pickup.getByRole('link', { name: /^Open the courier’s manifest/ }).first()).toHaveAttribute(
    'href',
    /\/manifests\//,
  );
  await expectAccessible(page, 'the courier’s manifests');
  await pickup.getByRole('button', { name: 'Close' }).last().click();
  await expect(
    page.getByRole('cell', { name: 'Packed Printed: Label, Slip. Pickup requested', exact: true }),
  ).toHaveCount(5);

  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saved(page, () => page.getByRole('button', { name: 'Save the file' }).click());
  const rows = file.bytes.toString().split('\r\n').slice(0, -1);
  expect(rows[0]).toMatch(/^\uFEFFOrder,Placed,Status,/);
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(ids);
  expect(rows[1]).toContain(email);

  // The order's screen: its slip, who packed it, and the link to the next order.
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest);
  const slip = await saved(page, () => page.getByRole('button', { name: 'Packing slip' }).click());
  expect(slip.name).toBe(`glumist-slips-${newest}.pdf`);
  await expect(page.getByText('Packed it')).toBeVisible();
  await page.getByRole('button', { name: 'Next order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
  expectQuiet();
});

test('a new order is announced without moving the list @desktop', async ({ page }) => {
  const buyer = await readyShopper(`noor.${Date.now()}@shopper.example`);
  await buyer.nextOrder().buy(soap);
  await asAdmin(page, '/admin/orders?status=placed');
  const links = page.getByRole('link', { name: /^GLM\d+$/ });
  await expect(links.first()).toBeVisible();
  const before = await links.allTextContents();
  await buyer.buy(soap);
  const news = page.getByRole('button', { name: /^Show \d+ new orders?$/ });
  // The list polls every 15 seconds, and at once when the network returns.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(news).toBeVisible();
  expect(await links.allTextContents()).toEqual(before);
  await news.click();
  await expect(page.getByRole('link', { name: buyer.orderId })).toBeVisible();
});
