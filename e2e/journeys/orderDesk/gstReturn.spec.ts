import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { readyShopper } from '../../support/people/buyer';
import { expectAccessible } from '../../support/page/axe';
import { advanceParcel, liveParcelOf, reconcile } from '../../support/shop/courier';
import { itemsOf } from '../../support/shop/items';

test('the month’s GST return has the invoice of a parcel that left, as figures and as files', async ({
  page,
}) => {
  const { buy, orderId } = await readyShopper(`gst.${Date.now()}@shopper.example`);
  await buy(...(await itemsOf('neem-and-tulsi-bar')));
  await advanceParcel((await liveParcelOf(orderId)).awb_number, 'delivered');
  await reconcile();
  await asAdmin(page, '/admin/gst');
  const states = page.getByRole('region', { name: 'Consumers, by state' });
  await expect(states.getByRole('row', { name: /5%/ }).first()).toBeVisible();
  await expectAccessible(page, 'the GST return');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all documents as a file' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^glumist-gst-20\d\d-\d\d-documents\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`,${orderId},`);

  // A quarter is chosen by keyboard, stands in the address and outlives a reload.
  const period = page.getByLabel('Month or quarter');
  await period.selectOption({ index: 13 });
  await expect(page).toHaveURL(/period=20\d\d-\d\d_20\d\d-\d\d/);
  await page.reload();
  await expect(period).toHaveValue(/_/);
  await expect(states).toBeVisible();
});
