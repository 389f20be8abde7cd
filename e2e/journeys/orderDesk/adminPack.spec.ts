import { expect, test } from '@playwright/test';
import type { CartItem } from '../../../src/domain/cart/cart';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { liveParcelOf } from '../../support/shop/courier';
import { soap } from '../../support/shop/items';
import { watchConsole } from '../../support/page/steps';

const bar: CartItem = { ...soap, quantity: 2 };

test('a packer scans an order and its items, with Enter alone; what is wrong is refused by name', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page, [/Failed to load resource/]);
  const buyer = await readyShopper(`uma.${info.project.name}.${Date.now()}@shopper.example`);
  const order = buyer.nextOrder();
  expect(await order.buy(bar)).toMatchObject({ status: 200 });
  const parcel = await liveParcelOf(order.orderId);
  await asAdmin(page, '/admin/pack');
  const field = page.getByRole('textbox', { name: /^Scan the/ });
  const refusal = page.getByRole('alert').filter({ hasText: /\w/ });
  const scan = async (code: string) => {
    await expect(field).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await expect(page.getByRole('heading', { level: 1, name: 'Scan to pack' })).toBeVisible();
  await scan('8901234567890');
  await expect(refusal).toContainText('No order or parcel has the code 8901234567890.');
  await expectAccessible(page, 'a code that is no order');

  await scan(parcel.awb_number);
  await expect(page.getByRole('heading', { level: 1, name: order.orderId })).toBeVisible();
  await scan('GLM-SER-AMC-30ML');
  await expect(refusal).toContainText(`GLM-SER-AMC-30ML does not belong to ${order.orderId}. Put it back.`);
  await expect(page.getByText('0 of 2 counted')).toBeVisible();
  await expectAccessible(page, 'a wrong item');
  await page.keyboard.press('Space');
  await expect(refusal).toHaveCount(0);
  await scan(bar.sku.toLowerCase());
  await expect(page.getByText('1 of 2 counted')).toBeVisible();
  await scan(bar.sku);
  await expect(page.getByText(`${order.orderId} is packed.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan to pack' })).toBeVisible();

  await scan(order.orderId);
  await expect(refusal).toContainText(`${order.orderId}: The order is packed.`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  expectQuiet();
});
