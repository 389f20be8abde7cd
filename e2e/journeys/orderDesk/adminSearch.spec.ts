import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { soap } from '../../support/shop/items';
import { watchConsole } from '../../support/page/steps';

test('the admin finds an order by name and city, by part of its number, and with a typing mistake', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  const buyer = await readyShopper(`find.${info.project.name}.${Date.now()}@shopper.example`);
  expect(await buyer.payOnline(soap)).toMatchObject({ status: 200 });
  await asAdmin(page, '/admin/orders');
  const field = page.getByLabel('Search orders');
  const row = page
    .getByText(buyer.orderId)
    .or(page.locator(`a[href$="${buyer.orderId}"]`))
    .first();

  await field.fill('meera chennai');
  await expect(row).toBeVisible();
  await field.fill(buyer.orderId.slice(-7));
  await expect(row).toBeVisible();
  await field.fill(`mera ${buyer.orderId.slice(-7)}`);
  await expect(page.getByText(/These orders come close/)).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessible(page, 'the orders that come close');
  await field.fill('nobody of that name');
  await expect(page.getByText('Nothing matches “nobody of that name”')).toBeVisible();
  expectQuiet();
});
