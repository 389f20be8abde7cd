import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { liveParcelOf, reconcile } from '../../support/shop/courier';
import { itemsOf } from '../../support/shop/items';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

/** The newest order is open already. */
async function openOrders(page: Page) {
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Orders' }).click();
}

test('a paid order is edited before it is packed: items, address, and the difference goes back', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  const [bar, mask] = await itemsOf('neem-and-tulsi-bar', 'multani-clay-mask');
  const buyer = await readyShopper(`edit.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.payOnline({ ...bar!, quantity: 2 }, mask!);
  const first = await liveParcelOf(buyer.orderId);

  await asAdmin(page, `/admin/orders/${buyer.orderId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Edit order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${buyer.orderId}` })).toBeVisible();
  const save = page.getByRole('button', { name: /^Save/ });
  await expect(save).toBeDisabled();

  // Nothing is left only where everything is taken out; a line can be put back.
  await page.getByRole('button', { name: `Remove ${mask!.name}` }).click();
  await page.getByRole('button', { name: `Remove ${bar!.name}` }).click();
  await expect(page.getByText('Nothing would be left in the order. Cancel it instead.')).toBeVisible();
  await page.getByRole('button', { name: `Put back ${bar!.name}` }).click();
  // On a phone the line's sum stands beside the stepper and leaves it its taps.
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One less' }).click();
  await page.getByLabel('Add a product').fill('neem tulsi bar');
  await page.getByRole('list', { name: 'Products found' }).waitFor();
  await page.getByLabel('Add a product').press('Enter');
  await expect(page.getByText(/, was 2$/)).toBeVisible();
  await page.getByLabel('Address Line 1').fill('11 Luz Church Road');
  await expect(page.getByText(/It goes to .*11 Luz Church Road/)).toBeVisible();
  await expect(page.getByText(/₹[\d,.]+ goes back the way it was paid\./)).toBeVisible();
  await expectAccessible(page, 'an order that is edited');
  await page.screenshot({ path: info.outputPath('edit.png'), fullPage: true });

  await page.getByRole('button', { name: /^Save and refund ₹/ }).click();
  await expect(page).toHaveURL(`/admin/orders/${buyer.orderId}`);
  await expect(page.getByText('11 Luz Church Road').first()).toBeVisible();
  await expect(page.getByText(/Multani Clay Mask.*: taken out\./).first()).toBeVisible();
  expect((await liveParcelOf(buyer.orderId)).awb_number).not.toBe(first.awb_number);
  await page.screenshot({ path: info.outputPath('edited.png'), fullPage: true });
  expectQuiet();
});

test('an edit that costs more waits for its payment, which its customer makes from the order', async ({
  page,
}, info) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  const [bar, mask] = await itemsOf('neem-and-tulsi-bar', 'multani-clay-mask');
  const buyer = await readyShopper(`dearer.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.payOnline(mask!);
  await liveParcelOf(buyer.orderId);

  await asAdmin(page, `/admin/orders/${buyer.orderId}/edit`);
  await page.getByLabel('Add a product').fill('neem tulsi bar');
  await page.getByRole('list', { name: 'Products found' }).waitFor();
  await page.getByLabel('Add a product').press('Enter');
  await expect(page.getByText(/ more is to be paid first\. /)).toBeVisible();
  await page.getByRole('button', { name: /^Save and ask for ₹/ }).click();
  await expect(page).toHaveURL(`/admin/orders/${buyer.orderId}`);
  const card = page.getByRole('region', { name: /^Waits for ₹/ });
  await expect(card.getByText(`${bar!.name}`, { exact: false })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Withdraw the change' })).toBeVisible();
  await expectAccessible(page, 'an order whose edit waits');
  await page.screenshot({ path: info.outputPath('waits.png'), fullPage: true });

  await startSession(page, buyer.email, buyer.password);
  await openOrders(page);
  const order = page.getByRole('article', { name: `Order ${buyer.orderId}` });
  const payment = order.getByRole('region', { name: /^Your change costs ₹.* more$/ });
  await expectAccessible(page, 'the payment of an edit');
  await payment.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath('pay.png') });
  expectQuiet();
  await payment.getByRole('link', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successful.', { exact: false })).toBeVisible();
  await expect(async () => {
    await reconcile();
    await openOrders(page);
    await expect(order.getByText(bar!.name).first()).toBeVisible();
    await expect(payment).toHaveCount(0);
  }).toPass();
  await liveParcelOf(buyer.orderId);
});
