import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { CartItem } from '../../../src/domain/cart/cart';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { advanceParcel, courierMode, liveParcelOf, parcelsOf, reconcile } from '../../support/shop/courier';
import { calls, cutOff, hold } from '../../support/network/failing';
import { steppedBack } from '../../support/page/settle';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

const mask: CartItem = {
  id: 'multani-clay-mask',
  name: 'Multani Clay Mask',
  title: '',
  mainImage: '',
  kind: 'product',
  price: 349,
  quantity: 1,
  variant: '100 g',
  sku: 'GLM-MSK-MUL-100G',
};

const cardOf = (page: Page, { orderId }: { orderId: string }) =>
  page.getByRole('article', { name: `Order ${orderId}` });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cancel this order?' });
const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: 'Cancel order' });
const statusOf = async ({ orderId }: { orderId: string }) =>
  (await parcelsOf(orderId)).map(({ status }) => status);

/** Opens an order's box; the newest is open already. */
async function unfold(page: Page, order: { orderId: string }) {
  const card = cardOf(page, order);
  const head = card.locator('summary');
  if (!(await card.locator('details').evaluate((box: HTMLDetailsElement) => box.open))) await head.click();
  return card;
}

async function openOrders(page: Page): Promise<void> {
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Orders' }).click();
}

async function requestCancel(page: Page, order: { orderId: string }) {
  const card = await unfold(page, order);
  await card.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialogOf(page)).toBeVisible();
  return card;
}

test('a shopper cancels a cash order by keyboard; a failure is shown and loses nothing', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const buyer = await readyShopper(`uma.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.buy(mask);
  await startSession(page, buyer.email, buyer.password);
  await openOrders(page);
  const card = await unfold(page, buyer);

  // All details of the order, and the courier.
  await expect(card).toContainText('1 item, ₹419');
  await expect(card).toContainText('Subtotal₹349Delivery₹70Total₹419Cash on Delivery');
  const parcel = await liveParcelOf(buyer.orderId);
  await expect(card).toContainText(`AWB ${parcel.awb_number}`);
  await expect(card.getByRole('link', { name: 'Track shipment' })).toHaveAttribute(
    'href',
    new RegExp(`/track/${parcel.awb_number}$`),
  );
  const steps = card.getByRole('list').first().getByRole('listitem');
  await expect(steps).toHaveText([/^Placed, now/, /^Packed, still/, /^Shipped/, /^Out for/, /^Delivered/]);

  // Kept.
  const cancel = card.getByRole('button', { name: 'Cancel order' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('You have paid nothing, and there is nothing to pay.');
  await expectAccessible(page, 'the question');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeFocused();

  // Offline, then a double click: one cancellation.
  const mend = await cutOff(page, calls.cancelOrder);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Why are you cancelling?').selectOption('Something else');
  await dialog.getByLabel('In your words').fill('Moving house');
  await confirm(page).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the shop.');
  expect(await statusOf(buyer)).toEqual(['booked']);
  await mend();
  const held = await hold(page, calls.cancelOrder);
  await confirm(page).dblclick();
  await expect(confirm(page)).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expect(dialog).toHaveCount(0);
  expect(held.count).toBe(1);
  await expect(page.getByText('The order was cancelled. There is nothing to pay.')).toBeVisible();
  await expect(card.locator('summary')).toBeFocused();
  await expect(steps).toHaveText([/^Placed, done/, /^Cancelled, done.*Moving house/]);
  await expect(card).toContainText('No parcel was sent.');
  await expect(cancel).toHaveCount(0);
  expect(await statusOf(buyer)).toEqual(['cancelled']);
  expectQuiet();
});

test('a shopper cancels a prepaid order and sees the refund while due and when paid @desktop', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`ravi.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.payOnline(mask);
  await startSession(page, buyer.email, buyer.password);
  await openOrders(page);
  const card = await requestCancel(page, buyer);
  await expect(dialogOf(page).getByRole('radio', { name: 'Back to how you paid' })).toBeChecked();
  await expect(dialogOf(page)).toContainText(
    '₹331.55 to your card, UPI or bank, usually within 5 to 7 working days.',
  );
  await confirm(page).click();
  await expect(card).toContainText('Being refunded');
  await expect(card.locator('summary')).toContainText('Cancelled');

  // The refund is sent, and the shopper returns to the page.
  await reconcile();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card.locator('summary')).toContainText('Refunded');
  await expect(card).toContainText(/₹331.55 was sent back on \d+ \w+ 20\d\d/);
  await expectAccessible(page, 'a refunded order');
  expect((await statusOf(buyer)).filter((status) => status !== 'cancelled')).toEqual([]);
  expectQuiet();
});

test('a shopper takes the money of a cancelled order as store credit, and finds it in the overview @phone', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`meena.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.payOnline(mask);
  await startSession(page, buyer.email, buyer.password);
  await openOrders(page);
  const card = await requestCancel(page, buyer);
  await dialogOf(page).getByRole('radio', { name: 'As store credit' }).check();
  await confirm(page).click();
  await expect(card.locator('summary')).toContainText(/Cancelled|Refunded/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  const credit = page.getByRole('region', { name: 'Store credit' });
  await expect(credit.getByText('₹331.55', { exact: true })).toBeVisible();
  await expect(credit.getByText('₹331.55 that does not expire')).toBeVisible();
  await expectAccessible(page, 'the overview with store credit');
  await credit.getByRole('link', { name: 'See its history' }).click();
  await expect(page.getByText('Came back', { exact: true })).toBeVisible();
  expectQuiet();
});

test('a picked up order is not cancelled, and during a courier outage the shop keeps asking @desktop', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/status of 409/]);
  const buyer = await readyShopper(`zoya.${info.project.name}.${Date.now()}@shopper.example`);
  const gone = buyer.nextOrder();
  const waiting = buyer.nextOrder();
  await gone.buy(mask);
  await waiting.buy(mask);
  await startSession(page, buyer.email, buyer.password);
  await openOrders(page);

  // The parcel was picked up while the dialog was open.
  const left = await requestCancel(page, gone);
  await advanceParcel((await liveParcelOf(gone.orderId)).awb_number, 'picked');
  await confirm(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Refuse the parcel at the door');
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(left.locator('summary')).toContainText('Shipped');
  await expect(left.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  // Shipped orders have an invoice, others do not.
  const coming = page.waitForEvent('download');
  await left.getByRole('button', { name: 'Download invoice' }).dblclick();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`glumist-invoice-${gone.orderId}.pdf`);
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-1\.5\n/);
  await expect((await unfold(page, waiting)).getByRole('button', { name: 'Download invoice' })).toHaveCount(
    0,
  );

  // The courier does not answer; a reload meanwhile changes nothing.
  const awb = (await liveParcelOf(waiting.orderId)).awb_number;
  await courierMode(awb, 'down');
  await requestCancel(page, waiting);
  await confirm(page).click();
  await expect(page.getByText('We are asking the courier to stop your parcel').first()).toBeVisible();
  await steppedBack(page);
  await page.reload();
  await page.getByRole('tab', { name: 'Orders' }).click();
  const card = await unfold(page, waiting);
  await expect(card.locator('summary')).toContainText('Cancelling');
  await expect(card.getByRole('listitem').nth(1)).toHaveText(/^Cancelling, nowWaiting for the courier/);
  await expect(card.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await courierMode(awb, 'ok');
  // Another test may have had the courier asked again meanwhile; then the next time is a minute later.
  await expect
    .poll(
      async () => {
        await reconcile();
        return statusOf(waiting);
      },
      { timeout: 150_000 },
    )
    .toEqual(['cancelled']);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card.locator('summary')).toContainText('Cancelled');
  expectQuiet();
});
