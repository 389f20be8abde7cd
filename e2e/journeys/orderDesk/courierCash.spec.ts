import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { readyShopper } from '../../support/people/buyer';
import { expectAccessible } from '../../support/page/axe';
import { advanceParcel, liveParcelOf, reconcile } from '../../support/shop/courier';
import { itemsOf } from '../../support/shop/items';

test('a courier’s list is recorded once, and says on the order that its cash has come', async ({ page }) => {
  const { buy, orderId } = await readyShopper(`cash.${Date.now()}@shopper.example`);
  await buy(...(await itemsOf('neem-and-tulsi-bar')));
  const { awb_number: awb } = await liveParcelOf(orderId);
  await advanceParcel(awb, 'delivered');
  await reconcile();
  await asAdmin(page, '/admin/remittances');
  const row = page.getByRole('region', { name: 'Delivered cash orders' }).getByRole('row', { name: orderId });
  await expect(row).toContainText('Not paid yet');
  const owed = Number(/₹([\d,]+)/.exec(await row.innerText())?.[1]?.replaceAll(',', ''));

  const day = new Date().toISOString().slice(0, 10);
  const utr = `UTR${Date.now()}`;
  const stray = `X${Date.now()}`;
  const text = [
    'AWB Number,Order Number,COD Amount,UTR,Remittance Date',
    `="${awb}",${orderId},${owed},${utr},${day}`,
    `${stray},,599,${utr},${day}`,
    `${awb},${orderId},-40,${utr},${day}`,
    '=1+1,,5,UTR1,today',
  ].join('\r\n');
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cod.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Add a remittance list' }).press('Enter');
  await choose();
  await expect(page.getByRole('heading', { name: 'cod.csv' })).toBeFocused();
  const refused = page.getByRole('region', { name: 'Refused rows' });
  await expect(refused).toContainText('The amount is below 0.');
  await expect(refused.getByRole('row')).toHaveCount(3);
  await expectAccessible(page, 'the preview of a remittance list');
  await page.getByRole('button', { name: /^Record 2 parcels/ }).dblclick();
  await expect(page.getByText(/^2 parcels with .* are recorded\./)).toBeVisible();
  await expect(row).toContainText(utr);
  await expect(page.getByRole('region', { name: 'Money in question' })).toContainText(stray);
  await expect(page.getByRole('region', { name: 'Transfers' }).getByRole('row', { name: utr })).toContainText(
    '2',
  );

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose();
  await expect(page.getByText('None of the rows can be recorded as they are.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');

  await page.getByRole('button', { name: /^Paid \d/ }).click();
  await expect(page).toHaveURL(/state=paid/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this list as a file' }).press('Enter');
  const file = await saved;
  // The apostrophe keeps Excel from shortening the number.
  expect(await readFile(await file.path(), 'utf8')).toContain(`${orderId},"'${awb}"`);

  await row.getByRole('link', { name: orderId }).click();
  await expect(page.getByText(new RegExp(`^Cash received on .*, reference ${utr}$`))).toBeVisible();
});
