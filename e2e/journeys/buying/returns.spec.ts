import { expect, test } from '@playwright/test';
import type { CartItem } from '../../../src/domain/cart/cart';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { advanceParcel, liveParcelOf } from '../../support/shop/courier';
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
  quantity: 2,
  variant: '100 g',
  sku: 'GLM-MSK-MUL-100G',
};

test('a shopper returns a delivered order by keyboard; a failure is shown and loses nothing @phone', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const buyer = await readyShopper(`rhea.${info.project.name}.${Date.now()}@shopper.example`);
  await buyer.buy(mask);
  const parcel = await liveParcelOf(buyer.orderId);
  await advanceParcel(parcel.awb_number, 'delivered');
  await startSession(page, buyer.email, buyer.password);
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Orders' }).click();
  const card = page.getByRole('article', { name: `Order ${buyer.orderId}` });
  const returnButton = card.getByRole('button', { name: 'Return order' });
  await expect(returnButton).toBeVisible();

  // Kept.
  await returnButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Return this order?' });
  const send = dialog.getByRole('button', { name: 'Request return' });
  await expect(dialog).toContainText('We look at your request and email you how to send the products back');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(returnButton).toBeFocused();

  // Without a reason; then offline; then a double click makes one return.
  await page.keyboard.press('Enter');
  await send.click();
  await expect(dialog).toContainText('Please say why.');
  await expectAccessible(page, 'the question');
  await dialog.getByRole('button', { name: 'One less' }).press('Enter');
  await dialog.getByLabel('Why are you returning this?').selectOption('Damaged or leaking');
  await dialog.getByLabel('Anything we should know').fill('The lid is broken');
  const mend = await cutOff(page, calls.returnOrder);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the shop.');
  await mend();
  const held = await hold(page, calls.returnOrder);
  await send.dblclick();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expect(dialog).toHaveCount(0);
  expect(held.count).toBe(1);
  await expect(
    page.getByText('We have your return request and will email you how to send the products back.').first(),
  ).toBeVisible();
  await expect(card.locator('summary')).toBeFocused();
  await expect(returnButton).toHaveCount(0);
  await expect(card.getByRole('list').first().getByRole('listitem')).toContainText([
    /^Placed/,
    /^Shipped|^Packed/,
    /./,
    /./,
    /^Delivered/,
    /^Return requested, now.*Damaged or leaking: The lid is broken \(1 × Multani Clay Mask\)/,
    /^Returned, still/,
    /^Refunded, still/,
  ]);
  await steppedBack(page);
  await page.reload();
  await expect(card).toContainText('Return requested');
  expectQuiet();
});
