import { expect, test } from '@playwright/test';
import type { CartItem } from '../../src/domain/cart';
import { expectAccessible } from '../support/axe';
import { readyShopper } from '../support/buyer';
import { advanceParcel, parcelsOf } from '../support/courier';
import { calls, cutOff, hold, loseAnswers } from '../support/failing';
import { readStack } from '../support/stack';
import { open, signIn, watchConsole } from '../support/steps';

test.describe.configure({ timeout: 120_000 });

/** ₹149, and so ₹141.55 online. */
const bar: CartItem = {
  ...{ id: 'neem-and-tulsi-bar', name: 'Neem and Tulsi Bar', title: '', mainImage: '', kind: 'product' },
  ...{ price: 149, quantity: 1, variant: '100 g', sku: 'GLM-BOD-NEE-100G' },
};

test('the admin packs an order, gives some of it back, and cancels it; what fails says so, and nothing is done twice', async ({
  page,
}, info) => {
  const quiet = watchConsole(page, [/Failed to load resource/]);
  const buyer = await readyShopper(`ira.${info.project.name}.${Date.now()}@shopper.example`);
  expect(await buyer.payOnline(bar)).toMatchObject({ status: 200 });
  const { admin } = readStack().accounts;
  await signIn(page, admin.email, admin.password);
  await open(page, `/admin/orders/${buyer.orderId}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const steps = page.getByRole('list').filter({ hasText: 'Placed' }).getByRole('listitem');

  await button('Mark as packed').dblclick();
  await expect(page.getByText('Packed.', { exact: true })).toBeVisible();
  await expect(button('Mark as packed')).toHaveCount(0);

  // Some of it: what is wrong with it is said beside it; a lost answer loses nothing, and is one refund.
  await button('Give money back').click();
  const refund = page.getByRole('dialog', { name: 'Give money back?' });
  const give = refund.getByRole('button', { name: 'Give money back' });
  await refund.getByLabel('Amount in rupees').fill('141.55');
  await give.click();
  await expect(refund).toContainText('To give all of it back, cancel the order.');
  await expect(refund).toContainText('Please say why.');
  await expectAccessible(page, 'the refund');
  await refund.getByLabel('Amount in rupees').fill('41.55');
  await refund.getByLabel('Why?').fill('The wrapper was torn');
  const found = await loseAnswers(page, calls.adminOrder);
  await give.click();
  await expect(refund.getByRole('alert')).toContainText('pressing twice does it once');
  await expect(refund.getByLabel('Why?')).toHaveValue('The wrapper was torn');
  await found();
  const held = await hold(page, calls.adminOrder);
  await give.dblclick();
  held.release();
  await expect(refund).toHaveCount(0);
  expect(held.count).toBe(1);
  await expect(page.getByText('₹41.55 is on its way back.')).toBeVisible();
  await expect(page.getByText(/₹41\.55 was sent back on .* The wrapper was torn/)).toHaveCount(1);
  await page.unroute(calls.adminOrder);

  // All the rest, by keyboard.
  const cancel = button('Cancel order');
  await cancel.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog.getByRole('button', { name: 'Leave it' })).toBeFocused();
  const mend = await cutOff(page, calls.adminOrder);
  await dialog.getByLabel('Why is it cancelled?').fill('The last one was broken');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The shop could not be reached.');
  await mend();
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(steps).toContainText([
    /^Placed/,
    /^Packed/,
    /^Cancelled.*The last one was broken/,
    /^Refunded/,
  ]);
  await expect(page.getByText('The order was cancelled. ₹100 goes back')).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await page.reload();
  await expect(steps).toContainText([/^Placed/, /^Packed/, /^Cancelled/, /^Refunded/]);
  quiet();
});

test('what the order no longer allows is refused, and the screen then shows how it stands @desktop', async ({
  page,
}) => {
  const buyer = await readyShopper(`omar.${Date.now()}@shopper.example`);
  await buyer.buy(bar);
  const { admin } = readStack().accounts;
  await signIn(page, admin.email, admin.password);
  await open(page, `/admin/orders/${buyer.orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByLabel('Why is it cancelled?').fill('Nobody is at home');
  const [parcel] = await parcelsOf(buyer.orderId);
  await advanceParcel(parcel?.awb_number ?? '', 'delivered');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The order is delivered, so it cannot be cancelled.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  // It was paid in cash: what goes back is transferred, and written down with its number.
  await page.getByRole('button', { name: 'Give money back' }).click();
  const refund = page.getByRole('dialog', { name: 'Give money back?' });
  await refund.getByLabel('Amount in rupees').fill('20');
  await refund.getByLabel('Why?').fill('It came late');
  await refund.getByRole('button', { name: 'Give money back' }).click();
  await expect(refund).toContainText('Please give the number');
  await refund.getByLabel('The bank’s number of the transfer').fill('UTR 4711');
  await refund.getByRole('button', { name: 'Give money back' }).click();
  await expect(refund).toHaveCount(0);
  await expect(page.getByText(/₹20 was transferred to you on .* UTR 4711/)).toBeVisible();
});
